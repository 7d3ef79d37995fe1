import type { ReceivedFile } from '../../../contract/form/received-file.ts'
import { FileAnswer } from '../../../contract/file-answer.ts'
import type { Handler, ProductContext } from '../../../contract/handlers.ts'
import { asPreview } from '../../../contract/preview.ts'
import { markedSheet } from '../../../workbooks/import/marked.ts'
import { askPlanned, refuseLongMarking } from '../../../workbooks/import/planned-import.ts'
import { templateOfSheets } from '../../../workbooks/import/template.ts'
import { sheetsOf } from '../../../workbooks/reading/read-sent.ts'
import type { ReadColumns } from '../../../workbooks/reading/taken-text.ts'
import { workbook, workbookType } from '../../../workbooks/xlsx/workbook.ts'
import { withDecisions } from './decide-receptions.ts'
import { peopleFields, sheetsWithReferences, withReferences } from './import-columns.ts'
import { employeeImport, entriesOf, importEmployeesJob } from './import-job.ts'
import { importedPeople } from './imported-people.ts'
import { readPlan } from './read-plan.ts'
import { maySend, openFields, readSheets, type SentSheet } from './read-sheets.ts'
import type { Plan } from './plan.ts'
import { fileSheets, peopleSheet } from './sheets.ts'
import { toldFault } from './told-rows.ts'
import { undoEmployeeImport } from './undo-import.ts'
import { writePlan } from './write-plan.ts'

/**
 * Takes people in and changes files by a workbook of several sheets, all or none. What rows say by themselves, and whether
 * they are the sender's to write, is asked within the request; the writing is background work, which has his right alone.
 *
 * Failures: 400 for a workbook, sheet or column that cannot be taken, and for rows that are wrong by themselves.
 */
const importEmployees: Handler<'employees.import'> = async ({ body, query = {} }, context) => {
  const { sent, plan } = await read(context, body)
  const asked = {
    ...columnsOf(sent),
    entries: entriesOf(plan),
    rows: rowsOf(sent),
    faulty: plan.faulty.map(toldFault),
  }
  return askPlanned(context, employeeImport, importEmployeesJob, asked, query.dry_run === true)
}

/** An empty workbook of the sheets and columns that its reader may send. */
const importTemplate: Handler<'employees.importTemplate'> = async (_, context) => {
  const people = openFields(context, 'employees.store', await withReferences(context, peopleFields()))
  const others = await sheetsWithReferences(
    context,
    fileSheets.filter((sheet) => maySend(context, sheet)),
  )
  return templateOfSheets(people.operation.title, [
    { name: peopleSheet, fields: people },
    ...[...others].map(([{ name, change }, fields]) => ({
      name,
      fields: openFields(context, change, fields),
    })),
  ])
}

/** The sender's own workbook with what each row would do, and what is wrong with it, beside the rows. */
const markImport: Handler<'employees.markImport'> = async ({ body }, context) => {
  const { sent, plan } = await read(context, body)
  refuseLongMarking(rowsOf(sent))
  const { told } = await asPreview(context, true, () => writePlan(context, plan, { isTrial: true }))
  const judged = Map.groupBy([...plan.faulty.map(toldFault), ...told], ({ sheet }) => sheet)
  return new FileAnswer({
    name: `${context.operation.title} (đã kiểm tra).xlsx`,
    mediaType: workbookType,
    content: workbook(sent.map(({ name, rows }) => markedSheet(name, rows, judged.get(name) ?? []))),
  })
}

/** Undoes an import for some of its people, or tries whether it could be. */
const undoImportOfPeople: Handler<'employees.undoImportOfPeople'> = async (
  { path, query = {}, body: { employee_ids: people } },
  context,
) => {
  const isPreview = query.dry_run === true
  const undone = await asPreview(context, isPreview, () => undoEmployeeImport(context, path.id, people))
  if (isPreview) context.audit({ detail: { dry_run: true, people: people.length } })
  return undone
}

/** Rows of all sheets. */
function rowsOf(sent: readonly SentSheet[]): number {
  return sent.reduce((sum, { entries }) => sum + entries.length, 0)
}

/** What is told of the columns of all sheets; those that several sheets have say of which. */
function columnsOf(sent: readonly SentSheet[]): ReadColumns {
  return {
    ignored: [...new Set(sent.flatMap(({ ignored }) => ignored))],
    cleaned: sent.flatMap(({ name, sheet, cleaned }) =>
      cleaned.map((title) => (sheet === undefined ? title : `${name}: ${title}`)),
    ),
  }
}

async function read(
  context: ProductContext,
  { file }: { file: ReceivedFile },
): Promise<{ sent: SentSheet[]; plan: Plan }> {
  const sent = await readSheets(context, sheetsOf(file))
  return { sent, plan: await withDecisions(context, await readPlan(context, sent)) }
}

/** The operations of the import of employees. */
export const employeeImports = {
  'employees.import': importEmployees,
  'employees.importTemplate': importTemplate,
  'employees.markImport': markImport,
  'employees.importedPeople': ({ path }, context) => importedPeople(context, path.id),
  'employees.undoImport': ({ path }, context) => undoEmployeeImport(context, path.id),
  'employees.undoImportOfPeople': undoImportOfPeople,
} satisfies {
  'employees.import': Handler<'employees.import'>
  'employees.importTemplate': Handler<'employees.importTemplate'>
  'employees.markImport': Handler<'employees.markImport'>
  'employees.importedPeople': Handler<'employees.importedPeople'>
  'employees.undoImport': Handler<'employees.undoImport'>
  'employees.undoImportOfPeople': Handler<'employees.undoImportOfPeople'>
}
