import { sql } from 'kysely'
import { notFound } from '../../../contract/failure.ts'
import type { Handler } from '../../../contract/handlers.ts'
import { undoWindow } from '../../../contract/undo.ts'
import { plannedHandlers } from '../../../workbooks/import/planned-handlers.ts'
import { readEntries } from '../../../workbooks/import/read-rows.ts'
import { importTemplate } from '../../../workbooks/import/template.ts'
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
const { ask, mark } = plannedHandlers(decisionImport, importDecisionsJob, async (context, sheet) => {
  const { entries, ignored, cleaned } = await readEntries(sheet, decisionImportFields())
  const { decisions, faulty } = await readPlan(context, { entries })
  const queued: QueuedDecision[] = [
    ...decisions.map((planned) => ({ planned })),
    ...faulty.map((fault) => ({ fault })),
  ]
  return { entries: queued, rows: entries.length, faulty, ignored, cleaned }
})

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
  'decisions.import': ask,
  'decisions.importTemplate': async () => importTemplate(decisionImportFields()),
  'decisions.markImport': mark,
  'decisions.undoImport': undoImport,
} satisfies {
  'decisions.import': Handler<'decisions.import'>
  'decisions.importTemplate': Handler<'decisions.importTemplate'>
  'decisions.markImport': Handler<'decisions.markImport'>
  'decisions.undoImport': Handler<'decisions.undoImport'>
}
