import type { Input } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import { invalidInput } from '../../../contract/failure.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import type { PutDown } from './exam-people.ts'
import { holdNewcomers } from './pause-part.ts'

/**
 * Seats takers in a room, or in none; whoever stands still keeps what holds him.
 * @returns those whose room is another one now, as they were and as they are
 * @throws ApiFailure 400 for somebody who is not put down
 */
export async function seatPeople(
  context: ProductContext,
  examId: number,
  { employee_ids: employeeIds, room: asked }: Input<'quizExams.seatEmployees'>['body'],
): Promise<{ before: PutDown[]; after: PutDown[] }> {
  const { db, companyId } = context
  const room = asked?.trim() ?? null
  const { rows: people } = await sql<PutDown>`
    select employee_id, extra_minutes, room from quiz_exam_people where company_id = ${companyId} and exam_id = ${examId}
      and employee_id = any(${employeeIds}::bigint[]) order by id for no key update`.execute(db)
  if (people.length !== employeeIds.length) {
    throw invalidInput({ employee_ids: ['Có người không thuộc danh sách thí sinh.'] })
  }
  const before = people.filter((person) => person.room !== room)
  const ids = before.map(({ employee_id: id }) => id)
  await sql`update quiz_exam_people set room = ${room} where company_id = ${companyId} and exam_id = ${examId}
    and employee_id = any(${ids}::bigint[])`.execute(db)
  await holdNewcomers(context, examId, ids)
  return { before, after: before.map((person) => ({ ...person, room })) }
}
