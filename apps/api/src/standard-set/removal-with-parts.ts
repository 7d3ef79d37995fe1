import { type RawBuilder, sql } from 'kysely'
import type { ProductContext } from '../contract/handlers.ts'
import { putBack, remove, undoWindow } from '../contract/undo.ts'

/** A record whose parts stand in tables of their own, and come back with it. */
export interface WithParts {
  resource: string
  table: string
  /** The column of the parts that names the record: `training_id`. */
  key: string
  /** The tables of the parts, each after what it points at. */
  parts: readonly string[]
}

/**
 * Deletes records with their parts; they can be put back for a while.
 * @param mine a condition on the records that leaves out what is not the caller's
 * @throws ApiFailure 404 when one of them is not there or not mine
 */
export async function removeWithParts(
  context: ProductContext,
  { resource, table, key, parts }: WithParts,
  mine: RawBuilder<unknown>,
  ids: readonly number[],
): Promise<{ ids: number[] }> {
  const { db, companyId, session, inThisCompany } = context
  for (const part of parts.toReversed()) {
    await sql`
      with gone as (
        delete from ${sql.table(part)} part where ${inThisCompany('part')} and ${sql.ref(key)} = any(${ids}::bigint[])
        returning to_jsonb(part) as content
      )
      insert into deleted_records (company_id, resource, record_id, content, deleted_by)
      select ${companyId}, ${kept(resource, part)}, row_number() over () + (select coalesce(max(record_id), 0)
        from deleted_records there where ${inThisCompany('there')} and there.resource = ${kept(resource, part)}),
        content, ${session.userId} from gone`.execute(db)
  }
  return remove(context, resource, table, mine, ids)
}

/** Puts records back as they were, with their parts. */
export async function putBackWithParts(
  context: ProductContext,
  { resource, table, key, parts }: WithParts,
  ids: readonly number[],
): Promise<{ ids: number[] }> {
  const { db, inThisCompany } = context
  const back = await putBack(context, resource, table, ids)
  for (const part of parts) {
    await sql`
      with kept as (
        delete from deleted_records where ${inThisCompany('deleted_records')} and resource = ${kept(resource, part)}
          and (content ->> ${key})::bigint = any(${ids}::bigint[]) and deleted_at > now() - ${undoWindow}
        returning content
      )
      insert into ${sql.table(part)}
      select back.* from kept, jsonb_populate_record(null::${sql.table(part)}, kept.content) as back`.execute(
      db,
    )
  }
  return back
}

function kept(resource: string, part: string): string {
  return `${resource}.${part}`
}
