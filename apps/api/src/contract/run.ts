import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '../db/connect.ts'
import { type CompanyTransaction, inCompany } from '../db/transaction.ts'
import { type AuditEntry, writeAudit } from './audit.ts'
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
  const readOnly = operation.method === 'GET'
  return inCompany(database, { companyId, readOnly, scoped }, async (transaction) => {
    const work = async () => {
      const entries: AuditEntry[] = []
      const context: ProductContext = {
        ...transaction,
        operation,
        session: { ...session, companyId },
        reaches,
        caller: callerOf(request),
        audit: (entry) => entries.push(entry),
      }
      const data = await handler(input, context)
      if (!readOnly || entries.length > 0) {
        const lines = entries.length > 0 ? entries : [{}]
        await writeAudit(transaction, { operation, userId, requestId: request.id, result: 'done' }, lines)
      }
      return data
    }
    const key = input.header['Idempotency-Key']
    return typeof key === 'string' ? once(transaction, { key, userId, operation, input }, work) : work()
  })
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
  const source = { operation, userId: session.userId, requestId: request.id, result: 'refused' } as const
  await inCompany(
    database,
    { companyId: session.companyId, readOnly: false },
    (transaction: CompanyTransaction) => writeAudit(transaction, source, [{}]),
  )
}
