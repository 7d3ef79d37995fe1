import { sql } from 'kysely'
import { invalidInput } from '../../../contract/failure.ts'
import type { ProductContext } from '../../../contract/handlers.ts'

/** Whom a pause or a message is for, as it is asked: one room, one taker, or neither for everybody. */
export interface AskedPart {
  room?: string
  employee_id?: number
}

/** The same, as tables keep it: at most one of both. */
export interface ExamPart {
  room: string | null
  personId: number | null
}

/**
 * Which takers of an exam are meant.
 * @throws ApiFailure 400 for a room where nobody sits, for somebody who is not put down, and for both at once
 */
export async function partOf(
  { db, companyId }: ProductContext,
  examId: number,
  { room, employee_id: employeeId }: AskedPart,
): Promise<ExamPart> {
  if (room !== undefined && employeeId !== undefined) {
    throw invalidInput({ employee_id: ['Chỉ chọn một phòng hoặc một thí sinh.'] })
  }
  if (room === undefined && employeeId === undefined) return { room: null, personId: null }
  const { rows } = await sql<{ id: number }>`
    select id from quiz_exam_people where company_id = ${companyId} and exam_id = ${examId}
      and ${room === undefined ? sql`employee_id = ${employeeId}` : sql`room = ${room.trim()}`} order by id limit 1`.execute(
    db,
  )
  const [person] = rows
  if (room !== undefined) {
    if (person === undefined) throw invalidInput({ room: ['Không có thí sinh nào ở phòng này.'] })
    return { room: room.trim(), personId: null }
  }
  if (person === undefined) throw invalidInput({ employee_id: ['Người này không thuộc danh sách thí sinh.'] })
  return { room: null, personId: person.id }
}

/**
 * Which part of an exam is let go on: also a room that everybody has left meanwhile, since its pause may still hold them.
 * @throws ApiFailure 400 as above, but for a room where nobody sits
 */
export async function heldPartOf(
  context: ProductContext,
  examId: number,
  asked: AskedPart,
): Promise<ExamPart> {
  const { room, employee_id: employeeId } = asked
  if (room === undefined || employeeId !== undefined) return partOf(context, examId, asked)
  return { room: room.trim(), personId: null }
}
