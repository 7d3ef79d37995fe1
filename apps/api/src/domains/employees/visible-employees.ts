import { type SqlBool, sql } from 'kysely'
import type { RowConditions } from '../../contract/access.ts'
import { inUnits } from './employee-units.ts'

/** Which employees each scope shows. */
export const visibleEmployees: RowConditions = {
  table: 'employees',
  unit: (context) => inUnits(context.session.unitIds, context),
  own: ({ session }) => sql<SqlBool>`employees.id = ${session.employeeId}`,
}
