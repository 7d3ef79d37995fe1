import type { Data } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import { defineOperations } from '../../contract/handlers.ts'

type HeldPermission = Data<'permissions.currentUser'>['permissions'][number]

export default defineOperations('permissions', {
  'permissions.currentUser': async (_, { db, own, session }) => {
    const { rows } = await sql<HeldPermission>`
      select role_grants.permission as name, array_agg(distinct role_grants.scope) as scopes
      from user_roles
      join role_grants on role_grants.company_id = user_roles.company_id and role_grants.role_id = user_roles.role_id
      where ${own('user_roles')} and user_roles.user_id = ${session.userId}
      group by role_grants.permission
      order by role_grants.permission`.execute(db)
    return { permissions: rows }
  },
})
