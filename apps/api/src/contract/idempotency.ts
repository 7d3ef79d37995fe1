import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { CompanyTransaction } from '../db/transaction.ts'
import { ApiFailure } from './failure.ts'
import type { CheckedInput } from './input.ts'
import type { Operation } from './operations.ts'

/** How long the same key means the same request. */
const lifetime = sql`interval '24 hours'`

/** A POST that must happen once, however often it is sent. */
export interface OnceOnly {
  key: string
  userId: number
  operation: Operation
  input: CheckedInput
}

/**
 * Does the work unless this key has done it before, in which case the first answer comes again.
 * Claim, work and answer share the caller's transaction: a crash leaves either all of it or nothing.
 * @throws ApiFailure 400 when the key came with another request, 409 while the first one is still running
 */
export async function runIdempotent(
  transaction: CompanyTransaction,
  request: OnceOnly,
  work: () => Promise<unknown>,
): Promise<unknown> {
  const { db, companyId } = transaction
  const { key, userId, operation } = request
  const bodyHash = createHash('sha256')
    .update(JSON.stringify([request.input.path, request.input.query, request.input.body]))
    .digest()
  const { rows } = await sql<{ locked: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${`${companyId}:${userId}:${key}`}, 0)) as locked`.execute(
    db,
  )
  if (!rows[0]?.locked) {
    throw new ApiFailure(409, 'Yêu cầu này đang được xử lý, vui lòng đợi giây lát.', { retryAfter: 1 })
  }
  const earlier = await db
    .selectFrom('idempotency_keys')
    .select(['operation', 'body_hash', 'answer'])
    .where(transaction.inThisCompany('idempotency_keys'))
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .where('created_at', '>', sql<string>`now() - ${lifetime}`)
    .executeTakeFirst()
  if (earlier) {
    if (earlier.operation === operation.id && bodyHash.equals(earlier.body_hash)) return earlier.answer
    throw new ApiFailure(400, 'Mã chống gửi trùng đã được dùng cho một yêu cầu khác.')
  }
  const data = await work()
  await keep(transaction, request, bodyHash, data)
  return data
}

async function keep(
  { db, companyId }: CompanyTransaction,
  { key, userId, operation }: OnceOnly,
  bodyHash: Buffer,
  data: unknown,
): Promise<void> {
  await db
    .insertInto('idempotency_keys')
    .values({
      company_id: companyId,
      user_id: userId,
      key,
      operation: operation.id,
      body_hash: bodyHash,
      status: operation.success.status,
      answer: JSON.stringify(data),
    })
    // A key whose time is over stays until the night, and may be used for another request all the same.
    .onConflict((taken) =>
      taken.columns(['company_id', 'user_id', 'key']).doUpdateSet((row) => ({
        operation: row.ref('excluded.operation'),
        body_hash: row.ref('excluded.body_hash'),
        status: row.ref('excluded.status'),
        answer: row.ref('excluded.answer'),
        created_at: sql<string>`now()`,
      })),
    )
    .execute()
}
