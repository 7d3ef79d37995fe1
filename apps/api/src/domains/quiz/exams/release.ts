import type { Data } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import { ApiFailure } from '../../../contract/failure.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import { enqueue } from '../../../jobs/enqueue.ts'
import { tellEach } from '../../../notices/tell.ts'
import { takeQuizScores } from '../../exams/public.ts'
import { flaggedQuestions } from '../analysis/exam-analysis.ts'
import { figureQuestions } from '../analysis/question-figures.ts'
import { isAsked } from '../marking/markers.ts'
import { maySeeQuestions } from '../may-see-questions.ts'
import type { LockedExam } from './lock-exam.ts'

type Outlook = Data<'quizExams.beforeRelease'>

/** Of an exam what its release waits for, and who has a result to be told of. */
interface Standing {
  status: string
  /** Papers that somebody may still write on, or that the clock has not handed in yet. */
  open: number
  /** Written answers without a mark. */
  waiting: number
  /** Papers whose late answers nobody has judged. */
  late: number
  /** Papers that were handed in and have no score. */
  unmarked: number
  /** Takers who are shown a result once it is out. */
  told: number
}

/** What still hinders the release of the results of an exam, whom it tells, and the questions to be looked at before it. */
export async function releaseOutlook(context: ProductContext, examId: number): Promise<Outlook> {
  const standing = await standingOf(context, examId)
  const flagged = await flaggedQuestions(context, examId)
  const maySee = maySeeQuestions(context)
  return {
    lacks: lacksOf(standing),
    told: standing.told,
    flagged: flagged.map(({ content, ...question }) => ({ ...question, ...(maySee && { content }) })),
  }
}

/**
 * Releases the results of an exam and tells its takers, once: the exam is released for good. The caller holds the exam, and
 * nobody marks or hands in meanwhile.
 * @param accepted the questions that something may be wrong with and that are released all the same
 * @returns how many were told
 * @throws ApiFailure 409 where something is missing
 */
export async function releaseResults(
  context: ProductContext,
  { id }: LockedExam,
  accepted: readonly number[],
): Promise<number> {
  const { db, companyId, session } = context
  const [lack] = lacksOf(await standingOf(context, id))
  if (lack !== undefined) throw new ApiFailure(409, lack)
  const flagged = await flaggedQuestions(context, id)
  const unseen = flagged.filter((question) => !accepted.includes(question.id)).length
  if (unseen > 0) {
    throw new ApiFailure(
      409,
      `Có ${unseen} câu cần xem lại trước khi công bố. Hãy xem từng câu, hoặc chọn “Vẫn công bố”.`,
    )
  }
  await sql`update quiz_exams set released_at = now(), released_by = ${session.userId}
    where company_id = ${companyId} and id = ${id}`.execute(db)
  await takeQuizScores(context, id)
  // What is out from now on is to stand in the reports at once, and not after the next full hour.
  await enqueue(context, figureQuestions, {})
  return tellTakers(context, id)
}

/** What is missing, in sentences. */
function lacksOf({ status, open, late, waiting, unmarked }: Standing): string[] {
  if (status === 'released') return ['Kết quả kỳ thi đã được công bố.']
  if (status !== 'ended') return ['Chỉ công bố được kết quả của kỳ thi đã kết thúc.']
  return [
    ...(open > 0 ? [`Còn ${open} bài thi chưa nộp. Bài hết giờ được hệ thống nộp trong vài phút.`] : []),
    ...(late > 0 ? [`Còn ${late} bài thi có câu trả lời muộn chờ xét ở thẻ Kết quả.`] : []),
    ...(waiting > 0 ? [`Còn ${waiting} câu tự luận chờ chấm.`] : []),
    ...(unmarked > 0 && waiting === 0 ? [`Còn ${unmarked} bài thi chưa có điểm.`] : []),
  ]
}

async function standingOf({ db, companyId }: ProductContext, examId: number): Promise<Standing> {
  const { rows } = await sql<Standing>`
    select quiz_exam_status(exam) as status, attempts.open, attempts.late, attempts.unmarked,
      case when exam.show_result = 'none' then 0 else attempts.marked end as told,
      (select count(*) from quiz_answer_marks mark
        where mark.company_id = exam.company_id and mark.exam_id = exam.id and mark.earned is null and ${isAsked})
        as waiting
    from quiz_exams exam
    cross join lateral (
      select count(*) filter (where attempt.state = 'running') as open,
        count(*) filter (where attempt.state in ('handed_in', 'marked') and exists (
          select from quiz_late_answers late where late.company_id = attempt.company_id and late.attempt_id = attempt.id
            and late.is_accepted is null)) as late,
        count(*) filter (where attempt.state = 'handed_in') as unmarked,
        count(distinct person.id) filter (where attempt.state = 'marked') as marked
      from quiz_exam_people person
      join quiz_attempts attempt on attempt.company_id = person.company_id and attempt.person_id = person.id
      where person.company_id = exam.company_id and person.exam_id = exam.id) attempts
    where exam.company_id = ${companyId} and exam.id = ${examId}`.execute(db)
  const [standing] = rows
  if (standing === undefined) throw new Error('an exam that was there a moment ago')
  return standing
}

interface Taker {
  employee_id: number
  full_name: string
  address: string | null
  company: string
  exam: string
}

/** Tells whoever has a result that it is out; where the exam shows none, nobody. */
async function tellTakers(context: ProductContext, examId: number): Promise<number> {
  const { rows } = await sql<Taker>`
    select taker.id as employee_id, taker.full_name, nullif(trim(both from taker.company_email), '') as address,
      companies.name as company, exam.name as exam
    from quiz_exam_people person
    join quiz_exams exam on exam.company_id = person.company_id and exam.id = person.exam_id
    join employees taker on taker.company_id = person.company_id and taker.id = person.employee_id
    join companies on companies.id = person.company_id
    where person.company_id = ${context.companyId} and person.exam_id = ${examId} and exam.show_result <> 'none'
      and exists (select from quiz_attempts attempt where attempt.company_id = person.company_id
        and attempt.person_id = person.id and attempt.state = 'marked')
    order by taker.id`.execute(context.db)
  await tellEach(
    context,
    rows.map(({ employee_id: employeeId, full_name, address, company, exam }) => ({
      employeeId,
      name: full_name,
      address,
      variables: { full_name, exam, company, link: `/bai-thi-cua-toi/${examId}/ket-qua` },
    })),
    { notice: { kind: 'quiz_exam_result', recordId: examId }, template: 'quiz-exam-result' },
  )
  return rows.length
}
