import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../testing/database.ts'
import { missingDurability, refuseStrongRole } from './checks.ts'
import { connect } from './connect.ts'

let clone: TestDatabase
beforeAll(async () => {
  clone = await testDatabase()
})
afterAll(() => clone.close())

async function value(sql: string): Promise<unknown> {
  const { rows } = await clone.database.pool.query<{ value: unknown }>(`select ${sql} as value`)
  return rows[0]?.value
}

describe('values from the database', () => {
  test.for<[string, unknown]>([
    [`date '2026-02-28'`, '2026-02-28'],
    [`array[date '2026-02-28', null]`, ['2026-02-28', null]],
    [`9007199254740991::bigint`, 9007199254740991],
    [`array[1, null, 3]::bigint[]`, [1, null, 3]],
    [`count(*)`, 1],
    [`timestamptz '2026-01-01 00:00+07'`, '2026-01-01T00:00:00+07:00'],
    [`timestamptz '2026-01-01 00:00:00.12Z'`, '2026-01-01T07:00:00.12+07:00'],
    [`array[timestamptz '2026-01-01 00:00Z', null]`, ['2026-01-01T07:00:00+07:00', null]],
    [`timestamp '2026-01-01 00:00'`, '2026-01-01 00:00:00'],
    [`12.50::numeric`, '12.50'],
    [`array['một', 'hai']`, ['một', 'hai']],
    [`jsonb '{"a": [1]}'`, { a: [1] }],
  ])('%s arrives as it should', async ([sql, expected]) => {
    expect(await value(sql)).toEqual(expected)
  })

  test('are refused rather than rounded', async () => {
    await expect(value('9007199254740993::bigint')).rejects.toThrow(RangeError)
  })
})

describe('a connection', () => {
  test('plans each query for its own values unless it is prepared, whose plan would soon be one for all', async () => {
    const client = await clone.database.pool.connect()
    for (let run = 0; run < 10; run++) await client.query('select name from companies where id = $1', [run])
    const { rows } = await client.query('select count(*) from pg_prepared_statements')
    client.release()
    expect(rows).toEqual([{ count: 0 }])
  })

  test('takes today from Vietnam', async () => {
    expect(await value(`current_setting('timezone')`)).toBe('Asia/Ho_Chi_Minh')
  })

  test('cancels a statement that runs too long', async () => {
    const hasty = connect(clone.urls.app, { max: 1, statementTimeout: 50 })
    await expect(hasty.pool.query('select pg_sleep(10)')).rejects.toMatchObject({ code: '57014' })
    await hasty.close()
  })

  test('that is lost between two statements of a transaction fails the next one, not the process', async () => {
    const client = await clone.database.pool.connect()
    await client.query('begin')
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    const lost = new Promise((resolve) => client.once('end', resolve))
    await clone.superuser.query('select pg_terminate_backend($1)', [rows[0]?.pid])
    await lost
    await expect(client.query('select 1')).rejects.toThrow(/not queryable|terminated/)
    client.release(true)
  })

  test('that is lost is replaced by the next query', async () => {
    const { pool } = clone.database
    await pool.query('select 1')
    await clone.superuser.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where usename = 'nhansu_app' and datname = current_database()`,
    )
    await expect
      .poll(() =>
        pool.query('select 1').then(
          () => 'answered',
          () => 'lost',
        ),
      )
      .toBe('answered')
  })
})

describe('the role that serves', () => {
  test('passes when it is held by row-level security', async () => {
    await expect(refuseStrongRole(clone.database.pool)).resolves.toBeUndefined()
  })

  test.for(['superuser', 'owner'] as const)('is refused when it is the %s', async (role) => {
    await expect(refuseStrongRole(clone[role])).rejects.toThrow(/DATABASE_URL (là superuser|sở hữu các bảng)/)
  })

  test('is refused when it may pass row-level security or belongs to the owner', async () => {
    for (const strength of ['bypassrls', 'in role nhansu_owner']) {
      await clone.superuser.query(`create role strong login password 'x' ${strength}`)
      const url = new URL(clone.urls.app)
      url.username = 'strong'
      url.password = 'x'
      const strong = connect(url.href, { max: 1 })
      await expect(refuseStrongRole(strong.pool)).rejects.toThrow(/Vai trò strong trong DATABASE_URL/)
      await strong.close()
      await clone.superuser.query('drop role strong')
    }
  })

  test('is told what a power cut could cost', async () => {
    expect(await missingDurability(clone.database.pool)).toEqual([
      'fsync',
      'full_page_writes',
      'synchronous_commit',
    ])
  })
})
