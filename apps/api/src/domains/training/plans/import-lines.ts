import { sql } from 'kysely'
import { ApiFailure } from '../../../contract/failure.ts'
import { FileAnswer } from '../../../contract/file-answer.ts'
import type { ReceivedFile } from '../../../contract/form/received-file.ts'
import type { Handler, ProductContext } from '../../../contract/handlers.ts'
import { markedSheet } from '../../../workbooks/import/marked.ts'
import { fileFault, readEntries, type ReadEntries } from '../../../workbooks/import/read-rows.ts'
import { importTemplate } from '../../../workbooks/import/template.ts'
import { keepTrial, tryEntries, type Trial } from '../../../workbooks/import/trial.ts'
import { undoImport } from '../../../workbooks/import/undo-import.ts'
import { sheetOf } from '../../../workbooks/reading/read-sent.ts'
import { sheetName, workbook, workbookType } from '../../../workbooks/xlsx/workbook.ts'
import { lineFields } from './line-columns.ts'
import { lineRows, notedLines } from './plan-lines.ts'
import { heldDraft, noteWriter, visiblePlan } from './plan-record.ts'

const table = 'training_plan_lines'
const resource = 'trainingPlanLines'
/** So many lines are saved at once on the screen, too. */
const most = 300
const lastPlace = 999

/**
 * Adds and changes the lines of a draft by a workbook, all or none; a dry run tells what it would do.
 * Failures: 400 for a workbook that cannot be taken or with wrong rows, 409 for a plan that is no draft.
 */
const importLines: Handler<'trainingPlanLines.import'> = async ({ path, body, query = {} }, context) => {
  await heldDraft(context, path.id)
  if (query.dry_run === true) {
    const { told, forget } = await tryLines(context, path.id, body.file)
    await forget()
    const { new: made, changed, unchanged, wrong } = told
    context.audit({ recordId: path.id, detail: { dry_run: true, new: made, changed, unchanged, wrong } })
    return { import: told }
  }
  await noteWriter(context, path.id)
  const told = await notedLines(context, lineRows, path.id, async () =>
    keepTrial(context, resource, await tryLines(context, path.id, body.file)),
  )
  return { import: told }
}

const markLines: Handler<'trainingPlanLines.markImport'> = async ({ path, body }, context) => {
  await heldDraft(context, path.id)
  const { judged, forget } = await tryLines(context, path.id, body.file)
  await forget()
  const { title } = (await lineFields(context, path.id)).operation
  return new FileAnswer({
    name: `${title} (đã kiểm tra).xlsx`,
    mediaType: workbookType,
    content: workbook([markedSheet(sheetName(title), sheetOf(body.file), judged)]),
  })
}

/** Takes an import back while the plan is still a draft. */
const undoLines: Handler<'trainingPlanLines.undoImport'> = async ({ path, body }, context) => {
  await heldDraft(context, path.id)
  await refuseForeign(context, path.id, body.import_id)
  await noteWriter(context, path.id)
  const paths = (await lineFields(context, path.id)).columns.map((column) => column.path)
  // The trail is told of the plan's lines, not of each by itself.
  const silent = { ...context, audit: () => undefined }
  return notedLines(context, lineRows, path.id, () =>
    undoImport(silent, resource, table, body.import_id, paths, []),
  )
}

/** The operations of the import of lines. */
export const lineImports = {
  'trainingPlanLines.import': importLines,
  'trainingPlanLines.importTemplate': async ({ path }, context) => {
    await visiblePlan(context, path.id)
    return importTemplate(await lineFields(context, path.id))
  },
  'trainingPlanLines.markImport': markLines,
  'trainingPlanLines.undoImport': undoLines,
} satisfies {
  'trainingPlanLines.import': Handler<'trainingPlanLines.import'>
  'trainingPlanLines.importTemplate': Handler<'trainingPlanLines.importTemplate'>
  'trainingPlanLines.markImport': Handler<'trainingPlanLines.markImport'>
  'trainingPlanLines.undoImport': Handler<'trainingPlanLines.undoImport'>
}

async function tryLines(context: ProductContext, planId: number, file: ReceivedFile): Promise<Trial> {
  const fields = await lineFields(context, planId)
  const read = await readEntries(sheetOf(file), fields)
  if (read.entries.length > most) throw fileFault(`Mỗi lần nhập tối đa ${most} nội dung.`)
  return tryEntries(context, table, fields, await placed(context, planId, read))
}

/** Rows of two lines of one name cannot be told apart; new lines without a place come after those that are there. */
async function placed(
  { db, companyId }: ProductContext,
  planId: number,
  read: ReadEntries,
): Promise<ReadEntries> {
  const { rows } = await sql<{ name: string; lines: number; last: number }>`
    select name, count(*)::int as lines, max(max(place)) over ()::int as last from training_plan_lines
    where company_id = ${companyId} and plan_id = ${planId} group by name`.execute(db)
  const lines = new Map<unknown, number>(rows.map((line) => [line.name, line.lines]))
  let last = rows[0]?.last ?? 0
  const entries = read.entries.map((entry) => {
    const { values, errors } = entry
    const known = lines.get(values['name']) ?? 0
    if (known > 1) {
      return {
        ...entry,
        errors: [...errors, 'Kế hoạch có hai nội dung cùng tên này. Hãy đổi tên một nội dung trước.'],
      }
    }
    if (known === 1) return entry
    const { place } = values
    if (typeof place === 'number') last = Math.max(last, place)
    if (place !== undefined) return entry
    last = Math.min(last + 1, lastPlace)
    return { ...entry, values: { ...values, place: last } }
  })
  return { ...read, entries }
}

/** @throws ApiFailure 409 for an import of another plan, 404 by the undo itself for one that is not there */
async function refuseForeign(
  { db, inThisCompany }: ProductContext,
  planId: number,
  importId: number,
): Promise<void> {
  const { rows } = await sql`
    select from import_changes change
    join imports on ${inThisCompany('imports')} and imports.id = change.import_id and imports.resource = ${resource}
    join training_plan_lines line on ${inThisCompany('line')} and line.id = change.record_id
    where ${inThisCompany('change')} and change.import_id = ${importId} and line.plan_id <> ${planId} limit 1`.execute(
    db,
  )
  if (rows.length > 0) throw new ApiFailure(409, 'Lần nhập này là của kế hoạch khác.')
}
