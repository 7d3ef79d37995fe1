import { sql } from 'kysely'
import { invalidInput } from '../../../contract/failure.ts'
import type { CompanyTransaction } from '../../../db/transaction.ts'
import { type HeldCourse, type MovingTransaction, recordMoves } from './course-people.ts'
import { seatedStates } from './person-states.ts'

/** How many seats of a held course are taken. */
export async function seatsTaken({ db, companyId }: CompanyTransaction, courseId: number): Promise<number> {
  const { rows } = await sql<{ taken: number }>`
    select count(*)::int as taken from training_employees
    where company_id = ${companyId} and training_id = ${courseId} and state = any(${seatedStates})`.execute(
    db,
  )
  return rows[0]?.taken ?? 0
}

/** How many seats of a held course are free; without a limit there is always one. */
export async function seatsFree(
  context: CompanyTransaction,
  { id, max_people: most }: HeldCourse,
): Promise<number> {
  return most === null ? Number.POSITIVE_INFINITY : Math.max(0, most - (await seatsTaken(context, id)))
}

/** Gives what seats are free to those who have waited longest; before the first day, after which nobody moves up. */
export async function seatWaiting(context: MovingTransaction, course: HeldCourse): Promise<void> {
  if (course.status !== 'planned' && course.status !== 'open') return
  const free = await seatsFree(context, course)
  if (free === 0) return
  const { rows } = await sql<{ id: number }>`
    update training_employees set state = 'registered', waiting_since = null
    where company_id = ${context.companyId} and id in (
      select id from training_employees
      where company_id = ${context.companyId} and training_id = ${course.id} and state = 'waiting'
      order by waiting_since, id limit ${Number.isFinite(free) ? free : null})
    returning id`.execute(context.db)
  if (rows.length === 0) return
  const ids = rows.map(({ id }) => id)
  await recordMoves(context, course.id, { ids, from: 'waiting', to: 'registered' })
}

/** @throws ApiFailure 400 for fewer seats than are taken */
export async function refuseTooFewSeats(
  context: CompanyTransaction,
  { id, max_people: most }: HeldCourse,
): Promise<void> {
  if (most === null) return
  const taken = await seatsTaken(context, id)
  if (taken > most) throw invalidInput({ max_people: [`Đã có ${taken} người có chỗ trong khóa này.`] })
}
