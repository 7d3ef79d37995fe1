import { sql } from 'kysely'
import { fieldErrors } from '../../contract/field-messages.ts'
import type { FieldColumn } from '../columns.ts'
import { mapInTurns } from '../in-turns.ts'
import { shownValue } from '../shown-values.ts'
import { isEmpty } from './cell-values.ts'
import type { ImportFields } from './fields.ts'
import type { ImportContext } from './import-context.ts'
import type { ReadEntries, SheetEntry } from './read-rows.ts'

/** A field that an import changes, in the words of its screen. */
export interface Change {
  field: string
  title: string
  before: string | null
  after: string | null
}

/** A record as it is in the database. */
export type Stored = Readonly<Record<string, unknown>> & { id: number; version: number }

/** What a row of the workbook would do. */
export interface RowVerdict {
  row: number
  state: 'new' | 'changed' | 'unchanged' | 'wrong'
  /** The row's code, when it has one. */
  key: string | null
  changes: Change[]
  errors: string[]
  /** All fields of the record as they would be. */
  values: Readonly<Record<string, unknown>>
  /** The rows whose records it points at, by field. */
  waits: Readonly<Record<string, number>>
  stored?: Stored
}

/** Compares the rows of a workbook with what is there. */
export async function compareRows(
  context: ImportContext,
  table: string,
  fields: ImportFields,
  { entries }: Pick<ReadEntries, 'entries'>,
): Promise<RowVerdict[]> {
  const keys = entries.map(({ values }) => values[fields.key.path])
  const stored = await storedBy(context, table, fields, keys)
  const firstRows = new Map<unknown, number>()
  return mapInTurns(entries, (entry) => {
    const key = entry.values[fields.key.path]
    const first = firstRows.get(key) ?? entry.row
    if (key !== undefined) firstRows.set(key, first)
    const judged = compareRow(entry, fields, stored.get(key))
    return first === entry.row || key === undefined ? judged : doubled(judged, fields.key, first)
  })
}

async function storedBy(
  { db, inThisCompany }: ImportContext,
  table: string,
  { columns, key, owner }: ImportFields,
  keys: readonly unknown[],
): Promise<Map<unknown, Stored>> {
  const selected = ['id', 'version', ...columns.map(({ path }) => path)].map((field) => sql.ref(field))
  const { rows } = await sql<Stored>`
    select ${sql.join(selected)} from ${sql.table(table)}
    where ${inThisCompany(table)} and ${owner ? sql`${sql.ref(owner.column)} = ${owner.id}` : sql`true`}
      and ${sql.ref(key.path)}::text = any(${keys.map(String)}::text[])`.execute(db)
  return new Map(rows.map((row) => [row[key.path], row]))
}

function compareRow(
  { row, values, errors, faulty = [], waits = {} }: SheetEntry,
  fields: ImportFields,
  stored: Stored | undefined,
): RowVerdict {
  const { columns, key, validate } = fields
  const known = columns.flatMap(({ path }) =>
    stored && stored[path] !== null ? [[path, stored[path]] as const] : [],
  )
  // A new record has nothing to take away; what is not said of it gets the column's own default.
  const said = stored ? values : filled(values)
  const whole = { ...Object.fromEntries(known), ...said }
  const found = validate(structuredClone(whole))
    ? []
    : Object.entries(fieldErrors(validate.errors ?? []))
        .filter(([field]) => !faulty.includes(field))
        .flatMap(([, sentences]) => sentences)
  const wrong = [...errors, ...found]
  const changes = [
    ...(stored ? changesOf(columns, stored, said) : newValues(columns, said)),
    ...columns.flatMap((column) => {
      const { word } = waits[column.path] ?? {}
      return word
        ? [{ ...named(column), before: stored ? shownValue(column, stored) : null, after: word }]
        : []
    }),
  ]
  const rightState = stored ? (changes.length > 0 ? 'changed' : 'unchanged') : 'new'
  return {
    row,
    state: wrong.length > 0 ? 'wrong' : rightState,
    key: key.valueOf(values)?.toString() ?? null,
    changes: wrong.length > 0 ? [] : changes,
    errors: wrong,
    values: whole,
    waits: Object.fromEntries(Object.entries(waits).map(([field, other]) => [field, other.row])),
    ...(stored && { stored }),
  }
}

function filled(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => !isEmpty(value)))
}

function changesOf(
  columns: readonly FieldColumn[],
  stored: Stored,
  values: Readonly<Record<string, unknown>>,
): Change[] {
  return columns
    .filter(({ path }) => path in values && !isSame(values[path], stored[path]))
    .map((column) => ({
      ...named(column),
      before: shownValue(column, stored),
      after: shownValue(column, values),
    }))
}

/** Values of the contract are plain; those of a list stand in its order. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

function newValues(columns: readonly FieldColumn[], values: Readonly<Record<string, unknown>>): Change[] {
  return columns
    .filter(({ path }) => path in values)
    .map((column) => ({ ...named(column), before: null, after: shownValue(column, values) }))
}

const named = ({ path, title }: FieldColumn) => ({ field: path, title })

function doubled(judged: RowVerdict, key: FieldColumn, first: number): RowVerdict {
  const sentence = `${key.title} trùng với dòng ${first}.`
  return { ...judged, state: 'wrong', changes: [], errors: [...judged.errors, sentence] }
}
