import type { JobTransaction } from '../jobs/define-job.ts'
import { isMailAddress } from '../mail/addresses.ts'
import { type NewMail, queueMail, queueMails } from '../mail/outbox.ts'
import type { MailTemplateName, MailValues } from '../mail/templates.ts'
import { type NewNotice, type NoticeReader, writeNotice } from './write-notice.ts'
import { writeNotices } from './write-notices.ts'

/** Somebody who is to hear of something. */
export interface ToldPerson {
  reader: NoticeReader
  name: string
  /** As the company knows it; null for who has none. */
  address: string | null
}

/** What is told: the same in two ways. */
export interface Told<Name extends MailTemplateName> {
  notice: NewNotice
  mail: Omit<NewMail<Name>, 'to'>
}

/**
 * Tells a person something, within the transaction of its cause: by a notice in the product always, and by a mail where
 * the company knows an address of his. Every mail to somebody of the company goes this way.
 * @returns the mail's id; null where no mail reaches him
 */
export async function tell<Name extends MailTemplateName>(
  transaction: JobTransaction,
  { reader, name, address }: ToldPerson,
  { notice, mail }: Told<Name>,
): Promise<number | null> {
  await writeNotice(transaction, reader, notice)
  if (address === null || !isMailAddress(address)) return null
  return queueMail(transaction, { ...mail, to: { name, address } })
}

/** One of many employees who hear of the same thing. */
export interface ToldEmployee<Name extends MailTemplateName> {
  employeeId: number
  name: string
  /** As the company knows it; null for who has none. */
  address: string | null
  variables: MailValues<Name>
}

/**
 * Tells many employees, each of them once, as {@link tell} does, by a handful of statements however many they are.
 * @returns the mails' ids by employee; whoever is missing is reached by no mail
 */
export async function tellEach<Name extends MailTemplateName>(
  transaction: JobTransaction,
  employees: readonly ToldEmployee<Name>[],
  { notice, template }: { notice: NewNotice; template: Name },
): Promise<Map<number, number>> {
  const ids = employees.map(({ employeeId }) => employeeId)
  await writeNotices(transaction, ids, notice)
  const mails = employees.flatMap(({ employeeId, name, address, variables }) =>
    address !== null && isMailAddress(address) ? [{ employeeId, to: { name, address }, variables }] : [],
  )
  const queued = await queueMails<Name, (typeof mails)[number]>(transaction, template, mails)
  return new Map(queued.map(({ employeeId, mailId }) => [employeeId, mailId]))
}
