import type { Data, Input } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import { savedChanges } from '../../../contract/audit-values.ts'
import { invalidInput } from '../../../contract/failure.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import { addPeople, refusalsOf } from '../people/add-people.ts'
import { holdCourse } from '../people/course-people.ts'
import { heldDraft, noteWriter, type Plan } from '../plans/plan-record.ts'
import { type HeldNeed, heldNeeds, requireState } from './held-needs.ts'
import { seatNeeds, sharedBy } from './place-needs.ts'

/**
 * Puts open needs behind lines of a draft: one line for each thing that they are for, in the months in which they are due.
 * A line of the draft that has needs for the same thing takes the new ones as well.
 * @throws ApiFailure 400 for people outside the plan's unit or a line without a type, 409 for what is no draft or not open
 */
export async function planNeeds(
  context: ProductContext,
  { ids, plan_id: planId, type_id: typeId }: Input<'trainingNeeds.plan'>['body'],
): Promise<Data<'trainingNeeds.plan'>> {
  const plan = await heldDraft(context, planId)
  const needs = await heldNeeds(context, ids)
  requireState(needs, ['new'], 'không đưa vào kế hoạch được')
  await refuseForeign(context, plan, needs)
  await noteWriter(context, planId)
  const outcome = { plan_id: planId, added: 0, joined: 0 }
  for (const group of Map.groupBy(needs, targetOf).values()) {
    const [first] = group
    if (first === undefined) continue
    const there = await lineOf(context, plan, first)
    outcome[there === undefined ? 'added' : 'joined'] += 1
    const lineId = there ?? (await addLine(context, plan, first, typeId))
    await putBehind(context, plan, lineId, group)
  }
  const planned = { state: 'planned', plan_code: plan.code }
  for (const { id, state } of needs) {
    const { values } = savedChanges({ state, plan_code: null }, planned)
    context.audit({ recordId: id, changedFields: ['state', 'plan_id'], values })
  }
  return outcome
}

/**
 * Puts the people of the needs behind a line into the course that was opened for it, as far as they can come; the others
 * stay behind the line.
 */
export async function seatNeedsOfLine(
  context: ProductContext,
  lineId: number,
  courseId: number,
): Promise<void> {
  const { db, inThisCompany } = context
  const { rows: needs } = await sql<
    Pick<HeldNeed, 'id' | 'employee_id' | 'certificate_id' | 'field_id'>
  >`select id, employee_id, certificate_id, field_id from training_needs
    where ${inThisCompany('training_needs')} and plan_line_id = ${lineId} and state = 'planned'
    order by due_date, id for update`.execute(db)
  if (needs.length === 0) return
  const certificateId = sharedBy(needs, 'certificate_id')
  await sql`update trainings set certificate_id = ${certificateId}
    where ${inThisCompany('trainings')} and id = ${courseId}`.execute(db)
  const asked = [...new Set(needs.map(({ employee_id: id }) => id))]
  const refused = new Set(
    (await refusalsOf(context, courseId, asked)).map(({ employee_id: employeeId }) => employeeId),
  )
  const employeeIds = asked.filter((id) => !refused.has(id))
  await addPeople(context, await holdCourse(context, courseId), { employeeIds })
  const seated = needs.filter(({ employee_id: employeeId }) => !refused.has(employeeId))
  await seatNeeds(
    context,
    courseId,
    seated.map(({ id }) => id),
  )
}

function targetOf({ certificate_id: certificate, field_id: field, type_id: type }: HeldNeed): string {
  return [certificate, field, type].join(' ')
}

/** @throws ApiFailure 400 where somebody is not of the unit that the plan is for, or below it */
async function refuseForeign(
  { db, inThisCompany }: ProductContext,
  plan: Plan,
  needs: readonly HeldNeed[],
): Promise<void> {
  const { rows } = await sql<{ full_name: string; unit: string }>`
    select person.full_name, unit.name as unit from training_plans plan
    join departments unit on unit.company_id = plan.company_id and unit.id = plan.department_id
    join employees person on person.company_id = plan.company_id
      and person.id = any(${needs.map(({ employee_id: id }) => id)}::bigint[])
    where ${inThisCompany('plan')} and plan.id = ${plan.id}
      and not exists (select from employee_units member where member.company_id = person.company_id
        and member.employee_id = person.id and member.department_id = unit.id)
    order by person.id limit 1`.execute(db)
  const [other] = rows
  if (other) {
    throw invalidInput({
      plan_id: [`Kế hoạch này của ${other.unit}, còn ${other.full_name} không thuộc đơn vị đó.`],
    })
  }
}

async function lineOf(
  { db, inThisCompany, companyId }: ProductContext,
  plan: Plan,
  { certificate_id, field_id, type_id }: HeldNeed,
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select line.id from training_plan_lines line
    where line.company_id = ${companyId} and line.plan_id = ${plan.id}
      and exists (select from training_needs where ${inThisCompany('training_needs')} and plan_line_id = line.id
        and (certificate_id, field_id, type_id) is not distinct from
          (${certificate_id}::bigint, ${field_id}::bigint, ${type_id}::bigint))
    order by line.place, line.id limit 1`.execute(db)
  return rows[0]?.id
}

/** @throws ApiFailure 400 where nobody said of which type the line is */
async function addLine(
  { db, companyId }: ProductContext,
  plan: Plan,
  need: HeldNeed,
  typeId: number | undefined,
): Promise<number> {
  const type = need.type_id ?? typeId
  if (type === undefined) {
    throw invalidInput({ type_id: ['Chọn loại đào tạo cho nội dung mới của kế hoạch.'] })
  }
  const { rows } = await sql<{ id: number }>`
    insert into training_plan_lines (company_id, plan_id, place, name, type_id, field_id)
    select ${companyId}, ${plan.id}, least(999, coalesce(max(place), 0) + 1), ${need.target_name}, ${type}::bigint,
      ${need.field_id}::bigint
    from training_plan_lines where company_id = ${companyId} and plan_id = ${plan.id} returning id`.execute(
    db,
  )
  return Number(rows[0]?.id)
}

/** What is due before the plan's year is taught as soon as it can be, what is due after it at its end. */
async function putBehind(
  { db, inThisCompany }: ProductContext,
  plan: Plan,
  lineId: number,
  needs: readonly HeldNeed[],
): Promise<void> {
  await sql`update training_needs set state = 'planned', plan_line_id = ${lineId}
    where ${inThisCompany('training_needs')} and id = any(${needs.map(({ id }) => id)}::bigint[])`.execute(db)
  await sql`update training_plan_lines line
    set people = line.people + ${new Set(needs.map(({ employee_id: id }) => id)).size},
      months = array(select month from (
        select unnest(line.months) as month
        union
        select extract(month from least(greatest(need.due_date, current_date, make_date(${plan.year}::integer, 1, 1)),
          make_date(${plan.year}::integer, 12, 31)))::int
        from training_needs need where need.company_id = line.company_id and need.plan_line_id = line.id
          and need.due_date is not null) months order by month)
    where ${inThisCompany('line')} and line.id = ${lineId}`.execute(db)
}
