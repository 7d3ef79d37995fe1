import { sql } from 'kysely'
import type { ProductContext } from '../../contract/handlers.ts'

/** The names of whoever belongs or once belonged to the company; of others nothing is told. */
export async function userNames(
  { db }: ProductContext,
  userIds: readonly (number | null)[],
): Promise<ReadonlyMap<number, string>> {
  const ids = [...new Set(userIds.flatMap((id) => id ?? []))]
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: number; full_name: string }>`
    select id, full_name from names_of_users(${ids}::bigint[])`.execute(db)
  return new Map(rows.map(({ id, full_name }) => [id, full_name]))
}
