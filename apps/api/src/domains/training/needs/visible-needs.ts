import { type SqlBool, sql } from 'kysely'
import type { RowConditions } from '../../../contract/access.ts'

/** Which needs each scope shows: those of people of the reader's units. */
export const visibleNeeds: RowConditions = {
  table: 'training_needs',
  unit: ({ session }) => sql<SqlBool>`exists (select from employee_units member
    where member.company_id = training_needs.company_id and member.employee_id = training_needs.employee_id
      and member.department_id = any(${session.unitIds}::bigint[]))`,
}
