import { type RawBuilder, sql } from 'kysely'
import type { ProductContext } from '../../../contract/handlers.ts'
import { paidForCourse } from '../plans/plan-lines.ts'

/** States of people who share what a course costs: a seat that was theirs is paid for whether they came or not. */
const sharingStates = sql`('joined', 'passed', 'failed', 'absent', 'withdrawn')`

/**
 * `share`: what of the costs of the courses in `course` falls on each of their people, in whole đồng. A cost for all is
 * divided among who shares it, and what does not divide goes to the first ones, so that shares add up to it; a cost of
 * single people is divided among them.
 */
export function costShares({ inThisCompany }: ProductContext): RawBuilder<unknown> {
  return sql`sharer as (
      select person.id, person.training_id, count(*) over (partition by person.training_id) as people,
        row_number() over (partition by person.training_id order by person.id) as place
      from training_employees person
      where ${inThisCompany('person')} and person.training_id in (select id from course)
        and person.state in ${sharingStates}
    ), named as (
      select own.cost_id, own.training_employee_id as id, count(*) over (partition by own.cost_id) as people,
        row_number() over (partition by own.cost_id order by own.training_employee_id) as place
      from training_cost_people own
      where ${inThisCompany('own')} and own.training_id in (select id from course)
    ), paid as (
      select cost.id, cost.training_id, cost.actual, cost.id in (select cost_id from named) as is_own
      from training_costs cost
      where ${inThisCompany('cost')} and cost.training_id in (select id from course) and cost.actual > 0
        and ${paidForCourse}
    ), part as (
      select sharer.id, paid.actual / sharer.people + (sharer.place <= paid.actual % sharer.people)::int as amount
      from paid join sharer on sharer.training_id = paid.training_id where not paid.is_own
      union all
      select named.id, paid.actual / named.people + (named.place <= paid.actual % named.people)::int
      from paid join named on named.cost_id = paid.id
    ), share as materialized (
      select id as person_id, sum(amount)::float8 as amount from part group by id
    )`
}
