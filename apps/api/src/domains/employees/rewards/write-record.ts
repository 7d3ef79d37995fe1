import type { Input } from '@nhansu/sdk/contract'
import { disciplineStateLabels } from '@nhansu/sdk/domains/rewards-disciplines'
import { sql } from 'kysely'
import { visibleRows } from '../../../contract/access.ts'
import {
  ApiFailure,
  type FieldErrors,
  forbidden,
  invalidInput,
  notFound,
  stale,
} from '../../../contract/failure.ts'
import { rowsShowing } from '../../../contract/field-rights.ts'
import type { Handler, ProductContext } from '../../../contract/handlers.ts'
import { bodyFields } from '../../../contract/operation-fields.ts'
import { putBack, remove } from '../../../contract/undo.ts'
import { lawConstant } from '../../../law/law-constant.ts'
import { todayOf } from '../job/write-timelines.ts'
import { visibleEmployees } from '../visible-employees.ts'
import { checkForm, checkReason } from './reward-choices.ts'
import { removeFilesOf, restoreFilesOf } from './papers/case-files.ts'
import { guardedRecords, openRecord, showRecord, writableRecords } from './reward-rows.ts'
import { closedRefusal, type RewardedUnit } from './reward-units.ts'

type Body = Input<'rewardsDisciplines.store'>['body']

/** What only one of the two has: a discipline gets number and days from its decision, and never a sum of money. */
const ofRewards = [
  'number',
  'decision_date',
  'effective_date',
  'signer',
  'level',
  'year',
  'period',
  'money',
  'gift',
] as const
const ofDisciplines = [
  'violation_date',
  'found_date',
  'minutes_no',
  'minutes_date',
  'clause',
  'damages',
  'suspended_from',
  'suspended_to',
] as const

/** Writes a reward, or the minutes of a breach. */
export const storeRecord: Handler<'rewardsDisciplines.store'> = async ({ body }, context) => {
  await checkRecord(context, body, null)
  const values = { ...body, state: body.type === 'discipline' ? 'minutes' : null }
  const { rows } = await sql<{ id: number }>`
    insert into rewards_disciplines (company_id, created_by, ${sql.join(Object.keys(values).map((field) => sql.ref(field)))})
    values (${context.companyId}, ${context.session.userId}, ${sql.join(Object.values(values))})
    returning id`.execute(context.db)
  const id = Number(rows[0]?.id)
  context.audit({ recordId: id, changedFields: Object.keys(body) })
  return written(context, id)
}

/** Changes a reward, or a discipline before it waits for its decision. */
export const updateRecord: Handler<'rewardsDisciplines.update'> = async ({ path: { id }, body }, context) => {
  const { version, ...values } = body
  const { record } = await openRecord(context, id, true)
  if (version !== undefined && version !== record.version) throw stale(await showRecord(context, id))
  refuseLocked(record.state)
  if (values.type !== undefined && values.type !== record.type)
    throw invalidInput({ type: ['Không đổi được loại. Hãy xóa rồi thêm mới.'] })
  const fields = bodyFields(context.operation).filter(
    (field) => values[field as keyof typeof values] !== undefined,
  )
  await checkRecord(context, { ...record, ...values }, id, 'money' in values)
  const changes = fields.map((field) => sql`${sql.ref(field)} = ${values[field as keyof typeof values]}`)
  await sql`update rewards_disciplines set ${changes.length > 0 ? sql.join(changes) : sql`id = id`}
    where ${context.inThisCompany('rewards_disciplines')} and id = ${id}`.execute(context.db)
  context.audit({
    recordId: id,
    changedFields: fields,
    ...(version === undefined && { detail: { without_version: true } }),
  })
  return written(context, id)
}

/** Deletes records, all or none, but none that a decision issues or has issued; {@link restoreRecords} brings them back. */
export async function removeRecords(
  context: ProductContext,
  ids: readonly number[],
): Promise<{ ids: number[] }> {
  for (const id of [...ids].toSorted((one, other) => one - other))
    refuseLocked((await openRecord(context, id, true)).record.state)
  await refusePrinted(context, ids)
  const removed = await remove(context, 'rewardsDisciplines', 'rewards_disciplines', ofWriter(context), ids)
  await removeFilesOf(context, ids)
  return removed
}

/** Undoes such a delete. */
export const restoreRecords: Handler<'rewardsDisciplines.restore'> = async ({ body: { ids } }, context) => {
  await restoreFilesOf(context, ids)
  const restored = await putBack(context, 'rewardsDisciplines', 'rewards_disciplines', ids)
  const { rows } = await sql`
    select from rewards_disciplines where ${ofWriter(context)} and id = any(${ids}::bigint[])`.execute(
    context.db,
  )
  // Somebody else's delete is not this user's to undo where he could not have made it.
  if (rows.length !== ids.length) throw notFound()
  return restored
}

function ofWriter(context: ProductContext) {
  return sql`${context.inThisCompany('rewards_disciplines')} and ${visibleRows(context, writableRecords)}
    and ${guardedRecords(context)}`
}

/** What was printed carries a code that is looked up: its record stays. */
async function refusePrinted({ db, inThisCompany }: ProductContext, ids: readonly number[]): Promise<void> {
  const { rows } = await sql`select from made_papers
    where ${inThisCompany('made_papers')} and reward_discipline_id = any(${ids}::bigint[]) limit 1`.execute(
    db,
  )
  if (rows.length > 0) throw new ApiFailure(409, 'Hồ sơ đã lập giấy tờ nên không xóa được.')
}

function refuseLocked(state: keyof typeof disciplineStateLabels | null): void {
  if (state === null || ['minutes', 'postponed', 'meeting'].includes(state)) return
  throw new ApiFailure(409, `Hồ sơ "${disciplineStateLabels[state]}" không sửa hoặc xóa được.`)
}

async function written(context: ProductContext, id: number) {
  // What was written must be the writer's to see and to change.
  await openRecord(context, id, true).catch((error: unknown) => {
    throw error instanceof ApiFailure && error.status === 404 ? forbidden() : error
  })
  return showRecord(context, id)
}

/** @throws ApiFailure 400 for what does not hold, 403 without the right to disciplines, 409 for an act that has its record */
async function checkRecord(
  context: ProductContext,
  body: Body,
  id: number | null,
  writesMoney = body.money !== undefined && body.money !== null,
): Promise<void> {
  const isDiscipline = body.type === 'discipline'
  if (isDiscipline && rowsShowing(context, ['employee_sensitive'], visibleEmployees) === null)
    throw forbidden()
  const errors: FieldErrors = isDiscipline ? disciplineErrors(body) : rewardErrors(body)
  const wrong = isDiscipline ? ofRewards : ofDisciplines
  for (const field of wrong)
    if (body[field] !== undefined && body[field] !== null)
      errors[field] = [
        isDiscipline
          ? 'Kỷ luật không có thông tin này; số và ngày lấy từ quyết định.'
          : 'Khen thưởng không có thông tin này.',
      ]
  if (Object.keys(errors).length > 0) throw invalidInput(errors)
  await checkForm(context, body, id)
  await checkReason(context, body, id)
  await checkPeople(context, body.employee_ids ?? [], isDiscipline || writesMoney)
  await checkUnit(context, body, id)
  if (isDiscipline) await checkOnce(context, body, id)
}

function rewardErrors(body: Body): FieldErrors {
  const errors: FieldErrors = {}
  const people = body.employee_ids?.length ?? 0
  const unit = body.department_id ?? null
  if (people === 0 && unit === null) errors['employee_ids'] = ['Vui lòng chọn nhân viên hoặc tập thể.']
  if (people > 0 && unit !== null)
    errors['department_id'] = ['Chọn nhân viên hoặc tập thể, không chọn cả hai.']
  if (!body.number) errors['number'] = ['Vui lòng nhập số quyết định.']
  if (!body.decision_date) errors['decision_date'] = ['Vui lòng nhập ngày quyết định.']
  if (!body.form_id) errors['form_id'] = ['Vui lòng chọn hình thức.']
  return errors
}

function disciplineErrors(body: Body): FieldErrors {
  const errors: FieldErrors = {}
  const {
    violation_date: act,
    found_date: found,
    minutes_date: minutes,
    suspended_from: from,
    suspended_to: to,
  } = body
  if (body.employee_ids?.length !== 1) errors['employee_ids'] = ['Mỗi hồ sơ kỷ luật lập cho một nhân viên.']
  if (body.department_id) errors['department_id'] = ['Kỷ luật không áp dụng cho tập thể.']
  if (!act) errors['violation_date'] = ['Vui lòng nhập ngày vi phạm.']
  if (!found) errors['found_date'] = ['Vui lòng nhập ngày phát hiện.']
  if (!body.minutes_no) errors['minutes_no'] = ['Vui lòng nhập số biên bản.']
  if (act && found && found < act) errors['found_date'] = ['Ngày phát hiện phải từ ngày vi phạm trở đi.']
  if (found && minutes && minutes < found)
    errors['minutes_date'] = ['Ngày lập biên bản phải từ ngày phát hiện trở đi.']
  if (to && (!from || to < from)) errors['suspended_to'] = ['Thời gian tạm đình chỉ không hợp lệ.']
  return errors
}

/** Holds the people, so that two who write about one of them come one after the other. */
async function checkPeople(
  context: ProductContext,
  ids: readonly number[],
  sensitive: boolean,
): Promise<void> {
  if (ids.length === 0 && !sensitive) return
  const open = sensitive ? rowsShowing(context, ['employee_sensitive'], visibleEmployees) : undefined
  if (open === null) throw invalidInput({ money: ['Bạn không có quyền xem và sửa thông tin này.'] })
  const { rows } = await sql`select from employees
    where ${context.inThisCompany('employees')} and ${visibleRows(context, visibleEmployees)}
      and ${open ?? sql`true`} and employees.id = any(${ids}::bigint[])
    order by employees.id for no key update of employees`.execute(context.db)
  if (rows.length !== ids.length) throw invalidInput({ employee_ids: ['Không tìm thấy nhân viên.'] })
}

/** @throws ApiFailure 400 for a unit that is not there, or was closed by the day of the decision; a record keeps what it has */
async function checkUnit(
  { db, inThisCompany }: ProductContext,
  { department_id: unitId = null, decision_date: day = null }: Body,
  id: number | null,
): Promise<void> {
  if (unitId === null) return
  const { rows } = await sql<Omit<RewardedUnit, 'id' | 'code'> & { is_kept: boolean }>`
    select name, is_active, closed_on, exists (select from rewards_disciplines kept
      where ${inThisCompany('kept')} and kept.id = ${id} and kept.department_id = departments.id
        and kept.decision_date = ${day}::date) as is_kept
    from departments where ${inThisCompany('departments')} and id = ${unitId}`.execute(db)
  const [unit] = rows
  if (unit === undefined) throw invalidInput({ department_id: ['Không tìm thấy đơn vị.'] })
  const refusal = unit.is_kept ? undefined : closedRefusal(unit, day ?? '')
  if (refusal !== undefined) throw invalidInput({ department_id: [refusal] })
}

/** One form for one act (Điều 122, khoản 2 and 3): the person is held by {@link checkPeople}. */
async function checkOnce(context: ProductContext, body: Body, id: number | null): Promise<void> {
  const today = await todayOf(context)
  const errors: FieldErrors = {}
  for (const field of ['violation_date', 'found_date', 'minutes_date'] as const)
    if ((body[field] ?? '') > today) errors[field] = ['Ngày không được lớn hơn ngày hiện tại.']
  if (Object.keys(errors).length > 0) throw invalidInput(errors)
  const longest = await lawConstant(context, 'discipline_suspension_days_special', today)
  const { suspended_from: from, suspended_to: to } = body
  if (from && to && Date.parse(to) - Date.parse(from) >= longest * 86_400_000)
    throw invalidInput({
      suspended_to: [`Tạm đình chỉ không quá ${longest} ngày (khoản 2 Điều 128 Bộ luật Lao động 2019).`],
    })
  const { rows } = await sql`select from rewards_disciplines
    where ${context.inThisCompany('rewards_disciplines')} and type = 'discipline' and id is distinct from ${id}
      and employee_ids = ${body.employee_ids}::bigint[] and violation_date = ${body.violation_date}
      and state not in ('dropped', 'revoked') and coalesce(clause, '') = coalesce(${body.clause ?? null}, '')`.execute(
    context.db,
  )
  if (rows.length > 0)
    throw new ApiFailure(
      409,
      'Hành vi này của nhân viên đã có hồ sơ kỷ luật. Mỗi hành vi chỉ áp dụng một hình thức (Điều 122).',
    )
}
