import { type Expression, type SqlBool, sql } from 'kysely'
import { visibleRows } from '../../contract/access.ts'
import { notFound } from '../../contract/failure.ts'
import type { Handler, ProductContext } from '../../contract/handlers.ts'
import { putBack, remove } from '../../contract/undo.ts'
import { removeReadings, restoreReadings } from './readings/removed-readings.ts'
import { changeableDocuments, mine } from './visible-documents.ts'

/** Deletes documents with their files and requests to read them, all or none; all come back with {@link restoreDocuments}. */
export async function removeDocuments(
  context: ProductContext,
  ids: readonly number[],
  only: Expression<SqlBool> = sql<SqlBool>`true`,
): Promise<{ ids: number[] }> {
  const condition = sql`${mine(context, visibleRows(context, changeableDocuments))} and ${only}`
  await removeReadings(context, ids)
  const removed = await remove(context, 'documents', 'documents', condition, ids)
  await sql`update files set removed_at = now()
    where ${context.inThisCompany('files')} and owner_kind = 'document' and owner_id = any(${ids}::bigint[])
      and removed_at is null`.execute(context.db)
  return removed
}

/** Undoes a delete. Files that had been taken away before it stay away. */
export const restoreDocuments: Handler<'documents.restore'> = async ({ body: { ids } }, context) => {
  const { db, inThisCompany } = context
  await sql`update files set removed_at = null
    where ${inThisCompany('files')} and owner_kind = 'document' and owner_id = any(${ids}::bigint[])
      and removed_at = (
        select max(gone.deleted_at) from deleted_records gone
        where ${inThisCompany('gone')} and gone.resource = 'documents' and gone.record_id = files.owner_id)`.execute(
    db,
  )
  const restored = await putBack(context, 'documents', 'documents', ids)
  await restoreReadings(context, ids)
  const { rows } = await sql`
    select from documents
    where ${mine(context, visibleRows(context, changeableDocuments))} and documents.id = any(${ids}::bigint[])`.execute(
    db,
  )
  // Somebody else's delete is not this user's to undo where he could not have made it.
  if (rows.length !== ids.length) throw notFound()
  return restored
}

/** Deletes uploads, and of papers of the correspondence system the link: that system is told nothing and keeps them. */
export const destroyMixed: Handler<'documents.destroyMixed'> = async ({ body: { items } }, context) => {
  const sources = sql<SqlBool>`(documents.id, documents.source) in (
    select * from unnest(${items.map(({ id }) => id)}::bigint[], ${items.map(({ source }) => source)}::text[]))`
  return removeDocuments(
    context,
    items.map(({ id }) => id),
    sources,
  )
}
