import { sql } from 'kysely'
import { type Grant, requireMineToGive } from '../../../authority/grants.ts'
import { invalidInput } from '../../../contract/failure.ts'
import type { ProductContext } from '../../../contract/handlers.ts'

/** What changed in the roles of a user. */
export interface RoleDifference {
  given: number[]
  taken: number[]
}

/** How the roles that a user holds in this company differ from those wanted. */
export async function roleDifference(
  { db, inThisCompany }: ProductContext,
  userId: number,
  wanted: readonly number[],
): Promise<RoleDifference> {
  const rows = await db
    .selectFrom('user_roles')
    .select('role_id')
    .where(inThisCompany('user_roles'))
    .where('user_id', '=', userId)
    .execute()
  const held = rows.map(({ role_id }) => role_id)
  return {
    given: wanted.filter((id) => !held.includes(id)),
    taken: held.filter((id) => !wanted.includes(id)),
  }
}

/**
 * Gives and takes roles in this company.
 * @throws ApiFailure 400 for a role that is not there, 403 for one that gives more than the acting user holds
 */
export async function changeRoles(
  context: ProductContext,
  userId: number,
  { given, taken }: RoleDifference,
): Promise<void> {
  const { db, inThisCompany, companyId } = context
  if (given.length > 0) {
    await requireMineToGive(context, await grantsOfRoles(context, given))
    await db
      .insertInto('user_roles')
      .values(given.map((role_id) => ({ company_id: companyId, user_id: userId, role_id })))
      .execute()
  }
  if (taken.length > 0) {
    await db
      .deleteFrom('user_roles')
      .where(inThisCompany('user_roles'))
      .where('user_id', '=', userId)
      .where('role_id', 'in', taken)
      .execute()
  }
}

/** A difference as the trail keeps it: by the names of now, since the trail outlives roles. */
export async function roleWords(
  context: ProductContext,
  { given, taken }: RoleDifference,
): Promise<Record<string, string[]>> {
  const named = async (ids: readonly number[]) => {
    const { rows } = await sql<{ name: string }>`
      select name from roles where ${context.inThisCompany('roles')} and id = any(${ids}::bigint[]) order by name`.execute(
      context.db,
    )
    return rows.map(({ name }) => name)
  }
  return {
    ...(given.length > 0 && { roles_given: await named(given) }),
    ...(taken.length > 0 && { roles_taken: await named(taken) }),
  }
}

/** All that these roles give. They cannot change until the transaction ends, so what was checked is what is given. */
async function grantsOfRoles(
  { db, inThisCompany }: ProductContext,
  ids: readonly number[],
): Promise<Grant[]> {
  const { rows: roles } = await sql`
    select from roles where ${inThisCompany('roles')} and id = any(${ids}::bigint[]) order by id for share`.execute(
    db,
  )
  if (roles.length !== ids.length) throw invalidInput({ role_ids: ['Vai trò không tồn tại.'] })
  const { rows } = await sql<Grant>`
    select distinct permission, scope from role_grants
    where ${inThisCompany('role_grants')} and role_id = any(${ids}::bigint[])`.execute(db)
  return rows
}
