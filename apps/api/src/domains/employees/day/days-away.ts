import { type RawBuilder, sql } from 'kysely'
import type { ProductContext } from '../../../contract/handlers.ts'

/**
 * Rows `employee_id, days`: how many days lie between two employments of somebody in the group by a day, since he joined it.
 * Who was never away has none. Years of service are reckoned from here alone, wherever they are told.
 * @param people everybody of the company when absent
 */
export function daysAway(day: RawBuilder<unknown>, people?: RawBuilder<unknown>): RawBuilder<unknown> {
  return people === undefined
    ? sql`days_away_in_group(${day}::date)`
    : sql`days_away_in_group(${day}::date, ${people}::bigint[])`
}

/** Adds to each employee the days that are no years of service of his. */
export async function withDaysAway<Row extends { id: number }>(
  { db }: Pick<ProductContext, 'db'>,
  employees: readonly Row[],
  day?: string,
): Promise<(Row & { days_away: number })[]> {
  const ids = employees.map(({ id }) => id)
  const { rows } = await sql<{ employee_id: number; days: number }>`
    select * from ${daysAway(day === undefined ? sql`current_date` : sql`${day}`, sql`${ids}`)}`.execute(db)
  const found = new Map(rows.map(({ employee_id, days }) => [employee_id, days]))
  return employees.map((employee) => ({ ...employee, days_away: found.get(employee.id) ?? 0 }))
}
