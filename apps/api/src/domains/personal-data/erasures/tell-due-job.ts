import { sql } from 'kysely'
import { defineJob, type JobTransaction } from '../../../jobs/define-job.ts'
import { tell } from '../../../notices/tell.ts'
import { holdersToTell } from '../../employees/public.ts'
import { leavers } from './due-classes.ts'

/** Nobody is at work, and it is about nobody by name. */
const nobody = 0

/**
 * Tells whoever may erase that data of leavers are due to be erased, once a month: on the first morning of it on which
 * anybody is due. The mail says how many, without whom a hold keeps, and names nobody.
 */
export const tellDueErasures = defineJob<Record<string, never>>({
  name: 'personal-data.tell-due-erasures',
  title: 'Báo dữ liệu của người đã nghỉ việc đến hạn xóa',
  cron: '25 5 * * *',
  isQuiet: true,
  run: async ({ reading, inCompany }) => ((await reading(isTold)) ? null : inCompany(tellDue)),
})

async function isTold({ db, inThisCompany }: Pick<JobTransaction, 'db' | 'inThisCompany'>): Promise<boolean> {
  const { rows } = await sql`
    select from erasure_settings
    where ${inThisCompany('erasure_settings')} and told_month = date_trunc('month', current_date)`.execute(db)
  return rows.length > 0
}

/** @returns null where nobody is due, or another process has told of this month */
async function tellDue(transaction: JobTransaction): Promise<{ told: number } | null> {
  const { db, companyId } = transaction
  const { total } = await leavers(transaction, null, 1, { held: false })
  if (total === 0) return null
  const { rows } = await sql`
    insert into erasure_settings (company_id, told_month) values (${companyId}, date_trunc('month', current_date))
    on conflict (company_id) do update set told_month = excluded.told_month
      where erasure_settings.told_month is distinct from excluded.told_month
    returning company_id`.execute(db)
  if (rows.length === 0) return null
  const people = await holdersToTell(
    { ...transaction, session: { userId: nobody } },
    { permission: 'personal_data_edit', employeeId: nobody },
  )
  for (const { company, ...person } of people)
    await tell(transaction, person, {
      notice: { kind: 'erasures_due', recordId: null },
      mail: {
        template: 'erasures-due',
        variables: {
          full_name: person.name,
          company,
          count: String(total),
          link: '/du-lieu-ca-nhan/thoi-han-luu',
        },
      },
    })
  return { told: people.length }
}
