import { createHmac } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { callerOf } from '../contract/caller.ts'
import { ApiFailure } from '../contract/failure.ts'
import type { Database } from '../db/connect.ts'
import { networkOf } from './networks.ts'

type Pool = Pick<Database, 'pool'>

const megabyte = 1024 * 1024
/** Files of one network. */
const mostUploads = { count: 40, seconds: 600 }
/** Bytes of one network in forms with files, whether they are kept or not. */
const mostBytes = { count: 200 * megabyte, seconds: 24 * 3600 }
/** What a form without a length is counted as: the two largest files. */
const unknownLength = 16 * megabyte

/** Counts a file that a stranger sends through a call of its own, before it is received. */
export function admitUpload(database: Pool): (request: FastifyRequest) => Promise<void> {
  return async (request) => {
    await countBytes(database, request)
    await countUpload(database, request)
  }
}

/**
 * Counts the bytes of a form before they are received; what is refused counts as well.
 * @throws ApiFailure 429 where one network sends more in a day than people do
 */
export async function countBytes(database: Pool, request: FastifyRequest): Promise<void> {
  const announced = Number(request.headers['content-length'] ?? unknownLength)
  const bytes = Number.isSafeInteger(announced) && announced >= 0 ? announced : unknownLength
  if ((await counted(database, request, 'bytes', mostBytes.seconds, bytes)) > mostBytes.count)
    throw new ApiFailure(
      429,
      'Mạng của bạn đã gửi quá nhiều tệp trong ngày. Hãy nộp hồ sơ không kèm tệp, hoặc thử lại vào ngày mai.',
      { retryAfter: 3600 },
    )
}

/**
 * Counts a file of a stranger before it is looked at.
 * @throws ApiFailure 429 where one network sends more than people do
 */
export async function countUpload(database: Pool, request: FastifyRequest): Promise<void> {
  if ((await counted(database, request, 'upload', mostUploads.seconds, 1)) > mostUploads.count)
    throw new ApiFailure(429, 'Có quá nhiều tệp được gửi từ mạng của bạn. Hãy thử lại sau 10 phút.', {
      retryAfter: mostUploads.seconds,
    })
}

/** The key is a hash with the day's salt: what is counted tells no address. */
async function counted(
  { pool }: Pool,
  request: FastifyRequest,
  kind: 'upload' | 'bytes',
  seconds: number,
  amount: number,
): Promise<number> {
  const { rows: facts } = await pool.query<{ value: string }>(
    `select value #>> '{}' as value from installation where name = 'portal_key'`,
  )
  const day = new Date().toISOString().slice(0, 10)
  const key = createHmac('sha256', Buffer.from(facts[0]?.value ?? '', 'hex'))
    .update(`${day}:${kind}:${networkOf(callerOf(request).address)}`)
    .digest()
  const { rows } = await pool.query<{ total: string }>(
    'select count_portal_attempt($1, $2, $3, $4) as total',
    [kind, key, seconds, amount],
  )
  return Number(rows[0]?.total ?? 0)
}
