import type { Data, Input, Schemas } from '@nhansu/sdk/contract'
import { groundedFields } from '@nhansu/sdk/domains/application-form'
import { sql } from 'kysely'
import type { FieldValues } from '../../contract/audit-values.ts'
import { ApiFailure, notFound } from '../../contract/failure.ts'
import type { LinkContext } from '../../contract/handlers.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { whileFilesWait } from '../../portal/renew-uploads.ts'
import {
  changeTakenIn,
  checkPerson,
  eraseApplication,
  eraseCandidates,
  forgetSentValues,
  heldOwn,
  holdLettersOfPool,
  keepEraseRequest,
  type OwnCandidate,
  withdrawOwn,
} from '../recruitment/public.ts'
import { isFilled, keptAnswers } from './applications.ts'
import { checkCorrection, checkSensitive } from './checked-application.ts'
import { confirmApplication } from './confirm-application.ts'
import { type OpenForm, openForm } from './open-form.ts'
import { ownApplication, type OwnRow, ownRow, withdrawable } from './own-application.ts'
import { checkCommune } from './places.ts'
import { sentChanges } from './sent-changes.ts'
import { tellErased } from './tell-erased.ts'
import { dropFiles, namedHandles, replaceFiles, sentFiles, takeFiles } from './uploads.ts'

/**
 * Corrects what one has sent, until the deadline or until somebody has begun to read it. A file takes the place of the one
 * of its kind.
 * @throws ApiFailure 404 for another reference than one's own, 409 when it is too late or somebody saved meanwhile
 */
export function update(
  input: Input<'externals.update'>,
  context: LinkContext,
): Promise<Data<'externals.update'>> {
  return whileFilesWait(namedHandles(input.body), () => correct(input, context))
}

async function correct(
  { path, body }: Input<'externals.update'>,
  context: LinkContext,
): Promise<Data<'externals.update'>> {
  const row = await ownRow(context, true)
  if (row.reference !== path.id) throw notFound()
  const { may_change: mayChange } = await ownApplication(context)
  if (!mayChange)
    throw new ApiFailure(409, 'Hồ sơ đang được xem nên không sửa được nữa. Hãy liên hệ công ty.')
  if (row.version !== body.version)
    throw new ApiFailure(409, 'Hồ sơ vừa được sửa ở nơi khác. Hãy tải lại trang rồi sửa lại.')
  const ofCampaign = { ...context, recordId: row.recruitment_id }
  const form = await openForm(ofCampaign)
  const keptFiles = keptAnswerFiles(row, form)
  const keptKeys = new Set(keptFiles.map(({ questionKey }) => questionKey))
  checkCorrection(form, body, keptKeys)
  checkPerson(body.content)
  await checkCommune(context, body.content)
  checkSensitive(form, body, row.consents)
  const files = await takeFiles(ofCampaign, sentFiles(form, body))
  if (row.candidate_id !== null) await changeTakenIn(context, row.candidate_id, row.content, body.content)
  await replaceFiles(context, row.id, row.candidate_id, files)
  const answers = keptAnswers(body.answers, [...keptFiles, ...files])
  const isSameEmail = (row.content.email ?? '') === (body.content.email ?? '')
  await sql`update applications set content = ${JSON.stringify(body.content)}::jsonb,
      answers = ${JSON.stringify(answers)}::jsonb, changed_at = now(),
      email_confirmed_at = case when ${isSameEmail} then email_confirmed_at end
    where ${context.inThisCompany('applications')} and id = ${row.id}`.execute(context.db)
  // Another address is told, and proves itself anew.
  if (!isSameEmail && isFilled(body.content.email))
    await enqueue(context, confirmApplication, { application: row.id })
  const before = { content: row.content, answers: keptAnswers(row.answers, []) }
  const sent = { content: body.content, answers }
  const { changedFields, values } = sentChanges(before, sent, form.questions)
  context.audit({
    recordId: row.id,
    changedFields: [...changedFields, ...files.map(({ kind }) => kind)],
    values,
  })
  return { application: await ownApplication(context) }
}

/** Files that answered questions before and that the form still asks for: they stay until others take their place. */
function keptAnswerFiles(
  { files }: Pick<OwnRow, 'files'>,
  { questions }: Pick<OpenForm, 'questions'>,
): { questionKey: string; name: string }[] {
  return files.flatMap(({ question_key: questionKey, name }) => {
    const isAsked = questions.some(({ key, kind }) => key === questionKey && kind === 'file')
    return isAsked && questionKey != null ? [{ questionKey, name }] : []
  })
}

/**
 * Takes one's own application back.
 * @throws ApiFailure 409 once it has come to an end
 */
export async function withdraw(
  { body }: Input<'externals.withdraw'>,
  context: LinkContext,
): Promise<Data<'externals.withdraw'>> {
  const row = await ownRow(context, true)
  const { may_withdraw: mayWithdraw } = await ownApplication(context)
  if (!mayWithdraw) throw new ApiFailure(409, 'Hồ sơ này đã kết thúc nên không rút được nữa.')
  const reason = body.reason ?? null
  const candidate = await candidateOf(context, row)
  if (candidate !== undefined) await withdrawOwn(context, candidate.id, candidate.state, reason)
  await sql`update applications set withdrawn_at = now(), withdrawal_reason = ${reason}
    where ${context.inThisCompany('applications')} and id = ${row.id}`.execute(context.db)
  const application = await ownApplication(context)
  const { withdrawn_at } = application
  context.audit({
    recordId: row.id,
    changedFields: ['withdrawn_at'],
    values: { before: { withdrawn_at: null }, after: { withdrawn_at, reason } },
  })
  return { application }
}

/**
 * Takes back one consent, in whatever state the application is. Sensitive data that came with it go at once; where he is in
 * the pool, letters that wait stay unsent and the night's work erases him; what HR has decided stays.
 * @throws ApiFailure 409 for what applying itself needs, and for a consent that is not there or was taken back already
 */
export async function withdrawConsent(
  { body: { purpose } }: Input<'externals.withdrawConsent'>,
  context: LinkContext,
): Promise<Data<'externals.withdrawConsent'>> {
  const row = await ownRow(context, true)
  if (purpose === 'processing')
    throw new ApiFailure(409, 'Muốn dừng xử lý hồ sơ, hãy rút hồ sơ hoặc xóa toàn bộ dữ liệu.')
  if (row.consents.every((given) => given.purpose !== purpose || given.withdrawn_at !== null))
    throw new ApiFailure(409, 'Đồng ý này không có hoặc đã được rút trước đó.')
  const { db, inThisCompany } = context
  const candidate = await candidateOf(context, row)
  if (candidate !== undefined)
    await sql`update applicant_consents taken set withdrawn_at = now()
      where ${inThisCompany('taken')} and taken.applicant_id = ${candidate.applicantId} and taken.purpose = ${purpose}
        and taken.way = 'form' and taken.withdrawn_at is null and exists (select from application_consents given
          where ${inThisCompany('given')} and given.application_id = ${row.id} and given.purpose = taken.purpose
            and given.text_version = taken.text_version)`.execute(db)
  await sql`update application_consents set withdrawn_at = now() where ${inThisCompany('application_consents')}
    and application_id = ${row.id} and purpose = ${purpose} and withdrawn_at is null`.execute(db)
  if (candidate !== undefined && purpose === 'reserve')
    await holdLettersOfPool(context, candidate.applicantId)
  if (purpose === 'sensitive') await forgetSensitive(context, row, candidate)
  const application = await ownApplication(context)
  const values = { before: toldConsents(row), after: toldConsents(application) }
  context.audit({ recordId: row.id, changedFields: [`consents.${purpose}`], values })
  return { application }
}

/**
 * Erases everything that came with one's own application. One that still runs is withdrawn first, so that its appointments
 * and procedures end; days, state and source stay for the figures, without a person. Of who was hired, and of what must be
 * held, nothing is erased: HR gets the request, to be answered by its day.
 */
export async function erase(_: unknown, context: LinkContext): Promise<Data<'externals.erase'>> {
  const row = await ownRow(context, true)
  const candidate = await candidateOf(context, row)
  const refusal = refusalOf(candidate)
  if (refusal !== undefined) {
    await keepEraseRequest(context, row.id, refusal)
    context.audit({ recordId: row.id, changedFields: ['erase_asked_at'] })
    const { erase_request: request } = await ownRow(context)
    return { reference: row.reference, erase_request: request }
  }
  context.audit({ recordId: row.id, changedFields: ['erased_at'] })
  await tellErased(context, row.id, row.recruitment_id)
  if (candidate === undefined) await eraseApplication(context, row.id)
  else {
    if (withdrawable.has(candidate.state)) await withdrawOwn(context, candidate.id, candidate.state, null)
    await eraseCandidates(context, [candidate.id])
  }
  return { reference: row.reference, erase_request: null }
}

/** What the trail is told of consents: by what each is for. */
function toldConsents({ consents }: Pick<OwnRow, 'consents'>): FieldValues {
  return {
    consents: consents.map(({ purpose, withdrawn_at }) => ({ id: purpose, purpose, withdrawn_at })),
  }
}

/** Why nothing of it is erased; undefined where it is. */
function refusalOf(candidate: OwnCandidate | undefined): Schemas['EraseRefusal'] | undefined {
  if (candidate?.state === 'employee') return 'hired'
  return candidate?.isHeld === true ? 'held' : undefined
}

async function candidateOf(context: LinkContext, row: OwnRow): Promise<OwnCandidate | undefined> {
  return row.candidate_id === null ? undefined : heldOwn(context, row.candidate_id)
}

/** What was asked on a ground of its own and sent with that consent. */
async function forgetSensitive(
  context: LinkContext,
  { id, content }: OwnRow,
  candidate: OwnCandidate | undefined,
): Promise<void> {
  // Taking fields out of what was sent leaves what the contract calls a content: none of them is required.
  const kept = Object.fromEntries(
    Object.entries(content).filter(([field]) => !(groundedFields as ReadonlySet<string>).has(field)),
  ) as Schemas['ApplicationContent']
  if (candidate !== undefined) await changeTakenIn(context, candidate.id, content, kept)
  await dropFiles(context, id, ['photo'])
  await forgetSentValues(context, id, [...groundedFields])
  await sql`update applications set content = ${JSON.stringify(kept)}::jsonb, changed_at = now()
    where ${context.inThisCompany('applications')} and id = ${id}`.execute(context.db)
}
