import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'
import type { Caller } from './handlers.ts'

const longestBrowser = 200

/** Who sends this request from where. */
export function callerOf(request: FastifyRequest): Caller {
  return {
    requestId: request.id,
    address: addressOf(request),
    browser: request.headers['user-agent']?.slice(0, longestBrowser) ?? null,
    cookies: parseCookies(request.headers.cookie ?? ''),
    secure: request.protocol === 'https',
  }
}

/** Cookies by name; values are words of ours, so nothing needs decoding. */
export function parseCookies(header: string): Record<string, string> {
  const pairs = header.split(';').map((pair) => pair.trim().split('=', 2))
  return Object.fromEntries(pairs.filter((pair): pair is [string, string] => pair.length === 2))
}

/** The caller's address; what a proxy passes on need not be one, and then the proxy's own is what is known. */
function addressOf({ ip, socket }: FastifyRequest): string {
  const plain = [ip, socket.remoteAddress ?? ''].map((text) =>
    text.replace(/^::ffff:(?=\d+\.)/, '').replace(/%.*/, ''),
  )
  return plain.find((text) => isIP(text) > 0) ?? '0.0.0.0'
}
