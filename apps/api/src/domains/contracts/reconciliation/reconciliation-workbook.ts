import { mismatchLabels } from '@nhansu/sdk/domains/contracts'
import { ApiFailure } from '../../../contract/failure.ts'
import type { FileAnswer } from '../../../contract/file-answer.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import { takenAway } from '../../../contract/personal-views.ts'
import { placeOf } from '../../../workbooks/about-sheet.ts'
import { takeTurn } from '../../../workbooks/export-turns.ts'
import { reportAnswer, reportColumns, reportTable, requestSheet } from '../../../workbooks/report-sheets.ts'
import { type AskedReconciliation, readReconciliation } from './read-reconciliation.ts'

/** So many rows one workbook takes; more is asked for by units or kinds. */
const most = 100_000

const rowColumns = reportColumns('reconciliation.show', 'rows', [
  'nhansu_id',
  'full_name',
  'department_name',
  'mismatch',
  'in_file',
  'in_paper',
  'since',
  'contract_number',
  'mend',
])

/** The rows that do not agree as a workbook, and what was asked. */
export async function reconciliationWorkbook(
  context: ProductContext,
  asked: AskedReconciliation,
): Promise<FileAnswer> {
  await takeTurn(context)
  const { reconciliation, rows } = await readReconciliation(context, asked, { limit: most + 1, offset: 0 })
  if (rows.length > most) {
    throw new ApiFailure(
      400,
      'Có nhiều hơn 100,000 điểm chưa khớp. Hãy chọn đơn vị hoặc một loại rồi xuất lại.',
    )
  }
  const { unit, mismatch, checked } = reconciliation
  const about = [
    ['Số người đã đối chiếu', String(checked)],
    ['Đơn vị', unit?.name ?? 'Tất cả'],
    ['Điểm chưa khớp', mismatch === null ? 'Tất cả' : mismatchLabels[mismatch]],
  ] as const
  const sheets = [
    { name: 'Điểm chưa khớp', ...reportTable(rowColumns, rows) },
    requestSheet(context, await placeOf(context), rows.length, about),
  ]
  return reportAnswer(context, rows.length, sheets, takenAway(rows, rowColumns))
}
