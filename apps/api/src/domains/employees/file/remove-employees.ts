import { type SqlBool, sql } from 'kysely'
import { visibleRows } from '../../../contract/access.ts'
import { ApiFailure, notFound } from '../../../contract/failure.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import { undoWindow } from '../../../contract/undo.ts'
import { visibleEmployees } from '../visible-employees.ts'
import { returnAvatar, takeAvatar } from './employee-avatar.ts'

interface Found {
  id: number
  nhansu_id: string
  full_name: string
  /** More than the reception was written of him, or he can sign in. */
  has_worked: boolean
  has_account: boolean
  /** A legal hold is in force. */
  is_held: boolean
}

/**
 * Deletes files that were made by mistake, all or none, with everything that is only theirs. Of whoever has worked here
 * the file stays, as the law wants; he leaves instead.
 *
 * Failures: 404 for one that is not there or not mine, 409 for one that is more than a mistake or that others refer to.
 */
export async function removeEmployees(
  context: ProductContext,
  ids: readonly number[],
): Promise<{ ids: number[] }> {
  const { db, inThisCompany, session } = context
  const chosen = sql<SqlBool>`${inThisCompany('employees')} and ${visibleRows(context, visibleEmployees)}
    and employees.id = any(${ids}::bigint[])`
  // Held first and read then: a hold or an account for which this waited would not be seen by the statement that waits.
  await sql`select from employees where ${chosen} order by employees.id for update of employees`.execute(db)
  const { rows } = await sql<Found>`
    select employees.id, employees.nhansu_id, employees.full_name,
      (select count(*) > 1 or bool_or(change.kind not in ('reception', 'opening')) from job_changes change
        where ${inThisCompany('change')} and change.employee_id = employees.id) as has_worked,
      exists (select from accounts where ${inThisCompany('accounts')} and accounts.person_id = employees.person_id)
        as has_account,
      is_held(employees.id) as is_held
    from employees where ${chosen}`.execute(db)
  if (rows.length !== new Set(ids).size) throw notFound()
  const kept = rows.find(({ has_worked, has_account, is_held }) => has_worked || has_account || is_held)
  if (kept) throw new ApiFailure(409, refusal(kept))
  for (const { id, nhansu_id: recordName } of rows) {
    await sql`select remove_employee_file(${id}, ${session.userId})`.execute(db)
    await takeAvatar(context, id)
    // The name goes with the person; the code says which file it was.
    context.audit({ recordId: id, recordName })
  }
  return { ids: [...ids] }
}

function refusal({ nhansu_id, full_name, has_worked, is_held }: Found): string {
  if (is_held)
    return `Hồ sơ ${nhansu_id} - ${full_name} đang được tạm giữ theo yêu cầu pháp lý nên không xóa được.`
  const why = has_worked ? 'đã có quá trình công tác' : 'đã có tài khoản'
  return `Nhân viên ${nhansu_id} - ${full_name} ${why} nên không xóa được. Hãy dùng "Nghỉ việc".`
}

/**
 * Undoes such a delete: the very same files come back, all or none.
 * @throws ApiFailure 404 when one of them was not deleted here a moment ago
 */
export async function restoreEmployees(
  context: ProductContext,
  ids: readonly number[],
): Promise<{ ids: number[] }> {
  // What somebody deletes is his own mistake, or that of the whole company.
  void visibleRows(context, { table: 'employees' })
  for (const id of ids) {
    await returnAvatar(context, id)
    const { rows } = await sql<{ restored: boolean }>`
      select restore_employee_file(${id}, ${undoWindow}) as restored`.execute(context.db)
    if (rows[0]?.restored !== true) throw notFound()
    context.audit({ recordId: id })
  }
  return { ids: [...ids] }
}
