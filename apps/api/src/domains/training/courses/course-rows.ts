import { sql } from 'kysely'
import { visibleRows } from '../../../contract/access.ts'
import { ApiFailure, notFound } from '../../../contract/failure.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import { partsOf } from '../../../standard-set/part-rows.ts'

export type { PartRows as CourseRows, Row } from '../../../standard-set/part-rows.ts'

const closed = { finished: 'đã kết thúc', cancelled: 'đã hủy' } as const

/**
 * Holds a course until the end of the transaction, so that its rows are written by one person at a time.
 * @throws ApiFailure 404 when it is not there or not mine, 409 when it is finished or cancelled
 */
export async function lockCourse(context: ProductContext, id: number): Promise<void> {
  const { rows } = await sql<{ status: string }>`
    select status from trainings
    where ${context.inThisCompany('trainings')} and ${visibleRows(context, { table: 'trainings' })}
      and id = ${id} for update`.execute(context.db)
  const [course] = rows
  if (course === undefined) throw notFound()
  if (course.status === 'finished' || course.status === 'cancelled') {
    throw new ApiFailure(409, `Khóa đào tạo ${closed[course.status]} nên không sửa được.`)
  }
}

/** What is done with the rows of a course: its subjects, lecturers, partners, days, costs and documents. */
export const {
  read: courseRows,
  add: addRows,
  save: saveRows,
  change: changeRow,
  remove: removeRow,
  ownerOf: courseOf,
} = partsOf({ resource: 'trainings', key: 'training_id', lock: lockCourse })
