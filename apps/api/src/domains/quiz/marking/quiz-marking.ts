import type { Data, Input } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import { savedChanges } from '../../../contract/audit-values.ts'
import { ApiFailure, invalidInput, notFound, stale } from '../../../contract/failure.ts'
import { defineOperations, type ProductContext } from '../../../contract/handlers.ts'
import { type SettledAttempt, settle } from '../taking/hand-in.ts'
import { openPicture } from '../question-pictures.ts'
import { holdKeys } from '../correction/key-lock.ts'
import { markedExams } from './marked-exams.ts'
import { isAsked, markerOf } from './markers.ts'

type Exam = Data<'quizMarking.list'>['exams'][number]
type Question = Data<'quizMarking.questions'>['questions'][number]
type Answer = Data<'quizMarking.answers'>['answers'][number]

/** Answers a page. */
const pageSize = 20

/**
 * Marking written answers: everything here is about what falls to the caller himself, and nothing tells whose answer it is.
 */
export default defineOperations('quizMarking', {
  'quizMarking.list': async (_, context) => ({ exams: await markedExams(context) }),

  'quizMarking.questions': async ({ path }, context) => {
    const exam = await markedExam(context, path.id)
    const { rows } = await sql<Question>`
      select version.id, version.content, version.picture_id, version.explanation as guide, max(mark.points)::float8 as points,
        count(*) filter (where mark.earned is null) as waiting, count(mark.earned) as marked
      from quiz_answer_marks mark
      join quiz_question_versions version on version.company_id = mark.company_id
        and version.id = mark.question_version_id
      where ${mine(context)} and mark.exam_id = ${path.id}
      group by version.id, version.content, version.picture_id, version.explanation order by version.id`.execute(
      context.db,
    )
    return { exam, questions: rows }
  },

  'quizMarking.answers': async ({ path, query }, context) => {
    await markedExam(context, path.id)
    const { question_id: question, state = 'waiting', page = 1 } = query
    const asked = sql`${mine(context)} and mark.exam_id = ${path.id} and mark.question_version_id = ${question}
      and (mark.earned is null) = ${state === 'waiting'}`
    const { rows: total } = await sql<{ total: number }>`
      select count(*) as total from quiz_answer_marks mark where ${asked}`.execute(context.db)
    const { rows } = await sql<Answer>`
      select ${answerColumns} from quiz_answer_marks mark ${withAttempt} where ${asked}
      order by mark.id limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(context.db)
    return { answers: rows, total: total[0]?.total ?? 0 }
  },

  'quizMarking.picture': async ({ path }, context) => {
    await markedExam(context, path.id)
    const { rows } = await sql<{ picture_id: number | null }>`
      select version.picture_id from quiz_answer_marks mark
      join quiz_question_versions version on version.company_id = mark.company_id
        and version.id = mark.question_version_id
      where ${mine(context)} and mark.exam_id = ${path.id} and version.id = ${path.question_id} limit 1`.execute(
      context.db,
    )
    return openPicture(context, rows[0]?.picture_id)
  },

  'quizMarking.mark': async ({ path, body }, context) => {
    const attempt = await heldAttempt(context, path.id)
    const answer = await answerOf(context, path.id)
    if (body.version !== answer.version) throw stale({ answer })
    if (attempt.isCancelled) throw new ApiFailure(409, 'Kỳ thi đã hủy.')
    checkMark(answer, body)
    await sql`
      update quiz_answer_marks set earned = ${body.earned}, remark = ${body.remark ?? null}, marked_at = now(),
        marker_id = ${context.session.employeeId}, version = version + 1,
        change_reason = case when ${answer.is_final} then ${body.reason ?? null} else change_reason end
      where company_id = ${context.companyId} and id = ${path.id}`.execute(context.db)
    await settle(context, attempt)
    const marked = await answerOf(context, path.id)
    const { earned, remark } = marked
    // What was given stands beside the line, and is told once the paper is marked.
    context.audit({
      recordId: path.id,
      ...savedChanges({ ...answer }, { earned, remark }),
      detail: { exam: attempt.examId, reason: body.reason ?? null },
    })
    return { answer: marked }
  },
})

/** Answers that fall to the caller; `mark` is the row. */
function mine({ companyId, session }: ProductContext) {
  return sql`mark.company_id = ${companyId} and ${isAsked} and ${markerOf} = ${session.employeeId}`
}

/** The attempt of an answer; `mark` is the row. */
const withAttempt = sql`join quiz_attempts attempt on attempt.company_id = mark.company_id and attempt.id = mark.attempt_id`

/** What a marker sees of an answer: its words and its mark. */
const answerColumns = sql`mark.id, coalesce((select array_to_string(answer.value, E'\\n') from quiz_answers answer
    where answer.company_id = mark.company_id and answer.attempt_id = mark.attempt_id and answer.slot = mark.slot
    order by answer.seq desc limit 1), '') as text, mark.points::float8, mark.earned::float8, mark.remark,
  mark.change_reason, attempt.state = 'marked' as is_final, mark.version`

/** An exam that the caller marks for; for everybody else it is not there. */
async function markedExam(context: ProductContext, examId: number): Promise<Exam> {
  const [exam] = await markedExams(context, examId)
  if (exam === undefined) throw notFound()
  return exam
}

/** Holds the attempt of an answer: of two who mark its last answers at once the second one finds the first one's mark. */
async function heldAttempt(
  context: ProductContext,
  answerId: number,
): Promise<SettledAttempt & { examId: number; isCancelled: boolean }> {
  await holdKeys(
    context,
    sql`select exam_id from quiz_answer_marks where company_id = ${context.companyId} and id = ${answerId}`,
  )
  const { rows } = await sql<{
    id: number
    paper_id: number
    exam_id: number
    pass_percent: number
    stage: string
  }>`
    select attempt.id, attempt.paper_id, exam.id as exam_id, exam.pass_percent, exam.stage
    from quiz_answer_marks mark ${withAttempt}
    join quiz_exams exam on exam.company_id = mark.company_id and exam.id = mark.exam_id
    where ${mine(context)} and mark.id = ${answerId} for update of attempt`.execute(context.db)
  const [row] = rows
  if (row === undefined) throw notFound()
  return {
    attemptId: row.id,
    paperId: row.paper_id,
    passPercent: row.pass_percent,
    examId: row.exam_id,
    isCancelled: row.stage === 'cancelled',
  }
}

async function answerOf(context: ProductContext, answerId: number): Promise<Answer> {
  const { rows } = await sql<Answer>`
    select ${answerColumns} from quiz_answer_marks mark ${withAttempt}
    where ${mine(context)} and mark.id = ${answerId}`.execute(context.db)
  if (rows[0] === undefined) throw notFound()
  return rows[0]
}

function checkMark(
  { points, is_final: isFinal }: Answer,
  { earned, reason }: Input<'quizMarking.mark'>['body'],
): void {
  if (earned > points) throw invalidInput({ earned: [`Điểm không được vượt quá ${points}.`] })
  if (isFinal && reason === undefined) {
    throw invalidInput({ reason: ['Bài thi này đã có điểm. Vui lòng nhập lý do sửa điểm.'] })
  }
}
