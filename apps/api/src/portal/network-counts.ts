import { createHmac } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { callerOf } from '../contract/caller.ts'
import type { Database } from '../db/connect.ts'
import { networkOf } from './networks.ts'

/** Where strangers are counted before a company is known. */
export type CountingPool = Pick<Database, 'pool'>

/** What is counted by network alone. */
export interface NetworkCount {
  kind: 'upload' | 'bytes' | 'link'
  /** After so many seconds a count begins anew. */
  seconds: number
}

/** Adds to what the network of a request has done lately, and says how much it is. */
export async function addToNetwork(
  { pool }: CountingPool,
  request: FastifyRequest,
  { kind, seconds }: NetworkCount,
  amount: number,
): Promise<number> {
  const { rows } = await pool.query<{ total: string }>(
    'select count_portal_attempt($1, $2, $3, $4) as total',
    [kind, await keyOf({ pool }, request, kind), seconds, amount],
  )
  return Number(rows[0]?.total ?? 0)
}

/** What the network of a request has done lately, without adding to it. */
export async function doneByNetwork(
  { pool }: CountingPool,
  request: FastifyRequest,
  { kind, seconds }: NetworkCount,
): Promise<number> {
  const { rows } = await pool.query<{ total: string }>('select portal_attempts_so_far($1, $2, $3) as total', [
    kind,
    await keyOf({ pool }, request, kind),
    seconds,
  ])
  return Number(rows[0]?.total ?? 0)
}

/** A hash with the day's salt: what is counted tells no address. */
async function keyOf(
  { pool }: CountingPool,
  request: FastifyRequest,
  kind: NetworkCount['kind'],
): Promise<Buffer> {
  const { rows: facts } = await pool.query<{ value: string }>(
    `select value #>> '{}' as value from installation where name = 'portal_key'`,
  )
  const day = new Date().toISOString().slice(0, 10)
  return createHmac('sha256', Buffer.from(facts[0]?.value ?? '', 'hex'))
    .update(`${day}:${kind}:${networkOf(callerOf(request).address)}`)
    .digest()
}
