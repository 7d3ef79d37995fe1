import type { Input } from '@nhansu/sdk/contract'
import { beforeAll, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../../testing/api.ts'
import { inCompanyOf } from '../../../testing/group.ts'
import { everyPermission, hire, newcomer } from '../../../testing/newcomer.ts'
import { nextNumber } from '../../../testing/numbers.ts'

const api = apiForFile()
type Filter = NonNullable<NonNullable<Input<'trainings.list'>['query']>['filter']>

let trainer: Person
/** Looks after courses and may not see pay. */
let unpaid: Person
/** What the courses of this file are called, and no other course. */
const word = `Lọc${nextNumber()}`
beforeAll(async () => {
  trainer = await newcomer(api, { login: 'nguoi.loc.khoa', companies: { 1: everyPermission } })
  unpaid = await newcomer(api, {
    login: 'loc.khong.xem.luong',
    companies: { 1: [['training_access', 'company']] },
  })
})

async function course(name: string, more: object = {}): Promise<number> {
  const body = { name: `${word} ${name}`, type_id: 31, ...more }
  return (await trainer.call('trainings.store', { body })).body.data.training.id
}

async function found(filter: Filter, by = trainer): Promise<string[]> {
  const { body, status, text } = await by.call('trainings.list', {
    query: { filter: { name: { operator: 'like', value: word }, ...filter }, sort: 'name' },
  })
  expect(status, text).toBe(200)
  return body.data.trainings.map(({ name }) => name.replace(`${word} `, ''))
}

const between = (from: number, to: number) => ({ operator: 'between', from, to }) as const
const atLeast = (value: number) => ({ operator: 'gte', value }) as const

test('courses are found by hours, by each number of people and by costs, as the list tells them', async () => {
  await course('A trống')
  const short = await course('B ngắn', { hours: 8 })
  const long = await course('C dài', { hours: 24.5 })
  const states = ['listed', 'confirmed', 'joined', 'passed', 'absent', 'refused']
  for (const state of states) {
    const { employeeId } = await hire(api, `Học Viên ${state}`, 3)
    await inCompanyOf(api.db.superuser, 1, (client) =>
      client.query(
        `insert into training_employees (company_id, training_id, employee_id, state, reason) values (1, $1, $2, $3, 'Thử')`,
        [long, employeeId, state],
      ),
    )
  }
  for (const [id, planned, actual] of [
    [short, 2_000_000, 1_000_000],
    [long, 9_000_000, null],
  ] as const) {
    const costs = [{ kind: 'room' as const, name: 'Phòng', planned, actual }]
    const stored = await trainer.call('trainingCosts.storeBulk', { path: { id }, body: { costs } })
    expect(stored.status, stored.text).toBe(201)
  }
  expect(await found({ hours: between(8, 24) })).toEqual(['B ngắn'])
  expect(await found({ hours: atLeast(24.5) })).toEqual(['C dài'])
  const numbers = { people_total: 5, confirmed_total: 4, joined_total: 2, passed_total: 1 } as const
  for (const [field, number] of Object.entries(numbers)) {
    expect(await found({ [field]: between(number, number) }), field).toEqual(['C dài'])
    expect(await found({ [field]: atLeast(number + 1) }), field).toEqual([])
    expect(await found({ [field]: { operator: 'lte', value: 0 } }), field).toEqual(['A trống', 'B ngắn'])
  }
  expect(await found({ planned: between(2_000_000, 8_999_999) })).toEqual(['B ngắn'])
  expect(await found({ planned: atLeast(1) })).toEqual(['B ngắn', 'C dài'])
  expect(await found({ actual: { operator: 'equal', value: 0 } })).toEqual(['A trống', 'C dài'])
})

test('a filter by costs tells nothing of pay to who may not see it', async () => {
  const id = await course('D có lương')
  const costs = [
    { kind: 'room', name: 'Phòng', planned: 3_000_000, actual: 3_000_000 },
    { kind: 'pay', name: 'Lương khi học', planned: 40_000_000, actual: 40_000_000 },
  ] as const
  await trainer.call('trainingCosts.storeBulk', { path: { id }, body: { costs: [...costs] } })
  for (const field of ['planned', 'actual'] as const) {
    expect(await found({ [field]: atLeast(40_000_000) })).toEqual(['D có lương'])
    expect(await found({ [field]: atLeast(40_000_000) }, unpaid)).toEqual([])
    expect(await found({ [field]: between(3_000_000, 3_000_000) }, unpaid)).toEqual(['D có lương'])
  }
})

test('cancelled courses are found by why they were', async () => {
  const id = await course('E hủy')
  const cancelled = await trainer.call('trainings.cancel', {
    path: { id },
    body: { reason: 'Giảng viên ốm dài ngày' },
  })
  expect(cancelled.body.data.training.cancel_reason).toBe('Giảng viên ốm dài ngày')
  expect(await found({ cancel_reason: { operator: 'like', value: 'giang vien om' } })).toEqual(['E hủy'])
})

test('neither words for a number nor the courses of another company are found', async () => {
  await course('F riêng', { hours: 7 })
  const other = await api.as('hrOfTwo')
  expect(await found({ hours: between(7, 7) }, other)).toEqual([])
  const query = { filter: { hours: { operator: 'gte', value: 'nhiều' } } } as object
  const refused = await trainer.call('trainings.list', { query })
  expect(refused.status).toBe(400)
})
