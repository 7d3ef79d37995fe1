import type { ReceivedFile } from '../../../contract/form/received-file.ts'
import { FileAnswer } from '../../../contract/file-answer.ts'
import type { Handler, ProductContext } from '../../../contract/handlers.ts'
import { asPreview } from '../../../contract/preview.ts'
import { markedSheet } from '../../../workbooks/import/marked.ts'
import { askPlanned, refuseLongMarking } from '../../../workbooks/import/planned-import.ts'
import { templateOfSheets } from '../../../workbooks/import/template.ts'
import { sheetsOf } from '../../../workbooks/reading/read-sent.ts'
import { workbook, workbookType } from '../../../workbooks/xlsx/workbook.ts'
import { appendixImportFields, appendixSheet } from './appendix-columns.ts'
import { readAppendices } from './appendix-rows.ts'
import { contractImportFields } from './import-columns.ts'
import { contractImport, importContractsJob, type QueuedContract } from './import-job.ts'
import { openFields, readPlan, readSheetRows } from './read-plan.ts'
import { sheetsOfContracts } from './sheets.ts'
import { undoContractImport } from './undo-import.ts'

/**
 * Takes over contracts of before the product as issued ones, and their appendices, all or none. What rows say by themselves, and whether they are
 * the sender's to write, is asked within the request; the rules of law are asked when they are written, by background work.
 *
 * Failures: 400 for a workbook or column that cannot be taken, and for rows that are wrong by themselves.
 */
const importContracts: Handler<'contracts.import'> = async ({ body, query = {} }, context) => {
  const { queued, faulty, ignored, cleaned } = await read(context, body)
  const asked = { entries: queued, rows: queued.length, faulty, ignored, cleaned }
  return askPlanned(context, contractImport, importContractsJob, asked, query.dry_run === true)
}

/** An empty workbook of the two sheets, with the columns that its reader may fill in. */
const emptyWorkbook: Handler<'contracts.importTemplate'> = async (_, context) => {
  const { title } = context.operation
  return templateOfSheets(title, [
    { name: title, fields: await openFields(context, contractImportFields()) },
    { name: appendixSheet, fields: await openFields(context, appendixImportFields()) },
  ])
}

/** The sender's own workbook with what each row would do, and what is wrong with it, beside the rows. */
const markImport: Handler<'contracts.markImport'> = async ({ body }, context) => {
  const { queued, sheets } = await read(context, body)
  refuseLongMarking(queued.length)
  const { title } = context.operation
  const { told } = await asPreview(context, true, () =>
    contractImport.write(context, queued, { isTrial: true }),
  )
  const judged = Map.groupBy(told, ({ sheet }) => sheet)
  return new FileAnswer({
    name: `${title} (đã kiểm tra).xlsx`,
    mediaType: workbookType,
    content: workbook([
      ...(sheets.contracts ? [markedSheet(title, sheets.contracts, judged.get(undefined) ?? [])] : []),
      ...(sheets.appendices
        ? [markedSheet(appendixSheet, sheets.appendices, judged.get(appendixSheet) ?? [])]
        : []),
    ]),
  })
}

async function read(context: ProductContext, { file }: { file: ReceivedFile }) {
  const sheets = sheetsOfContracts(sheetsOf(file))
  const contractRows =
    sheets.contracts && (await readSheetRows(context, sheets.contracts, contractImportFields()))
  const appendixRows =
    sheets.appendices && (await readSheetRows(context, sheets.appendices, appendixImportFields()))
  const plan = contractRows ? await readPlan(context, contractRows) : { contracts: [], faulty: [] }
  const added = appendixRows ? await readAppendices(context, appendixRows) : { appendices: [], faulty: [] }
  const faulty = [...plan.faulty, ...added.faulty]
  const queued: QueuedContract[] = [
    ...plan.contracts.map((contract) => ({ contract })),
    ...added.appendices.map((appendix) => ({ appendix })),
    ...faulty.map((fault) => ({ fault })),
  ]
  const both = [contractRows, appendixRows].filter((rows) => rows !== undefined)
  return {
    sheets,
    queued,
    faulty,
    ignored: [...new Set(both.flatMap(({ ignored }) => ignored))],
    cleaned: [...new Set(both.flatMap(({ cleaned }) => cleaned))],
  }
}

/** The operations of the import of contracts. */
export const contractImports = {
  'contracts.import': importContracts,
  'contracts.importTemplate': emptyWorkbook,
  'contracts.markImport': markImport,
  'contracts.undoImport': ({ path }, context) => undoContractImport(context, path.id),
} satisfies {
  'contracts.import': Handler<'contracts.import'>
  'contracts.importTemplate': Handler<'contracts.importTemplate'>
  'contracts.markImport': Handler<'contracts.markImport'>
  'contracts.undoImport': Handler<'contracts.undoImport'>
}
