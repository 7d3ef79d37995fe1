import { type RawBuilder, sql } from 'kysely'
import type { ProductContext } from '../../contract/handlers.ts'

/** The positions that the employee of each row holds now, the main one first; triggers keep them packed. */
export function heldPositions({ inThisCompany }: ProductContext): RawBuilder<unknown> {
  return sql`coalesce((
    select summary.positions from position_summaries summary
    where ${inThisCompany('summary')} and summary.employee_id = employees.id), '[]') as positions`
}
