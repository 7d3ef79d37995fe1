import type { Schemas } from '@nhansu/sdk/contract'
import { type RawBuilder, sql } from 'kysely'
import { savedChanges } from '../../../contract/audit-values.ts'
import { type RowConditions, visibleRows } from '../../../contract/access.ts'
import { notFound } from '../../../contract/failure.ts'
import { defineOperations, type ProductContext } from '../../../contract/handlers.ts'
import { cancelQueuedRun } from '../../../jobs/enqueue.ts'
import { takeBackLetters } from './hold-letters.ts'
import { cancelWaiting } from './write-letters.ts'

type Sending = Schemas['EmailSending']

/** How many of the latest sendings are listed. */
const listed = 50

/** Whoever reads a part of the candidates sees the sendings that he asked for himself. */
const visibleSendings: RowConditions = {
  table: 'email_sendings',
  unit: ({ session }) => sql`email_sendings.requested_by = ${session.userId}`,
}

export default defineOperations('emailSendings', {
  'emailSendings.list': async (_, context) => ({
    sendings: await sendings(context, sql`true order by email_sendings.id desc limit ${listed}`),
  }),

  'emailSendings.show': async ({ path }, context) => {
    const sending = await oneSending(context, path.id)
    const { rows } = await sql<Schemas['EmailRecipient']>`
      select recipient.candidate_id, candidates.recruitment_id, candidates.full_name, recipient.state,
        recipient.held_reason, recipient.missing, recipient.sent_at
      from email_recipients recipient
      join candidates on candidates.company_id = recipient.company_id and candidates.id = recipient.candidate_id
      where ${context.inThisCompany('recipient')} and recipient.sending_id = ${path.id}
      order by candidates.sort_name, candidates.id`.execute(context.db)
    return { sending, recipients: rows }
  },

  'emailSendings.cancel': async ({ path }, context) => {
    const { db, inThisCompany } = context
    // The row is held, so that no letter is being written meanwhile.
    const { rows } = await sql<{ run_id: number | null }>`
      select run_id from email_sendings
      where ${inThisCompany('email_sendings')} and ${visibleRows(context, visibleSendings)} and id = ${path.id}
      for update`.execute(db)
    const [held] = rows
    if (held === undefined) throw notFound()
    const before = await oneSending(context, path.id)
    if (!before.is_over) {
      await cancelWaiting(context, path.id)
      if (held.run_id !== null) await cancelQueuedRun(context, held.run_id)
      await takeBackLetters(context, sql`recipient.sending_id = ${path.id}`)
    }
    const sending = await oneSending(context, path.id)
    const { cancelled_at, cancelled } = sending
    context.audit({ recordId: path.id, ...savedChanges({ ...before }, { cancelled_at, cancelled }) })
    return { sending }
  },
})

/**
 * One sending with its counts.
 * @throws ApiFailure 404
 */
export async function oneSending(context: ProductContext, id: number): Promise<Sending> {
  const [sending] = await sendings(context, sql`email_sendings.id = ${id}`)
  if (sending === undefined) throw notFound()
  return sending
}

async function sendings(context: ProductContext, which: RawBuilder<unknown>): Promise<Sending[]> {
  const { rows } = await sql<Sending>`
    select email_sendings.id, name, subject, total, waiting, held, sent, failed, cancelled, waiting = 0 as is_over,
      (select known.full_name from names_of_users(array[requested_by]) known) as requested_by_name, created_at,
      cancelled_at
    from email_sendings cross join lateral (
      select count(*) filter (where state in ('waiting', 'queued', 'sending')) as waiting,
        count(*) filter (where state = 'held') as held,
        count(*) filter (where state in ('sent', 'stored')) as sent,
        count(*) filter (where state = 'failed') as failed,
        count(*) filter (where state = 'cancelled') as cancelled
      from email_recipients recipient
      where ${context.inThisCompany('recipient')} and recipient.sending_id = email_sendings.id) counts
    where ${context.inThisCompany('email_sendings')} and ${visibleRows(context, visibleSendings)} and ${which}`.execute(
    context.db,
  )
  return rows
}
