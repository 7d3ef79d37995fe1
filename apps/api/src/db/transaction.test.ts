import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../testing/database.ts'
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
