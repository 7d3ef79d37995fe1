import type { Data } from '@nhansu/sdk/contract'
import {
  campaignAddress,
  campaignWord,
  type FormFaults,
  sourceWord,
  type TypedForm,
} from '@nhansu/sdk/domains/portal-pages'
import { campaignStateLabels } from '@nhansu/sdk/domains/recruitment'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ApiFailure, type FieldErrors, notFound } from '../contract/failure.ts'
import { discardRest } from '../contract/form/pace.ts'
import { faultsInSent } from '../domains/portal/checked-application.ts'
import { qrCode } from '../portal/qr-code.ts'
import { watchForms } from './body.ts'
import { faultsOf, sentForm, type SentForm, typedForm } from './portal-forms.ts'
import multipart from '@fastify/multipart'
import { fileFields, sentFiles, withFiles, withoutFaulty } from './portal-form-files.ts'
import { registerAnswerPages } from './portal-own-answer-pages.ts'
import { registerLinkPages } from './portal-link-pages.ts'
import { hindranceOf, receiveNotSent, sendNotSent } from './portal-not-sent.ts'
import {
  cleanedMark,
  keepSecret,
  ownApplication,
  quiet,
  refuseOtherSite,
  secretOf,
  send,
  unread,
} from './portal-own.ts'
import { formPlaces, placeFaults, placesStep } from './portal-places.ts'
import { registerOwnPages } from './portal-own-pages.ts'
import { registerTrainingPages } from './portal-training-pages.ts'
import type { AddPaper, Upload, Visit } from './portal-pages.ts'

/** Shows a page of a visit, or says why it cannot be shown. */
type Page = (
  show: (visit: Visit) => Promise<FastifyReply>,
) => (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

/** Bytes of a form without files at most. */
const longestForm = 256 * 1024

/** What these pages are made with. */
export interface ApplicationPagesOptions {
  page: Page
  /** Where files lie while their request lasts. */
  incomingFolder: string
  /** Lets a form be received, or refuses it before its files are read. */
  admit: (request: FastifyRequest) => Promise<void>
  upload: Upload
  addPaper: AddPaper
  /** Lets the files that a form names wait on, before it is looked at: a fault in it takes nothing of that back. */
  renewFiles: (kind: 'campaign' | 'application', id: string, visit: Visit, typed: TypedForm) => Promise<void>
  /** What an error means to whoever asked. */
  failureOf: (error: unknown) => Promise<ApiFailure>
}

/**
 * The pages on which somebody applies and follows his application, or answers an invitation to a course. They take plain forms, which `/api` refuses, and hand
 * them to the very operations that programs call.
 */
export function registerApplicationPages(app: FastifyInstance, options: ApplicationPagesOptions): void {
  const { page } = options
  const form = '/tuyen-dung/:campaign/dang-ky-du-tuyen'
  app.get(form, page(showForm))
  app.get('/ho-so', page(showOwn))
  app.get('/ho-so/:secret', page(openOwn))
  const own = registerOwnPages(app, options)
  const answers = registerAnswerPages(app, options)
  const links = registerLinkPages(app, options)
  const trainings = registerTrainingPages(app, options)
  app.register(async (apart) => {
    apart.removeAllContentTypeParsers()
    watchForms(apart)
    await apart.register(multipart)
    apart.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: longestForm },
      (_request, body, done) => done(null, body),
    )
    apart.post(
      form,
      page((visit) => takeForm(visit, options)),
    )
    own.takeForms(apart)
    answers.takeForms(apart)
    links.takeForms(apart)
    trainings.takeForms(apart)
  })
}

interface OpenCampaign {
  id: string
  campaign: Data<'externals.recruitment'>['recruitment']
  form: Data<'externals.form'>['form']
}

/** The campaign and its form; undefined where it takes no applications now, which its own page says. */
async function openCampaign({
  request,
  reply,
  ask,
}: Visit): Promise<OpenCampaign | { campaign: OpenCampaign['campaign'] }> {
  const { campaign: part = '' } = request.params as Record<string, string>
  const id = campaignWord(part)
  if (id === undefined) throw notFound()
  const { recruitment: campaign } = await ask('externals.recruitment', { path: { id } }, request, reply)
  if (campaign.state !== 'open') return { campaign }
  const { form } = await ask('externals.form', { path: { id } }, request, reply)
  return { id, campaign, form }
}

async function showForm(visit: Visit): Promise<FastifyReply> {
  const found = await openCampaign(visit)
  if (!('form' in found)) return visit.reply.redirect(campaignAddress(found.campaign), 303)
  const source = sourceWord(visit.request.query)
  const typed: TypedForm = source === undefined ? {} : { source_word: [source] }
  return send(visit, 200, { kind: 'form', ...(await pageParts(visit, found, typed)), typed, faults: {} })
}

/** Why a campaign takes no applications now: paused or over while somebody typed. */
function closedNow(campaign: OpenCampaign['campaign']) {
  return { campaign, words: campaignStateLabels[campaign.state], status: 409 } as const
}

/** A form as the browser sends it: with files while it is filled in, without them once they have been taken. */
async function takeForm(visit: Visit, options: ApplicationPagesOptions): Promise<FastifyReply> {
  const { request } = visit
  refuseOtherSite(request)
  const found = await openCampaign(visit).catch((error: unknown) => hindranceOf(options, error))
  if (!('form' in found)) {
    const hindrance = 'words' in found ? found : closedNow(found.campaign)
    return receiveNotSent(visit, options, hindrance)
  }
  // What was typed is shown once more, whatever fails from here on.
  const take = (sent: SentForm) =>
    takeTyped(visit, options, found, sent).catch(async (error: unknown) =>
      sendNotSent(visit, await hindranceOf(options, error, found.campaign), sent.typed),
    )
  if (!request.isMultipart()) return take({ typed: typedForm(String(request.body)) })
  const shape = { folder: options.incomingFolder, fields: fileFields(found.form) }
  try {
    await options.admit(request)
    return await withFiles(request, shape, take)
  } catch (error) {
    if (!(error instanceof ApiFailure) || !unread.has(error.status)) throw error
    // Nothing of it was read; the browser's way back has what was typed.
    discardRest(request.raw)
    const faults = { form: error.message }
    return send(visit, error.status, {
      kind: 'form',
      ...(await pageParts(visit, found, {})),
      typed: {},
      faults,
    })
  }
}

/** A form that was filled in: looked at, shown once more, sent. What is wrong comes back with everything that was typed. */
async function takeTyped(
  visit: Visit,
  { upload, renewFiles }: ApplicationPagesOptions,
  found: OpenCampaign,
  sent: SentForm,
): Promise<FastifyReply> {
  const { request, reply, ask } = visit
  const { id, form } = found
  await renewFiles('campaign', id, visit, sent.typed)
  const parts = await pageParts(visit, found, sent.typed)
  const step = sent.typed['step']?.[0]
  if (step === 'fill') return send(visit, 200, { kind: 'form', ...parts, typed: sent.typed, faults: {} })
  const { typed, faults: fileFaults } = await sentFiles(sent, fileFields(form), (chosen) =>
    upload({ id, token: sent.typed['token']?.[0] ?? '', ...chosen }, request, reply),
  )
  if (step === placesStep) {
    const status = Object.keys(fileFaults).length > 0 ? 400 : 200
    return send(visit, status, { kind: 'form', ...parts, typed, faults: fileFaults })
  }
  const body = sentForm(typed, form)
  const ownFaults = { ...fileFaults, ...placeFaults(typed, parts.places) }
  try {
    if (Object.keys(ownFaults).length > 0) {
      // Everything else is looked at all the same, so that one sending tells all that is wrong.
      const others = await ask('externals.check', { path: { id }, body }, request, reply).then(
        () => ({}),
        (error: unknown) =>
          error instanceof ApiFailure && error.detail.errors
            ? allFaults(error.detail.errors, form, body)
            : {},
      )
      return send(visit, 400, {
        kind: 'form',
        ...parts,
        typed,
        faults: inPageOrder({ ...others, ...ownFaults }),
      })
    }
    if (step !== 'send') {
      let cleaned: readonly string[] = []
      const onCleaned = (titles: readonly string[]) => void (cleaned = titles)
      const asked = { path: { id }, body, onCleaned }
      const { answer_by: answerBy, missed } = await ask('externals.check', asked, request, reply)
      return send(visit, 200, { kind: 'check', ...parts, typed, answerBy, missed, cleaned })
    }
    const { application } = await ask('externals.apply', { path: { id }, body }, request, reply)
    keepSecret(visit, application.secret)
    return reply.redirect('/ho-so?moi=1', 303)
  } catch (error) {
    if (!(error instanceof ApiFailure) || ![400, 409, 429].includes(error.status)) throw error
    const faults =
      error.detail.errors === undefined
        ? { form: error.message }
        : inPageOrder(allFaults(error.detail.errors, form, body))
    // A token that is over is replaced by the fresh one of this page, so that sending again suffices.
    return send(visit, error.status, { kind: 'form', ...parts, typed: withoutFaulty(typed, faults), faults })
  }
}

/** What was found, and what the campaign's form misses besides: the contract's refusal comes before the form is looked at. */
function allFaults(
  errors: FieldErrors,
  form: OpenCampaign['form'],
  body: ReturnType<typeof sentForm>,
): FormFaults {
  return { ...faultsOf(faultsInSent(form, body), body), ...faultsOf(errors, body) }
}

/** Faults in the order in which the page shows their fields, since the list at its top names them so. */
function inPageOrder(faults: FormFaults): FormFaults {
  return Object.fromEntries(
    Object.entries(faults).toSorted(([one], [other]) => placeOnPage(one) - placeOnPage(other)),
  )
}

/** Who somebody is stands first, questions and consents last. */
function placeOnPage(field: string): number {
  if (['full_name', 'date_of_birth', 'phone'].includes(field)) return 0
  return field.startsWith('consent.') ? 3 : field.startsWith('answer.') ? 2 : 1
}

async function pageParts(visit: Visit, { id, campaign, form }: OpenCampaign, typed: TypedForm) {
  return { campaign, form, places: await formPlaces(visit, id, form, typed) }
}

/** The link that was kept: its secret goes into a cookie, so that it stays in no address. */
async function openOwn(visit: Visit): Promise<FastifyReply> {
  const { secret = '' } = visit.request.params as Record<string, string>
  if (!/^[A-Za-z0-9_-]{43}$/.test(secret)) return send(visit, 404, { kind: 'lost' })
  keepSecret(visit, secret)
  const code = mailCode(visit)
  return quiet(visit.reply).redirect(code === undefined ? '/ho-so' : `/ho-so?thu=${code}`, 303)
}

/** The code of the mail by which a page was opened. */
function mailCode({ request }: Visit): string | undefined {
  const { thu: code } = request.query as Record<string, unknown>
  return typeof code === 'string' && /^[A-Za-z0-9_-]{22}$/.test(code) ? code : undefined
}

async function showOwn(visit: Visit): Promise<FastifyReply> {
  const application = await ownApplication(visit)
  if (application === undefined) return send(visit, 404, { kind: 'lost' })
  const query = visit.request.query as Record<string, unknown>
  const secret = secretOf(visit.request)
  if (query['moi'] !== '1' || secret === undefined) {
    const code = application.email_confirmed === false ? mailCode(visit) : undefined
    const isCleaned = query[cleanedMark] === '1'
    return send(visit, 200, { kind: 'own', application, isCleaned, ...(code !== undefined && { code }) })
  }
  const address = new URL(`/ho-so/${secret}`, visit.pages.site.origin).href
  return send(visit, 200, { kind: 'own', application, link: { address, qr: qrCode(address) } })
}
