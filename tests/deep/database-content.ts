import { connect } from '../../apps/api/src/db/connect.ts'

/** The rows that a statement answers to a role. */
export async function rowsOf<Row extends object>(url: string, statement: string): Promise<Row[]> {
  const database = connect(url, { max: 1, statementTimeout: 0 })
  try {
    return (await database.pool.query<Row>(statement)).rows
  } finally {
    await database.close()
  }
}

/** Tables about the database itself, which differ from place to place. */
const ofThePlace = new Set(['schema_migrations', 'sessions', 'idempotency_keys'])

/** How many rows every table has, and a checksum over their contents, as the superuser sees them past all walls. */
export async function contentOfDatabase(url: string): Promise<Record<string, string>> {
  const tables = await rowsOf<{ name: string }>(
    url,
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1`,
  )
  const contents: Record<string, string> = {}
  for (const { name } of tables.filter((table) => !ofThePlace.has(table.name))) {
    const [row] = await rowsOf<{ content: string }>(
      url,
      `select count(*) || ' ' || coalesce(sum(('x' || left(md5(t::text), 12))::bit(48)::bigint), 0) as content from ${name} t`,
    )
    contents[name] = row?.content ?? ''
  }
  return contents
}
