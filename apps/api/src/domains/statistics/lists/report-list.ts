import type { PermissionName, Schemas } from '@nhansu/sdk/contract'
import { type RawBuilder, sql } from 'kysely'
import type { ProductContext } from '../../../contract/handlers.ts'
import type { Clauses } from '../population.ts'
import type { YearlyDay } from './yearly-day.ts'

export type ReportListKey = Schemas['ReportListKey']

/** The days that a list is about and the units whose people it names; they stand as `unit`, `reach` and `counted` of today. */
export interface ListFrame {
  today: string
  from: string
  to: string
  heads: readonly number[] | undefined
  /** Whether `counted` stands there read once for all, or lets a list of few people find them by their index. */
  reading: 'often' | 'few'
  /** Ids of those whom the reader may see, where these are few of the company: changes are looked for among them alone. */
  among?: RawBuilder<unknown>
}

/**
 * Which days a list is about where nobody says: those of this month, so many from today on, the next day of that name in the
 * year, or only today's state.
 */
export type ListPeriod = 'month' | { daysAhead: number } | { yearly: YearlyDay } | 'state'

/**
 * A ready list as data. Its `rows` are a select of the columns that {@link namedRows} gives, from `counted` (everybody who
 * works today) or from whoever came or went.
 */
export interface ReportList {
  title: string
  group: Schemas['ReportListGroup']
  /** Head of the column of days: 'Ngày hết hạn'. */
  dayLabel: string
  /** Head of the column that says why somebody is in the list. */
  detailLabel: string
  period: ListPeriod
  /** Rights that the reader needs over each person beside that to the file. */
  needs?: readonly PermissionName[]
  /** What was counted, in one sentence. */
  basis: string
  rows: (context: ProductContext, frame: ListFrame) => Clauses
  /**
   * The days of the same rows out of what is kept for it, for whoever counts all people of the company: a select of `day`
   * alone. A figure by it is the number of the list's rows.
   */
  keptDays?: (context: ProductContext, frame: ListFrame) => Clauses
}

/** Rows about people who work today: the day and the reason, out of what is joined to `counted`. */
export function ofWorking(
  day: RawBuilder<unknown>,
  detail: RawBuilder<unknown>,
  joined: RawBuilder<unknown>,
) {
  return sql`select counted.id, counted.nhansu_id, counted.full_name, counted.sort_name, counted.unit_name,
    counted.position_name, ${day} as day, ${detail} as detail from counted ${joined}`
}

/** Rows about changes of work, each named by `employee_id`, `department_id`, `position_id`, `day` and `detail`. */
export function ofChanges({ inThisCompany }: ProductContext, changes: Clauses) {
  return sql`select employees.id, employees.nhansu_id, employees.full_name, employees.sort_name, unit.name as unit_name,
    positions.name as position_name, change.day, change.detail
    from (${changes}) change
    join employees on ${inThisCompany('employees')} and employees.id = change.employee_id
    left join unit on unit.department_id = change.department_id
    left join positions on ${inThisCompany('positions')} and positions.id = change.position_id`
}

/** The stretches of work of who works today, as `counted`: what is kept of each person for counting by days. */
export function keptOfWorking(
  { inThisCompany }: ProductContext,
  { today }: ListFrame,
  joined: RawBuilder<unknown>,
) {
  return sql`from work_spells counted ${joined} where ${inThisCompany('counted')}
    and counted.works_from <= ${today}::date and (counted.works_until is null or counted.works_until > ${today}::date)`
}

/** Whether a day lies within those that are asked for. */
export function within(day: RawBuilder<unknown>, { from, to }: ListFrame) {
  return sql`${day} between ${from}::date and ${to}::date`
}

/** A day in words, as the rows of details show it. */
export const dayWords = (day: RawBuilder<unknown>) => sql`to_char(${day}, 'DD-MM-YYYY')`

/** Nobody but those whom the reader may see, where a list begins with them. */
export function ofThese({ among }: ListFrame, employee: RawBuilder<unknown>): RawBuilder<unknown> {
  return among === undefined ? sql`` : sql`and ${employee} in (${among})`
}

/** Nobody but those of the units that the reader counts. */
export function inReach({ heads }: ListFrame, unit: RawBuilder<unknown>): RawBuilder<unknown> {
  return heads === undefined ? sql`` : sql`and ${unit} in (select department_id from reach)`
}
