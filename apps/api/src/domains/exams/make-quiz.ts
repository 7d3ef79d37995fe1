import { sql } from 'kysely'
import { ApiFailure, invalidInput } from '../../contract/failure.ts'
import type { ProductContext } from '../../contract/handlers.ts'
import { examDefaults } from '../quiz/public.ts'

/** Questions of an exam whose part says a field and no questions. */
const usualQuestions = 10

/**
 * Makes the exam that a part is held as: a draft with the part's name, day, field and pass mark and the people of its test.
 * @throws ApiFailure 409 for a part that is not multiple-choice or has its exam already
 */
export async function makeQuiz(context: ProductContext, partId: number): Promise<void> {
  const { db, companyId } = context
  const { rows } = await sql<{ kind: string; quiz_exam_id: number | null }>`
    select kind, quiz_exam_id from exam_parts where company_id = ${companyId} and id = ${partId} for update`.execute(
    db,
  )
  if (rows[0]?.kind !== 'quiz') throw new ApiFailure(409, 'Chỉ phần thi trắc nghiệm tạo được kỳ thi.')
  if (rows[0].quiz_exam_id !== null) throw new ApiFailure(409, 'Phần thi này đã có kỳ thi trắc nghiệm.')
  const { duration, pass_percent, paper_count, shuffle_questions, shuffle_options, ...shows } =
    await examDefaults(context)
  const { rows: made } = await sql<{ id: number }>`
    insert into quiz_exams (company_id, code, name, start_at, end_at, duration, pass_percent, paper_count,
      shuffle_questions, shuffle_options, show_result, show_answers, show_marks, show_explanations)
    select part.company_id, 'KTDK-' || part.id, left(exam.name || ' – ' || part.name, 200), opens.at,
      opens.at + make_interval(mins => ${duration}), ${duration}, coalesce(round(part.pass_score * 10), ${pass_percent}),
      ${paper_count}, ${shuffle_questions}, ${shuffle_options}, 'none', ${shows.show_answers}, ${shows.show_marks},
      ${shows.show_explanations}
    from exam_parts part
    join exams exam on exam.company_id = part.company_id and exam.id = part.exam_id,
      lateral (select (coalesce(part.held_on, exam.from_date) + coalesce(part.starts_at, time '08:00'))
        at time zone 'Asia/Ho_Chi_Minh' as at) opens
    where part.company_id = ${companyId} and part.id = ${partId} returning id`.execute(db)
  const examId = made[0]?.id ?? 0
  const { rows: chosen } = await sql`
    insert into quiz_exam_cells (company_id, exam_id, place, field_id, question_id, count)
    select asked.company_id, ${examId}, row_number() over (order by asked.position), question.field_id, question.id, 1
    from exam_questions asked
    join quiz_questions question on question.company_id = asked.company_id and question.id = asked.question_id
    where asked.company_id = ${companyId} and asked.part_id = ${partId}
    returning id`.execute(db)
  if (chosen.length === 0) {
    await sql`
      insert into quiz_exam_cells (company_id, exam_id, place, field_id, count)
      select part.company_id, ${examId}, 1, part.field_id, ${usualQuestions} from exam_parts part
      where part.company_id = ${companyId} and part.id = ${partId} and part.field_id is not null`.execute(db)
  }
  await sql`
    insert into quiz_exam_people (company_id, exam_id, employee_id)
    select person.company_id, ${examId}, person.employee_id from exam_parts part
    join exam_people person on person.company_id = part.company_id and person.exam_id = part.exam_id
    where part.company_id = ${companyId} and part.id = ${partId} order by person.employee_id`.execute(db)
  await sql`update exam_parts set quiz_exam_id = ${examId}
    where company_id = ${companyId} and id = ${partId}`.execute(db)
}

/**
 * Sees to it that an exam becomes the part of a test by somebody who may see exams: its scores follow it.
 * @throws ApiFailure 400
 */
export function requireQuizRight({ session }: ProductContext, quizExamId: number | null | undefined): void {
  if (quizExamId == null) return
  if (!session.grants.some(({ permission }) => permission === 'quiz_exam_access')) {
    throw invalidInput({ quiz_exam_id: ['Bạn cần quyền xem kỳ thi để gắn kỳ thi vào phần thi.'] })
  }
}
