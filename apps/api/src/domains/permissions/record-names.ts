import { sql } from 'kysely'
import type { ProductContext } from '../../contract/handlers.ts'
import type { DB } from '../../db/tables.gen.ts'

/** One record that the trail speaks of. */
interface Mention {
  resource: string
  record_id: number | null
}

/** Where the name of a record stands, and the words it is found by. */
interface NamedResource {
  table: keyof DB
  column: string
  /** The table of words, and its column that names the record. */
  words?: { table: keyof DB; key: string }
}

/** By what a record of each resource is called; those that are not here have no name of their own. */
export const namedResources: Readonly<Record<string, NamedResource>> = {
  accounts: {
    table: 'accounts',
    column: 'full_name',
    words: { table: 'account_words', key: 'account_id' },
  },
  departments: {
    table: 'departments',
    column: 'name',
    words: { table: 'department_words', key: 'department_id' },
  },
  employees: {
    table: 'employees',
    column: 'full_name',
    words: { table: 'employee_words', key: 'employee_id' },
  },
  levels: { table: 'levels', column: 'name', words: { table: 'level_words', key: 'level_id' } },
  positions: { table: 'positions', column: 'name', words: { table: 'position_words', key: 'position_id' } },
  roles: { table: 'roles', column: 'name', words: { table: 'role_words', key: 'role_id' } },
}

/** Looks up what records are called now, in one query for each resource; null for what is gone. */
export async function recordNames(
  { db, own }: ProductContext,
  mentions: readonly Mention[],
): Promise<(mention: Mention) => string | null> {
  const names = new Map<string, string>()
  for (const [resource, same] of Map.groupBy(mentions, (mention) => mention.resource)) {
    const named = namedResources[resource]
    if (named === undefined) continue
    const ids = [...new Set(same.flatMap(({ record_id }) => record_id ?? []))]
    const { rows } = await sql<{ id: number; name: string }>`
      select id, ${sql.ref(named.column)} as name from ${sql.table(named.table)}
      where ${own(named.table)} and id = any(${ids}::bigint[])`.execute(db)
    for (const { id, name } of rows) names.set(`${resource} ${id}`, name)
  }
  return ({ resource, record_id }) => names.get(`${resource} ${record_id}`) ?? null
}
