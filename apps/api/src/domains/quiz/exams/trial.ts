import { sql } from 'kysely'
import { invalidInput } from '../../../contract/failure.ts'
import type { Handler } from '../../../contract/handlers.ts'
import { scoreOf } from '../correction/paper-score.ts'
import { answeredQuestions } from '../taking/answered-questions.ts'
import { requireExam } from './lock-exam.ts'
import { questionsOf } from './papers.ts'

/** 'Chạy thử': what a paper of an exam would come to with these answers. Nothing of it is kept; written answers are not marked. */
export const tryPaper: Handler<'quizExams.tryPaper'> = async ({ path, body }, context) => {
  const { db, companyId } = context
  await requireExam(context, path.id)
  const { rows } = await sql<{ id: number; pass_percent: number }>`
    select paper.id, exam.pass_percent from quiz_papers paper
    join quiz_exams exam on exam.company_id = paper.company_id and exam.id = paper.exam_id
    where paper.company_id = ${companyId} and paper.exam_id = ${path.id} and paper.code = ${body.code}`.execute(
    db,
  )
  const [paper] = rows
  if (paper === undefined) throw invalidInput({ code: ['Kỳ thi không có mã đề này.'] })
  const questions = await questionsOf(context, paper.id)
  const given = new Map(body.answers.map(({ slot, value }) => [slot, value]))
  const { score, points, max_points, passed } = scoreOf(questions, given, new Map(), paper.pass_percent)
  context.audit({ recordId: path.id, detail: { code: body.code } })
  return {
    result: { score: score ?? 0, points: points ?? 0, max_points, passed: passed ?? false },
    questions: answeredQuestions(questions, given, new Map()),
  }
}
