import type { OperationId } from '@nhansu/sdk/contract'
import { documents, resolve, type Schema } from '../contract/document.ts'
import { FileAnswer } from '../contract/file-answer.ts'
import type { ProductContext } from '../contract/handlers.ts'
import { operationNamed } from '../contract/operations.ts'
import type { SeenPeople } from '../contract/personal-views.ts'
import type { Place } from './about-sheet.ts'
import { type FieldColumn, fieldColumns } from './columns.ts'
import { mapInTurns, pieces } from './in-turns.ts'
import { shownInstant } from './shown-values.ts'
import type { CellValue, Sheet } from './xlsx/sheet.ts'
import { workbook, workbookType } from './xlsx/workbook.ts'

type Row = Readonly<Record<string, unknown>>

/** What was asked, in words: 'Tình trạng', 'Hết hạn'. */
export type Asked = readonly [what: string, words: string]

/** Rows of which the cells are in memory at once. */
const rowsABatch = 1_000

/**
 * Columns of a report by the contract's heads, so that a sheet names them as its fields are named.
 * @param rows under which name the operation answers them
 * @param paths fields of a row; `figures.valid` is one below it
 */
export function reportColumns(id: OperationId, rows: string, paths: readonly string[]): FieldColumn[] {
  const operation = operationNamed(id)
  const look = (schema: Schema | undefined) => resolve<Schema>(documents[operation.api], schema ?? {})
  const data = look(look(operation.success.schema).properties?.['data'])
  const row = look(look(data.properties?.[rows]).items)
  return paths.map((path) => {
    const [first = path, second] = path.split('.')
    const owner = second === undefined ? row : look(row.properties?.[first])
    const [column] = fieldColumns(operation, owner, [second ?? first])
    if (column === undefined) throw new Error(`${id} has no ${path}`)
    // The rows that are answered are objects of these fields.
    const inside = (from: Row): Row => (second === undefined ? from : (from[first] as Row))
    return { ...column, valueOf: (from: Row) => column.valueOf(inside(from)) }
  })
}

/** Rows become cells while the workbook is read, a few at a time, as there may be many and others wait. */
export function reportTable(
  columns: readonly FieldColumn[],
  rows: readonly Row[],
  sums?: Row,
): Pick<Sheet, 'columns' | 'rows' | 'header'> {
  const cells = (row: Row): CellValue[] => columns.map(({ valueOf }) => valueOf(row))
  async function* batches(): AsyncGenerator<CellValue[][]> {
    for (const piece of pieces(rows, rowsABatch)) yield await mapInTurns(piece, cells)
    if (sums) yield [cells(sums)]
  }
  return { columns, header: true, rows: batches() }
}

/** The workbook as an answer; the trail keeps how many rows it has, and whose data leaves with it where they name people. */
export function reportAnswer(
  context: ProductContext,
  rows: number,
  sheets: readonly Sheet[],
  seen?: SeenPeople,
): FileAnswer {
  context.audit({ detail: { rows }, ...(seen && { seen }) })
  return new FileAnswer({
    name: `${context.operation.title}.xlsx`,
    mediaType: workbookType,
    content: workbook([...sheets]),
  })
}

/** What was asked, by whom and when: a printed workbook has no address bar. */
export function requestSheet(
  { session, operation }: ProductContext,
  { company, at }: Place,
  rows: number,
  asked: readonly Asked[],
): Sheet {
  return {
    name: 'Thông tin',
    header: false,
    columns: [
      { title: '', kind: 'text', width: 30 },
      { title: '', kind: 'text', width: 70 },
    ],
    rows: [
      [
        ['Báo cáo', operation.title],
        ['Công ty', company],
        ['Người xuất', `${session.fullName} (${session.login})`],
        ['Thời điểm xuất', shownInstant(at)],
        ['Số dòng', String(rows)],
        ...asked,
      ],
    ],
  }
}
