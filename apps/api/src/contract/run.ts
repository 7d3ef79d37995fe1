import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '../db/connect.ts'
import { type CompanyTransaction, inCompany } from '../db/transaction.ts'
import { type AuditEntry, type AuditSource, writeAudit } from './audit.ts'
import { callerOf } from './caller.ts'
import { forbidden, unauthorized } from './failure.ts'
import type { AnyHandler, IdentityContext, ProductContext } from './handlers.ts'
import { once } from './idempotency.ts'
import type { CheckedInput } from './input.ts'
import type { Operation } from './operations.ts'

/** What running a handler needs beside the request. */
export interface Run {
  operation: Operation
  handler: AnyHandler
  database: Database
  /** See `CompanyTransactionOptions`. */
  scoped: boolean
}

/**
 * Runs a handler of the product API in one transaction of the session's company, with the audit trail and, where the
 * operation takes an Idempotency-Key, at most once for each key.
 */
export async function runProduct(run: Run, input: CheckedInput, request: FastifyRequest): Promise<unknown> {
  const { operation, handler, database, scoped } = run
  if (request.admitted === null) throw unauthorized()
  const { session, reaches } = request.admitted
  const { companyId, userId } = session
  if (companyId === null) throw forbidden()
  const source: AuditSource = { operation, userId, requestId: request.id, result: 'done' }
  const work = async (transaction: CompanyTransaction): Promise<Done> => {
    const entries: AuditEntry[] = []
    const context: ProductContext = {
      ...transaction,
      operation,
      session: { ...session, companyId },
      reaches,
      caller: callerOf(request),
      audit: (entry) => entries.push(entry),
    }
    return { data: await handler(input, context), entries }
  }
  if (operation.method === 'GET') {
    const { data, entries } = await inCompany(database, { companyId, readOnly: true, scoped }, work)
    // What is recorded of a read cannot be written where nothing can be written.
    if (entries.length > 0) await recordApart(database, companyId, source, entries)
    return data
  }
  return inCompany(database, { companyId, readOnly: false, scoped }, async (transaction) => {
    const write = async () => {
      const { data, entries } = await work(transaction)
      await writeAudit(transaction, source, entries.length > 0 ? entries : [{}])
      return data
    }
    const key = input.header['Idempotency-Key']
    return typeof key === 'string' ? once(transaction, { key, userId, operation, input }, write) : write()
  })
}

interface Done {
  data: unknown
  entries: readonly AuditEntry[]
}

/** Runs a handler of the identity API. */
export function runIdentity(
  run: Run,
  input: CheckedInput,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const context: IdentityContext = {
    database: run.database,
    session: request.admitted?.session ?? null,
    token: request.admitted?.token ?? null,
    caller: callerOf(request),
    answerHeader: (name, value) => reply.header(name, value),
  }
  return run.handler(input, context)
}

/** Leaves a line about what somebody was refused; it must not depend on the transaction that was rolled back. */
export async function recordRefusal(database: Database, request: FastifyRequest): Promise<void> {
  const { operation, session } = request.admitted ?? {}
  if (operation?.api !== 'product' || session === undefined || session.companyId === null) return
  const source: AuditSource = { operation, userId: session.userId, requestId: request.id, result: 'refused' }
  await recordApart(database, session.companyId, source, [{}])
}

function recordApart(
  database: Database,
  companyId: number,
  source: AuditSource,
  entries: readonly AuditEntry[],
): Promise<void> {
  return inCompany(database, { companyId, readOnly: false }, (transaction) =>
    writeAudit(transaction, source, entries),
  )
}
