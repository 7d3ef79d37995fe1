import { sql } from 'kysely'
import type { ReceivedFile } from '../../../contract/form/received-file.ts'
import { notFound } from '../../../contract/failure.ts'
import { FileAnswer } from '../../../contract/file-answer.ts'
import type { Handler, ProductContext } from '../../../contract/handlers.ts'
import { asPreview } from '../../../contract/preview.ts'
import { undoWindow } from '../../../contract/undo.ts'
import { markedSheet } from '../../../workbooks/import/marked.ts'
import { askPlanned, refuseLongMarking } from '../../../workbooks/import/planned-import.ts'
import { readEntries } from '../../../workbooks/import/read-rows.ts'
import { importTemplate } from '../../../workbooks/import/template.ts'
import { sheetOf } from '../../../workbooks/reading/read-sent.ts'
import { workbook, workbookType } from '../../../workbooks/xlsx/workbook.ts'
import { writableDecisions } from '../decision-rows.ts'
import { decisionImportFields } from './import-columns.ts'
import { decisionImport, importDecisionsJob, type QueuedDecision } from './import-job.ts'
import { forgetPastDecisions } from './past-decision.ts'
import { readPlan } from './read-plan.ts'

/**
 * Takes decisions of before the product over as ones that are in effect, all or none. They move nobody: what they came to
 * stands in the files.
 *
 * Failures: 400 for a workbook or column that cannot be taken, and for rows that are wrong by themselves.
 */
const importDecisions: Handler<'decisions.import'> = async ({ body, query = {} }, context) => {
  const { queued, faulty, rows, ignored, cleaned } = await read(context, body)
  const asked = { entries: queued, rows, faulty, ignored, cleaned }
  return askPlanned(context, decisionImport, importDecisionsJob, asked, query.dry_run === true)
}

/** The sender's own workbook with what each row would do, and what is wrong with it, beside the rows. */
const markImport: Handler<'decisions.markImport'> = async ({ body }, context) => {
  const { queued, rows, sheet } = await read(context, body)
  refuseLongMarking(rows)
  const { told } = await asPreview(context, true, () =>
    decisionImport.write(context, queued, { isTrial: true }),
  )
  const { title } = context.operation
  return new FileAnswer({
    name: `${title} (đã kiểm tra).xlsx`,
    mediaType: workbookType,
    content: workbook([markedSheet(title, sheet, told)]),
  })
}

async function read(context: ProductContext, { file }: { file: ReceivedFile }) {
  const sheet = sheetOf(file)
  const { entries, ignored, cleaned } = await readEntries(sheet, decisionImportFields())
  const { decisions, faulty } = await readPlan(context, { entries })
  const queued: QueuedDecision[] = [
    ...decisions.map((planned) => ({ planned })),
    ...faulty.map((fault) => ({ fault })),
  ]
  return { sheet, queued, faulty, rows: entries.length, ignored, cleaned }
}

/**
 * Takes one's own import of a moment ago back as a whole, so that the workbook can be put right and sent once more.
 * Failures: 404 when there was none, or not mine; 409 for a decision with which somebody has gone on since.
 */
const undoImport: Handler<'decisions.undoImport'> = async ({ path: { id } }, context) => {
  const { db, inThisCompany, session } = context
  const { rows } = await sql<{ made_at: string; is_mine: boolean }>`
    select made_at::text, not exists (select from decisions
        where ${inThisCompany('decisions')} and decisions.import_id = imports.id and not ${writableDecisions(context)})
      as is_mine
    from imports
    where ${inThisCompany('imports')} and id = ${id} and resource = 'decisions' and made_by = ${session.userId}
      and made_at > now() - ${undoWindow} for update`.execute(db)
  const [made] = rows
  if (made?.is_mine !== true) throw notFound()
  const ids = await forgetPastDecisions(context, id, made.made_at)
  await sql`delete from imports where ${inThisCompany('imports')} and id = ${id}`.execute(db)
  for (const recordId of ids) context.audit({ recordId })
  return { ids }
}

/** The operations of the import of decisions. */
export const decisionImports = {
  'decisions.import': importDecisions,
  'decisions.importTemplate': async () => importTemplate(decisionImportFields()),
  'decisions.markImport': markImport,
  'decisions.undoImport': undoImport,
} satisfies {
  'decisions.import': Handler<'decisions.import'>
  'decisions.importTemplate': Handler<'decisions.importTemplate'>
  'decisions.markImport': Handler<'decisions.markImport'>
  'decisions.undoImport': Handler<'decisions.undoImport'>
}
