import type { Data, Input, PermissionName } from '@nhansu/sdk/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { pdfText } from '../../print/testing/pdf-text.ts'
import { apiForFile, type Person } from '../../testing/api.ts'
import { inCompanyOf } from '../../testing/group.ts'
import { hire, newcomer } from '../../testing/newcomer.ts'
import { nextNumber } from '../../testing/numbers.ts'
import { paperHash } from './issued-paper.ts'

type Body = Input<'confirmationRequests.store'>['body']
type Request = Data<'confirmationRequests.store'>['request']

const api = apiForFile()
let hr: Person
/** Reads and writes files, and sees nobody's pay. */
let clerk: Owner
beforeAll(async () => {
  hr = await api.as('hrOfOne')
  clerk = await owner('employee_access', 'employee_edit')
})

interface Owner extends Person {
  employeeId: number
  address: string
}

/** Somebody with a file, an account and an address of his own. */
async function owner(...grants: PermissionName[]): Promise<Owner> {
  const { employeeId, personId } = await hire(api, 'Nguyễn Thị Hồng Đào', 2)
  const address = `dao${employeeId}@example.com`
  await arrange('update employees set company_email = $2 where id = $1', [employeeId, address])
  const person = await newcomer(api, {
    login: `owner.${nextNumber()}`,
    companies: { 1: grants.map((permission) => [permission, 'company'] as const) },
    personId,
  })
  return { ...person, employeeId, address }
}

async function arrange(text: string, values: unknown[]) {
  return inCompanyOf(api.db.superuser, 1, (client) => client.query(text, values))
}

async function paid(employeeId: number, salary: number): Promise<void> {
  await arrange(
    `insert into pay_levels (company_id, employee_id, valid_from, change_id, base_salary)
     values (1, $1, '2024-01-01', 1, $2)`,
    [employeeId, salary],
  )
}

async function asked(person: Person, more: Partial<Body> = {}): Promise<Request> {
  const { status, body } = await person.call('confirmationRequests.store', {
    body: { kind: 'employment', purpose: 'Làm hồ sơ vay vốn', ...more },
  })
  expect(status, body.message).toBe(201)
  return body.data.request
}

const issue = (id: number, by = hr, more: Input<'confirmationRequests.issue'>['body'] = {}) =>
  by.call('confirmationRequests.issue', { path: { id }, body: more })
const refuse = (id: number, by = hr) =>
  by.call('confirmationRequests.refuse', { path: { id }, body: { reason: 'Lý Do Bí Mật' } })
const cancel = (id: number, by = hr) => by.call('confirmationRequests.cancel', { path: { id }, body: {} })
const paper = (id: number, by = hr) => by.call('confirmationRequests.paper', { path: { id } })

async function shown(id: number, by = hr): Promise<Request> {
  return (await by.call('confirmationRequests.show', { path: { id } })).body.data.request
}

/** The words of a paper come out of a PDF without the gaps between them. */
const withoutGaps = (text: string) => text.replaceAll(/\s+/g, '')

async function textOf(id: number): Promise<string> {
  const { status, bytes } = await paper(id)
  expect(status).toBe(200)
  return withoutGaps(pdfText(bytes).join(''))
}

describe('asking', () => {
  test('one asks for himself, and reads nobody else’s', async () => {
    const [me, other] = [await owner(), await owner()]
    const mine = await asked(me)
    const theirs = await asked(other)
    expect(mine).toMatchObject({
      employee_id: me.employeeId,
      state: 'waiting',
      days_waiting: 0,
      is_mine: true,
      moves: ['cancel'],
      may_print: false,
    })
    const { requests } = (await me.call('confirmationRequests.list')).body.data
    expect(requests.map(({ id }) => id)).toEqual([mine.id])
    expect((await me.call('confirmationRequests.show', { path: { id: theirs.id } })).status).toBe(404)
    expect((await cancel(theirs.id, me)).status).toBe(404)
    const forOther = await me.call('confirmationRequests.store', {
      body: { kind: 'employment', purpose: 'Vay vốn', employee_id: other.employeeId },
    })
    expect(forOther.status).toBe(404)
    expect((await shown(theirs.id)).state).toBe('waiting')
  })

  test('refuses what cannot be asked, and keeps nothing', async () => {
    const me = await owner()
    const store = (more: object) =>
      me.call('confirmationRequests.store', { body: { kind: 'employment', purpose: 'Vay vốn', ...more } })
    const answers = [
      [await store({ kind: 'introduction' }), 'recipient'],
      [await store({ purpose: ' \u200b ' }), 'purpose'],
      [await store({ recipient: '' }), 'recipient'],
      [await store({ kind: 'anything' }), 'kind'],
    ] as const
    for (const [{ status, body }, field] of answers) {
      expect(status).toBe(400)
      expect(Object.keys(body.errors ?? {})).toEqual([field])
    }
    expect((await me.call('confirmationRequests.list')).body.data.requests).toEqual([])
  })

  test('a unit’s head reads those of his unit and no others, and issues none; another company has none', async () => {
    const { id } = await asked(await owner())
    const elsewhere = await hire(api, 'Người Đơn Vị Khác', 1)
    const far = await asked(hr, { employee_id: elsewhere.employeeId })
    const head = await newcomer(api, {
      login: `truong.${nextNumber()}`,
      companies: { 1: [['employee_access', 'unit']] },
      personId: (await hire(api, 'Trưởng Phòng Hai', 2)).personId,
    })
    expect((await shown(id, head)).moves).toEqual([])
    expect((await head.call('confirmationRequests.show', { path: { id: far.id } })).status).toBe(404)
    expect((await issue(id, head)).status).toBe(403)
    const two = await api.as('hrOfTwo')
    expect((await two.call('confirmationRequests.show', { path: { id } })).status).toBe(404)
    expect((await issue(id, two)).status).toBe(404)
    expect((await shown(id)).state).toBe('waiting')
  })
})

describe('issuing', () => {
  test('numbers the paper with the facts of the day and keeps it, whatever the file says later', async () => {
    const me = await owner()
    const { id } = await asked(me, { recipient: 'Ngân hàng Sông Mây' })
    const { status, body } = await issue(id)
    expect(status, body.message).toBe(200)
    expect(body.data.request).toMatchObject({
      state: 'issued',
      days_waiting: null,
      moves: [],
      may_print: true,
    })
    const { number } = body.data.request
    expect(number).toMatch(/^\d+\/\d{4}\/GXN-/)
    await arrange(`update employees set full_name = 'Tên Đổi Sau' where id = $1`, [me.employeeId])
    const text = await textOf(id)
    for (const said of [
      'GIẤY XÁC NHẬN CÔNG TÁC',
      'Kính gửi: Ngân hàng Sông Mây',
      'Ông/Bà: Nguyễn Thị Hồng Đào.',
      'từ ngày 01-01-2024',
      'sử dụng vào việc: Làm hồ sơ vay vốn.',
      number,
    ])
      expect(text).toContain(withoutGaps(String(said)))
    expect(text).not.toContain(withoutGaps('Tên Đổi Sau'))

    const { rows } = await arrange(
      `select number, issued_on::text as "issuedOn", paper, paper_hash from confirmation_requests where id = $1`,
      [id],
    )
    const [kept] = rows
    expect(kept.paper_hash).toBe(paperHash(kept))
    expect(text).toContain(kept.paper_hash.slice(0, 16).toUpperCase())
    const book = await arrange(`select kind, record_id from drawn_numbers where number = $1`, [number])
    expect(book.rows).toEqual([{ kind: 'confirmation', record_id: id }])
  })

  test('income is confirmed and printed only by who may see that person’s pay', async () => {
    const me = await owner()
    await paid(me.employeeId, 18_500_000)
    const { id } = await asked(me, { kind: 'income' })
    expect((await shown(id, clerk)).moves).toEqual(['refuse', 'cancel'])
    expect((await issue(id, clerk)).status).toBe(403)
    expect((await shown(id)).state).toBe('waiting')
    expect((await issue(id)).status).toBe(200)
    expect(await textOf(id)).toContain('18.500.000đồng/tháng')
    expect((await paper(id, clerk)).status).toBe(403)
    expect(await shown(id, clerk)).toMatchObject({ may_print: false })
    expect(JSON.stringify(await shown(id, clerk))).not.toMatch(/18.?500.?000/)
  })

  test('a confirmation of work tells no pay', async () => {
    const me = await owner()
    await paid(me.employeeId, 18_500_000)
    const { id } = await asked(me)
    expect((await issue(id, clerk)).status).toBe(200)
    expect(await textOf(id)).not.toContain('18.500.000')
  })

  test.each<[kind: Body['kind'], arranged: string, message: RegExp]>([
    ['income', `update employees set phone = null where id = $1`, /chưa có mức lương/],
    ['introduction', `update employees set active = false where id = $1`, /đã nghỉ việc/],
    ['employment', `update employees set join_date = '2999-01-01' where id = $1`, /chưa đến ngày vào làm/],
  ])(
    '%s is not issued where the file does not bear it: no number is drawn',
    async (kind, arranged, message) => {
      const me = await owner()
      await arrange(arranged, [me.employeeId])
      const { id } = await asked(hr, { kind, employee_id: me.employeeId, recipient: 'Sở Nội vụ' })
      const { status, body } = await issue(id)
      expect(status).toBe(409)
      expect(body.message).toMatch(message)
      expect(await shown(id)).toMatchObject({ state: 'waiting', number: null, version: 1 })
      const book = await arrange(`select from drawn_numbers where kind = 'confirmation' and record_id = $1`, [
        id,
      ])
      expect(book.rows).toEqual([])
    },
  )

  test('a letter of introduction says until when it holds, and nothing else does', async () => {
    const me = await owner()
    const work = await asked(me)
    expect((await issue(work.id, hr, { valid_until: '2999-12-31' })).body.errors).toHaveProperty(
      'valid_until',
    )
    const { id } = await asked(me, { kind: 'introduction', recipient: 'Chi cục Thuế' })
    expect((await issue(id, hr, { valid_until: '2020-01-01' })).body.errors).toHaveProperty('valid_until')
    const { body } = await issue(id, hr, { valid_until: '2999-12-31' })
    expect(body.data.request).toMatchObject({ state: 'issued', valid_until: '2999-12-31' })
    expect(await textOf(id)).toContain(withoutGaps('có giá trị đến hết ngày 31-12-2999'))
  })

  test('nobody issues or refuses his own, whatever he holds', async () => {
    const me = await owner('employee_access', 'employee_edit', 'employee_pay')
    const { id } = await asked(me)
    for (const answer of [await issue(id, me), await refuse(id, me)]) {
      expect(answer.status).toBe(403)
      expect(answer.body.message).toBe('Không ai tự cấp hoặc từ chối giấy xác nhận của chính mình.')
    }
    expect(await shown(id)).toMatchObject({ state: 'waiting', version: 1 })
  })

  test('of two who issue at once one is refused, and one number is drawn', async () => {
    const { id } = await asked(await owner())
    const answers = await Promise.all([issue(id), issue(id, clerk)])
    expect(answers.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([200, 409])
    const book = await arrange(`select from drawn_numbers where kind = 'confirmation' and record_id = $1`, [
      id,
    ])
    expect(book.rows).toHaveLength(1)
  })
})

describe('states', () => {
  test.each<[settle: (id: number) => Promise<{ status: number }>, state: string]>([
    [(id) => issue(id), 'issued'],
    [(id) => refuse(id), 'refused'],
    [(id) => cancel(id), 'cancelled'],
  ])('what is settled stays as it is (%#: %s)', async (settle, state) => {
    const { id } = await asked(await owner())
    expect((await settle(id)).status).toBe(200)
    const was = await shown(id)
    expect(was).toMatchObject({ state, moves: [] })
    for (const step of [issue, refuse, cancel]) expect((await step(id)).status).toBe(409)
    expect(await shown(id)).toEqual(was)
    if (state !== 'issued') expect((await paper(id)).status).toBe(409)
  })

  test('refuses a step that was made from an older version', async () => {
    const { id, version } = await asked(await owner())
    await arrange('update confirmation_requests set purpose = $2 where id = $1', [id, 'Mục đích khác'])
    expect(await issue(id, hr, { version })).toMatchObject({
      status: 409,
      body: { data: { request: { state: 'waiting', purpose: 'Mục đích khác' } } },
    })
  })

  test('both sides are told without a word of it, and the trail says who did what', async () => {
    const handler = await owner('employee_access', 'employee_edit')
    const me = await owner()
    const { id } = await asked(me, { purpose: 'Mục Đích Bí Mật' })
    await refuse(id, handler)
    expect(await shown(id, me)).toMatchObject({ state: 'refused', reason: 'Lý Do Bí Mật' })
    const { rows: mails } = await arrange(
      'select template, to_address, subject, body, variables from mails where to_address = any($1) order by id',
      [[handler.address, me.address]],
    )
    expect(mails.map(({ template, to_address }) => [template, to_address])).toEqual([
      ['confirmation-requested', handler.address],
      ['confirmation-settled', me.address],
    ])
    expect(JSON.stringify(mails)).not.toContain('Bí Mật')
    const { notices } = (await me.call('notices.list')).body.data
    expect(notices[0]).toMatchObject({
      kind: 'confirmation_settled',
      link: `/thong-tin-ca-nhan?tab=confirmations&id=${id}`,
    })
    const { rows: trail } = await arrange(
      `select operation, result from audit_trail where resource = 'confirmationRequests' and record_id = $1 order by id`,
      [id],
    )
    expect(trail).toEqual([
      { operation: 'confirmationRequests.store', result: 'done' },
      { operation: 'confirmationRequests.refuse', result: 'done' },
    ])
  })

  test('what HR writes down for somebody tells nobody before it is issued', async () => {
    const me = await owner()
    const { id } = await asked(hr, { employee_id: me.employeeId })
    expect((await me.call('notices.list')).body.data.notices).toEqual([])
    await issue(id)
    expect((await me.call('notices.list')).body.data.notices).toHaveLength(1)
  })
})

test('the list begins with the longest wait, and the first page counts what its link shows', async () => {
  const me = await owner('employee_access', 'employee_edit')
  const [longest, fresh, settled] = [
    await asked(await owner()),
    await asked(await owner()),
    await asked(await owner()),
  ]
  await arrange(`update confirmation_requests set created_at = now() - interval '40 days' where id = $1`, [
    longest.id,
  ])
  await issue(settled.id)
  const ours = [longest, fresh, settled].map(({ id }) => id)
  const listed = await me.call('confirmationRequests.list', {
    query: { filter: { id: { operator: 'in', value: ours } } },
  })
  expect(listed.body.data.requests.map(({ id, days_waiting: days }) => [id, days])).toEqual([
    [longest.id, 40],
    [fresh.id, 0],
    [settled.id, null],
  ])
  const waiting = await me.call('confirmationRequests.list', {
    query: { filter: { state: { operator: 'in', value: ['waiting'] } } },
  })
  expect(waiting.body.data.requests[0]?.id).toBe(longest.id)
  const { cards } = (await me.call('home.show')).body.data.home
  const card = cards.find(({ key }) => key === 'confirmations_waiting')?.confirmations_waiting
  expect(card?.figures).toEqual([
    expect.objectContaining({
      total: waiting.body.data.requests.length,
      link: '/nhan-vien/giay-xac-nhan?f.state=in:waiting',
    }),
  ])
  expect(card?.lines[0]).toMatchObject({
    note: 'Chờ 40 ngày',
    link: `/nhan-vien/giay-xac-nhan?id=${longest.id}`,
  })
})
