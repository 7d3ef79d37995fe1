import { type Data, type PermissionName, permissionNames } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import { defineOperations } from '../../contract/handlers.ts'
import { explain } from './explain/explain.ts'
import { offeredScopes } from './roles/offered-scopes.ts'
import { requireWholeCompany } from './whole-company.ts'

type HeldPermission = Data<'permissions.currentUser'>['permissions'][number]

export default defineOperations('permissions', {
  'permissions.list': async (_, context) => {
    requireWholeCompany(context)
    const rows = await context.db
      .selectFrom('permissions')
      .select(['name', 'area', 'label'])
      .orderBy('position')
      .execute()
    return {
      permissions: rows.flatMap(({ name, area, label }) =>
        isPermission(name) ? [{ name, area, label, scopes: [...offeredScopes(name)] }] : [],
      ),
    }
  },

  'permissions.explain': async ({ query }, context) => {
    requireWholeCompany(context)
    return { explanation: await explain(context, query) }
  },

  'permissions.currentUser': async (_, { db, inThisCompany, session }) => {
    const { rows } = await sql<HeldPermission>`
      select role_grants.permission as name, array_agg(distinct role_grants.scope) as scopes
      from user_roles
      join role_grants on role_grants.company_id = user_roles.company_id and role_grants.role_id = user_roles.role_id
      where ${inThisCompany('user_roles')} and user_roles.user_id = ${session.userId}
      group by role_grants.permission
      order by role_grants.permission`.execute(db)
    return { permissions: rows }
  },
})

/** The table may still hold names of a newer version that was taken back. */
function isPermission(name: string): name is PermissionName {
  return (permissionNames as readonly string[]).includes(name)
}
