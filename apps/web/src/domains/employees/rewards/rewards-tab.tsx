import { Button } from '@nhansu/ui/button/button.tsx'
import { EmptyState } from '@nhansu/ui/empty-state/empty-state.tsx'
import { formatDate } from '@nhansu/ui/format/date.ts'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { PageActions } from '@nhansu/ui/page-actions/page-actions.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useQuery } from '@tanstack/react-query'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { query } from '#web/session/queries.ts'
import type { FilePartProps } from '../file/employee-file.ts'
import { FactSection } from '../file/fact-section.tsx'
import { DisciplineState } from './discipline-state.tsx'
import type { RewardRecord } from './record-words.ts'
import { useRecordDialogs } from './use-record-dialogs.tsx'

/** The rewards and disciplines of one employee, the last one first; disciplines come only for who may see them. */
export default function RewardsTab({ employee }: FilePartProps) {
  const asked = useQuery(query('rewardsDisciplines.ofEmployee', { query: { employee_id: employee.id } }))
  const { show, offered, dialogs } = useRecordDialogs(employee.id)
  return (
    <Loaded query={asked} title="Không mở được khen thưởng, kỷ luật">
      {({ rewards_disciplines: records }) => {
        const of = (type: RewardRecord['type']) => records.filter((record) => record.type === type)
        return (
          <Stack gap="xl">
            {offered.length > 0 && (
              <Inline justify="end">
                <PageActions actions={offered} />
              </Inline>
            )}
            {records.length === 0 && <EmptyState title="Chưa có khen thưởng, kỷ luật nào" level={3} />}
            {of('reward').length > 0 && (
              <FactSection title="Khen thưởng">
                <RecordList records={of('reward')} onShow={show} />
              </FactSection>
            )}
            {of('discipline').length > 0 && (
              <FactSection title="Kỷ luật">
                <RecordList records={of('discipline')} onShow={show} />
              </FactSection>
            )}
            {dialogs}
          </Stack>
        )
      }}
    </Loaded>
  )
}

interface RecordListProps {
  records: readonly RewardRecord[]
  onShow: (record: RewardRecord) => void
}

function RecordList({ records, onShow }: RecordListProps) {
  return (
    <Stack as="ul" gap="md">
      {records.map((record) => (
        <li key={record.id}>
          <Inline gap="md" justify="between">
            <Stack gap="xs">
              <Inline gap="sm">
                <Text weight="medium">{record.form_name ?? `Biên bản ${record.minutes_no ?? ''}`}</Text>
                {record.state && <DisciplineState state={record.state} limitDay={record.limit_day} />}
              </Inline>
              <Text>{record.reason}</Text>
              <Text tone="soft">{paperWords(record)}</Text>
            </Stack>
            <Button size="small" onClick={() => onShow(record)}>
              Xem
            </Button>
          </Inline>
        </li>
      ))}
    </Stack>
  )
}

function paperWords({ number, decision_date, violation_date, cleared_date }: RewardRecord): string {
  return [
    number && `Quyết định ${number}`,
    decision_date && `ngày ${formatDate(decision_date)}`,
    violation_date && `vi phạm ngày ${formatDate(violation_date)}`,
    cleared_date && `xóa kỷ luật ngày ${formatDate(cleared_date)}`,
  ]
    .filter(Boolean)
    .join(' · ')
}
