import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from './database.ts'

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
    walled = await testDatabase('arranged')
    open = await testDatabase('arranged without row-level security')
  })
  afterAll(async () => {
    await walled.close()
    await open.close()
  })

  test('keeps companies apart by row-level security', async () => {
    expect(await levelsSeenBy(walled, 1)).toBe(4)
    expect(await levelsSeenBy(walled)).toBe(0)
  })

  test('shows every company when the wall is taken down', async () => {
    expect(await levelsSeenBy(open, 1)).toBe(8)
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
