import type { PortalPage, TypedForm } from '@nhansu/sdk/domains/portal-pages'
import type { FastifyReply } from 'fastify'
import { ApiFailure } from '../contract/failure.ts'
import { discardRest } from '../contract/form/pace.ts'
import type { ApplicationPagesOptions } from './portal-applications.ts'
import { typedWithFiles } from './portal-form-files.ts'
import { typedForm } from './portal-forms.ts'
import { refuseOtherSite, send } from './portal-own.ts'
import type { Visit } from './portal-pages.ts'

type Campaign = Extract<PortalPage, { kind: 'notSent' }>['campaign']

/** Why nothing is taken, and of which campaign. */
interface Hindrance {
  campaign?: Campaign
  words: string
  status: 409 | 503
}

const busy = 'Hệ thống đang bận hoặc đang được bảo trì. Vui lòng thử lại sau ít phút.'

/** Why a form cannot be taken, where what was typed has nothing to do with it; any other error is thrown on. */
export async function hindranceOf(
  { failureOf }: Pick<ApplicationPagesOptions, 'failureOf'>,
  error: unknown,
  campaign?: Campaign,
): Promise<Hindrance> {
  const { status } = await failureOf(error)
  // A company that was closed, and a campaign that was taken off the portal, are not told from one that never was.
  if (status === 404) return { words: 'Đợt tuyển dụng này không còn nhận hồ sơ.', status: 409 }
  if (status === 503) return { words: busy, status, campaign }
  throw error
}

/** Shows what was typed where it cannot be taken, so that nobody types it twice. */
export function sendNotSent(
  visit: Visit,
  { campaign, words, status }: Hindrance,
  typed: TypedForm,
): FastifyReply {
  const [again = '/'] = visit.request.url.split('?', 1)
  if (status === 503) visit.reply.header('retry-after', '5')
  return send(visit, status, { kind: 'notSent', campaign, again, words, typed })
}

/** As `sendNotSent`, of a form that is still on its way: its files are let go. */
export async function receiveNotSent(
  visit: Visit,
  { admit, incomingFolder }: Pick<ApplicationPagesOptions, 'admit' | 'incomingFolder'>,
  hindrance: Hindrance,
): Promise<FastifyReply> {
  const { request } = visit
  refuseOtherSite(request)
  if (!request.isMultipart()) return sendNotSent(visit, hindrance, typedForm(String(request.body)))
  try {
    // While the database is away nobody is counted; the pace of the form still bounds it.
    if (hindrance.status !== 503) await admit(request)
    return sendNotSent(visit, hindrance, await typedWithFiles(request, incomingFolder))
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    discardRest(request.raw)
    return sendNotSent(visit, hindrance, {})
  }
}
