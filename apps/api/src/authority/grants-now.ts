import { sql } from 'kysely'
import { type Grant, readGrant } from '../contract/session.ts'
import type { CompanyTransaction } from '../db/transaction.ts'

/**
 * What a user's roles give him in this company at this moment.
 * @param permissions those whose grants are wanted; all when absent
 * @returns undefined when the company or the account is closed, or the user does not belong to the company
 */
export async function grantsNow(
  { db, inThisCompany }: Pick<CompanyTransaction, 'db' | 'inThisCompany'>,
  userId: number,
  permissions?: readonly string[],
): Promise<Grant[] | undefined> {
  const wanted = permissions ? sql`given.permission = any(${permissions}::text[])` : sql`true`
  const { rows } = await sql<{ grants: string[] }>`
    select array(
      select distinct given.permission || ':' || given.scope
      from user_roles held
      join role_grants given on given.company_id = held.company_id and given.role_id = held.role_id
      where held.company_id = accounts.company_id and held.user_id = accounts.id and ${wanted}) as grants
    from accounts join companies on companies.id = accounts.company_id and companies.is_active
    where ${inThisCompany('accounts')} and accounts.id = ${userId} and accounts.is_active`.execute(db)
  return rows[0]?.grants.map(readGrant)
}
