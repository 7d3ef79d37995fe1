import { sql } from 'kysely'
import { defineOperations } from '../../../contract/handlers.ts'
import { rowSet } from './row-set.ts'
import type { RowSetSettings } from './write-row.ts'

/** What the rows of this set are, for whatever writes them. */
export const allowancesSet: RowSetSettings = {
  table: 'employee_allowances',
  item: 'allowance',
  rows: 'allowances',
  order: sql`to_date is not null, allowance_type, from_date desc`,
}

/** Phụ cấp: periods of one type never overlap, which the database itself refuses. */
export default defineOperations('employeeAllowances', {
  ...rowSet('employeeAllowances', allowancesSet),
})
