import type { FastifyRequest } from 'fastify'
import type { Database } from '../db/connect.ts'
import { inCompany } from '../db/transaction.ts'
import { admitLink, countWrongLink } from '../portal/link-tries.ts'
import { type AuditEntry, type AuditSource, writeAudit } from './audit.ts'
import { callerOf } from './caller.ts'
import type { LinkKind } from './document.ts'
import { ApiFailure, notFound } from './failure.ts'
import type { LinkContext } from './handlers.ts'
import type { CheckedInput } from './input.ts'
import type { Run } from './run.ts'
import { bearerToken, hashOf } from './session.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The secret of one's own application where a page has it from its cookie. */
    ownSecret?: string
  }
}

/** Where a link leads. */
export interface Linked {
  companyId: number
  recordId: number
}

/** The lines of strangers in the trail have no user; this says who they are. */
export const byApplicant = { by: 'applicant' }

/**
 * Runs a public handler in one transaction of the company that the stranger's link leads to. No company is set while the
 * link is looked up, so until then the database shows nothing.
 * @throws ApiFailure 404 for a campaign that nobody published, 401 for a secret that leads nowhere
 */
export async function runByLink(
  { operation, handler, database, scoped, services }: Run,
  input: CheckedInput,
  request: FastifyRequest,
): Promise<unknown> {
  const { companyId, recordId } = await followLink(database, operation.link, input, request)
  const readOnly = operation.method === 'GET'
  return inCompany(database, { companyId, readOnly, scoped }, async (transaction) => {
    const entries: AuditEntry[] = []
    const context: LinkContext = {
      ...transaction,
      ...services,
      operation,
      recordId,
      caller: callerOf(request),
      audit: (entry) => entries.push({ ...entry, detail: { ...entry.detail, ...byApplicant } }),
    }
    const data = await handler(input, context)
    const source: AuditSource = { operation, userId: null, requestId: request.id, result: 'done' }
    if (!readOnly && operation.trailed)
      await writeAudit(transaction, source, entries.length > 0 ? entries : [{ detail: byApplicant }])
    return data
  })
}

/**
 * Finds where a stranger's link leads.
 * @throws ApiFailure 404 for a campaign that nobody published, 401 for a secret that leads nowhere, 429 for a network that
 *   tries too many of those
 */
export function followLink(
  { pool }: Pick<Database, 'pool'>,
  kind: LinkKind | undefined,
  input: Pick<CheckedInput, 'path'>,
  request: FastifyRequest,
): Promise<Linked> {
  return kind === 'application' ? byOwnSecret({ pool }, request) : byCampaign(pool, String(input.path['id']))
}

/** The campaign by the word of its public address. */
async function byCampaign(pool: Database['pool'], word: string): Promise<Linked> {
  const { rows } = await pool.query<{ company_id: number; recruitment_id: string }>(
    'select company_id, recruitment_id from find_campaign_link(campaign_uuid($1))',
    [word],
  )
  const [found] = rows
  if (found === undefined) throw notFound()
  return { companyId: found.company_id, recordId: Number(found.recruitment_id) }
}

/** One's own application by its secret, which comes as a Bearer token and in no address. */
async function byOwnSecret({ pool }: Pick<Database, 'pool'>, request: FastifyRequest): Promise<Linked> {
  const secret = request.ownSecret ?? bearerToken(request.raw.rawHeaders)
  if (secret === undefined) throw ended()
  await admitLink({ pool }, request)
  const { rows } = await pool.query<{ company_id: number; record_id: string }>(
    `select company_id, record_id from find_public_link($1, 'application')`,
    [hashOf(secret)],
  )
  const [found] = rows
  if (found === undefined) {
    await countWrongLink({ pool }, request)
    throw ended()
  }
  return { companyId: found.company_id, recordId: Number(found.record_id) }
}

function ended(): ApiFailure {
  return new ApiFailure(
    401,
    'Đường dẫn hồ sơ không đúng hoặc không còn hiệu lực. Hãy yêu cầu gửi lại đường dẫn.',
  )
}
