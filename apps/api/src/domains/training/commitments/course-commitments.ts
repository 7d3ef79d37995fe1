import { type RawBuilder, sql } from 'kysely'
import type { ProductContext } from '../../../contract/handlers.ts'

const cost = (isPay: boolean) =>
  sql`training_commitment_cost(training_commitments.company_id, training_commitments.training_employee_id, ${isPay})`

/** What a promise keeps when it takes effect: its first day, that after the course, and the cost as it is then. */
export const asActive: RawBuilder<unknown> = sql`from_date = (select coalesce(course.end_date, course.start_date, current_date) + 1
    from trainings course where course.company_id = training_commitments.company_id
      and course.id = training_commitments.training_id),
  cost = ${cost(false)}, pay_cost = ${cost(true)}`

/** Whether anything that a course cost counts for a promise. */
export const hasCost: RawBuilder<boolean> = sql<boolean>`(${cost(false)} + ${cost(true)} > 0)`

/** Where the course of a promise stands, and whether its person passed it. */
export const outcomeOf = sql`(select jsonb_build_object('course', course.status, 'person', person.state)
  from training_employees person
  join trainings course on course.company_id = person.company_id and course.id = person.training_id
  where person.company_id = training_commitments.company_id and person.id = training_commitments.training_employee_id)`

const passedFinished = sql`exists (select from training_employees person
  join trainings course on course.company_id = person.company_id and course.id = person.training_id
  where person.company_id = training_commitments.company_id and person.id = training_commitments.training_employee_id
    and person.state = 'passed' and course.status = 'finished')`

/**
 * Lets signed promises of a finished course take effect for who passed. One of which nothing has been paid yet waits until
 * somebody lets it.
 * @param only one of them, where just that was signed
 */
export async function activateCommitments(
  { db, inThisCompany }: ProductContext,
  courseId: number,
  only?: number,
): Promise<void> {
  await sql`update training_commitments set status = 'active', ${asActive}
    where ${inThisCompany('training_commitments')} and training_id = ${courseId} and status = 'signed'
      ${only === undefined ? sql`` : sql`and id = ${only}`} and ${passedFinished} and ${hasCost}`.execute(db)
}

/** A course that is taken up again has not ended: its promises in effect are signed ones again, until it is finished anew. */
export async function suspendCommitments(
  { db, inThisCompany }: ProductContext,
  courseId: number,
): Promise<void> {
  await sql`update training_commitments set status = 'signed', from_date = null, cost = null, pay_cost = null
    where ${inThisCompany('training_commitments')} and training_id = ${courseId} and status = 'active'`.execute(
    db,
  )
}

/** Drops the drafts of a course that is cancelled. */
export async function dropDrafts({ db, inThisCompany }: ProductContext, courseId: number): Promise<void> {
  await sql`delete from training_commitments
    where ${inThisCompany('training_commitments')} and training_id = ${courseId} and status = 'draft'`.execute(
    db,
  )
}
