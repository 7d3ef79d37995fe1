import { sql } from 'kysely'
import type { ProductContext } from '../../contract/handlers.ts'
import type { DB } from '../../db/tables.gen.ts'

/** One record that the trail speaks of. */
interface Mention {
  resource: string
  record_id: number | null
}

/** By what a record of each resource is called; those that are not here have no name of their own. */
const namedBy: Readonly<Record<string, { table: keyof DB; column: string }>> = {
  accounts: { table: 'accounts', column: 'full_name' },
  departments: { table: 'departments', column: 'name' },
  employees: { table: 'employees', column: 'full_name' },
  levels: { table: 'levels', column: 'name' },
  positions: { table: 'positions', column: 'name' },
  roles: { table: 'roles', column: 'name' },
}

/** Looks up what records are called now, in one query for each resource; null for what is gone. */
export async function recordNames(
  { db, own }: ProductContext,
  mentions: readonly Mention[],
): Promise<(mention: Mention) => string | null> {
  const names = new Map<string, string>()
  for (const [resource, same] of Map.groupBy(mentions, (mention) => mention.resource)) {
    const named = namedBy[resource]
    if (named === undefined) continue
    const ids = [...new Set(same.flatMap(({ record_id }) => record_id ?? []))]
    const { rows } = await sql<{ id: number; name: string }>`
      select id, ${sql.ref(named.column)} as name from ${sql.table(named.table)}
      where ${own(named.table)} and id = any(${ids}::bigint[])`.execute(db)
    for (const { id, name } of rows) names.set(`${resource} ${id}`, name)
  }
  return ({ resource, record_id }) => names.get(`${resource} ${record_id}`) ?? null
}
