import type { PermissionName } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import { ApiFailure } from '../contract/failure.ts'
import type { ProductContext } from '../contract/handlers.ts'
import { companiesWhereHolds, keepingAdministrators } from './administrators.ts'
import { type Grant, grantsText } from './grants.ts'

/** A right of a user, somewhere in the group, that the acting user does not have there. */
export type GrantBeyond = Grant & { company_id: number }

/** What is one for a user in the whole group. */
export interface AccountChange {
  login?: string | undefined
  full_name?: string | undefined
  is_active?: boolean | undefined
  /** By which right the account is opened or closed. */
  right?: number
}

/** Rights by which somebody rules over others' rights. */
const rulingPermissions: ReadonlySet<string> = new Set<PermissionName>([
  'permission_edit',
  'permission_delete',
  'group_read',
])

/** What a user of this company may do anywhere in the group and the acting user may not. */
export async function grantsBeyondMine(
  { db, session }: ProductContext,
  userId: number,
): Promise<GrantBeyond[]> {
  const { rows } = await sql<GrantBeyond>`
    select * from grants_beyond(${session.userId}, ${userId})`.execute(db)
  return rows
}

/**
 * Refuses what would let the acting user gain rights that this user does not have, or take such rights from somebody else.
 * @throws ApiFailure 403 that names some of those rights
 */
export async function requireNoneBeyond(
  context: ProductContext,
  beyond: readonly GrantBeyond[],
): Promise<void> {
  if (beyond.length === 0) return
  const here = beyond.filter(({ company_id }) => company_id === context.companyId)
  const what = here.length > 0 ? ` (${await grantsText(context, here)})` : ' ở công ty khác'
  throw new ApiFailure(
    403,
    `Người dùng này có quyền mà bạn không có${what}. Hãy nhờ quản trị viên có đủ các quyền ấy thực hiện.`,
  )
}

/**
 * Opens or closes an account in the whole group; closing ends its sessions in every company at once.
 * @throws ApiFailure 403 for one's own account, for those who rule over rights that the acting user lacks and for opening
 * what a higher right has closed, 409 for
 * the last administrator of a company
 */
export async function setAccountActive(
  context: ProductContext,
  userId: number,
  isActive: boolean,
): Promise<void> {
  await keepingAdministrators(context, await companyIdsOf(context, userId), () =>
    changeState(context, userId, isActive),
  )
}

/**
 * The same within a change that looks after administrators itself.
 * @throws ApiFailure 403
 */
export async function changeState(context: ProductContext, userId: number, isActive: boolean): Promise<void> {
  if (userId === context.session.userId && !isActive) {
    throw new ApiFailure(403, 'Bạn không thể vô hiệu hóa tài khoản của chính mình.')
  }
  const beyond = await grantsBeyondMine(context, userId)
  await requireNoneBeyond(
    context,
    beyond.filter(({ permission }) => rulingPermissions.has(permission)),
  )
  const changed = await changeAccount(context, userId, {
    is_active: isActive,
    right: await rightToAccounts(context),
  })
  if (isActive && !changed) {
    throw new ApiFailure(
      403,
      'Tài khoản này do người có quyền cao hơn vô hiệu hóa. Hãy nhờ quản trị viên phân quyền kích hoạt lại.',
    )
  }
}

/** Rights by which accounts are opened and closed, as `users.closed_by` has them. What one closed, a lower one leaves. */
const accountRights = { unit: 1, company: 2, administration: 3 } as const

async function rightToAccounts(context: ProductContext): Promise<number> {
  if (await administersAccounts(context)) return accountRights.administration
  const isWhole = context.scopes.some(({ scope }) => scope === 'company')
  return isWhole ? accountRights.company : accountRights.unit
}

/** Whether the acting user may change users and their rights in the whole company. */
export async function administersAccounts(context: ProductContext): Promise<boolean> {
  const companies = await companiesWhereHolds(context, context.session.userId, ['permission_edit'])
  return companies.includes(context.companyId)
}

/**
 * Changes what is one for a user in the whole group; what is not named stays. The user's other companies read of it in their
 * own trails.
 * @returns false for a user of another company, and where a higher right has closed the account that is to be opened
 */
export async function changeAccount(
  { db, session, operation, caller }: ProductContext,
  userId: number,
  { login, full_name, is_active, right }: AccountChange,
): Promise<boolean> {
  const { rows } = await sql<{ done: boolean }>`
    select change_account(${session.userId}, ${userId}, ${login ?? null}, ${full_name ?? null}, ${is_active ?? null},
      ${right ?? null}::integer, ${operation.id}, ${caller.requestId}) as done`.execute(db)
  return rows[0]?.done === true
}

/** The companies that a user belongs to. */
export async function companyIdsOf({ db }: ProductContext, userId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select id from companies_of_user(${userId})`.execute(db)
  return rows.map(({ id }) => id)
}
