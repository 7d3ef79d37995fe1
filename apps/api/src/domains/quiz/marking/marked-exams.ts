import type { Data } from '@nhansu/sdk/contract'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { ProductContext } from '../../../contract/handlers.ts'
import { isAsked, markerOf } from './markers.ts'

type Exam = Data<'quizMarking.list'>['exams'][number]

/**
 * The published exams whose written answers the caller marks, newest first, with what waits for him.
 * @param examId only this one
 */
export async function markedExams(
  { prepared, companyId, session }: ProductContext,
  examId?: number,
): Promise<Exam[]> {
  return prepared(sql<Exam>`
    select exam.id, exam.code, exam.name, quiz_exam_status(exam) as status,
      count(mark.id) filter (where mark.earned is null) as waiting, count(mark.earned) as marked
    from quiz_exam_markers marker
    join quiz_exams exam on exam.company_id = marker.company_id and exam.id = marker.exam_id
    left join quiz_answer_marks mark on mark.company_id = exam.company_id and mark.exam_id = exam.id
      and ${isAsked} and ${markerOf} = marker.employee_id
    where marker.company_id = ${companyId} and marker.employee_id = ${session.employeeId} and exam.stage <> 'draft'
      and ${examId === undefined ? sql`true` : sql`exam.id = ${examId}`}
    group by exam.company_id, exam.id order by exam.start_at desc, exam.id desc limit 200`)
}

/** Whether answers of an exam that goes on or is over wait for the caller's marks. */
export function ownMarkingWaits({ inThisCompany, session }: ProductContext): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (
    select from quiz_exam_markers marker
    join quiz_exams exam on exam.company_id = marker.company_id and exam.id = marker.exam_id and exam.stage <> 'draft'
      and quiz_exam_status(exam) <> 'cancelled'
    join quiz_answer_marks mark on mark.company_id = exam.company_id and mark.exam_id = exam.id and mark.earned is null
      and ${isAsked} and ${markerOf} = marker.employee_id
    where ${inThisCompany('marker')} and marker.employee_id = ${session.employeeId})`
}
