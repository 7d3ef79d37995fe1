import { sql } from 'kysely'
import type { Schemas } from '@nhansu/sdk/contract'
import type { ProductContext } from '../../contract/handlers.ts'

/** What somebody has asked for; null when the system did so by itself. */
interface Requested {
  requested_by: number | null
}

/** Who asked for each of these rows; people who never belonged to the company stay without a name. */
export async function requesters(
  { db }: ProductContext,
  rows: readonly Requested[],
): Promise<(row: Requested) => Schemas['JobRequester'] | null> {
  const ids = [...new Set(rows.flatMap(({ requested_by }) => requested_by ?? []))]
  const { rows: known } = await sql<{ id: number; full_name: string }>`
    select id, full_name from names_of_users(${ids}::bigint[])`.execute(db)
  const names = new Map(known.map(({ id, full_name }) => [id, full_name]))
  return ({ requested_by: id }) => (id === null ? null : { id, full_name: names.get(id) ?? null })
}
