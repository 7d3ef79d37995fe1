import { sql } from 'kysely'
import { invalidInput } from '../contract/failure.ts'
import type { JobTransaction } from '../jobs/define-job.ts'
import { enqueueEach } from '../jobs/enqueue.ts'
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

/** One of many mails that are written from one template. */
export type OneMail<Name extends MailTemplateName> = Omit<NewMail<Name>, 'template'>

/**
 * Puts a mail into the outbox, within the transaction of its cause: it is sent after, and only if, that commits.
 * @returns the mail's id
 * @throws ApiFailure 400 for an address that is not exactly one mailbox, or a name that is not one line
 */
export async function queueMail<Name extends MailTemplateName>(
  transaction: JobTransaction,
  { template, ...mail }: NewMail<Name>,
): Promise<number> {
  const [queued] = await queueMails(transaction, template, [mail])
  if (queued === undefined) throw new Error('the mail was not queued')
  return queued.mailId
}

/**
 * Puts mails of one template into the outbox by a handful of statements, however many they are: all or none of them.
 * @returns the mails with their ids, in the same order
 * @throws ApiFailure as {@link queueMail}
 */
export async function queueMails<Name extends MailTemplateName, Mail extends OneMail<Name>>(
  transaction: JobTransaction,
  template: Name,
  mails: readonly Mail[],
): Promise<(Mail & Queued)[]> {
  for (const { to } of mails) checkRecipient(to)
  const written = await wordsOf(transaction, template)
  const { subject, body } = written
  const filled = mails.map((mail) => {
    const values: Readonly<Record<string, string>> = mail.variables
    const [secret = {}, open = {}] = [true, false].map((isSecret) =>
      Object.fromEntries(
        Object.entries(values).filter(([name]) => (written.variables[name]?.isSecret ?? false) === isSecret),
      ),
    )
    return { ...mail, subject: renderSubject(subject, open), open, secret }
  })
  return putInOutbox(transaction, { template, body, cc: [], replyTo: null }, filled)
}

/** What somebody wrote himself, instead of one of the product's templates. */
export interface LetterWords {
  template: keyof typeof writtenLetters
  /** Who gets a copy. */
  cc: readonly string[]
  /** Where answers go; null for the address that the product sends from. */
  replyTo: string | null
  /** With variables, as the body; `checkTemplate` has let both through. */
  subject: string
  body: string
}

/** To whom such a letter goes, and with what. */
export interface OneLetter {
  to: { name: string; address: string }
  /** Nothing that nobody but the recipient may read. */
  variables: Readonly<Record<string, string>>
  /** Comes with the letter; nobody but its recipient may read it. */
  calendar?: MailCalendar
}

/**
 * Puts letters of the same words into the outbox, within the transaction of their cause.
 * @returns the letters with their mails' ids, in the same order
 * @throws ApiFailure 400 for an address that is not exactly one mailbox
 */
export async function queueLetters<Letter extends OneLetter>(
  transaction: JobTransaction,
  { subject, ...words }: LetterWords,
  letters: readonly Letter[],
): Promise<(Letter & Queued)[]> {
  if (words.cc.some((address) => !isMailAddress(address))) {
    throw invalidInput({ cc: ['Địa chỉ email nhận bản sao không hợp lệ.'] })
  }
  const filled = letters.map((letter) => {
    const name = letter.to.name.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    const to = { ...letter.to, name }
    checkRecipient(to)
    const { variables } = letter
    return { ...letter, to, subject: renderSubject(subject, variables), open: variables, secret: {} }
  })
  return putInOutbox(transaction, words, filled)
}

/** The mail that a letter became. */
interface Queued {
  mailId: number
}

/** What mails that are queued together have in common. */
interface SharedWords {
  template: string
  body: string
  cc: readonly string[]
  replyTo: string | null
}

interface OutboxRow {
  to: { name: string; address: string }
  /** Filled in. */
  subject: string
  open: Readonly<Record<string, string>>
  secret: Readonly<Record<string, string>>
  expiresAt?: string
  calendar?: MailCalendar
}

/** So many mails are written by one statement, which bounds its size. */
const batch = 1_000

async function putInOutbox<Row extends OutboxRow>(
  transaction: JobTransaction,
  words: SharedWords,
  rows: readonly Row[],
): Promise<(Row & Queued)[]> {
  const queued: (Row & Queued)[] = []
  for (let from = 0; from < rows.length; from += batch) {
    const written = await writeMails(transaction, words, rows.slice(from, from + batch))
    await writeSecrets(transaction, written)
    await queueSending(transaction, written)
    queued.push(...written)
  }
  return queued
}

async function writeMails<Row extends OutboxRow>(
  { db, companyId, session }: JobTransaction,
  { template, body, cc, replyTo }: SharedWords,
  rows: readonly Row[],
): Promise<(Row & Queued)[]> {
  const mails = rows.map((row, place) => ({
    place,
    to_name: row.to.name,
    to_address: row.to.address,
    subject: row.subject,
    variables: row.open,
    has_secrets: hasSecrets(row),
    expires_at: row.expiresAt ?? null,
  }))
  const inserted = await sql<{ id: number; to_address: string }>`
    insert into mails (company_id, template, to_name, to_address, cc, reply_to, subject, body, variables, has_secrets,
      requested_by, expires_at)
    select ${companyId}, ${template}, mail.to_name, mail.to_address, ${cc}::text[], ${replyTo}, mail.subject, ${body},
      mail.variables, mail.has_secrets, ${session?.userId ?? null}::bigint, mail.expires_at
    from jsonb_to_recordset(${JSON.stringify(mails)}::jsonb) as mail (place integer, to_name text, to_address text,
      subject text, variables jsonb, has_secrets boolean, expires_at timestamptz)
    order by mail.place
    returning id, to_address`.execute(db)
  // Ids are given in the order of the places.
  const numbered = inserted.rows.toSorted((one, other) => one.id - other.id)
  return rows.map((row, place) => {
    const mail = numbered[place]
    if (mail?.to_address !== row.to.address)
      throw new Error('a mail was not queued under a number of its own')
    return { ...row, mailId: mail.id }
  })
}

async function writeSecrets(
  { db, companyId }: JobTransaction,
  rows: readonly (OutboxRow & Queued)[],
): Promise<void> {
  const secrets = rows
    .filter(hasSecrets)
    .map(({ mailId, secret, calendar = null }) => ({ mail_id: mailId, variables: secret, calendar }))
  if (secrets.length === 0) return
  await sql`insert into mail_secrets (company_id, mail_id, variables, calendar)
    select ${companyId}, kept.mail_id, kept.variables, nullif(kept.calendar, 'null'::jsonb)
    from jsonb_to_recordset(${JSON.stringify(secrets)}::jsonb) as kept (mail_id bigint, variables jsonb, calendar jsonb)`.execute(
    db,
  )
}

async function queueSending(transaction: JobTransaction, mails: readonly Queued[]): Promise<void> {
  const ids = mails.map(({ mailId }) => mailId)
  const runs = await enqueueEach(
    transaction,
    sendMail,
    ids.map((mailId) => ({ mailId })),
  )
  await sql`
    update mails set run_id = run.id from unnest(${ids}::bigint[], ${runs}::bigint[]) as run (mail_id, id)
    where ${transaction.inThisCompany('mails')} and mails.id = run.mail_id`.execute(transaction.db)
}

function hasSecrets({ secret, calendar }: OutboxRow): boolean {
  return Object.keys(secret).length > 0 || calendar !== undefined
}

function checkRecipient({ name, address }: { name: string; address: string }): void {
  if (!isMailAddress(address)) throw invalidInput({ to: ['Địa chỉ email người nhận không hợp lệ.'] })
  if (!isOneLine(name)) throw invalidInput({ to: ['Tên người nhận phải viết trên một dòng.'] })
}
