import type { Schemas } from '@nhansu/sdk/contract'
import { type RawBuilder, sql } from 'kysely'

type Content = Schemas['TrainingContractContent']

/** The costs of `course` that may be asked back once they are paid. */
export const expectedCosts = sql`(select expected.id, expected.kind, expected.planned, expected.actual
  from training_costs expected
  where expected.company_id = course.company_id and expected.training_id = course.id and not course.is_safety_duty
    and expected.counts_for_commitment and expected.payer = 'company' and greatest(expected.planned, expected.actual) > 0
    and (course.is_abroad or expected.kind not in ('board', 'travel')))`

/** Where the days of `course` are taught; null where none of them says so. */
export const placesOfDays = sql<
  string | null
>`(select string_agg(distinct place.name, '; ' order by place.name)
  from training_details day
  join training_locations place on place.company_id = day.company_id and place.id = day.location_id
  where day.company_id = course.company_id and day.training_id = course.id)`

/** Where each of the six contents is empty: on the promise, or on the course that it is for. */
const isEmpty = {
  trade: sql`course.name is null`,
  place_time_pay: sql`course.start_date is null or course.end_date is null or training_commitments.training_pay is null
    or course.location_id is null and ${placesOfDays} is null`,
  term: sql`training_commitments.months is null`,
  // A contract is signed before anything is paid: whether there is a cost is no secret, how much of it is pay is one.
  cost: sql`case when training_commitments.from_date is null then not exists (select from ${expectedCosts} cost)
    else coalesce(training_commitments.cost, 0) + coalesce(training_commitments.pay_cost, 0) = 0 end`,
  employer_duties: sql`training_commitments.employer_duties is null`,
  employee_duties: sql`training_commitments.employee_duties is null`,
} as const satisfies Record<Content, RawBuilder<unknown>>

/**
 * Which contents that the law asks of a contract of training a promise lacks, in the order of the law.
 * @see Bộ luật Lao động 2019, Điều 62, khoản 2
 */
export function missingContents(): RawBuilder<Content[]> {
  const contents = Object.entries(isEmpty).map(
    ([content, empty], place) => sql`(${content}, ${place}::integer, ${empty})`,
  )
  return sql<
    Content[]
  >`(select coalesce(array_agg(content.name order by content.place) filter (where content.is_empty), '{}')
    from trainings course, lateral (values ${sql.join(contents)}) as content (name, place, is_empty)
    where course.company_id = training_commitments.company_id and course.id = training_commitments.training_id)`
}
