import { randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Database } from '../db/connect.ts'
import { ApiFailure } from './failure.ts'
import type { Operation } from './operations.ts'
import { hashOf, type Session, type SessionRow, sessionOf } from './session.ts'

/** Programs that look for secrets in sources and logs know ours by it. */
const prefix = 'nhansu_'

/** A new token for a program, of 256 bits. Only its hash is ever stored. */
export function newApiToken(): string {
  return prefix + randomBytes(32).toString('base64url')
}

/** Whether a bearer token is one of a program rather than that of a session. */
export function isApiToken(token: string): boolean {
  return token.startsWith(prefix)
}

/**
 * Who asks by a program's token, with the rights of its owner at this moment; undefined when it has ended, its owner's
 * account is closed, or he may have no tokens any more.
 * @param permissions those whose grants are wanted
 */
export async function readApiToken(
  database: Database,
  token: string,
  permissions: readonly string[],
): Promise<Session | undefined> {
  const { rows } = await database.pool.query<SessionRow>({
    name: 'read_api_token',
    text: 'select * from read_api_token($1, $2)',
    values: [hashOf(token), permissions],
  })
  return rows[0] && sessionOf(rows[0])
}

/**
 * Keeps programs to what their tokens are for: reading the data of one company from a server.
 * @throws ApiFailure 403 for a write, for what concerns the owner's own session, and out of a browser, where everybody
 * who uses it could take the token
 */
export function refuseBeyondReading(operation: Operation, { headers }: FastifyRequest): void {
  // Browsers alone say where a request comes from; neither can be set by a page.
  if (headers['sec-fetch-site'] !== undefined || headers.origin !== undefined)
    throw new ApiFailure(403, 'Mã truy cập cho phần mềm không dùng được trong trình duyệt.')
  if (operation.api !== 'product' || operation.method !== 'GET')
    throw new ApiFailure(403, 'Mã truy cập cho phần mềm chỉ đọc được dữ liệu của công ty.')
}
