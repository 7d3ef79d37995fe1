import type { Data, Schemas } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import { visibleRows } from '../../../contract/access.ts'
import { ApiFailure, invalidInput, notFound, stale } from '../../../contract/failure.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import { enqueue } from '../../../jobs/enqueue.ts'
import { isMailAddress, isOneLine } from '../../../mail/addresses.ts'
import { visibleCandidates } from '../candidates/visible-candidates.ts'
import { oneSending } from './email-sendings.ts'
import { judge, recipientFacts, type TypedValues, variablesIn } from './letter-values.ts'
import { writeLetters } from './write-letters.ts'

type Skipped = Schemas['EmailSkipped']

/**
 * Begins to send a template to many: freezes its words, writes one row for each recipient, and asks for the work that
 * makes the letters. Whoever gets none is named with the reason.
 * @param isLook says who would get a letter, and sends none
 * @throws ApiFailure 404 for a template or candidates that are not there for the sender, 409 for a template that changed
 *   since it was looked at or is not used any more, 400 for a typed value that is no line
 */
export async function sendLetters(
  context: ProductContext,
  { email_id: emailId, version, candidate_ids: ids, values: typed = {} }: Schemas['EmailSend'],
  isLook: boolean,
): Promise<Data<'emails.send'>> {
  requireLines(typed)
  const email = await templateOf(context, emailId, version)
  const body = email.body + (email.signature ?? '')
  const people = await recipientFacts(context, ids, sql`${visibleRows(context, visibleCandidates)}`)
  if (people.length !== ids.length) throw notFound()
  const needed = variablesIn(email.subject, body)
  const addresses = new Set<string>()
  const skipped = people.flatMap((person): Skipped[] => {
    const judged = judge(person, needed, typed)
    const { reason, missing } =
      'reason' in judged
        ? judged
        : addresses.has(judged.address.toLowerCase())
          ? { reason: 'same_address' as const, missing: [] }
          : { reason: undefined, missing: [] }
    if (!('reason' in judged)) addresses.add(judged.address.toLowerCase())
    return reason === undefined
      ? []
      : [{ candidate_id: person.id, full_name: person.full_name, reason, missing }]
  })
  const willing = people.length - skipped.length
  if (isLook || willing === 0) return { sending: null, willing, skipped }
  const sendingId = await storeSending(context, { email, body, typed, total: people.length })
  await storeRecipients(context, sendingId, ids, skipped)
  const runId = await enqueue(context, writeLetters, { sendingId })
  await sql`update email_sendings set run_id = ${runId}
    where ${context.inThisCompany('email_sendings')} and id = ${sendingId}`.execute(context.db)
  const sending = await oneSending(context, sendingId)
  const { name, subject, total } = sending
  context.audit({
    recordId: emailId,
    detail: { sending: sendingId, recipients: willing },
    values: { of: 'emailSendings', after: { name, subject, total } },
  })
  return { sending, willing, skipped }
}

interface Template {
  id: number
  name: string
  subject: string
  body: string
  signature: string | null
  cc_addresses: string[]
  is_active: boolean
  version: number
}

/** @throws ApiFailure 404, 409 */
async function templateOf(
  { db, inThisCompany }: ProductContext,
  id: number,
  version: number | undefined,
): Promise<Template> {
  const { rows } = await sql<Template>`
    select id, name, subject, body, signature, cc_addresses, is_active, version from emails
    where ${inThisCompany('emails')} and id = ${id} for share`.execute(db)
  const [email] = rows
  if (email === undefined) throw notFound()
  if (version !== undefined && version !== email.version) throw stale({ email })
  if (!email.is_active) throw new ApiFailure(409, 'Mẫu email này đã ngừng sử dụng. Hãy chọn mẫu khác.')
  return email
}

/** @throws ApiFailure 400 at a value with line breaks or other signs that are no text */
function requireLines(typed: TypedValues): void {
  const wrong = Object.entries(typed).filter(([, value]) => !isOneLine(value))
  if (wrong.length === 0) return
  throw invalidInput(
    Object.fromEntries(wrong.map(([name]) => [`values.${name}`, ['Vui lòng viết trên một dòng.']])),
  )
}

async function storeSending(
  context: ProductContext,
  { email, body, typed, total }: { email: Template; body: string; typed: TypedValues; total: number },
): Promise<number> {
  const { db, companyId, session } = context
  const { rows } = await sql<{ id: number }>`
    insert into email_sendings (company_id, email_id, name, subject, body, cc_addresses, reply_to, typed_values, total,
      requested_by)
    values (${companyId}, ${email.id}, ${email.name}, ${email.subject}, ${body}, ${email.cc_addresses}::text[],
      ${await answersTo(context)}, ${JSON.stringify(typed)}, ${total}, ${session.userId})
    returning id`.execute(db)
  return Number(rows[0]?.id)
}

/** Answers go to the company address of the sender, where there is one. */
export async function answersTo({ db, session }: ProductContext): Promise<string | null> {
  const { rows } = await sql<{ address: string | null }>`
    select address from mail_address_of_account(${session.userId})`.execute(db)
  const address = rows[0]?.address ?? null
  return address !== null && isMailAddress(address) ? address : null
}

async function storeRecipients(
  { db, companyId }: ProductContext,
  sendingId: number,
  ids: readonly number[],
  skipped: readonly Skipped[],
): Promise<void> {
  const held = JSON.stringify(skipped)
  await sql`
    insert into email_recipients (company_id, sending_id, candidate_id, state, held_reason, missing)
    select ${companyId}, ${sendingId}, chosen.id, case when held.reason is null then 'waiting' else 'held' end, held.reason,
      coalesce(held.missing, '{}')
    from unnest(${ids}::bigint[]) as chosen (id)
    left join jsonb_to_recordset(${held}::jsonb) as held (candidate_id bigint, reason text, missing text[])
      on held.candidate_id = chosen.id`.execute(db)
}
