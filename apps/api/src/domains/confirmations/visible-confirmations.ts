import { type SqlBool, sql } from 'kysely'
import type { RowConditions } from '../../contract/access.ts'

/** Which requests each scope shows: of units those of who works there, of one's own those about oneself. */
export const visibleConfirmations: RowConditions = {
  table: 'confirmation_requests',
  unit: ({ session, inThisCompany }) => sql<SqlBool>`confirmation_requests.employee_id in (
    select units.employee_id from employee_units units
    where ${inThisCompany('units')} and units.department_id = any(${session.unitIds}::bigint[]))`,
  own: ({ session }) => sql<SqlBool>`confirmation_requests.employee_id = ${session.employeeId}`,
}
