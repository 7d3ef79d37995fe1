import { type RawBuilder, sql } from 'kysely'
import type { CompanyTransaction } from '../../db/transaction.ts'

/** From when a decision holds for its person. */
const firstDay = sql`coalesce(person.effective_date, decisions.effective_date)`

/**
 * Terms of appointments after which nothing is decided yet, as a table: an issued decision of type 6 or 9 says until when
 * (`term_to`, of whatever day), no other one takes effect by the day after, and its person still holds the position in the
 * unit that it gave him. Whether he works here is asked by who reads them.
 *
 * The columns are `id` of the person in the decision, `employee_id`, `term_to`, `decision_number`, `effective_date`,
 * `position_id` and `department_id`.
 */
export function endingTerms({
  inThisCompany,
}: Pick<CompanyTransaction, 'inThisCompany'>): RawBuilder<unknown> {
  return sql`(
    select appointed.id, appointed.employee_id, appointed.term_to, appointed.decision_number, appointed.effective_date,
      held.position_id, held.department_id
    from (
      select person.id, person.employee_id, person.term_to, person.position_id, decisions.decision_number,
        ${firstDay} as effective_date,
        -- A decision that names no unit leaves its person in the one that he had on its day.
        coalesce(person.department_id, (
          select seat.department_id from employee_positions seat
          where ${inThisCompany('seat')} and seat.employee_id = person.employee_id and seat.is_main
            and seat.position_id = person.position_id and seat.from_date <= ${firstDay}
            and coalesce(seat.to_date, ${firstDay}) >= ${firstDay} limit 1)) as department_id,
        lead(${firstDay})
          over (partition by person.employee_id order by ${firstDay}, decisions.id) as followed_from
      from decisions
      join decision_people person on person.company_id = decisions.company_id and person.decision_id = decisions.id
      where ${inThisCompany('decisions')} and decisions.decision_type in (6, 9) and decisions.state = 'issued') appointed
    join employee_positions held on ${inThisCompany('held')} and held.employee_id = appointed.employee_id and held.is_main
      and held.to_date is null and held.position_id = appointed.position_id
      and held.department_id = coalesce(appointed.department_id, held.department_id)
    where appointed.term_to is not null
      and (appointed.followed_from is null or appointed.followed_from > appointed.term_to + 1))`
}
