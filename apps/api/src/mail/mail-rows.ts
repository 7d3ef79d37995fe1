import { sql } from 'kysely'
import type { CompanyTransaction } from '../db/transaction.ts'
import type { MailCalendar } from './outbox.ts'

/** A mail as it is about to be sent. */
export interface OutgoingMail {
  id: number
  to_name: string | null
  to_address: string
  cc: string[]
  reply_to: string | null
  subject: string
  body: string
  template: string
  message_id: string
  /** Secret values among them. */
  variables: Readonly<Record<string, string>>
  /** Secret, too. */
  calendar: MailCalendar | null
  is_expired: boolean
}

/**
 * Counts an attempt at a mail before it is made, and gives the mail its name for good.
 * @returns undefined when it is not to be sent any more
 */
export async function beginAttempt(
  { db, inThisCompany }: CompanyTransaction,
  id: number,
  messageId: string,
): Promise<OutgoingMail | undefined> {
  const { rows } = await sql<OutgoingMail>`
    update mails set state = 'sending', attempts = attempts + 1, attempted_at = now(),
      message_id = coalesce(message_id, ${messageId})
    where ${inThisCompany('mails')} and id = ${id} and state in ('queued', 'sending')
    returning id, to_name, to_address, cc, reply_to, subject, body, template, message_id,
      coalesce(expires_at <= now(), false) as is_expired,
      variables || coalesce((select secret.variables from mail_secrets secret
        where secret.company_id = mails.company_id and secret.mail_id = mails.id), '{}') as variables,
      (select secret.calendar from mail_secrets secret
        where secret.company_id = mails.company_id and secret.mail_id = mails.id) as calendar`.execute(db)
  return rows[0]
}

/** What an attempt came to. */
export interface AttemptEnd {
  state: 'sent' | 'stored' | 'queued' | 'failed' | 'cancelled'
  error?: string
}

/** Notes what an attempt came to. A mail that is not sent again loses what nobody but its recipient may read. */
export async function endAttempt(
  { db, inThisCompany }: CompanyTransaction,
  id: number,
  { state, error }: AttemptEnd,
): Promise<void> {
  await sql`
    update mails set state = ${state}, last_error = ${error ?? null},
      sent_at = case when ${state} in ('sent', 'stored') then now() end
    where ${inThisCompany('mails')} and id = ${id} and state in ('queued', 'sending')`.execute(db)
  if (state !== 'queued') {
    await sql`delete from mail_secrets where ${inThisCompany('mail_secrets')} and mail_id = ${id}`.execute(db)
  }
}
