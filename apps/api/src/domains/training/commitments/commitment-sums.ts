import type { Schemas } from '@nhansu/sdk/contract'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { RowConditions } from '../../../contract/access.ts'
import type { DeedContext } from '../../../contract/handlers.ts'
import { holds } from '../../documents/public.ts'

/** Which promises each scope shows: those of people of the reader's units, or his own. */
export const visibleCommitments: RowConditions = {
  table: 'training_commitments',
  unit: ({ session }) => sql<SqlBool>`exists (select from employee_units member
    where member.company_id = training_commitments.company_id and member.employee_id = training_commitments.employee_id
      and member.department_id = any(${session.unitIds}::bigint[]))`,
  own: ({ session }) => sql<SqlBool>`training_commitments.employee_id = ${session.employeeId}`,
}

/** The day up to the end of which a promise is reckoned: the last one at work, else today. */
export const reckonedOn = sql<string>`coalesce(training_commitments.left_on, current_date)`

/** The last day to serve, without unpaid leave. */
const nominalEnd = sql`((training_commitments.from_date + make_interval(months => training_commitments.months))::date - 1)`

/** Up to when somebody has served at the end of a day. */
export function servedThrough(day: RawBuilder<unknown>): RawBuilder<string> {
  return sql<string>`coalesce(training_commitments.served_through, training_commitment_through(
    training_commitments.company_id, training_commitments.employee_id, training_commitments.from_date, ${day},
    training_commitments.leave_counts))`
}

/** How many months, or days as agreed, are left at the end of a day; before it takes effect all of them. */
function leftAt(day: RawBuilder<unknown>): RawBuilder<number> {
  return sql<number>`(case when training_commitments.from_date is null then ${whole}
    else training_commitment_left(training_commitments.from_date, training_commitments.months,
      training_commitments.reckoned_by, ${servedThrough(day)}) end)`
}

/** How many months, or days as agreed, are promised; days are those of the calendar from the first one on. */
export const whole = sql<number>`(case when training_commitments.reckoned_by = 'month' then training_commitments.months
  else (coalesce(training_commitments.from_date, current_date) + make_interval(months => training_commitments.months))::date
    - coalesce(training_commitments.from_date, current_date) end)`

/** How many months, or days as agreed, are left. */
export const left = leftAt(reckonedOn)

/** The last day to serve, later by the unpaid leave so far where that does not count. */
export const lastDay = sql<string | null>`(${nominalEnd} + (${reckonedOn} - ${servedThrough(reckonedOn)}))`

/** How a promise stands today; one in effect is done on the day after the last one to serve. */
export const commitmentState = sql<Schemas['TrainingCommitmentState']>`(case
  when training_commitments.status = 'active' and ${leftAt(sql`(current_date - 1)`)} = 0 then 'done'
  else training_commitments.status end)`

/** Whether a reader learns the part of a cost that tells what somebody earns. */
export function seesPay(context: DeedContext): RawBuilder<SqlBool> {
  return sql<SqlBool>`${holds(context, 'employee_pay', 'company')}`
}

/** Whether pay or insurance while studying is a part of what may be asked back. */
export const hasPayCost = sql<SqlBool>`(${costPart('pay_cost', true)} > 0)`

/** What may be asked back at most, with pay and insurance while studying where they are shown. */
export function costShown(showsPay: RawBuilder<SqlBool>): RawBuilder<number> {
  return sql<number>`(${costPart('cost', false)} + case when ${showsPay} then ${costPart('pay_cost', true)} else 0 end)::float8`
}

/** A part of the cost as it was kept, before that as the costs of the course are now. */
function costPart(kept: string, isPay: boolean): RawBuilder<number> {
  return sql<number>`coalesce(${sql.ref(`training_commitments.${kept}`)},
    training_commitment_cost(training_commitments.company_id, training_commitments.training_employee_id, ${isPay}))`
}

/** What would be paid back: the part of the cost that is left to serve. */
export function repaymentShown(showsPay: RawBuilder<SqlBool>): RawBuilder<number> {
  return sql<number>`training_commitment_part((${costShown(showsPay)})::bigint, ${left}, ${whole})::float8`
}

/** The scan of a signed promise. */
export const signedFile = sql<string | null>`(select stored.name from files stored
  where stored.company_id = training_commitments.company_id and stored.owner_kind = 'training_commitment'
    and stored.owner_id = training_commitments.id and stored.removed_at is null)`

/** A column of the course that a promise is about. */
export const courseOf = (column: string): RawBuilder<string> => sql<string>`(select course.${sql.ref(column)}
  from trainings course
  where course.company_id = training_commitments.company_id and course.id = training_commitments.training_id)`
