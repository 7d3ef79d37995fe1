import type { ReceivedFile } from '../../../contract/form/received-file.ts'
import { FileAnswer } from '../../../contract/file-answer.ts'
import type { Handler, ProductContext } from '../../../contract/handlers.ts'
import { asPreview } from '../../../contract/preview.ts'
import { markedSheet } from '../../../workbooks/import/marked.ts'
import { askPlanned, refuseLongMarking } from '../../../workbooks/import/planned-import.ts'
import { importTemplate } from '../../../workbooks/import/template.ts'
import { sheetOf } from '../../../workbooks/reading/read-sent.ts'
import { workbook, workbookType } from '../../../workbooks/xlsx/workbook.ts'
import { contractImport, importContractsJob, type QueuedContract } from './import-job.ts'
import { openFields, readContractRows, readPlan } from './read-plan.ts'
import { undoContractImport } from './undo-import.ts'

/**
 * Takes over contracts of before the product as issued ones, all or none. What rows say by themselves, and whether they are
 * the sender's to write, is asked within the request; the rules of law are asked when they are written, by background work.
 *
 * Failures: 400 for a workbook or column that cannot be taken, and for rows that are wrong by themselves.
 */
const importContracts: Handler<'contracts.import'> = async ({ body, query = {} }, context) => {
  const { queued, faulty, ignored, cleaned } = await read(context, body)
  const asked = { entries: queued, rows: queued.length, faulty, ignored, cleaned }
  return askPlanned(context, contractImport, importContractsJob, asked, query.dry_run === true)
}

/** The sender's own workbook with what each row would do, and what is wrong with it, beside the rows. */
const markImport: Handler<'contracts.markImport'> = async ({ body }, context) => {
  const { queued, sheet } = await read(context, body)
  refuseLongMarking(queued.length)
  const { title } = context.operation
  const { told } = await asPreview(context, true, () =>
    contractImport.write(context, queued, { isTrial: true }),
  )
  return new FileAnswer({
    name: `${title} (đã kiểm tra).xlsx`,
    mediaType: workbookType,
    content: workbook([markedSheet(title, sheet, told)]),
  })
}

async function read(context: ProductContext, { file }: { file: ReceivedFile }) {
  const sheet = sheetOf(file)
  const { ignored, cleaned, ...rows } = await readContractRows(context, sheet)
  const { contracts, faulty } = await readPlan(context, rows)
  const queued: QueuedContract[] = [
    ...contracts.map((contract) => ({ contract })),
    ...faulty.map((fault) => ({ fault })),
  ]
  return { sheet, queued, faulty, ignored, cleaned }
}

/** The operations of the import of contracts. */
export const contractImports = {
  'contracts.import': importContracts,
  // An empty workbook of the columns that its reader may fill in.
  'contracts.importTemplate': async (_, context) => importTemplate(await openFields(context)),
  'contracts.markImport': markImport,
  'contracts.undoImport': ({ path }, context) => undoContractImport(context, path.id),
} satisfies {
  'contracts.import': Handler<'contracts.import'>
  'contracts.importTemplate': Handler<'contracts.importTemplate'>
  'contracts.markImport': Handler<'contracts.markImport'>
  'contracts.undoImport': Handler<'contracts.undoImport'>
}
