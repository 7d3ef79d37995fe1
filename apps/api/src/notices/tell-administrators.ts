import { sql } from 'kysely'
import type { JobTransaction } from '../jobs/define-job.ts'
import type { MailTemplateName } from '../mail/templates.ts'
import { tell, type Told } from './tell.ts'

/**
 * Tells everybody who gives rights in the whole company of something, each by his name.
 * @param about what is told to one of them
 */
export async function tellAdministrators<Name extends MailTemplateName>(
  transaction: JobTransaction,
  about: (administrator: { full_name: string; company: string }) => Told<Name>,
): Promise<void> {
  const { db, companyId, inThisCompany } = transaction
  const { rows } = await sql<{ id: number; full_name: string; address: string | null; company: string }>`
    select accounts.id, reached.full_name, reached.address, companies.name as company
    from accounts
    join companies on companies.id = accounts.company_id
    cross join lateral mail_address_of_account(accounts.id) as reached
    where ${inThisCompany('accounts')} and companies.id = ${companyId} and accounts.is_active and exists (
      select from user_roles held
      join role_grants given on given.company_id = held.company_id and given.role_id = held.role_id
      where held.company_id = accounts.company_id and held.user_id = accounts.id
        and given.permission = 'permission_edit' and given.scope = 'company')
    order by accounts.id`.execute(db)
  for (const { id, full_name, address, company } of rows) {
    const person = { reader: { userId: id }, name: full_name, address }
    await tell(transaction, person, about({ full_name, company }))
  }
}
