import { sql } from 'kysely'
import type { ProductContext } from '../../contract/handlers.ts'
import { isMailAddress } from '../../mail/addresses.ts'
import { queueMail } from '../../mail/outbox.ts'

interface Recipient {
  full_name: string
  address: string | null
  company: string
}

/** Nobody needs a mail more than these: the first by their number. */
const mostReviewers = 10

/** Tells those who may review a request that one waits; a mail names who asks and no value. */
export async function tellReviewers(
  context: ProductContext,
  requestId: number,
  employeeId: number,
): Promise<void> {
  const { db, companyId, inThisCompany, session } = context
  const { rows } = await sql<Recipient>`
    select reached.full_name, reached.address, companies.name as company
    from accounts
    join companies on companies.id = accounts.company_id
    cross join lateral mail_address_of_account(accounts.id) as reached
    left join employees self on self.company_id = accounts.company_id and self.person_id = accounts.person_id
    where ${inThisCompany('accounts')} and companies.id = ${companyId} and accounts.is_active
      and accounts.id <> ${session.userId} and self.id is distinct from ${employeeId}
      and exists (
        select from user_roles held
        join role_grants given on given.company_id = held.company_id and given.role_id = held.role_id
        where held.company_id = accounts.company_id and held.user_id = accounts.id
          and given.permission = 'request_change_edit'
          and (given.scope = 'company' or given.scope = 'unit' and exists (
            select from employee_positions seat
            join employee_units below on below.company_id = seat.company_id
              and below.department_id = seat.department_id and below.employee_id = ${employeeId}
            where seat.company_id = accounts.company_id and seat.employee_id = self.id and seat.to_date is null)))
    order by accounts.id limit ${mostReviewers}`.execute(db)
  const asker = await nameOf(context, employeeId)
  for (const { full_name, address, company } of rows) {
    if (address === null || !isMailAddress(address)) continue
    await queueMail(context, {
      template: 'request-waiting',
      to: { name: full_name, address },
      variables: { full_name, asker, company, link: `/yeu-cau-cap-nhat-thong-tin?id=${requestId}` },
    })
  }
}

/** Tells whose file it is that his request has been decided. */
export async function tellOwner(
  context: ProductContext,
  requestId: number,
  employeeId: number,
): Promise<void> {
  const { db, companyId, inThisCompany, session } = context
  const { rows } = await sql<Recipient>`
    select employees.full_name, nullif(trim(both from employees.company_email), '') as address, companies.name as company
    from employees join companies on companies.id = employees.company_id
    where ${inThisCompany('employees')} and companies.id = ${companyId} and employees.id = ${employeeId}`.execute(
    db,
  )
  const [owner] = rows
  if (owner === undefined || owner.address === null || !isMailAddress(owner.address)) return
  await queueMail(context, {
    template: 'request-reviewed',
    to: { name: owner.full_name, address: owner.address },
    variables: {
      full_name: owner.full_name,
      reviewer: session.fullName,
      company: owner.company,
      link: `/yeu-cau-cua-toi?id=${requestId}`,
    },
  })
}

async function nameOf({ db, inThisCompany }: ProductContext, employeeId: number): Promise<string> {
  const { rows } = await sql<{ full_name: string }>`
    select full_name from employees where ${inThisCompany('employees')} and id = ${employeeId}`.execute(db)
  return rows[0]?.full_name ?? ''
}
