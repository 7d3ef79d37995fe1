import { sql } from 'kysely'
import { ApiFailure, notFound } from '../../contract/failure.ts'
import type { ProductContext } from '../../contract/handlers.ts'
import type { ImportContext } from './import-context.ts'
import { placeBack } from './place-last.ts'
import { undoWindow } from '../../contract/undo.ts'
import { pieces } from '../in-turns.ts'

/** Records that are written down in one statement: nobody else waits for longer than it takes to put them into words. */
const atOnce = 1_000

/** A record that an import has made or changed, as its undo wants it. */
interface KeptChange {
  id: number
  version: number
  /** As it was; null for a new one. */
  before: object | null
}

/** Keeps what an import did, for as long as it can be undone. */
export async function keepImport(
  context: ImportContext,
  resource: string,
  written: readonly KeptChange[],
): Promise<number> {
  const id = await beginImport(context, resource)
  await keepChanges(context, id, written)
  return id
}

/** Makes room for what an import is going to do. */
export async function beginImport(
  { db, inThisCompany, companyId, session }: ImportContext,
  resource: string,
): Promise<number> {
  await sql`
    delete from imports where ${inThisCompany('imports')} and made_at < now() - ${undoWindow}`.execute(db)
  const { rows } = await sql<{ id: number }>`
    insert into imports (company_id, resource, made_by) values (${companyId}, ${resource}, ${session.userId})
    returning id`.execute(db)
  return rows[0]?.id ?? 0
}

/** Keeps what such an import has done. */
export async function keepChanges(
  { db, companyId }: ImportContext,
  id: number,
  written: readonly KeptChange[],
): Promise<void> {
  for (const piece of pieces(written, atOnce)) {
    const content = JSON.stringify(
      piece.map(({ id: record_id, version, before }) => ({ record_id, version, before })),
    )
    await sql`
      insert into import_changes (company_id, import_id, record_id, before, version)
      select ${companyId}, ${id}, record_id, before, version
      from jsonb_to_recordset(${content}::jsonb) as change (record_id bigint, before jsonb, version integer)`.execute(
      db,
    )
  }
}

/**
 * Takes an import back as a whole: what it made is gone, what it changed is as it was.
 * @param fields those that an import can change
 * @param references those of them that point at records of the same table
 * @param siblingsBy the column by which the records are siblings that stand in an order, which a move below another changes
 * @throws ApiFailure 404 when there was none a moment ago, 409 when somebody has changed one of its records since
 */
export async function undoImport(
  context: ProductContext,
  resource: string,
  table: string,
  id: number,
  fields: readonly string[],
  references: readonly string[],
  siblingsBy?: string,
): Promise<{ ids: number[] }> {
  const { db, inThisCompany } = context
  const { rows: kept } = await sql`
    select from imports where ${inThisCompany('imports')} and id = ${id} and resource = ${resource}
      and made_at > now() - ${undoWindow} for update`.execute(db)
  if (kept.length === 0) throw notFound()
  const changes = sql`import_changes as change where ${inThisCompany('change')} and change.import_id = ${id}`
  const record = sql`${inThisCompany(table)} and ${sql.ref(`${table}.id`)} = change.record_id`
  const { rows: touched } = await sql`
    select from ${changes} and not exists (
      select from ${sql.table(table)} where ${record} and version = change.version) limit 1`.execute(db)
  if (touched.length > 0) throw touchedSince()
  const putBack = async (some: readonly string[]) => {
    const back = some.map((field) => sql`${sql.ref(field)} = ${sql.ref(`was.${field}`)}`)
    const { rows } = await sql<{ id: number }>`
      update ${sql.table(table)} set ${sql.join(back)}
      from import_changes as change, jsonb_populate_record(null::${sql.table(table)}, change.before) as was
      where ${inThisCompany('change')} and change.import_id = ${id} and ${record} and change.before is not null
      returning ${sql.ref(`${table}.id`)}`.execute(db)
    return rows
  }
  // What stays lets go of what goes, before its names and codes are free again.
  if (references.length > 0) await putBack(references)
  const gone = await sql<{ id: number }>`
    delete from ${sql.table(table)} using ${changes} and ${record} and change.before is null
    returning ${sql.ref(`${table}.id`)}`.execute(db)
  const restored = await putBack(fields)
  if (siblingsBy !== undefined) await placeBack(context, table, siblingsBy, id)
  await sql`delete from imports where ${inThisCompany('imports')} and id = ${id}`.execute(db)
  const ids = [...gone.rows, ...restored].map((row) => row.id)
  for (const recordId of ids) context.audit({ recordId })
  return { ids }
}

function touchedSince(): ApiFailure {
  return new ApiFailure(409, 'Không thể hoàn tác vì có dòng đã được sửa hoặc xóa sau khi nhập.')
}
