import { sql } from 'kysely'
import { defineJob, type JobTransaction } from '../../../jobs/define-job.ts'
import { settling } from './held-needs.ts'

/** How many ids of employees one transaction looks at: short enough to hold nobody up. */
const span = 20_000

/**
 * Writes down every night what people need because certificates end or are missing, and closes what has been met or is
 * asked for no more. Range by range, each in a transaction of its own: what a process that dies has done stays done, and
 * doing it again writes nothing.
 */
export const raiseNeeds = defineJob<Record<string, never>>({
  name: 'training.raise-needs',
  title: 'Lập nhu cầu đào tạo theo chứng chỉ',
  cron: '30 0 * * *',
  longestMinutes: 60,
  run: async ({ reading, inCompany, progress }) => {
    const { first, last } = await reading(async ({ db, inThisCompany }) => {
      const { rows } = await sql<{ first: number; last: number }>`
        select coalesce(min(id), 1) as first, coalesce(max(id), 0) as last from employees
        where ${inThisCompany('employees')}`.execute(db)
      return rows[0] ?? { first: 1, last: 0 }
    })
    const counted = { settled: 0, raised: 0 }
    for (let from = first; from <= last; from += span) {
      const { settled, raised } = await inCompany((transaction) => lookAt(transaction, from, from + span - 1))
      counted.settled += settled
      counted.raised += raised
      await progress(Math.min(from + span, last) - first, last - first)
    }
    return counted
  },
})

/** Looks at the people of a range; what is open is settled first, so that what was closed may come anew for another reason. */
export async function lookAt(
  { db, companyId, inThisCompany }: JobTransaction,
  from: number,
  to: number,
): Promise<{ settled: number; raised: number }> {
  const settled = await settling(
    db,
    sql<{ count: number }>`select settle_training_needs(${companyId}, array(
      select distinct employee_id from training_needs
      where ${inThisCompany('training_needs')} and employee_id between ${from} and ${to}
        and state in ('new', 'planned', 'placed'))) as count`,
  )
  const raised = await sql<{ count: number }>`
    select raise_training_needs(${companyId}, ${from}, ${to}) as count`.execute(db)
  // Whoever is in a course for it already.
  if (Number(raised.rows[0]?.count) > 0) {
    const fresh = sql`select distinct employee_id from training_needs
      where ${inThisCompany('training_needs')} and employee_id between ${from} and ${to} and state = 'new'`
    await settling(db, sql`select settle_training_needs(${companyId}, array(${fresh}))`)
  }
  return { settled: Number(settled.rows[0]?.count), raised: Number(raised.rows[0]?.count) }
}
