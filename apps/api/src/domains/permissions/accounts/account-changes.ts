import type { Input } from '@nhansu/sdk/contract'
import {
  changeAccount,
  changeState,
  companyIdsOf,
  grantsBeyondMine,
  requireNoneBeyond,
} from '../../../authority/account-state.ts'
import { keepingAdministrators } from '../../../authority/administrators.ts'
import { ApiFailure, stale } from '../../../contract/failure.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import { changeCompanies } from './account-companies.ts'
import { changeRoles, type RoleDifference, roleDifference, roleWords } from './account-roles.ts'
import { type Account, findAccount } from './account-rows.ts'

type AccountUpdate = Input<'accounts.update'>['body']

/**
 * Changes a user: what is sent and differs. Roles are those of this company; the login, the name and the state are one
 * in the whole group.
 * @throws ApiFailure 400, 403, 404, 409
 */
export async function updateAccount(
  context: ProductContext,
  id: number,
  body: AccountUpdate,
): Promise<Account> {
  await keepingAdministrators(context, await companyIdsOf(context, id), async () => {
    const before = await lockAccount(context, id, body.version)
    const identity = await changeIdentity(context, before, body)
    const state = await changeIsActive(context, before, body)
    const roles = await changeRoleIds(context, before, body)
    const companies = await changeCompanies(context, id, body.company_ids)
    context.audit({
      recordId: id,
      changedFields: [...identity, ...state, ...(roles ? ['role_ids'] : []), ...companies],
      values: {
        before,
        after: {
          login: body.login ?? before.login,
          full_name: body.full_name ?? before.full_name,
          is_active: body.is_active ?? before.is_active,
        },
      },
      detail: {
        ...(roles && (await roleWords(context, roles))),
        ...(body.version === undefined && { without_version: true }),
      },
    })
  })
  return findAccount(context, id)
}

/** The account as nobody else can change it until this transaction ends; saving it counts a version. */
async function lockAccount(
  context: ProductContext,
  id: number,
  version: number | undefined,
): Promise<Account> {
  const { db, inThisCompany } = context
  const locked = await db
    .updateTable('accounts')
    .set(({ eb, fn }) => ({ version: eb('version', '+', 1), updated_at: fn('now') }))
    .where(inThisCompany('accounts'))
    .where('id', '=', id)
    .$if(version !== undefined, (update) => update.where('version', '=', version ?? 0))
    .returning('id')
    .executeTakeFirst()
  const account = await findAccount(context, id)
  if (locked === undefined) throw stale({ account })
  return account
}

async function changeIdentity(
  context: ProductContext,
  before: Account,
  { login = before.login, full_name = before.full_name }: AccountUpdate,
): Promise<string[]> {
  const changed = [
    ...(login === before.login ? [] : ['login']),
    ...(full_name === before.full_name ? [] : ['full_name']),
  ]
  if (changed.length === 0) return []
  if (before.id !== context.session.userId) {
    await requireNoneBeyond(context, await grantsBeyondMine(context, before.id))
  }
  await changeAccount(context, before.id, { login, full_name })
  return changed
}

async function changeIsActive(
  context: ProductContext,
  before: Account,
  { is_active = before.is_active }: AccountUpdate,
): Promise<string[]> {
  if (is_active === before.is_active) return []
  await changeState(context, before.id, is_active)
  return ['is_active']
}

async function changeRoleIds(
  context: ProductContext,
  { id }: Account,
  { role_ids }: AccountUpdate,
): Promise<RoleDifference | undefined> {
  if (role_ids === undefined) return undefined
  const difference = await roleDifference(context, id, role_ids)
  if (difference.given.length + difference.taken.length === 0) return undefined
  if (id === context.session.userId) {
    throw new ApiFailure(
      403,
      'Bạn không thể thay đổi vai trò của chính mình. Hãy nhờ một quản trị viên khác.',
    )
  }
  await changeRoles(context, id, difference)
  return difference
}
