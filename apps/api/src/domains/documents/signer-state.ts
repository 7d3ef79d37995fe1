import { type Expression, sql } from 'kysely'

/** Whether an authority to sign holds today in Viet Nam, not yet, or no more. */
export function signerState(table: string): Expression<string> {
  const from = sql.ref(`${table}.valid_from`)
  const to = sql.ref(`${table}.valid_to`)
  return sql`(case when ${from} > current_date then 'not_yet' when ${to} < current_date then 'over' else 'in_force' end)`
}
