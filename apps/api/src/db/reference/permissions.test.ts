import { permissionNames } from '@nhansu/sdk/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../../testing/database.ts'
import { loadPermissions } from './permissions.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await testDatabase()
})
afterAll(() => db.close())

async function stored(): Promise<{ name: string; area: string; label: string; position: number }[]> {
  return (await db.superuser.query('select * from permissions order by position')).rows
}

test('every permission of the contract is stored, in one order, with a label that no other has', async () => {
  const permissions = await stored()
  expect(permissions.map(({ name }) => name).sort()).toEqual([...permissionNames].sort())
  expect(permissions.map(({ position }) => position)).toEqual(permissions.map((_, index) => index + 1))
  expect(new Set(permissions.map(({ label }) => label)).size).toBe(permissions.length)
})

test('loading again corrects what was changed by hand and repeats nothing', async () => {
  const before = await stored()
  await db.superuser.query(`update permissions set label = 'Xem' where name = 'level_access'`)
  const client = await db.owner.connect()
  await loadPermissions(client)
  client.release()
  expect(await stored()).toEqual(before)
})
