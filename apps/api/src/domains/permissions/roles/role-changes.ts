import type { Input } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import { administratorPermissions, keepingAdministrators } from '../../../authority/administrators.ts'
import { addedGrants, type Grant, requireMineToGive, uncovered } from '../../../authority/grants.ts'
import { ApiFailure, notFound, stale } from '../../../contract/failure.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import { checkGrants } from './offered-scopes.ts'
import { findRole, replaceGrants, type RoleDetail } from './role-rows.ts'

type RoleUpdate = Input<'roles.update'>['body']

/** The console makes the first administrator of a company by this role, so it stays what it is called. */
export const administratorRole = 'administrator'

/**
 * Changes a role. What it gains the acting user must hold himself; what it loses must leave an administrator.
 * @throws ApiFailure 403, 404, 409
 */
export async function changeRole(
  context: ProductContext,
  id: number,
  { version, grants, ...texts }: RoleUpdate,
): Promise<RoleDetail> {
  if (grants) checkGrants(grants)
  await keepingAdministrators(context, grants ? [context.companyId] : [], async () => {
    const before = await lockRole(context, id)
    if (version !== undefined && version !== before.version) throw stale({ role: before })
    if (grants) await checkNewGrants(context, id, before.grants, grants)
    await context.db
      .updateTable('roles')
      .set({ id, ...texts })
      .where(context.inThisCompany('roles'))
      .where('id', '=', id)
      .execute()
    if (grants) await replaceGrants(context, id, grants)
    context.audit({
      recordId: id,
      changedFields: Object.keys({ ...texts, ...(grants && { grants }) }),
      values: { before, after: texts },
      detail: {
        ...(grants && {
          given: grantWords(addedGrants(before.grants, grants)),
          taken: grantWords(addedGrants(grants, before.grants)),
        }),
        ...(version === undefined && { without_version: true }),
      },
    })
  })
  return findRole(context, id)
}

/** Grants as the trail keeps them: `employee_access:company`. */
export function grantWords(grants: readonly Grant[]): string[] {
  return grants.map(({ permission, scope }) => `${permission}:${scope}`)
}

/** Why a role may not get these grants although the acting user holds them; undefined when it may. */
async function whyNotForRole(
  { db, inThisCompany }: ProductContext,
  id: number,
  grants: readonly Grant[],
): Promise<string | undefined> {
  const role = await db
    .selectFrom('roles')
    .select('shipped_key')
    .where(inThisCompany('roles'))
    .where('id', '=', id)
    .executeTakeFirst()
  const needed = administratorPermissions.map((permission): Grant => ({ permission, scope: 'company' }))
  if (role?.shipped_key !== administratorRole || uncovered(needed, grants).length === 0) return undefined
  return 'Vai trò quản trị có sẵn phải giữ quyền xem và cập nhật người dùng, vai trò.'
}

async function checkNewGrants(
  context: ProductContext,
  id: number,
  before: readonly Grant[],
  grants: readonly Grant[],
): Promise<void> {
  await requireMineToGive(context, addedGrants(before, grants))
  const refusal = await whyNotForRole(context, id, grants)
  if (refusal !== undefined) throw new ApiFailure(409, refusal)
}

/** The role as nobody else can change it until this transaction ends. */
async function lockRole(context: ProductContext, id: number): Promise<RoleDetail> {
  const { rows } = await sql`
    select from roles where ${context.inThisCompany('roles')} and id = ${id} for update`.execute(context.db)
  if (rows.length === 0) throw notFound()
  return findRole(context, id)
}
