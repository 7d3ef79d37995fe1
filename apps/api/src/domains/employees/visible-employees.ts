import { type SqlBool, sql } from 'kysely'
import type { RowConditions } from '../../contract/access.ts'
import { inUnits, type UnitPeople } from './employee-units.ts'

/** Which of these employees each scope shows; a unit's leavers are those who belonged to it last. */
export function visibleAmong(people: UnitPeople): RowConditions {
  return {
    table: 'employees',
    unit: (context) => inUnits(context.session.unitIds, context, people),
    own: ({ session }) => sql<SqlBool>`employees.id = ${session.employeeId}`,
  }
}

/** Which employees each scope shows. */
export const visibleEmployees = visibleAmong('all')
