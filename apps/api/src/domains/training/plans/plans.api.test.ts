import { beforeAll, describe, expect, test } from 'vitest'
import { type Person, apiForFile } from '../../../testing/api.ts'
import { inCompanyOf } from '../../../testing/group.ts'
import { newcomer } from '../../../testing/newcomer.ts'

const api = apiForFile()
const reason = 'Chưa có kinh phí quý 2.'
let trainer: Person
let head: Person
let made = 0
beforeAll(async () => {
  trainer = await newcomer(api, {
    login: 'ke.hoach',
    companies: {
      1: [
        ['training_access', 'company'],
        ['training_edit', 'company'],
        ['training_delete', 'company'],
      ],
    },
  })
  head = await api.as('hrOfOne')
})

const line = { name: 'Huấn luyện nhóm 3', type_id: 31, people: 40, months: [3, 9], planned: 24_000_000 }

async function newPlan(more: object = {}) {
  made += 1
  const body = { name: `Kế hoạch đào tạo năm 2031 số ${made}`, year: 2031, ...more }
  return (await trainer.call('trainingPlans.store', { body })).body.data.plan
}

async function withLines(lines: object[] = [line]) {
  const { id } = await newPlan()
  const path = { id }
  const saved = await trainer.call('trainingPlanLines.updateBulk', {
    path,
    body: { lines: lines.map((each) => ({ ...line, ...each })) },
  })
  return { path, lines: saved.body.data.lines }
}

type Step = 'submit' | 'withdraw' | 'return' | 'approve' | 'revise' | 'finish' | 'cancel'

const withReason = new Set<Step>(['return', 'revise', 'cancel'])

function step(person: Person, name: Step, path: { id: number }) {
  const body = withReason.has(name) ? { reason } : {}
  return person.call(`trainingPlans.${name}`, { path, body } as never)
}

async function approvedPlan() {
  const plan = await withLines()
  await step(trainer, 'submit', plan.path)
  await step(head, 'approve', plan.path)
  return plan
}

async function planOf(path: { id: number }) {
  return (await head.call('trainingPlans.show', { path, query: { include: ['lines'] } })).body.data.plan
}

test('a plan says of itself to whom it is his own: who made, wrote or sent it', async () => {
  const { path } = await withLines()
  const isOwn = async (person: Person) =>
    (await person.call('trainingPlans.show', { path })).body.data.plan.is_own
  expect([await isOwn(trainer), await isOwn(head)]).toEqual([true, false])
  await step(head, 'submit', path)
  expect(await isOwn(head)).toBe(true)
  const { body } = await head.call('trainingPlans.list')
  expect(body.data.plans.find(({ id }) => id === path.id)?.is_own).toBe(true)
})

describe('a plan', () => {
  test('gets the next code of the year that it is for', async () => {
    const [first, second] = [await newPlan(), await newPlan()]
    const number = (code: string) => Number(/^KHĐT-2031-(\d{2,})$/.exec(code)?.[1])
    expect(number(second.code)).toBe(number(first.code) + 1)
  })

  test('sums what its lines say', async () => {
    const { path } = await withLines([{}, { people: 10, planned: 1_000_000 }])
    expect(await planOf(path)).toMatchObject({
      lines_total: 2,
      people_total: 50,
      planned_total: 25_000_000,
      lines: [{ months: [3, 9], courses: [], joined: 0, actual: 0 }, { people: 10 }],
    })
  })

  test('is copied into the next year, with its lines and the year in its name', async () => {
    const { path } = await withLines()
    const { body } = await trainer.call('trainingPlans.copy', { path, body: {} })
    expect(body.data.plan).toMatchObject({
      year: 2032,
      status: 'draft',
      name: expect.stringContaining('năm 2032'),
      lines_total: 1,
    })
  })

  test('comes back with its lines when a delete is undone', async () => {
    const { path } = await withLines()
    const before = await planOf(path)
    await trainer.call('trainingPlans.destroy', { path })
    expect((await trainer.call('trainingPlans.show', { path })).status).toBe(404)
    await trainer.call('trainingPlans.restore', { body: { ids: [path.id] } })
    expect(await planOf(path)).toEqual(before)
  })
})

describe('approval', () => {
  test('wants a line at least, with people and a budget', async () => {
    const { id } = await newPlan()
    expect((await step(trainer, 'submit', { id })).body).toMatchObject({
      message: 'Chưa thể trình duyệt: kế hoạch chưa có nội dung đào tạo nào.',
    })
    const { path } = await withLines([{ planned: 0 }])
    expect((await step(trainer, 'submit', path)).body).toMatchObject({
      message: 'Chưa thể trình duyệt: nội dung "Huấn luyện nhóm 3" còn thiếu số người hoặc dự toán.',
    })
  })

  test('is by somebody else, and keeps the sums as approved', async () => {
    const { path } = await withLines()
    const own = await head.call('trainingPlans.store', { body: { name: 'Của tôi', year: 2031 } })
    const mine = { id: own.body.data.plan.id }
    await head.call('trainingPlanLines.updateBulk', { path: mine, body: { lines: [line] } })
    await step(head, 'submit', mine)
    await step(trainer, 'submit', path)
    for (const name of ['approve', 'return', 'cancel'] as const) {
      expect((await step(head, name, mine)).status).toBe(403)
      expect((await step(trainer, name, path)).status).toBe(403)
    }
    const { body } = await step(head, 'approve', path)
    expect(body).toMatchObject({
      data: { plan: { status: 'approved', approved_people: 40, approved_planned: 24_000_000 } },
    })
  })

  test('is not by who rewrote a draft that somebody else made and sent, until that has been approved', async () => {
    const { path, lines } = await withLines()
    const change = { lines: [{ ...line, id: lines[0]?.id ?? 0, people: 50 }] }
    await head.call('trainingPlanLines.updateBulk', { path, body: change })
    await step(trainer, 'submit', path)
    expect((await step(head, 'approve', path)).status).toBe(403)
    const director = await newcomer(api, {
      login: 'giam.doc.ke.hoach',
      companies: {
        1: [
          ['training_access', 'company'],
          ['training_approve', 'company'],
        ],
      },
    })
    expect((await step(director, 'approve', path)).status).toBe(200)
    await step(trainer, 'revise', path)
    await step(trainer, 'submit', path)
    expect((await step(head, 'approve', path)).status).toBe(200)
  })

  test('is asked anew for what changes afterwards, and the sums of before stand until then', async () => {
    const { path, lines } = await approvedPlan()
    const change = () =>
      trainer.call('trainingPlanLines.updateBulk', {
        path,
        body: { lines: [{ ...line, id: lines[0]?.id ?? 0, people: 60 }] },
      })
    expect((await change()).status).toBe(409)
    await step(trainer, 'revise', path)
    expect((await change()).status).toBe(200)
    expect(await planOf(path)).toMatchObject({
      status: 'draft',
      revision: 2,
      people_total: 60,
      approved_people: 40,
    })
    expect((await trainer.call('trainingPlans.destroy', { path })).status).toBe(409)
    await step(trainer, 'submit', path)
    await step(head, 'approve', path)
    expect(await planOf(path)).toMatchObject({ status: 'approved', approved_people: 60 })
  })

  test('is taken back by who sent it, and by nobody else', async () => {
    const { path } = await withLines()
    await step(trainer, 'submit', path)
    const mayWithdraw = async (person: Person) =>
      (await person.call('trainingPlans.show', { path })).body.data.plan.may_withdraw
    expect([await mayWithdraw(trainer), await mayWithdraw(head)]).toEqual([true, false])
    expect((await step(head, 'withdraw', path)).status).toBe(403)
    expect((await step(trainer, 'withdraw', path)).status).toBe(200)
    const { body } = await head.call('trainingPlans.history', { path })
    expect(body.data.moves.map(({ from, to }) => `${from} ${to}`)).toEqual(['waiting draft', 'draft waiting'])
  })
})

/** Every state of a plan, and the steps that lead out of it; all others are refused. */
const ways: Readonly<Record<string, readonly Step[]>> = {
  draft: ['submit', 'cancel'],
  waiting: ['withdraw', 'return', 'approve', 'cancel'],
  approved: ['revise', 'cancel'],
  running: ['revise', 'finish', 'cancel'],
  done: [],
  cancelled: [],
}
const allSteps: readonly Step[] = ['submit', 'withdraw', 'return', 'approve', 'revise', 'finish', 'cancel']
const byHead = new Set<Step>(['return', 'approve', 'cancel'])

describe('the table of states', () => {
  test.each(Object.keys(ways).flatMap((from) => allSteps.map((name) => [from, name] as const)))(
    '%s and %s',
    async (from, name) => {
      const { path } = await withLines()
      await inCompanyOf(api.db.superuser, 1, (client) =>
        client.query(
          `update training_plans set status = $2, status_reason = 'Thử', approved_at = now(), approved_people = 1,
             approved_planned = 1 where company_id = 1 and id = $1`,
          [path.id, from],
        ),
      )
      const { status } = await step(byHead.has(name) ? head : trainer, name, path)
      expect(status).toBe(ways[from]?.includes(name) ? 200 : 409)
    },
  )
})

describe('a line', () => {
  test('makes courses once its plan is approved; the first that begins brings the plan under way', async () => {
    const { path, lines } = await approvedPlan()
    const lineId = { id: lines[0]?.id ?? 0 }
    const { body } = await trainer.call('trainingPlanLines.openCourse', { path: lineId })
    const { id, ...course } = body.data.training
    expect(course).toMatchObject({ name: line.name, max_people: 40, plan_id: path.id, status: 'planned' })
    expect(await planOf(path)).toMatchObject({ lines: [{ courses: [{ id, status: 'planned' }] }] })
    const { saves } = (await trainer.call('trainings.history', { path: { id } })).body.data
    expect(saves).toMatchObject([{ changes: [{ label: 'Tên khóa', old_value: null, new_value: line.name }] }])
    expect((await trainer.call('trainings.begin', { path: { id }, body: {} })).status).toBe(409)
    await inCompanyOf(api.db.superuser, 1, (client) =>
      client.query(
        `insert into training_employees (company_id, training_id, employee_id, state) values (1, $1, 12, 'joined')`,
        [id],
      ),
    )
    expect((await trainer.call('trainings.begin', { path: { id }, body: {} })).status).toBe(200)
    expect(await planOf(path)).toMatchObject({ status: 'running', joined_total: 1 })
    expect((await step(trainer, 'finish', path)).status).toBe(409)
    await trainer.call('trainings.cancel', { path: { id }, body: { reason } })
    expect((await step(trainer, 'finish', path)).status).toBe(200)
  })

  test('of a draft makes none, and one with a course is not taken out', async () => {
    const { lines } = await withLines()
    const draft = { id: lines[0]?.id ?? 0 }
    expect((await trainer.call('trainingPlanLines.openCourse', { path: draft })).status).toBe(409)
    const plan = await approvedPlan()
    const taught = plan.lines[0]?.id ?? 0
    await trainer.call('trainingPlanLines.openCourse', { path: { id: taught } })
    await step(trainer, 'revise', plan.path)
    const removed = await trainer.call('trainingPlanLines.updateBulk', {
      path: plan.path,
      body: { lines: [], removed_ids: [taught] },
    })
    expect(removed.status).toBe(409)
  })

  test('of another plan is not found', async () => {
    const [one, other] = [await withLines(), await withLines()]
    const { status } = await trainer.call('trainingPlanLines.updateBulk', {
      path: one.path,
      body: { lines: [{ ...line, id: other.lines[0]?.id ?? 0 }] },
    })
    expect(status).toBe(404)
  })
})

test('whoever reads for single units sees plans of these alone', async () => {
  const reader = await newcomer(api, {
    login: 'truong.don.vi.ke.hoach',
    companies: { 1: [['training_access', 'unit']] },
  })
  const ofAll = await newPlan()
  expect((await reader.call('trainingPlans.show', { path: { id: ofAll.id } })).status).toBe(404)
  expect((await reader.call('trainingPlans.list', {})).body.data.plans).toEqual([])
})
