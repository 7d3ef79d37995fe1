import { type SqlBool, sql } from 'kysely'
import type { RowConditions } from '../../contract/access.ts'

/** Which requests each scope shows: HR those of the whole company, everybody those about himself. */
export const visibleDataRequests: RowConditions = {
  table: 'personal_data_requests',
  own: ({ session }) => sql<SqlBool>`personal_data_requests.employee_id = ${session.employeeId}`,
}
