import { sql } from 'kysely'
import { invalidInput } from '../../../contract/failure.ts'
import { defineOperations } from '../../../contract/handlers.ts'
import type { CompanyTransaction } from '../../../db/transaction.ts'
import { lawConstant } from '../../../law/law-constant.ts'
import type { Holder } from './holder.ts'
import { rowSet } from './row-set.ts'
import type { RowSetSettings } from './write-row.ts'

const ADULT = 18
/** From this day on the product knows the law's numbers. */
const KNOWN_FROM = '2021-01-01'

/** What the rows of this set are, for whatever writes them. */
export const healthChecksSet: RowSetSettings = {
  table: 'employee_health_checks',
  item: 'health_check',
  rows: 'health_checks',
  order: sql`checked_on desc`,
  settle: async ({ context, holder, before, after }) => {
    const day = String(after['checked_on'])
    if (day > holder.today) throw invalidInput({ checked_on: ['Ngày khám không được sau hôm nay.'] })
    const moved = before !== undefined && before['checked_on'] !== day
    const kept = moved && after['next_due_date'] === before['next_due_date']
    if (after['next_due_date'] === undefined || kept)
      after['next_due_date'] = await dueAfter(context, holder, day)
  },
}

/** Khám sức khỏe, with the day by which the next one is due (Luật An toàn, vệ sinh lao động, Điều 21). */
export default defineOperations('employeeHealthChecks', {
  ...rowSet('employeeHealthChecks', healthChecksSet),
})

/** A year later; half a year for heavy or hazardous work, disabled people, minors and people past the age of retirement. */
async function dueAfter(
  context: CompanyTransaction,
  { id, gender, date_of_birth }: Holder,
  day: string,
): Promise<string> {
  const asked = day < KNOWN_FROM ? KNOWN_FROM : day
  const age = gender === 'Nam' ? 'retirement_age_male' : 'retirement_age_female'
  const retirement = await lawConstant(context, age, asked)
  const { rows } = await sql<{ isOften: boolean }>`
    select coalesce(${day}::date < ${date_of_birth}::date + make_interval(years => ${ADULT})
      or ${day}::date >= ${date_of_birth}::date + make_interval(months => ${retirement}), false)
      or exists (
        select from job_versions job
        where ${context.inThisCompany('job')} and job.employee_id = ${id}
          and job.valid_from <= ${day}::date and coalesce(job.valid_to, 'infinity') > ${day}::date
          and job.heavy_work <> 'none')
      or exists (
        select from employee_affiliations told
        where ${context.inThisCompany('told')} and told.employee_id = ${id} and told.disabled) as "isOften"
    `.execute(context.db)
  const key = rows[0]?.isOften === true ? 'health_check_months_often' : 'health_check_months'
  const months = await lawConstant(context, key, asked)
  const due = await sql<{ day: string }>`
    select (${day}::date + make_interval(months => ${months}))::date as day`.execute(context.db)
  return due.rows[0]?.day ?? day
}
