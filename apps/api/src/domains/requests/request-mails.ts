import { sql } from 'kysely'
import type { ProductContext } from '../../contract/handlers.ts'
import type { CompanyTransaction } from '../../db/transaction.ts'
import { tell } from '../../notices/tell.ts'
import { employeeToTell, holdersToTell, reachingEmployee } from '../employees/public.ts'

/** What reviewers are told of: a request that has come, or one that still waits. */
type Waiting = 'request-waiting' | 'request-still-waiting'

/** Whoever sent it is not told, and neither is he whose file it is. */
interface SentBy extends CompanyTransaction {
  session: { userId: number }
}

/**
 * Tells those who may review a request that it waits, each by notice and by mail; a mail names who asks and no value.
 * @param context `session.userId` is who sent it
 */
export async function tellReviewers(
  context: SentBy,
  requestId: number,
  employeeId: number,
  template: Waiting = 'request-waiting',
): Promise<void> {
  const reach = reachingEmployee(employeeId)
  const reviewers = await holdersToTell(context, { permission: 'request_change_edit', employeeId, reach })
  const asker = await nameOf(context, employeeId)
  for (const { company, ...reviewer } of reviewers)
    await tell(context, reviewer, {
      notice: { kind: 'request_waiting', recordId: requestId },
      mail: {
        template,
        variables: {
          full_name: reviewer.name,
          asker,
          company,
          link: `/yeu-cau-cap-nhat-thong-tin?id=${requestId}`,
        },
      },
    })
}

/** Tells whose file it is that his request has been decided. */
export async function tellOwner(
  context: ProductContext,
  requestId: number,
  employeeId: number,
): Promise<void> {
  const owner = await employeeToTell(context, employeeId)
  if (owner === undefined) return
  await tell(context, owner, {
    notice: { kind: 'request_reviewed', recordId: requestId },
    mail: {
      template: 'request-reviewed',
      variables: {
        full_name: owner.name,
        reviewer: context.session.fullName,
        company: owner.company,
        link: `/yeu-cau-cua-toi?id=${requestId}`,
      },
    },
  })
}

async function nameOf({ db, inThisCompany }: CompanyTransaction, employeeId: number): Promise<string> {
  const { rows } = await sql<{ full_name: string }>`
    select full_name from employees where ${inThisCompany('employees')} and id = ${employeeId}`.execute(db)
  return rows[0]?.full_name ?? ''
}
