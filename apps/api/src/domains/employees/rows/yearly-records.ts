import { sql } from 'kysely'
import { invalidInput } from '../../../contract/failure.ts'
import { defineOperations, type ProductContext } from '../../../contract/handlers.ts'
import { lawConstant } from '../../../law/law-constant.ts'
import { rowSet } from './row-set.ts'
import type { Row, RowSetSettings } from './write-row.ts'

/** From this year on the product knows the law's numbers. */
const KNOWN_FROM = 2021

/** What the rows of this set are, for whatever writes them. */
export const yearlyRecordsSet: RowSetSettings = {
  table: 'employee_yearly_records',
  item: 'yearly_record',
  rows: 'yearly_records',
  order: sql`year desc`,
  settle: async ({ after, holder }) => {
    if (Number(after['year']) <= Number(holder.today.slice(0, 4))) return
    throw invalidInput({ year: ['Năm không được sau năm nay.'] })
  },
  complete: (rows, _, context) =>
    Promise.all(rows.map(async (row) => ({ ...row, warnings: await overtimeWarnings(context, row) }))),
}

/** Ngày phép đã nghỉ và giờ làm thêm by year, as the labour book holds them (Nghị định 145/2020/NĐ-CP, Điều 3). */
export default defineOperations('employeeYearlyRecords', {
  ...rowSet('employeeYearlyRecords', yearlyRecordsSet),
})

/** Khoản 2 Điều 107 Bộ luật Lao động 2019: what goes beyond needs a special case. */
async function overtimeWarnings(context: ProductContext, { year, overtime_hours }: Row) {
  if (Number(year) < KNOWN_FROM || overtime_hours === null) return []
  const most = await lawConstant(context, 'overtime_hours_year', `${Number(year)}-12-31`)
  if (Number(overtime_hours) <= most) return []
  return [
    { field: 'overtime_hours', text: `Giờ làm thêm vượt ${most} giờ một năm (Điều 107 Bộ luật Lao động).` },
  ]
}
