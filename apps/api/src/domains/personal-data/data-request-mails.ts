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
const mostHandlers = 10

/** Tells those who may settle a request that one has come, but nobody of his own or of what he has typed himself. */
export async function tellHandlers(
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
          and given.permission = 'personal_data_edit' and given.scope = 'company')
    order by accounts.id limit ${mostHandlers}`.execute(db)
  for (const { full_name, address, company } of rows) {
    if (address === null || !isMailAddress(address)) continue
    await queueMail(context, {
      template: 'data-request-received',
      to: { name: full_name, address },
      variables: { full_name, company, link: `/du-lieu-ca-nhan?id=${requestId}` },
    })
  }
}

/** Tells whoever asked that something was done with the request; what, he reads signed in. */
export async function tellPerson(
  context: ProductContext,
  requestId: number,
  employeeId: number,
): Promise<void> {
  const { db, companyId, inThisCompany } = context
  const { rows } = await sql<Recipient>`
    select employees.full_name, nullif(trim(both from employees.company_email), '') as address, companies.name as company
    from employees join companies on companies.id = employees.company_id
    where ${inThisCompany('employees')} and companies.id = ${companyId} and employees.id = ${employeeId}`.execute(
    db,
  )
  const [person] = rows
  if (person === undefined || person.address === null || !isMailAddress(person.address)) return
  await queueMail(context, {
    template: 'data-request-moved',
    to: { name: person.full_name, address: person.address },
    variables: {
      full_name: person.full_name,
      company: person.company,
      link: `/thong-tin-ca-nhan?tab=personal-data&id=${requestId}`,
    },
  })
}
