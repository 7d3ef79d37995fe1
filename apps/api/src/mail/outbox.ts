import { sql } from 'kysely'
import { invalidInput } from '../contract/failure.ts'
import type { JobTransaction } from '../jobs/define-job.ts'
import { enqueue } from '../jobs/enqueue.ts'
import type { CalendarEvent } from '../calendar/calendar-file.ts'
import { isMailAddress, isOneLine } from './addresses.ts'
import { wordsOf } from './company-templates.ts'
import { renderSubject } from './render.ts'
import { sendMail } from './send-mail.ts'
import type { MailTemplateName, MailValues, writtenLetters } from './templates.ts'

/** What the calendar of a mail's recipient is told. */
export interface MailCalendar {
  method: 'REQUEST' | 'CANCEL'
  event: CalendarEvent
}

/** A mail to be sent. */
export interface NewMail<Name extends MailTemplateName> {
  template: Name
  to: { name: string; address: string }
  variables: MailValues<Name>
  /** After this moment it is of no use, and is not sent any more. */
  expiresAt?: string
  /** Comes with the mail; nobody but its recipient may read it. */
  calendar?: MailCalendar
}

/**
 * Puts a mail into the outbox, within the transaction of its cause: it is sent after, and only if, that commits.
 * @returns the mail's id
 * @throws ApiFailure 400 for an address that is not exactly one mailbox, or a name that is not one line
 */
export async function queueMail<Name extends MailTemplateName>(
  transaction: JobTransaction,
  { template, to, variables, expiresAt, calendar }: NewMail<Name>,
): Promise<number> {
  checkRecipient(to)
  const written = await wordsOf(transaction, template)
  const { subject, body } = written
  const values: Readonly<Record<string, string>> = variables
  const [secret, open] = [true, false].map((isSecret) =>
    Object.fromEntries(
      Object.entries(values).filter(([name]) => (written.variables[name]?.isSecret ?? false) === isSecret),
    ),
  )
  return putInOutbox(transaction, {
    template,
    to,
    subject: renderSubject(subject, open ?? {}),
    body,
    open: open ?? {},
    secret: secret ?? {},
    expiresAt: expiresAt ?? null,
    calendar: calendar ?? null,
  })
}

/** A letter whose words somebody wrote, instead of one of the product's templates. */
export interface NewLetter {
  template: keyof typeof writtenLetters
  to: { name: string; address: string }
  /** Who gets a copy. */
  cc: readonly string[]
  /** Where answers go; null for the address that the product sends from. */
  replyTo: string | null
  /** With variables, as the body; `checkTemplate` has let both through. */
  subject: string
  body: string
  /** Nothing that nobody but the recipient may read. */
  variables: Readonly<Record<string, string>>
  /** Comes with the letter; nobody but its recipient may read it. */
  calendar?: MailCalendar
}

/**
 * Puts a letter into the outbox, within the transaction of its cause.
 * @returns the mail's id
 * @throws ApiFailure 400 for an address that is not exactly one mailbox
 */
export async function queueLetter(
  transaction: JobTransaction,
  { to, subject, variables, ...letter }: NewLetter,
): Promise<number> {
  const name = to.name.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ')
  checkRecipient({ ...to, name })
  if (letter.cc.some((address) => !isMailAddress(address))) {
    throw invalidInput({ cc: ['Địa chỉ email nhận bản sao không hợp lệ.'] })
  }
  return putInOutbox(transaction, {
    ...letter,
    to: { ...to, name },
    subject: renderSubject(subject, variables),
    open: variables,
    secret: {},
    expiresAt: null,
    calendar: letter.calendar ?? null,
  })
}

interface OutboxRow {
  template: string
  to: { name: string; address: string }
  cc?: readonly string[]
  replyTo?: string | null
  /** Filled in. */
  subject: string
  body: string
  open: Readonly<Record<string, string>>
  secret: Readonly<Record<string, string>>
  expiresAt: string | null
  calendar: MailCalendar | null
}

async function putInOutbox(
  transaction: JobTransaction,
  { template, to, cc = [], replyTo = null, subject, body, open, secret, expiresAt, calendar }: OutboxRow,
): Promise<number> {
  const { db, companyId, session } = transaction
  const hasSecrets = Object.keys(secret).length > 0 || calendar !== null
  const { rows } = await sql<{ id: number }>`
    insert into mails (company_id, template, to_name, to_address, cc, reply_to, subject, body, variables, has_secrets,
      requested_by, expires_at)
    values (${companyId}, ${template}, ${to.name}, ${to.address}, ${cc}::text[], ${replyTo}, ${subject}, ${body},
      ${JSON.stringify(open)}, ${hasSecrets}, ${session?.userId ?? null}, ${expiresAt})
    returning id`.execute(db)
  const mailId = rows[0]?.id
  if (mailId === undefined) throw new Error('the mail was not queued')
  if (hasSecrets) {
    await sql`insert into mail_secrets (company_id, mail_id, variables, calendar)
      values (${companyId}, ${mailId}, ${JSON.stringify(secret)}, ${calendar === null ? null : JSON.stringify(calendar)})`.execute(
      db,
    )
  }
  const runId = await enqueue(transaction, sendMail, { mailId })
  await sql`update mails set run_id = ${runId} where ${transaction.inThisCompany('mails')} and id = ${mailId}`.execute(
    db,
  )
  return mailId
}

function checkRecipient({ name, address }: { name: string; address: string }): void {
  if (!isMailAddress(address)) throw invalidInput({ to: ['Địa chỉ email người nhận không hợp lệ.'] })
  if (!isOneLine(name)) throw invalidInput({ to: ['Tên người nhận phải viết trên một dòng.'] })
}
