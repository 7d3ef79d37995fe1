import type { Data } from '@nhansu/sdk/contract'
import { type FormFaults, ownAddresses, type TypedForm } from '@nhansu/sdk/domains/portal-pages'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { ApiFailure } from '../contract/failure.ts'
import { sendFile } from '../contract/file-answer.ts'
import { discardRest } from '../contract/form/pace.ts'
import { withForm } from '../contract/form/read-form.ts'
import type { ApplicationPagesOptions } from './portal-applications.ts'
import { fileFields, paperShape, sentFiles, withFiles, withoutFaulty } from './portal-form-files.ts'
import { hindranceOf, receiveNotSent, sendNotSent } from './portal-not-sent.ts'
import { formPlaces, placeFaults, placesStep } from './portal-places.ts'
import { faultsOf, sentForm, type SentForm, typedFiles, typedForm, typedOf } from './portal-forms.ts'
import {
  cleanedMark,
  dropSecret,
  quiet,
  refuseOtherSite,
  secretOf,
  send,
  unread,
  withOwn,
} from './portal-own.ts'
import type { Visit } from './portal-pages.ts'

type Own = Data<'externals.application'>['application']

/**
 * What somebody does with his own application, each with a page that asks first: opening a link changes nothing.
 * @returns registers what takes the answers, where plain forms are read
 */
export function registerOwnPages(
  app: FastifyInstance,
  options: ApplicationPagesOptions,
): { takeForms: (apart: FastifyInstance) => void } {
  const { page } = options
  const consent = '/ho-so/dong-y/:purpose'
  app.get(ownAddresses.correct, page(showCorrection))
  app.get('/ho-so/rut', page(askWithdrawal))
  app.get(consent, page(askConsent))
  app.get('/ho-so/xoa', page(askErasure))
  app.get(ownAddresses.stay, page(askToStay))
  app.get(ownAddresses.takeAway, page(takeAway))
  app.get(
    '/ho-so/da-xoa',
    page(async (visit) => send(visit, 200, { kind: 'erased' })),
  )
  app.get(
    ownAddresses.closed,
    page(async (visit) => send(visit, 200, { kind: 'closed' })),
  )
  return {
    takeForms(apart) {
      apart.post(
        ownAddresses.correct,
        page((visit) => correct(visit, options)),
      )
      apart.post(ownAddresses.close, page(close))
      apart.post('/ho-so/rut', page(withdraw))
      apart.post(consent, page(withdrawConsent))
      apart.post('/ho-so/xoa', page(erase))
      apart.post(ownAddresses.stay, page(stay))
      apart.post(ownAddresses.email, page(confirmEmail))
      apart.post(
        ownAddresses.papers,
        page((visit) => addPaper(visit, options)),
      )
    },
  }
}

/** Takes an answer: of this site's form alone, and by who has the secret. */
function answered(visit: Visit, work: (own: Own) => Promise<FastifyReply>): Promise<FastifyReply> {
  refuseOtherSite(visit.request)
  return withOwn(visit, work)
}

const back = ({ reply }: Visit) => quiet(reply).redirect('/ho-so', 303)

/** Closes one's own page on this machine, before somebody else sits down at it. */
async function close(visit: Visit): Promise<FastifyReply> {
  refuseOtherSite(visit.request)
  dropSecret(visit)
  return quiet(visit.reply).redirect(ownAddresses.closed, 303)
}

function askWithdrawal(visit: Visit): Promise<FastifyReply> {
  return withOwn(visit, async (application) =>
    application.may_withdraw ? send(visit, 200, { kind: 'withdraw', application }) : back(visit),
  )
}

function withdraw(visit: Visit): Promise<FastifyReply> {
  const { request, reply, ask } = visit
  return answered(visit, async () => {
    await unlessOver(ask('externals.withdraw', { body: {} }, request, reply))
    return back(visit)
  })
}

/** The consent of the address that can still be taken back; undefined for any other. */
function livingConsent(visit: Visit, { consents }: Own): Own['consents'][number] | undefined {
  const { purpose = '' } = visit.request.params as Record<string, string>
  return consents.find(
    (given) => given.purpose === purpose && purpose !== 'processing' && given.withdrawn_at === null,
  )
}

function askConsent(visit: Visit): Promise<FastifyReply> {
  return withOwn(visit, async (application) => {
    const consent = livingConsent(visit, application)
    return consent === undefined
      ? back(visit)
      : send(visit, 200, { kind: 'withdrawConsent', application, consent })
  })
}

function withdrawConsent(visit: Visit): Promise<FastifyReply> {
  const { request, reply, ask } = visit
  return answered(visit, async (application) => {
    const consent = livingConsent(visit, application)
    if (consent !== undefined) {
      const body = { purpose: consent.purpose }
      await unlessOver(ask('externals.withdrawConsent', { body }, request, reply))
    }
    return back(visit)
  })
}

function askToStay(visit: Visit): Promise<FastifyReply> {
  return withOwn(visit, async (application) => {
    const { renewal } = application
    return renewal === null ? back(visit) : send(visit, 200, { kind: 'stay', application, renewal })
  })
}

/** Stays longer in the pool, by the very text that stood on the page. */
function stay(visit: Visit): Promise<FastifyReply> {
  const { request, reply, ask } = visit
  return answered(visit, async (application) => {
    const number = Number(typedForm(String(request.body))['number']?.[0] ?? 0)
    try {
      await ask('externals.stay', { body: { number } }, request, reply)
    } catch (error) {
      return notTaken(visit, application, error)
    }
    return back(visit)
  })
}

/** Says that the mail by which the page was opened came to one's own address. */
function confirmEmail(visit: Visit): Promise<FastifyReply> {
  const { request, reply, ask } = visit
  return answered(visit, async (application) => {
    const code = typedForm(String(request.body))['code']?.[0] ?? ''
    try {
      await ask('externals.confirmEmail', { body: { code } }, request, reply)
    } catch (error) {
      return notTaken(visit, application, error)
    }
    return back(visit)
  })
}

/** A paper that is added, whoever has begun to read the application; why it is not taken stands on one's own page. */
function addPaper(visit: Visit, { admit, addPaper: add, incomingFolder: folder }: ApplicationPagesOptions) {
  const { request, reply } = visit
  return answered(visit, async (application) => {
    try {
      await admit(request)
      await withForm(request, { shape: paperShape(), folder }, (values) => add(values, request, reply))
    } catch (error) {
      discardRest(request.raw)
      return notTaken(visit, application, error)
    }
    return back(visit)
  })
}

/** One's own page as it was, with why something was not taken. */
function notTaken(visit: Visit, application: Own, error: unknown): FastifyReply {
  if (!(error instanceof ApiFailure) || ![400, 408, 409, 413, 429, 503].includes(error.status)) throw error
  const [[fault] = []] = Object.values(error.detail.errors ?? {})
  return send(visit, error.status, { kind: 'own', application, fault: fault ?? error.message })
}

/** Everything as one archive: it is made by the very operation that a program calls. */
function takeAway(visit: Visit): Promise<FastifyReply> {
  const { request, reply, askFile } = visit
  return withOwn(visit, async () =>
    sendFile(quiet(reply), await askFile('externals.takeAway', {}, request, reply)),
  )
}

function askErasure(visit: Visit): Promise<FastifyReply> {
  return withOwn(visit, async (application) => send(visit, 200, { kind: 'erase', application }))
}

function erase(visit: Visit): Promise<FastifyReply> {
  const { request, reply, ask } = visit
  return answered(visit, async () => {
    const { erase_request: refused } = await ask('externals.erase', {}, request, reply)
    // Why not, and until when HR answers, stands on one's own page.
    if (refused !== null) return back(visit)
    dropSecret(visit)
    return quiet(reply).redirect('/ho-so/da-xoa', 303)
  })
}

/** Somebody pressed twice, or it has come to an end meanwhile: the page says which. */
async function unlessOver(done: Promise<unknown>): Promise<void> {
  try {
    await done
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.status !== 409) throw error
  }
}

/** What a correction is made on: the application and the form that its campaign has now. */
interface Correction {
  application: Own
  campaign: Data<'externals.recruitment'>['recruitment']
  form: Data<'externals.form'>['form']
}

/** Runs with what is to be corrected; where nothing can be corrected any more, one's own page says how far it is. */
function withCorrection(
  visit: Visit,
  work: (correction: Correction) => Promise<FastifyReply>,
  closed: () => Promise<FastifyReply> = async () => back(visit),
): Promise<FastifyReply> {
  const { request, reply, ask } = visit
  return withOwn(visit, async (application) => {
    if (!application.may_change) return closed()
    const path = { id: application.campaign_id }
    try {
      const { recruitment: campaign } = await ask('externals.recruitment', { path }, request, reply)
      const { form } = await ask('externals.form', { path }, request, reply)
      return await work({ application, campaign, form })
    } catch (error) {
      // Paused, closed or taken off the portal meanwhile.
      if (!(error instanceof ApiFailure) || (error.status !== 404 && error.status !== 409)) throw error
      return closed()
    }
  })
}

/** Shows what is to be corrected, with what its address is chosen from. */
async function sendCorrection(
  visit: Visit,
  status: number,
  correction: Correction,
  typed: TypedForm,
  faults: FormFaults,
): Promise<FastifyReply> {
  const places = await formPlaces(visit, correction.application.campaign_id, correction.form, typed)
  return send(visit, status, { kind: 'correct', ...correction, places, typed, faults })
}

function showCorrection(visit: Visit): Promise<FastifyReply> {
  return withCorrection(visit, async (correction) =>
    sendCorrection(visit, 200, correction, typedOf(correction.application), {}),
  )
}

/** Takes a correction; one that comes too late, or once the page was closed, stays before its writer. */
async function correct(visit: Visit, options: ApplicationPagesOptions): Promise<FastifyReply> {
  const { request } = visit
  refuseOtherSite(request)
  const notSent = (words: string) => receiveNotSent(visit, options, { words, status: 409 })
  if (secretOf(request) === undefined) return notSent(secretGone)
  const take = (correction: Correction) => async (sent: SentForm) =>
    save(visit, options, correction, sent).catch(async (error: unknown) =>
      sendNotSent(visit, await hindranceOf(options, error), sent.typed),
    )
  return withCorrection(
    visit,
    async (correction) => {
      if (!request.isMultipart()) return take(correction)({ typed: typedForm(String(request.body)) })
      const shape = { folder: options.incomingFolder, fields: fileFields(correction.form) }
      try {
        await options.admit(request)
        return await withFiles(request, shape, take(correction))
      } catch (error) {
        if (!(error instanceof ApiFailure) || !unread.has(error.status)) throw error
        discardRest(request.raw)
        const faults = { form: error.message }
        return sendCorrection(visit, error.status, correction, typedOf(correction.application), faults)
      }
    },
    () => notSent(tooLate),
  )
}

const secretGone =
  'Trang hồ sơ tự đóng sau 30 phút. Hãy mở lại đường dẫn hồ sơ của bạn ở thẻ khác, rồi bấm “Thử lại” ở đây.'
const tooLate =
  'Hồ sơ không sửa được nữa: đợt không còn nhận hồ sơ, hoặc công ty đã bắt đầu xem hồ sơ của bạn. Nếu cần bổ sung, hãy gọi cho công ty.'

/** Saves what was corrected; what is wrong comes back with everything that was typed. */
async function save(
  visit: Visit,
  { upload, renewFiles }: ApplicationPagesOptions,
  correction: Correction,
  sent: SentForm,
): Promise<FastifyReply> {
  const { request, reply, ask } = visit
  const { application, form } = correction
  await renewFiles('application', application.reference, visit, sent.typed)
  const { typed, faults: fileFaults } = await sentFiles(sent, fileFields(form), (chosen) =>
    upload({ id: application.campaign_id, token: sent.typed['token']?.[0] ?? '', ...chosen }, request, reply),
  )
  // Files that were sent before stand there until others take their place.
  const shown = (status: number, kept: TypedForm, faults: FormFaults) =>
    sendCorrection(visit, status, correction, { ...typedFiles(application.files), ...kept }, faults)
  const isAnyWrong = Object.keys(fileFaults).length > 0
  if (typed['step']?.[0] === placesStep) return shown(isAnyWrong ? 400 : 200, typed, fileFaults)
  const places = await formPlaces(visit, application.campaign_id, form, typed)
  const ownFaults = { ...fileFaults, ...placeFaults(typed, places) }
  if (Object.keys(ownFaults).length > 0) return shown(400, typed, ownFaults)
  const { content, answers = [], files = {} } = sentForm(typed, form)
  const body = { version: Number(typed['version']?.[0] ?? 0), content, answers, files }
  let isCleaned = false
  const onCleaned = () => void (isCleaned = true)
  try {
    await ask('externals.update', { path: { id: application.reference }, body, onCleaned }, request, reply)
  } catch (error) {
    if (!(error instanceof ApiFailure) || ![400, 409].includes(error.status)) throw error
    const faults =
      error.detail.errors === undefined
        ? { form: error.message }
        : faultsOf(error.detail.errors, { answers, consents: [] })
    return shown(error.status, withoutFaulty(typed, faults), faults)
  }
  return isCleaned ? quiet(reply).redirect(`/ho-so?${cleanedMark}=1`, 303) : back(visit)
}
