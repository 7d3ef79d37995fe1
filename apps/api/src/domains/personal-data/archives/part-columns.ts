import type { Schemas } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import { documents, resolve, type Schema } from '../../../contract/document.ts'
import type { CompanyTransaction } from '../../../db/transaction.ts'
import { type FieldColumn, fieldColumns } from '../../../workbooks/columns.ts'
import { tableOf, withNames } from '../../../workbooks/references.ts'
import { shownDate, shownInstant } from '../../../workbooks/shown-values.ts'
import type { CellValue } from '../../../workbooks/xlsx/sheet.ts'
import { heads, isInner, references } from './heads.ts'

export type DataRow = Readonly<Record<string, unknown>>

/** A column of a sheet of the archive: its head, and what it says of a row. */
export interface PartColumn {
  name: string
  title: string
  valueOf: (row: DataRow) => CellValue
}

const operation = { api: 'product', id: 'dataArchives.make' } as const
// What stands under this name are schemas.
const schemas = (documents.product.components?.['schemas'] ?? {}) as Readonly<Record<string, Schema>>

/** Fields of the contract by the name of the column that keeps them, where all that bear it have the same title. */
const agreedTitles: ReadonlyMap<string, string> = titlesOfAll()

/**
 * The columns of rows, with the heads and words that screens show: those of the contract's fields where it names them, else
 * the title that every field of that name has, else a word of the archive's own. What has none is told in the JSON alone.
 */
export async function partColumns(
  transaction: CompanyTransaction,
  rows: readonly DataRow[],
  fields: keyof Schemas | undefined,
  named: ReadonlySet<string>,
): Promise<PartColumn[]> {
  const all = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const names = all.filter((name) => headOf(fields, name) !== undefined)
  const known = names.flatMap((name) => {
    const column = contractColumn(fields, name)
    if (column === undefined) return []
    const { refersTo } = column
    return [refersTo && !named.has(tableOf(refersTo)) ? { ...column, refersTo: undefined } : column]
  })
  const byName = new Map((await withNames(transaction, known)).map((column) => [column.field, column]))
  return names.map((name) => {
    const column = byName.get(name)
    const title = headOf(fields, name) ?? ''
    return { name, title, valueOf: (row) => cellOf(row[name], column, row) }
  })
}

/** The tables whose records are called by a name, so that a reference can be told by it. */
export async function namedTables({ db }: CompanyTransaction): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ table: string }>`
    select class.relname as table from pg_attribute field join pg_class class on class.oid = field.attrelid
    where class.relnamespace = 'public'::regnamespace and not field.attisdropped
      and (field.attname = 'name' or class.relname in ('new_provinces', 'new_districts', 'wards'))`.execute(
    db,
  )
  return new Set(rows.map(({ table }) => table))
}

/** The head of a column for which nobody has found a word yet. */
export const otherHead = 'Thông tin khác'

/** Under which head a column is read; undefined for what only the product needs. */
export function headOf(fields: keyof Schemas | undefined, name: string): string | undefined {
  const known = contractColumn(fields, name)?.title ?? agreedTitles.get(name) ?? heads[name]
  return known ?? (isInner(name) ? undefined : otherHead)
}

function contractColumn(fields: keyof Schemas | undefined, name: string): FieldColumn | undefined {
  const field = fields && whole(schemas[fields])?.properties?.[name]
  const told = field && whole(field)
  const schema = told?.title === undefined ? references[name] : told
  if (schema === undefined) return undefined
  return fieldColumns(operation, { properties: { [name]: schema } }, [name])[0]
}

/** A schema with the parts of which it is composed, and with what stands beside a reference. */
function whole(schema: Schema | undefined): Schema | undefined {
  if (schema === undefined) return undefined
  const { $ref: _ref, ...shown } = { ...resolve<Schema>(documents.product, schema), ...schema }
  const parts = (shown['allOf'] ?? []) as Schema[]
  const properties = Object.assign({}, ...parts.map((part) => whole(part)?.properties), shown.properties)
  return { ...shown, ...(Object.keys(properties).length > 0 && { properties }) }
}

function cellOf(value: unknown, column: FieldColumn | undefined, row: DataRow): CellValue {
  if (value === null || value === undefined) return null
  const isPlainList = Array.isArray(value) && value.every((each) => typeof each !== 'object')
  if (typeof value === 'object' && !isPlainList) return JSON.stringify(value)
  const shown = column ? column.valueOf(row) : isPlainList ? value.join(', ') : plain(value)
  return typeof shown === 'string' ? shownDate(shownInstant(shown)) : shown
}

function plain(value: unknown): CellValue {
  if (typeof value === 'boolean') return value ? 'Có' : 'Không'
  return typeof value === 'number' ? value : String(value)
}

function titlesOfAll(): ReadonlyMap<string, string> {
  const titles = new Map<string, string | null>()
  for (const schema of Object.values(schemas)) {
    for (const [name, property] of Object.entries(schema.properties ?? {})) {
      const title = property.title ?? resolve<Schema>(documents.product, property).title
      if (title === undefined) continue
      titles.set(name, titles.has(name) && titles.get(name) !== title ? null : title)
    }
  }
  return new Map([...titles].flatMap(([name, title]) => (title === null ? [] : [[name, title] as const])))
}
