import type { Data, Input } from '@nhansu/sdk/contract'
import { download, saveFile } from '@nhansu/sdk'
import type { ConditionField } from '@nhansu/sdk/domains/conditions'
import { conditionMatchLabels } from '@nhansu/sdk/domains/statistics'
import { type AnyApiError, isApiError } from '@nhansu/sdk/errors'
import { Button } from '@nhansu/ui/button/button.tsx'
import { DateField } from '@nhansu/ui/date-field/date-field.tsx'
import { formatNumber } from '@nhansu/ui/format/number.ts'
import { Card } from '@nhansu/ui/layout/card.tsx'
import { Columns } from '@nhansu/ui/layout/columns.tsx'
import { Page } from '@nhansu/ui/layout/page.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { MultiCombobox } from '@nhansu/ui/multi-combobox/multi-combobox.tsx'
import { Pagination } from '@nhansu/ui/pagination/pagination.tsx'
import { RadioGroup } from '@nhansu/ui/radio-group/radio-group.tsx'
import { RepeatedRows } from '@nhansu/ui/repeated-rows/repeated-rows.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { useState } from 'react'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { client } from '#web/session/client.ts'
import { usePermission } from '#web/session/use-profile.ts'
import { WorkbookButton } from '../workbook-button.tsx'
import { columnOptions, type ConditionDraft, conditionOf, newCondition } from './condition-draft.ts'
import { ConditionRow } from './condition-row.tsx'
import { MatchedPeople } from './matched-people.tsx'

type Asked = Input<'statistics.withConditions'>['body']

const SIZE = 50
const usualColumns: readonly ConditionField[] = ['full_name', 'nhansu_id', 'unit_name', 'position_name']

/**
 * Theo điều kiện: the people of a day who meet what one puts together. What is typed stands in no address, since it may be
 * names and numbers of people.
 */
export default function ConditionsScreen() {
  const [match, setMatch] = useState<'and' | 'or'>('and')
  const [conditions, setConditions] = useState(() => [newCondition()])
  const [asOf, setAsOf] = useState<string | null>(null)
  const [columns, setColumns] = useState(usualColumns)
  const [asked, setAsked] = useState<Asked>()
  const [sent, setSent] = useState<readonly ConditionDraft[]>([])
  const found = useQuery<Data<'statistics.withConditions'>, AnyApiError>({
    queryKey: [client.session.read().companyId ?? null, 'statistics.withConditions', asked],
    queryFn: ({ signal }) =>
      client.call('statistics.withConditions', { body: asked ?? { conditions: [] } }, { signal }),
    enabled: asked !== undefined,
    placeholderData: keepPreviousData,
    retry: false,
  })
  const mayExport = [usePermission('report_export'), usePermission('employee_export')].every(Boolean)
  const faults = faultsOf(found.error)
  const search = () => {
    setSent(conditions)
    setAsked({
      match,
      conditions: conditions.map(conditionOf),
      ...(asOf !== null && { as_of: asOf }),
      ...(columns.length > 0 && { columns: [...columns] }),
      page: 1,
      size: SIZE,
    })
  }
  return (
    <Page title="Nhân viên theo điều kiện" summary={found.data?.basis ?? null}>
      <Card>
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            search()
          }}
        >
          <Stack>
            <RepeatedRows
              title="Điều kiện"
              level={2}
              rows={conditions}
              rowKey={({ key }) => key}
              rowName={(_, index) => `điều kiện ${index + 1}`}
              addLabel="Thêm điều kiện"
              empty="Chưa có điều kiện nào: tất cả nhân viên được tìm."
              onAdd={() => setConditions([...conditions, newCondition()])}
              onRemove={(index) => setConditions(conditions.filter((_, place) => place !== index))}
              onRestore={(row, index) => setConditions(conditions.toSpliced(index, 0, row))}
              renderRow={(condition, index) => (
                <ConditionRow
                  condition={condition}
                  // Of a condition that was changed since, nobody knows yet whether it is wrong.
                  error={sent[index] === condition ? faults.get(index) : undefined}
                  onChange={(changed) => setConditions(conditions.with(index, changed))}
                />
              )}
            />
            {conditions.length > 1 && (
              <RadioGroup
                label="Kết hợp các điều kiện"
                options={[
                  { value: 'and', label: conditionMatchLabels.and },
                  { value: 'or', label: conditionMatchLabels.or },
                ]}
                value={match}
                onValueChange={(next) => setMatch(next === 'or' ? 'or' : 'and')}
              />
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

/** What the server found wrong with the conditions, by their place. */
function faultsOf(error: AnyApiError | null): ReadonlyMap<number, string> {
  if (!isApiError(error) || error.kind !== 'validation') return new Map()
  return new Map(
    Object.entries(error.fields).flatMap(([place, [sentence]]) => {
      const index = /^conditions\.(\d+)/.exec(place)?.[1]
      return index === undefined || sentence === undefined ? [] : [[Number(index), sentence] as const]
    }),
  )
}
