import { type SqlBool, sql } from 'kysely'
import type { RowConditions } from '../../contract/access.ts'

/** Which requests each scope shows: of units those about who works there, of one's own those about oneself. */
export const visibleRequests: RowConditions = {
  table: 'request_change_infos',
  unit: ({ session, inThisCompany }) => sql<SqlBool>`request_change_infos.employee_id in (
    select units.employee_id from employee_units units
    where ${inThisCompany('units')} and units.department_id = any(${session.unitIds}::bigint[]))`,
  own: ({ session }) => sql<SqlBool>`request_change_infos.employee_id = ${session.employeeId}`,
}
