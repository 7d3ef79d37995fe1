import type { Data } from '@nhansu/sdk/contract'
import { campaignAddress, campaignWord, type PortalPage } from '@nhansu/sdk/domains/portal-pages'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { callerOf } from '../contract/caller.ts'
import { ApiFailure, notFound } from '../contract/failure.ts'
import { discardRest } from '../contract/form/pace.ts'
import { qrCode } from '../portal/qr-code.ts'
import { faultsOf, sentForm, type SentForm, typedForm } from './portal-forms.ts'
import multipart from '@fastify/multipart'
import { sentFiles, withFiles, withoutFaulty } from './portal-form-files.ts'
import type { Upload, Visit } from './portal-pages.ts'

/** Shows a page of a visit, or says why it cannot be shown. */
type Page = (
  show: (visit: Visit) => Promise<FastifyReply>,
) => (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

/** The cookie of one's own page: for half an hour, for its addresses alone, and never sent from another site's form. */
const cookieName = 'ho-so'
const cookieLife = 1800
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
}

/**
 * The pages on which somebody applies and follows his application. They take plain forms, which `/api` refuses, and hand
 * them to the very operations that programs call.
 */
export function registerApplicationPages(app: FastifyInstance, options: ApplicationPagesOptions): void {
  const { page } = options
  const form = '/tuyen-dung/:campaign/dang-ky-du-tuyen'
  app.get(form, page(showForm))
  app.get('/ho-so', page(showOwn))
  app.get('/ho-so/rut', page(askWithdrawal))
  app.get('/ho-so/:secret', page(openOwn))
  app.register(async (apart) => {
    apart.removeAllContentTypeParsers()
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
    apart.post('/ho-so/rut', page(withdraw))
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
  const { nguon: source } = visit.request.query as Record<string, string | undefined>
  const typed = source !== undefined && /^[a-z0-9_-]{1,60}$/.test(source) ? { source_word: [source] } : {}
  return send(visit, 200, { kind: 'form', ...pageParts(found), typed, faults: {} })
}

/** How a form is refused that could not be received. */
const unread: ReadonlySet<number> = new Set([400, 408, 413, 429])

/** A form as the browser sends it: with files while it is filled in, without them once they have been taken. */
async function takeForm(visit: Visit, options: ApplicationPagesOptions): Promise<FastifyReply> {
  const { request } = visit
  refuseOtherSite(request)
  if (!request.isMultipart()) return takeTyped(visit, options, { typed: typedForm(String(request.body)) })
  try {
    await options.admit(request)
    return await withFiles(request, options.incomingFolder, (sent) => takeTyped(visit, options, sent))
  } catch (error) {
    if (!(error instanceof ApiFailure) || !unread.has(error.status)) throw error
    // Nothing of it was read; the browser's way back has what was typed.
    discardRest(request.raw)
    const found = await openCampaign(visit)
    if (!('form' in found)) return visit.reply.redirect(campaignAddress(found.campaign), 303)
    const faults = { form: error.message }
    return send(visit, error.status, { kind: 'form', ...pageParts(found), typed: {}, faults })
  }
}

/** A form that was filled in: looked at, shown once more, sent. What is wrong comes back with everything that was typed. */
async function takeTyped(
  visit: Visit,
  { upload }: ApplicationPagesOptions,
  sent: SentForm,
): Promise<FastifyReply> {
  const { request, reply, ask } = visit
  const found = await openCampaign(visit)
  if (!('form' in found)) return reply.redirect(campaignAddress(found.campaign), 303)
  const { id, form } = found
  const parts = pageParts(found)
  const step = sent.typed['step']?.[0]
  if (step === 'fill') return send(visit, 200, { kind: 'form', ...parts, typed: sent.typed, faults: {} })
  const { typed, faults: fileFaults } = await sentFiles(sent, (file) =>
    upload({ id, token: sent.typed['token']?.[0] ?? '', ...file }, request, reply),
  )
  const body = sentForm(typed, form)
  try {
    if (Object.keys(fileFaults).length > 0) {
      // Everything else is looked at all the same, so that one sending tells all that is wrong.
      const others = await ask('externals.check', { path: { id }, body }, request, reply).then(
        () => ({}),
        (error: unknown) =>
          error instanceof ApiFailure && error.detail.errors ? faultsOf(error.detail.errors, body) : {},
      )
      return send(visit, 400, { kind: 'form', ...parts, typed, faults: { ...others, ...fileFaults } })
    }
    if (step !== 'send') {
      const { answer_by: answerBy } = await ask('externals.check', { path: { id }, body }, request, reply)
      return send(visit, 200, { kind: 'check', ...parts, typed, answerBy })
    }
    const { application } = await ask('externals.apply', { path: { id }, body }, request, reply)
    keepSecret(visit, application.secret)
    return reply.redirect('/ho-so?moi=1', 303)
  } catch (error) {
    if (!(error instanceof ApiFailure) || ![400, 409, 429].includes(error.status)) throw error
    const faults =
      error.detail.errors === undefined ? { form: error.message } : faultsOf(error.detail.errors, body)
    // A token that is over is replaced by the fresh one of this page, so that sending again suffices.
    return send(visit, error.status, { kind: 'form', ...parts, typed: withoutFaulty(typed, faults), faults })
  }
}

function pageParts({ campaign, form }: OpenCampaign) {
  return { campaign, form }
}

/** The link that was kept: its secret goes into a cookie, so that it stays in no address. */
async function openOwn(visit: Visit): Promise<FastifyReply> {
  const { secret = '' } = visit.request.params as Record<string, string>
  if (!/^[A-Za-z0-9_-]{43}$/.test(secret)) return send(visit, 404, { kind: 'lost' })
  keepSecret(visit, secret)
  return quiet(visit.reply).redirect('/ho-so', 303)
}

async function showOwn(visit: Visit): Promise<FastifyReply> {
  const application = await ownApplication(visit)
  if (application === undefined) return send(visit, 404, { kind: 'lost' })
  const isNew = (visit.request.query as Record<string, unknown>)['moi'] === '1'
  const secret = secretOf(visit.request)
  if (!isNew || secret === undefined) return send(visit, 200, { kind: 'own', application })
  const address = new URL(`/ho-so/${secret}`, visit.pages.site.origin).href
  return send(visit, 200, { kind: 'own', application, link: { address, qr: qrCode(address) } })
}

async function askWithdrawal(visit: Visit): Promise<FastifyReply> {
  const application = await ownApplication(visit)
  if (application === undefined) return send(visit, 404, { kind: 'lost' })
  return application.may_withdraw
    ? send(visit, 200, { kind: 'withdraw', application })
    : visit.reply.redirect('/ho-so', 303)
}

async function withdraw(visit: Visit): Promise<FastifyReply> {
  const { request, reply, ask } = visit
  refuseOtherSite(request)
  const secret = secretOf(request)
  if (secret === undefined) return send(visit, 404, { kind: 'lost' })
  request.ownSecret = secret
  try {
    await ask('externals.withdraw', { body: {} }, request, reply)
  } catch (error) {
    // Somebody pressed twice, or it has come to an end meanwhile: its page says which.
    if (!(error instanceof ApiFailure) || error.status !== 409) throw error
  }
  return quiet(reply).redirect('/ho-so', 303)
}

async function ownApplication({
  request,
  reply,
  ask,
}: Visit): Promise<Data<'externals.application'>['application'] | undefined> {
  const secret = secretOf(request)
  if (secret === undefined) return undefined
  request.ownSecret = secret
  try {
    return (await ask('externals.application', {}, request, reply)).application
  } catch (error) {
    if (error instanceof ApiFailure && (error.status === 401 || error.status === 404)) return undefined
    throw error
  }
}

function secretOf(request: FastifyRequest): string | undefined {
  const secret = callerOf(request).cookies[cookieName]
  return secret !== undefined && /^[A-Za-z0-9_-]{43}$/.test(secret) ? secret : undefined
}

function keepSecret({ request, reply }: Visit, secret: string): void {
  const secure = callerOf(request).secure ? '; Secure' : ''
  reply.header(
    'set-cookie',
    `${cookieName}=${secret}; Path=/ho-so; Max-Age=${cookieLife}; HttpOnly; SameSite=Lax${secure}`,
  )
}

/** A form of another site is refused where the browser says that it is one; the token says the rest. */
function refuseOtherSite({ headers }: FastifyRequest): void {
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none')
    throw new ApiFailure(403, 'Biểu mẫu này được gửi từ một trang khác. Hãy mở lại trang của đợt tuyển dụng.')
}

/** Pages of one person are kept nowhere and tell no other site where one was. */
function send(visit: Visit, status: number, page: PortalPage): FastifyReply {
  return visit.pages.send(quiet(visit.reply), status, page, 'no-store')
}

function quiet(reply: FastifyReply): FastifyReply {
  return reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
}
