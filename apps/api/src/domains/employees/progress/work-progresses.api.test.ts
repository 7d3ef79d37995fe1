import type { Input } from '@nhansu/sdk/contract'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { pdfText } from '../../../print/testing/pdf-text.ts'
import { apiForFile, type Person } from '../../../testing/api.ts'
import { hire, newcomer } from '../../../testing/newcomer.ts'
import { nextNumber } from '../../../testing/numbers.ts'
import { openWorkbook } from '../../../testing/open-workbook.ts'

type Store = Input<'workProgresses.store'>['body']

const api = apiForFile()
let hr: Person
let person: number
let joined: string
beforeAll(async () => {
  hr = await api.as('hrOfOne')
})
beforeEach(async () => {
  person = (await hire(api, 'Lý Thị Quá Trình', 3)).employeeId
  joined = (await periods()).at(-1)?.from_date ?? ''
})

const periods = async (by = hr) =>
  (await by.call('workProgresses.list', { query: { employee_id: person } })).body.data.work_progresses
const change = (kind: 'transfer' | 'termination' | 'rehire', effective_date: string, more: object = {}) =>
  hr.call('jobChanges.store', {
    body: { kind, ids: [person], effective_date, facts: {}, ...more },
  })
const toStock = { facts: { main_position: { position_id: 2, department_id: 4 } } }
const store = (body: Partial<Store> = {}, by = hr) =>
  by.call('workProgresses.store', {
    body: {
      employee_id: person,
      from_date: '2001-09-01',
      to_date: '2004-06-30',
      company_name: 'Công ty Mẫu',
      ...body,
    },
  })
const dayBefore = (day: string) => new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10)

describe('periods inside the company', () => {
  test('follow the main position without gap or overlap, each under the number of its change', async () => {
    await change('transfer', '2025-05-01', {
      ...toStock,
      decision_no: '45/QĐ-TCNS',
      decision_type: 4,
      decision_date: '2025-04-20',
    })
    await change('transfer', '2025-08-01', { facts: { work_place: 'Kho Đông Anh' } })
    const { changes } = (await hr.call('jobChanges.ofEmployee', { path: { id: person } })).body.data
    const opened = changes.find(({ effective_date }) => effective_date === '2025-05-01')
    const [now, before] = await periods()
    expect(await periods()).toHaveLength(2)
    expect(now).toMatchObject({
      id: opened?.id,
      kind: 'inside',
      from_date: '2025-05-01',
      to_date: null,
      company_name: 'Công ty Một',
      department_name: 'Đội Kho',
      position_name: 'Nhân viên',
      position_level: 13,
      decision_no: '45/QĐ-TCNS',
      decision_type: 4,
      decision_date: '2025-04-20',
    })
    expect(before).toMatchObject({
      from_date: joined,
      to_date: '2025-04-30',
      department_name: 'Tổ Tuyển dụng',
    })
  })

  test('leave the gap of somebody who was away open', async () => {
    await change('termination', '2025-05-01', { facts: { leave_reason: 'Hết hạn hợp đồng' } })
    await change('rehire', '2025-09-01', { facts: { main_position: { position_id: 2, department_id: 3 } } })
    expect((await periods()).map(({ from_date, to_date }) => [from_date, to_date])).toEqual([
      ['2025-09-01', null],
      [joined, '2025-04-30'],
    ])
  })

  test('are not changed or deleted here, and the refusal names the paper', async () => {
    await change('transfer', '2025-05-01', {
      ...toStock,
      decision_no: '46/QĐ-TCNS',
      decision_date: '2025-04-20',
    })
    const [period] = await periods()
    const id = period?.id ?? 0
    const words = /quyết định số 46\/QĐ-TCNS ngày 20-04-2025/
    const put = await hr.call('workProgresses.update', { path: { id }, body: { reason: 'Khác' } })
    const gone = await hr.call('workProgresses.destroy', { path: { id } })
    const some = await hr.call('workProgresses.destroyBulk', { body: { ids: [id] } })
    expect([put, gone, some].map(({ status }) => status)).toEqual([409, 409, 409])
    for (const { body } of [put, gone, some]) expect(body.message).toMatch(words)
    expect((await periods())[0]).toEqual(period)
  })
})

describe('the salary level', () => {
  test('is absent for who may not see pay, and there for oneself', async () => {
    const reader = await newcomer(api, {
      login: `doc.qua.trinh.${nextNumber()}`,
      companies: { 1: [['employee_access', 'company']] },
    })
    const [closed] = await periods(reader)
    expect(closed).not.toHaveProperty('salary_level')
    expect(closed?.masked_fields).toEqual(['salary_level'])
    const shown = await reader.call('workProgresses.show', { path: { id: closed?.id ?? 0 } })
    expect(shown.body.data.work_progress).not.toHaveProperty('salary_level')
    expect((await periods())[0]).toHaveProperty('salary_level')
    const own = await (await api.as('employee')).call('workProgresses.list')
    expect(own.body.data.work_progresses.map(({ employee_id }) => employee_id)).toEqual([11])
    expect(own.body.data.work_progresses[0]).toHaveProperty('salary_level')
  })
})

describe('periods before joining', () => {
  test('are kept, changed, deleted and brought back, and may overlap each other', async () => {
    const first = (await store({ position_name: 'Thủ kho', reason: 'Chuyển nhà' })).body.data.work_progress
    expect((await store({ from_date: '2003-01-01' })).status).toBe(201)
    const path = { id: first.id }
    const changed = await hr.call('workProgresses.update', { path, body: { note: 'Có giấy', version: 1 } })
    expect(changed.body.data.work_progress).toMatchObject({ kind: 'outside', note: 'Có giấy', version: 2 })
    const late = await hr.call('workProgresses.update', { path, body: { note: 'Muộn', version: 1 } })
    expect(late.status).toBe(409)
    expect(await periods()).toHaveLength(3)
    await hr.call('workProgresses.destroy', { path })
    expect(await periods()).toHaveLength(2)
    await hr.call('workProgresses.restore', { body: { ids: [first.id] } })
    expect((await periods()).find(({ id }) => id === first.id)).toMatchObject({ note: 'Có giấy' })
  })

  test('end before the first day in the company, however it was left and joined again', async () => {
    await change('termination', '2025-05-01', { facts: { leave_reason: 'Hết hạn hợp đồng' } })
    await change('rehire', '2025-09-01', { facts: { main_position: { position_id: 2, department_id: 3 } } })
    expect((await store({ to_date: dayBefore(joined) })).status).toBe(201)
    const reaching = await store({ to_date: joined })
    expect(reaching.status).toBe(400)
    expect(Object.keys(reaching.body.errors ?? {})).toEqual(['to_date'])
    expect((await store({ from_date: '2004-07-01' })).status).toBe(400)
    expect((await store({ to_date: null })).status).toBe(400)
  })

  test('belong to whom they were written for, whom the writer must see', async () => {
    const { id } = (await store()).body.data.work_progress
    const moved = await hr.call('workProgresses.update', { path: { id }, body: { employee_id: 12 } })
    expect(moved.status).toBe(400)
    const elsewhere = await api.as('hrOfTwo')
    expect((await store({}, elsewhere)).status).toBe(400)
    expect((await elsewhere.call('workProgresses.show', { path: { id } })).status).toBe(404)
  })
})

test('the workbook has the periods that the filters leave, and names them in words', async () => {
  await store({ company_name: 'Công ty Xuất Khẩu Mẫu' })
  const answer = await hr.call('workProgresses.export', {
    query: { employee_id: person, kind: 'outside', columns: ['full_name', 'kind', 'company_name'] },
  })
  const { sheets } = await openWorkbook(answer.bytes)
  expect(sheets['Quá trình công tác']).toEqual([
    ['Họ và tên', 'Loại', 'Công ty'],
    ['Lý Thị Quá Trình', 'Trước khi vào', 'Công ty Xuất Khẩu Mẫu'],
  ])
})

test('the paper has the six columns of the résumé with everything inside and before, the first period first', async () => {
  await store({ position_name: 'Thủ kho', reason: 'Chuyển nhà', note: 'Có giấy' })
  await change('transfer', '2025-05-01', {
    ...toStock,
    decision_no: '47/QĐ-TCNS',
    decision_date: '2025-04-20',
  })
  const answer = await hr.call('workProgresses.paper', { path: { id: person } })
  expect(answer.status, answer.text).toBe(200)
  const text = pdfText(answer.bytes).join('')
  const spoken = (day: string) => day.split('-').toReversed().join('-')
  // Columns, then each row in their order; the one that stands has no end.
  const inOrder = [
    'STT',
    'Từ-Đến',
    'Đơnvịcôngtác',
    'Chứcvụ',
    'SốQĐ',
    'Ghichú',
    '01-09-2001-30-06-2004',
    'CôngtyMẫu',
    'Thủkho',
    'Chuyểnnhà;Cógiấy',
    `${spoken(joined)}-30-04-2025`,
    '01-05-2025-nay',
    'ĐộiKho',
    '47/QĐ-TCNS',
  ]
  const places = inOrder.map((words) => text.indexOf(words))
  expect(places.filter((place) => place < 0)).toEqual([])
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  expect(
    (await (await api.as('hrOfTwo')).call('workProgresses.paper', { path: { id: person } })).status,
  ).toBe(404)
})
