import type { Schemas } from '@nhansu/sdk/contract'
import { formatDate } from '@nhansu/ui/format/date.ts'
import { Timeline, type TimelineEvent } from '@nhansu/ui/timeline/timeline.tsx'
import { useQuery } from '@tanstack/react-query'
import { query } from '#web/session/queries.ts'
import { usePermission } from '#web/session/use-profile.ts'
import { FactSection } from '../file/fact-section.tsx'

type Period = Schemas['GroupPeriod']

/** Where somebody has worked in the whole group, for who reads it; nothing where that is one company alone. */
export function GroupLife({ employeeId }: { employeeId: number }) {
  const mayRead = usePermission('group_read')
  const { data } = useQuery({
    ...query('samePeople.life', { path: { id: employeeId } }),
    enabled: mayRead,
    retry: false,
  })
  const periods = data?.group_periods ?? []
  if (periods.every(({ is_here }) => is_here)) return null
  return (
    <FactSection title="Quá trình trong tập đoàn">
      <Timeline label="Quá trình trong tập đoàn" events={periods.map(eventOf)} />
    </FactSection>
  )
}

function eventOf(period: Period, index: number): TimelineEvent {
  const {
    company_name,
    is_here,
    nhansu_id,
    from_date: from,
    to_date: to,
    position_name,
    department_name,
  } = period
  return {
    id: index,
    period: `${formatDate(from)} ${to === null ? 'đến nay' : `đến ${formatDate(to)}`}`,
    title: [position_name, department_name].filter(Boolean).join(', ') || 'Chưa có chức vụ',
    lines: [`${company_name} · mã ${nhansu_id}`],
    tone: is_here ? (to === null ? 'current' : 'past') : 'other',
  }
}
