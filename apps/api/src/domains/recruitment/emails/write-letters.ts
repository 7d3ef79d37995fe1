import { sql } from 'kysely'
import type { CompanyTransaction } from '../../../db/transaction.ts'
import { defineJob, type JobTransaction } from '../../../jobs/define-job.ts'
import { queueLetters } from '../../../mail/outbox.ts'
import { holdRecipients, judge, recipientFacts, type TypedValues, variablesIn } from './letter-values.ts'

/** Letters that one transaction writes. */
const batch = 500

interface Sending {
  subject: string
  body: string
  cc_addresses: string[]
  reply_to: string | null
  typed_values: TypedValues
  total: number
}

/**
 * Writes the letters of a sending into the outbox, some in each transaction together with the rows that say so: a
 * process that dies over it has written both or neither, so that none is lost and none doubled. Each recipient is looked
 * at once more, since somebody may have withdrawn meanwhile.
 */
export const writeLetters = defineJob<{ sendingId: number }>({
  name: 'recruitment.write-letters',
  title: 'Gửi email cho ứng viên',
  isQuiet: true,
  run: async ({ inCompany, progress }, { sendingId }) => {
    for (;;) {
      const { written, left, total } = await inCompany((transaction) => writeNext(transaction, sendingId))
      await progress(total - left, total)
      if (written === 0) return
    }
  },
  givenUp: (transaction, { sendingId }) => cancelWaiting(transaction, sendingId),
})

async function writeNext(
  transaction: JobTransaction,
  sendingId: number,
): Promise<{ written: number; left: number; total: number }> {
  const { db, inThisCompany } = transaction
  // Held until the end: a cancel waits for these letters and finds them written.
  const { rows } = await sql<Sending>`
    select subject, body, cc_addresses, reply_to, typed_values, total from email_sendings
    where ${inThisCompany('email_sendings')} and id = ${sendingId} and cancelled_at is null for update`.execute(
    db,
  )
  const [sending] = rows
  if (sending === undefined) return { written: 0, left: 0, total: 0 }
  const { rows: next } = await sql<{ candidate_id: number; left: number }>`
    select candidate_id, count(*) over () as left from email_recipients
    where ${inThisCompany('email_recipients')} and sending_id = ${sendingId} and state = 'waiting'
    order by candidate_id limit ${batch}`.execute(db)
  const ids = next.map(({ candidate_id: id }) => id)
  await holdRecipients(transaction, ids)
  const people = new Map(
    (await recipientFacts(transaction, ids, sql`true`)).map((facts) => [facts.id, facts]),
  )
  const needed = variablesIn(sending.subject, sending.body)
  const judged = ids.map((id) => {
    const facts = people.get(id)
    return { id, name: facts?.full_name ?? '', verdict: judge(facts, needed, sending.typed_values) }
  })
  const held = judged.flatMap(({ id, verdict }) =>
    'reason' in verdict ? [{ id, reason: verdict.reason, missing: verdict.missing }] : [],
  )
  await sql`update email_recipients set state = 'held', held_reason = held.reason, missing = held.missing
    from jsonb_to_recordset(${JSON.stringify(held)}::jsonb) as held (id bigint, reason text, missing text[])
    where ${inThisCompany('email_recipients')} and sending_id = ${sendingId} and candidate_id = held.id`.execute(
    db,
  )
  const letters = await queueLetters(
    transaction,
    {
      template: 'candidate-letter',
      cc: sending.cc_addresses,
      replyTo: sending.reply_to,
      subject: sending.subject,
      body: sending.body,
    },
    judged.flatMap(({ id, name, verdict }) =>
      'reason' in verdict ? [] : [{ id, to: { name, address: verdict.address }, variables: verdict.values }],
    ),
  )
  const written = letters.map(({ id, mailId, variables }) => ({ id, mail_id: mailId, variables }))
  await sql`update email_recipients set state = 'queued', mail_id = letter.mail_id, variables = letter.variables
    from jsonb_to_recordset(${JSON.stringify(written)}::jsonb) as letter (id bigint, mail_id bigint, variables jsonb)
    where ${inThisCompany('email_recipients')} and sending_id = ${sendingId} and candidate_id = letter.id`.execute(
    db,
  )
  return {
    written: ids.length,
    left: Math.max(0, (next[0]?.left ?? 0) - ids.length),
    total: sending.total,
  }
}

/** Nobody who waits still gets a letter. */
export async function cancelWaiting(
  { db, inThisCompany }: CompanyTransaction,
  sendingId: number,
): Promise<void> {
  await sql`update email_sendings set cancelled_at = coalesce(cancelled_at, now())
    where ${inThisCompany('email_sendings')} and id = ${sendingId}`.execute(db)
  await sql`update email_recipients set state = 'cancelled'
    where ${inThisCompany('email_recipients')} and sending_id = ${sendingId} and state = 'waiting'`.execute(
    db,
  )
}
