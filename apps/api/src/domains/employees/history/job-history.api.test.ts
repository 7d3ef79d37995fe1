import type { Input } from '@nhansu/sdk/contract'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../../testing/api.ts'
import { hire, newcomer } from '../../../testing/newcomer.ts'
import { dayAfter } from '../job/days.ts'

type Store = Input<'jobChanges.store'>['body']

const api = apiForFile()
const millisecondsToVietNam = 7 * 3_600_000
const today = new Date(Date.now() + millisecondsToVietNam).toISOString().slice(0, 10)
const nextYear = dayAfter(today, 365)
const [kho, office] = [
  { position_id: 2, department_id: 4 },
  { position_id: 2, department_id: 2 },
]
let hr: Person
let person: number
beforeAll(async () => {
  hr = await api.as('hrOfOne')
})
beforeEach(async () => {
  person = (await hire(api, 'Đỗ Thị Lịch Sử', 3)).employeeId
})

const page = async (by = hr, query: Input<'employeeHistory.list'>['query'] = {}) => {
  const { status, body, text } = await by.call('employeeHistory.list', { path: { id: person }, query })
  expect(status, text).toBe(200)
  return body.data
}
const history = async (by = hr) => (await page(by)).changes
const move = async (effective_date: string, main_position: NonNullable<Store['facts']['main_position']>) => {
  const body: Store = { kind: 'transfer', ids: [person], effective_date, facts: { main_position } }
  const { status, text } = await hr.call('jobChanges.store', { body })
  expect(status, text).toBe(200)
  return newest()
}
const newest = async () => {
  const [first] = await history()
  if (!first?.job_change) throw new Error('no job change is told first')
  return first.job_change.id
}
const pay = async (base_salary: number) => {
  const { status, text } = await hr.call('employeePayLevels.store', {
    path: { id: person },
    body: { effective_date: '2025-01-01', base_salary },
  })
  expect(status, text).toBe(200)
}

test('tells what a job change made of the work, by whom, from which day, and what it was before', async () => {
  const id = await move('2025-03-01', kho)
  const [moved, ...reception] = await history()
  expect([moved]).toMatchObject([
    {
      id,
      user_name: 'Phạm Thu Hà',
      source: 'job_change',
      path: `job_changes.${id}.main_position`,
      label: 'Chức vụ chính',
      is_dotted: false,
      old_value: 'Nhân viên, Tổ Tuyển dụng',
      new_value: 'Nhân viên, Đội Kho',
      job_change: { id, kind: 'transfer', deed: 'written', effective_date: '2025-03-01' },
    },
  ])
  expect(reception).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ label: 'Tình trạng làm việc', old_value: null, new_value: 'Chính thức' }),
      expect.objectContaining({ path: expect.stringMatching(/\.join_date$/) as string, old_value: null }),
    ]),
  )
})

test('stands in time among the changes of the file itself, page by page', async () => {
  await move('2025-03-01', kho)
  const { body } = await hr.call('employees.show', { path: { id: person } })
  const { version = 0 } = body.data.employee
  const saved = await hr.call('employees.update', {
    path: { id: person },
    body: { version, phone: '0912000999' },
  })
  expect(saved.status, saved.text).toBe(200)
  await move('2025-06-01', office)
  const all = await page()
  expect(all.changes.slice(0, 3).map(({ label }) => label)).toEqual([
    'Chức vụ chính',
    'Số điện thoại',
    'Chức vụ chính',
  ])
  const one = await Promise.all(all.changes.map((_, place) => page(hr, { page: place + 1, size: 1 })))
  expect(one.flatMap(({ changes }) => changes)).toEqual(all.changes)
  expect(all.meta.pagination).toMatchObject({ total: all.changes.length })
})

test('tells corrections and withdrawals with what counted before them', async () => {
  const id = await move('2025-03-01', kho)
  const corrected = await hr.call('jobChanges.correct', {
    path: { id },
    body: { effective_date: '2025-03-01', facts: { main_position: office }, reason: 'Ghi nhầm đơn vị' },
  })
  expect(corrected.status, corrected.text).toBe(200)
  expect((await history())[0]).toMatchObject({
    old_value: 'Nhân viên, Đội Kho',
    new_value: 'Nhân viên, Phòng Hành chính Nhân sự',
    job_change: { deed: 'corrected', effective_date: '2025-03-01' },
  })
  const waiting = await move(nextYear, kho)
  const withdrawn = await hr.call('jobChanges.withdraw', { path: { id: waiting }, body: { reason: 'Hoãn' } })
  expect(withdrawn.status, withdrawn.text).toBe(200)
  expect((await history()).slice(0, 2)).toMatchObject([
    {
      user_name: 'Phạm Thu Hà',
      old_value: 'Nhân viên, Đội Kho',
      new_value: 'Nhân viên, Phòng Hành chính Nhân sự',
      job_change: { id: waiting, deed: 'withdrawn', effective_date: nextYear },
    },
    { new_value: 'Nhân viên, Đội Kho', job_change: { id: waiting, deed: 'written' } },
  ])
})

test('tells of pay only who may see it, over whom he may, and never an amount', async () => {
  await pay(9_876_543)
  const id = await newest()
  expect((await history())[0]).toMatchObject({
    path: `pay_levels.${id}.base_salary`,
    is_dotted: true,
    job_change: { kind: 'pay', effective_date: '2025-01-01' },
  })
  expect(JSON.stringify(await page())).not.toContain('9876543')
  const reader = await newcomer(api, {
    login: 'xem.ho.so',
    companies: { 1: [['employee_access', 'company']] },
  })
  const { personId } = await hire(api, 'Trưởng Phòng Lương', 2)
  const elsewhere = await newcomer(api, {
    login: 'luong.don.vi.khac',
    companies: {
      1: [
        ['employee_access', 'company'],
        ['employee_pay', 'own'],
      ],
    },
    personId,
  })
  for (const by of [reader, elsewhere]) {
    const told = await page(by)
    expect(JSON.stringify(told)).not.toContain('pay_levels')
    expect(told.meta.pagination).toMatchObject({ total: told.changes.length })
    expect(told.changes.length).toBeGreaterThan(0)
  }
})
