import { sql } from 'kysely'
import { visibleRows } from '../../../contract/access.ts'
import { savedChanges } from '../../../contract/audit-values.ts'
import { ApiFailure, notFound } from '../../../contract/failure.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import {
  holdCourse,
  type OpenPerson,
  peopleOf,
  type Person,
  recordMoves,
  requireCourse,
  visiblePeople,
} from './course-people.ts'
import { ownDeed, refusalOf } from './move-person.ts'
import { personMoves } from './person-states.ts'

/**
 * Confirms that people of a course were there, all or none; nobody who is there already changes.
 * @throws ApiFailure 404 for who is not the caller's, 409 for whoever cannot be confirmed, by name
 */
export async function joinPeople(
  context: ProductContext,
  courseId: number,
  ids: readonly number[],
): Promise<{ employees: Person[] }> {
  const { db, inThisCompany, session } = context
  await requireCourse(context, courseId)
  const course = await holdCourse(context, courseId)
  const { rows: people } = await sql<OpenPerson & { full_name: string }>`
    select training_employees.id, training_id, employee_id, training_employees.state, mandatory, training_employees.version,
      employees.full_name
    from training_employees join employees on employees.company_id = training_employees.company_id
      and employees.id = training_employees.employee_id
    where ${inThisCompany('training_employees')} and training_id = ${courseId}
      and training_employees.id = any(${ids}::bigint[]) and ${visibleRows(context, visiblePeople)}
    order by training_employees.id`.execute(db)
  if (people.length < ids.length) throw notFound()
  const moved = people.filter(({ state }) => state !== 'joined')
  for (const person of moved) {
    const isOneself = person.employee_id === session.employeeId
    const refusal = isOneself ? ownDeed : refusalOf(personMoves.joined, person, course, 'behalf')
    if (refusal !== null) throw new ApiFailure(409, `${person.full_name}: ${refusal}`)
  }
  await sql`update training_employees set state = 'joined', reason = null, waiting_since = null
    where ${inThisCompany('training_employees')} and id = any(${moved.map(({ id }) => id)}::bigint[])`.execute(
    db,
  )
  for (const [from, those] of Map.groupBy(moved, ({ state }) => state)) {
    await recordMoves(context, courseId, { ids: those.map(({ id }) => id), from, to: 'joined' })
  }
  for (const { id, state } of moved) {
    context.audit({ recordId: id, ...savedChanges({ state }, { state: 'joined' }) })
  }
  return { employees: await peopleOf(context, courseId) }
}
