import type { Schemas } from '@nhansu/sdk/contract'
import { Button } from '@nhansu/ui/button/button.tsx'
import { EmptyState } from '@nhansu/ui/empty-state/empty-state.tsx'
import { formatNumber } from '@nhansu/ui/format/number.ts'
import { formatDateTime } from '@nhansu/ui/format/time.ts'
import { Card } from '@nhansu/ui/layout/card.tsx'
import { Columns } from '@nhansu/ui/layout/columns.tsx'
import { Page } from '@nhansu/ui/layout/page.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Link } from '@nhansu/ui/link/link.tsx'
import { Stat } from '@nhansu/ui/stat/stat.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { errorText } from '#web/kit/feedback/messages.ts'
import { JobProgress } from '#web/kit/jobs/job-progress.tsx'
import { useSearch } from '#web/kit/screen/use-address.ts'
import { keepRows, mutation, query } from '#web/session/queries.ts'
import { usePermission } from '#web/session/use-profile.ts'
import { finding as findingLine, stats } from './data-quality.css.ts'
import { type Counted, countedFindings } from './finding-groups.ts'
import { type CountedPeople, peopleBehind, peopleFound, qualityOf, unitIn } from './quality-links.ts'
import { shareComplete, UnitFigures } from './unit-figures.tsx'

const RequestDialog = lazy(() => import('./request-dialog.tsx'))

type Quality = Schemas['DataQuality']

/** Chất lượng dữ liệu: how complete the files of a unit are, what they lack or contradict, and asking the people for it. */
export default function DataQualityScreen() {
  const [search] = useSearch()
  const unitId = unitIn(search)
  const quality = useQuery({
    ...query('dataQuality.show', { query: unitId === null ? {} : { department_id: unitId } }),
    placeholderData: keepRows(),
    // What is found is put right in the files, and one comes back at once.
    staleTime: 0,
  })
  return (
    <Page
      title="Chất lượng dữ liệu"
      summary={quality.data === undefined ? null : checkedWords(quality.data.data_quality)}
      actions={<Actions shown={shownQuality(quality)} />}
    >
      <Loaded query={quality} title="Không lấy được số liệu">
        {({ data_quality: shown }) => <Figures quality={shown} />}
      </Loaded>
    </Page>
  )
}

/** The figures, unless they are those of the unit before, or not fresh: nobody is asked by those. */
function shownQuality(quality: {
  data: { data_quality: Quality } | undefined
  isError: boolean
  isPlaceholderData: boolean
}): Quality | null {
  if (quality.data === undefined || quality.isError || quality.isPlaceholderData) return null
  return quality.data.data_quality
}

function checkedWords({ checked_at: at }: Quality): string {
  return at === null
    ? 'Chưa kiểm tra lần nào.'
    : `Kiểm tra toàn bộ lúc ${formatDateTime(at)}; hồ sơ được sửa thì kiểm tra lại ngay.`
}

function Actions({ shown }: { shown: Quality | null }) {
  const mayEdit = usePermission('employee_edit')
  const queries = useQueryClient()
  const toast = useToast()
  const [asked, setAsked] = useState<Pick<Quality, 'unit'> | null>(null)
  const check = useMutation({
    ...mutation('dataQuality.check'),
    onError: (error) => void toast.bad(errorText(error)),
  })
  if (!mayEdit) return null
  return (
    <>
      <Button loading={check.isPending} onClick={() => check.mutate({})}>
        Kiểm tra lại
      </Button>
      <Button tone="primary" disabled={shown === null} onClick={() => setAsked(shown)}>
        Đề nghị bổ sung
      </Button>
      {check.data && (
        <JobProgress
          id={check.data.run_id}
          title="Kiểm tra dữ liệu hồ sơ"
          onDone={() => void queries.invalidateQueries()}
          onClose={check.reset}
        />
      )}
      {asked && (
        <Suspense>
          <RequestDialog unit={asked.unit} onClose={() => setAsked(null)} />
        </Suspense>
      )}
    </>
  )
}

const figures: readonly [CountedPeople, string][] = [
  ['people', 'Đang làm việc'],
  ['complete', 'Đủ hồ sơ'],
  ['lacking_papers', 'Thiếu giấy tờ phải nộp'],
  ['lacking_data', 'Thiếu thông tin'],
  ['contradictory', 'Thông tin mâu thuẫn'],
]

function Figures({ quality }: { quality: Quality }) {
  const { unit, total, units } = quality
  const unitId = unit?.id ?? null
  const { missing, wrong } = countedFindings(quality)
  // Figures of files that nobody has looked at yet would call all of them complete.
  if (quality.checked_at === null) {
    return (
      <EmptyState
        title="Hồ sơ chưa được kiểm tra"
        text="Hồ sơ của mọi người được kiểm tra mỗi đêm; người được sửa hồ sơ có thể bấm “Kiểm tra lại” để có số liệu ngay."
      />
    )
  }
  if (total.people === 0) {
    return (
      <EmptyState title="Không có nhân viên nào" text="Ở đây không có ai đang làm việc để kiểm tra hồ sơ." />
    )
  }
  return (
    <Stack>
      {unit !== null && (
        <Text>
          {`Đơn vị: ${unit.name}. `}
          <Link href={qualityOf(unit.parent_id)}>
            {unit.parent_id === null ? 'Xem mọi đơn vị' : 'Lên đơn vị cấp trên'}
          </Link>
        </Text>
      )}
      <div className={stats}>
        {figures.map(([key, label]) => (
          <Card key={key}>
            <Stat
              label={label}
              value={
                <Link tone="quiet" href={peopleBehind(key, unitId)}>
                  {formatNumber(total[key])}
                </Link>
              }
              {...(key === 'complete' && { note: `${shareComplete(total)} số hồ sơ` })}
            />
          </Card>
        ))}
      </div>
      {units.length > 0 && (
        <Card title="Theo đơn vị">
          <UnitFigures units={units} />
        </Card>
      )}
      <Columns count={2}>
        <Findings title="Thông tin còn thiếu" findings={missing} unitId={unitId} />
        <Findings title="Thông tin mâu thuẫn" findings={wrong} unitId={unitId} />
      </Columns>
    </Stack>
  )
}

interface FindingsProps {
  title: string
  findings: readonly Counted[]
  unitId: number | null
}

function Findings({ title, findings, unitId }: FindingsProps) {
  return (
    <Card title={title}>
      {findings.length === 0 ? (
        <Text tone="soft">Không có trong những thông tin mà bạn được xem.</Text>
      ) : (
        <Stack as="ul" gap="none">
          {findings.map(({ finding, label, people }) => (
            <li key={finding} className={findingLine}>
              <Link href={peopleFound(finding, unitId)}>{label}</Link>
              <Text weight="medium" tabular>
                {formatNumber(people)}
              </Text>
            </li>
          ))}
        </Stack>
      )}
    </Card>
  )
}
