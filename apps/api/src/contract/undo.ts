import { resources, type ResourceWords } from '@nhansu/sdk/resources'
import { type RawBuilder, sql } from 'kysely'
import { notFound } from './failure.ts'
import type { CompanyTransaction } from '../db/transaction.ts'
import type { DeedContext } from './handlers.ts'

/** The apps offer 'Hoàn tác' for ten seconds; a slow line and a moment of thought get the rest. */
export const undoWindow = sql`interval '10 minutes'`

/**
 * Deletes rows, all or none, and keeps them whole for a while.
 * @throws ApiFailure 404 when one of them is not there or not mine; a row in use is refused by its foreign keys
 */
export async function remove(
  context: CompanyTransaction & { session: { userId: number } } & Partial<Pick<DeedContext, 'audit'>>,
  resource: string,
  table: string,
  mine: RawBuilder<unknown>,
  ids: readonly number[],
): Promise<{ ids: number[] }> {
  const { db, companyId, session } = context
  const { rows } = await sql<{ id: number; name: string | null }>`
    with gone as (
      delete from ${sql.table(table)} where ${mine} and id = any(${ids}::bigint[])
      returning id, to_jsonb(${sql.table(table)}) as content
    ), kept as (
      insert into deleted_records (company_id, resource, record_id, content, deleted_by)
      select ${companyId}, ${resource}, id, content, ${session.userId} from gone
    )
    select id, case when not content ? 'employee_id' then content ->> ${nameColumn(resource)} end as name from gone`.execute(
    db,
  )
  return done(context, ids, rows)
}

/**
 * Undoes a delete: the very same rows come back, all or none.
 * @param among a condition on `deleted_records` that leaves out what is not the caller's to undo
 * @throws ApiFailure 404 when one of them was not deleted here a moment ago
 */
export async function putBack(
  context: DeedContext,
  resource: string,
  table: string,
  ids: readonly number[],
  among: RawBuilder<unknown> = sql`true`,
): Promise<{ ids: number[] }> {
  const { db, inThisCompany } = context
  const { rows } = await sql<{ id: number }>`
    with kept as (
      delete from deleted_records
      where ${inThisCompany('deleted_records')} and resource = ${resource} and record_id = any(${ids}::bigint[])
        and deleted_at > now() - ${undoWindow} and ${among}
      returning content
    )
    insert into ${sql.table(table)}
    select back.* from kept, jsonb_populate_record(null::${sql.table(table)}, kept.content) as back
    returning id`.execute(db)
  return done(context, ids, rows)
}

/**
 * By what a record of the resource is called, as the contract says; the empty name of no column where it does not. What is
 * about one employee keeps no name.
 */
function nameColumn(resource: string): string {
  const words: Readonly<Record<string, ResourceWords>> = resources
  return words[resource]?.calledBy ?? ''
}

function done(
  context: Partial<Pick<DeedContext, 'audit'>>,
  ids: readonly number[],
  rows: readonly { id: number; name?: string | null }[],
): { ids: number[] } {
  if (rows.length !== ids.length) throw notFound()
  const names = new Map(rows.map(({ id, name }) => [id, name]))
  for (const id of ids) {
    const name = names.get(id)
    context.audit?.({ recordId: id, ...(name && { recordName: name }) })
  }
  return { ids: [...ids] }
}
