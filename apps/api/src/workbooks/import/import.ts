import { operations, type ResourceName } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import { ApiFailure } from '../../contract/failure.ts'
import { FileAnswer } from '../../contract/file-answer.ts'
import type { ReceivedFile } from '../../contract/form/received-file.ts'
import type { ProductContext } from '../../contract/handlers.ts'
import type { DB } from '../../db/tables.gen.ts'
import { type ReadCell, readFirstSheet } from '../reading/read-sheet.ts'
import { UnreadableWorkbook } from '../reading/unreadable.ts'
import { workbook, workbookType } from '../xlsx/workbook.ts'
import { type ImportFields, importFields } from './fields.ts'
import { type Judged, judge } from './judge.ts'
import { markedSheet } from './marked.ts'
import { withNames } from '../references.ts'
import { fileFault, readEntries } from './read-rows.ts'
import { type ImportResult, resultOf } from './result.ts'
import { importTemplate } from './template.ts'
import { keepImport, undoImport } from './undo-import.ts'
import { write, type Written } from './write.ts'

/** Where an import writes, and the check that the caller holds the right for all of it. */
export interface ImportParts {
  table: keyof DB
  /** @throws ApiFailure 403 for who holds the right for a part of the company only */
  requireAll: (context: ProductContext) => void
}

type FileInput = { body: { file: ReceivedFile } }

/** Whether the contract has an import of a resource. */
export function hasImport(resource: ResourceName): boolean {
  return `${resource}.import` in operations
}

/**
 * The operations of an import: `import` with its dry run, `importTemplate`, `markImport` (the reader's own workbook with
 * the faults beside its rows) and `undoImport`. Fields, titles, limits and words are those of `<resource>.store`; rows
 * are matched by the field that the contract names as `x-key`.
 */
export function importHandlers(resource: ResourceName, { table, requireAll }: ImportParts) {
  const declared = importFields(resource)
  const fieldsFor = async (context: ProductContext): Promise<ImportFields> => ({
    ...declared,
    columns: await withNames(context, declared.columns),
  })
  return {
    [`${resource}.import`]: async (
      { body, query = {} }: FileInput & { query?: { dry_run?: boolean } },
      context: ProductContext,
    ): Promise<{ import: ImportResult }> => {
      requireAll(context)
      const sheet = await sheetOf(body.file)
      const { judged, ignored, written } = await tried(context, table, await fieldsFor(context), sheet)
      const told = resultOf(judged, ignored, null)
      const { new: made, changed, unchanged, wrong } = told
      const detail = { dry_run: query.dry_run === true, new: made, changed, unchanged, wrong }
      context.audit({ detail })
      if (query.dry_run === true) {
        await sql`rollback to savepoint import`.execute(context.db)
        return { import: told }
      }
      if (wrong > 0) throw allOrNothing(told)
      const id = written.length > 0 ? await keepImport(context, resource, written) : null
      for (const { id: recordId, fields: changedFields } of written)
        context.audit({ recordId, changedFields })
      return { import: { ...told, id } }
    },

    [`${resource}.importTemplate`]: async (_: object, context: ProductContext): Promise<FileAnswer> =>
      importTemplate(await fieldsFor(context)),

    [`${resource}.markImport`]: async ({ body }: FileInput, context: ProductContext): Promise<FileAnswer> => {
      requireAll(context)
      const sheet = await sheetOf(body.file)
      const { judged } = await tried(context, table, await fieldsFor(context), sheet)
      await sql`rollback to savepoint import`.execute(context.db)
      return new FileAnswer({
        name: `${declared.operation.title} (đã kiểm tra).xlsx`,
        mediaType: workbookType,
        content: workbook([markedSheet(declared.operation.title, sheet, judged)]),
      })
    },

    [`${resource}.undoImport`]: async ({ path }: { path: { id: number } }, context: ProductContext) => {
      requireAll(context)
      const stored = declared.columns.map((column) => column.path)
      const own = declared.columns.filter(({ refersTo }) => refersTo === resource)
      const references = own.map((column) => column.path)
      return undoImport(context, resource, table, path.id, stored, references)
    },
  }
}

async function sheetOf(file: ReceivedFile): Promise<ReadCell[][]> {
  try {
    return await readFirstSheet(file.path)
  } catch (error) {
    throw error instanceof UnreadableWorkbook ? fileFault(error.message) : error
  }
}

/**
 * Judges the rows and, when none of them is wrong by itself, writes them after a savepoint: what only the database knows
 * (a name that is taken) is found by asking it, in a dry run too.
 */
async function tried(context: ProductContext, table: keyof DB, fields: ImportFields, sheet: ReadCell[][]) {
  const read = readEntries(sheet, fields)
  const judged = await judge(context, table, fields, read)
  await sql`savepoint import`.execute(context.db)
  const { written, refused } = await write(context, table, fields, judged)
  const told = judged.map((row): Judged => {
    const errors = refused.get(row.row)
    return errors ? { ...row, state: 'wrong', changes: [], errors } : row
  })
  return { judged: told, ignored: read.ignored, written: written satisfies Written[] }
}

function allOrNothing({ wrong, rows }: ImportResult): ApiFailure {
  const faults = rows.filter(({ state }) => state === 'wrong').slice(0, 20)
  return new ApiFailure(400, `Tệp có ${wrong} dòng sai nên chưa có gì được nhập. Hãy sửa rồi nhập lại.`, {
    errors: Object.fromEntries(faults.map(({ row, errors }) => [`rows.${row}`, errors])),
  })
}
