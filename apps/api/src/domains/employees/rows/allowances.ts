import { sql } from 'kysely'
import { defineOperations } from '../../../contract/handlers.ts'
import { rowSet } from './row-set.ts'

/** Phụ cấp: periods of one type never overlap, which the database itself refuses. */
export default defineOperations('employeeAllowances', {
  ...rowSet('employeeAllowances', {
    table: 'employee_allowances',
    item: 'allowance',
    rows: 'allowances',
    order: sql`to_date is not null, allowance_type, from_date desc`,
  }),
})
