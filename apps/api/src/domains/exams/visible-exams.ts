import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { RowConditions } from '../../contract/access.ts'

/**
 * Which tests each scope shows once they are scheduled: those of the reader's units or with people of them, or those that
 * he takes part in himself. Whoever looks after a test is told of its draft, and sees it from then on.
 */
export const visibleExams: RowConditions = {
  table: 'exams',
  unit: ({ session }) =>
    sql<SqlBool>`(exams.repeat_owner_id = ${session.employeeId}::bigint
      or exams.status <> 'draft' and (exams.department_id = any(${session.unitIds}::bigint[])
      or ${withPerson(sql`exists (select from employee_units member
        where member.company_id = person.company_id and member.employee_id = person.employee_id
          and member.department_id = any(${session.unitIds}::bigint[]))`)}))`,
  own: ({ session }) =>
    sql<SqlBool>`(exams.repeat_owner_id = ${session.employeeId}::bigint
      or exams.status <> 'draft' and ${withPerson(sql`person.employee_id = ${session.employeeId}`)})`,
}

/** Which people of tests each scope shows: those of the reader's units, or himself. */
export const visibleExamPeople: RowConditions = {
  table: 'exam_people',
  unit: ({ session }) => sql<SqlBool>`exists (select from employee_units member
    where member.company_id = exam_people.company_id and member.employee_id = exam_people.employee_id
      and member.department_id = any(${session.unitIds}::bigint[]))`,
  own: ({ session }) => sql<SqlBool>`exam_people.employee_id = ${session.employeeId}`,
}

function withPerson(who: RawBuilder<unknown>): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (select from exam_people person
    where person.company_id = exams.company_id and person.exam_id = exams.id and ${who})`
}
