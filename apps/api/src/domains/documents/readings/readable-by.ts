import type { PermissionName } from '@nhansu/sdk/contract'
import { type Expression, type SqlBool, sql } from 'kysely'
import type { CompanyTransaction } from '../../../db/transaction.ts'
import { keptKinds, ofVisibleType } from '../visible-documents.ts'

/**
 * Whether an employee may read what he is sent of `documents`: a sensitive one only who holds the right over it for the
 * company by an account of his, or whom alone a document of a visible type is about. Being sent one gives no right.
 */
export function readableBy(
  transaction: CompanyTransaction,
  employeeId: Expression<unknown>,
): Expression<SqlBool> {
  const { sensitive, pay } = keptKinds(transaction)
  const own = sql<SqlBool>`(documents.employee_ids = array[${employeeId}]::bigint[] and ${ofVisibleType(transaction)})`
  const kept = (condition: Expression<SqlBool>, permission: PermissionName) =>
    sql<SqlBool>`(not (${condition}) or ${own} or ${employeeId} in (${holdersOf(transaction, permission)}))`
  return sql<SqlBool>`(${kept(sensitive, 'employee_sensitive')} and ${kept(pay, 'employee_pay')})`
}

function holdersOf({ inThisCompany }: CompanyTransaction, permission: PermissionName): Expression<unknown> {
  return sql`select holder.id from role_grants given
    join user_roles held on held.company_id = given.company_id and held.role_id = given.role_id
    join accounts account on account.company_id = held.company_id and account.id = held.user_id and account.is_active
    join employees holder on holder.company_id = account.company_id and holder.person_id = account.person_id
    where ${inThisCompany('given')} and given.permission = ${permission} and given.scope = 'company'`
}
