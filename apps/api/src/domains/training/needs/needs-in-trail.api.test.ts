import { trainingNeedCauseLabels } from '@nhansu/sdk/domains/training'
import { beforeAll, expect, test } from 'vitest'
import { type Person, apiForFile } from '../../../testing/api.ts'
import { examSteps, reason } from '../../../testing/exam-steps.ts'
import { newcomer } from '../../../testing/newcomer.ts'
import { nextNumber } from '../../../testing/numbers.ts'
import { toldChanges, trailReader } from '../../../testing/told-changes.ts'
import { day, needsGround } from '../../../testing/training-needs.ts'

const api = apiForFile()
let hr: Person
let trainer: Person
beforeAll(async () => {
  hr = await api.as('hrOfOne')
  trainer = await trailReader(api, 'training_access')
  await night()
})
const { sql, newKind, give, holder, night, needOf } = needsGround(api, () => hr)
const { running, move, someone, rowOf, score } = examSteps(api, () => hr)

const told = (id: number) => toldChanges(trainer, 'trainingNeeds', id)

/** The lines about a need, the newest first. */
async function linesOf(id: number) {
  const filter = {
    resource: { operator: 'equal', value: 'trainingNeeds' },
    record_id: { operator: 'equal', value: id },
  } as const
  return (await trainer.call('auditTrail.list', { query: { filter } })).body.data.audit_trail
}

/** A need of a certificate that ends. */
async function endingNeed(kind: number) {
  const { employeeId } = await holder(kind, 10)
  await night()
  return { employeeId, ...(await needOf(employeeId)) }
}

/** Puts needs behind a line of a new plan. */
async function planned(ids: number[]) {
  const body = { name: `Kế hoạch ${nextNumber()}`, year: Number(day(0).slice(0, 4)) + 1 }
  const { plan } = (await hr.call('trainingPlans.store', { body })).body.data
  const taken = await hr.call('trainingNeeds.plan', { body: { ids, plan_id: plan.id, type_id: 31 } })
  expect(taken.status, taken.text).toBe(200)
  return plan
}

test('what the night closes is told once, as done by the system', async () => {
  const { id, employeeId } = await endingNeed(await newKind())
  expect(await linesOf(id)).toEqual([])
  await sql(
    'update employees set active = false, leave_date = current_date where company_id = 1 and id = $1',
    [employeeId],
  )
  await night()
  await night()
  expect(await linesOf(id)).toMatchObject([
    { operation: 'training.raise-needs', user: null, result: 'done', request_id: null, detail: {} },
  ])
  expect(await told(id)).toEqual({
    'Trạng thái': ['Mới', 'Bỏ qua'],
    'Vì sao đóng': [null, trainingNeedCauseLabels.left],
  })
})

test('a certificate that meets a need tells of it under who wrote it down', async () => {
  const kind = await newKind()
  const { id, employeeId } = await endingNeed(kind)
  await give(employeeId, kind, 0, 700)
  expect(await told(id)).toEqual({
    'Trạng thái': ['Mới', 'Đã đáp ứng'],
    'Vì sao đóng': [null, trainingNeedCauseLabels.met],
  })
  expect(await linesOf(id)).toMatchObject([
    { operation: 'employeeCertificates.store', user: { login: expect.any(String) } },
  ])
})

test('a cancelled plan and a line that is taken out free their needs, each told', async () => {
  const kind = await newKind()
  const needs = [await endingNeed(kind), await endingNeed(kind), await endingNeed(kind)]
  const [first, second, third] = needs.map(({ id }) => id) as [number, number, number]
  const [plan, other] = [await planned([first, second]), await planned([third])]
  await sql(
    `update training_plans set status = 'approved', approved_at = now(), approved_people = 2, approved_planned = 1
     where company_id = 1 and id = $1`,
    [plan.id],
  )
  const approver = await newcomer(api, {
    login: `duyet-${nextNumber()}`,
    companies: { 1: [['training_approve', 'company']] },
  })
  const why = { reason: 'Không có kinh phí.' }
  expect((await approver.call('trainingPlans.cancel', { path: { id: plan.id }, body: why })).status).toBe(200)
  for (const id of [first, second]) {
    expect(await told(id)).toEqual({
      'Trạng thái': ['Đã đưa vào kế hoạch', 'Mới'],
      'Kế hoạch': [plan.code, null],
    })
    expect(await linesOf(id)).toMatchObject([
      { operation: 'trainingPlans.cancel' },
      { operation: 'trainingNeeds.plan' },
    ])
  }
  const { lines = [] } = (
    await hr.call('trainingPlans.show', { path: { id: other.id }, query: { include: ['lines'] } })
  ).body.data.plan
  const removed_ids = lines.map(({ id }) => id ?? 0)
  await hr.call('trainingPlanLines.updateBulk', { path: { id: other.id }, body: { lines: [], removed_ids } })
  expect(await told(third)).toEqual({ 'Trạng thái': ['Đã đưa vào kế hoạch', 'Mới'] })
})

test('a course takes needs in and lets them go, each told once and nothing of a preview', async () => {
  const { id } = await endingNeed(await newKind())
  const course = { name: `Lớp ${nextNumber()}`, type_id: 31, start_date: day(20), end_date: day(21) }
  const place = (dry_run: boolean) =>
    hr.call('trainingNeeds.place', { query: { dry_run }, body: { ids: [id], course } })
  await place(true)
  expect(await linesOf(id)).toEqual([])
  const { training_id: courseId } = (await place(false)).body.data
  const [line, ...others] = await linesOf(id)
  expect(others).toEqual([])
  expect(line).toMatchObject({ operation: 'trainingNeeds.place' })
  expect(await told(id)).toEqual({
    'Trạng thái': ['Mới', 'Đã xếp lớp'],
    'Khóa đào tạo': [null, expect.any(String)],
  })
  const cancelled = await hr.call('trainings.cancel', { path: { id: Number(courseId) }, body: { reason } })
  expect(cancelled.status, cancelled.text).toBe(200)
  expect(await told(id)).toEqual({
    'Trạng thái': ['Đã xếp lớp', 'Mới'],
    'Khóa đào tạo': [expect.any(String), null],
  })
})

test('a result that is corrected takes its needs back, and tells of them', async () => {
  const code = `LVNK${nextNumber()}`
  const field_id = (await hr.call('fields.store', { body: { code, name: code } })).body.data.field.id
  const employee = await someone()
  const exam = await running([employee], { from_date: day(-5), to_date: day(-5), raises_needs: true })
  await hr.call('examParts.update', { path: { id: exam.practice }, body: { field_id } })
  await score(exam, employee, 8, 4)
  await move(exam.id, 'submit')
  await move(exam.id, 'publish')
  const { id } = await needOf(employee)
  const scores = [{ part_id: exam.practice, score: 9 }]
  await hr.call('examResults.correct', {
    path: { id: (await rowOf(exam.id, employee)).id },
    body: { scores, reason },
  })
  expect(await told(id)).toEqual({
    'Trạng thái': ['Mới', 'Bỏ qua'],
    'Vì sao đóng': [null, trainingNeedCauseLabels.result_changed],
  })
  expect(await linesOf(id)).toMatchObject([{ operation: 'examResults.correct', resource: 'trainingNeeds' }])
})
