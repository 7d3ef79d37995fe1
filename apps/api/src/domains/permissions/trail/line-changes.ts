import type { Schemas } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import { grantsNow } from '../../../authority/grants-now.ts'
import { type KeptChanges, type RecordReading, readingOf } from '../../../contract/audit-values.ts'
import type { Schema } from '../../../contract/document.ts'
import { holdsOn, type RowReaches } from '../../../contract/field-rights.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import { labelsOf } from '../../../workbooks/labels.ts'
import { fileChangesOf, inWords } from '../../employees/public.ts'
import { openRecords, scopesToRead } from './guarded-records.ts'
import { recordNames } from './record-names.ts'

type Change = Schemas['AuditTrailChange']

interface KeptLine {
  line_id: number
  resource: string
  record_id: number | null
  changes: KeptChanges
}

/** One value of a kept change on its way to the reader. */
interface ToldField {
  label: string
  schema: Schema
  isDotted: boolean
  values: KeptChanges[string]
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
    fields: isOpen(line) ? toldFields(reader, line) : [],
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

/** Those changes of a line that the reader may see, in the order of the contract. */
function toldFields(reader: ProductContext, { resource, changes }: KeptLine): ToldField[] {
  const reading = readingOf(resource)
  if (reading === undefined || !readsAll(reader, reading)) return []
  const { rules } = reading
  return Object.entries(reading.fields).flatMap(([field, schema]) => {
    const values = changes[field]
    const needs = rules.needs.get(field)
    if (values === undefined || (needs && !holdsOn(reader, needs, nowhere))) return []
    return [{ label: schema.title ?? field, schema, isDotted: rules.dotted.has(field), values }]
  })
}

/** Only a right over the whole company covers a record of another day. */
const nowhere: RowReaches = [false, false]

function readsAll(reader: ProductContext, reading: RecordReading): boolean {
  const scopes = scopesToRead(reader, reading) ?? []
  return scopes.some(({ scope, fields }) => scope === 'company' && !fields)
}

type NameOf = (field: ToldField, value: unknown) => unknown

function inTheirWords({ label, isDotted, ...field }: ToldField, nameOf: NameOf): Change {
  const known = { label, is_dotted: isDotted }
  if (isDotted) return known
  const words = labelsOf(itemOf(field.schema))
  const told = (value: unknown) =>
    inWords(
      Array.isArray(value)
        ? value.map((one) => inWords(nameOf({ label, isDotted, ...field }, one), words)).join(', ')
        : nameOf({ label, isDotted, ...field }, value),
      words,
    )
  const [before, after] = field.values
  return { ...known, old_value: told(before), new_value: told(after) }
}

/** The schema of what a field holds, one by one where it holds several. */
function itemOf(schema: Schema): Schema {
  return schema.items ?? schema
}

/** What the records are called now that the values point at; a number stays where nothing is there any more. */
async function referredNames(context: ProductContext, fields: readonly ToldField[]): Promise<NameOf> {
  const resourceOf = ({ schema }: ToldField) => {
    const resource = itemOf(schema)['x-refers-to']
    return typeof resource === 'string' ? resource : undefined
  }
  const mentions = fields.flatMap((field) => {
    const resource = resourceOf(field)
    const ids = field.values.flat().filter((value) => typeof value === 'number')
    return resource === undefined ? [] : ids.map((record_id) => ({ resource, record_id }))
  })
  const names = await recordNames(context, mentions)
  return (field, value) => {
    const resource = resourceOf(field)
    if (resource === undefined || typeof value !== 'number') return value
    return names({ resource, record_id: value }) ?? `Số ${value}`
  }
}
