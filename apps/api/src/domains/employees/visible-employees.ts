import { type SqlBool, sql } from 'kysely'
import type { RowConditions } from '../../contract/access.ts'

/** Which employees each scope shows; `employees` is the table's own name. */
export const visibleEmployees: RowConditions = {
  company: () => sql<SqlBool>`true`,
  unit: ({ own, session }) => sql<SqlBool>`exists (
    select from employee_units held
    where ${own('held')} and held.employee_id = employees.id and held.department_id = any(${session.unitIds}::bigint[]))`,
  own: ({ session }) => sql<SqlBool>`employees.id = ${session.employeeId}`,
}
