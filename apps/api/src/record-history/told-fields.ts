import { isDeepStrictEqual } from 'node:util'
import { areRows, type KeptRow, needsOfRow, rowKey, type RowsSchema, rowsIn } from '../contract/audit-rows.ts'
import { type KeptChanges, readingOf } from '../contract/audit-values.ts'
import { documents, resolve, type Schema } from '../contract/document.ts'
import { holdsOn, type RowReaches } from '../contract/field-rights.ts'
import type { ProductContext } from '../contract/handlers.ts'
import { shownDate } from '../workbooks/shown-values.ts'

/** One value of a kept change on its way to the reader. */
export interface ToldField {
  label: string
  schema: Schema
  isDotted: boolean
  values: KeptChanges[string]
  /** The row that it stands in, by the title of its rows and the value that it is known by. */
  row?: { title: string; schema: Schema; name: unknown }
}

/**
 * Those of the kept changes of a record whose fields the reader may see over the whole company, in the order of the contract.
 * Whether he may see the record itself has been asked before.
 */
export function toldFields(
  reader: Pick<ProductContext, 'session' | 'scopes'>,
  resource: string,
  changes: KeptChanges,
): ToldField[] {
  const reading = readingOf(resource)
  if (reading === undefined) return []
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
  reader: Pick<ProductContext, 'session' | 'scopes'>,
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

/** By what a reader knows a row: its name, else its day and hour, else the record that it is or points at, else its first words. */
function nameOfRow(
  fields: RowsSchema['fields'],
  row: KeptRow,
): { schema: Schema; name: unknown; field: string } {
  if (typeof row['name'] === 'string') return { schema: {}, name: row['name'], field: 'name' }
  if (typeof row['date'] === 'string') {
    const hour = typeof row['from_time'] === 'string' ? ` ${row['from_time']}` : ''
    return { schema: {}, name: `${shownDate(row['date'])}${hour}`, field: 'date' }
  }
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
