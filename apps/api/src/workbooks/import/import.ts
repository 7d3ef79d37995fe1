import { operations, type ResourceName } from '@nhansu/sdk/contract'
import { FileAnswer } from '../../contract/file-answer.ts'
import type { ReceivedFile } from '../../contract/form/received-file.ts'
import type { ProductContext } from '../../contract/handlers.ts'
import type { DB } from '../../db/tables.gen.ts'
import { type ReadCell, readFirstSheet } from '../reading/read-sheet.ts'
import { UnreadableWorkbook } from '../reading/unreadable.ts'
import { workbook, workbookType } from '../xlsx/workbook.ts'
import { importFields } from './fields.ts'
import { markedSheet } from './marked.ts'
import { fileFault } from './read-rows.ts'
import type { ImportResult } from './result.ts'
import { importTemplate } from './template.ts'
import { keepTrial, readNames, tryRows } from './trial.ts'
import { undoImport } from './undo-import.ts'

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
  return {
    [`${resource}.import`]: async (
      { body, query = {} }: FileInput & { query?: { dry_run?: boolean } },
      context: ProductContext,
    ): Promise<{ import: ImportResult }> => {
      requireAll(context)
      const trial = await tryRows(
        context,
        table,
        await readNames(context, declared),
        await sheetOf(body.file),
      )
      const { told, written } = trial
      const { new: made, changed, unchanged, wrong } = told
      const detail = { dry_run: query.dry_run === true, new: made, changed, unchanged, wrong }
      context.audit({ detail })
      if (query.dry_run === true) {
        await trial.forget()
        return { import: told }
      }
      const result = await keepTrial(context, resource, trial)
      for (const { id: recordId, fields: changedFields } of written)
        context.audit({ recordId, changedFields })
      return { import: result }
    },

    [`${resource}.importTemplate`]: async (_: object, context: ProductContext): Promise<FileAnswer> =>
      importTemplate(await readNames(context, declared)),

    [`${resource}.markImport`]: async ({ body }: FileInput, context: ProductContext): Promise<FileAnswer> => {
      requireAll(context)
      const sheet = await sheetOf(body.file)
      const { judged, forget } = await tryRows(context, table, await readNames(context, declared), sheet)
      await forget()
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
