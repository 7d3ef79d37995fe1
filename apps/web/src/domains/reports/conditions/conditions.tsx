import type { Data, Input } from '@nhansu/sdk/contract'
import { download, saveFile } from '@nhansu/sdk'
import type { ConditionField } from '@nhansu/sdk/domains/conditions'
import { type AnyApiError, isApiError } from '@nhansu/sdk/errors'
import { Button } from '@nhansu/ui/button/button.tsx'
import { DateField } from '@nhansu/ui/date-field/date-field.tsx'
import { formatNumber } from '@nhansu/ui/format/number.ts'
import { Card } from '@nhansu/ui/layout/card.tsx'
import { Columns } from '@nhansu/ui/layout/columns.tsx'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { Page } from '@nhansu/ui/layout/page.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { MultiCombobox } from '@nhansu/ui/multi-combobox/multi-combobox.tsx'
import { Pagination } from '@nhansu/ui/pagination/pagination.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Search, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { client } from '#web/session/client.ts'
import { query } from '#web/session/queries.ts'
import { usePermission } from '#web/session/use-profile.ts'
import { basisWords } from '../basis-words.ts'
import { WorkbookButton } from '../file-buttons.tsx'
import { columnOptions, newCondition } from './condition-draft.ts'
import { ConditionParts } from './condition-parts.tsx'
import { firstStep, stepped, undone } from './condition-steps.ts'
import { MatchedPeople } from './matched-people.tsx'
import { faultsOfParts, type PartDraft, partDraftOf, partOf } from './part-draft.ts'
import { type QueryContent, SavedQueries, type SavedQuery } from './saved-queries.tsx'
import { useUndoKey } from './use-undo-key.ts'

type Asked = Input<'statistics.withConditions'>['body']

const SIZE = 50
const usualColumns: readonly ConditionField[] = ['full_name', 'nhansu_id', 'unit_name', 'position_name']

/** The query of 'Mẫu' that stands in the address, so that a link opens the same. */
const savedKey = 'mau'

/**
 * Theo điều kiện: the people of a day who meet what one puts together. What is typed stands in no address, since it may be
 * names and numbers of people; it travels as a saved query.
 */
export default function ConditionsScreen() {
  const [address, setAddress] = useSearchParams()
  const saved = useQuery(query('statisticsQueries.list'))
  const [filledWith, setFilledWith] = useState<number>()
  const [steps, setSteps] = useState(() => firstStep({ parts: [newCondition()], match: 'and' }))
  const [undoneTimes, setUndoneTimes] = useState(0)
  const { parts, match } = steps.now
  const [asOf, setAsOf] = useState<string | null>(null)
  const [columns, setColumns] = useState(usualColumns)
  const [asked, setAsked] = useState<Asked>()
  const [sent, setSent] = useState<readonly PartDraft[]>([])
  const content = (): QueryContent => ({
    match,
    conditions: parts.map(partOf),
    ...(columns.length > 0 && { columns: [...columns] }),
  })
  const opened = saved.data?.queries.find(({ id }) => String(id) === address.get(savedKey))
  if (opened !== undefined && opened.id !== filledWith) {
    // The builder begins with what the address names, as soon as it is there.
    setFilledWith(opened.id)
    setSteps(
      firstStep({
        parts: opened.query.conditions.flatMap(partDraftOf),
        match: opened.query.match ?? 'and',
      }),
    )
    setUndoneTimes(0)
    setColumns(opened.query.columns ?? usualColumns)
    setAsked(undefined)
  }
  const name = (one: SavedQuery | undefined) =>
    setAddress(one === undefined ? {} : { [savedKey]: String(one.id) }, { replace: true })
  const found = useQuery<Data<'statistics.withConditions'>, AnyApiError>({
    queryKey: [client.session.read().companyId ?? null, 'statistics.withConditions', asked],
    queryFn: ({ signal }) =>
      client.call('statistics.withConditions', { body: asked ?? { conditions: [] } }, { signal }),
    enabled: asked !== undefined,
    placeholderData: keepPreviousData,
    retry: false,
  })
  const mayExport = [usePermission('report_export'), usePermission('employee_export')].every(Boolean)
  const { error } = found
  const faults = faultsOfParts(sent, isApiError(error) && error.kind === 'validation' ? error.fields : {})
  const search = () => {
    setSent(parts)
    setAsked({ ...content(), ...(asOf !== null && { as_of: asOf }), page: 1, size: SIZE })
  }
  const undo = () => {
    setSteps(undone)
    setUndoneTimes((times) => times + 1)
  }
  useUndoKey(() => {
    if (steps.before.length > 0) undo()
    return steps.before.length > 0
  })
  return (
    <Page title="Nhân viên theo điều kiện" summary={basisWords(found.data?.basis)}>
      <Card>
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            search()
          }}
        >
          <Stack>
            {saved.data && (
              <SavedQueries
                queries={saved.data.queries}
                mayShare={saved.data.may_share}
                opened={opened}
                content={content}
                onOpen={(one) => {
                  setFilledWith(undefined)
                  name(one)
                }}
                onSaved={(one) => {
                  // It stands in the builder already.
                  setFilledWith(one.id)
                  name(one)
                }}
              />
            )}
            <ConditionParts
              // What a removed line offers to bring back is of no use once that step is taken back.
              key={undoneTimes}
              title="Điều kiện"
              parts={parts}
              match={match}
              faults={faults}
              empty="Chưa có điều kiện nào: tất cả nhân viên được tìm."
              onChange={(changed) => setSteps((now) => stepped(now, { ...now.now, ...changed }))}
            />
            {(steps.before.length > 0 || undoneTimes > 0) && (
              <Inline gap="md">
                <Button
                  icon={Undo2}
                  tone="quiet"
                  onClick={() => steps.before.length > 0 && undo()}
                  aria-disabled={steps.before.length === 0}
                  aria-keyshortcuts="Control+Z"
                >
                  Hoàn tác bước vừa làm
                </Button>
                <output>
                  {undoneTimes > 0 && (
                    <Text tone="hint">
                      {steps.before.length === 0
                        ? 'Đã về lúc bắt đầu đặt điều kiện.'
                        : `Còn ${steps.before.length} bước hoàn tác được.`}
                    </Text>
                  )}
                </output>
              </Inline>
            )}
            <Columns count={2}>
              <DateField
                label="Tính đến ngày"
                hint="Để trống là hôm nay."
                value={asOf}
                onValueChange={setAsOf}
              />
              <MultiCombobox
                label="Cột hiển thị"
                options={columnOptions}
                value={columns}
                onValueChange={setColumns}
              />
            </Columns>
            <div>
              <Button type="submit" tone="primary" icon={Search} loading={found.isFetching}>
                Tìm nhân viên
              </Button>
            </div>
          </Stack>
        </form>
      </Card>
      {asked && (
        <Card title="Kết quả">
          <Loaded query={found} title="Không tìm được" level={3}>
            {({ employees, columns: shown, employees_total: total, may_open: mayOpen }) => (
              <Stack>
                <Text>
                  {total === null
                    ? 'Có từ 1 đến 4 nhân viên. Con số chính xác được giữ kín để không nhận ra được từng người.'
                    : `${formatNumber(total)} nhân viên thỏa điều kiện.`}
                </Text>
                {!mayOpen && (
                  <Text tone="hint">Bạn xem được số người; danh sách cần quyền xem hồ sơ nhân viên.</Text>
                )}
                {mayExport && mayOpen && employees.length > 0 && (
                  <div>
                    <WorkbookButton
                      fetchFile={async () =>
                        saveFile(await download(client, 'statistics.withConditionsDownload', { body: asked }))
                      }
                    />
                  </div>
                )}
                {employees.length > 0 && <MatchedPeople employees={employees} columns={shown} />}
                {mayOpen && (
                  <Pagination
                    page={asked.page ?? 1}
                    perPage={SIZE}
                    total={total ?? 0}
                    onPageChange={(page) => setAsked({ ...asked, page })}
                  />
                )}
              </Stack>
            )}
          </Loaded>
        </Card>
      )}
    </Page>
  )
}
