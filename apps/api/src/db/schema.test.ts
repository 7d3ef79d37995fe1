import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeFunctions } from '../../scripts/describe-functions.ts'
import { describeTables } from '../../scripts/describe-tables.ts'
import { type TestDatabase, testDatabase } from '../testing/database.ts'

let clone: TestDatabase
beforeAll(async () => {
  clone = await testDatabase()
})
afterAll(() => clone.close())

test.each([
  ['tables.gen.ts', describeTables],
  ['functions.gen.sql', describeFunctions],
])('%s describes the migrated schema; "npm run generate" brings it up to date', async (file, describe) => {
  expect(readFileSync(join(import.meta.dirname, file), 'utf8')).toBe(await describe(clone.owner))
})

test('migrations are numbered without gaps', () => {
  const numbers = readdirSync(join(import.meta.dirname, '../../migrations')).map((name) =>
    Number(name.slice(0, 4)),
  )
  // Numbers up to 96 have gaps from the time when several lines of work reserved ranges.
  const newer = numbers.filter((number) => number >= 96).toSorted((one, other) => one - other)
  expect(newer).toEqual(newer.map((_, index) => 96 + index))
})
