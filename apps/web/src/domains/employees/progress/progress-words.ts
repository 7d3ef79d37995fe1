import type { Schemas } from '@nhansu/sdk/contract'
import { decisionTypeLabels } from '@nhansu/sdk/domains/documents'
import { natureOfWorkLabels } from '@nhansu/sdk/domains/employees'
import { jobChangeKindLabels } from '@nhansu/sdk/domains/job-changes'
import { positionLevelLabels } from '@nhansu/sdk/domains/organisation'
import { formatDate } from '@nhansu/ui/format/date.ts'
import type { TimelineEvent } from '@nhansu/ui/timeline/timeline.tsx'
import { filePath } from '../file/employee-file.ts'

type Period = Schemas['WorkProgress']

/** The tab of an employee's file with the periods of his work. */
export function progressPath(employeeId: number): string {
  return `${filePath(employeeId)}?tab=progress`
}

/** Periods as events along a line, the last one first, with the gap of somebody who was away between two of them. */
export function progressEvents(periods: readonly Period[]): TimelineEvent[] {
  return periods.flatMap((period, at) => {
    const before = periods[at + 1]
    return [eventOf(period), ...gapBetween(before, period)]
  })
}

function eventOf(period: Period): TimelineEvent {
  const { id, kind, from_date, to_date, department_name, company_name, position_name } = period
  const place = kind === 'inside' ? department_name : company_name
  return {
    id,
    period: `${formatDate(from_date)} đến ${to_date === null ? 'nay' : formatDate(to_date)}`,
    title: [position_name, place].filter(Boolean).join(' · '),
    lines: linesOf(period),
    tone: kind === 'outside' ? 'other' : to_date === null ? 'current' : 'past',
  }
}

function linesOf(period: Period): string[] {
  const { kind, position_level, nature_of_work, salary_level, change_kind, reason, note } = period
  const levels: Readonly<Record<number, string>> = positionLevelLabels
  const natures: Readonly<Record<number, string>> = natureOfWorkLabels
  const kinds: Readonly<Record<string, string>> = jobChangeKindLabels
  const facts = [
    position_level !== null && `Cấp ${levels[position_level]}`,
    nature_of_work !== null && natures[nature_of_work],
    salary_level !== null && salary_level !== undefined && `Bậc lương ${salary_level}`,
  ]
  const paper = paperLine(period) ?? (change_kind === null ? undefined : kinds[change_kind])
  return [
    facts.filter(Boolean).join(' · '),
    paper,
    kind === 'outside' ? 'Trước khi vào công ty' : undefined,
    reason === null ? undefined : `Lý do: ${reason}`,
    note,
  ].filter((line): line is string => typeof line === 'string' && line !== '')
}

function paperLine({ decision_no, decision_date, decision_type }: Period): string | undefined {
  if (decision_no === null) return undefined
  const types: Readonly<Record<number, string>> = decisionTypeLabels
  return [
    `Quyết định số ${decision_no}`,
    decision_date !== null && `ngày ${formatDate(decision_date)}`,
    decision_type !== null && `(${types[decision_type]})`,
  ]
    .filter(Boolean)
    .join(' ')
}

const dayLength = 86_400_000

/** Somebody who left and was taken on again was not there in between: Bộ luật Lao động counts no such days. */
function gapBetween(before: Period | undefined, after: Period): TimelineEvent[] {
  if (before === undefined || before.kind === 'outside' || before.to_date === null) return []
  const first = Date.parse(before.to_date) + dayLength
  if (first >= Date.parse(after.from_date)) return []
  const day = (time: number) => formatDate(new Date(time).toISOString().slice(0, 10))
  return [
    {
      id: `gap-${after.id}`,
      period: `${day(first)} đến ${day(Date.parse(after.from_date) - dayLength)}`,
      title: 'Không làm việc tại công ty',
      tone: 'gap',
    },
  ]
}
