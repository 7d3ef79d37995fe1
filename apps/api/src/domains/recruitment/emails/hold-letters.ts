import { type RawBuilder, sql } from 'kysely'
import type { CompanyTransaction } from '../../../db/transaction.ts'
import { cancelQueuedRun } from '../../../jobs/enqueue.ts'
import { endAttempt } from '../../../mail/mail-rows.ts'

/**
 * Takes letters that have not begun to go back from the outbox.
 * @param recipients the rows of those to whom they would go: a condition on `recipient`
 */
export async function takeBackLetters(
  transaction: CompanyTransaction,
  recipients: RawBuilder<unknown>,
): Promise<void> {
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
}

/** Nothing goes to somebody who has withdrawn; letters that wait in the outbox stay unsent, and his rows say why. */
export async function holdLettersTo(transaction: CompanyTransaction, candidateId: number): Promise<void> {
  await takeBackLetters(transaction, sql`recipient.candidate_id = ${candidateId}`)
  await sql`update email_recipients recipient set state = 'held', held_reason = 'withdrawn', variables = '{}'
    from mails where ${transaction.inThisCompany('recipient')} and recipient.candidate_id = ${candidateId}
      and recipient.state = 'cancelled' and ${transaction.inThisCompany('mails')} and mails.id = recipient.mail_id
      and mails.state = 'cancelled' and not exists (select from email_sendings sending
        where ${transaction.inThisCompany('sending')} and sending.id = recipient.sending_id
          and sending.cancelled_at is not null)`.execute(transaction.db)
}
