import { sql } from 'kysely'
import { ApiFailure } from '../../../contract/failure.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import { lockExam } from './lock-exam.ts'

/**
 * Deletes exams by `remove`, their blueprints kept beside them for as long as the delete can be undone.
 * @throws ApiFailure 409 for an exam that is published, or that people are put down for
 */
export async function keepCells(
  context: ProductContext,
  ids: readonly number[],
  remove: () => Promise<unknown>,
): Promise<void> {
  const { db, companyId } = context
  for (const id of ids) await lockExam(context, id, 'draft')
  const { rows: people } = await sql`
    select id from quiz_exam_people where company_id = ${companyId} and exam_id = any(${ids}::bigint[]) limit 1`.execute(
    db,
  )
  if (people.length > 0) throw new ApiFailure(409, 'Kỳ thi đã có thí sinh. Hãy bỏ hết thí sinh rồi xóa.')
  const { rows: cells } = await sql<{ exam_id: number; cells: object[] }>`
    with gone as (
      delete from quiz_exam_cells where company_id = ${companyId} and exam_id = any(${ids}::bigint[]) returning *
    )
    select exam_id, jsonb_agg(to_jsonb(gone) order by place) as cells from gone group by exam_id`.execute(db)
  await remove()
  for (const { exam_id: id, cells: kept } of cells) {
    await sql`update deleted_records set content = content || jsonb_build_object('cells', ${JSON.stringify(kept)}::jsonb)
      where company_id = ${companyId} and resource = 'quizExams' and record_id = ${id}`.execute(db)
  }
}

/** Puts exams back by `putBack`, with their blueprints. */
export async function putCellsBack<Answer>(
  { db, companyId }: ProductContext,
  ids: readonly number[],
  putBack: () => Promise<Answer>,
): Promise<Answer> {
  const { rows } = await sql<{ cells: object[] }>`
    select content -> 'cells' as cells from deleted_records
    where company_id = ${companyId} and resource = 'quizExams' and record_id = any(${ids}::bigint[])
      and content ? 'cells'`.execute(db)
  const answer = await putBack()
  await sql`insert into quiz_exam_cells
    select * from jsonb_populate_recordset(null::quiz_exam_cells, ${JSON.stringify(rows.flatMap(({ cells }) => cells))}::jsonb)`.execute(
    db,
  )
  return answer
}
