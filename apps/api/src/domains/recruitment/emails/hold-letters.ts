import type { Schemas } from '@nhansu/sdk/contract'
import { type RawBuilder, sql } from 'kysely'
import type { CompanyTransaction } from '../../../db/transaction.ts'
import { cancelQueuedRun } from '../../../jobs/enqueue.ts'
import { endAttempt } from '../../../mail/mail-rows.ts'
import { today } from '../candidates/consents.ts'

/**
 * Takes letters that have not begun to go back from the outbox.
 * @param recipients the rows of those to whom they would go: a condition on `recipient`
 * @returns the ids of the mails that were taken back
 */
export async function takeBackLetters(
  transaction: CompanyTransaction,
  recipients: RawBuilder<unknown>,
): Promise<number[]> {
  const { db, inThisCompany } = transaction
  const { rows } = await sql<{ id: number; run_id: number | null }>`
    select mails.id, mails.run_id from mails
    where ${inThisCompany('mails')} and mails.state = 'queued' and mails.id in (
      select mail_id from email_recipients recipient where ${inThisCompany('recipient')} and ${recipients})
    order by mails.id for update of mails`.execute(db)
  for (const { id, run_id: runId } of rows) {
    if (runId !== null) await cancelQueuedRun(transaction, runId)
    await endAttempt(transaction, id, { state: 'cancelled' })
  }
  return rows.map(({ id }) => id)
}

/** Nothing goes to somebody who has withdrawn; letters that wait in the outbox stay unsent, and his rows say why. */
export async function holdLettersTo(transaction: CompanyTransaction, candidateId: number): Promise<void> {
  await holdLetters(transaction, sql`recipient.candidate_id = ${candidateId}`, 'withdrawn')
}

/**
 * Nothing goes to somebody in the pool who has taken his consent to it back, as long as no other consent to it lasts: not
 * even what waits in the outbox already.
 */
export async function holdLettersOfPool(transaction: CompanyTransaction, applicantId: number): Promise<void> {
  const { inThisCompany } = transaction
  const pooled = sql`recipient.candidate_id in (
    select pooled.id from candidates pooled
    where ${inThisCompany('pooled')} and pooled.applicant_id = ${applicantId} and pooled.state = 'archived'
      and not exists (select from applicant_consents lasting where ${inThisCompany('lasting')}
        and lasting.applicant_id = pooled.applicant_id and lasting.purpose = 'reserve'
        and lasting.withdrawn_at is null and lasting.until >= ${today}))`
  await holdLetters(transaction, pooled, 'no_consent')
}

async function holdLetters(
  transaction: CompanyTransaction,
  recipients: RawBuilder<unknown>,
  reason: Schemas['EmailHeldReason'],
): Promise<void> {
  const { db, inThisCompany } = transaction
  const taken = await takeBackLetters(transaction, recipients)
  // What somebody had cancelled before stays as he left it.
  await sql`update email_recipients recipient set state = 'held', held_reason = ${reason}, variables = '{}'
    where ${inThisCompany('recipient')} and recipient.mail_id = any(${taken}::bigint[])`.execute(db)
}
