import type { Data } from '@nhansu/sdk/contract'
import type { PortalPage } from '@nhansu/sdk/domains/portal-pages'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { callerOf } from '../contract/caller.ts'
import { ApiFailure } from '../contract/failure.ts'
import type { Visit } from './portal-pages.ts'

/** The cookies of one's own pages: for half an hour, for their addresses alone, and never sent from another site's form. */
export type OwnCookie = 'ho-so' | 'dao-tao'
const cookieLife = 1800

/** In the address of one's own page, right after signs that nobody sees were taken out of a correction. */
export const cleanedMark = 'bo-ky-tu-an'

/** How a form is refused that could not be received. */
export const unread: ReadonlySet<number> = new Set([400, 408, 413, 429])

/** The application that the visitor's cookie opens; undefined where it opens none. */
export async function ownApplication({
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

/** Runs with the application that the cookie opens; where it opens none, says so. */
export async function withOwn(
  visit: Visit,
  work: (own: Data<'externals.application'>['application']) => Promise<FastifyReply>,
): Promise<FastifyReply> {
  const application = await ownApplication(visit)
  return application === undefined ? send(visit, 404, { kind: 'lost' }) : work(application)
}

/** The secret that the visitor's cookie holds. */
export function secretOf(request: FastifyRequest, cookie: OwnCookie = 'ho-so'): string | undefined {
  const secret = callerOf(request).cookies[cookie]
  return secret !== undefined && /^[A-Za-z0-9_-]{43}$/.test(secret) ? secret : undefined
}

/** Keeps one's own page open for half an hour. */
export function keepSecret({ request, reply }: Visit, secret: string, cookie: OwnCookie = 'ho-so'): void {
  const secure = callerOf(request).secure ? '; Secure' : ''
  reply.header(
    'set-cookie',
    `${cookie}=${secret}; Path=/${cookie}; Max-Age=${cookieLife}; HttpOnly; SameSite=Lax${secure}`,
  )
}

/** A form of another site is refused where the browser says that it is one; the token says the rest. */
export function refuseOtherSite({ headers }: FastifyRequest): void {
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none')
    throw new ApiFailure(403, 'Biểu mẫu này được gửi từ một trang khác. Hãy mở lại trang rồi gửi lại.')
}

/** Pages of one person are kept nowhere and tell no other site where one was. */
export function send(visit: Visit, status: number, page: PortalPage): FastifyReply {
  return visit.pages.send(quiet(visit.reply), status, page, 'no-store')
}

/** Lets nobody keep an answer, nor tell another site where one was. */
export function quiet(reply: FastifyReply): FastifyReply {
  return reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
}

/** Ends the cookie: nothing is open any more. */
export function dropSecret({ reply }: Visit): void {
  reply.header('set-cookie', `ho-so=; Path=/ho-so; Max-Age=0; HttpOnly; SameSite=Lax`)
}
