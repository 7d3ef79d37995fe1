import type { Schemas } from '@nhansu/sdk/contract'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { DeedContext, ProductContext } from '../../contract/handlers.ts'

type Status = Schemas['RenewalReviewStatus']

/** Contracts that end by themselves; how a trial went has decisions of its own. */
export const reviewedKinds = ['fixed_term', 'seasonal', 'training'] as const

/** Where no rule of reminders says when the first one comes. */
const usualFirstStep = 60

/**
 * How many days before its end a contract is first reminded of, and its review with it; asked once, not for each contract. With
 * `coalesce` around the question, an index would not be read up to that day.
 */
export const firstStep = sql`(select coalesce(max(step), ${usualFirstStep}::integer)
  from reminder_rules rule, unnest(rule.days_before) as step
  where rule.company_id = (select app_company_id()) and rule.kind = 'contract')`

/** When a contract begins to count as ending soon, the unit should have answered. */
export const dueDate = sql`(contracts.end_date - (select law_value('remind_contract_days', current_date))::integer)`

/** Whether a contract is of a kind that is reviewed, and today is within its days; of some its review is not sent all the same. */
export const isInReviewDays = sql<SqlBool>`(contracts.state = 'issued'
  and contracts.kind in (${sql.join(reviewedKinds.map((kind) => sql.lit(kind)))}) and contracts.end_date <= current_date + ${firstStep}
  and contracts.end_date >= current_date - (select law_value('renewal_days', current_date))::integer)`

/**
 * Whether the review of a contract is with those who answer it: from the first reminder until the days are over within
 * which a new contract may still be signed (rule L6), unless something follows.
 */
export const isSent = sentWhere(
  sql`exists (select from employees e where e.company_id = contracts.company_id and e.id = contracts.employee_id and e.active)`,
)

/** The same, asked of a whole company at once: who works here no more is read together, and is none of those. */
export const isSentOfMany = ({ inThisCompany }: Pick<ProductContext, 'inThisCompany'>) =>
  sentWhere(
    sql`not exists (select from employees e where ${inThisCompany('e')} and e.id = contracts.employee_id and not e.active)`,
  )

function sentWhere(works: RawBuilder<unknown>): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${isInReviewDays} and ${works}
  and not exists (select from contracts later
    where later.company_id = contracts.company_id and later.employee_id = contracts.employee_id
      and later.state in ('issued', 'ended') and later.start_date > contracts.end_date))`
}

/** For whom a review waits today that is sent, in words. */
export const sentReviewStatus: RawBuilder<Status> = sql`case when exists (select from renewal_reviews answered
      where answered.company_id = contracts.company_id and answered.contract_id = contracts.id
        and answered.proposal is not null) then 'Chờ nhân sự xử lý'
    when current_date > ${dueDate} then 'Quá hạn ý kiến đơn vị'
    else 'Chờ ý kiến đơn vị' end`

/** For whom the review of a contract waits today, in words; null where it waits for nobody. */
export const reviewStatus: RawBuilder<Status> = sql`case when ${isSent} then ${sentReviewStatus} end`

/** Nobody reads what is thought of himself. */
export const notAboutOneself = ({ session }: Pick<ProductContext, 'session'>) =>
  sql<SqlBool>`contracts.employee_id is distinct from ${session.employeeId}::bigint`

/** The same as its reader may know it. */
export const shownReviewStatus = (reader: Pick<ProductContext, 'session'>): RawBuilder<Status> =>
  sql`case when ${notAboutOneself(reader)} then ${reviewStatus} end`

/** Contracts of those over whom the reader is the head, once their reviews are sent; narrowed by his units first. */
export function headedContracts({ session, inThisCompany }: DeedContext): RawBuilder<SqlBool> {
  if (session.employeeId === null) return sql<SqlBool>`false`
  const isOfHisUnits = sql<SqlBool>`contracts.employee_id in (
    select units.employee_id from departments headed
    join employee_units units on units.company_id = headed.company_id and units.department_id = headed.id
    where ${inThisCompany('headed')} and headed.manager_id = ${session.employeeId}::bigint)`
  // Who the next head of somebody is costs much more than his units: it is asked of nobody else.
  return sql<SqlBool>`(${isOfHisUnits} and ${isSent} and case when ${isOfHisUnits}
    then head_over(contracts.company_id, contracts.employee_id) = ${session.employeeId}::bigint else false end)`
}
