import { campaignWord, commonAddresses, type TypedForm } from '@nhansu/sdk/domains/portal-pages'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { ApiFailure } from '../contract/failure.ts'
import type { ApplicationPagesOptions } from './portal-applications.ts'
import { typedForm } from './portal-forms.ts'
import { quiet, refuseOtherSite, send } from './portal-own.ts'
import { listedCampaigns } from './portal-listed-campaigns.ts'
import type { Visit } from './portal-pages.ts'

const asked = `${commonAddresses.sendLink}/da-nhan`
/** Where the form has the fields of the call. */
const fieldOf: Readonly<Record<string, string>> = { email: 'email', id: 'dot' }

/**
 * The page on which somebody has the link of his application sent again.
 * @returns registers what takes the answer, where plain forms are read
 */
export function registerLinkPages(
  app: FastifyInstance,
  { page }: Pick<ApplicationPagesOptions, 'page'>,
): { takeForms: (apart: FastifyInstance) => void } {
  app.get(commonAddresses.sendLink, page(showForm))
  app.get(
    asked,
    page(async (visit) => send(visit, 200, { kind: 'linkAsked' })),
  )
  return {
    takeForms(apart) {
      apart.post(commonAddresses.sendLink, page(takeForm))
    },
  }
}

function showForm(visit: Visit): Promise<FastifyReply> {
  const { dot } = visit.request.query as Record<string, unknown>
  const typed: TypedForm = typeof dot === 'string' ? { dot: [dot] } : {}
  return shown(visit, 200, typed, {})
}

/** Whatever is known of the address, the answer is the same page. */
async function takeForm(visit: Visit): Promise<FastifyReply> {
  const { request, reply, ask } = visit
  refuseOtherSite(request)
  const typed = typedForm(String(request.body))
  const id = campaignWord(typed['dot']?.[0] ?? '')
  const email = typed['email']?.[0]?.trim() ?? ''
  const missing = {
    ...(id === undefined && { dot: 'Vui lòng chọn đợt tuyển dụng.' }),
    ...(email === '' && { email: 'Vui lòng nhập email.' }),
  }
  if (id === undefined || email === '') return shown(visit, 400, typed, missing)
  try {
    await ask('externals.sendLink', { path: { id }, body: { email } }, request, reply)
  } catch (error) {
    if (!(error instanceof ApiFailure) || ![400, 404, 429].includes(error.status)) throw error
    return shown(visit, error.status === 404 ? 400 : error.status, typed, faultsOf(error))
  }
  return quiet(reply).redirect(asked, 303)
}

function faultsOf({
  status,
  message,
  detail: { errors = {} },
}: ApiFailure): Readonly<Record<string, string>> {
  if (status === 404) return { dot: 'Không tìm thấy đợt tuyển dụng này.' }
  const found = Object.entries(errors).map(([name, [sentence = '']]) => [fieldOf[name] ?? 'form', sentence])
  return found.length === 0 ? { form: message } : (Object.fromEntries(found) as Record<string, string>)
}

/** The form with the open campaigns, and the one that the visitor came from even where it stands in no list. */
async function shown(
  visit: Visit,
  status: number,
  typed: TypedForm,
  faults: Readonly<Record<string, string>>,
): Promise<FastifyReply> {
  const listed = await listedCampaigns(visit)
  const id = campaignWord(typed['dot']?.[0] ?? '')
  const isListed = id === undefined || listed.some((each) => each.id === id)
  const other = isListed ? undefined : await campaignOf(visit, id)
  const campaigns = other === undefined ? listed : [other, ...listed]
  return send(visit, status, { kind: 'askLink', campaigns, typed, faults })
}

async function campaignOf({ request, reply, ask }: Visit, id: string) {
  try {
    return (await ask('externals.recruitment', { path: { id } }, request, reply)).recruitment
  } catch (error) {
    if (error instanceof ApiFailure && error.status === 404) return undefined
    throw error
  }
}
