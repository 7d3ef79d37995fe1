import { sql } from 'kysely'
import type { DeedContext } from '../../contract/handlers.ts'
import { lockEmployees } from '../employees/public.ts'
import { type Decision, openDecision, writableDecisions } from './decision-rows.ts'

/**
 * Opens a decision to end it or put another in its place, and holds its people before itself: issuing a correction comes to
 * both in that order, and of two who hold what the other wants one would be refused.
 * @throws ApiFailure 404
 */
export async function holdIssued(context: DeedContext, id: number): Promise<Decision> {
  const people = await peopleOfIssued(context, id)
  // A draft, which is refused, is held before its people where it is issued.
  if (people.length > 0) await lockEmployees(context, people)
  return openDecision(context, id, { forWriting: true })
}

/** Everybody in a decision that is issued, and that whoever asks may write; nobody otherwise. */
async function peopleOfIssued(context: DeedContext, id: number): Promise<number[]> {
  const { rows } = await sql<{ employee_id: number }>`
    select person.employee_id from decisions
    join decision_people person on person.company_id = decisions.company_id and person.decision_id = decisions.id
    where ${context.inThisCompany('decisions')} and decisions.id = ${id} and decisions.state = 'issued'
      and ${writableDecisions(context)}`.execute(context.db)
  return rows.map((row) => row.employee_id)
}
