import type { Schemas } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import type { CompanyTransaction } from '../../../db/transaction.ts'
import { holdRecipients, judge, recipientFacts } from './letter-values.ts'

type Reason = Schemas['EmailHeldReason']

/** What holds a letter that is written already. Values that are missing, or another address, are not among it. */
const sentences: { readonly [R in Reason]?: string } = {
  withdrawn: 'Ứng viên đã rút hồ sơ.',
  no_consent: 'Ứng viên không còn đồng ý cho dùng dữ liệu.',
  gone: 'Hồ sơ ứng viên không còn nữa.',
}

interface Recipient {
  candidate_id: number
  held_reason: Reason | null
}

/** Holds the candidate whom a mail goes to, if it is a letter to one: who withdraws meanwhile waits, and finds it queued. */
export async function holdWhoGetsLetter(transaction: CompanyTransaction, mailId: number): Promise<void> {
  const ids = (await recipientsOf(transaction, mailId)).map(({ candidate_id: id }) => id)
  await holdRecipients(transaction, ids)
}

/**
 * Why nobody may send a mail again that is a letter to a candidate: it was held, or would be if it were written now.
 * @returns a sentence; undefined for what may go, as any mail to somebody else
 */
export async function whyLetterIsHeld(
  transaction: CompanyTransaction,
  mailId: number,
): Promise<string | undefined> {
  const [recipient] = await recipientsOf(transaction, mailId)
  if (recipient === undefined) return undefined
  const [facts] = await recipientFacts(transaction, [recipient.candidate_id], sql`true`)
  const verdict = judge(facts, [], {})
  const now = 'reason' in verdict ? sentences[verdict.reason] : undefined
  return now ?? (recipient.held_reason === null ? undefined : (sentences[recipient.held_reason] ?? held))
}

const held = 'Thư này đã được giữ lại.'

async function recipientsOf(
  { db, inThisCompany }: CompanyTransaction,
  mailId: number,
): Promise<readonly Recipient[]> {
  const { rows } = await sql<Recipient>`
    select candidate_id, held_reason from email_recipients
    where ${inThisCompany('email_recipients')} and mail_id = ${mailId}`.execute(db)
  return rows
}
