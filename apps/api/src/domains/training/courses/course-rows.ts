import { type RawBuilder, sql } from 'kysely'
import { visibleRows } from '../../../contract/access.ts'
import { ApiFailure, notFound, stale } from '../../../contract/failure.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import type { DB } from '../../../db/tables.gen.ts'

/** Rows that belong to a course: its subjects, lecturers, partners, days, costs and documents. */
export interface CourseRows {
  table: keyof DB
  /** The key of the rows in an answer. */
  key: string
  /** What is answered of each row, besides `id` and `version`; the rows are called `part`. */
  shown: RawBuilder<unknown>
  order: RawBuilder<unknown>
  /** Which rows this reader may see; all when absent. */
  where?: (context: ProductContext) => RawBuilder<unknown>
  /** What is kept of a row beside the fields that came with it. */
  derived?: (context: ProductContext, row: Row) => Promise<Row>
  /** Fields that are kept in tables of their own, after the row has been written. */
  linked?: {
    field: string
    save: (context: ProductContext, courseId: number, id: number, value: unknown) => Promise<void>
  }
}

/** The fields of a row as a body brings them; the contract has checked their names. */
export type Row = Record<string, unknown>

/** Rows that are saved together: those with an id change, those without are new. */
export interface RowsToSave {
  rows: readonly Row[]
  removedIds?: readonly number[] | undefined
}

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

/** The rows of a course as they are answered, or some of them. */
export async function courseRows<Answered>(
  context: ProductContext,
  { table, shown, order, where }: CourseRows,
  courseId: number,
  id?: number,
): Promise<Answered[]> {
  const { rows } = await sql<Answered>`
    select part.id, ${shown}, part.version from ${sql.table(table)} part
    where part.company_id = ${context.companyId} and part.training_id = ${courseId}
      and ${id === undefined ? sql`true` : sql`part.id = ${id}`} and ${where?.(context) ?? sql`true`}
    order by ${order}, part.id`.execute(context.db)
  return rows
}

/** Adds rows to a course; all or none. */
export async function addRows(
  context: ProductContext,
  kind: CourseRows,
  courseId: number,
  rows: readonly Row[],
): Promise<number[]> {
  await lockCourse(context, courseId)
  const ids: number[] = []
  for (const row of rows) ids.push(await insertRow(context, kind, courseId, row))
  context.audit({ recordId: courseId, changedFields: [kind.key] })
  return ids
}

/** Saves rows of a course; all or none. */
export async function saveRows(
  context: ProductContext,
  kind: CourseRows,
  courseId: number,
  { rows, removedIds = [] }: RowsToSave,
): Promise<void> {
  await lockCourse(context, courseId)
  await removeRows(context, kind, courseId, removedIds)
  for (const row of rows) {
    if (row['id'] === undefined) await insertRow(context, kind, courseId, row)
    else await updateRow(context, kind, courseId, Number(row['id']), row)
  }
  context.audit({ recordId: courseId, changedFields: [kind.key] })
}

/** Changes one row, wherever its course is. */
export async function changeRow(
  context: ProductContext,
  kind: CourseRows,
  id: number,
  row: Row,
): Promise<number> {
  const courseId = await courseOf(context, kind, id)
  await lockCourse(context, courseId)
  await updateRow(context, kind, courseId, id, row)
  context.audit({ recordId: courseId, changedFields: [kind.key] })
  return courseId
}

/** Takes one row out of its course. */
export async function removeRow(
  context: ProductContext,
  kind: CourseRows,
  id: number,
): Promise<{ ids: number[] }> {
  const courseId = await courseOf(context, kind, id)
  await lockCourse(context, courseId)
  await removeRows(context, kind, courseId, [id])
  context.audit({ recordId: courseId, changedFields: [kind.key] })
  return { ids: [id] }
}

/** The course that a row belongs to; 404 for a row that is not there. */
export async function courseOf(context: ProductContext, { table }: CourseRows, id: number): Promise<number> {
  const { rows } = await sql<{ training_id: number }>`
    select training_id from ${sql.table(table)} where ${context.inThisCompany(table)} and id = ${id}`.execute(
    context.db,
  )
  if (rows[0] === undefined) throw notFound()
  return rows[0].training_id
}

async function insertRow(context: ProductContext, kind: CourseRows, courseId: number, row: Row) {
  const { values, link } = await written(context, kind, row)
  const fields = Object.keys(values)
  const { rows } = await sql<{ id: number }>`
    insert into ${sql.table(kind.table)} (${sql.join(['company_id', 'training_id', ...fields].map((field) => sql.ref(field)))})
    values (${sql.join([context.companyId, courseId, ...Object.values(values)])}) returning id`.execute(
    context.db,
  )
  const id = Number(rows[0]?.id)
  await link(courseId, id)
  return id
}

async function updateRow(context: ProductContext, kind: CourseRows, courseId: number, id: number, row: Row) {
  const { values, link } = await written(context, kind, row)
  const version = row['version']
  const changes = Object.entries(values).map(([field, value]) => sql`${sql.ref(field)} = ${value}`)
  const { rows } = await sql`
    update ${sql.table(kind.table)} set ${changes.length > 0 ? sql.join(changes) : sql`id = id`}
    where ${context.inThisCompany(kind.table)} and training_id = ${courseId} and id = ${id}
      and ${version === undefined ? sql`true` : sql`version = ${version}`} returning id`.execute(context.db)
  if (rows.length > 0) return link(courseId, id)
  const now = await courseRows<Row>(context, kind, courseId)
  if (now.every((there) => there['id'] !== id)) throw notFound()
  throw stale({ [kind.key]: now })
}

async function removeRows(
  context: ProductContext,
  { table }: CourseRows,
  courseId: number,
  ids: readonly number[],
) {
  if (ids.length === 0) return
  const { rows } = await sql`
    delete from ${sql.table(table)} where ${context.inThisCompany(table)} and training_id = ${courseId}
      and id = any(${ids}::bigint[]) returning id`.execute(context.db)
  if (rows.length !== ids.length) throw notFound()
}

async function written(context: ProductContext, { derived, linked }: CourseRows, row: Row) {
  const { id: _, version: __, ...fields } = derived ? await derived(context, row) : row
  const value = linked && fields[linked.field]
  if (linked) delete fields[linked.field]
  const link = async (courseId: number, id: number): Promise<void> => {
    if (linked && value !== undefined) await linked.save(context, courseId, id, value)
  }
  return { values: fields, link }
}
