import type { Input } from '@nhansu/sdk/contract'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../../testing/api.ts'
import { inCompanyOf } from '../../../testing/group.ts'
import { hire, newcomer } from '../../../testing/newcomer.ts'

type Store = Input<'jobChanges.store'>['body']
type Asked = NonNullable<Input<'jobChanges.why'>['query']>

const api = apiForFile()
const [kho, office] = [
  { position_id: 2, department_id: 4 },
  { position_id: 2, department_id: 2 },
]
let hr: Person
let reader: Person
let person: number
let personId: number
beforeAll(async () => {
  hr = await api.as('hrOfOne')
  reader = await newcomer(api, { login: 'nguoi.xem', companies: { 1: [['employee_access', 'company']] } })
})
beforeEach(async () => {
  const hired = await hire(api, 'Đỗ Thị Vì Sao', 3)
  person = hired.employeeId
  personId = hired.personId
})

const move = async (
  effective_date: string,
  main_position: NonNullable<Store['facts']['main_position']>,
  more: Partial<Store> = {},
) => {
  const { status, body, text } = await hr.call('jobChanges.store', {
    body: { kind: 'transfer', ids: [person], effective_date, facts: { main_position }, ...more },
  })
  expect(status, text).toBe(200)
  return body
}
const why = async (query: Asked = {}, by = hr) => {
  const { status, body, text } = await by.call('jobChanges.why', { path: { id: person }, query })
  expect(status, text).toBe(200)
  return body.data.why
}
const fact = async (name: string, query: Asked = {}, by = hr) =>
  (await why(query, by)).facts.find((each) => each.fact === name)
const job = (query: Asked) => hr.call('jobChanges.ofEmployee', { path: { id: person }, query })
const run = (statement: string, values: unknown[] = []) =>
  inCompanyOf(api.db.superuser, 1, (client) => client.query(statement, values))
/** As if the changes of the person had been written and ended on these days. */
const writtenOn = (kind: string, written: string, ended: string | null = null) =>
  run(
    `update job_changes set written_at = $3::date + interval '10 hours',
       ended_at = case when ended_at is not null then coalesce($4::date + interval '10 hours', ended_at) end
     where employee_id = $1 and kind = $2`,
    [person, kind, written, ended],
  )

describe('why a fact of work is so', () => {
  test('tells the change with its paper and writer, what it replaced and what waits', async () => {
    await move('2025-05-01', kho, { decision_no: '9/QĐ', decision_date: '2025-04-20', reason: 'Thiếu người' })
    await move('2031-01-01', office)
    expect(await fact('main_position')).toMatchObject({
      set_by: {
        kind: 'transfer',
        origin: 'written',
        effective_date: '2025-05-01',
        by_itself: false,
        decision_no: '9/QĐ',
        decision_date: '2025-04-20',
        reason: 'Thiếu người',
        written_by: 'Phạm Thu Hà',
      },
      before: { main_position: { department_name: 'Tổ Tuyển dụng' } },
      waiting: [
        {
          set_by: { kind: 'transfer', effective_date: '2031-01-01' },
          facts: { main_position: { department_id: 2 } },
        },
      ],
    })
    expect(await fact('main_position', { as_of: '2025-04-30' })).toMatchObject({
      set_by: { kind: 'opening', origin: 'opening' },
      before: {},
    })
  })

  test('tells the end of a leave by itself, and nothing of a change that is taken back', async () => {
    const leave = { kind: 'unpaid_leave', facts: { absent_until: '2025-02-28' } } as const
    await move('2025-02-01', kho, leave)
    expect(await fact('work_state', { as_of: '2025-02-10' })).toMatchObject({
      set_by: { kind: 'unpaid_leave', effective_date: '2025-02-01', by_itself: false },
    })
    expect(await fact('work_state')).toMatchObject({
      set_by: { kind: 'unpaid_leave', effective_date: '2025-03-01', by_itself: true },
      before: { work_state: 'unpaid_leave' },
    })
    await move('2031-01-01', office)
    const { changes } = (await job({})).body.data
    await hr.call('jobChanges.withdraw', { path: { id: changes[0]?.id ?? 0 }, body: { reason: 'Đã hủy' } })
    expect((await fact('main_position'))?.waiting).toEqual([])
  })

  test('explains pay to who may see it, without the amount, and names it as closed to others', async () => {
    const pay = { effective_date: '2025-01-01', base_salary: 9_876_543, decision_no: '4/QĐ' }
    await hr.call('employeePayLevels.store', { path: { id: person }, body: pay })
    const shown = await why()
    expect(shown.pay).toMatchObject([{ fact: 'base_salary', set_by: { kind: 'pay', decision_no: '4/QĐ' } }])
    expect(JSON.stringify(shown)).not.toContain('9876543')
    const closed = await why({}, reader)
    expect([closed.pay, closed.masked_fields]).toEqual([undefined, ['pay']])
    expect(JSON.stringify(closed)).not.toContain('4/QĐ')
  })

  test('tells of oneself neither what waits nor what HR noted', async () => {
    await move('2025-05-01', kho, { decision_no: '9/QĐ', reason: 'Ghi chú nội bộ' })
    await move('2031-01-01', office)
    const own = await newcomer(api, { login: `chinh.minh.${person}`, companies: { 1: [] }, personId })
    const told = await fact('main_position', {}, own)
    expect(told).toMatchObject({ set_by: { decision_no: '9/QĐ', reason: null }, waiting: [] })
    expect(await fact('main_position', { as_of: '2031-06-01' }, own)).toEqual(told)
    const other = await own.call('jobChanges.why', { path: { id: 11 } })
    expect(other.status).toBe(404)
  })

  test('tells whoever reads the work of others no pay of his own that waits', async () => {
    const pay = (effective_date: string, base_salary: number) =>
      hr.call('employeePayLevels.store', { path: { id: person }, body: { effective_date, base_salary } })
    await pay('2025-01-01', 8_000_000)
    await pay('2031-01-01', 9_000_000)
    const grants = [['employee_access', 'company']] as const
    const own = await newcomer(api, { login: `tu.xem.${person}`, companies: { 1: grants }, personId })
    const told = (await why({}, own)).pay
    expect(told).toMatchObject([{ set_by: { effective_date: '2025-01-01' }, waiting: [] }])
    expect((await why({ as_of: '2031-06-01' }, own)).pay).toEqual(told)
    expect((await why()).pay?.[0]?.waiting).toMatchObject([{ effective_date: '2031-01-01' }])
  })

  test('is not there before joining', async () => {
    const { status } = await hr.call('jobChanges.why', {
      path: { id: person },
      query: { as_of: '2023-12-31' },
    })
    expect(status).toBe(404)
  })
})

describe('what was known on a day', () => {
  test('counts nothing that was written later, and says what came', async () => {
    await writtenOn('opening', '2024-01-05')
    await move('2025-05-01', kho)
    await writtenOn('transfer', '2026-02-10')
    const then = (await job({ known_on: '2026-02-09', as_of: '2026-02-09' })).body.data
    expect(then.job.facts.main_position?.department_id).toBe(3)
    expect(then.changes.map(({ kind }) => kind)).toEqual(['opening'])
    expect(then.later_changes).toMatchObject([{ kind: 'transfer', state: 'in_effect' }])
    const next = (await job({ known_on: '2026-02-10' })).body.data
    expect(next.job).toMatchObject({ date: '2026-02-10', facts: { main_position: { department_id: 4 } } })
    expect(next.later_changes).toEqual([])
    expect(await fact('main_position', { known_on: '2026-02-09' })).toMatchObject({
      set_by: { kind: 'opening' },
    })
    expect((await job({ known_on: '2024-01-04' })).status).toBe(404)
  })

  test('counts what was withdrawn or corrected later as it then stood', async () => {
    await writtenOn('opening', '2024-01-05')
    await move('2031-01-01', kho)
    const { changes } = (await job({})).body.data
    await hr.call('jobChanges.withdraw', { path: { id: changes[0]?.id ?? 0 }, body: { reason: 'Đã hủy' } })
    await writtenOn('transfer', '2026-02-10', '2026-03-10')
    const then = (await job({ known_on: '2026-03-09' })).body.data
    expect(then.changes[0]).toMatchObject({
      kind: 'transfer',
      state: 'waiting',
      ended_at: null,
      end_reason: null,
    })
    expect(then.later_changes).toMatchObject([{ state: 'withdrawn', end_reason: 'Đã hủy' }])
    const coming = (await job({ known_on: '2026-03-09', as_of: '2031-06-01' })).body.data
    expect(coming.job.facts.main_position?.department_id).toBe(4)
    const after = (await job({ known_on: '2026-03-10', as_of: '2031-06-01' })).body.data
    expect(after.job.facts.main_position?.department_id).toBe(3)
    expect(after.changes[0]).toMatchObject({ state: 'withdrawn' })
  })

  test('of today is the plain answer, and of a day to come is refused', async () => {
    await move('2025-05-01', kho)
    await move('2031-01-01', office)
    const plain = (await job({})).body.data
    expect((await job({ known_on: plain.job.date })).body.data).toEqual(plain)
    const { status, body } = await job({ known_on: '2031-01-01' })
    expect([status, body.errors]).toEqual([400, { known_on: ['Ngày đã biết không được sau hôm nay.'] }])
  })
})
