import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { CompanyTransaction } from '../../../db/transaction.ts'
import { holdKeys } from '../correction/key-lock.ts'
import { scoreOf } from '../correction/paper-score.ts'
import { questionsOf } from '../exams/papers.ts'
import { marksOf, queueForMarking } from '../marking/answer-marks.ts'

/** An answer as it counts. */
export interface Answer {
  slot: number
  value: string[]
  seq: number
}

type Transaction = Pick<CompanyTransaction, 'db' | 'companyId'>

/** The answers of an attempt that count: of each slot the one with the highest number. */
export async function answersOf({ db, companyId }: Transaction, attemptId: number): Promise<Answer[]> {
  const { rows } = await sql<Answer>`
    select distinct on (slot) slot, value, seq from quiz_answers
    where company_id = ${companyId} and attempt_id = ${attemptId} order by slot, seq desc`.execute(db)
  return rows
}

/**
 * Keeps answers of an attempt that is still open in this browser; one that is there already with this number stays as it
 * was. A hand-in, a take-over or a pause that is under way is waited for, and nothing comes after it.
 * @returns false where nothing could be kept any more
 */
export async function keepAnswers(
  { db, companyId }: Transaction,
  { attemptId, device }: { attemptId: number; device: string },
  answers: readonly Answer[],
): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    with held as (
      select id from quiz_attempts where company_id = ${companyId} and id = ${attemptId} and state = 'running'
        and paused_at is null and device = ${device} for share
    ), kept as (
      insert into quiz_answers (company_id, attempt_id, slot, seq, value)
      select ${companyId}, held.id, slot, seq, value
      from held, jsonb_to_recordset(${JSON.stringify(answers)}::jsonb) as given (slot integer, seq bigint, value text[])
      on conflict do nothing
    )
    select id from held`.execute(db)
  return rows.length > 0
}

/**
 * Hands an attempt in, at most once, and gives it its score unless people must mark what was written.
 * @param by whose deed it is: the clock's moment is the deadline, whenever the work is done
 */
export async function handIn(
  transaction: Transaction,
  {
    attemptId,
    paperId,
    passPercent,
    by,
  }: { attemptId: number; paperId: number; passPercent: number; by: 'taker' | 'clock' },
): Promise<void> {
  const { db, companyId } = transaction
  await holdKeys(
    transaction,
    sql`select exam_id from quiz_papers where company_id = ${companyId} and id = ${paperId}`,
  )
  // A save that is under way is waited for: what is acknowledged is marked.
  await sql`select id from quiz_attempts where company_id = ${companyId} and id = ${attemptId} for update`.execute(
    db,
  )
  const questions = await questionsOf(transaction, paperId)
  const answers = await answersOf(transaction, attemptId)
  const counted = answers.filter(({ slot, value }) => isAnswer(value) && slot <= questions.length)
  const receipt = createHash('sha256')
    .update(JSON.stringify(counted.map(({ slot, value }) => [slot, value])))
    .digest('hex')
  const { rows: ended } = await sql`
    update quiz_attempts set state = 'handed_in', ended_by = ${by}, receipt = ${receipt}, answered = ${counted.length},
      finished_at = case when ${by} = 'clock' then deadline_at else now() end,
      max_points = ${questions.reduce((sum, { points, correction }) => (correction?.kind === 'drop' ? sum : sum + points), 0)}
    where company_id = ${companyId} and id = ${attemptId} and state = 'running' returning id`.execute(db)
  if (ended.length === 0) return
  const given = new Set(counted.map(({ slot }) => slot))
  const written = questions.filter(({ kind, slot }) => kind === 'essay' && given.has(slot))
  const attempt = { attemptId, paperId, passPercent }
  if (written.length > 0) {
    await queueForMarking(
      transaction,
      attempt,
      written.map(({ slot }) => slot),
    )
  }
  await settle(transaction, attempt)
}

/** An attempt, its paper, and how much of all points is needed to pass. */
export interface SettledAttempt {
  attemptId: number
  paperId: number
  passPercent: number
}

/** Gives an attempt that was handed in its score, unless a written answer of it waits; the caller holds keys and attempt. */
export async function settle(
  transaction: Transaction,
  { attemptId, paperId, passPercent }: SettledAttempt,
): Promise<void> {
  const { db, companyId } = transaction
  const questions = await questionsOf(transaction, paperId)
  const answers = await answersOf(transaction, attemptId)
  const marks = await marksOf(transaction, attemptId)
  const given = new Map(answers.map(({ slot, value }) => [slot, value]))
  const { max_points, points, score, passed } = scoreOf(questions, given, marks, passPercent)
  if (score === null) return
  await sql`
    update quiz_attempts set state = 'marked', points = ${points}, max_points = ${max_points}, score = ${score},
      passed = ${passed}
    where company_id = ${companyId} and id = ${attemptId} and state in ('handed_in', 'marked')`.execute(db)
}

/** True for an answer that says something. */
export function isAnswer(value: readonly string[]): boolean {
  return value.some((part) => part.trim() !== '')
}
