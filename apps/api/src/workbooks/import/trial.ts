import type { ResourceName } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import { ApiFailure } from '../../contract/failure.ts'
import { inFigures } from '../../contract/figure.ts'
import type { CompanyTransaction } from '../../db/transaction.ts'
import type { ReadCell } from '../reading/read-sheet.ts'
import { withNames } from '../references.ts'
import type { ImportFields } from './fields.ts'
import type { ImportContext } from './import-context.ts'
import { type RowVerdict, compareRows } from './compare-rows.ts'
import { type ReadEntries, readEntries } from './read-rows.ts'
import { type ImportResult, resultOf } from './result.ts'
import { keepImport } from './undo-import.ts'
import { type Progress, write, type Written } from './write.ts'

/** Rows that have been written after a savepoint: to be kept as a whole, or to be forgotten. */
export interface Trial {
  judged: readonly RowVerdict[]
  written: readonly Written[]
  /** The sum of it. */
  told: ImportResult
  /** Takes all of it back. */
  forget: () => Promise<void>
}

/** The fields with the names of what the company's records may point at. */
export async function readNames(context: CompanyTransaction, fields: ImportFields): Promise<ImportFields> {
  return { ...fields, columns: await withNames(context, fields.columns) }
}

/** What {@link tryEntries} does, of the rows of a sheet. */
export async function tryRows(
  context: ImportContext,
  table: string,
  fields: ImportFields,
  sheet: readonly (readonly ReadCell[])[],
): Promise<Trial> {
  return tryEntries(context, table, fields, await readEntries(sheet, fields))
}

/**
 * Judges rows and writes those that are not wrong by themselves after a savepoint: what only the database
 * knows (a name that is taken) is found by asking it, in a dry run too.
 */
export async function tryEntries(
  context: ImportContext,
  table: string,
  fields: ImportFields,
  read: Omit<ReadEntries, 'fields'>,
  progress?: Progress,
): Promise<Trial> {
  const found = await compareRows(context, table, fields, read)
  await sql`savepoint import`.execute(context.db)
  const { written, refused } = await write(context, table, fields, found, progress)
  const judged = found.map((row): RowVerdict => {
    const errors = refused.get(row.row)
    return errors ? { ...row, state: 'wrong', changes: [], errors } : row
  })
  return {
    judged,
    written,
    told: resultOf(judged, read, null),
    forget: async () => void (await sql`rollback to savepoint import`.execute(context.db)),
  }
}

/**
 * Keeps what has been written, with its way back.
 * @throws ApiFailure 400 when a row is wrong: nothing of it stays
 */
export async function keepTrial(
  context: ImportContext,
  resource: ResourceName,
  { told, written }: Trial,
): Promise<ImportResult> {
  refuseWrong(told)
  const id = written.length > 0 ? await keepImport(context, resource, written) : null
  return { ...told, id }
}

/** @throws ApiFailure 400 with the first rows that are wrong, when one is */
export function refuseWrong({ wrong, rows }: ImportResult): void {
  if (wrong === 0) return
  const faults = rows.filter(({ state }) => state === 'wrong').slice(0, 20)
  throw new ApiFailure(400, nothingWritten(wrong), {
    errors: Object.fromEntries(
      faults.map(({ sheet, row, errors }) => [
        sheet === undefined ? `rows.${row}` : `${sheet}.rows.${row}`,
        errors,
      ]),
    ),
  })
}

/** Said of a workbook of which nothing is written as some of its rows are wrong. */
export function nothingWritten(wrong: number): string {
  return `Tệp có ${inFigures(wrong)} dòng sai nên chưa có gì được nhập. Hãy sửa rồi nhập lại.`
}
