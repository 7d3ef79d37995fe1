import { sql } from 'kysely'
import { visibleRows } from '../../../contract/access.ts'
import { ApiFailure, notFound } from '../../../contract/failure.ts'
import type { ProductContext } from '../../../contract/handlers.ts'

/** An exam that is held until the end of the transaction. */
export interface LockedExam {
  id: number
  stage: 'draft' | 'scheduled' | 'cancelled'
  status: string
  version: number
  paper_count: number
  shuffle_questions: boolean
  shuffle_options: boolean
}

/** What an exam must be for something to be done with it, and what is said where it is not. */
const refusals = {
  draft: 'Chỉ sửa được kỳ thi ở trạng thái Nháp. Hãy thu hồi kỳ thi trước.',
  scheduled: 'Kỳ thi chưa công bố hoặc đã hủy.',
  unreleased: 'Kỳ thi chưa công bố, đã hủy hoặc đã công bố kết quả.',
  standing: 'Kỳ thi đã hủy.',
  open: 'Kỳ thi đã kết thúc hoặc đã hủy nên không thay đổi được thí sinh.',
} as const

/**
 * Holds an exam that the reader may see whole, so that it is changed by one person at a time; a paper that is handed in
 * meanwhile refers to it and does not wait.
 * @param wanted what it must be: a draft, published, published without its results, not cancelled, or not over
 * @throws ApiFailure 404 when it is not there or not mine, 409 when it is not as wanted
 */
export async function lockExam(
  context: ProductContext,
  id: number,
  wanted?: keyof typeof refusals,
): Promise<LockedExam> {
  const { rows } = await sql<LockedExam>`
    select id, stage, quiz_exam_status(quiz_exams) as status, version, paper_count, shuffle_questions, shuffle_options
    from quiz_exams where ${context.inThisCompany('quiz_exams')}
      and ${visibleRows(context, { table: 'quiz_exams' })} and id = ${id} for no key update`.execute(
    context.db,
  )
  const [exam] = rows
  if (exam === undefined) throw notFound()
  const fits = {
    draft: exam.stage === 'draft',
    scheduled: exam.stage === 'scheduled',
    unreleased: exam.stage === 'scheduled' && exam.status !== 'released',
    standing: exam.stage !== 'cancelled',
    open: exam.stage !== 'cancelled' && exam.status !== 'ended' && exam.status !== 'released',
  }
  if (wanted !== undefined && !fits[wanted]) throw new ApiFailure(409, refusals[wanted])
  return exam
}

/**
 * Sees to it that the reader may see an exam whole, without holding it.
 * @throws ApiFailure 404
 */
export async function requireExam(context: ProductContext, id: number): Promise<void> {
  const { rows } = await sql`
    select id from quiz_exams where ${context.inThisCompany('quiz_exams')}
      and ${visibleRows(context, { table: 'quiz_exams' })} and id = ${id}`.execute(context.db)
  if (rows.length === 0) throw notFound()
}
