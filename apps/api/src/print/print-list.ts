import type { OperationId, ResourceName } from '@nhansu/sdk/contract'
import { ApiFailure } from '../contract/failure.ts'
import { FileAnswer } from '../contract/file-answer.ts'
import type { ProductContext } from '../contract/handlers.ts'
import { shapeOf } from '../contract/list-query/shape.ts'
import { wholeList } from '../contract/list-query/whole.ts'
import { type Operation, operationNamed } from '../contract/operations.ts'
import { aboutLines, placeOf } from '../workbooks/about-sheet.ts'
import { type FieldColumn, listColumns } from '../workbooks/columns.ts'
import { takeTurn } from '../workbooks/export-turns.ts'
import {
  chosenColumns,
  type ExportInput,
  type ExportParts,
  type ExportPartsOf,
  offeredColumns,
  shownColumns,
  takenIn,
} from '../workbooks/export.ts'
import { shownDate, shownInstant } from '../workbooks/shown-values.ts'
import type { CellValue } from '../workbooks/xlsx/sheet.ts'
import { keepProgress, type TellProgress } from './at-work.ts'
import { companyHeading } from './company-heading.ts'
import type { Paper, PaperColumn } from './paper.ts'
import { renderPaper } from './render-paper.ts'

/** A thousand take seconds and some forty pages; who needs more wants a workbook. */
const mostRows = 2_000
/** More do not fit across a page in a size that can be read. */
const mostColumns = 10

type Row = Readonly<Record<string, unknown>>

/** What a print is asked for: a list, and the key under which its progress is kept. */
interface PrintInput extends ExportInput {
  query?: ExportInput['query'] & { paper_key?: string }
}

/**
 * Makes the handler of `<resource>.print`: the rows that the list would show on all its pages, as a paper of the
 * company. Titles and words are the contract's, as they are in the workbook.
 *
 * @param usual the columns where none are chosen
 * Failures: 400 for too many rows or columns, 429 and 503 for too many at once.
 */
export function printHandler(
  resource: ResourceName,
  given: ExportParts | ExportPartsOf,
  usual: readonly string[],
): (input: PrintInput, context: ProductContext) => Promise<FileAnswer> {
  // The caller has checked that the contract has both.
  const list = operationNamed(`${resource}.list` as OperationId)
  const operation = operationNamed(`${resource}.print` as OperationId)
  const offered = listColumns(list, offeredColumns(operation))
  const shape = shapeOf(list)
  return async ({ query: { paper_key: key, ...query } = {}, body }, context) => {
    const asked = { ...query, ...body }
    const parts = typeof given === 'function' ? await given(context, asked) : given
    const open = shownColumns(context, shape, parts.visible, offered, asked.columns)
    const columns = chosenColumns(open, asked.columns ?? usual)
    if (columns.length > mostColumns) throw tooMuch(`Bản in chứa nhiều nhất ${mostColumns} cột.`)
    const fields = new Set(columns.map(({ field }) => field))
    await takeTurn(context)
    const where = (await parts.where?.(context, asked)) ?? []
    const listParts = { ...parts, columns: parts.columns(context, fields), where }
    const whole = await wholeList<Row>(context, asked, listParts, shape)
    const { total, batches } = whole
    if (total > mostRows)
      throw tooMuch(`Bản in chứa nhiều nhất ${mostRows} dòng, danh sách có ${total} dòng.`)
    context.audit(await takenIn(context, { deed: 'print', asked, whole, parts, columns }))
    const about = await aboutLines(context, {
      list,
      source: parts.source,
      query: asked,
      title: operation.title,
      total,
    })
    const rows: string[][] = []
    const tell = tellUnder(key, context)
    try {
      for await (const batch of batches) {
        tell({ stage: 'reading', done: rows.length, total })
        const complete = parts.complete ? await parts.complete(context, batch, fields) : batch
        for (const row of complete) rows.push(cells(rows.length + 1, columns, row))
      }
      const paper = await listPaper(context, operation, columns, rows, about)
      const day = shownDate((await placeOf(context)).at.slice(0, 10))
      return new FileAnswer({
        name: `${operation.title} ${day}.pdf`,
        mediaType: 'application/pdf',
        content: renderPaper(paper, tell),
      })
    } catch (error) {
      tell(null)
      throw error
    }
  }
}

function tellUnder(key: string | undefined, { companyId, session }: ProductContext): TellProgress {
  return key === undefined ? () => {} : keepProgress({ companyId, userId: session.userId, key })
}

async function listPaper(
  context: ProductContext,
  { title }: Operation,
  columns: readonly FieldColumn[],
  rows: readonly (readonly string[])[],
  about: readonly string[],
): Promise<Paper> {
  const { fullName, login } = context.session
  const { at } = await placeOf(context)
  return {
    heading: await companyHeading(context),
    title: title.toLocaleUpperCase('vi'),
    ...(about.length > 0 && { subject: `(${about.join('; ')})` }),
    orientation: 'landscape',
    body: [
      { kind: 'table', columns: [numberColumn, ...columns.map(paperColumn)], rows },
      { kind: 'paragraph', text: `Danh sách có ${rows.length} dòng.` },
    ],
    signatures: [{ office: 'NGƯỜI LẬP BIỂU', name: fullName }, { office: 'THỦ TRƯỞNG ĐƠN VỊ' }],
    printedBy: `Người in: ${fullName} (${login}), ${shownInstant(at)}`,
  }
}

const numberColumn: PaperColumn = { title: 'STT', width: 6, align: 'center' }

function paperColumn({ title, width, kind }: FieldColumn): PaperColumn {
  return { title, width, align: kind === 'number' || kind === 'money' ? 'right' : 'left' }
}

function cells(number: number, columns: readonly FieldColumn[], row: Row): string[] {
  return [String(number), ...columns.map(({ valueOf }) => shown(valueOf(row)))]
}

function shown(value: CellValue): string {
  return value === null ? '' : shownInstant(shownDate(String(value)))
}

function tooMuch(sentence: string): ApiFailure {
  return new ApiFailure(400, `${sentence} Hãy lọc bớt rồi in lại, hoặc xuất ra Excel.`)
}
