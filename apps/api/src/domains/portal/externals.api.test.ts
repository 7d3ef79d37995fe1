import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Person, apiForFile } from '../../testing/api.ts'
import { inCompanyOf } from '../../testing/group.ts'
import { nextNumber } from '../../testing/numbers.ts'

const api = apiForFile()
let stranger: Person
beforeAll(() => {
  stranger = api.withToken(undefined)
})

const unknown = 'AAAAAAAAQACAAAAAAAAAAA'
const today = `(now() at time zone 'Asia/Ho_Chi_Minh')::date`

interface Made {
  company?: number
  name?: string
  status?: 'planning' | 'recruiting' | 'done'
  deadline?: string
  columns?: Readonly<Record<string, unknown>>
}

/** Publishes a campaign; the word by which strangers find it. */
async function published({ company = 1, name, status = 'recruiting', deadline, columns = {} }: Made = {}) {
  const id = randomUUID()
  const done = status === 'done' ? { closing_note: 'Đã đủ người', closed_at: new Date() } : {}
  const values = {
    is_published: true,
    published_at: new Date(),
    ...done,
    ...columns,
  }
  const names = Object.keys(values)
  await inCompanyOf(api.db.superuser, company, (client) =>
    client.query(
      `insert into recruitments (company_id, code, name, department_id, position_id, quantity, status, deadline, public_id,
       salary_from, salary_to, ${names.join(', ')})
     select $1::integer, $2, $3, d.id, (select p.id from positions p where p.company_id = $1::integer order by p.id limit 1), 2, $4,
       ${deadline ?? `${today} + 10`}, $5, 15000000, 22000000, ${names.map((_, at) => `$${at + 6}`).join(', ')}
     from departments d where d.company_id = $1::integer order by d.id limit 1`,
      [company, `CT-${nextNumber()}`, name ?? 'Lái xe đường dài', status, id, ...Object.values(values)],
    ),
  )
  return Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url')
}

const show = (id: string) => stranger.call('externals.recruitment', { path: { id } })
const listed = async (query: object = {}) =>
  (await stranger.call('externals.recruitments', { query })).body.data.recruitments.map(({ id }) => id)

describe('a published campaign', () => {
  test('is found by its word, and says no more than its company has published', async () => {
    const id = await published({ name: 'Thợ máy nổ', columns: { description: 'Sửa máy' } })
    const answer = await show(id)
    expect(answer.status, answer.text).toBe(200)
    expect(answer.body.data.recruitment).toMatchObject({
      id,
      name: 'Thợ máy nổ',
      description: 'Sửa máy',
      state: 'open',
    })
    // What it costs, who judges, how many have applied and who approved it is nobody's business outside.
    expect(Object.keys(answer.body.data.recruitment).toSorted()).toMatchInlineSnapshot(`
      [
        "benefits",
        "changed_at",
        "code",
        "commune_name",
        "company_code",
        "company_name",
        "contact",
        "data_contact",
        "data_phone",
        "deadline",
        "description",
        "employment_kind",
        "expected_start",
        "full_address",
        "has_logo",
        "id",
        "is_listed",
        "is_salary_negotiable",
        "name",
        "nature_of_work",
        "opened_on",
        "province_name",
        "quantity",
        "requirements",
        "salary_from",
        "salary_to",
        "state",
        "street",
        "work_place",
      ]
    `)
  })

  test('keeps its pay to itself until its company shows it', async () => {
    const silent = (await show(await published())).body.data.recruitment
    expect([silent.salary_from, silent.salary_to]).toEqual([null, null])
    const open = (await show(await published({ columns: { is_salary_public: true } }))).body.data.recruitment
    expect([open.salary_from, open.salary_to]).toEqual([15_000_000, 22_000_000])
  })

  test('that is paused, past its deadline or done says so, and stands in no list', async () => {
    const states = {
      paused: await published({ columns: { is_paused: true } }),
      expired: await published({ deadline: `${today} - 1` }),
      done: await published({ status: 'done' }),
    }
    for (const [state, id] of Object.entries(states)) {
      expect((await show(id)).body.data.recruitment.state).toBe(state)
      expect(await listed(), state).not.toContain(id)
    }
    const lastDay = await published({ deadline: today })
    expect((await show(lastDay)).body.data.recruitment.state).toBe('open')
  })

  test('that only its link leads to is found by it and stands in no list', async () => {
    const id = await published({ columns: { is_listed: false } })
    expect((await show(id)).status).toBe(200)
    expect(await listed()).not.toContain(id)
  })
})

describe('what is not published', () => {
  test('is answered like what never was, byte for byte', async () => {
    const hidden = await published({ columns: { is_published: false, published_at: null } })
    const planned = await published({ status: 'planning' })
    const bodies = await Promise.all([hidden, planned, unknown].map(async (id) => await show(id)))
    expect(bodies.map(({ status }) => status)).toEqual([404, 404, 404])
    const words = bodies.map(({ text }) => text.replace(/"request_id":"[^"]*"/, ''))
    expect(new Set(words).size, words.join('\n')).toBe(1)
  })

  test('is not seen of a company that is closed', async () => {
    const id = await published({ company: 2 })
    expect((await show(id)).status).toBe(200)
    await api.db.superuser.query('update companies set is_active = false where id = 2')
    expect((await show(id)).status).toBe(404)
    expect(await listed()).not.toContain(id)
    await api.db.superuser.query('update companies set is_active = true where id = 2')
  })

  test.each(['12', 'nhan-vien', `${unknown}A`, 'AAAAAAAAQACAAAAAAAAAAB', '%00', "' or true --"])(
    'has no other door: %s',
    async (id) => {
      const answer = await stranger.request({
        method: 'GET',
        url: `/api/externals/recruitments/${encodeURIComponent(id)}`,
      })
      expect([400, 404]).toContain(answer.status)
    },
  )
})

describe('the list', () => {
  test('is chosen by words without marks, by company, province and nature of work', async () => {
    const [commune] = (
      await api.db.superuser.query<{ id: number; province_id: number }>(
        'select id, province_id from new_districts order by id limit 1',
      )
    ).rows
    const id = await published({
      company: 2,
      name: 'Điều độ viên cảng',
      columns: { nature_of_work: 6, ...(commune && { new_district_id: commune.id }) },
    })
    expect(await listed({ search: 'dieu do cang' })).toEqual([id])
    expect(await listed({ search: 'dieu do bay' })).toEqual([])
    expect(await listed({ nature_of_work: 6 })).toEqual([id])
    if (commune) expect(await listed({ province: commune.province_id })).toEqual([id])
    const { companies } = (await stranger.call('externals.recruitments', {})).body.data
    const ofTwo = companies.find(({ total }) => total >= 1)
    expect(ofTwo).toBeDefined()
    expect(await listed({ company: 'KHONG-CO' })).toEqual([])
  })

  test('is twenty a page, and each stands on one page', async () => {
    await Promise.all(Array.from({ length: 25 }, () => published({ name: 'Bốc xếp' })))
    const pages = await Promise.all([1, 2, 3].map((page) => listed({ search: 'boc xep', page })))
    expect(pages.map(({ length }) => length)).toEqual([20, 5, 0])
    expect(new Set(pages.flat()).size).toBe(25)
  })
})
