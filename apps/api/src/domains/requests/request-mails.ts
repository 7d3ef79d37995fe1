import { sql } from 'kysely'
import type { ProductContext } from '../../contract/handlers.ts'
import { tell } from '../../notices/tell.ts'
import { employeeToTell, holdersToTell, reachingEmployee } from '../employees/public.ts'

/** Tells those who may review a request that one waits, each by notice and by mail; a mail names who asks and no value. */
export async function tellReviewers(
  context: ProductContext,
  requestId: number,
  employeeId: number,
): Promise<void> {
  const reach = reachingEmployee(employeeId)
  const reviewers = await holdersToTell(context, { permission: 'request_change_edit', employeeId, reach })
  const asker = await nameOf(context, employeeId)
  for (const { company, ...reviewer } of reviewers)
    await tell(context, reviewer, {
      notice: { kind: 'request_waiting', recordId: requestId },
      mail: {
        template: 'request-waiting',
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

async function nameOf({ db, inThisCompany }: ProductContext, employeeId: number): Promise<string> {
  const { rows } = await sql<{ full_name: string }>`
    select full_name from employees where ${inThisCompany('employees')} and id = ${employeeId}`.execute(db)
  return rows[0]?.full_name ?? ''
}
