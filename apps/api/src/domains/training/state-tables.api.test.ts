import { beforeAll, expect, test } from 'vitest'
import { type Person, apiForFile } from '../../testing/api.ts'
import { judgedCourse } from '../../testing/judged-course.ts'
import { hire } from '../../testing/newcomer.ts'
import { nextNumber } from '../../testing/numbers.ts'
import { tryEveryPair } from '../../testing/state-table.ts'
import { day, needsGround } from '../../testing/training-needs.ts'

// The table of people of courses is tried in people/people.api.test.ts, that of plans in plans/plans.api.test.ts.
const api = apiForFile()
const reason = 'Thử từng bước.'
let hr: Person
beforeAll(async () => {
  hr = await api.as('hrOfOne')
})
const { sql } = needsGround(api, () => hr)

test('every step of a course from every state: 25 of 25 pairs', async () => {
  const [comes, passed] = [await hire(api, 'Người Sẽ Học', 3), await hire(api, 'Người Đã Đạt', 3)]
  const days = { start_date: day(-3), end_date: day(-2), confirm_deadline: day(-4), location_id: 31 }
  const people = [
    [comes.employeeId, 'confirmed'],
    [passed.employeeId, 'passed'],
  ] as const
  const path = { id: await judgedCourse(hr, api, people, days) }
  await hr.call('trainingSubjects.store', { path, body: { name: 'Môn' } })
  const pairs = await tryEveryPair({
    states: ['planned', 'open', 'running', 'finished', 'cancelled'],
    allowed: {
      open: ['planned'],
      begin: ['planned', 'open'],
      finish: ['running'],
      reopen: ['finished'],
      cancel: ['planned', 'open', 'running'],
    },
    attempt: async (state, step) => {
      await sql(`update trainings set status = $2, status_reason = 'Thử', reopened_at = null where id = $1`, [
        path.id,
        state,
      ])
      const body = step === 'reopen' || step === 'cancel' ? { reason } : {}
      return hr.call(`trainings.${step}`, { path, body: body as never })
    },
  })
  expect(pairs).toBe(25)
})

test('every step of a commitment from every state: 56 of 56 pairs', async () => {
  const { employeeId } = await hire(api, 'Người Cam Kết', 3)
  const training_id = await judgedCourse(hr, api, [[employeeId, 'passed']])
  const cost = { kind: 'lecturer', name: 'Học phí', actual: 9_000_000, invoice_no: 'HD-2' } as const
  await hr.call('trainingCosts.storeBulk', {
    path: { id: training_id },
    body: { costs: [{ ...cost, counts_for_commitment: true }] },
  })
  const body = { training_id, employee_id: employeeId, months: 12 }
  const path = { id: (await hr.call('trainingCommitments.store', { body })).body.data.commitment.id }
  await hr.call('trainings.finish', { path: { id: training_id }, body: {} })
  const put = (state: string) =>
    sql(
      `update training_commitments set
         status = case when $2 = 'done' then 'active' else $2 end,
         signed_on = case when $2 <> 'draft' then date '2020-01-01' end,
         from_date = case when $2 in ('draft', 'signed') then null when $2 = 'done' then date '2020-01-01'
           else current_date - 30 end,
         cost = case when $2 not in ('draft', 'signed') then 9000000 end,
         pay_cost = case when $2 not in ('draft', 'signed') then 0 end,
         left_on = case when $2 not in ('draft', 'signed', 'active', 'done') then current_date end,
         basis = case when $2 in ('owed', 'repaid') then 'agreed' end,
         served_through = case when $2 in ('owed', 'repaid') then current_date end,
         close_reason = case when $2 = 'waived' then 'Thử' end,
         paid_on = case when $2 = 'repaid' then current_date end
       where company_id = 1 and id = $1`,
      [path.id, state],
    )
  const bodies = {
    sign: { signed_on: '2024-01-20' },
    activate: {},
    settle: { left_on: day(0) },
    resume: {},
    waive: { reason },
    claim: { basis: 'agreed' },
    repay: { paid_on: day(0) },
  } as const
  const pairs = await tryEveryPair({
    states: ['draft', 'signed', 'active', 'done', 'settling', 'waived', 'owed', 'repaid'],
    allowed: {
      sign: ['draft'],
      activate: ['signed'],
      settle: ['active'],
      resume: ['settling'],
      waive: ['settling'],
      claim: ['settling'],
      repay: ['owed'],
    },
    attempt: async (state, step) => {
      await put(state)
      return hr.call(`trainingCommitments.${step}`, { path, body: bodies[step] as never })
    },
  })
  expect(pairs).toBe(56)
})

test('every deed about a need from every state: 30 of 30 pairs', async () => {
  const plan = { name: `Kế hoạch ${nextNumber()}`, year: Number(day(0).slice(0, 4)) + 1 }
  const plan_id = (await hr.call('trainingPlans.store', { body: plan })).body.data.plan.id
  const line = { name: 'Nội dung', type_id: 31, people: 1, months: [1], planned: 1_000_000 }
  const saved = await hr.call('trainingPlanLines.updateBulk', {
    path: { id: plan_id },
    body: { lines: [line] },
  })
  const lineId = saved.body.data.lines[0]?.id
  /** A proposal of somebody new, in a state. */
  async function needIn(state: string): Promise<number> {
    const { employeeId } = await hire(api, 'Người Cần Học', 3)
    const body = { employee_id: employeeId, type_id: 31, due_date: day(60) }
    const { id } = (await hr.call('trainingNeeds.store', { body })).body.data.need
    const courseId = await judgedCourse(hr, api, [[employeeId, 'listed']])
    await sql(
      `update training_needs set state = $2,
         plan_line_id = case when $2 = 'planned' then $3::bigint end,
         training_employee_id = case when $2 = 'placed' then (select id from training_employees
           where company_id = 1 and training_id = $4) end,
         close_cause = case $2 when 'met' then 'met' when 'dismissed' then 'by_hand' end,
         dismiss_reason = case when $2 = 'dismissed' then 'Thử' end,
         closed_on = case when $2 in ('met', 'dismissed') then current_date end
       where company_id = 1 and id = $1`,
      [id, state, lineId, courseId],
    )
    return id
  }
  const pairs = await tryEveryPair({
    states: ['new', 'planned', 'placed', 'met', 'dismissed'],
    allowed: {
      update: ['new', 'planned', 'placed'],
      destroy: ['new'],
      dismiss: ['new', 'planned'],
      reopen: ['dismissed'],
      plan: ['new'],
      place: ['new', 'planned'],
    },
    attempt: async (state, step) => {
      const id = await needIn(state)
      if (step === 'update') return hr.call('trainingNeeds.update', { path: { id }, body: { note: reason } })
      if (step === 'destroy') return hr.call('trainingNeeds.destroy', { path: { id } })
      if (step === 'plan') return hr.call('trainingNeeds.plan', { body: { ids: [id], plan_id, type_id: 31 } })
      if (step === 'place') {
        const course = { name: `Lớp thử ${nextNumber()}`, type_id: 31 }
        return hr.call('trainingNeeds.place', { body: { ids: [id], course } })
      }
      const body = { ids: [id], reason }
      return step === 'dismiss'
        ? hr.call('trainingNeeds.dismiss', { body })
        : hr.call('trainingNeeds.reopen', { body: { ids: [id] } })
    },
  })
  expect(pairs).toBe(30)
})
