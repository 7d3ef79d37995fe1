import { sql } from 'kysely'
import { defineJob, type JobTransaction } from '../../jobs/define-job.ts'
import { tell } from '../../notices/tell.ts'

/** Somebody who stood in, and for whom, as a row of `stand_ins` was. */
interface Ended {
  id: number
  away_id: number
  stand_in_id: number
  away_name: string
  stand_in_name: string
  company: string
  from_day: string
  to_day: string
}

/**
 * Tells both that a stand-in is over, on the morning after his last day and once: what waits is told to the one alone who was
 * away. A morning that was missed is made up for.
 */
export const tellEndedStandIns = defineJob<Record<string, never>>({
  name: 'notices.tell-ended-stand-ins',
  title: 'Báo kết thúc thời gian thay việc',
  cron: '20 5 * * *',
  isQuiet: true,
  run: async ({ inCompany }) => {
    let told = 0
    while (await inCompany(tellNext)) told += 1
    return told === 0 ? null : { told }
  },
})

/** @returns false once nobody is left to be told */
async function tellNext(transaction: JobTransaction): Promise<boolean> {
  const { db, inThisCompany } = transaction
  const { rows } = await sql<{ id: number }>`
    update stand_ins set end_told_at = now()
    where ${inThisCompany('stand_ins')} and id = (
      select next.id from stand_ins next
      where ${inThisCompany('next')} and next.to_date < current_date and next.end_told_at is null
      order by next.to_date, next.id limit 1 for update skip locked)
    returning id`.execute(db)
  if (rows[0] === undefined) return false
  const ended = await endedStandIn(transaction, rows[0].id)
  if (ended !== undefined) {
    await tellEnd(transaction, ended, ended.stand_in_id)
    await tellEnd(transaction, ended, ended.away_id)
  }
  return true
}

/** A stand-in with both names, also of who has left since; undefined where it is not there. */
export async function endedStandIn(
  { db, inThisCompany, companyId }: JobTransaction,
  id: number,
): Promise<Ended | undefined> {
  const { rows } = await sql<Ended>`
    select named.id, named.user_id as away_id, named.stand_in_id, away.full_name as away_name,
      stand_in.full_name as stand_in_name, companies.name as company,
      to_char(named.from_date, 'DD-MM-YYYY') as from_day, to_char(named.to_date, 'DD-MM-YYYY') as to_day
    from stand_ins named
    join companies on companies.id = ${companyId}
    cross join lateral names_of_users(array[named.user_id]) away
    cross join lateral names_of_users(array[named.stand_in_id]) stand_in
    where ${inThisCompany('named')} and named.id = ${id}`.execute(db)
  return rows[0]
}

/** Tells one of the two, by notice and mail; whoever cannot sign in any more hears nothing. */
export async function tellEnd(
  transaction: JobTransaction,
  { id, away_name, stand_in_name, company, from_day, to_day }: Ended,
  userId: number,
): Promise<void> {
  const { rows } = await sql<{ full_name: string; address: string | null }>`
    select full_name, address from mail_address_of_account(${userId})`.execute(transaction.db)
  const [reached] = rows
  if (reached === undefined) return
  const { full_name, address } = reached
  await tell(
    transaction,
    { reader: { userId }, name: full_name, address },
    {
      notice: { kind: 'stand_in_ended', recordId: id },
      mail: {
        template: 'stand-in-ended',
        variables: {
          full_name,
          away_name,
          stand_in_name,
          company,
          from_day,
          to_day,
          link: '/thong-bao?tab=stand-ins',
        },
      },
    },
  )
}
