import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '../db/connect.ts'
import { type CompanyTransaction, inCompany } from '../db/transaction.ts'
import { type AuditEntry, type AuditSource, writeAudit } from './audit.ts'
import { callerOf } from './caller.ts'
import { type FailureDetail, forbidden, unauthorized } from './failure.ts'
import type { AnyHandler, IdentityContext, ProductContext } from './handlers.ts'
import { runIdempotent } from './idempotency.ts'
import { runByLink } from './run-by-link.ts'
import type { CheckedInput } from './input.ts'
import { openedFile } from './opened-file.ts'
import type { Operation } from './operations.ts'
import type { RefusalLines } from './refusal-lines.ts'
import type { Services } from './services.ts'
import type { CompanySession } from './session.ts'

/** What running a handler needs beside the request. */
export interface Run {
  operation: Operation
  handler: AnyHandler
  database: Database
  /** See `CompanyTransactionOptions`. */
  scoped: boolean
  services: Services
}

/** Runs a handler as its operation asks: for a company, or for nobody in particular. */
export function runHandler(
  run: Run,
  input: CheckedInput,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const { api, access, link } = run.operation
  if (link !== undefined) return runByLink(run, link, input, request)
  if (api === 'identity' || access === 'public') return runWithoutCompany(run, input, request, reply)
  return runInCompany(run, input, request)
}

/**
 * Runs a handler of the product API in one transaction of the session's company, with the audit trail and, where the
 * operation takes an Idempotency-Key, at most once for each key.
 */
async function runInCompany(run: Run, input: CheckedInput, request: FastifyRequest): Promise<unknown> {
  const { operation, database, scoped } = run
  const { companyId, userId } = companySession(request)
  const source = auditSource(operation, request)
  const work = (transaction: CompanyTransaction) => callHandler(run, input, request, transaction)
  if (operation.method === 'GET') {
    const { data, entries } = await inCompany(
      database,
      { companyId, readOnly: true, scoped },
      async (transaction) => {
        const result = await work(transaction)
        const session = companySession(request)
        const opened = await openedFile(transaction, { operation, session, input, data: result.data })
        return opened ? { ...result, entries: [...result.entries, opened] } : result
      },
    )
    // What is recorded of a read cannot be written where nothing can be written.
    if (entries.length > 0) await recordApart(database, companyId, source, entries)
    return data
  }
  const doing = { operation: operation.id, userId, requestId: request.id }
  return inCompany(database, { companyId, readOnly: false, scoped, doing }, async (transaction) => {
    const write = async () => {
      const { data, entries } = await work(transaction)
      if (operation.trailed) await writeAudit(transaction, source, entries.length > 0 ? entries : [{}])
      return data
    }
    const key = input.header['Idempotency-Key']
    return typeof key === 'string'
      ? runIdempotent(transaction, { key, userId, operation, input }, write)
      : write()
  })
}

/** What a handler came to, and what it wants to be recorded. */
export interface HandlerResult {
  data: unknown
  entries: readonly AuditEntry[]
}

/** Lets a handler of the product API work in a transaction that somebody else opens and ends. */
export async function callHandler(
  { operation, handler, services }: Run,
  input: CheckedInput,
  request: FastifyRequest,
  transaction: CompanyTransaction,
): Promise<HandlerResult> {
  const entries: AuditEntry[] = []
  const context: ProductContext = {
    ...transaction,
    ...services,
    operation,
    session: companySession(request),
    scopes: request.authorized?.scopes ?? [],
    caller: callerOf(request),
    token: request.authorized?.token ?? '',
    audit: (entry) => entries.push(entry),
    noted: entries,
  }
  return { data: await handler(input, context), entries }
}

/**
 * The session of a request that the guard has let through to the product API.
 * @throws ApiFailure 401 without one, 403 for a user of no company
 */
export function companySession({ authorized }: FastifyRequest): CompanySession {
  if (authorized === null) throw unauthorized()
  const { session } = authorized
  if (session.companyId === null) throw forbidden()
  return { ...session, companyId: session.companyId }
}

/** Who did what, for all lines of a request. */
export function auditSource(operation: Operation, request: FastifyRequest): AuditSource {
  return { operation, userId: companySession(request).userId, requestId: request.id, result: 'done' }
}

/** Runs a handler of the identity API, or a public one. */
function runWithoutCompany(
  run: Run,
  input: CheckedInput,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const context: IdentityContext = {
    ...run.services,
    database: run.database,
    session: request.authorized?.session ?? null,
    token: request.authorized?.token ?? null,
    caller: callerOf(request),
    answerHeader: (name, value) => reply.header(name, value),
  }
  return run.handler(input, context)
}

/** Leaves a line about what somebody was refused, or counts it with others of its kind; it must not depend on the transaction that was rolled back. */
export async function recordRefusal(
  database: Database,
  refusals: RefusalLines,
  request: FastifyRequest,
  { trail: entry, keep }: Pick<FailureDetail, 'trail' | 'keep'>,
): Promise<void> {
  const refused = refusedIn(request)
  if (refused === undefined) return
  const { operation, companyId, userId } = refused
  const source: AuditSource = { operation, userId, requestId: request.id, result: 'refused' }
  const write = (line: AuditEntry) => recordApart(database, companyId, source, [line], keep)
  if (entry !== undefined) return write(entry)
  await refusals.tell({ companyId, userId, operation: operation.id }, (times) =>
    write(times === undefined ? {} : { detail: { refused_times: times } }),
  )
}

/** Writes what must last of a refusal, in a transaction of its own and without a line of the trail. */
export async function keepOfRefusal(
  database: Database,
  request: FastifyRequest,
  keep: NonNullable<FailureDetail['keep']>,
): Promise<void> {
  const refused = refusedIn(request)
  if (refused === undefined) return
  const { operation, companyId, userId } = refused
  const doing = { operation: operation.id, userId, requestId: request.id }
  await inCompany(database, { companyId, readOnly: false, doing }, keep)
}

/** Who was refused what of the product API, in which company; nothing where nobody of a company was. */
function refusedIn({ authorized }: FastifyRequest) {
  const { operation, session } = authorized ?? {}
  if (operation?.api !== 'product' || session === undefined || session.companyId === null) return undefined
  return { operation, companyId: session.companyId, userId: session.userId }
}

/**
 * Records in a transaction of its own, for what the one at work cannot or must not keep.
 * @param keep writes down what belongs to the lines
 */
export function recordApart(
  database: Database,
  companyId: number,
  source: AuditSource,
  entries: readonly AuditEntry[],
  keep?: (transaction: CompanyTransaction) => Promise<void>,
): Promise<void> {
  return inCompany(database, { companyId, readOnly: false }, async (transaction) => {
    await writeAudit(transaction, source, entries)
    await keep?.(transaction)
  })
}
