import type { Data, FormOperationId, OperationId, Schemas } from '@nhansu/sdk/contract'
import { campaignAddress, campaignWord, logoAddress, sourceWord } from '@nhansu/sdk/domains/portal-pages'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ApiFailure, notFound } from '../contract/failure.ts'
import { FileAnswer, sendFile } from '../contract/file-answer.ts'
import type { AnyHandler } from '../contract/handlers.ts'
import { inputReader, type RawInput } from '../contract/input.ts'
import { operationNamed } from '../contract/operations.ts'
import { runHandler } from '../contract/run.ts'
import type { FormStep, FormValues } from '../contract/form/read-form.ts'
import { runForm } from '../contract/form/run-form.ts'
import type { ReceivedFile } from '../contract/form/received-file.ts'
import { renewTyped } from '../portal/renew-uploads.ts'
import { countBytes, countUpload } from '../portal/upload-limits.ts'
import type { Services } from '../contract/services.ts'
import type { Database } from '../db/connect.ts'
import { asOneFile } from '../files/join-photos.ts'
import { isPurpose, purposes } from '../files/purposes.ts'
import { answer, isApiPath, toFailure } from './errors.ts'
import { registerApplicationPages } from './portal-applications.ts'
import { BuiltPages } from './portal-built-pages.ts'
import { mostOfForm } from './portal-form-files.ts'
import { companyPages } from './portal-company-pages.ts'
import { listedCampaigns } from './portal-listed-campaigns.ts'
import { sitemap } from './portal-sitemap.ts'

/** What the portal's pages are made from. */
export interface PortalPagesOptions {
  database: Database
  handlers: ReadonlyMap<string, AnyHandler>
  services: Services
  /** What is done with the files of a form; see `RoutesOptions`. */
  formSteps: readonly FormStep[]
  /** The portal's address as applicants see it. */
  origin: string
  /** The built portal; without it the listener serves its API alone. */
  folder: string | undefined
}

/** What a page hands to an operation. */
interface Asked extends Partial<Pick<RawInput, 'path' | 'query'>> {
  body?: unknown
  /** Learns of the titles of texts from which signs were taken out that nobody sees. */
  onCleaned?: (titles: readonly string[]) => void
}

/** Data of an operation that is called within the server, through its own reader and handler. */
export type Ask = <Id extends Exclude<OperationId, FormOperationId>>(
  id: Id,
  input: Asked,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<Data<Id>>

/** As `Ask`, of an operation that answers a file. */
export type AskFile = (
  id: FileOperationId,
  input: Asked,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<FileAnswer>

/** Files that pages lead to. */
type FileOperationId = 'externals.takeAway' | 'externals.calendar' | 'externals.offerPaper' | 'externals.logo'

/** Hands what was chosen in a field of a page's form to the operation that takes it, as one file. */
export type Upload = (
  input: { id: string; token: string; kind: Schemas['ApplicationFileKind']; files: readonly ReceivedFile[] },
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<Data<'externals.upload'>['upload']>

/** Hands a form with a paper to the operation that adds it to one's own application. */
export type AddPaper = (values: FormValues, request: FastifyRequest, reply: FastifyReply) => Promise<void>

/**
 * Serves the pages of the portal, drawn here by its built entry from what the public operations answer. What is no page
 * is not found, as a page for whoever asks for one.
 */
export async function registerPortalPages(app: FastifyInstance, options: PortalPagesOptions): Promise<void> {
  const pages =
    options.folder === undefined ? undefined : await BuiltPages.open(options.folder, options.origin)
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/'
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (pages === undefined || !isRead || isApiPath(path)) return answer(notFound(), request, reply)
    return pages.file(path, request, reply) ?? pages.send(reply, 404, { kind: 'missing' })
  })
  if (pages === undefined) return
  const ask = asking(options)
  const askFile = askingFiles(options)
  const upload = uploading(options)
  const page = (address: string, show: (visit: Visit) => Promise<FastifyReply>) =>
    app.get(address, (request, reply) =>
      show({ request, reply, pages, ask, askFile }).catch((error: unknown) =>
        sendFailure(error, request, reply, options, pages),
      ),
    )
  page('/', showCampaigns)
  page('/tuyen-dung', showCampaigns)
  page('/tuyen-dung/:campaign', showCampaign)
  page(logoAddress(':campaign'), sendLogo)
  for (const [address, show] of Object.entries(companyPages)) page(address, show)
  page('/sitemap.xml', showSitemap)
  registerApplicationPages(app, {
    page: (show) => (request, reply) =>
      show({ request, reply, pages, ask, askFile }).catch((error: unknown) =>
        sendFailure(error, request, reply, options, pages),
      ),
    incomingFolder: options.services.files.incomingFolder,
    admit: (request) => countBytes(options.database, request, mostOfForm),
    upload,
    addPaper: addingPapers(options),
    renewFiles: (kind, id, { request }, typed) =>
      renewTyped(options.database, { kind, path: { id } }, request, typed),
    failureOf: (error) => toFailure(error, operationNamed('externals.apply'), options.database),
  })
  app.get('/robots.txt', (_, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(`User-agent: *\nDisallow: /api/\nSitemap: ${new URL('/sitemap.xml', options.origin).href}\n`),
  )
  const warm = () =>
    pages.warm().catch((error: unknown) => app.log.warn(error, 'static files not compressed'))
  app.addHook('onListen', async () => void warm())
}

/** One visit of a page. */
export interface Visit {
  request: FastifyRequest
  reply: FastifyReply
  pages: BuiltPages
  ask: Ask
  askFile: AskFile
}

async function showCampaigns({ request, reply, pages, ask }: Visit): Promise<FastifyReply> {
  // A form sends every field, also those that are left as they are.
  const sent = Object.entries(request.query as RawInput['query']).filter(([, value]) => value !== '')
  const operation = operationNamed('externals.recruitments')
  const query = Object.fromEntries(sent)
  const list = await ask('externals.recruitments', { query }, request, reply)
  const { query: choice } = inputReader(operation).parameters({ path: {}, query, header: {} })
  return pages.send(reply, 200, { kind: 'campaigns', choice, list })
}

async function showCampaign({ request, reply, pages, ask }: Visit): Promise<FastifyReply> {
  const { campaign: part = '' } = request.params as Record<string, string>
  const id = campaignWord(part)
  if (id === undefined) throw notFound()
  const { recruitment: campaign } = await ask('externals.recruitment', { path: { id } }, request, reply)
  const address = campaignAddress(campaign)
  const source = sourceWord(request.query)
  const query = source === undefined ? '' : `?nguon=${source}`
  if (address !== `/tuyen-dung/${part}`) return reply.redirect(`${address}${query}`, 301)
  if (campaign.state !== 'done') return pages.sendKept(request, reply, { kind: 'campaign', campaign, source })
  const { recruitments: others } = await ask('externals.recruitments', {}, request, reply)
  return pages.send(reply, 410, { kind: 'ended', campaign, others: others.slice(0, 5) })
}

async function sendLogo({ request, reply, askFile }: Visit): Promise<FastifyReply> {
  const { campaign: id = '' } = request.params as Record<string, string>
  if (campaignWord(id) !== id) throw notFound()
  return sendFile(reply, await askFile('externals.logo', { path: { id } }, request, reply))
}

async function showSitemap(visit: Visit): Promise<FastifyReply> {
  const { request, reply, pages, ask } = visit
  const { companies } = await ask('externals.companies', {}, request, reply)
  return reply
    .type('application/xml; charset=utf-8')
    .send(sitemap(await listedCampaigns(visit), companies, pages.site.origin))
}

function asking(options: PortalPagesOptions): Ask {
  // The handler is the operation's own, so that its answer is what the contract says.
  return async (id, input, request, reply) =>
    (await answered(options, id, input, request, reply)) as Data<typeof id>
}

function askingFiles(options: PortalPagesOptions): AskFile {
  return async (id, input, request, reply) => {
    const file = await answered(options, id, input, request, reply)
    if (!(file instanceof FileAnswer)) throw new TypeError(`${id} answers no file`)
    return file
  }
}

function answered(
  { database, handlers, services }: PortalPagesOptions,
  id: OperationId,
  { path = {}, query = {}, body, onCleaned }: Asked,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const operation = operationNamed(id)
  const handler = handlers.get(id)
  if (handler === undefined) throw new Error(`${id} has no handler`)
  const read = inputReader(operation)
  const { cleaned = [], ...sent } = operation.body === undefined ? {} : read.body(body)
  if (cleaned.length > 0) onCleaned?.(cleaned)
  const input = { ...read.parameters({ path, query, header: {} }), ...sent }
  return runHandler({ operation, handler, database, scoped: true, services }, input, request, reply)
}

function uploading({ database, handlers, services, formSteps }: PortalPagesOptions): Upload {
  return async ({ id, token, kind, files }, request, reply) => {
    const operation = operationNamed('externals.upload')
    const handler = handlers.get(operation.id)
    if (handler === undefined || operation.form === undefined)
      throw new Error('externals.upload takes no form')
    const { form: shape } = operation
    const part = shape.files.get(kind)
    if (part === undefined || !isPurpose(part.purpose)) throw new Error(`externals.upload takes no ${kind}`)
    for (const _ of files) await countUpload(database, request)
    return asOneFile(files, part, purposes[part.purpose], async (file) => {
      const read = inputReader(operation)
      const values = { token, [kind]: file }
      const input = { ...read.parameters({ path: { id }, query: {}, header: {} }), ...read.body(values) }
      const run = { operation, handler, database, scoped: true, services }
      const work = { input, shape, values, steps: formSteps }
      return ((await runForm(run, work, request, reply)) as Data<'externals.upload'>).upload
    })
  }
}

function addingPapers({ database, handlers, services, formSteps }: PortalPagesOptions): AddPaper {
  return async (values, request, reply) => {
    const operation = operationNamed('externals.addPaper')
    const handler = handlers.get(operation.id)
    if (handler === undefined || operation.form === undefined)
      throw new Error('externals.addPaper takes no form')
    await countUpload(database, request)
    const read = inputReader(operation)
    const input = { ...read.parameters({ path: {}, query: {}, header: {} }), ...read.body(values) }
    const run = { operation, handler, database, scoped: true, services }
    await runForm(run, { input, shape: operation.form, values, steps: formSteps }, request, reply)
  }
}

/** What a page cannot be made of becomes a page that says so; a wrong choice begins with the whole list. */
async function sendFailure(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  { database }: PortalPagesOptions,
  pages: BuiltPages,
): Promise<FastifyReply> {
  const thrown = await toFailure(error, operationNamed('externals.recruitments'), database)
  // Erased while its owner pressed once more.
  if (thrown.status === 401) return pages.send(reply, 404, { kind: 'lost' }, 'no-store')
  if (thrown.status === 404) return pages.send(reply, 404, { kind: 'missing' })
  if (thrown.status === 400) return reply.redirect('/', 303)
  if (thrown.status !== 503 && thrown.status !== 429) throw error
  reply.header('retry-after', String(thrown.detail.retryAfter ?? 5))
  // A sentence of our own says more than that it does not work.
  const words = error instanceof ApiFailure ? thrown.message : undefined
  return pages.send(reply, thrown.status, { kind: 'unavailable', address: request.url, words }, 'no-store')
}
