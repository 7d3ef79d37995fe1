import type { Data, Input } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import { invalidInput } from '../../../contract/failure.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import { newToken } from '../../../contract/session.ts'
import { loginOf } from '../../../login-rule.ts'
import { hashPassword } from '../../../passwords.ts'
import { changeRoles, roleWords } from './account-roles.ts'
import { findAccount } from './account-rows.ts'
import { issuePasswordLink } from './password-links.ts'

/** An account that was opened just now. */
export interface OpenedLogin {
  userId: number
  /** False for a person who had an account elsewhere in the group, and has joined with it. */
  isNew: boolean
  /** What the trail keeps of it. */
  detail: Readonly<Record<string, unknown>>
}

/**
 * Opens the account of an employee of this company. Until its owner has set a password by the link nobody can sign in.
 * Whoever has an account elsewhere in the group joins with it, and keeps its password.
 * @param password a hash of what nobody knows
 * @throws ApiFailure 400 for an employee that is not there or has an account here, 403 for roles beyond one's own rights
 */
export async function openLogin(
  context: ProductContext,
  { employee_id, login, role_ids = [] }: Input<'accounts.store'>['body'],
  password: string,
): Promise<OpenedLogin> {
  const chosen = login ?? (await suggestLogin(context, employee_id))
  const { rows } = await sql<{ user_id: number; is_new: boolean }>`
    select * from open_account(${employee_id}, ${chosen}, ${password})`.execute(context.db)
  const [opened] = rows
  if (opened === undefined) throw invalidInput({ employee_id: ['Nhân viên này đã có tài khoản.'] })
  const { user_id, is_new } = opened
  const roles = { given: role_ids, taken: [] }
  await changeRoles(context, user_id, roles)
  return {
    userId: user_id,
    isNew: is_new,
    detail: { new_login: is_new, ...(await roleWords(context, roles)) },
  }
}

/**
 * Opens the account of an employee among the users.
 * @throws ApiFailure as `openLogin` does
 */
export async function openAccount(
  context: ProductContext,
  body: Input<'accounts.store'>['body'],
): Promise<Data<'accounts.store'>> {
  const { userId, isNew, detail } = await openLogin(context, body, await unknownPassword())
  context.audit({ recordId: userId, changedFields: ['employee_id', 'login', 'role_ids'], detail })
  return {
    account: await findAccount(context, userId),
    link: isNew ? await issuePasswordLink(context, userId) : null,
  }
}

/**
 * A login that nobody in the group has, by the rule that all follow.
 * @throws ApiFailure 400 for an employee that is not there
 */
export async function suggestLogin(
  { db, inThisCompany }: ProductContext,
  employeeId: number,
): Promise<string> {
  const employee = await db
    .selectFrom('employees')
    .select('full_name')
    .where(inThisCompany('employees'))
    .where('id', '=', employeeId)
    .executeTakeFirst()
  if (employee === undefined) throw invalidInput({ employee_id: ['Nhân viên không tồn tại.'] })
  const wanted = loginOf(employee.full_name)
  const { rows } = await sql<{ login: string }>`select free_login(${wanted}) as login`.execute(db)
  return rows[0]?.login ?? wanted
}

/** Opened accounts have a password like all others, so that signing in costs the same; only nobody knows it. */
export function unknownPassword(): Promise<string> {
  return hashPassword(newToken())
}
