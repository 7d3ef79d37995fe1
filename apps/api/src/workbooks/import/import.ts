import { type OperationId, operations, type ResourceName } from '@nhansu/sdk/contract'
import { FileAnswer } from '../../contract/file-answer.ts'
import type { ReceivedFile } from '../../contract/form/received-file.ts'
import type { ProductContext } from '../../contract/handlers.ts'
import { operationNamed } from '../../contract/operations.ts'
import type { DB } from '../../db/tables.gen.ts'
import { sheetOf } from '../reading/read-sent.ts'
import { workbook, workbookType } from '../xlsx/workbook.ts'
import { importFields } from './fields.ts'
import { queueImport } from './import-job.ts'
import { compareRows } from './compare-rows.ts'
import { markedSheet } from './marked.ts'
import { readEntries } from './read-rows.ts'
import { type ImportResult, resultOf } from './result.ts'
import { importTemplate } from './template.ts'
import { readNames, refuseWrong, tryEntries, tryRows } from './trial.ts'
import { undoImport } from './undo-import.ts'

/** Where an import writes, and the check that the caller holds the right for all of it. */
export interface ImportParts {
  table: keyof DB
  /** @throws ApiFailure 403 for who holds the right for a part of the company only */
  requireAll: (context: ProductContext) => void
  /** The column by which rows are siblings that have an order: what comes in stands behind those that are there. */
  siblingsBy?: string | undefined
}

type FileInput = { body: { file: ReceivedFile } }

/** Whether the contract has an import of a resource that names its key; one that names none is written by itself. */
export function hasImport(resource: ResourceName): boolean {
  const id = `${resource}.import`
  return id in operations && operationNamed(id as OperationId).key !== undefined
}

/**
 * The operations of an import: `import`, whose dry run answers at once and whose writing is a job, `importTemplate`, `markImport` (the reader's own workbook with
 * the faults beside its rows) and `undoImport`. Fields, titles, limits and words are those of `<resource>.store`; rows
 * are matched by the field that the contract names as `x-key`.
 */
export function importHandlers(resource: ResourceName, { table, requireAll, siblingsBy }: ImportParts) {
  const declared = importFields(resource)
  const { title } = declared.operation
  return {
    [`${resource}.import`]: async (
      { body, query = {} }: FileInput & { query?: { dry_run?: boolean } },
      context: ProductContext,
    ): Promise<{ import: ImportResult | null; run_id: number | null }> => {
      requireAll(context)
      const fields = await readNames(context, declared)
      const read = await readEntries(sheetOf(body.file), fields)
      if (query.dry_run === true) {
        const { told, forget } = await tryEntries(context, table, fields, read)
        await forget()
        const { new: made, changed, unchanged, wrong } = told
        context.audit({ detail: { dry_run: true, new: made, changed, unchanged, wrong } })
        return { import: told, run_id: null }
      }
      refuseWrong(resultOf(await compareRows(context, table, fields, read), read, null))
      const requestId = context.caller.requestId
      const order = { resource, table, title, requestId, ...(siblingsBy !== undefined && { siblingsBy }) }
      const runId = await queueImport(context, order, read)
      context.audit({ detail: { run_id: runId } })
      return { import: null, run_id: runId }
    },

    [`${resource}.importTemplate`]: async (_: object, context: ProductContext): Promise<FileAnswer> =>
      importTemplate(await readNames(context, declared)),

    [`${resource}.markImport`]: async ({ body }: FileInput, context: ProductContext): Promise<FileAnswer> => {
      requireAll(context)
      const sheet = sheetOf(body.file)
      const { judged, forget } = await tryRows(context, table, await readNames(context, declared), sheet)
      await forget()
      return new FileAnswer({
        name: `${title} (đã kiểm tra).xlsx`,
        mediaType: workbookType,
        content: workbook([markedSheet(title, sheet, judged)]),
      })
    },

    [`${resource}.undoImport`]: async ({ path }: { path: { id: number } }, context: ProductContext) => {
      requireAll(context)
      const stored = declared.columns.map((column) => column.path)
      const own = declared.columns.filter(({ refersTo }) => refersTo === resource)
      const references = own.map((column) => column.path)
      return undoImport(context, resource, table, path.id, stored, references, siblingsBy)
    },
  }
}
