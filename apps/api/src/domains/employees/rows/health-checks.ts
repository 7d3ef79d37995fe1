import { sql } from 'kysely'
import { invalidInput } from '../../../contract/failure.ts'
import { defineOperations } from '../../../contract/handlers.ts'
import type { CompanyTransaction } from '../../../db/transaction.ts'
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
  settle: async ({ holder, after }) => {
    if (String(after['checked_on']) <= holder.today) return
    throw invalidInput({ checked_on: ['Ngày khám không được sau hôm nay.'] })
  },
  fillIn: async (writes) => {
    const asked = writes.filter(({ before, after }) => {
      const moved = before !== undefined && before['checked_on'] !== after['checked_on']
      return (
        after['next_due_date'] === undefined || (moved && after['next_due_date'] === before['next_due_date'])
      )
    })
    const [first] = asked
    if (first === undefined) return
    const days = await dueAfter(
      first.context,
      asked.map(({ holder, after }) => ({ ...holder, day: String(after['checked_on']) })),
    )
    for (const [index, { after }] of asked.entries()) after['next_due_date'] = days[index]
  },
}

/** Khám sức khỏe, with the day by which the next one is due (Luật An toàn, vệ sinh lao động, Điều 21). */
export default defineOperations('employeeHealthChecks', {
  ...rowSet('employeeHealthChecks', healthChecksSet),
})

/** A check that somebody had. */
interface Checked extends Pick<Holder, 'id' | 'gender' | 'date_of_birth'> {
  day: string
}

/**
 * A year later; half a year for heavy or hazardous work, disabled people, minors and people past the age of retirement.
 * @returns the days, in the order of the checks
 */
async function dueAfter(context: CompanyTransaction, checks: readonly Checked[]): Promise<string[]> {
  const asked = checks.map(({ id, gender, date_of_birth, day }, place) => ({
    place,
    id,
    date_of_birth,
    day,
    known: day < KNOWN_FROM ? KNOWN_FROM : day,
    age: gender === 'Nam' ? 'retirement_age_male' : 'retirement_age_female',
  }))
  const { rows } = await sql<{ due: string | null }>`
    select (day + make_interval(months => law_value(case when is_often then 'health_check_months_often'
      else 'health_check_months' end, known)::integer))::date as due
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb)
      as checked (place integer, id bigint, date_of_birth date, day date, known date, age text),
    lateral (
      select coalesce(day < date_of_birth + make_interval(years => ${ADULT}) or day >= date_of_birth
          + make_interval(months => law_value(age, known)::integer), false)
        or exists (
          select from job_versions job
          where ${context.inThisCompany('job')} and job.employee_id = checked.id
            and job.valid_from <= checked.day and coalesce(job.valid_to, 'infinity') > checked.day
            and job.heavy_work <> 'none')
        or exists (
          select from employee_affiliations told
          where ${context.inThisCompany('told')} and told.employee_id = checked.id and told.disabled) as is_often
    ) as judged
    order by place`.execute(context.db)
  return rows.map(({ due }, index) => {
    if (due === null) throw new Error(`the law says of no day after ${checks[index]?.day}`)
    return due
  })
}
