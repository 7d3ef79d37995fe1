import { beforeAll, expect, test } from 'vitest'
import { apiForFile, type Person } from '../testing/api.ts'
import { exampleFile } from '../testing/example-file.ts'
import { inCompanyOf } from '../testing/group.ts'
import { interviewCampaign } from '../testing/interviews.ts'
import { newcomer } from '../testing/newcomer.ts'
import { nextNumber } from '../testing/numbers.ts'

const api = apiForFile()
let hr: Person
let campaign: { id: number; candidates: readonly number[] }

beforeAll(async () => {
  hr = await api.as('hrOfOne')
  campaign = await interviewCampaign(api, hr, { examiners: 0, candidates: 3 })
  await api.db.superuser.query(`
    insert into law_values (key, from_date, value, source)
    values ('taken_people_told', '2026-01-01', 4, 'Thử'), ('taken_people_most', '2026-01-01', 7, 'Thử')`)
})

function taker(): Promise<Person & { userId: number }> {
  return newcomer(api, {
    login: `nguoi.xuat.${nextNumber()}`,
    companies: {
      1: [
        ['recruitment_access', 'company'],
        ['recruitment_export', 'company'],
        ['employee_export', 'company'],
      ],
    },
  })
}

const exportOf = (person: Person) =>
  person.call('candidates.export', {
    body: { filter: { recruitment_id: { operator: 'in', value: [campaign.id] } } },
  })

/** How many people of today stand beside a user, and set to another number. */
const takenBy = (userId: number) =>
  inCompanyOf(api.db.superuser, 1, async (client) => {
    const { rows } = await client.query<{ people: number }>(
      'select people from taken_people where company_id = 1 and user_id = $1',
      [userId],
    )
    return rows[0]?.people ?? 0
  })
const setTaken = (userId: number, people: number, daysAgo = 0) =>
  inCompanyOf(api.db.superuser, 1, (client) =>
    client.query(
      `insert into taken_people (company_id, user_id, day, people)
       values (1, $1, (now() at time zone 'Asia/Ho_Chi_Minh')::date - $3::integer, $2)
       on conflict (company_id, user_id, day) do update set people = excluded.people`,
      [userId, people, daysAgo],
    ),
  )
/** Of how many people data may leave on a day, as the file sets it. */
async function mostOfDay(): Promise<number> {
  const { rows } = await inCompanyOf(api.db.superuser, 1, (client) =>
    client.query<{ people: number }>(
      'select 5 * count(*)::integer as people from employees where company_id = 1',
    ),
  )
  return Math.max(7, rows[0]?.people ?? 0)
}
const noticesOf = async () => {
  const { rows } = await inCompanyOf(api.db.superuser, 1, (client) =>
    client.query<{ id: number }>(
      `select id from notices where company_id = 1 and kind = 'many_people_taken' and read_at is null`,
    ),
  )
  return rows.length
}
/** What is not read yet would be told again as one. */
const readNotices = () =>
  inCompanyOf(api.db.superuser, 1, (client) =>
    client.query(
      `update notices set read_at = now() where company_id = 1 and kind = 'many_people_taken' and read_at is null`,
    ),
  )

test('people are counted over the files of a day, and administrators are told once (X4)', async () => {
  const person = await taker()
  expect(await noticesOf()).toBe(0)
  expect((await exportOf(person)).status).toBe(200)
  expect([await takenBy(person.userId), await noticesOf()]).toEqual([3, 0])
  const path = { id: campaign.candidates[0] ?? 0 }
  expect((await person.call('candidates.exports', { path })).status).toBe(200)
  expect(await takenBy(person.userId)).toBe(4)
  const told = await noticesOf()
  expect(told).toBeGreaterThan(0)
  expect((await person.call('candidates.exportsPdf', { path })).status).toBe(200)
  expect([await takenBy(person.userId), await noticesOf()]).toEqual([5, told])
})

test('more than the day allows are not handed out, and it stands in the trail', async () => {
  const person = await taker()
  const most = await mostOfDay()
  await setTaken(person.userId, most - 3)
  expect((await exportOf(person)).status).toBe(200)
  const refused = await exportOf(person)
  expect(refused.status).toBe(429)
  expect(refused.body.message).toContain('Hôm nay bạn đã mở hoặc xuất thông tin của quá nhiều người.')
  expect(await takenBy(person.userId)).toBe(most)
  const { rows: lines } = await api.db.superuser.query<{ detail: object }>(
    `select detail from audit_trail where company_id = 1 and user_id = $1 and result = 'refused'`,
    [person.userId],
  )
  expect(lines).toEqual([{ detail: { taken_people: most + 3 } }])
  const employees = await person.call('employees.export', { body: { columns: ['full_name'] } })
  expect(employees.status).toBe(429)
})

test('what was taken on another day counts no more, nor does a list about nobody', async () => {
  const person = await taker()
  await setTaken(person.userId, 1_000_000, 1)
  expect((await exportOf(person)).status).toBe(200)
  expect(await takenBy(person.userId)).toBe(3)
  const nobody = await person.call('candidates.export', {
    body: { filter: { recruitment_id: { operator: 'in', value: [9_999_999] } } },
  })
  expect([nobody.status, await takenBy(person.userId)]).toEqual([200, 3])
})

test('who asks for more than a day allows is told of all the same, once', async () => {
  const person = await taker()
  await setTaken(person.userId, (await mostOfDay()) - 2)
  await readNotices()
  expect((await exportOf(person)).status).toBe(429)
  expect(await noticesOf()).toBeGreaterThan(0)
  await readNotices()
  expect((await exportOf(person)).status).toBe(429)
  expect(await noticesOf()).toBe(0)
})

test('one CV is opened whatever was taken before, counts, and is told of', async () => {
  const person = await taker()
  const id = campaign.candidates[0] ?? 0
  const file = exampleFile({ contentMediaType: 'application/pdf', example: 'CV.pdf' })
  const held = await hr.call('candidates.storeCv', { path: { id }, body: { file } })
  const most = await mostOfDay()
  await setTaken(person.userId, most)
  await readNotices()
  expect((await exportOf(person)).status).toBe(429)
  await readNotices()
  await inCompanyOf(api.db.superuser, 1, (client) =>
    client.query('update taken_people set is_told = false where company_id = 1 and user_id = $1', [
      person.userId,
    ]),
  )
  const path = { id, file_id: held.body.data.candidate.files?.[0]?.id ?? 0 }
  expect((await person.call('candidates.fileTicket', { path })).status).toBe(200)
  expect(await takenBy(person.userId)).toBe(most + 1)
  expect(await noticesOf()).toBeGreaterThan(0)
  expect((await exportOf(person)).status).toBe(429)
})
