import type { DeedContext } from '../../contract/handlers.ts'
import { lockEmployees } from '../employees/public.ts'
import { type Decision, openDecision } from './decision-rows.ts'

/**
 * Opens a decision to end it or put another in its place, and holds its people before itself: issuing a correction comes to
 * both in that order, and of two who hold what the other wants one would be refused.
 * @throws ApiFailure 404
 */
export async function holdIssued(context: DeedContext, id: number): Promise<Decision> {
  const { state, people } = await openDecision(context, id)
  // A draft, which is refused, is held before its people where it is issued.
  if (state === 'issued') {
    await lockEmployees(
      context,
      people.map(({ employee_id }) => employee_id),
    )
  }
  return openDecision(context, id, { forWriting: true })
}
