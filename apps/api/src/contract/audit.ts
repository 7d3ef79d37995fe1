import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { CompanyTransaction } from '../db/transaction.ts'
import type { ResourceName } from '@nhansu/sdk/contract'
import type { DeedContext } from './handlers.ts'
import { type ChangedValues, keepsValues, keptChanges } from './audit-values.ts'
import type { Operation } from './operations.ts'
import { type SeenPeople, writeView } from './personal-views.ts'

/** One line of the audit trail. The line has names of fields and ids only; values are kept apart from it. */
export interface AuditEntry {
  recordId?: number
  /** The record's resource, where the operation has another: who answers by a link changes a row of the course. */
  resource?: ResourceName
  changedFields?: readonly string[]
  detail?: Readonly<Record<string, unknown>>
  /** The record before and after, of which the trail keeps what `keptChanges` lets stay; a new one has no before. */
  values?: ChangedValues
  /** What a deleted record was called. Never the name of a person. */
  recordName?: string
  /** Whose personal data was seen by this, which those people can read of themselves. */
  seen?: SeenPeople
  /** Of how many people who are no employees a file takes data away, such as candidates. */
  strangers?: number
  /** Of how many people a file tells what screens show behind dots: identity numbers, pay. */
  closedRows?: number
  /** Whether the company must file this very list of everybody: its closed rows count and are told of, and stop nobody. */
  mustBeFiled?: true
}

/** Who did what; the same for all lines of a request. */
export interface AuditSource {
  operation: Pick<Operation, 'id' | 'resource'>
  /** Null for a stranger who came by a link. */
  userId: number | null
  requestId: string
  result: 'done' | 'refused' | 'failed'
}

/** Adds lines to the append-only trail of the transaction's company, and beside them the values that may be kept. */
export async function writeAudit(
  transaction: CompanyTransaction,
  source: AuditSource,
  entries: readonly AuditEntry[],
): Promise<void> {
  const { db, companyId } = transaction
  const { operation, userId, requestId, result } = source
  if (userId !== null) {
    for (const { seen } of entries) {
      if (seen) await writeView(transaction, { operation, userId }, seen)
    }
  }
  const lines = entries.map((entry) => ({
    resource: entry.resource ?? operation.resource,
    record_id: entry.recordId ?? null,
    changed_fields: entry.changedFields ?? [],
    detail: entry.detail ?? {},
    ...besideLine(entry.resource ?? operation.resource, entry),
  }))
  // The hash has a salt of its own in each line, so it finds the line's number as well.
  await sql`
    with line as materialized (
      select *, case when salt is not null then hash_of_values(salt, record_name, changes) end as values_hash
      from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as line (
        resource text, record_id bigint, changed_fields text[], detail jsonb, salt uuid, values_of text,
        record_name text, changes jsonb)
    ), written as (
      insert into audit_trail
        (company_id, user_id, operation, resource, record_id, result, changed_fields, detail, request_id, values_hash)
      select ${companyId}, ${userId}, ${operation.id}, resource, record_id, ${result},
        changed_fields, detail, ${requestId}, values_hash
      from line
      returning id, values_hash
    )
    insert into audit_values (company_id, line_id, resource, record_id, record_name, changes, salt)
    select ${companyId}, written.id, line.values_of, line.record_id, line.record_name, line.changes, line.salt
    from line join written on written.values_hash = line.values_hash`.execute(db)
}

/**
 * Tells of records of another resource that an operation changes along: promises that a decision begins to settle. They are
 * written with the change itself, so that a preview takes them back with it.
 */
export async function writeAlong(
  context: CompanyTransaction & Pick<DeedContext, 'operation' | 'session' | 'caller'>,
  resource: ResourceName,
  entries: readonly AuditEntry[],
): Promise<void> {
  if (entries.length === 0) return
  const { operation, session, caller } = context
  const source: AuditSource = {
    operation: { id: operation.id, resource },
    userId: session.userId,
    requestId: caller.requestId,
    result: 'done',
  }
  await writeAudit(context, source, entries)
}

/** What is kept apart from a line, if there is anything to keep. */
function besideLine(own: string, { values, recordName }: AuditEntry) {
  const resource = values?.of ?? own
  if (!keepsValues(resource)) return {}
  const changes = values ? keptChanges(resource, values.before, values.after) : {}
  if (recordName === undefined && Object.keys(changes).length === 0) return {}
  return { salt: randomUUID(), values_of: resource, record_name: recordName ?? null, changes }
}
