import { beforeAll, expect, test } from 'vitest'
import { apiForFile } from '../../testing/api.ts'
import { inCompanyOf } from '../../testing/group.ts'
import { hire, newcomer, type SignedIn } from '../../testing/newcomer.ts'

const api = apiForFile()
let officer: SignedIn
let head: SignedIn
let elsewhere: SignedIn

/** Days of this month that are never before its first day nor after today. */
const days = {
  first: `date_trunc('month', current_date)::date`,
  today: 'current_date',
  lastMonth: `(date_trunc('month', current_date) - interval '3 days')::date`,
  longAgo: `date '2019-05-01'`,
  soon: 'current_date + 9',
}

async function employ(name: string, unit: number, joined: keyof typeof days, left?: keyof typeof days) {
  const { employeeId } = await hire(api, name, unit)
  await inCompanyOf(api.db.superuser, 1, (client) =>
    client.query(
      `update employees set join_date = ${days[joined]}, leave_date = ${left ? days[left] : 'null'}, active = $2
       where company_id = 1 and id = $1`,
      [employeeId, left === undefined || left === 'soon'],
    ),
  )
  return employeeId
}

beforeAll(async () => {
  const { personId } = await hire(api, 'Trưởng Đội Kho', 4)
  const grant = (scope: 'company' | 'unit') => [['employee_access', scope]] as const
  officer = await newcomer(api, { login: 'officer', companies: { 1: grant('company') } })
  head = await newcomer(api, { login: 'head', companies: { 1: grant('unit') }, personId })
  elsewhere = await newcomer(api, { login: 'elsewhere', companies: { 2: grant('company') } })
})

const cardsOf = async (person: SignedIn) => (await person.call('home.show')).body.data.home.cards

async function of(person: SignedIn) {
  const [card] = await cardsOf(person)
  if (card?.headcount === undefined) throw new Error('there is no headcount')
  return card.headcount
}

test('who joined, who left and who stays are counted, and the last ones are named', async () => {
  const before = await of(officer)
  await employ('Vào Đầu Tháng', 3, 'first')
  const newest = await employ('Vào Hôm Nay', 4, 'today')
  await employ('Vào Tháng Trước', 4, 'lastMonth')
  await employ('Nghỉ Hôm Nay', 3, 'longAgo', 'today')
  await employ('Nghỉ Tháng Trước', 3, 'longAgo', 'lastMonth')
  await employ('Sắp Nghỉ', 3, 'longAgo', 'soon')
  await employ('Sắp Vào', 3, 'soon')
  const after = await of(officer)

  // Who joins on a day to come works nowhere yet.
  expect(after.working_total - before.working_total).toBe(4)
  expect(after.joined).toEqual({ this_month: 2, last_month: 1 })
  expect(after.left).toEqual({ this_month: 1, last_month: 1 })
  expect(after.newcomers.at(0)).toMatchObject({ id: newest, full_name: 'Vào Hôm Nay', unit_name: 'Đội Kho' })
  expect(after.newcomers.map(({ full_name }) => full_name)).not.toContain('Sắp Vào')
  expect(after.leavers.map(({ full_name }) => full_name)).toEqual(['Nghỉ Hôm Nay', 'Nghỉ Tháng Trước'])
})

test('the units below the top are told with all that is below them', async () => {
  const { units } = await of(officer)
  expect(units.map(({ name }) => name)).toEqual(['Phòng Hành chính Nhân sự', 'Đội Kho'])
  const [offices, store] = units.map(({ employee_total }) => employee_total)
  expect(offices).toBeGreaterThan(store ?? 0)
})

test('whoever looks after a unit counts its people and no others', async () => {
  const figures = await of(head)
  expect(figures.units.map(({ name }) => name)).toEqual(['Đội Kho'])
  expect(figures.working_total).toBe(3)
  expect(figures.joined).toEqual({ this_month: 1, last_month: 1 })
  expect(figures.left).toEqual({ this_month: 0, last_month: 0 })
  expect(figures.newcomers.map(({ full_name }) => full_name)).toEqual(['Vào Hôm Nay', 'Vào Tháng Trước'])
})

test('nothing of another company is counted', async () => {
  const { working_total, joined, newcomers, units } = await of(elsewhere)
  expect({ working_total, joined, newcomers }).toEqual({
    working_total: 3,
    joined: { this_month: 0, last_month: 0 },
    newcomers: [],
  })
  expect(units.map(({ id }) => id)).toEqual([102, 104])
})

test('who may not see employees has no such card', async () => {
  const clerk = await newcomer(api, { login: 'clerk', companies: { 1: [['level_access', 'company']] } })
  const own = await newcomer(api, { login: 'own', companies: { 1: [['employee_access', 'own']] } })
  expect(await cardsOf(clerk)).toEqual([])
  expect(await cardsOf(own)).toEqual([])
})

test('a card without anybody says so', async () => {
  const lonely = await newcomer(api, { login: 'lonely', companies: { 1: [['employee_access', 'unit']] } })
  expect(await cardsOf(lonely)).toEqual([
    {
      key: 'headcount',
      title: 'Tình hình nhân sự',
      link: '/nhan-vien',
      empty_text: 'Chưa có nhân viên nào. Thêm nhân viên để xem số liệu tại đây.',
    },
  ])
})
