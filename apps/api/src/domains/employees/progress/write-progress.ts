import { sql } from 'kysely'
import { visibleRows } from '../../../contract/access.ts'
import { ApiFailure, invalidInput, notFound, stale } from '../../../contract/failure.ts'
import type { Handler, ProductContext } from '../../../contract/handlers.ts'
import { bodyFields } from '../../../contract/operation-fields.ts'
import { putBack, remove } from '../../../contract/undo.ts'
import type { CivilDay } from '../job/days.ts'
import { openFile } from '../open-file.ts'
import { visibleEmployees } from '../visible-employees.ts'
import { findProgress, showProgress } from './progress-rows.ts'
import { checkOutside, refuseInside } from './progress-rules.ts'

/** Writes down where somebody worked before joining. */
export const storeProgress: Handler<'workProgresses.store'> = async ({ body }, context) => {
  await openWorker(context, body.employee_id)
  checkOutside(body.from_date, body.to_date, await joinedOn(context, body.employee_id))
  const values = Object.entries(body)
  const { rows } = await sql<{ id: number }>`
    insert into work_progresses (company_id, ${sql.join(values.map(([field]) => sql.ref(field)))})
    values (${context.companyId}, ${sql.join(values.map(([, value]) => value))}) returning id`.execute(
    context.db,
  )
  const id = Number(rows[0]?.id)
  context.audit({ recordId: id, changedFields: Object.keys(body) })
  return showProgress(context, id)
}

/** Changes a period before joining; one inside the company is corrected by its paper. */
export const updateProgress: Handler<'workProgresses.update'> = async ({ path: { id }, body }, context) => {
  const { version, ...values } = body
  const [now] = await findProgress(context, [id])
  if (now === undefined) throw notFound()
  refuseInside([now])
  if (values.employee_id !== undefined && values.employee_id !== now.employee_id)
    throw invalidInput({ employee_id: ['Không đổi được nhân viên của một giai đoạn. Hãy xóa rồi thêm mới.'] })
  await openFile(context, now.employee_id, true)
  const next = { ...now, ...values }
  checkOutside(next.from_date, next.to_date, await joinedOn(context, now.employee_id))
  const fields = bodyFields(context.operation).filter((field) => field in values)
  const changes = fields.map((field) => sql`${sql.ref(field)} = ${values[field as keyof typeof values]}`)
  const { rows } = await sql`
    update work_progresses set ${changes.length > 0 ? sql.join(changes) : sql`id = id`}
    where ${context.inThisCompany('work_progresses')} and id = ${id}
      and (${version ?? null}::integer is null or version = ${version ?? null}) returning id`.execute(
    context.db,
  )
  if (rows.length === 0) throw stale(await showProgress(context, id))
  context.audit({
    recordId: id,
    changedFields: fields,
    ...(version === undefined && { detail: { without_version: true } }),
  })
  return showProgress(context, id)
}

/** Deletes periods before joining, all or none; {@link restoreProgresses} brings them back. */
export async function removeProgresses(
  context: ProductContext,
  ids: readonly number[],
): Promise<{ ids: number[] }> {
  refuseInside(await findProgress(context, ids))
  return remove(context, 'workProgresses', 'work_progresses', ofVisible(context), ids)
}

/** Undoes such a delete. */
export const restoreProgresses: Handler<'workProgresses.restore'> = async ({ body: { ids } }, context) => {
  const restored = await putBack(context, 'workProgresses', 'work_progresses', ids)
  // Somebody else's delete is not this user's to undo where he could not have made it.
  const { rows } = await sql`
    select from work_progresses where ${ofVisible(context)} and id = any(${ids}::bigint[])`.execute(
    context.db,
  )
  if (rows.length !== ids.length) throw notFound()
  return restored
}

function ofVisible(context: ProductContext) {
  return sql`${context.inThisCompany('work_progresses')} and work_progresses.employee_id in (
    select employees.id from employees
    where ${context.inThisCompany('employees')} and ${visibleRows(context, visibleEmployees)})`
}

/** @throws ApiFailure 400 for somebody who is not there, or not for the writer */
async function openWorker(context: ProductContext, employeeId: number): Promise<void> {
  try {
    await openFile(context, employeeId, true)
  } catch (error) {
    if (error instanceof ApiFailure && error.status === 404)
      throw invalidInput({ employee_id: ['Không tìm thấy nhân viên.'] })
    throw error
  }
}

/** The first day in the company, of all employments there. */
async function joinedOn({ db, inThisCompany }: ProductContext, employeeId: number): Promise<CivilDay> {
  const { rows } = await sql<{ day: CivilDay }>`
    select coalesce((select min(version.valid_from) from job_versions version
      where ${inThisCompany('version')} and version.employee_id = employees.id), employees.join_date) as day
    from employees where ${inThisCompany('employees')} and employees.id = ${employeeId}`.execute(db)
  if (rows[0] === undefined) throw notFound()
  return rows[0].day
}
