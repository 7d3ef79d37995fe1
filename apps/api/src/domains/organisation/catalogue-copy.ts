import { sql } from 'kysely'
import { invalidInput } from '../../contract/failure.ts'
import type { ProductContext } from '../../contract/handlers.ts'
import { type ImportFields, importFields } from '../../workbooks/import/fields.ts'
import { readNames, type Trial, tryRows } from '../../workbooks/import/trial.ts'
import { tableOf } from '../../workbooks/references.ts'
import type { Catalogue } from './catalogue-rights.ts'

type Row = Readonly<Record<string, unknown>> & { name: string }

/** Items of another company's catalogue. */
export interface CopiedItems {
  items: readonly { key: string; name: string }[]
  /** The items as a workbook would have them: references by name, for an id says nothing in another company. */
  sheet: (string | number | null)[][]
}

/**
 * Reads a catalogue of another company; its right has been asked for.
 * @param keys which items; all of them when absent
 * @throws ApiFailure 400 when one of them is not there any more
 */
export async function readThere(
  context: ProductContext,
  catalogue: Catalogue,
  companyId: number,
  keys?: readonly string[],
): Promise<CopiedItems> {
  const { fields, rows } = await context.elsewhere(companyId, async (there) => {
    const named = await readNames(there, importFields(catalogue))
    const key = sql.ref(named.key.path)
    const chosen = keys ? sql`${key} = any(${keys}::text[])` : sql`true`
    const columns = named.columns.map(({ path }) => sql.ref(path))
    const found = await sql<Row>`
      select ${sql.join(columns)} from ${sql.table(tableOf(catalogue))}
      where ${there.inThisCompany(tableOf(catalogue))} and ${chosen} order by ${key}`.execute(there.db)
    return { fields: named, rows: found.rows }
  })
  if (keys && rows.length < keys.length) {
    throw invalidInput({ keys: ['Có mục đã chọn không còn ở công ty kia. Vui lòng mở lại bản xem trước.'] })
  }
  return { items: rows.map((row) => itemOf(fields, row)), sheet: sheetOf(fields, rows) }
}

/** Writes the items as an import would, after a savepoint. */
export async function tryHere(
  context: ProductContext,
  catalogue: Catalogue,
  { sheet }: CopiedItems,
): Promise<Trial> {
  const fields = await readNames(context, importFields(catalogue))
  return tryRows(context, tableOf(catalogue), fields, sheet)
}

function itemOf({ key }: ImportFields, row: Row) {
  return { key: String(row[key.path]), name: row.name }
}

function sheetOf({ columns }: ImportFields, rows: readonly Row[]): CopiedItems['sheet'] {
  const titles = columns.map(({ title }) => title)
  return [titles, ...rows.map((row) => columns.map(({ valueOf }) => valueOf(row)))]
}
