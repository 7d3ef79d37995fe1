import type { FileAnswer } from '../../../contract/file-answer.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import { takenAway } from '../../../contract/personal-views.ts'
import { placeOf } from '../../../workbooks/about-sheet.ts'
import { takeTurn } from '../../../workbooks/export-turns.ts'
import { reportAnswer, reportColumns, reportTable, requestSheet } from '../../../workbooks/report-sheets.ts'
import { shownDate } from '../../../workbooks/shown-values.ts'
import { findReading, peopleOf, unitsOf } from './reading-rows.ts'

/** So many people one workbook takes; more than any company of the group has. */
const most = 1_000_000

const peopleColumns = reportColumns('documentReadings.people', 'people', [
  'nhansu_id',
  'full_name',
  'department_name',
  'state',
  'due_date',
  'confirmed_at',
  'files',
  'has_account',
  'asked_at',
])
const unitColumns = reportColumns('documentReadings.show', 'units', [
  'department_name',
  'total',
  'confirmed',
  'waiting',
])

/** Who has read a document and who has not: each person, each unit with the sum, and which request it is. */
export async function readingsWorkbook(context: ProductContext, id: number): Promise<FileAnswer> {
  await takeTurn(context)
  const reading = await findReading(context, id)
  const { people } = await peopleOf(context, { id }, { limit: most, offset: 0 })
  const { total, confirmed, waiting, again } = reading.figures
  const sums = { department_name: 'Tổng cộng', total, confirmed, waiting: waiting + again }
  const sheets = [
    { name: 'Từng người', ...reportTable(peopleColumns, people) },
    { name: 'Từng đơn vị', ...reportTable(unitColumns, await unitsOf(context, id), sums) },
    requestSheet(context, await placeOf(context), people.length, [
      ['Tài liệu', `${reading.document_number}: ${reading.document_summary}`],
      ['Hạn xác nhận', shownDate(reading.due_date)],
    ]),
  ]
  return reportAnswer(context, people.length, sheets, takenAway(people, peopleColumns))
}
