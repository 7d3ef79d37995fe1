import { beforeAll, describe, expect, test } from 'vitest'
import { inCompany } from '../db/transaction.ts'
import { type Person, apiForFile } from '../testing/api.ts'
import { fingerprint } from '../testing/fingerprint.ts'

const api = apiForFile()
let hrOfOne: Person
let before: string
beforeAll(async () => {
  hrOfOne = await api.as('hrOfOne')
  before = await fingerprint(api.db.superuser, 1)
})

/** Company 1 as it was, but for what the trail says of refusals. */
async function untouched(): Promise<void> {
  const rest = (print: string) => print.replace(/^audit_trail .*$/m, '')
  expect(rest(await fingerprint(api.db.superuser, 1))).toBe(rest(before))
}

describe('a bulk delete', () => {
  test.each([
    ['with one of another company', { ids: [21, 121] }, 404],
    ['with one that never was', { ids: [21, 999_999] }, 404],
    ['of nothing', { ids: [] }, 400],
    ['of ten thousand', { ids: Array.from({ length: 10_000 }, (_, index) => index + 1) }, 400],
    ['with one twice', { ids: [21, 21] }, 400],
    ['with the key of another list', { dept_ids: [21] }, 400],
    ['with words for ids', { ids: ['21'] }, 400],
  ])('%s deletes nothing', async (_, body, status) => {
    const answer = await hrOfOne.call('levels.destroyBulk', { body: body as { ids: number[] } })
    expect(answer.status).toBe(status)
    await untouched()
  })
})

describe('the company of a request', () => {
  test('cannot be chosen by a header: it refuses, or is ignored', async () => {
    const asked = await hrOfOne.call('levels.list', {}, { 'x-company-id': '2' })
    expect(asked).toMatchObject({ status: 409, body: { success: false } })
    expect((await hrOfOne.call('levels.list', {}, { 'x-company-id': '1' })).status).toBe(200)
    const named = await hrOfOne.call('levels.list', {}, { 'current-company-id': '2', company_id: '2' })
    expect(named.body.data.levels.map(({ id }) => id)).toEqual([21, 22, 23, 24])
  })

  test.each(['company_id', 'current_company_id'])('cannot be chosen by the address (%s)', async (name) => {
    const answer = await hrOfOne.request({ method: 'GET', url: `/api/levels?${name}=2` })
    expect(answer.status).toBe(400)
  })
})

describe('what a list does not offer', () => {
  const asJson = (value: unknown) => encodeURIComponent(JSON.stringify(value))
  test.each([
    ['include', 'include=account.password_hash'],
    ['include', 'include=account,password_hash'],
    ['search', `search=${asJson({ value: 'a', fields: ['salary'] })}`],
    ['filter', `filter=${asJson({ salary_level: { operator: 'gte', value: 5 } })}`],
    ['filter', `filter=${asJson({ person_id: { operator: 'equal', value: 11 } })}`],
    ['filter', `filter=${asJson({ 'account.password_hash': { operator: 'like', value: '$argon2' } })}`],
    ['sort', 'sort=person_id'],
    ['sort', 'sort=-full_name,salary'],
    ['sort', 'sort=full_name,full_name'],
    ['sort', 'sort='],
  ])('is refused: %s', async (_, query) => {
    expect((await hrOfOne.request({ method: 'GET', url: `/api/employees?${query}` })).status).toBe(400)
  })
})

describe('the database itself', () => {
  const hold = (column: 'position_id' | 'department_id' | 'employee_id', value: number) => {
    const own = { employee_id: 11, position_id: 2, department_id: 3, [column]: value }
    return inCompany(api.db.database, { companyId: 1, readOnly: false }, ({ db }) =>
      db
        .insertInto('employee_positions')
        .values({ company_id: 1, ...own, is_main: false, from_date: '2024-01-01' })
        .execute(),
    )
  }

  test.each(['position_id', 'department_id', 'employee_id'] as const)(
    'refuses a %s of another company like one that never was',
    async (column) => {
      await expect(hold(column, 111)).rejects.toMatchObject({ code: '23503' })
      await expect(hold(column, 999_999)).rejects.toMatchObject({ code: '23503' })
    },
  )

  test('shows nothing where no company is set', async () => {
    const { rows } = await api.db.database.pool.query('select from employees')
    expect(rows).toHaveLength(process.env['TEST_WALLS'] === 'no-rls' ? 8 : 0)
  })
})
