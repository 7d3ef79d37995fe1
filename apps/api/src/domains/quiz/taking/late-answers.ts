import { sql } from 'kysely'
import { ApiFailure } from '../../../contract/failure.ts'
import type { CompanyTransaction } from '../../../db/transaction.ts'
import { graceSeconds } from './grace.ts'
import type { Answer } from './hand-in.ts'
import type { OwnPerson } from './own-person.ts'

/** What is said of an answer that comes too late. */
export const over = 'Hết giờ, bài thi đã được nộp tự động.'

/** Seconds after the grace in which a late answer is kept for an examiner to judge. */
const keptSeconds = 15 * 60

/**
 * True of what comes after the time is over, from the browser that wrote, and soon enough to be kept. Whoever handed in
 * himself has said his last word.
 */
function isLate({ device, ended_by: by, state, remaining_ms: left }: OwnPerson, from: string): boolean {
  if (device !== from || by === 'taker' || state === 'cancelled' || state === 'released') return false
  const late = -(left ?? 0) / 1000 - graceSeconds
  return late > 0 && late <= keptSeconds
}

/**
 * Keeps answers that come too late beside the attempt, where they count for nothing until an examiner accepts them.
 * @param device the browser that they come from
 */
export async function keepLate(
  { db, companyId }: Pick<CompanyTransaction, 'db' | 'companyId'>,
  own: OwnPerson,
  device: string,
  answers: readonly Answer[],
): Promise<void> {
  if (answers.length === 0 || !isLate(own, device)) return
  await sql`
    insert into quiz_late_answers (company_id, attempt_id, slot, seq, value)
    select ${companyId}, ${own.attempt_id}, given.slot, given.seq, given.value
    from jsonb_to_recordset(${JSON.stringify(answers)}::jsonb) as given (slot integer, seq bigint, value text[])
    where not exists (select from quiz_answers saved where saved.company_id = ${companyId}
      and saved.attempt_id = ${own.attempt_id} and saved.slot = given.slot and saved.seq >= given.seq)
    on conflict do nothing`.execute(db)
}

/**
 * Refuses answers that come too late, and keeps them where they come soon enough; as any save without a line of the trail.
 * @throws ApiFailure 409 for these alone
 */
export function refuseLate(own: OwnPerson, device: string, answers: readonly Answer[]): void {
  if (!isLate(own, device)) return
  throw new ApiFailure(409, over, {
    keep: (transaction) => keepLate(transaction, own, device, answers),
  })
}
