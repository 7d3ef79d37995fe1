import { type SqlBool, sql } from 'kysely'
import type { ProductContext } from '../../contract/handlers.ts'
import { queueMail } from '../../mail/outbox.ts'
import { employeeToTell, holdersToTell } from '../employees/public.ts'

/** Tells those who may review a request that one waits; a mail names who asks and no value. */
export async function tellReviewers(
  context: ProductContext,
  requestId: number,
  employeeId: number,
): Promise<void> {
  const reach = sql<SqlBool>`given.scope = 'company' or given.scope = 'unit' and exists (
    select from employee_positions seat
    join employee_units below on below.company_id = seat.company_id
      and below.department_id = seat.department_id and below.employee_id = ${employeeId}
    where seat.company_id = accounts.company_id and seat.employee_id = self.id and seat.to_date is null)`
  const reviewers = await holdersToTell(context, { permission: 'request_change_edit', employeeId, reach })
  const asker = await nameOf(context, employeeId)
  for (const { full_name, address, company } of reviewers)
    await queueMail(context, {
      template: 'request-waiting',
      to: { name: full_name, address },
      variables: { full_name, asker, company, link: `/yeu-cau-cap-nhat-thong-tin?id=${requestId}` },
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
  const { full_name, address, company } = owner
  await queueMail(context, {
    template: 'request-reviewed',
    to: { name: full_name, address },
    variables: {
      full_name,
      reviewer: context.session.fullName,
      company,
      link: `/yeu-cau-cua-toi?id=${requestId}`,
    },
  })
}

async function nameOf({ db, inThisCompany }: ProductContext, employeeId: number): Promise<string> {
  const { rows } = await sql<{ full_name: string }>`
    select full_name from employees where ${inThisCompany('employees')} and id = ${employeeId}`.execute(db)
  return rows[0]?.full_name ?? ''
}
