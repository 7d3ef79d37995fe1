import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { RowConditions } from '../../../contract/access.ts'

/** Which courses each scope shows: those with people of the reader's units, or those that he takes part in himself. */
export const visibleCourses: RowConditions = {
  table: 'trainings',
  unit: ({ session }) =>
    withPerson(sql`exists (select from employee_units member
      where member.company_id = person.company_id and member.employee_id = person.employee_id
        and member.department_id = any(${session.unitIds}::bigint[]))`),
  own: ({ session }) => withPerson(sql`person.employee_id = ${session.employeeId}`),
}

function withPerson(who: RawBuilder<unknown>): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (select from training_employees person
    where person.company_id = trainings.company_id and person.training_id = trainings.id and ${who})`
}
