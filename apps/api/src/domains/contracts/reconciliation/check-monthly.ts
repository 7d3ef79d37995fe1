import { sql } from 'kysely'
import { defineJob, type JobTransaction } from '../../../jobs/define-job.ts'
import { mismatchesOfCompany } from './mismatches.ts'

/**
 * Holds the files of a company against contracts and decisions once a month, on the first morning of it on which the
 * server runs, and keeps how many rows of each kind there were and how many of them the check before had not found.
 */
export const checkMonthly = defineJob<Record<string, never>>({
  name: 'contracts.check-monthly',
  title: 'Đối chiếu hồ sơ, hợp đồng và quyết định hằng tháng',
  // Before the reminders of that morning, which tell of it.
  cron: '20 5 * * *',
  longestMinutes: 30,
  isQuiet: true,
  run: async ({ reading, inCompany }) => {
    const isDone = await reading(async ({ db, inThisCompany }) => {
      const { rows } = await sql`
        select from reconciliation_checks
        where ${inThisCompany('reconciliation_checks')} and month = date_trunc('month', current_date)`.execute(
        db,
      )
      return rows.length > 0
    })
    return isDone ? null : inCompany(check)
  },
})

/** @returns null where another process has checked this month */
async function check(transaction: JobTransaction): Promise<{ found: number } | null> {
  const { db, companyId, inThisCompany } = transaction
  const { rows } = await sql<{ id: number; found: number }>`
    with ${mismatchesOfCompany(transaction)},
    marked as (
      select employee_id, mismatch,
        -- Which row it is, by a mark of 53 bits that names nobody: its person, and the change or the contract of a leaver where one has several.
        (hashtextextended(concat_ws('.', employee_id, mismatch, change_id,
          case when mismatch = 'contract_of_leaver' then contract_id end), 0) & 9007199254740991) as mark
      from mismatches),
    check_before as (
      select id, marks from reconciliation_checks
      where ${inThisCompany('reconciliation_checks')} order by month desc limit 1),
    made as (
      insert into reconciliation_checks (company_id, month, checked_on, checked, people, marks)
      select ${companyId}::integer, date_trunc('month', current_date), current_date,
        (select count(*) from facts), (select count(distinct employee_id) from marked),
        (select coalesce(array_agg(mark), '{}') from marked)
      on conflict (company_id, month) do nothing returning id),
    known as (select unnest(marks) as mark from check_before),
    counted as (
      insert into reconciliation_check_counts (company_id, check_id, mismatch, found, fresh)
      select ${companyId}::integer, made.id, marked.mismatch, count(*),
        case when exists (select from check_before) then count(*) filter (where marked.mark not in (select mark from known)) end
      from made cross join marked group by made.id, marked.mismatch)
    select made.id, (select count(*)::integer from marked) as found from made`.execute(db)
  const [made] = rows
  if (made === undefined) return null
  // The next check looks at the marks of this one alone.
  await sql`
    update reconciliation_checks set marks = null
    where ${inThisCompany('reconciliation_checks')} and id <> ${made.id} and marks is not null`.execute(db)
  return { found: made.found }
}
