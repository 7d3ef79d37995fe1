import { sql } from 'kysely'
import { visibleRows } from '../../../contract/access.ts'
import { ApiFailure } from '../../../contract/failure.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import { putBack, remove, undoWindow } from '../../../contract/undo.ts'

/** The tables of a course's parts, each after what it points at. */
const partTables = [
  'training_subjects',
  'training_lecturers',
  'training_subject_lecturers',
  'training_partners',
  'training_details',
  'training_documents',
  'training_costs',
] as const

/**
 * Deletes courses with their parts; they can be put back for a while.
 * @throws ApiFailure 409 for a course that people have been told of: it is cancelled instead
 */
export async function removeCourses(
  context: ProductContext,
  ids: readonly number[],
): Promise<{ ids: number[] }> {
  const { db, companyId, session, inThisCompany } = context
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
  for (const table of partTables.toReversed()) {
    await sql`
      with gone as (
        delete from ${sql.table(table)} part where ${inThisCompany('part')} and training_id = any(${ids}::bigint[])
        returning to_jsonb(part) as content
      )
      insert into deleted_records (company_id, resource, record_id, content, deleted_by)
      select ${companyId}, ${kept(table)}, row_number() over () + (select coalesce(max(record_id), 0)
        from deleted_records there where ${inThisCompany('there')} and there.resource = ${kept(table)}),
        content, ${session.userId} from gone`.execute(db)
  }
  const mine = sql`${inThisCompany('trainings')} and ${visibleRows(context, { table: 'trainings' })}`
  return remove(context, 'trainings', 'trainings', mine, ids)
}

/** Puts courses back as they were, with their parts. */
export async function putBackCourses(
  context: ProductContext,
  ids: readonly number[],
): Promise<{ ids: number[] }> {
  const { db, inThisCompany } = context
  const back = await putBack(context, 'trainings', 'trainings', ids)
  for (const table of partTables) {
    await sql`
      with kept as (
        delete from deleted_records where ${inThisCompany('deleted_records')} and resource = ${kept(table)}
          and (content ->> 'training_id')::bigint = any(${ids}::bigint[]) and deleted_at > now() - ${undoWindow}
        returning content
      )
      insert into ${sql.table(table)}
      select back.* from kept, jsonb_populate_record(null::${sql.table(table)}, kept.content) as back`.execute(
      db,
    )
  }
  return back
}

function kept(table: string): string {
  return `trainings.${table}`
}
