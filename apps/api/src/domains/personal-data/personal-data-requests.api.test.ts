import type { Data, Input, PermissionName } from '@nhansu/sdk/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../testing/api.ts'
import { inCompanyOf } from '../../testing/group.ts'
import { hire, newcomer } from '../../testing/newcomer.ts'
import { nextNumber } from '../../testing/numbers.ts'

type Body = Input<'personalDataRequests.store'>['body']
type Request = Data<'personalDataRequests.store'>['request']
type Move = 'answer' | 'complete' | 'extend' | 'refuse'

const api = apiForFile()
let hr: Person
beforeAll(async () => {
  hr = await api.as('hrOfOne')
})

interface Owner extends Person {
  employeeId: number
  address: string
}

/** Somebody with an account and an address of his own. */
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

async function kept(person: Person, more: Partial<Body> = {}): Promise<Request> {
  const { status, body } = await person.call('personalDataRequests.store', {
    body: { kind: 'access', content: 'Em muốn xem hồ sơ.', ...more },
  })
  expect(status, body.message).toBe(201)
  return body.data.request
}

const moving = {
  answer: (id: number, by: Person, words: string, version?: number) =>
    by.call('personalDataRequests.answer', { path: { id }, body: { answer: words, ...of(version) } }),
  complete: (id: number, by: Person, words: string, version?: number) =>
    by.call('personalDataRequests.complete', { path: { id }, body: { answer: words, ...of(version) } }),
  extend: (id: number, by: Person, words: string, version?: number) =>
    by.call('personalDataRequests.extend', { path: { id }, body: { reason: words, ...of(version) } }),
  refuse: (id: number, by: Person, words: string, version?: number) =>
    by.call('personalDataRequests.refuse', { path: { id }, body: { reason: words, ...of(version) } }),
} satisfies Record<Move, unknown>

function of(version: number | undefined) {
  return version === undefined ? {} : { version }
}

async function make(move: Move, id: number, by = hr) {
  const { status, body } = await moving[move](id, by, 'Đã xem xét.')
  return { status, message: body.message }
}

async function shown(id: number, by = hr): Promise<Request> {
  return (await by.call('personalDataRequests.show', { path: { id } })).body.data.request
}

async function onPaper(more: Partial<Body> = {}): Promise<Request> {
  const { employeeId } = await hire(api, 'Trần Văn Giấy', 2)
  return kept(hr, { employee_id: employeeId, channel: 'paper', ...more })
}

describe('receiving', () => {
  // 09-01-2026 is a Friday: Saturday counts as a working day, Sunday does not.
  test.each([
    ['access', '2026-01-21'],
    ['correct', '2026-01-21'],
    ['withdraw_consent', '2026-01-27'],
    ['restrict', '2026-01-27'],
    ['object', '2026-01-27'],
    ['erase', '2026-02-02'],
  ] as const)('%s that came on a Friday is due by working days', async (kind, due) => {
    const request = await onPaper({ kind, received_on: '2026-01-09' })
    expect(request).toMatchObject({
      state: 'received',
      channel: 'paper',
      answer_due: '2026-01-12',
      next_due: '2026-01-12',
      due,
      is_mine: false,
      moves: ['answer', 'complete', 'refuse'],
      steps: [{ step: 'receive', words: null, by_name: 'Phạm Thu Hà' }],
    })
    expect(request.days_left).toBeLessThan(0)
  })

  test('takes the days of the law of the day on which it came', async () => {
    await api.db.superuser.query(
      `insert into law_values (key, from_date, value, source, revision)
       values ('data_request_object_days', '2026-02-01', 5, 'Thử', 2)`,
    )
    expect((await onPaper({ kind: 'object', received_on: '2026-01-31' })).due).toBe('2026-02-18')
    expect((await onPaper({ kind: 'object', received_on: '2026-02-02' })).due).toBe('2026-02-07')
  })

  test('one asks about himself, and reads nobody else’s', async () => {
    const [me, other] = [await owner(), await owner()]
    const mine = await kept(me)
    const theirs = await kept(other)
    expect(mine).toMatchObject({ channel: 'app', employee_id: me.employeeId, is_mine: true, moves: [] })
    const { requests } = (await me.call('personalDataRequests.list')).body.data
    expect(requests.map(({ id }) => id)).toEqual([mine.id])
    expect((await me.call('personalDataRequests.show', { path: { id: theirs.id } })).status).toBe(404)
    const forOther = await me.call('personalDataRequests.store', {
      body: { kind: 'erase', content: 'Xóa giúp bạn tôi.', employee_id: other.employeeId, channel: 'paper' },
    })
    expect(forOther.status).toBe(404)
  })

  test('refuses a receipt that cannot be, and keeps nothing', async () => {
    const me = await owner()
    const { employeeId } = await hire(api, 'Lê Thị Khác', 2)
    const store = (by: Person, more: object) =>
      by.call('personalDataRequests.store', { body: { kind: 'access', content: 'Xem.', ...more } })
    const answers = [
      [await store(me, { channel: 'paper' }), 'channel'],
      [await store(me, { received_on: '2026-01-09' }), 'received_on'],
      [await store(hr, { employee_id: employeeId }), 'channel'],
      [
        await store(hr, { employee_id: employeeId, channel: 'mail', received_on: '2025-12-31' }),
        'received_on',
      ],
      [
        await store(hr, { employee_id: employeeId, channel: 'mail', received_on: '2999-01-01' }),
        'received_on',
      ],
      [await store(me, { content: ' \u200b ' }), 'content'],
    ] as const
    for (const [{ status, body }, field] of answers) {
      expect(status).toBe(400)
      expect(Object.keys(body.errors ?? {})).toEqual([field])
    }
    const { rows } = await arrange('select from personal_data_requests where employee_id = any($1)', [
      [me.employeeId, employeeId],
    ])
    expect(rows).toEqual([])
  })

  test('knows nobody of another company', async () => {
    const two = await api.as('hrOfTwo')
    const request = await onPaper()
    const store = {
      kind: 'access',
      content: 'Xem.',
      employee_id: request.employee_id,
      channel: 'mail',
    } as const
    expect((await two.call('personalDataRequests.store', { body: store })).status).toBe(404)
    expect((await two.call('personalDataRequests.show', { path: { id: request.id } })).status).toBe(404)
    expect((await make('refuse', request.id, two)).status).toBe(404)
    expect((await shown(request.id)).state).toBe('received')
  })
})

describe('settling', () => {
  test('goes by steps that the person reads, and tells him by mails without a word of them', async () => {
    const handler = await owner('personal_data_access', 'personal_data_edit')
    const me = await owner()
    const { id } = await kept(me, { content: 'Nội Dung Bí Mật' })
    await moving.answer(id, handler, 'Lời Đáp Bí Mật')
    await moving.extend(id, handler, 'Lý Do Bí Mật')
    const { body } = await moving.complete(id, handler, 'Kết Quả Bí Mật')
    expect(body.data.request).toMatchObject({
      state: 'completed',
      next_due: null,
      days_left: null,
      moves: [],
    })
    const own = await shown(id, me)
    expect(own.steps.map(({ step, words }) => [step, words])).toEqual([
      ['receive', null],
      ['answer', 'Lời Đáp Bí Mật'],
      ['extend', 'Lý Do Bí Mật'],
      ['complete', 'Kết Quả Bí Mật'],
    ])
    const { rows } = await arrange(
      'select template, to_address, subject, body, variables from mails where to_address = any($1) order by id',
      [[handler.address, me.address]],
    )
    expect(rows.map(({ template, to_address }) => [template, to_address])).toEqual([
      ['data-request-received', handler.address],
      ['data-request-moved', me.address],
      ['data-request-moved', me.address],
      ['data-request-moved', me.address],
    ])
    expect(JSON.stringify(rows)).not.toContain('Bí Mật')
    const { rows: told } = await arrange(
      `select from audit_trail line where line::text like '%Bí Mật%'
       union all select from audit_values kept where kept::text like '%Bí Mật%'`,
      [],
    )
    expect(told).toEqual([])
  })

  test('nobody settles his own, whatever he holds', async () => {
    const me = await owner('personal_data_access', 'personal_data_edit')
    const { id } = await kept(me)
    for (const move of ['answer', 'complete', 'extend', 'refuse'] as const) {
      expect(await make(move, id, me)).toEqual({
        status: 403,
        message: 'Không ai được xử lý yêu cầu về dữ liệu cá nhân của chính mình.',
      })
    }
    expect(await shown(id)).toMatchObject({ state: 'received', version: 1 })
  })

  test('of two who settle at once one is refused', async () => {
    const { id } = await onPaper()
    const [officer, other] = [hr, await owner('personal_data_edit')]
    const answers = await Promise.all([make('complete', id, officer), make('refuse', id, other)])
    expect(answers.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([200, 409])
    expect((await shown(id)).steps).toHaveLength(2)
  })

  test('refuses a step that was made from an older version', async () => {
    const { id, version } = await onPaper()
    expect((await moving.answer(id, hr, 'Đã nhận.', version)).status).toBe(200)
    expect(await moving.refuse(id, hr, 'Không.', version)).toMatchObject({
      status: 409,
      body: { data: { request: { state: 'answered' } } },
    })
  })

  test.each<[before: readonly Move[], refused: readonly Move[]]>([
    [[], ['extend']],
    [
      ['answer', 'extend'],
      ['answer', 'extend'],
    ],
    [['complete'], ['answer', 'complete', 'extend', 'refuse']],
    [['refuse'], ['answer', 'complete', 'extend', 'refuse']],
  ])('after %j it refuses %j, and nothing changes', async (before, refused) => {
    const { id } = await onPaper()
    for (const each of before) expect((await make(each, id)).status).toBe(200)
    const was = await shown(id)
    for (const move of refused) {
      expect(was.moves).not.toContain(move)
      expect((await make(move, id)).status).toBe(409)
    }
    expect(await shown(id)).toEqual(was)
  })

  test('the one extension is of 15 working days, and comes before the day is over', async () => {
    const { id, due } = await onPaper()
    await make('answer', id)
    await make('extend', id)
    const later = await shown(id)
    expect(later).toMatchObject({ state: 'answered', is_extended: true })
    const { rows } = await arrange(
      `select count(*)::integer as days from generate_series($1::date + 1, $2::date, '1 day') as day
       where extract(isodow from day) <> 7`,
      [due, later.due],
    )
    expect(rows).toEqual([{ days: 15 }])
    const late = await onPaper({ received_on: '2026-01-09' })
    await make('answer', late.id)
    expect((await shown(late.id)).moves).toEqual(['complete', 'refuse'])
    expect(await make('extend', late.id)).toEqual({
      status: 409,
      message: 'Đã quá hạn thực hiện nên không gia hạn được nữa.',
    })
  })
})

test('the list begins with what is overdue, ends with what is settled, and the first page tells of what is due', async () => {
  const me = await owner('personal_data_access', 'personal_data_edit')
  const own = await kept(me)
  const overdue = await onPaper({ received_on: '2026-01-05' })
  const fresh = await onPaper({ kind: 'erase' })
  const settled = await onPaper({ received_on: '2026-01-05' })
  await make('complete', settled.id)
  const ours = [own, overdue, fresh, settled].map(({ id }) => id)
  const { requests } = (
    await me.call('personalDataRequests.list', {
      query: { filter: { id: { operator: 'in', value: ours } } },
    })
  ).body.data
  expect(requests[0]?.id).toBe(overdue.id)
  expect(requests.at(-1)?.id).toBe(settled.id)
  const { cards } = (await me.call('home.show')).body.data.home
  const card = cards.find(({ key }) => key === 'data_requests_due')?.data_requests_due
  expect(card?.overdue).toBeGreaterThan(0)
  expect(card?.requests[0]).toMatchObject({ next_due: '2026-01-07', kind: 'access' })
  expect(card?.requests.map(({ id }) => id)).not.toContain(own.id)
})
