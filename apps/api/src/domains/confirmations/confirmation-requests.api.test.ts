import { beforeAll, describe, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../testing/api.ts'
import { hire, newcomer } from '../../testing/newcomer.ts'
import { nextNumber } from '../../testing/numbers.ts'
import { type Body, confirmationDesk, type Owner } from './testing/confirmation-desk.ts'

const api = apiForFile()
const { arrange, asked, cancel, chief, issue, owner, paper, preview, refuse, revoke, shown } =
  confirmationDesk(api)
let hr: Person
/** Reads and writes files, and sees nobody's pay. */
let clerk: Owner
beforeAll(async () => {
  hr = await api.as('hrOfOne')
  clerk = await owner('employee_access', 'employee_edit')
})

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

  test('the same is not asked for twice while it waits, and no more than ten wait', async () => {
    const me = await owner()
    const store = (more: Partial<Body>) =>
      me.call('confirmationRequests.store', { body: { kind: 'employment', purpose: 'Vay vốn', ...more } })
    const answers = await Promise.all([store({}), store({})])
    expect(answers.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([201, 409])
    expect(answers.find(({ status }) => status === 409)?.body.message).toBe(
      'Yêu cầu này đang chờ cấp, không cần gửi lại.',
    )
    for (let nth = 2; nth <= 10; nth += 1) {
      const { status } = await store({ recipient: `Ngân hàng thứ ${nth}` })
      expect(status).toBe(201)
    }
    const eleventh = await store({ kind: 'income' })
    expect(eleventh.status).toBe(409)
    expect(eleventh.body.message).toContain('Đã có 10 yêu cầu đang chờ cấp.')
    const { requests } = (await me.call('confirmationRequests.list')).body.data
    expect(requests).toHaveLength(10)
    await cancel(requests.find(({ recipient }) => recipient === null)?.id ?? 0, me)
    expect((await store({})).status).toBe(201)
  })

  test('those are told who may issue it: a unit’s head too, and of income who sees the pay', async () => {
    const head = await chief(2, 'employee_access', 'employee_edit', 'employee_pay')
    const elsewhere = await chief(3, 'employee_access', 'employee_edit', 'employee_pay')
    const payless = await chief(2, 'employee_access', 'employee_edit')
    const me = await owner()
    const income = await asked(me, { kind: 'income' })
    const work = await asked(me)
    const told = await Promise.all(
      [head, elsewhere, payless, clerk].map(async (person) => {
        const { notices } = (await person.call('notices.list')).body.data
        return [income, work].map(({ id }) =>
          notices.some(({ link }) => link === `/nhan-vien/giay-xac-nhan?id=${id}`),
        )
      }),
    )
    expect(told).toEqual([
      [true, true],
      [false, false],
      [false, true],
      [false, true],
    ])
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

describe('states', () => {
  test.each<[settle: (id: number) => Promise<{ status: number }>, state: string]>([
    [(id) => issue(id), 'issued'],
    [(id) => refuse(id), 'refused'],
    [(id) => cancel(id), 'cancelled'],
    [(id) => issue(id).then(() => revoke(id)), 'revoked'],
  ])('what is settled stays as it is (%#: %s)', async (settle, state) => {
    const { id } = await asked(await owner())
    expect((await settle(id)).status).toBe(200)
    const was = await shown(id)
    expect(was).toMatchObject({ state, moves: state === 'issued' ? ['revoke'] : [] })
    const steps = [issue, refuse, cancel, preview, ...(state === 'issued' ? [] : [revoke])]
    for (const step of steps) expect((await step(id)).status).toBe(409)
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
