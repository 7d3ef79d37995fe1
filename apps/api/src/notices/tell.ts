import type { JobTransaction } from '../jobs/define-job.ts'
import { isMailAddress } from '../mail/addresses.ts'
import { type NewMail, queueMail } from '../mail/outbox.ts'
import type { MailTemplateName } from '../mail/templates.ts'
import { type NewNotice, type NoticeReader, writeNotice } from './write-notice.ts'

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
