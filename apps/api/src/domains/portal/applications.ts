import { randomInt } from 'node:crypto'
import type { Data, Input, Schemas } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import { ApiFailure } from '../../contract/failure.ts'
import { hashOf } from '../../contract/session.ts'
import type { LinkContext } from '../../contract/handlers.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { whileFilesWait } from '../../portal/renew-uploads.ts'
import { checkPerson, type GivenConsent, missedConditions, takeIn } from '../recruitment/public.ts'
import { checkSent } from './checked-application.ts'
import { confirmApplication } from './confirm-application.ts'
import { bodyHash, type FormToken, newFormToken, readFormToken, secretOf } from './form-token.ts'
import { countForm } from './limits.ts'
import { openForm } from './open-form.ts'
import { checkCommune } from './places.ts'
import { sentChanges } from './sent-changes.ts'
import { giveFiles, namedHandles, sentFiles, takeFiles, waitingFiles } from './uploads.ts'

/** Crockford's letters: none is taken for another when it is read out. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
/** For how long the link to an application leads there; renewed by nothing, sent again on request. */
export const linkLife = sql`interval '400 days'`

/** What a campaign asks, with the token that the form is sent with. */
export async function showForm(context: LinkContext): Promise<Data<'externals.form'>> {
  const { fields, questions, consents, answer_within_days, word } = await openForm(context)
  return {
    form: {
      token: await newFormToken(context, word),
      fields: [...fields],
      questions: [...questions],
      consents: [...consents],
      answer_within_days,
    },
  }
}

/**
 * Takes an application once for each form token, whatever its sender has sent before.
 * @throws ApiFailure 409 where the campaign takes none now, or for a token that is over; 400 at what is wrong
 */
export function apply(
  input: Input<'externals.apply'>,
  context: LinkContext,
): Promise<Data<'externals.apply'>> {
  return whileFilesWait(namedHandles(input.body), () => applyOnce(input, context))
}

async function applyOnce(
  { path, body }: Input<'externals.apply'>,
  context: LinkContext,
): Promise<Data<'externals.apply'>> {
  const token = await readFormToken(context, path.id, body.token)
  const hash = bodyHash(body)
  await lockToken(context, token)
  const before = await sentBefore(context, token, hash)
  if (before !== undefined) return { application: { ...before, secret: await secretOf(context, token) } }
  const form = await openForm(context, true)
  checkSent(form, body)
  checkPerson(body.content)
  await checkCommune(context, body.content)
  const files = await takeFiles(context, sentFiles(form, body))
  const reasons = [...suspicions(token, body), ...(await countForm(context))]
  const consents = await dated(context, body.consents)
  const candidateId =
    reasons.length === 0 ? await takeIn(context, context.recordId, body.content, consents) : null
  const answers = keptAnswers(body.answers, files)
  const { id, reference } = await keep(context, { token, hash, body, answers, candidateId, reasons })
  await keepConsents(context, id, consents)
  await giveFiles(context, id, candidateId, files)
  const secret = await secretOf(context, token)
  await sql`select give_application_link(${hashOf(secret)}, ${id}, now() + ${linkLife})`.execute(context.db)
  if (isFilled(body.content.email)) await enqueue(context, confirmApplication, { application: id })
  const sent = { content: body.content, answers }
  const { changedFields, values } = sentChanges({ content: {}, answers: {} }, sent, form.questions)
  context.audit({ recordId: id, changedFields: [...changedFields, ...files.map(({ kind }) => kind)], values })
  return { application: { reference, secret, answer_by: form.answer_by } }
}

/**
 * Looks at an application as sending it would, and keeps nothing; its files wait on, whatever is found.
 * @throws ApiFailure as `apply` does
 */
export async function check(
  { path, body }: Input<'externals.check'>,
  context: LinkContext,
): Promise<Data<'externals.check'>> {
  return whileFilesWait(namedHandles(body), async () => {
    await readFormToken(context, path.id, body.token)
    const form = await openForm(context)
    checkSent(form, body)
    checkPerson(body.content)
    await checkCommune(context, body.content)
    await waitingFiles(context, sentFiles(form, body))
    const missed = await missedConditions(context, context.recordId, body.content)
    return { answer_by: form.answer_by, missed }
  })
}

/** Two sendings of one form wait for each other. */
async function lockToken({ db, companyId }: LinkContext, { nonce }: FormToken): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${companyId}:form:${nonce.toString('hex')}`}, 0))`.execute(
    db,
  )
}

/** @throws ApiFailure 409 where the token was used for another form */
async function sentBefore(
  { db, inThisCompany }: LinkContext,
  { nonce }: FormToken,
  hash: Buffer,
): Promise<{ reference: string; answer_by: string } | undefined> {
  const { rows } = await sql<{ reference: string; answer_by: string; is_same: boolean }>`
    select reference, body_hash = ${hash} as is_same,
      ((sent_at at time zone 'Asia/Ho_Chi_Minh')::date + campaign.answer_within_days)::text as answer_by
    from applications join recruitments campaign
      on ${inThisCompany('campaign')} and campaign.id = applications.recruitment_id
    where ${inThisCompany('applications')} and token_nonce = ${nonce}`.execute(db)
  const [found] = rows
  if (found === undefined) return undefined
  if (!found.is_same)
    throw new ApiFailure(409, 'Biểu mẫu này đã được gửi. Hãy mở hồ sơ của bạn để sửa, hoặc mở lại biểu mẫu.')
  return { reference: found.reference, answer_by: found.answer_by }
}

/** Why a form looks as if no person had sent it; it is kept, and HR looks at it. */
function suspicions(token: FormToken, { website = '' }: Schemas['ApplicationSend']): string[] {
  return [...(website === '' ? [] : ['trap']), ...(token.isHasty ? ['hasty'] : [])]
}

/** Until when each consent holds: to the pool and to the group as long as the law's number of months. */
async function dated(
  { db }: LinkContext,
  given: readonly Schemas['GivenConsent'][],
): Promise<GivenConsent[]> {
  const { rows } = await sql<{ until: string }>`
    select (day + make_interval(months => greatest(1, law_value('keep_archived_candidate_months', day)::integer)))::date::text as until
    from (select (now() at time zone 'Asia/Ho_Chi_Minh')::date as day) today`.execute(db)
  const until = rows[0]?.until ?? null
  return given.map(({ purpose, number }) => ({
    purpose,
    text_version: number,
    until: purpose === 'reserve' || purpose === 'group' ? until : null,
  }))
}

interface Sent {
  token: FormToken
  hash: Buffer
  body: Schemas['ApplicationSend']
  answers: Readonly<Record<string, unknown>>
  candidateId: number | null
  reasons: readonly string[]
}

async function keep(
  { db, companyId, recordId }: LinkContext,
  { token, hash, body, answers, candidateId, reasons }: Sent,
): Promise<{ id: number; reference: string }> {
  const reference = `HS-${Array.from({ length: 8 }, () => letters[randomInt(letters.length)]).join('')}`
  const { rows } = await sql<{ id: number }>`
    insert into applications (company_id, recruitment_id, candidate_id, reference, token_nonce, body_hash, content, answers,
      source_word, suspected_for)
    values (${companyId}, ${recordId}, ${candidateId}, ${reference}, ${token.nonce}, ${hash},
      ${JSON.stringify(body.content)}::jsonb, ${JSON.stringify(answers)}::jsonb, ${body.source_word ?? null},
      ${reasons}::text[])
    returning id`.execute(db)
  return { id: Number(rows[0]?.id), reference }
}

async function keepConsents(
  { db, companyId }: LinkContext,
  id: number,
  consents: readonly GivenConsent[],
): Promise<void> {
  for (const { purpose, text_version: version, until } of consents)
    await sql`insert into application_consents (company_id, application_id, purpose, text_version, until)
      values (${companyId}, ${id}, ${purpose}, ${version}, ${until})`.execute(db)
}

/** Whether an address was typed. */
export function isFilled(email: string | null | undefined): email is string {
  return email !== undefined && email !== null && email !== ''
}

/** Answers as they are kept: by the keys of their questions, and a file by its name. */
export function keptAnswers(
  answers: readonly Schemas['ApplicationAnswer'][] = [],
  files: readonly { questionKey: string | null; name: string }[],
): Record<string, unknown> {
  const names = files.flatMap(({ questionKey, name }) =>
    questionKey === null ? [] : [[questionKey, name] as const],
  )
  return {
    ...Object.fromEntries(answers.map(({ key, value }) => [key, value])),
    ...Object.fromEntries(names),
  }
}
