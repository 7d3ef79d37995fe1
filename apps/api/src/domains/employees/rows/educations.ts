import { sql } from 'kysely'
import { educationLevelsUpwards } from '@nhansu/sdk/domains/education-levels'
import { invalidInput } from '../../../contract/failure.ts'
import { defineOperations } from '../../../contract/handlers.ts'
import { rowSet } from './row-set.ts'
import type { Row, RowSetSettings } from './write-row.ts'

/** What the rows of this set are, for whatever writes them. */
export const educationsSet: RowSetSettings = {
  table: 'employee_educations',
  item: 'education',
  rows: 'educations',
  order: sql`coalesce(graduation_year, extract(year from to_date)) desc nulls last`,
  settle: async ({ after, holder }) => {
    const year = Number(holder.today.slice(0, 4))
    if (Number(after['graduation_year'] ?? 0) <= year) return
    throw invalidInput({ graduation_year: ['Năm tốt nghiệp không được sau năm nay.'] })
  },
  complete: (rows) => {
    const highest = highestOf(rows)
    return rows.map((row) => ({ ...row, is_highest: row === highest }))
  },
}

/** Trình độ: what somebody has learned; the highest level is marked 'Cao nhất'. */
export default defineOperations('employeeEducations', {
  ...rowSet('employeeEducations', educationsSet),
})

/** The row of the highest level; of several the first, which is the latest. */
function highestOf(rows: readonly Row[]): Row | undefined {
  const rank = (row: Row) => educationLevelsUpwards.findIndex((level) => level === row['education_level'])
  return rows.reduce<Row | undefined>(
    (best, row) => (best === undefined || rank(row) > rank(best) ? row : best),
    undefined,
  )
}
