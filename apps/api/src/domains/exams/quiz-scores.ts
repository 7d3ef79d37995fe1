import { type RawBuilder, sql } from 'kysely'
import type { CompanyTransaction } from '../../db/transaction.ts'
import { defineJob } from '../../jobs/define-job.ts'
import { settleResults } from './settle-results.ts'

type Transaction = Pick<CompanyTransaction, 'db' | 'companyId'>

/**
 * What people came to in the exams that parts are held as, once the results of an exam are out and their papers are marked: of `part` and
 * `person`, as `result.score` out of ten.
 */
export const quizResults: RawBuilder<unknown> = sql`(
  select taker.company_id, taker.exam_id as quiz_exam_id, taker.employee_id, max(attempt.score) as score
  from quiz_exam_people taker
  join quiz_exams quiz on quiz.company_id = taker.company_id and quiz.id = taker.exam_id
  join quiz_attempts attempt on attempt.company_id = taker.company_id and attempt.person_id = taker.id
    and attempt.state = 'marked'
  where quiz_results_out(quiz)
  group by taker.company_id, taker.exam_id, taker.employee_id)`

/**
 * Brings the scores of exams that are over into the parts of periodic tests that are held as them, as long as those take
 * scores; a score that somebody typed stays, and so does who was absent.
 * @param quizExamId this exam alone
 * @returns how many scores are new or others than before
 */
export async function takeQuizScores(transaction: Transaction, quizExamId?: number): Promise<number> {
  const { db, companyId } = transaction
  const { rows: tests } = await sql<{ id: number }>`
    select exam.id from exams exam
    where exam.company_id = ${companyId} and exam.status in ('running', 'scoring')
      and exists (select from exam_parts part where part.company_id = exam.company_id and part.exam_id = exam.id
        and part.quiz_exam_id is not null
        and ${quizExamId === undefined ? sql`true` : sql`part.quiz_exam_id = ${quizExamId}`})
    order by exam.id for update`.execute(db)
  let taken = 0
  for (const { id } of tests) {
    const { rows } = await sql<{ person_id: number }>`
      insert into exam_scores (company_id, exam_id, person_id, part_id, score, from_quiz)
      select part.company_id, part.exam_id, person.id, part.id, result.score, true
      from exam_parts part
      join exam_people person on person.company_id = part.company_id and person.exam_id = part.exam_id
        and person.absent_reason is null
      join ${quizResults} result on result.company_id = part.company_id and result.quiz_exam_id = part.quiz_exam_id
        and result.employee_id = person.employee_id
      where part.company_id = ${companyId} and part.exam_id = ${id}
      on conflict (company_id, person_id, part_id) do update set score = excluded.score
        where exam_scores.from_quiz and exam_scores.score <> excluded.score
      returning person_id`.execute(db)
    if (rows.length === 0) continue
    taken += rows.length
    await settleResults(
      transaction,
      id,
      rows.map(({ person_id: person }) => person),
    )
  }
  return taken
}

/**
 * Takes back a score that arrived from an exam, until its periodic test is published: the attempt counts for nothing, or is
 * written anew. A test in review goes back to where scores are taken, since nobody may approve what is no longer so. What
 * somebody typed stays.
 * @param reason what is said of a test that goes back
 */
export async function dropQuizScore(
  transaction: Transaction,
  { quizExamId, employeeId, reason }: { quizExamId: number; employeeId: number; reason: string },
): Promise<void> {
  const { db, companyId } = transaction
  const { rows: tests } = await sql<{ id: number }>`
    select exam.id from exams exam
    join exam_parts part on part.company_id = exam.company_id and part.exam_id = exam.id
      and part.quiz_exam_id = ${quizExamId}
    where exam.company_id = ${companyId} and exam.status in ('running', 'scoring', 'reviewing')
    order by exam.id for update of exam`.execute(db)
  for (const { id } of tests) {
    const { rows } = await sql<{ person_id: number }>`
      delete from exam_scores given using exam_parts part, exam_people person
      where given.company_id = ${companyId} and given.exam_id = ${id} and given.from_quiz
        and part.company_id = given.company_id and part.id = given.part_id and part.quiz_exam_id = ${quizExamId}
        and person.company_id = given.company_id and person.id = given.person_id
        and person.employee_id = ${employeeId}
      returning given.person_id`.execute(db)
    if (rows.length === 0) continue
    await sql`update exams set status = 'scoring', status_reason = left(${reason}, 500)
      where company_id = ${companyId} and id = ${id} and status = 'reviewing'`.execute(db)
    const people = rows.map(({ person_id: person }) => person)
    await settleResults(transaction, id, people)
  }
}

/** Names of the periodic tests whose part an exam is, and that take no scores any more: they are decided by people. */
export async function testsThatStand({ db, companyId }: Transaction, quizExamId: number): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select exam.name from exam_parts part
    join exams exam on exam.company_id = part.company_id and exam.id = part.exam_id
    where part.company_id = ${companyId} and part.quiz_exam_id = ${quizExamId}
      and exam.status in ('reviewing', 'published') order by exam.id`.execute(db)
  return rows.map(({ name }) => name)
}

/** Brings scores of exams that have ended since into the periodic tests that they are part of. */
export const arriveQuizScores = defineJob<Record<string, never>>({
  name: 'exams.quiz-scores',
  title: 'Nhận điểm trắc nghiệm vào đợt kiểm tra',
  cron: '*/5 * * * *',
  isQuiet: true,
  run: async ({ inCompany }) => ({ taken: await inCompany((transaction) => takeQuizScores(transaction)) }),
})
