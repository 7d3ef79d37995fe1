import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { inCompany } from '../../../db/transaction.ts'
import { apiForFile } from '../../../testing/api.ts'
import { todayOf } from './write-timelines.ts'

const api = apiForFile()

test('the day of a transaction is asked anew where the first question failed', async () => {
  const days = await inCompany(api.db.database, { companyId: 1, readOnly: true }, async (transaction) => {
    const { db } = transaction
    await sql`savepoint before`.execute(db)
    await expect(sql`select 1 / 0`.execute(db)).rejects.toThrow('division by zero')
    // Nothing is answered in a transaction that has failed.
    await expect(todayOf(transaction)).rejects.toThrow('current transaction is aborted')
    await sql`rollback to savepoint before`.execute(db)
    return [await todayOf(transaction), await todayOf(transaction)]
  })
  expect(days).toEqual([
    expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
    expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
  ])
})
