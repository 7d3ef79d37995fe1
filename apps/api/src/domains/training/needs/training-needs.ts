import { trainingNeedCauseLabels } from '@nhansu/sdk/domains/training'
import { type RawBuilder, sql } from 'kysely'
import { visibleRows } from '../../../contract/access.ts'
import { savedChanges } from '../../../contract/audit-values.ts'
import { ApiFailure, invalidInput, stale } from '../../../contract/failure.ts'
import { defineOperations, type ProductContext } from '../../../contract/handlers.ts'
import { namesIn } from '../../../contract/list-query/names.ts'
import { remove } from '../../../contract/undo.ts'
import { standardSet } from '../../../standard-set/standard-set.ts'
import { mainUnit, namesOfVisibleEmployees, visibleEmployees } from '../../employees/public.ts'
import { type HeldNeed, heldNeeds, requireState, settleNeeds, targetName } from './held-needs.ts'
import { placeNeeds } from './place-needs.ts'
import { planNeeds } from './plan-needs.ts'
import { visibleNeeds } from './visible-needs.ts'
import { ofUnits } from '../unit-filter.ts'

const employeeOf = (what: RawBuilder<unknown>) => sql`(select ${what} from employees
  where employees.company_id = training_needs.company_id and employees.id = training_needs.employee_id)`

const planOf = (column: string) => sql`(select plan.${sql.ref(column)} from training_plan_lines line
  join training_plans plan on plan.company_id = line.company_id and plan.id = line.plan_id
  where line.company_id = training_needs.company_id and line.id = training_needs.plan_line_id)`

const courseOf = (column: string) => sql`(select course.${sql.ref(column)} from training_employees person
  join trainings course on course.company_id = person.company_id and course.id = person.training_id
  where person.company_id = training_needs.company_id and person.id = training_needs.training_employee_id)`

const causes = sql.join(
  Object.entries(trainingNeedCauseLabels).map(([cause, words]) => sql`when ${cause} then ${words}`),
  sql` `,
)

/** What a need that was written down by itself rests on. */
const grounds: Readonly<Record<HeldNeed['source'], string>> = {
  expiring: 'chứng chỉ',
  missing: 'chứng chỉ',
  test: 'kết quả kiểm tra',
  proposal: 'đề xuất',
}

const set = standardSet('trainingNeeds', {
  table: 'training_needs',
  item: 'need',
  defaultSort: 'due_date',
  fields: {
    full_name: { sortsBy: employeeOf(sql`employees.sort_name`) },
    target_name: { sortsBy: sql`vn_fold(${targetName})` },
    priority: {
      values: 'string',
      sortsBy: sql`array_position(array['high', 'normal', 'low'], training_needs.priority)`,
    },
    state: {
      values: 'string',
      sortsBy: sql`array_position(array['new', 'planned', 'placed', 'met', 'dismissed'], training_needs.state)`,
    },
    source: { values: 'string' },
    certificate_id: { values: 'integer', names: namesIn('certificates') },
    employee_id: { values: 'integer', names: namesOfVisibleEmployees },
    department_id: ofUnits(sql`training_needs.employee_id`),
  },
  visible: visibleNeeds,
  computed: {
    nhansu_id: () => employeeOf(sql`employees.nhansu_id`),
    full_name: () => employeeOf(sql`employees.full_name`),
    unit_name: () => employeeOf(mainUnit),
    target_name: () => targetName,
    certificate_no: () => sql`(select held.number from employee_certificates held
      where held.company_id = training_needs.company_id and held.id = training_needs.source_certificate_id)`,
    exam_id: () => sql`training_needs.source_exam_id`,
    exam_code: () => sql`(select exam.code from exams exam
      where exam.company_id = training_needs.company_id and exam.id = training_needs.source_exam_id)`,
    days_left: () => sql`(training_needs.due_date - current_date)`,
    closed_because: () =>
      sql`coalesce(training_needs.dismiss_reason, case training_needs.close_cause ${causes} end)`,
    plan_id: () => planOf('id'),
    plan_code: () => planOf('code'),
    training_id: () => courseOf('id'),
    training_code: () => courseOf('code'),
    created_by_name: () => sql`(case when training_needs.created_by is not null then
      (select named.full_name from names_of_users(array[training_needs.created_by]) named) end)`,
  },
})

/** What people are still to be trained in. */
export default defineOperations('trainingNeeds', {
  ...set,

  'trainingNeeds.store': async ({ body }, context) => {
    const { certificate_id, field_id, type_id } = body
    if ([certificate_id, field_id, type_id].filter((target) => target != null).length !== 1) {
      throw invalidInput({
        certificate_id: ['Chọn đúng một trong ba: chứng chỉ, lĩnh vực hoặc loại đào tạo.'],
      })
    }
    await requireEmployee(context, body.employee_id)
    await refuseTwice(context, body)
    const values = { company_id: context.companyId, created_by: context.session.userId, ...body }
    const { rows } = await sql<{ id: number }>`
      insert into training_needs (${sql.join(Object.keys(values).map((field) => sql.ref(field)))})
      values (${sql.join(Object.values(values))}) returning id`.execute(context.db)
    const id = Number(rows[0]?.id)
    await settleNeeds(context, [body.employee_id])
    context.audit({ recordId: id, changedFields: Object.keys(body), values: { after: body } })
    return set['trainingNeeds.show']({ path: { id } }, context)
  },

  'trainingNeeds.update': async ({ path, body }, context) => {
    const [need] = await heldNeeds(context, [path.id])
    if (need === undefined) throw new Error('a held need is one')
    if (body.version !== undefined && body.version !== need.version) {
      throw stale(await set['trainingNeeds.show']({ path }, context))
    }
    requireState([need], ['new', 'planned', 'placed'], 'không sửa được')
    refuseOtherTarget(need, body)
    return set['trainingNeeds.update']({ path, body }, context)
  },

  'trainingNeeds.destroy': ({ path }, context) => removeNeeds(context, [path.id]),
  'trainingNeeds.destroyBulk': ({ body }, context) => removeNeeds(context, body.ids),

  'trainingNeeds.dismiss': async ({ body: { ids, reason } }, context) => {
    const needs = await heldNeeds(context, ids)
    requireState(needs, ['new', 'planned'], 'không bỏ qua được')
    await sql`update training_needs set state = 'dismissed', close_cause = 'by_hand', closed_on = current_date,
        dismiss_reason = ${reason}, dismissed_by = ${context.session.userId}, plan_line_id = null
      where ${context.inThisCompany('training_needs')} and id = any(${ids}::bigint[])`.execute(context.db)
    const dismissed = { state: 'dismissed', closed_because: reason }
    for (const { id, state } of needs)
      context.audit({ recordId: id, ...savedChanges({ state, closed_because: null }, dismissed) })
    return { ids: [...ids] }
  },

  'trainingNeeds.reopen': async ({ body: { ids } }, context) => {
    const needs = await heldNeeds(context, ids)
    requireState(needs, ['dismissed'], 'không mở lại được')
    const closed = needs.find(({ close_cause: cause }) => cause !== 'by_hand')
    if (closed?.close_cause) {
      throw new ApiFailure(
        409,
        `Nhu cầu ${closed.target_name} của ${closed.full_name} đã tự đóng: ${trainingNeedCauseLabels[closed.close_cause]}`,
      )
    }
    for (const need of needs) {
      await refuseTwice(context, need)
      await sql`update training_needs set state = 'new', close_cause = null, closed_on = null, dismiss_reason = null,
          dismissed_by = null
        where ${context.inThisCompany('training_needs')} and id = ${need.id}`.execute(context.db)
      const reopened = { state: 'new', closed_because: null }
      context.audit({ recordId: need.id, ...savedChanges({ ...need }, reopened) })
    }
    await settleNeeds(
      context,
      needs.map(({ employee_id: id }) => id),
    )
    return { ids: [...ids] }
  },

  'trainingNeeds.plan': ({ body }, context) => planNeeds(context, body),
  'trainingNeeds.place': ({ query, body }, context) => placeNeeds(context, body, query?.dry_run ?? false),
})

/** @throws ApiFailure 400 for somebody who has left or is not the caller's to propose */
async function requireEmployee(context: ProductContext, id: number): Promise<void> {
  const { rows } = await sql<{ active: boolean }>`select active from employees
    where ${context.inThisCompany('employees')} and employees.id = ${id}
      and ${visibleRows(context, visibleEmployees)}`.execute(context.db)
  const [person] = rows
  if (person?.active) return
  const why = person ? 'Nhân viên đã nghỉ việc.' : 'Nhân viên không còn hoặc không thuộc phạm vi của bạn.'
  throw invalidInput({ employee_id: [why] })
}

/** @throws ApiFailure 409 where somebody has an open need for the same thing already */
async function refuseTwice(
  { db, inThisCompany }: ProductContext,
  need: Partial<Pick<HeldNeed, 'certificate_id' | 'field_id' | 'type_id'>> & { employee_id: number },
): Promise<void> {
  const { employee_id: employeeId, certificate_id = null, field_id = null, type_id = null } = need
  const { rows } = await sql<{ full_name: string; target_name: string }>`
    select ${employeeOf(sql`employees.full_name`)} as full_name, ${targetName} as target_name from training_needs
    where ${inThisCompany('training_needs')} and employee_id = ${employeeId} and state in ('new', 'planned', 'placed')
      and (certificate_id = ${certificate_id}::bigint or field_id = ${field_id}::bigint or type_id = ${type_id}::bigint)
    limit 1`.execute(db)
  const [there] = rows
  if (there) {
    throw new ApiFailure(409, `${there.full_name} đã có nhu cầu ${there.target_name} đang chờ đáp ứng.`)
  }
}

/** Whom and what a need is for stays, and the day of what was written down by itself follows its grounds. */
function refuseOtherTarget(need: HeldNeed, body: Partial<HeldNeed>): void {
  const kept = ['employee_id', 'certificate_id', 'field_id', 'type_id'] as const
  const other = kept.find((field) => body[field] !== undefined && body[field] !== need[field])
  if (other) throw invalidInput({ [other]: ['Không đổi được; hãy bỏ qua nhu cầu này và lập nhu cầu khác.'] })
  if (need.source !== 'proposal' && body.due_date !== undefined && body.due_date !== need.due_date) {
    throw invalidInput({ due_date: [`Hạn theo ${grounds[need.source]} nên không sửa được ở đây.`] })
  }
}

/** @throws ApiFailure 409 for what was written down by itself, or about which something was done */
async function removeNeeds(context: ProductContext, ids: readonly number[]): Promise<{ ids: number[] }> {
  const needs = await heldNeeds(context, ids)
  requireState(needs, ['new'], 'không xóa được')
  const written = needs.find(({ source }) => source !== 'proposal')
  if (written) {
    throw new ApiFailure(
      409,
      `Nhu cầu ${written.target_name} của ${written.full_name} được lập theo ${grounds[written.source]} nên không xóa được. Hãy bỏ qua với lý do.`,
    )
  }
  const mine = sql`${context.inThisCompany('training_needs')} and ${visibleRows(context, visibleNeeds)}`
  return remove(context, 'trainingNeeds', 'training_needs', mine, ids)
}
