import { sql } from 'kysely'
import { defineJob, type JobContext, type JobTransaction } from '../../../jobs/define-job.ts'
import { enqueue } from '../../../jobs/enqueue.ts'
import { checkFiles } from './check-files.ts'

/** So many files are judged in one transaction: short enough to hold nobody up. */
const batch = 500

/**
 * Judges the files of a company every night, after an import, and when somebody asks for it: days pass and laws change.
 * Files that somebody writes at that moment are taken again at the end. Doing it again changes nothing.
 */
export const checkFilesJob = defineJob<Record<string, never>>({
  name: 'employees.check-files',
  title: 'Kiểm tra dữ liệu hồ sơ nhân viên',
  cron: '40 0 * * *',
  longestMinutes: 60,
  run: async ({ reading, inCompany, progress }) => {
    const total = await reading(async ({ db, inThisCompany }) => {
      const { rows } = await sql<{ total: number }>`
        select count(*)::integer as total from employees where ${inThisCompany('employees')}`.execute(db)
      return rows[0]?.total ?? 0
    })
    let passed = 0
    let judged = 0
    const heldBack: number[] = []
    for (let after = 0; ;) {
      const ids = await nextIds(reading, after)
      const last = ids.at(-1)
      if (last === undefined) break
      const looked = new Set(await inCompany((transaction) => checkFiles(transaction, ids)))
      heldBack.push(...ids.filter((id) => !looked.has(id)))
      after = last
      passed += ids.length
      judged += looked.size
      await progress(Math.min(passed, total), total)
    }
    // Whoever still writes one of them has it checked himself.
    for (let from = 0; from < heldBack.length; from += batch) {
      const ids = heldBack.slice(from, from + batch)
      judged += (await inCompany((transaction) => checkFiles(transaction, ids))).length
    }
    await inCompany(({ db, companyId }) =>
      sql`
        insert into employee_finding_checks (company_id, checked_at, people) values (${companyId}, now(), ${judged})
        on conflict (company_id) do update set checked_at = excluded.checked_at, people = excluded.people`.execute(
        db,
      ),
    )
    return { people: judged }
  },
})

/** Has all files judged once the transaction has committed, as the work of nobody: it needs no right. */
export async function checkFilesAfter(transaction: JobTransaction): Promise<void> {
  const { session: _session, operation: _operation, scopes: _scopes, ...bare } = transaction
  await enqueue(bare, checkFilesJob, {})
}

function nextIds(reading: JobContext['reading'], after: number): Promise<number[]> {
  return reading(async ({ db, inThisCompany }) => {
    const { rows } = await sql<{ id: number }>`
      select id from employees where ${inThisCompany('employees')} and id > ${after} order by id limit ${batch}`.execute(
      db,
    )
    return rows.map(({ id }) => id)
  })
}
