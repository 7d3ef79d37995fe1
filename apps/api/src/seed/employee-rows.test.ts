import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../testing/database.ts'
import { seedDemoGroup } from './demo.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await testDatabase()
  await seedDemoGroup(db.owner, { passwords: () => 'a password', employees: 600 })
})
afterAll(() => db.close())

const count = async (from: string) =>
  Number(
    (await db.superuser.query<{ total: string }>(`select count(*) as total from ${from}`)).rows[0]?.total,
  )

test('every set of rows of the demo group has some', async () => {
  const sets =
    'bank_accounts educations languages it_skills relatives allowances yearly_records health_checks accidents'
  for (const set of sets.split(' ')) expect(await count(`employee_${set}`), set).toBeGreaterThan(0)
})

test('what the rules of the file would refuse is not there', async () => {
  const kin = `employee_relatives kin join employees e on e.company_id = kin.company_id and e.id = kin.employee_id
    where extract(year from e.date_of_birth)`
  expect(await count(`${kin} >= kin.birth_year and kin.relationship = 5`)).toBe(0)
  expect(await count(`${kin} <= kin.birth_year and kin.relationship in (1, 2)`)).toBe(0)
  expect(await count(`${kin} > 0 and kin.relationship = case e.gender when 'Nam' then 4 else 3 end`)).toBe(0)
  expect(await count('employee_educations where graduation_year > 2026')).toBe(0)
  expect(await count("employee_health_checks where checked_on > '2026-11-01'")).toBe(0)
})
