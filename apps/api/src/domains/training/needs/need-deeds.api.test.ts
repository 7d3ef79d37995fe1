import { beforeAll, describe, expect, test } from 'vitest'
import { type Person, apiForFile } from '../../../testing/api.ts'
import { judgedCourse } from '../../../testing/judged-course.ts'
import { hire, newcomer } from '../../../testing/newcomer.ts'
import { nextNumber } from '../../../testing/numbers.ts'
import { day, needsGround } from '../../../testing/training-needs.ts'

const api = apiForFile()
let hr: Person
beforeAll(async () => {
  hr = await api.as('hrOfOne')
})
const { sql, newKind, holder, night, needsOf, needOf } = needsGround(api, () => hr)

describe('placing', () => {
  test('shows first who cannot come and changes nothing; the rest come with the second call', async () => {
    const kind = await newKind()
    const [here, away] = [await holder(kind, 10, 'Vũ Ở Nhà'), await holder(kind, 11, 'Vũ Nghỉ Sinh')]
    await sql(`update employees set work_state = 'maternity_leave' where company_id = 1 and id = $1`, [
      away.employeeId,
    ])
    await night()
    const ids = [(await needOf(here.employeeId)).id, (await needOf(away.employeeId)).id]
    const body = { ids, course: { name: 'Lớp thử', type_id: 31 } }
    const courses = async () => (await hr.call('trainings.list')).body.data.meta.pagination?.total
    const before = await courses()
    const preview = (await hr.call('trainingNeeds.place', { query: { dry_run: true }, body })).body.data
    expect(preview).toMatchObject({ training_id: null, ids: [ids[0]], added: 1 })
    expect(preview.refused).toMatchObject([{ full_name: 'Vũ Nghỉ Sinh', reason: 'Đang nghỉ thai sản.' }])
    const refused = await hr.call('trainingNeeds.place', { body })
    expect(refused.status).toBe(409)
    expect(refused.body.message).toContain('Vũ Nghỉ Sinh')
    expect(await courses()).toBe(before)
    expect((await needOf(here.employeeId)).state).toBe('new')
    expect((await hr.call('trainingNeeds.place', { body: { ...body, ids: preview.ids } })).status).toBe(200)
    expect((await needOf(here.employeeId)).state).toBe('placed')
    expect((await needOf(away.employeeId)).state).toBe('new')
  })

  test('wants either a course or a new one', async () => {
    const kind = await newKind()
    const { employeeId } = await holder(kind, 10)
    await night()
    const ids = [(await needOf(employeeId)).id]
    expect((await hr.call('trainingNeeds.place', { body: { ids } })).status).toBe(400)
    const elsewhere = { ids, training_id: 999_999 }
    expect((await hr.call('trainingNeeds.place', { body: elsewhere })).status).toBe(404)
    expect((await needOf(employeeId)).state).toBe('new')
  })
})

describe('a plan', () => {
  async function draft(more: object = {}) {
    const body = { name: `Kế hoạch ${nextNumber()}`, year: Number(day(0).slice(0, 4)) + 1, ...more }
    return (await hr.call('trainingPlans.store', { body })).body.data.plan
  }
  const linesOf = async (id: number) =>
    (await hr.call('trainingPlans.show', { path: { id }, query: { include: ['lines'] } })).body.data.plan
      .lines ?? []

  test('takes needs line by line, opens a course with their people, and frees the others when it is cancelled', async () => {
    const kind = await newKind()
    const people = [await holder(kind, 10), await holder(kind, 20), await holder(kind, 30)]
    await night()
    const ids = await Promise.all(people.map(async ({ employeeId }) => (await needOf(employeeId)).id))
    const { id: planId } = await draft()
    const plan = (chosen: number[], more: object = {}) =>
      hr.call('trainingNeeds.plan', { body: { ids: chosen, plan_id: planId, ...more } })
    const bare = await plan(ids.slice(0, 2))
    expect(bare.status).toBe(400)
    expect(bare.body).toMatchObject({ errors: { type_id: [expect.any(String)] } })
    expect((await plan(ids.slice(0, 2), { type_id: 31 })).body.data).toMatchObject({ added: 1, joined: 0 })
    expect((await plan(ids.slice(2))).body.data).toMatchObject({ added: 0, joined: 1 })
    expect(await linesOf(planId)).toMatchObject([{ people: 3, needs: 3, type_id: 31, months: [1] }])
    expect(await needOf(people[0]?.employeeId ?? 0)).toMatchObject({ state: 'planned', plan_id: planId })
    expect((await plan(ids.slice(0, 1))).status).toBe(409)

    // One of them is away, and stays behind the line.
    await sql(`update employees set work_state = 'unpaid_leave' where company_id = 1 and id = $1`, [
      people[2]?.employeeId,
    ])
    await sql(
      `update training_plans set status = 'approved', approved_at = now(), approved_people = 3, approved_planned = 1
       where company_id = 1 and id = $1`,
      [planId],
    )
    const [line] = await linesOf(planId)
    const opened = await hr.call('trainingPlanLines.openCourse', { path: { id: line?.id ?? 0 } })
    expect(opened.body.data.training).toMatchObject({ certificate_id: kind, people_total: 2 })
    const states = async () =>
      Promise.all(people.map(async ({ employeeId }) => (await needOf(employeeId)).state))
    expect(await states()).toEqual(['placed', 'placed', 'planned'])
    const other = await newcomer(api, {
      login: `duyet-${nextNumber()}`,
      companies: { 1: [['training_approve', 'company']] },
    })
    const cancelled = await other.call('trainingPlans.cancel', {
      path: { id: planId },
      body: { reason: 'Không có kinh phí.' },
    })
    expect(cancelled.status).toBe(200)
    expect(await states()).toEqual(['placed', 'placed', 'new'])
  })

  test('of a unit takes nobody from elsewhere, and a line that is taken out frees its needs', async () => {
    const kind = await newKind()
    const { employeeId } = await holder(kind, 10)
    await night()
    const ids = [(await needOf(employeeId)).id]
    const { id: foreign } = await draft({ department_id: 4 })
    const refused = await hr.call('trainingNeeds.plan', { body: { ids, plan_id: foreign, type_id: 31 } })
    expect(refused.status).toBe(400)
    const { id: planId } = await draft({ department_id: 3 })
    await hr.call('trainingNeeds.plan', { body: { ids, plan_id: planId, type_id: 31 } })
    expect((await needOf(employeeId)).state).toBe('planned')
    const removed_ids = (await linesOf(planId)).map(({ id }) => id ?? 0)
    await hr.call('trainingPlanLines.updateBulk', {
      path: { id: planId },
      body: { lines: [], removed_ids },
    })
    expect(await needOf(employeeId)).toMatchObject({ state: 'new', plan_id: null })
  })
})

describe('a proposal', () => {
  test('is made by the head of a unit for his people, once, for one thing', async () => {
    const head = await newcomer(api, {
      login: `truong-${nextNumber()}`,
      personId: (await hire(api, 'Đinh Làm Trưởng', 3)).personId,
      companies: {
        1: [
          ['training_access', 'unit'],
          ['training_confirm', 'unit'],
        ],
      },
    })
    const { employeeId } = await hire(api, 'Đặng Được Đề Xuất', 3)
    const { employeeId: foreign } = await hire(api, 'Đặng Ở Xa')
    const propose = (body: { employee_id: number; type_id?: number; certificate_id?: number }) =>
      head.call('trainingNeeds.store', { body: { note: 'Chuẩn bị máy mới.', ...body } })
    const made = await propose({ employee_id: employeeId, type_id: 31 })
    expect(made.status).toBe(201)
    expect(made.body.data.need).toMatchObject({
      source: 'proposal',
      state: 'new',
      created_by_name: expect.any(String),
    })
    const twice = await propose({ employee_id: employeeId, type_id: 31 })
    expect(twice.status).toBe(409)
    expect(twice.body.message).toContain('Đặng Được Đề Xuất đã có nhu cầu')
    expect((await propose({ employee_id: foreign, type_id: 31 })).status).toBe(400)
    expect((await propose({ employee_id: employeeId })).status).toBe(400)
    const both = { employee_id: employeeId, type_id: 31, certificate_id: await newKind() }
    expect((await propose(both)).status).toBe(400)
    const seen = (await head.call('trainingNeeds.list', { query: { sort: '-created_at' } })).body.data.needs
    expect(seen[0]?.id).toBe(made.body.data.need.id)
    expect(new Set(seen.map(({ unit_name: unit }) => unit)).size).toBe(1)
    const ids = [made.body.data.need.id]
    expect((await head.call('trainingNeeds.dismiss', { body: { ids, reason: 'Thôi.' } })).status).toBe(403)
    expect(await needsOf(foreign)).toEqual([])
    await hr.call('trainingNeeds.store', { body: { employee_id: foreign, type_id: 31 } })
    const { id } = await needOf(foreign)
    expect((await head.call('trainingNeeds.show', { path: { id } })).status).toBe(404)
  })

  test('is met by a passed course of its kind, changed and deleted while nothing was done, and undone', async () => {
    const { employeeId } = await hire(api, 'Hồ Đề Xuất', 3)
    const made = await hr.call('trainingNeeds.store', {
      body: { employee_id: employeeId, type_id: 32, due_date: day(90) },
    })
    const { id } = made.body.data.need
    const path = { id }
    const changed = await hr.call('trainingNeeds.update', {
      path,
      body: { priority: 'high', due_date: day(80) },
    })
    expect(changed.body.data.need).toMatchObject({ priority: 'high', due_date: day(80) })
    expect((await hr.call('trainingNeeds.update', { path, body: { type_id: 31 } })).status).toBe(400)
    const ids = [id]
    expect((await hr.call('trainingNeeds.destroyBulk', { body: { ids } })).status).toBe(200)
    expect(await needsOf(employeeId)).toEqual([])
    expect((await hr.call('trainingNeeds.restore', { body: { ids } })).status).toBe(200)
    const course = await judgedCourse(hr, api, [[employeeId, 'passed']], {
      type_id: 32,
      start_date: day(-1),
      end_date: day(0),
    })
    expect(await needOf(employeeId)).toMatchObject({ state: 'placed' })
    await hr.call('trainings.finish', { path: { id: course }, body: {} })
    expect(await needOf(employeeId)).toMatchObject({ state: 'met', training_id: course })
    expect((await hr.call('trainingNeeds.destroy', { path })).status).toBe(409)
    expect((await hr.call('trainingNeeds.reopen', { body: { ids } })).status).toBe(409)
  })

  test('that was set aside is taken up again, and what the night wrote is never deleted', async () => {
    const { employeeId } = await holder(await newKind(), 10)
    await night()
    const { id } = await needOf(employeeId)
    const ids = [id]
    const deleted = await hr.call('trainingNeeds.destroy', { path: { id } })
    expect(deleted.status).toBe(409)
    expect(deleted.body.message).toContain('Hãy bỏ qua với lý do')
    const moved = await hr.call('trainingNeeds.update', { path: { id }, body: { due_date: day(99) } })
    expect(moved.status).toBe(400)
    await hr.call('trainingNeeds.dismiss', { body: { ids, reason: 'Nhầm người.' } })
    expect((await hr.call('trainingNeeds.dismiss', { body: { ids, reason: 'Nhầm.' } })).status).toBe(409)
    expect((await hr.call('trainingNeeds.reopen', { body: { ids } })).status).toBe(200)
    expect(await needOf(employeeId)).toMatchObject({ state: 'new', close_cause: null, closed_because: null })
  })
})

test('the list is filtered by state, source and unit, and the first page counts what nobody has done anything about', async () => {
  const kind = await newKind()
  const { employeeId } = await holder(kind, -5)
  await night()
  const filter = {
    state: { operator: 'in' as const, value: ['new'] },
    source: { operator: 'in' as const, value: ['expiring'] },
    department_id: { operator: 'in' as const, value: [3] },
    certificate_id: { operator: 'in' as const, value: [kind] },
    due_date: { operator: 'between' as const, from: day(-6), to: day(-4) },
  }
  const { needs } = (await hr.call('trainingNeeds.list', { query: { filter, sort: '-due_date' } })).body.data
  expect(needs.map((need) => need.employee_id)).toEqual([employeeId])
  const { cards } = (await hr.call('home.show')).body.data.home
  const card = cards.find(({ key }) => key === 'needed_training')?.needed_training
  expect(card?.total).toBeGreaterThan(0)
  expect(card?.expired).toBeGreaterThan(0)
})
