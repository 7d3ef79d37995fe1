import { expect, test } from 'vitest'
import { testDatabase } from '../../testing/database.ts'

/** The word of the open campaign of the tests' first company. */
const published = 'AAAAAAAAQACAAAAAAAAAOQ'

test('the database itself keeps a stranger’s transaction away from every table of a company', async () => {
  const db = await testDatabase('arranged')
  const client = await db.database.pool.connect()
  try {
    await client.query('begin')
    const found = await client.query('select id from published_campaigns($1)', [published])
    expect(found.rows).toEqual([{ id: published }])
    const { rows: tables } = await client.query<{ name: string }>(
      `select distinct t.relname as name from pg_policy p join pg_class t on t.oid = p.polrelid
       where has_table_privilege(t.oid, 'select')`,
    )
    expect(tables.length).toBeGreaterThan(100)
    const seen = tables.map(({ name }) => `select '${name}' as name where exists (select from "${name}")`)
    expect((await client.query(seen.join(' union all '))).rows).toEqual([])
  } finally {
    await client.query('rollback')
    client.release()
    await db.close()
  }
})
