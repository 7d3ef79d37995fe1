import { sql } from 'kysely'
import type { Grant } from '../../../authority/grants.ts'
import { ApiFailure } from '../../../contract/failure.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import { putBack, remove } from '../../../contract/undo.ts'
import { administratorRole } from './role-changes.ts'

interface RoleInUse {
  id: number
  name: string
  shipped_key: string | null
  member_total: number
}

interface KeptGrants {
  record_id: number
  grants: Grant[]
}

/**
 * Deletes roles that nobody holds, all or none, and keeps them with their grants for undoing.
 * @throws ApiFailure 404, and 409 that says which role is needed and why
 */
export async function destroyRoles(
  context: ProductContext,
  ids: readonly number[],
): Promise<{ ids: number[] }> {
  await refuseNeeded(context, ids)
  const { db, inThisCompany } = context
  const { rows: kept } = await sql<KeptGrants>`
    select role_id as record_id, json_agg(json_build_object('permission', permission, 'scope', scope)) as grants
    from role_grants where ${inThisCompany('role_grants')} and role_id = any(${ids}::bigint[]) group by role_id`.execute(
    db,
  )
  const removed = await remove(context, 'roles', 'roles', sql`${inThisCompany('roles')}`, ids)
  // A role's grants go with it, so they are kept beside its row.
  await sql`
    update deleted_records set content = content || jsonb_build_object('grants', kept.grants)
    from jsonb_to_recordset(${JSON.stringify(kept)}::jsonb) as kept (record_id bigint, grants jsonb)
    where ${inThisCompany('deleted_records')} and resource = 'roles' and deleted_records.record_id = kept.record_id`.execute(
    db,
  )
  return removed
}

/**
 * Undoes a delete: the very same roles come back with their grants.
 * @throws ApiFailure 404 when one of them was not deleted here a moment ago
 */
export async function restoreRoles(
  context: ProductContext,
  ids: readonly number[],
): Promise<{ ids: number[] }> {
  const { db, inThisCompany, companyId } = context
  const { rows: kept } = await sql<KeptGrants>`
    select record_id, coalesce(content -> 'grants', '[]') as grants from deleted_records
    where ${inThisCompany('deleted_records')} and resource = 'roles' and record_id = any(${ids}::bigint[])`.execute(
    db,
  )
  const restored = await putBack(context, 'roles', 'roles', ids)
  const rows = kept.flatMap(({ record_id, grants }) =>
    grants.map((grant) => ({ company_id: companyId, role_id: record_id, ...grant })),
  )
  if (rows.length > 0) await db.insertInto('role_grants').values(rows).execute()
  return restored
}

async function refuseNeeded({ db, inThisCompany }: ProductContext, ids: readonly number[]): Promise<void> {
  const { rows } = await sql<RoleInUse>`
    select roles.id, roles.name, roles.shipped_key, count(held.user_id) as member_total
    from roles left join user_roles held on held.company_id = roles.company_id and held.role_id = roles.id
    where ${inThisCompany('roles')} and roles.id = any(${ids}::bigint[])
    group by roles.company_id, roles.id order by roles.id`.execute(db)
  for (const { name, shipped_key, member_total } of rows) {
    if (member_total > 0) {
      throw new ApiFailure(
        409,
        `Không thể xóa vai trò "${name}" vì ${member_total} người dùng đang giữ vai trò này.`,
      )
    }
    if (shipped_key === administratorRole) {
      throw new ApiFailure(
        409,
        `Không thể xóa vai trò "${name}": đây là vai trò quản trị có sẵn của công ty.`,
      )
    }
  }
}
