import type { Input } from '@nhansu/sdk/contract'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { inCompanyOf } from '../../../testing/group.ts'
import { apiForFile, type Person } from '../../../testing/api.ts'
import { hire, newcomer } from '../../../testing/newcomer.ts'
import { dayAfter } from './days.ts'

type Pay = Input<'employeePayLevels.store'>['body']

const api = apiForFile()
const millisecondsToVietNam = 7 * 3_600_000
const nextYear = dayAfter(new Date(Date.now() + millisecondsToVietNam).toISOString().slice(0, 10), 365)
let hr: Person
let person: number
beforeAll(async () => {
  hr = await api.as('hrOfOne')
})
beforeEach(async () => {
  person = (await hire(api, 'Lương Thị Bậc', 3)).employeeId
})

const pay = (body: Partial<Pay>, dry_run = false, by = hr) =>
  by.call('employeePayLevels.store', {
    path: { id: person },
    query: { dry_run },
    body: { effective_date: '2025-01-01', ...body },
  })
const list = async (by = hr) => {
  const { status, body } = await by.call('employeePayLevels.list', { path: { id: person } })
  expect(status).toBe(200)
  return body.data.pay_levels
}
const reveal = async (fields: string[], by = hr) => {
  const { status, body } = await by.call('employees.reveal', { path: { id: person }, body: { fields } })
  return { status, values: body.data?.values ?? {} }
}
const amountOf = async (id: number | undefined) =>
  (await reveal([`pay_levels.${id}.base_salary`])).values[`pay_levels.${id}.base_salary`]

describe('pay levels', () => {
  test('hold from their day until the next, whatever the order of writing, and keep what does not change', async () => {
    await pay({ effective_date: '2025-06-01', base_salary: 12_000_000, decision_no: '7/QĐ' })
    await pay({ base_salary: 9_000_000, pay_scale: 'Chuyên viên' })
    const levels = await list()
    expect(levels).toMatchObject([
      {
        valid_from: '2025-06-01',
        valid_to: null,
        pay_scale: 'Chuyên viên',
        decision_no: '7/QĐ',
        waits: false,
      },
      { valid_from: '2025-01-01', valid_to: '2025-06-01', pay_scale: 'Chuyên viên', decision_no: null },
    ])
    expect(await amountOf(levels[0]?.id)).toBe(12_000_000)
    expect(await amountOf(levels[1]?.id)).toBe(9_000_000)
  })

  test('stand behind dots until each press, which the trail keeps without the amount', async () => {
    await pay({ base_salary: 9_876_543, coefficient: 2.34, pay_grade: 3 })
    const [level] = await list()
    expect(level?.dotted_fields.toSorted()).toEqual(['base_salary', 'coefficient', 'pay_grade'])
    expect(JSON.stringify(level)).not.toContain('9876543')
    expect((await reveal([`pay_levels.${level?.id}.coefficient`])).values).toEqual({
      [`pay_levels.${level?.id}.coefficient`]: 2.34,
    })
    const { rows } = await inCompanyOf(api.db.superuser, 1, (client) =>
      client.query(`select * from audit_trail where operation like 'employee%'`),
    )
    expect(JSON.stringify(rows)).toContain('pay_levels.coefficient')
    expect(JSON.stringify(rows)).not.toContain('9876543')
  })

  test('are undone by the amounts of before, written on the same day', async () => {
    await pay({ base_salary: 9_000_000 })
    await pay({ effective_date: '2025-06-01', base_salary: 90_000_000 })
    expect((await pay({ effective_date: '2025-06-01', base_salary: 9_000_000 })).status).toBe(200)
    const levels = await list()
    expect(levels).toMatchObject([{ valid_from: '2025-01-01', valid_to: null }])
    expect(await amountOf(levels[0]?.id)).toBe(9_000_000)
    expect((await pay({ effective_date: '2025-06-01', base_salary: 9_000_000 })).status).toBe(400)
  })

  test('are corrected by another day or amount, what is not named staying as it was, and the first one too', async () => {
    await pay({ base_salary: 9_000_000, pay_scale: 'Chuyên viên' })
    await pay({ effective_date: '2025-06-01', base_salary: 90_000_000 })
    const [late, first] = await list()
    const correct = (row_id: number | undefined, body: Pay, dry_run = false) => {
      const path = { id: person, row_id: row_id ?? 0 }
      return hr.call('employeePayLevels.correct', { path, query: { dry_run }, body })
    }
    const seen = await correct(late?.id, { effective_date: '2025-07-01', base_salary: 10_000_000 }, true)
    expect(seen.body.data.pay_levels[0]).toMatchObject({ valid_from: '2025-07-01' })
    expect((await list())[0]?.id).toBe(late?.id)
    expect((await correct(late?.id, { effective_date: '2025-07-01', base_salary: 10_000_000 })).status).toBe(
      200,
    )
    expect((await correct(first?.id, { effective_date: '2025-03-01' })).status).toBe(200)
    const levels = await list()
    expect(levels.map(({ valid_from, pay_scale }) => [valid_from, pay_scale])).toEqual([
      ['2025-07-01', 'Chuyên viên'],
      ['2025-03-01', 'Chuyên viên'],
    ])
    expect(await amountOf(levels[0]?.id)).toBe(10_000_000)
    expect(await amountOf(levels[1]?.id)).toBe(9_000_000)
    expect((await correct(late?.id, { effective_date: '2025-07-02' })).status).toBe(409)
    expect((await correct(levels[0]?.id, { effective_date: '2025-07-01' })).status).toBe(400)
    expect((await correct(levels[0]?.id, { effective_date: nextYear })).status).toBe(400)
    expect((await correct(999_999, { effective_date: '2025-07-01' })).status).toBe(404)
  })

  test('keep their paper in a correction, and have a wrong number corrected alone', async () => {
    const paper = { decision_no: '15/QĐ-LG', decision_date: '2025-01-02', reason: 'Nâng lương thường xuyên' }
    await pay({ effective_date: '2025-02-01', base_salary: 9_000_000, ...paper })
    const [wrong] = await list()
    const correct = (row_id: number | undefined, body: Omit<Pay, 'effective_date'>) =>
      hr.call('employeePayLevels.correct', {
        path: { id: person, row_id: row_id ?? 0 },
        body: { effective_date: '2025-02-01', ...body },
      })
    expect((await correct(wrong?.id, { base_salary: 9_500_000 })).status).toBe(200)
    const [raised] = await list()
    expect(raised).toMatchObject({ decision_no: '15/QĐ-LG', decision_date: '2025-01-02', by_decision: false })
    expect((await correct(raised?.id, { decision_no: '15/QĐ-LG' })).status).toBe(400)
    expect((await correct(raised?.id, { decision_no: '51/QĐ-LG' })).status).toBe(200)
    const levels = await list()
    expect(levels).toMatchObject([{ decision_no: '51/QĐ-LG', decision_date: '2025-01-02' }])
    expect(await amountOf(levels[0]?.id)).toBe(9_500_000)
    const { rows } = await api.db.superuser.query('select reason from job_changes where id = $1', [
      levels[0]?.id,
    ])
    expect(rows).toEqual([{ reason: paper.reason }])
  })

  test('of a day to come wait, and can be taken back only there', async () => {
    await pay({ base_salary: 9_000_000 })
    const { body } = await pay({ effective_date: nextYear, base_salary: 10_000_000 })
    const [coming, now] = body.data.pay_levels
    expect(coming).toMatchObject({ valid_from: nextYear, waits: true })
    expect(now).toMatchObject({ valid_to: nextYear, waits: false })
    const reason = { reason: 'Quyết định đã hủy' }
    const id = coming?.id ?? 0
    expect((await hr.call('jobChanges.withdraw', { path: { id }, body: reason })).status).toBe(409)
    const path = { id: person, row_id: id }
    expect((await hr.call('employeePayLevels.withdraw', { path, body: reason })).status).toBe(200)
    expect(await list()).toMatchObject([{ id: now?.id, valid_to: null }])
    const done = { id: person, row_id: now?.id ?? 0 }
    expect((await hr.call('employeePayLevels.withdraw', { path: done, body: reason })).status).toBe(409)
    const strange = { id: 11, row_id: id }
    expect((await hr.call('employeePayLevels.withdraw', { path: strange, body: reason })).status).toBe(404)
  })

  test('are shown before they are written, with what is below the law', async () => {
    const { body } = await pay({ base_salary: 1_000_000 }, true)
    expect(body.data.warnings).toEqual([
      'Lương cơ bản thấp hơn mức lương tối thiểu tháng của vùng IV, vùng thấp nhất cả nước.',
    ])
    expect(body.data.pay_levels).toHaveLength(1)
    expect(await list()).toEqual([])
  })

  test('are compared with the region of the unit, or of the nearest above it that says one', async () => {
    const warned = async (base_salary: number) => (await pay({ base_salary }, true)).body.data.warnings
    // More than the lowest of the four regions, less than the highest of them.
    const between = 4_000_000
    expect(await warned(between)).toEqual([])
    await inCompanyOf(api.db.superuser, 1, (client) =>
      client.query('update departments set wage_region = 1 where id = 1'),
    )
    expect(await warned(between)).toEqual([
      'Lương cơ bản thấp hơn mức lương tối thiểu tháng của vùng I, vùng của đơn vị.',
    ])
    await inCompanyOf(api.db.superuser, 1, (client) =>
      client.query('update departments set wage_region = 4 where id = 3'),
    )
    expect(await warned(between)).toEqual([])
  })

  test.each<[string, Partial<Pay>, string]>([
    ['nothing', {}, 'base_salary'],
    ['a day before joining', { effective_date: '1990-01-01', base_salary: 1 }, 'effective_date'],
    ['a raise before the level begins', { base_salary: 1, next_raise_date: '2025-01-01' }, 'next_raise_date'],
    ['a grade beyond the eighth', { pay_grade: 9 }, 'pay_grade'],
  ])('are refused for %s', async (_, body, field) => {
    const { status, body: answer } = await pay(body)
    expect(status).toBe(400)
    expect(Object.keys(answer.errors ?? {})).toEqual([field])
    expect(await list()).toEqual([])
  })

  test('the same again is no new level', async () => {
    await pay({ base_salary: 9_000_000 })
    expect((await pay({ effective_date: '2025-06-01', base_salary: 9_000_000 })).status).toBe(400)
    expect(await list()).toHaveLength(1)
  })
})

describe('without the right to pay', () => {
  test('nobody reads, writes or opens pay, and the timeline shows that it changed and not to what', async () => {
    await pay({ base_salary: 9_876_543 })
    const [level] = await list()
    const officer = await newcomer(api, {
      login: 'without.pay',
      companies: {
        1: [
          ['employee_access', 'company'],
          ['employee_edit', 'company'],
          ['employee_sensitive', 'company'],
        ],
      },
    })
    const { status } = await officer.call('employeePayLevels.list', { path: { id: person } })
    expect(status).toBe(404)
    expect((await pay({ base_salary: 1 }, false, officer)).status).toBe(403)
    expect((await reveal([`pay_levels.${level?.id}.base_salary`], officer)).status).toBe(400)
    const job = await officer.call('jobChanges.ofEmployee', { path: { id: person } })
    expect(job.body.data.changes[0]).toMatchObject({ kind: 'pay', facts: {} })
    expect(JSON.stringify(job.body)).not.toContain('9876543')
  })

  test('somebody reads his own pay in the open, and nothing of what waits for him', async () => {
    const path = { id: 11 }
    const body = { base_salary: 9_000_000 }
    await hr.call('employeePayLevels.store', { path, body: { ...body, effective_date: '2025-01-01' } })
    await hr.call('employeePayLevels.store', {
      path,
      body: { base_salary: 9_500_000, effective_date: nextYear },
    })
    const own = await (await api.as('employee')).call('employeePayLevels.list', { path })
    expect(own.body.data.pay_levels).toMatchObject([{ base_salary: 9_000_000, waits: false }])
    expect(JSON.stringify(own.body)).not.toContain('9500000')
  })
})
