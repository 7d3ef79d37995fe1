import { sql } from 'kysely'
import { visibleRows } from '../../../contract/access.ts'
import { ApiFailure } from '../../../contract/failure.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import {
  putBackWithParts,
  removeWithParts,
  type WithParts,
} from '../../../standard-set/removal-with-parts.ts'

const course: WithParts = {
  resource: 'trainings',
  table: 'trainings',
  key: 'training_id',
  parts: [
    'training_subjects',
    'training_lecturers',
    'training_subject_lecturers',
    'training_partners',
    'training_details',
    'training_documents',
    'training_costs',
  ],
}

/**
 * Deletes courses with their parts; they can be put back for a while.
 * @throws ApiFailure 409 for a course that people have been told of: it is cancelled instead
 */
export async function removeCourses(
  context: ProductContext,
  ids: readonly number[],
): Promise<{ ids: number[] }> {
  const { db, companyId, inThisCompany } = context
  const { rows } = await sql<{ name: string }>`
    select name from trainings course where course.company_id = ${companyId} and course.id = any(${ids}::bigint[])
      and (course.status <> 'planned' or exists (select from training_employees person
        where person.company_id = course.company_id and person.training_id = course.id))
    order by id limit 1`.execute(db)
  if (rows[0] !== undefined) {
    throw new ApiFailure(
      409,
      `Khóa ${rows[0].name} đã mở hoặc đã có học viên nên không xóa được. Hãy hủy khóa đào tạo.`,
    )
  }
  const mine = sql`${inThisCompany('trainings')} and ${visibleRows(context, { table: 'trainings' })}`
  return removeWithParts(context, course, mine, ids)
}

/** Puts courses back as they were, with their parts. */
export async function putBackCourses(
  context: ProductContext,
  ids: readonly number[],
): Promise<{ ids: number[] }> {
  return putBackWithParts(context, course, ids)
}
