import { type SqlBool, sql } from 'kysely'
import type { RowConditions } from '../../../contract/access.ts'

/**
 * Which exams each scope shows: those with people of the reader's units, or those that he takes himself, once they are
 * published.
 */
export const visibleExams: RowConditions = {
  table: 'quiz_exams',
  unit: ({
    session,
  }) => sql<SqlBool>`quiz_exams.stage <> 'draft' and exists (select from quiz_exam_people person
    join employee_units member on member.company_id = person.company_id and member.employee_id = person.employee_id
    where person.company_id = quiz_exams.company_id and person.exam_id = quiz_exams.id
      and member.department_id = any(${session.unitIds}::bigint[]))`,
  own: ({
    session,
  }) => sql<SqlBool>`quiz_exams.stage <> 'draft' and exists (select from quiz_exam_people person
    where person.company_id = quiz_exams.company_id and person.exam_id = quiz_exams.id
      and person.employee_id = ${session.employeeId})`,
}
