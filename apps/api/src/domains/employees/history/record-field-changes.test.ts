import { afterAll, beforeAll, expect, test } from 'vitest'
import { inCompany } from '../../../db/transaction.ts'
import { type TestDatabase, testDatabase } from '../../../testing/database.ts'
import { changesOf, recordFieldChanges } from './record-field-changes.ts'

let clone: TestDatabase
beforeAll(async () => {
  clone = await testDatabase('arranged')
})
afterAll(() => clone.close())

function record(companyId: number, employeeId: number, after: Record<string, unknown>) {
  return inCompany(clone.database, { companyId, readOnly: false }, (transaction) =>
    recordFieldChanges(
      transaction,
      { userId: 1, source: 'edit' },
      changesOf(employeeId, { phone: '0912000111', active: true }, after, ['phone', 'active', 'leave_date']),
    ),
  )
}

async function kept(companyId: number) {
  return inCompany(clone.database, { companyId, readOnly: true }, async ({ db }) =>
    db.selectFrom('employee_history').select(['employee_id', 'path', 'old_value', 'new_value']).execute(),
  )
}

test('keeps both values of what changed, and nothing of what stayed', async () => {
  expect(await record(1, 11, { phone: '0912000111', active: true })).toBe('')
  const paths = await record(1, 11, { phone: null, active: true, leave_date: '2026-10-31' })
  expect(paths).toBe('phone,leave_date')
  expect(await kept(1)).toEqual([
    { employee_id: 11, path: 'phone', old_value: '0912000111', new_value: null },
    { employee_id: 11, path: 'leave_date', old_value: null, new_value: '2026-10-31' },
  ])
  expect(await kept(2)).toEqual([])
})

test('takes no employee of another company, and is never changed', async () => {
  await expect(record(1, 111, { phone: '0912000222', active: true })).rejects.toThrow('foreign key')
  const { pool } = clone.database
  await expect(pool.query("update employee_history set path = 'x'")).rejects.toThrow('permission denied')
  await expect(pool.query('delete from employee_history')).rejects.toThrow('permission denied')
})
