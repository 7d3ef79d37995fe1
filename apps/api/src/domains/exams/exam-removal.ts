import { sql } from 'kysely'
import { visibleRows } from '../../contract/access.ts'
import { ApiFailure } from '../../contract/failure.ts'
import type { ProductContext } from '../../contract/handlers.ts'
import { putBackWithParts, removeWithParts, type WithParts } from '../../standard-set/removal-with-parts.ts'
import { visibleExams } from './visible-exams.ts'

const exam: WithParts = {
  resource: 'exams',
  table: 'exams',
  key: 'exam_id',
  parts: ['exam_parts', 'exam_questions', 'exam_board', 'exam_people'],
}

/**
 * Deletes drafts with their parts; they can be put back for a while.
 * @throws ApiFailure 409 for a test that is no draft any more: it is cancelled instead
 */
export async function removeExams(
  context: ProductContext,
  ids: readonly number[],
): Promise<{ ids: number[] }> {
  const { db, inThisCompany } = context
  const { rows } = await sql<{ name: string }>`
    select name from exams where ${inThisCompany('exams')} and id = any(${ids}::bigint[]) and status <> 'draft'
    order by id limit 1`.execute(db)
  if (rows[0] !== undefined) {
    throw new ApiFailure(
      409,
      `Đợt kiểm tra ${rows[0].name} không còn là nháp nên không xóa được. Hãy hủy đợt kiểm tra.`,
    )
  }
  const mine = sql`${inThisCompany('exams')} and ${visibleRows(context, visibleExams)}`
  return removeWithParts(context, exam, mine, ids)
}

/** Puts tests back as they were, with their parts. */
export async function putBackExams(
  context: ProductContext,
  ids: readonly number[],
): Promise<{ ids: number[] }> {
  return putBackWithParts(context, exam, ids)
}
