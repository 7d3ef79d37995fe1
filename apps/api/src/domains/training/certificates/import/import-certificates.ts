import { sql } from 'kysely'
import { visibleRows } from '../../../../contract/access.ts'
import { notFound } from '../../../../contract/failure.ts'
import type { Handler } from '../../../../contract/handlers.ts'
import { plannedHandlers } from '../../../../workbooks/import/planned-handlers.ts'
import { readEntries } from '../../../../workbooks/import/read-rows.ts'
import { importTemplate } from '../../../../workbooks/import/template.ts'
import { undoImport } from '../../../../workbooks/import/undo-import.ts'
import { visibleCertificates } from '../held-certificates.ts'
import { certificateImportFields, changedFields } from './import-columns.ts'
import { certificateImport, importCertificatesJob } from './import-job.ts'
import { readPlan } from './read-plan.ts'

/** Takes certificates that people hold over, all or none, as who writes one of them by hand may. */
const { ask, mark } = plannedHandlers(certificateImport, importCertificatesJob, async (context, sheet) => {
  const fields = await certificateImportFields(context)
  const { entries, ignored, cleaned } = await readEntries(sheet, fields)
  const queued = await readPlan(context, entries, fields)
  const faulty = queued.flatMap((entry) => ('fault' in entry ? [entry.fault] : []))
  return { entries: queued, rows: entries.length, faulty, ignored, cleaned }
})

/**
 * Takes one's own import of a moment ago back as a whole.
 * Failures: 404 when there was none, or not mine; 409 for a certificate that somebody has changed since.
 */
const undo: Handler<'employeeCertificates.undoImport'> = async ({ path: { id } }, context) => {
  const { db, inThisCompany, session } = context
  const { rows } = await sql<{ is_mine: boolean }>`
    select not exists (select from import_changes change
      join employee_certificates
        on ${inThisCompany('employee_certificates')} and employee_certificates.id = change.record_id
      where ${inThisCompany('change')} and change.import_id = imports.id
        and not coalesce(${visibleRows(context, visibleCertificates)}, false)) as is_mine
    from imports where ${inThisCompany('imports')} and id = ${id} and made_by = ${session.userId}`.execute(db)
  if (rows[0]?.is_mine !== true) throw notFound()
  return undoImport(context, 'employeeCertificates', 'employee_certificates', id, changedFields, [])
}

/** The operations of the import of certificates held. */
export const certificateImports = {
  'employeeCertificates.import': ask,
  'employeeCertificates.importTemplate': async (_, context) =>
    importTemplate(await certificateImportFields(context)),
  'employeeCertificates.markImport': mark,
  'employeeCertificates.undoImport': undo,
} satisfies {
  'employeeCertificates.import': Handler<'employeeCertificates.import'>
  'employeeCertificates.importTemplate': Handler<'employeeCertificates.importTemplate'>
  'employeeCertificates.markImport': Handler<'employeeCertificates.markImport'>
  'employeeCertificates.undoImport': Handler<'employeeCertificates.undoImport'>
}
