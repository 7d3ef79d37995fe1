import { boardStageLabels } from '@nhansu/sdk/domains/contracts'
import { ApiFailure } from '../../../contract/failure.ts'
import type { FileAnswer } from '../../../contract/file-answer.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import { takenAway } from '../../../contract/personal-views.ts'
import { placeOf } from '../../../workbooks/about-sheet.ts'
import { takeTurn } from '../../../workbooks/export-turns.ts'
import { reportAnswer, reportColumns, reportTable, requestSheet } from '../../../workbooks/report-sheets.ts'
import { shownDate } from '../../../workbooks/shown-values.ts'
import { type AskedBoard, readBoard } from './read-board.ts'

/** So many rows one workbook takes; a board of more is asked for by units. */
const most = 100_000

const rowColumns = reportColumns('contractBoard.show', 'rows', [
  'nhansu_id',
  'full_name',
  'department_name',
  'contract_number',
  'contract_type_name',
  'kind',
  'last_day',
  'days_left',
  'stage',
  'next_step',
  'next_due',
  'is_late',
])

/** The board as a workbook: its rows, those who are late first, and what was asked. */
export async function boardWorkbook(context: ProductContext, asked: AskedBoard): Promise<FileAnswer> {
  await takeTurn(context)
  const { board, rows } = await readBoard(context, asked, { limit: most + 1, offset: 0 })
  if (rows.length > most) {
    throw new ApiFailure(400, 'Bảng có nhiều hơn 100,000 dòng. Hãy chọn đơn vị hoặc giai đoạn rồi xuất lại.')
  }
  const { unit, stage, late, until } = board
  const about = [
    ['Đến hết ngày', shownDate(until)],
    ['Đơn vị', unit?.name ?? 'Tất cả'],
    ['Giai đoạn', stage === null ? 'Tất cả' : boardStageLabels[stage]],
    ['Chỉ dòng trễ hạn', late ? 'Có' : 'Không'],
  ] as const
  const sheets = [
    { name: 'Từng người', ...reportTable(rowColumns, rows) },
    requestSheet(context, await placeOf(context), rows.length, about),
  ]
  return reportAnswer(context, rows.length, sheets, takenAway(rows, rowColumns))
}
