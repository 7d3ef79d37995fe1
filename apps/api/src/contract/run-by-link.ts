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
    /** The secret of one's own link where a page has it from its cookie. */
    ownSecret?: string
  }
}

/** Where a link leads. */
export interface Linked {
  companyId: number
  recordId: number
}

/** The lines of strangers in the trail have no user; this says who they are. */
export const byStranger = {
  campaign: { by: 'applicant' },
  application: { by: 'applicant' },
  training_confirm: { by: 'invited' },
} as const satisfies Readonly<Record<LinkKind, { by: string }>>

/**
 * Runs a public handler in one transaction of the company that the stranger's link leads to. No company is set while the
 * link is looked up, so until then the database shows nothing.
 * @throws ApiFailure 404 for a campaign that nobody published, 401 for a secret that leads nowhere
 */
export async function runByLink(
  { operation, handler, database, scoped, services }: Run,
  link: LinkKind,
  input: CheckedInput,
  request: FastifyRequest,
): Promise<unknown> {
  const { companyId, recordId } = await followLink(database, link, input, request)
  const by = byStranger[link]
  const readOnly = operation.method === 'GET'
  const doing = { operation: operation.id, userId: null, requestId: request.id, detail: by }
  const asked = inCompany(database, { companyId, readOnly, scoped, doing }, async (transaction) => {
    const entries: AuditEntry[] = []
    const context: LinkContext = {
      ...transaction,
      ...services,
      operation,
      recordId,
      caller: callerOf(request),
      audit: (entry) => entries.push({ ...entry, detail: { ...entry.detail, ...by } }),
    }
    const data = await handler(input, context)
    const source: AuditSource = { operation, userId: null, requestId: request.id, result: 'done' }
    if (!readOnly && operation.trailed)
      await writeAudit(transaction, source, entries.length > 0 ? entries : [{ detail: by }])
    return data
  })
  return asked.catch(async (error: unknown) => {
    // What must last of a refusal is written beside the transaction that was rolled back.
    const { keep } = error instanceof ApiFailure ? error.detail : {}
    if (keep !== undefined)
      await inCompany(database, { companyId, readOnly: false, scoped, doing }, keep).catch(
        (failed: unknown) => request.log.error(failed, 'what must last of a refusal was not written'),
      )
    throw error
  })
}

/**
 * Finds where a stranger's link leads.
 * @throws ApiFailure 404 for a campaign that nobody published, 401 for a secret that leads nowhere, 429 for a network that
 *   tries too many of those
 */
export function followLink(
  { pool }: Pick<Database, 'pool'>,
  kind: LinkKind,
  input: Pick<CheckedInput, 'path'>,
  request: FastifyRequest,
): Promise<Linked> {
  return kind === 'campaign'
    ? byCampaign(pool, String(input.path['id']))
    : byOwnSecret({ pool }, kind, request)
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

/** One's own record by its secret, which comes as a Bearer token and in no address. */
async function byOwnSecret(
  { pool }: Pick<Database, 'pool'>,
  kind: OwnLink,
  request: FastifyRequest,
): Promise<Linked> {
  const secret = request.ownSecret ?? bearerToken(request.raw.rawHeaders)
  if (secret === undefined) throw linkEnded(kind)
  await admitLink({ pool }, request)
  const { rows } = await pool.query<{ company_id: number; record_id: string }>(
    `select company_id, record_id from find_public_link($1, $2)`,
    [hashOf(secret), kind],
  )
  const [found] = rows
  if (found === undefined) {
    await countWrongLink({ pool }, request)
    throw linkEnded(kind)
  }
  return { companyId: found.company_id, recordId: Number(found.record_id) }
}

/** Links that are one person's own, by a secret. */
type OwnLink = Exclude<LinkKind, 'campaign'>

/** A secret that leads nowhere, right or wrong, or to what was erased in the same moment: always the very same answer. */
export function linkEnded(kind: OwnLink): ApiFailure {
  return new ApiFailure(401, ended[kind])
}

const ended: Readonly<Record<OwnLink, string>> = {
  application: 'Đường dẫn hồ sơ không đúng hoặc không còn hiệu lực. Hãy yêu cầu gửi lại đường dẫn.',
  training_confirm:
    'Đường dẫn xác nhận không đúng hoặc khóa đào tạo đã qua. Hãy liên hệ bộ phận nhân sự nếu bạn cần trả lời.',
}
