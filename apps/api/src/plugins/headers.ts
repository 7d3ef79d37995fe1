import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ApiFailure } from '../contract/failure.ts'
import { packageVersion as version } from '../version.ts'

/** What nothing but data may do: nothing at all. */
const dataPolicy = "default-src 'none'; frame-ancestors 'none'"

/**
 * What our own pages may do: run and show what comes from here, and speak with this origin.
 * @param styles which style elements of its own a page may have: by the nonce that its code gives to those that it adds, as
 *   the lock of the page's scroll under a dialog, or by the hash of the one that it came with
 */
export const pagePolicy = (styles?: `nonce-${string}` | `sha256-${string}`) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self'${styles === undefined ? '' : ` '${styles}'`}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "frame-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join('; ')

/** What the service worker may do: fetch from this origin. Its own answer decides that, not the page's. */
export const workerPolicy = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'"

/** On every answer, the version that gives it among them; pages and hashed assets say otherwise for themselves where they must. */
export const securityHeaders = {
  'content-security-policy': dataPolicy,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cache-control': 'no-store',
  'x-api-version': version,
} as const

const oneYear = 365 * 24 * 60 * 60

/** Puts the security headers on every answer, refusals included. */
export function registerHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(securityHeaders)
    requireOneHost(request)
    // On plain http a browser must ignore it, and behind localhost it would lock the developer out of other ports.
    if (request.protocol === 'https') reply.header('strict-transport-security', `max-age=${oneYear}`)
  })
}

/**
 * Node keeps the first of two hosts and says nothing; a proxy in front may have gone by the other one.
 * @throws ApiFailure 400
 */
function requireOneHost({ raw: { rawHeaders } }: FastifyRequest): void {
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host')
  if (hosts.length > 1) throw new ApiFailure(400, 'Yêu cầu có nhiều hơn một tên máy chủ (Host).')
}
