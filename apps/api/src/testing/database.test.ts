import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from './database.ts'

const companies = `insert into companies (id, code, name, short_name) values (1, 'C1', 'Công ty Một', 'Một'), (2, 'C2', 'Công ty Hai', 'Hai')`
const levelOf = (company: number) => `begin; set local app.company_id = ${company};
  insert into levels (company_id, code, name, level_group, rank) values (${company}, 'DH', 'Đại học', 'education', 1);
  commit`

async function levelsSeenBy(clone: TestDatabase, company?: number): Promise<number> {
  const client = await clone.database.pool.connect()
  try {
    await client.query('begin read only')
    if (company) await client.query(`set local app.company_id = ${company}`)
    const { rows } = await client.query<{ total: number }>('select count(*) as total from levels')
    return rows[0]?.total ?? -1
  } finally {
    await client.query('rollback')
    client.release()
  }
}

describe('a test database', () => {
  let walled: TestDatabase
  let open: TestDatabase
  beforeAll(async () => {
    walled = await testDatabase()
    open = await testDatabase({ withoutRowSecurity: true })
    for (const { superuser } of [walled, open]) {
      await superuser.query(companies)
      await superuser.query(levelOf(1))
      await superuser.query(levelOf(2))
    }
  })
  afterAll(async () => {
    await walled.close()
    await open.close()
  })

  test('keeps companies apart by row-level security', async () => {
    expect(await levelsSeenBy(walled, 1)).toBe(1)
    expect(await levelsSeenBy(walled)).toBe(0)
  })

  test('shows every company when the wall is taken down', async () => {
    expect(await levelsSeenBy(open, 1)).toBe(2)
  })

  test('is the only one with its rows', async () => {
    const fresh = await testDatabase()
    const { rows } = await fresh.superuser.query('select from companies')
    await fresh.close()
    expect(rows).toHaveLength(0)
  })

  test('is dropped on closing', async () => {
    const gone = await testDatabase()
    await gone.close()
    const name = new URL(gone.urls.app).pathname.slice(1)
    const { rows } = await open.superuser.query('select from pg_database where datname = $1', [name])
    expect(rows).toHaveLength(0)
  })
})
