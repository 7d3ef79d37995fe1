import { sql } from 'kysely'
import { keepingAdministrators } from '../../../authority/administrators.ts'
import { changeMembership } from '../../../authority/membership.ts'
import { ApiFailure, notFound } from '../../../contract/failure.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import { undoWindow } from '../../../contract/undo.ts'

interface KeptRoles {
  record_id: number
  role_ids: number[]
}

/**
 * Takes users out of this company with their roles, all or none, and keeps those for undoing. In other companies, and
 * in the trail, they stay.
 * @throws ApiFailure 403 for oneself, 404, 409 for the last administrator
 */
export async function removeAccounts(
  context: ProductContext,
  ids: readonly number[],
): Promise<{ ids: number[] }> {
  const { companyId, session } = context
  if (ids.includes(session.userId)) throw new ApiFailure(403, 'Bạn không thể xóa chính mình khỏi công ty.')
  await keepingAdministrators(context, [companyId], async () => {
    await keepRoles(context, ids)
    for (const id of ids) await changeMembership(context, id, companyId, false)
  })
  for (const id of ids) context.audit({ recordId: id })
  return { ids: [...ids] }
}

/**
 * Undoes one's own delete: the users are back with the roles they had, as far as these still exist.
 * @throws ApiFailure 404 when one of them was not deleted by the acting user a moment ago
 */
export async function restoreAccounts(
  context: ProductContext,
  ids: readonly number[],
): Promise<{ ids: number[] }> {
  const { db, inThisCompany, companyId, session } = context
  const { rows: kept } = await sql<KeptRoles>`
    delete from deleted_records
    where ${inThisCompany('deleted_records')} and resource = 'accounts' and record_id = any(${ids}::bigint[])
      and deleted_by = ${session.userId} and deleted_at > now() - ${undoWindow}
    returning record_id, content -> 'role_ids' as role_ids`.execute(db)
  if (kept.length !== ids.length) throw notFound()
  for (const { record_id } of kept) await changeMembership(context, record_id, companyId, true)
  await sql`
    insert into user_roles (company_id, user_id, role_id)
    select roles.company_id, kept.record_id, roles.id
    from jsonb_to_recordset(${JSON.stringify(kept)}::jsonb) as kept (record_id bigint, role_ids jsonb)
    join roles on ${inThisCompany('roles')} and kept.role_ids @> to_jsonb(roles.id)
    on conflict do nothing`.execute(db)
  for (const id of ids) context.audit({ recordId: id })
  return { ids: [...ids] }
}

async function keepRoles(
  { db, inThisCompany, session }: ProductContext,
  ids: readonly number[],
): Promise<void> {
  const { rows } = await sql`
    insert into deleted_records as kept (company_id, resource, record_id, content, deleted_by)
    select accounts.company_id, 'accounts', accounts.id,
      jsonb_build_object('role_ids', coalesce(jsonb_agg(held.role_id) filter (where held.role_id is not null), '[]')),
      ${session.userId}
    from accounts
    left join user_roles held on held.company_id = accounts.company_id and held.user_id = accounts.id
    where ${inThisCompany('accounts')} and accounts.id = any(${ids}::bigint[])
    group by accounts.company_id, accounts.id
    on conflict (company_id, resource, record_id) do update
      set content = excluded.content, deleted_by = excluded.deleted_by, deleted_at = now()
    returning record_id`.execute(db)
  if (rows.length !== ids.length) throw notFound()
}
