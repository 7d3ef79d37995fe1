import type { Schemas } from '@nhansu/sdk/contract'
import type { DeedContext } from '../../../contract/handlers.ts'
import { lookAtStandings, todayOf } from '../../employees/public.ts'
import { requireMarks } from '../freeze-decision.ts'

type Marks = Schemas['DecisionMarks']
type Named = Pick<Schemas['DecisionPerson'], 'employee_id' | 'nhansu_id' | 'full_name'>

/**
 * Asks whether these people are as a preview saw them. Who goes on to write of them holds them first.
 * @param marks of others than these people nothing is told
 * @throws ApiFailure 409 that names everybody whose history has moved on since
 */
export async function requireUnmoved(
  context: DeedContext,
  people: readonly Named[],
  marks: Marks,
): Promise<void> {
  const ids = people.map(({ employee_id }) => employee_id)
  const standings = await lookAtStandings(context, ids, await todayOf(context))
  const now = people.flatMap(({ employee_id, nhansu_id, full_name }) => {
    const mark = standings.get(employee_id)?.mark
    return mark === undefined ? [] : [{ employee_id, nhansu_id, full_name, mark }]
  })
  requireMarks(now, marks)
}
