import { type RawBuilder, sql } from 'kysely'
import { type AuditEntry, writeAlong } from '../../../contract/audit.ts'
import { type FieldValues, savedChanges } from '../../../contract/audit-values.ts'
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
 * @param only one of them, where just that was signed, of whom the caller tells the trail
 */
export async function activateCommitments(
  context: ProductContext,
  courseId: number,
  only?: number,
): Promise<void> {
  const { db, inThisCompany } = context
  const { rows } = await sql<{ id: number; from_date: string }>`
    update training_commitments set status = 'active', ${asActive}
    where ${inThisCompany('training_commitments')} and training_id = ${courseId} and status = 'signed'
      ${only === undefined ? sql`` : sql`and id = ${only}`} and ${passedFinished} and ${hasCost}
    returning id, from_date`.execute(db)
  if (only !== undefined) return
  const steps = rows.map(({ id, from_date }) =>
    tookStep(id, { state: 'signed', from_date: null }, { state: 'active', from_date }, ['cost']),
  )
  await writeAlong(context, 'trainingCommitments', steps)
}

/** A course that is taken up again has not ended: its promises in effect are signed ones again, until it is finished anew. */
export async function suspendCommitments(context: ProductContext, courseId: number): Promise<void> {
  const { db, inThisCompany } = context
  const { rows } = await sql<{ id: number; from_date: string }>`
    with before as (
      select id, from_date from training_commitments
      where ${inThisCompany('training_commitments')} and training_id = ${courseId} and status = 'active' for update
    )
    update training_commitments set status = 'signed', from_date = null, cost = null, pay_cost = null
    from before where ${inThisCompany('training_commitments')} and training_commitments.id = before.id
    returning before.id, before.from_date`.execute(db)
  const steps = rows.map(({ id, from_date }) =>
    tookStep(id, { state: 'active', from_date }, { state: 'signed', from_date: null }, ['cost']),
  )
  await writeAlong(context, 'trainingCommitments', steps)
}

/** Drops the drafts of a course that is cancelled. */
export async function dropDrafts(context: ProductContext, courseId: number): Promise<void> {
  const { db, inThisCompany } = context
  const { rows } = await sql<{ id: number; number: string }>`
    delete from training_commitments
    where ${inThisCompany('training_commitments')} and training_id = ${courseId} and status = 'draft'
    returning id, number`.execute(db)
  const dropped = rows.map(({ id, number }) => ({ recordId: id, recordName: number }))
  await writeAlong(context, 'trainingCommitments', dropped)
}

/**
 * What the trail is told of a promise that took a step.
 * @param sums that changed with it, which are named only: how much of them somebody sees depends on his right to see pay
 */
export function tookStep(
  id: number,
  before: FieldValues,
  after: FieldValues,
  sums: readonly string[] = [],
): AuditEntry {
  const { changedFields, values } = savedChanges(before, after)
  return { recordId: id, changedFields: [...changedFields, ...sums], values }
}
