import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { describeTables } from '../../scripts/describe-tables.ts'
import { testDatabase } from '../testing/database.ts'

test('tables.gen.ts describes the migrated schema; "npm run generate" brings it up to date', async () => {
  const clone = await testDatabase()
  const described = await describeTables(clone.owner)
  await clone.close()
  expect(readFileSync(join(import.meta.dirname, 'tables.gen.ts'), 'utf8')).toBe(described)
})
