import { sql } from 'kysely'
import type { CompanyTransaction } from '../db/transaction.ts'
import type { Operation } from './operations.ts'

/** One line of the audit trail. Names of fields and ids only: personal values never go there. */
export interface AuditEntry {
  recordId?: number
  changedFields?: readonly string[]
  detail?: Readonly<Record<string, unknown>>
}

/** Who did what; the same for all lines of a request. */
export interface AuditSource {
  operation: Pick<Operation, 'id' | 'resource'>
  /** Null for a stranger who came by a link. */
  userId: number | null
  requestId: string
  result: 'done' | 'refused' | 'failed'
}

/** Adds lines to the append-only trail of the transaction's company. */
export async function writeAudit(
  { db, companyId }: CompanyTransaction,
  source: AuditSource,
  entries: readonly AuditEntry[],
): Promise<void> {
  const { operation, userId, requestId, result } = source
  const lines = entries.map(({ recordId = null, changedFields = [], detail = {} }) => ({
    record_id: recordId,
    changed_fields: changedFields,
    detail,
  }))
  await sql`
    insert into audit_trail
      (company_id, user_id, operation, resource, record_id, result, changed_fields, detail, request_id)
    select ${companyId}, ${userId}, ${operation.id}, ${operation.resource}, record_id, ${result},
      changed_fields, detail, ${requestId}
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
      as line (record_id bigint, changed_fields text[], detail jsonb)`.execute(db)
}
