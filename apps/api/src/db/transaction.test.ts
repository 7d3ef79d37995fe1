import { type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../testing/database.ts'
import { connect } from './connect.ts'
import { mostPrepared } from './prepared-statements.ts'
import { type CompanyTransaction, inCompany } from './transaction.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await testDatabase('arranged')
})
afterAll(() => db.close())

const ids = async ({ db: rows }: CompanyTransaction) =>
  (await rows.selectFrom('levels').select('id').orderBy('id').execute()).map(({ id }) => id)
const rename = ({ db: rows }: CompanyTransaction) =>
  rows.updateTable('levels').set({ name: 'Đã đổi' }).where('id', '=', 21).execute()
const nameOf21 = () =>
  inCompany(db.database, { companyId: 1, readOnly: true }, async ({ db: rows }) =>
    rows.selectFrom('levels').select('name').where('id', '=', 21).executeTakeFirstOrThrow(),
  )

describe('a transaction of a company', () => {
  test('sees that company alone, and the next one on the same connection sees its own', async () => {
    expect(await inCompany(db.database, { companyId: 1, readOnly: true }, ids)).toEqual([21, 22, 23, 24])
    expect(await inCompany(db.database, { companyId: 2, readOnly: true }, ids)).toEqual([121, 122, 123, 124])
    expect((await db.database.pool.query('select from levels')).rowCount).toBe(0)
  })

  test('that reads cannot write', async () => {
    await expect(inCompany(db.database, { companyId: 1, readOnly: true }, rename)).rejects.toMatchObject({
      code: '25006',
    })
  })

  test('leaves nothing when its work fails', async () => {
    const before = await nameOf21()
    const work = async (transaction: CompanyTransaction) => {
      await rename(transaction)
      throw new Error('after the write')
    }
    await expect(inCompany(db.database, { companyId: 1, readOnly: false }, work)).rejects.toThrow(
      'after the write',
    )
    expect(await nameOf21()).toEqual(before)
  })

  test('does not take a swallowed error for success', async () => {
    const work = async (transaction: CompanyTransaction) => {
      await rename(transaction)
      await sql`select 1 / 0`.execute(transaction.db).catch(() => {})
    }
    await expect(inCompany(db.database, { companyId: 1, readOnly: false }, work)).rejects.toThrow(
      'rolled back',
    )
  })

  test.each([0, -1, 1.5, Number.NaN, 2 ** 53])('needs a company: %d is none', async (companyId) => {
    await expect(inCompany(db.database, { companyId, readOnly: true }, ids)).rejects.toThrow(TypeError)
  })
})

describe('prepared statements', () => {
  const numbered = (number: number) =>
    sql<{ n: number }>`select ${sql.raw(String(number))} + ${number}::integer as n`

  test('are few on each connection, and the oldest are prepared again when they are wanted', async () => {
    const one = connect(db.urls.app, { max: 1 })
    try {
      const read = (number: number) =>
        inCompany(one, { companyId: 1, readOnly: true }, ({ prepared }) => prepared(numbered(number)))
      for (const number of [...Array(mostPrepared + 20).keys(), 0, 1]) {
        expect(await read(number)).toEqual([{ n: 2 * number }])
      }
      const { rows } = await one.pool.query('select count(*) as total from pg_prepared_statements')
      expect(rows).toEqual([{ total: mostPrepared }])
    } finally {
      await one.close()
    }
  })

  test('that failed do not fail what comes behind them', async () => {
    const one = connect(db.urls.app, { max: 1 })
    try {
      const read = (statement: RawBuilder<unknown>) =>
        inCompany(one, { companyId: 1, readOnly: true }, ({ prepared }) => prepared(statement))
      await expect(read(sql`select nothing from nowhere`)).rejects.toThrow('nowhere')
      for (const number of Array(mostPrepared + 20).keys()) await read(numbered(number))
      expect(await read(numbered(7))).toEqual([{ n: 14 }])
    } finally {
      await one.close()
    }
  })

  test('end with their connection when a table has changed', async () => {
    await db.owner.query('create table changing (a integer); grant select on changing to nhansu_app')
    const one = connect(db.urls.app, { max: 1 })
    try {
      const read = () =>
        inCompany(one, { companyId: 1, readOnly: true }, ({ prepared }) =>
          prepared(sql`select a from changing where ${1}::integer = 1`),
        )
      await db.owner.query('insert into changing values (1)')
      expect(await read()).toEqual([{ a: 1 }])
      await db.owner.query('alter table changing alter a type text')
      await expect(read()).rejects.toThrow('cached plan')
      expect(await read()).toEqual([{ a: '1' }])
    } finally {
      await one.close()
    }
  })
})
