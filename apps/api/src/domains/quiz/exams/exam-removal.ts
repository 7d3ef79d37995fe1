import { sql } from 'kysely'
import { ApiFailure } from '../../../contract/failure.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import { lockExam } from './lock-exam.ts'

/**
 * Deletes exams by `remove`, their blueprints and markers kept beside them for as long as the delete can be undone.
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
  const { rows: parts } = await sql<{ exam_id: number; cells: object[]; markers: object[] }>`
    with cells as (
      delete from quiz_exam_cells where company_id = ${companyId} and exam_id = any(${ids}::bigint[]) returning *
    ), markers as (
      delete from quiz_exam_markers where company_id = ${companyId} and exam_id = any(${ids}::bigint[]) returning *
    )
    select exam.id as exam_id,
      coalesce((select jsonb_agg(to_jsonb(cells) order by place) from cells where cells.exam_id = exam.id), '[]') as cells,
      coalesce((select jsonb_agg(to_jsonb(markers)) from markers where markers.exam_id = exam.id), '[]') as markers
    from unnest(${ids}::bigint[]) as exam (id)`.execute(db)
  await remove()
  for (const { exam_id: id, ...kept } of parts) {
    await sql`update deleted_records set content = content || ${JSON.stringify(kept)}::jsonb
      where company_id = ${companyId} and resource = 'quizExams' and record_id = ${id}`.execute(db)
  }
}

/** Puts exams back by `putBack`, with their blueprints and markers. */
export async function putCellsBack<Answer>(
  { db, companyId }: ProductContext,
  ids: readonly number[],
  putBack: () => Promise<Answer>,
): Promise<Answer> {
  const { rows } = await sql<{ cells: object[]; markers: object[] | null }>`
    select content -> 'cells' as cells, content -> 'markers' as markers from deleted_records
    where company_id = ${companyId} and resource = 'quizExams' and record_id = any(${ids}::bigint[])
      and content ? 'cells'`.execute(db)
  const answer = await putBack()
  await sql`insert into quiz_exam_cells
    select * from jsonb_populate_recordset(null::quiz_exam_cells, ${JSON.stringify(rows.flatMap(({ cells }) => cells))}::jsonb)`.execute(
    db,
  )
  await sql`insert into quiz_exam_markers
    select * from jsonb_populate_recordset(null::quiz_exam_markers, ${JSON.stringify(rows.flatMap(({ markers }) => markers ?? []))}::jsonb)`.execute(
    db,
  )
  return answer
}
