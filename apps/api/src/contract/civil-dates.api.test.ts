import { afterEach, beforeAll, expect, test } from 'vitest'
import { apiForFile, type Person } from '../testing/api.ts'
import { inCompanyOf } from '../testing/group.ts'
import { openWorkbook } from '../testing/open-workbook.ts'

const api = apiForFile()
let hr: Person
/** Seconds around midnight in Vietnam at the turn of a year, of a month, and of a February with 29 days. */
const instants = [
  ['2026-12-31T16:59:50Z', '2026-12-31T23:59:50+07:00'],
  ['2026-12-31T17:00:10Z', '2027-01-01T00:00:10+07:00'],
  ['2028-02-28T17:00:10Z', '2028-02-29T00:00:10+07:00'],
  ['2026-04-30T16:59:59Z', '2026-04-30T23:59:59+07:00'],
] as const
beforeAll(async () => {
  hr = await api.as('hrOfOne')
  await inCompanyOf(api.db.superuser, 1, async (client) => {
    await client.query('alter table levels disable trigger user')
    for (const [index, [instant]] of instants.entries()) {
      await client.query('update levels set created_at = $1 where company_id = 1 and id = $2', [
        instant,
        21 + index,
      ])
    }
  })
})

const zone = process.env['TZ']
afterEach(() => {
  if (zone === undefined) delete process.env['TZ']
  else process.env['TZ'] = zone
})

/** What people read of dates and instants, in answers and in workbooks. */
async function read(): Promise<unknown> {
  const levels = (await hr.call('levels.list', { query: { sort: 'code' } })).body.data.levels
  const { employees } = (await hr.call('employees.list')).body.data
  const { bytes } = await hr.call('levels.export', {
    query: { columns: ['code', 'created_at'], sort: 'code' },
  })
  const { sheets } = await openWorkbook(bytes)
  return {
    created: Object.fromEntries(levels.map(({ id, created_at }) => [id, created_at])),
    joined: employees.find(({ id }) => id === 11)?.join_date,
    sheet: sheets['Danh sách trình độ'],
  }
}

test.each([
  ['UTC', 0],
  ['Asia/Ho_Chi_Minh', -7],
  ['America/New_York', 5],
  ['Pacific/Kiritimati', -14],
])('a server whose clock stands in %s tells the days of Vietnam', async (name, hoursBehind) => {
  const here = await read()
  process.env['TZ'] = name
  expect(new Date('2026-12-31T12:00:00Z').getTimezoneOffset()).toBe(hoursBehind * 60)
  const there = await read()
  expect(there).toEqual(here)
  expect(there).toMatchObject({
    created: Object.fromEntries(instants.map(([, told], index) => [21 + index, told])),
    joined: '2020-03-01',
  })
})

test('a moment of before 1912, whose clock in Vietnam no answer can write, is refused at its field', async () => {
  const exam = (start_at: string) =>
    hr.call('quizExams.store', {
      body: {
        code: `CU-${start_at.slice(0, 4)}`,
        name: 'Kỳ thi cũ',
        start_at,
        end_at: '2027-01-01T08:00:00+07:00',
        duration: 60,
      },
    })
  const old = await exam('1911-12-31T23:59:59Z')
  expect([old.status, Object.keys(old.body.errors ?? {})]).toEqual([400, ['start_at']])
  expect((await exam('1912-01-01T00:00:00Z')).status).toBe(201)
})
