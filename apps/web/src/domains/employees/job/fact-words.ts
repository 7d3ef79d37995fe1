import type { Schemas } from '@nhansu/sdk/contract'
import { natureOfWorkLabels, workStateLabels } from '@nhansu/sdk/domains/employees'
import { heavyWorkLabels } from '@nhansu/sdk/domains/job-changes'
import { formatDate } from '@nhansu/ui/format/date.ts'

type JobFacts = Schemas['JobFacts']
/** A dated fact of somebody's work. */
export type Fact = keyof JobFacts
type Words = { [Name in Fact]-?: (value: NonNullable<JobFacts[Name]>) => string }

/** What each fact is called, in the order in which they are read. */
export const factTitles: Readonly<Record<Fact, string>> = {
  work_state: 'Tình trạng làm việc',
  main_position: 'Chức vụ chính',
  further_positions: 'Kiêm nhiệm',
  nature_of_work: 'Tính chất công việc',
  work_place: 'Nơi làm việc',
  direct_manager: 'Quản lý trực tiếp',
  heavy_work: 'Công việc nặng nhọc, độc hại',
  join_date: 'Ngày vào công ty',
  probation_from: 'Thử việc từ ngày',
  probation_to: 'Thử việc đến ngày',
  official_date: 'Ngày chính thức',
  absent_until: 'Nghỉ đến hết ngày',
  leave_date: 'Ngày làm việc cuối cùng',
  leave_reason: 'Lý do nghỉ',
}

const nature: Readonly<Record<number, string>> = natureOfWorkLabels

const words: Words = {
  work_state: (state) => workStateLabels[state],
  main_position: positionWords,
  further_positions: (held) => held.map(positionWords).join('; '),
  nature_of_work: (code) => nature[code] ?? '',
  work_place: (place) => place,
  direct_manager: ({ full_name }) => full_name,
  heavy_work: (code) => heavyWorkLabels[code],
  join_date: formatDay,
  probation_from: formatDay,
  probation_to: formatDay,
  official_date: formatDay,
  absent_until: formatDay,
  leave_date: formatDay,
  leave_reason: (reason) => reason,
}

function positionWords({ position_name, department_name }: Schemas['JobNamedPosition']): string {
  return `${position_name}, ${department_name}`
}

function formatDay(day: string): string {
  return formatDate(day) ?? ''
}

/** The facts that are there, in their order. */
function factsIn(...all: readonly JobFacts[]): Fact[] {
  // The keys of the table are all facts there are.
  return (Object.keys(factTitles) as Fact[]).filter((fact) => all.some((facts) => fact in facts))
}

/** What a fact says, in words; empty where it says nothing. */
export function valueOf(facts: JobFacts, fact: Fact): string {
  const value = facts[fact]
  // The words of a fact take that fact's values, which no type can say of a name that varies.
  const say = words[fact] as (value: unknown) => string
  return value === null || value === undefined ? '' : say(value)
}

/** Facts as names and values. */
export function factLines(facts: JobFacts) {
  return factsIn(facts).map((fact) => ({ fact, term: factTitles[fact], value: valueOf(facts, fact) }))
}

/** 'Chức vụ chính: Nhân viên, Đội Kho' for each fact that a change sets. */
export function setLines(facts: JobFacts): string[] {
  return factsIn(facts).map((fact) => `${factTitles[fact]}: ${valueOf(facts, fact) || 'không có'}`)
}

/** 'Chức vụ chính: Nhân viên, Đội Kho → Thủ kho, Đội Kho' for each fact that is no longer the same. */
export function differenceLines(before: JobFacts, after: JobFacts): string[] {
  return factsIn(before, after).map((fact) => {
    const [was, is] = [valueOf(before, fact) || 'không có', valueOf(after, fact) || 'không có']
    return `${factTitles[fact]}: ${was} → ${is}`
  })
}
