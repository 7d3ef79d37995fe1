import type { Schemas } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import { grantsNow } from '../../../authority/grants-now.ts'
import { type KeptChanges, type RecordReading, readingOf } from '../../../contract/audit-values.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import { type ToldField, toldFields } from '../../../record-history/told-fields.ts'
import { inTheirWords, referredNames } from '../../../record-history/told-words.ts'
import { fileChangesOf } from '../../employees/public.ts'
import { openRecords, scopesToRead } from './guarded-records.ts'

type Change = Schemas['AuditTrailChange']

interface KeptLine {
  line_id: number
  resource: string
  record_id: number | null
  changes: KeptChanges
}

/**
 * What lines of the trail changed, old and new, by line: of each record what the reader may see of it anyway. Whoever sees
 * only the records of his units sees no values here, for what a record was then says nothing about whose it was.
 */
export async function changesOfLines(
  context: ProductContext,
  lineIds: readonly number[],
): Promise<ReadonlyMap<number, readonly Change[]>> {
  const grants = (await grantsNow(context, context.session.userId)) ?? []
  const reader = { ...context, session: { ...context.session, grants } }
  const changes = new Map(await fileChangesOf(reader, lineIds))
  const { rows } = await sql<KeptLine>`
    select line_id, resource, record_id, changes from audit_values kept
    where ${context.inThisCompany('kept')} and line_id = any(${lineIds}::bigint[])`.execute(context.db)
  const isOpen = await openRecords(reader, rows)
  const told = rows.map((line) => ({
    id: line.line_id,
    fields: isOpen(line) ? openFields(reader, line) : [],
  }))
  const wordsOf = await referredNames(
    context,
    told.flatMap(({ fields }) => fields),
  )
  for (const { id, fields } of told)
    changes.set(
      id,
      fields.map((field) => inTheirWords(field, wordsOf)),
    )
  return changes
}

/** Those changes of a line that the reader may see. */
function openFields(reader: ProductContext, { resource, changes }: KeptLine): ToldField[] {
  const reading = readingOf(resource)
  return reading !== undefined && readsAll(reader, reading) ? toldFields(reader, resource, changes) : []
}

function readsAll(reader: ProductContext, reading: RecordReading): boolean {
  const scopes = scopesToRead(reader, reading) ?? []
  return scopes.some(({ scope, fields }) => scope === 'company' && !fields)
}
