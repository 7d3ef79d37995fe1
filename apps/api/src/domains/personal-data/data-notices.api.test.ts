import type { PermissionName } from '@nhansu/sdk/contract'
import { suggestedDataNotice } from '@nhansu/sdk/domains/data-notice'
import { beforeAll, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../testing/api.ts'
import { inCompanyOf } from '../../testing/group.ts'
import { hire, newcomer } from '../../testing/newcomer.ts'
import { nextNumber } from '../../testing/numbers.ts'

const api = apiForFile()
let hr: Person
beforeAll(async () => {
  hr = await api.as('hrOfOne')
})

async function employee(name = 'Phan Thị Đọc', ...grants: PermissionName[]) {
  const { employeeId, personId } = await hire(api, name, 2)
  const person = await newcomer(api, {
    login: `reads.${nextNumber()}`,
    companies: { 1: grants.map((permission) => [permission, 'company'] as const) },
    personId,
  })
  return { ...person, employeeId }
}

const text = () => `${suggestedDataNotice}\n8. Bản soạn thử số ${nextNumber()}.`

async function issue(content = text()): Promise<number> {
  const { status, body } = await hr.call('dataNotices.store', { body: { content } })
  expect(status, body.message).toBe(201)
  return body.data.versions[0]?.number ?? 0
}

const current = async (person: Person) => (await person.call('dataNotices.current')).body.data.notice
const read = (person: Person, number: number) => person.call('dataNotices.read', { body: { number } })

async function homeKeys(person: Person) {
  return (await person.call('home.show')).body.data.home.cards.map(({ key }) => key)
}

async function bells(person: Person) {
  const { notices } = (await person.call('notices.list', { query: { unread: true } })).body.data
  return notices.filter(({ kind }) => kind === 'data_notice').length
}

test('a version stands on the first page and in the bell until it is confirmed, and blocks nothing', async () => {
  const she = await employee()
  const content = text()
  const number = await issue(content)
  expect(await homeKeys(she)).toContain('data_notice')
  expect(await bells(she)).toBe(1)
  expect(await current(she)).toMatchObject({ number, content, read_at: null })
  expect((await she.call('employees.show', { path: { id: she.employeeId } })).status).toBe(200)

  const { status, body } = await read(she, number)
  expect(status).toBe(200)
  const at = body.data.notice.read_at
  expect(at).not.toBeNull()
  expect(await homeKeys(she)).not.toContain('data_notice')
  expect(await bells(she)).toBe(0)
  // Pressed twice: the first time stays.
  expect((await read(she, number)).body.data.notice.read_at).toBe(at)

  await issue()
  expect(await homeKeys(she)).toContain('data_notice')
  expect(await bells(she)).toBe(1)
})

test('what the law wants to be seen is not put away', async () => {
  const she = await employee()
  await issue()
  await she.call('home.arrange', { body: { order: [], put_away: ['data_notice'] } })
  expect(await homeKeys(she)).toContain('data_notice')
})

test('nobody confirms another version than the one in force', async () => {
  const she = await employee()
  const old = await issue()
  await issue()
  expect((await read(she, old)).status).toBe(409)
  expect((await read(she, 2147483647)).status).toBe(409)
  expect((await current(she)).read_at).toBeNull()
})

test('the report names who has not read it, those without an account among them', async () => {
  const [she, he] = [await employee('Aa Đã Đọc'), await employee('Aa Chưa Đọc')]
  const { employeeId } = await hire(api, 'Aa Không Tài Khoản', 2)
  const number = await issue()
  await read(she, number)
  const unread = new Map<number | null, boolean>()
  for (let page = 1, pages = 1; page <= pages; page++) {
    const { data } = (await hr.call('dataNotices.unread', { query: { page, size: 100 } })).body
    for (const person of data.people) unread.set(person.employee_id, person.has_account)
    pages = data.meta.pagination?.total_pages ?? 1
  }
  expect(unread.get(he.employeeId)).toBe(true)
  expect(unread.get(employeeId)).toBe(false)
  expect(unread.has(she.employeeId)).toBe(false)
})

test('a preview tells whom it reaches and changes nothing; words in force and a stale draft are refused', async () => {
  const content = text()
  const number = await issue(content)
  const before = (await hr.call('dataNotices.list')).body.data
  const lines = () =>
    inCompanyOf(api.db.superuser, 1, async (client) => {
      const { rows } = await client.query(
        `select count(*)::integer as lines from audit_trail where company_id = 1 and operation = 'dataNotices.store'
         and record_id is not null`,
      )
      return rows
    })
  const linesBefore = await lines()
  const { status, body } = await hr.call('dataNotices.store', {
    query: { dry_run: true },
    body: { content: text(), after: number },
  })
  expect(status, body.message).toBe(201)
  expect(body.data.reach).toEqual(before.reach)
  expect(before.reach.people).toBeGreaterThan(0)
  expect((await hr.call('dataNotices.list')).body.data).toEqual(before)
  expect(await lines()).toEqual(linesBefore)

  const same = await hr.call('dataNotices.store', { body: { content: ` ${content} ` } })
  expect(same.status).toBe(400)
  const late = await hr.call('dataNotices.store', { body: { content: text(), after: number - 1 } })
  expect(late.status).toBe(409)
  expect((await hr.call('dataNotices.list')).body.data.versions[0]?.number).toBe(number)
})

test('only HR with the right writes it and reads who has not', async () => {
  const reader = await employee('Phan Văn Xem', 'personal_data_access')
  expect((await reader.call('dataNotices.unread')).status).toBe(200)
  expect((await reader.call('dataNotices.store', { body: { content: text() } })).status).toBe(403)
  const plain = await employee()
  expect((await plain.call('dataNotices.list')).status).toBe(403)
})
