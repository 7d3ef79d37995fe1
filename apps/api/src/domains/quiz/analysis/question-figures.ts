import { sql } from 'kysely'
import type { CompanyTransaction } from '../../../db/transaction.ts'
import { defineJob } from '../../../jobs/define-job.ts'
import { markedPapers } from './exam-analysis.ts'

type Transaction = Pick<CompanyTransaction, 'db' | 'companyId'>

/**
 * Brings the use of questions of the bank to what is so now: in how many exams, and when last.
 * @param ids these questions alone
 * @returns of how many anything was otherwise
 */
export async function settleQuestionUse(
  { db, companyId }: Transaction,
  ids: readonly number[] | null = null,
): Promise<number> {
  const { rows } = await sql<{ settled: number }>`
    select settle_question_use(${companyId}, ${ids}::bigint[]) as settled`.execute(db)
  return rows[0]?.settled ?? 0
}

/** The questions of the bank that the papers of an exam ask. */
export async function questionsAskedIn({ db, companyId }: Transaction, examId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct version.question_id as id from quiz_papers paper
    join quiz_paper_slots slot on slot.company_id = paper.company_id and slot.paper_id = paper.id
    join quiz_question_versions version on version.company_id = slot.company_id and version.id = slot.question_version_id
    where paper.company_id = ${companyId} and paper.exam_id = ${examId} and version.question_id is not null`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

/**
 * Writes down what the marked papers of an exam say of its questions, in place of what stood there.
 * @param mark by what they are reckoned; null for an exam that is not over, or counts for nothing any more
 */
async function figureExam(transaction: Transaction, examId: number, mark: string | null): Promise<void> {
  const { db, companyId } = transaction
  const papers = mark === null ? [] : (await markedPapers(transaction, examId)).papers
  const sums = new Map<number, { takers: number; shares: number }>()
  for (const { versionId, share } of papers.flat()) {
    const { takers, shares } = sums.get(versionId) ?? { takers: 0, shares: 0 }
    sums.set(versionId, { takers: takers + 1, shares: shares + share })
  }
  const figures = [...sums].map(([version, figure]) => ({ version, ...figure }))
  await sql`delete from quiz_question_figures where company_id = ${companyId} and exam_id = ${examId}`.execute(
    db,
  )
  await sql`
    insert into quiz_question_figures (company_id, exam_id, question_id, takers, shares)
    select ${companyId}, ${examId}, question.id, sum(figure.takers), sum(figure.shares)
    from jsonb_to_recordset(${JSON.stringify(figures)}::jsonb) as figure (version bigint, takers integer, shares numeric)
    join quiz_question_versions version on version.company_id = ${companyId} and version.id = figure.version
    join quiz_questions question on question.company_id = version.company_id and question.id = version.question_id
    group by question.id`.execute(db)
  await sql`update quiz_exams set figured_by = ${mark} where company_id = ${companyId} and id = ${examId}`.execute(
    db,
  )
}

/**
 * Reckons the facility of questions over all their exams: of each exam that is over what is otherwise than before, an exam in
 * a transaction of its own, then of all questions their sums.
 */
export const figureQuestions = defineJob<Record<string, never>>({
  name: 'quiz.figure-questions',
  title: 'Tính tỷ lệ đúng của câu hỏi',
  cron: '25 * * * *',
  isQuiet: true,
  run: async ({ inCompany, reading, progress }) => {
    const changed = await reading(async ({ db, companyId }) => {
      const { rows } = await sql<{ id: number; mark: string | null }>`
        select exam.id, now_is.mark from quiz_exams exam
        cross join lateral (select case when quiz_exam_status(exam) = 'ended'
          then quiz_results_mark(exam.company_id, exam.id) end as mark) now_is
        where exam.company_id = ${companyId} and exam.figured_by is distinct from now_is.mark order by exam.id`.execute(
        db,
      )
      return rows
    })
    for (const [at, { id, mark }] of changed.entries()) {
      await progress(at, changed.length)
      await inCompany((transaction) => figureExam(transaction, id, mark))
    }
    return {
      exams: changed.length,
      questions: await inCompany((transaction) => settleQuestionUse(transaction)),
    }
  },
})
