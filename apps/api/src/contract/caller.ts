import type { FastifyRequest } from 'fastify'
import type { Caller } from './handlers.ts'

const longestBrowser = 200

/** Who sends this request from where. */
export function callerOf(request: FastifyRequest): Caller {
  return {
    requestId: request.id,
    address: request.ip.replace(/^::ffff:(?=\d+\.)/, ''),
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
