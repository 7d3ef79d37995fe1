import { beforeAll, expect, test } from 'vitest'
import { type Person, apiForFile } from '../../../testing/api.ts'
import { hire, newcomer } from '../../../testing/newcomer.ts'
import { nextNumber } from '../../../testing/numbers.ts'

const api = apiForFile()
let hr: Person
let trainer: Person
beforeAll(async () => {
  hr = await api.as('hrOfOne')
  const grants = [
    ['training_access', 'company'],
    ['training_edit', 'company'],
  ] as const
  trainer = await newcomer(api, { login: `trainer.${nextNumber()}`, companies: { 1: grants } })
})

async function newCourse(more: object = {}): Promise<{ id: number }> {
  const body = { name: `Khóa có chi phí ${nextNumber()}`, type_id: 31, ...more }
  return { id: (await hr.call('trainings.store', { body })).body.data.training.id }
}

const room = { kind: 'room', name: 'Phòng học', planned: 2_000_000 } as const
const pay = { kind: 'pay', name: 'Lương trong thời gian học', planned: 9_000_000 } as const

async function costsFor(reader: Person, path: { id: number }) {
  const { body } = await reader.call('trainings.show', { path, query: { include: ['costs'] } })
  return body.data.training.costs ?? []
}

test('pay while studying is read, written and taken out only by who may see pay', async () => {
  const path = await newCourse()
  const stored = await hr.call('trainingCosts.storeBulk', { path, body: { costs: [room, pay] } })
  const payId = stored.body.data.costs.find(({ kind }) => kind === 'pay')?.id ?? 0
  expect((await costsFor(hr, path)).map(({ kind }) => kind)).toEqual(['room', 'pay'])
  expect((await costsFor(trainer, path)).map(({ kind }) => kind)).toEqual(['room'])
  expect(await trainer.call('trainingCosts.storeBulk', { path, body: { costs: [room, pay] } })).toMatchObject(
    {
      status: 400,
      body: { errors: { 'costs.1.kind': [expect.stringContaining('không có quyền xem lương')] } },
    },
  )
  const change = { costs: [{ ...room, id: payId }] }
  expect((await trainer.call('trainingCosts.updateBulk', { path, body: change })).status).toBe(404)
  const removal = { costs: [], removed_ids: [payId] }
  expect((await trainer.call('trainingCosts.updateBulk', { path, body: removal })).status).toBe(404)
  expect(await costsFor(hr, path)).toMatchObject([
    { planned: 2_000_000 },
    { kind: 'pay', planned: 9_000_000 },
  ])
})

test('a list tells what courses cost, pay only to who may see pay', async () => {
  const path = await newCourse()
  const paid = { ...room, actual: 1_500_000 }
  await hr.call('trainingCosts.storeBulk', {
    path,
    body: { costs: [paid, room, { ...pay, actual: 8_000_000 }] },
  })
  const listed = async (reader: Person) => {
    const { trainings } = (await reader.call('trainings.list', { query: { sort: '-created_at' } })).body.data
    const found = trainings.find(({ id }) => id === path.id)
    return [found?.planned, found?.actual]
  }
  expect(await listed(hr)).toEqual([13_000_000, 9_500_000])
  expect(await listed(trainer)).toEqual([4_000_000, 1_500_000])
  const none = await newCourse()
  const { training } = (await trainer.call('trainings.show', { path: none })).body.data
  expect([training.planned, training.actual]).toEqual([0, 0])
})

test('a cost is shared by all or paid for people of its course', async () => {
  const path = await newCourse()
  const [one, other] = [await hire(api, 'Người Có Chi Phí', 3), await hire(api, 'Người Ngoài Khóa', 3)]
  await hr.call('trainingEmployees.storeBulk', { path, body: { employee_ids: [one.employeeId] } })
  const costs = (ids: number[]) => ({ costs: [{ ...room, employee_ids: ids }] })
  const own = await hr.call('trainingCosts.storeBulk', { path, body: costs([one.employeeId]) })
  expect(own.body.data.costs).toMatchObject([{ employee_ids: [one.employeeId] }])
  const foreign = await hr.call('trainingCosts.storeBulk', { path, body: costs([other.employeeId]) })
  expect(foreign).toMatchObject({
    status: 400,
    body: { errors: { employee_ids: ['Chi phí riêng chỉ ghi được cho học viên của khóa đào tạo này.'] } },
  })
  const row = { ...room, id: own.body.data.costs[0]?.id ?? 0, employee_ids: [] }
  const shared = await hr.call('trainingCosts.updateBulk', { path, body: { costs: [row] } })
  expect(shared.body.data.costs).toMatchObject([{ employee_ids: [] }])
})

test('training on safety that the employer owes asks nobody to stay for it', async () => {
  const { id } = await newCourse({ is_safety_duty: true })
  expect(await hr.call('trainings.update', { path: { id }, body: { commit_required: true } })).toMatchObject({
    status: 400,
    body: { errors: { commit_required: [expect.stringContaining('Huấn luyện an toàn bắt buộc')] } },
  })
})
