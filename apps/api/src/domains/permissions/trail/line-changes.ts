import { isDeepStrictEqual } from 'node:util'
import type { Schemas } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import { grantsNow } from '../../../authority/grants-now.ts'
import {
  areRows,
  type KeptRow,
  needsOfRow,
  rowKey,
  type RowsSchema,
  rowsIn,
} from '../../../contract/audit-rows.ts'
import { type KeptChanges, type RecordReading, readingOf } from '../../../contract/audit-values.ts'
import { documents, resolve, type Schema } from '../../../contract/document.ts'
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
  /** The row that it stands in, by the title of its rows and the value that it is known by. */
  row?: { title: string; schema: Schema; name: unknown }
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
    const rows = rowsIn(schema)
    if (rows !== undefined && values.every(areRows))
      return toldRows(reader, titleOf(field, schema), rows, values)
    return [{ label: schema.title ?? field, schema, isDotted: rules.dotted.has(field), values }]
  })
}

/** Those fields of changed rows that the reader may see, row by row. */
function toldRows(
  reader: ProductContext,
  title: string,
  { fields, rules, ...rows }: RowsSchema,
  [before, after]: KeptChanges[string],
): ToldField[] {
  // `keptRows` has made both.
  const [old, now] = [before, after].map(
    (list) => new Map((list as KeptRow[]).map((row) => [rowKey(row), row])),
  ) as [Map<string, KeptRow>, Map<string, KeptRow>]
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((key) => {
    const both = [old.get(key), now.get(key)] as const
    const asked = both.flatMap((row) => (row ? needsOfRow({ fields, rules, ...rows }, row) : []))
    if (!asked.every((needs) => holdsOn(reader, needs, nowhere))) return []
    const name = nameOfRow(fields, both[1] ?? both[0] ?? {})
    const told = Object.entries(fields).flatMap(([field, schema]): ToldField[] => {
      const [from, to] = both.map((each) => each?.[field] ?? null)
      const needs = rules.needs.get(field)
      const isClosed = needs !== undefined && !holdsOn(reader, needs, nowhere)
      // Of a person nothing is said but that he came or went: his name stands once.
      const isItsName = field === 'employee_id' && field === name.field
      if (field === 'id' || isItsName || isClosed || isDeepStrictEqual(from, to)) return []
      const isDotted = rules.dotted.has(field)
      return [{ label: schema.title ?? field, schema, isDotted, values: [from, to], row: { ...name, title } }]
    })
    if (told.length > 0 || both.every((row) => row !== undefined)) return told
    // Somebody who came or went, of whom nothing else is said.
    const values = both.map((row) => (row === undefined ? null : name.name)) as KeptChanges[string]
    return [{ label: title, schema: name.schema, isDotted: false, values }]
  })
}

/** By what a reader knows a row: its name, else the record that it is or points at, else its first words. */
function nameOfRow(
  fields: RowsSchema['fields'],
  row: KeptRow,
): { schema: Schema; name: unknown; field: string } {
  if (typeof row['name'] === 'string') return { schema: {}, name: row['name'], field: 'name' }
  const { id } = fields
  if (id?.['x-refers-to'] !== undefined) return { schema: id, name: row['id'], field: 'id' }
  const there = Object.entries(fields).filter(([field]) => field !== 'id' && (row[field] ?? null) !== null)
  const [field, schema] = there.find(([, { 'x-refers-to': refers }]) => refers !== undefined) ??
    there.find(([, { type }]) => [type].flat().includes('string')) ?? ['id', {}]
  return { schema, name: row[field], field }
}

function titleOf(field: string, schema: Schema): string {
  return schema.title ?? (schema.items && resolve<Schema>(documents.product, schema.items).title) ?? field
}

/** Only a right over the whole company covers a record of another day. */
const nowhere: RowReaches = [false, false]

function readsAll(reader: ProductContext, reading: RecordReading): boolean {
  const scopes = scopesToRead(reader, reading) ?? []
  return scopes.some(({ scope, fields }) => scope === 'company' && !fields)
}

type NameOf = (schema: Schema, value: unknown) => unknown

function inTheirWords({ label, isDotted, schema, values, row }: ToldField, nameOf: NameOf): Change {
  const place = row ? `${row.title} (${inTheWordsOf(row.schema, row.name, nameOf)}): ` : ''
  const known = { label: `${place}${label}`, is_dotted: isDotted }
  if (isDotted) return known
  const [before, after] = values.map((value) => inTheWordsOf(schema, value, nameOf))
  return { ...known, old_value: before ?? null, new_value: after ?? null }
}

function inTheWordsOf(schema: Schema, value: unknown, nameOf: NameOf): ReturnType<typeof inWords> {
  const words = labelsOf(itemOf(schema))
  const one = (each: unknown) => inWords(nameOf(schema, each), words)
  return Array.isArray(value) ? value.map(one).join(', ') : one(value)
}

/** The schema of what a field holds, one by one where it holds several; of one that may hold nothing, of what else it holds. */
function itemOf(schema: Schema): Schema {
  const { items, oneOf = [] } = schema
  const held = items ?? oneOf.find(({ type }) => type !== 'null')
  return held === undefined ? schema : { ...resolve<Schema>(documents.product, held), ...held }
}

/** What the records are called now that the values point at; a number stays where nothing is there any more. */
async function referredNames(context: ProductContext, fields: readonly ToldField[]): Promise<NameOf> {
  const resourceOf = (schema: Schema) => {
    const resource = itemOf(schema)['x-refers-to']
    return typeof resource === 'string' ? resource : undefined
  }
  const said = fields.flatMap(({ schema, values, row }) => [
    { schema, values: values.flat() },
    ...(row ? [{ schema: row.schema, values: [row.name] }] : []),
  ])
  const mentions = said.flatMap(({ schema, values }) => {
    const resource = resourceOf(schema)
    const ids = values.filter((value) => typeof value === 'number')
    return resource === undefined ? [] : ids.map((record_id) => ({ resource, record_id }))
  })
  const names = await recordNames(context, mentions)
  return (schema, value) => {
    const resource = resourceOf(schema)
    if (resource === undefined || typeof value !== 'number') return value
    return names({ resource, record_id: value }) ?? `Số ${value}`
  }
}
