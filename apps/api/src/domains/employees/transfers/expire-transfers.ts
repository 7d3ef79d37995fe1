import { sql } from 'kysely'
import type { JobContext } from '../../../jobs/define-job.ts'

/** What both sides read of a proposal that nobody answered in time. */
export const unansweredReason = 'Quá ngày chuyển mà chưa được trả lời'

/**
 * Withdraws what the company has proposed and nobody answered by its day: the other company cannot accept it any more, and
 * the person can be proposed anew. Each in a transaction of its own; who answers at the same moment comes first or not at all.
 */
export async function expireTransfers({ reading, inCompany }: JobContext): Promise<void> {
  const ids = await reading(async ({ db, inThisCompany }) => {
    const { rows } = await sql<{ id: number }>`
      select id from employee_transfers
      where ${inThisCompany('employee_transfers')} and direction = 'out' and state in ('asking', 'waiting')
        and effective_date < current_date
      order by id`.execute(db)
    return rows.map(({ id }) => id)
  })
  for (const id of ids) {
    await inCompany(({ db }) =>
      sql`
        select case held.state
          when 'waiting' then settle_transfer(${id}, 'withdrawn', null, ${unansweredReason}, null, null)
          when 'asking' then settle_asked_transfer(${id}, 'withdrawn', null, ${unansweredReason})
        end
        from hold_transfer(${id}, false) held`.execute(db),
    )
  }
}
