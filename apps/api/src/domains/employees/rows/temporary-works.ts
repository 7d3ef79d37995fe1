import { sql } from 'kysely'
import { invalidInput } from '../../../contract/failure.ts'
import { defineOperations, type ProductContext } from '../../../contract/handlers.ts'
import { lawConstant } from '../../../law/law-constant.ts'
import { spokenDay } from '../job/days.ts'
import { rowSet } from './row-set.ts'
import { type RowWarning, type TemporaryWork, temporaryWorkWarnings } from './temporary-work-rule.ts'
import type { Row } from './write-row.ts'

/** From this day on the product knows the law's numbers. */
const KNOWN_FROM = '2021-01-01'
/** Longer than any such stretch; what is longer is a change of the job itself. */
const LONGEST = 366

/** Other work than agreed for a while, each stretch with what rule L12 says of it. No job fact changes by it. */
export default defineOperations('employeeTemporaryWorks', {
  ...rowSet('employeeTemporaryWorks', {
    table: 'employee_temporary_works',
    item: 'temporary_work',
    rows: 'temporary_works',
    order: sql`from_date desc`,
    settle: async ({ after, others }) => {
      const work = workOf(after)
      const { from_date, to_date, told_on } = work
      if (to_date < from_date)
        throw invalidInput({ to_date: ['Ngày kết thúc không được trước ngày bắt đầu.'] })
      if (Date.parse(to_date) - Date.parse(from_date) > LONGEST * 86_400_000) {
        throw invalidInput({
          to_date: ['Điều chuyển tạm thời không quá một năm. Hãy dùng quyết định điều chuyển.'],
        })
      }
      if (told_on !== null && told_on > from_date) {
        throw invalidInput({ told_on: ['Ngày báo không được sau ngày bắt đầu.'] })
      }
      const clash = others
        .map(workOf)
        .find((other) => other.from_date <= to_date && other.to_date >= from_date)
      if (clash) {
        const stretch = `${spokenDay(clash.from_date)} đến ${spokenDay(clash.to_date)}`
        throw invalidInput({ from_date: [`Trùng thời gian với lần điều chuyển tạm thời từ ${stretch}.`] })
      }
    },
    complete: (rows, _, context) =>
      Promise.all(rows.map(async (row) => ({ ...row, warnings: await warningsOf(context, row, rows) }))),
  }),
})

async function warningsOf(context: ProductContext, row: Row, rows: readonly Row[]): Promise<RowWarning[]> {
  const work = workOf(row)
  const on = work.from_date < KNOWN_FROM ? KNOWN_FROM : work.from_date
  const earlier = rows.map(workOf).filter(({ from_date }) => from_date < work.from_date)
  return temporaryWorkWarnings(work, earlier, {
    temporary_work_days: await lawConstant(context, 'temporary_work_days', on),
    temporary_work_notice_days: await lawConstant(context, 'temporary_work_notice_days', on),
  })
}

function workOf(row: Row): TemporaryWork {
  const { told_on: told } = row
  return {
    from_date: String(row['from_date']),
    to_date: String(row['to_date']),
    told_on: typeof told === 'string' ? told : null,
    has_consent: row['has_consent'] === true,
  }
}
