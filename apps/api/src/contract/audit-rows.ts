import { isDeepStrictEqual } from 'node:util'
import { documents, resolve, type Schema } from './document.ts'
import { type FieldRules, rulesOf } from './field-needs.ts'

/** A row of a record as the trail keeps it: what it is known by, and its told fields. */
export type KeptRow = Readonly<Record<string, unknown>>

/** What the contract says of the rows that stand in a field of a record: costs of a course. */
export interface RowsSchema {
  fields: Readonly<Record<string, Schema>>
  rules: FieldRules
  /** The rights that show a row whose field says one of these words, by the field: `x-word-needs`. */
  wordNeeds: ReadonlyMap<string, Readonly<Record<string, readonly string[]>>>
}

/** So many rows are told of one save; who saves more at once has an import, whose rows have lines of their own. */
const most = 100

/** What the rows of a field look like; undefined for a field that holds none. */
export function rowsIn(schema: Schema): RowsSchema | undefined {
  if (schema.items === undefined) return undefined
  const item = look(schema.items)
  if (item.properties === undefined) return undefined
  const fields = Object.entries(item.properties).map(([name, property]): [string, Schema] => [
    name,
    { ...look(property), ...property },
  ])
  const wordNeeds = fields.flatMap(([name, { 'x-word-needs': needs }]) =>
    // The contract's rules say that it is rights by words.
    needs === undefined ? [] : [[name, needs as Readonly<Record<string, readonly string[]>>] as const],
  )
  return { fields: Object.fromEntries(fields), rules: rulesOf(item), wordNeeds: new Map(wordNeeds) }
}

/** The rights that a row as a whole asks for, each list by itself. */
export function needsOfRow({ wordNeeds }: RowsSchema, row: KeptRow): (readonly string[])[] {
  return [...wordNeeds].flatMap(([field, needs]) => {
    const asked = needs[String(row[field])]
    return asked === undefined ? [] : [asked]
  })
}

/** True for rows, and for none: a field may be handed in as words that say the same in short. */
export function areRows(value: unknown): boolean {
  if (value === null) return true
  return Array.isArray(value) && value.every((row) => typeof row === 'object' && row !== null)
}

/** By what a row is known beside another of the same record. */
export function rowKey(row: KeptRow): string {
  return JSON.stringify(row['id'] ?? row['employee_id'] ?? row)
}

/**
 * Of the rows before and after a save those that are new, gone or otherwise, each with the fields that are told of it;
 * undefined when there are none.
 * @param told cuts a value to what is kept of it; undefined for one that has parts of its own
 */
export function keptRows(
  { fields }: RowsSchema,
  [before, after]: readonly [unknown, unknown],
  told: (value: unknown) => unknown,
): [KeptRow[], KeptRow[]] | undefined {
  const [old, now] = [rowsOf(before), rowsOf(after)].map((rows) =>
    rows.map((row) => keptRow(fields, row, told)),
  ) as [KeptRow[], KeptRow[]]
  const [oldByKey, nowByKey] = [old, now].map((rows) => new Map(rows.map((row) => [rowKey(row), row]))) as [
    Map<string, KeptRow>,
    Map<string, KeptRow>,
  ]
  const gone = old.filter((row) => !isDeepStrictEqual(nowByKey.get(rowKey(row)), row))
  const come = now.filter((row) => !isDeepStrictEqual(oldByKey.get(rowKey(row)), row))
  return gone.length + come.length === 0 ? undefined : [gone.slice(0, most), come.slice(0, most)]
}

function rowsOf(value: unknown): KeptRow[] {
  return Array.isArray(value) ? value.filter((row) => typeof row === 'object' && row !== null) : []
}

function keptRow(fields: RowsSchema['fields'], row: KeptRow, told: (value: unknown) => unknown): KeptRow {
  return Object.fromEntries(
    Object.entries(row).flatMap(([field, value]) => {
      const schema = fields[field]
      // Whoever hands rows in may say by `name` what one is called whose own fields do not.
      if (field === 'id' || (field === 'name' && schema === undefined)) return [[field, value]]
      if (schema === undefined || field === 'version' || isNameOfOther(field, fields)) return []
      const kept = isBareNumberOfRecord(field, schema) ? undefined : told(value)
      return kept === undefined ? [] : [[field, kept]]
    }),
  )
}

/** `type_name` beside `type_id`: what a reference points at is called as it is called when it is read. */
function isNameOfOther(field: string, fields: RowsSchema['fields']): boolean {
  if (field === 'full_name' || field === 'nhansu_id') {
    return 'employee_id' in fields || fields['id']?.['x-refers-to'] !== undefined
  }
  return field.endsWith('_name') && `${field.slice(0, -'_name'.length)}_id` in fields
}

/** The number of a record of which the contract does not say whose it is tells a reader nothing. */
function isBareNumberOfRecord(field: string, schema: Schema): boolean {
  const { items } = schema
  const refers = schema['x-refers-to'] ?? items?.['x-refers-to'] ?? (items && look(items)['x-refers-to'])
  return /_ids?$/.test(field) && !isText(schema.items ?? schema) && refers === undefined
}

function isText(schema: Schema): boolean {
  const { type } = look(schema)
  return [type].flat().includes('string')
}

/** Records are the product's. */
function look(schema: Schema): Schema {
  return resolve<Schema>(documents.product, schema)
}
