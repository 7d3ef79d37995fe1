import type { Data } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import { visibleRows } from '../../../contract/access.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import { askedExams, visibleTakers } from './asked-exams.ts'

type Result = Data<'quizReports.ofEmployee'>['results'][number]

/**
 * The results of one person over time, the first one first, as far as they are out. Of his own nobody sees more here than
 * beside the paper: no score that takers are not shown, and shares by field only where what each answer earned is shown.
 * @param asked whose; one's own without
 */
export async function resultsOfEmployee(context: ProductContext, asked?: number): Promise<Result[]> {
  const { companyId, db, session } = context
  const employeeId = asked ?? session.employeeId
  if (employeeId === null) return []
  const isOwn = employeeId === session.employeeId
  const { rows } = await sql<Result>`
    select * from (
      select exam.id as exam_id, exam.code, exam.name, attempt.finished_at, attempt.score::float8 as score, attempt.passed,
        case when ${isOwn} and not exam.show_marks then '[]'::jsonb else coalesce((
          select jsonb_agg(jsonb_build_object('field_id', field.id, 'field_name', field.name,
            'share', round(part.share, 4)) order by vn_fold(field.name), field.id)
          from quiz_field_shares part
          join fields field on field.company_id = part.company_id and field.id = part.field_id
          where part.company_id = attempt.company_id and part.exam_id = exam.id and part.attempt_id = attempt.id), '[]')
        end as fields
      from quiz_exam_people
      join ${askedExams(context, { employeeId })} exam on exam.company_id = quiz_exam_people.company_id
        and exam.id = quiz_exam_people.exam_id and exam.is_out
      join quiz_attempts attempt on attempt.company_id = quiz_exam_people.company_id
        and attempt.person_id = quiz_exam_people.id and attempt.state = 'marked'
      where quiz_exam_people.company_id = ${companyId} and quiz_exam_people.employee_id = ${employeeId}
        and (not ${isOwn} or exam.show_result <> 'none') and ${visibleRows(context, visibleTakers)}
      order by attempt.finished_at desc, exam.id desc limit 100
    ) result order by finished_at, exam_id`.execute(db)
  return rows
}
