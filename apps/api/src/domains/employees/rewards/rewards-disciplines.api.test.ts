import type { Input } from '@nhansu/sdk/contract'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../../testing/api.ts'
import { hire, newcomer } from '../../../testing/newcomer.ts'
import { nextNumber } from '../../../testing/numbers.ts'
import { openWorkbook } from '../../../testing/open-workbook.ts'

type Store = Input<'rewardsDisciplines.store'>['body']
type Move = Input<'rewardsDisciplines.move'>['body']

const api = apiForFile()
let hr: Person
let person: number
beforeAll(async () => {
  hr = await api.as('hrOfOne')
})
beforeEach(async () => {
  person = (await hire(api, 'Lý Thị Khen Thưởng', 3)).employeeId
})

const reward = (body: Partial<Store> = {}, by = hr) =>
  by.call('rewardsDisciplines.store', {
    body: {
      type: 'reward',
      employee_ids: [person],
      form_id: 3,
      number: `${nextNumber()}/QĐ-KT`,
      decision_date: '2026-01-15',
      reason: 'Hoàn thành tốt nhiệm vụ',
      ...body,
    },
  })
const breach = (body: Partial<Store> = {}, by = hr) =>
  by.call('rewardsDisciplines.store', {
    body: {
      type: 'discipline',
      employee_ids: [person],
      reason: 'Tự ý rời vị trí làm việc',
      violation_date: '2025-08-31',
      found_date: '2025-09-01',
      minutes_no: '01/BB',
      clause: 'Khoản 2 Điều 15 nội quy',
      ...body,
    },
  })
const newCase = async (body: Partial<Store> = {}) => (await breach(body)).body.data.reward_discipline.id
const move = (id: number, body: Move, dry_run = false) =>
  hr.call('rewardsDisciplines.move', { path: { id }, query: { dry_run }, body })
const meet = (id: number, meeting_date: string, dry_run = false) =>
  move(id, { to: 'meeting', meeting_date, invited_on: '2025-09-02' }, dry_run)
const errorsAt = async (id: number, day: string) =>
  (await meet(id, day, true)).body.data.findings
    .filter(({ level }) => level === 'error')
    .map(({ text }) => text)
const ofPerson = async (by = hr) =>
  (await by.call('rewardsDisciplines.ofEmployee', { query: { employee_id: person } })).body.data
    .rewards_disciplines

describe('rewards', () => {
  test('stand in the file of each of their people, and of a unit in the list', async () => {
    const other = (await hire(api, 'Lý Văn Cùng Thưởng', 2)).employeeId
    const made = await reward({ employee_ids: [person, other], money: 500_000, gift: 'Cúp' })
    expect(made.body.data.reward_discipline).toMatchObject({
      form_name: 'Giấy khen',
      employee_total: 2,
      state: null,
    })
    expect((await ofPerson())[0]?.employees.map(({ full_name }) => full_name).toSorted()).toEqual([
      'Lý Thị Khen Thưởng',
      'Lý Văn Cùng Thưởng',
    ])
    const team = await reward({ employee_ids: [], department_id: 3 })
    expect(team.body.data.reward_discipline).toMatchObject({
      department_name: 'Tổ Tuyển dụng',
      employee_total: 0,
    })
    expect(await ofPerson()).toHaveLength(1)
  })

  test.each<[string, Partial<Store>, string]>([
    ['about nobody', { employee_ids: [] }, 'employee_ids'],
    ['of people and a unit at once', { department_id: 3 }, 'department_id'],
    ['without a number', { number: null }, 'number'],
    ['with a form of discipline', { form_id: 9 }, 'form_id'],
    ['with a form of the other company', { form_id: 103 }, 'form_id'],
    ['with a day of violation', { violation_date: '2026-01-01' }, 'violation_date'],
    ['about somebody of the other company', { employee_ids: [111] }, 'employee_ids'],
  ])('%s are refused', async (_, body, field) => {
    const answer = await reward(body)
    expect(answer.status).toBe(400)
    expect(Object.keys(answer.body.errors ?? {})).toEqual([field])
    expect(await ofPerson()).toEqual([])
  })

  test('are changed with their version, deleted and brought back with their people', async () => {
    const { id } = (await reward()).body.data.reward_discipline
    const path = { id }
    await hr.call('rewardsDisciplines.update', { path, body: { gift: 'Bằng khen khung', version: 1 } })
    const late = await hr.call('rewardsDisciplines.update', { path, body: { gift: 'Khác', version: 1 } })
    expect(late.status).toBe(409)
    await hr.call('rewardsDisciplines.destroy', { path })
    expect(await ofPerson()).toEqual([])
    await hr.call('rewardsDisciplines.restore', { body: { ids: [id] } })
    expect((await ofPerson())[0]).toMatchObject({ id, gift: 'Bằng khen khung' })
  })
})

describe('who may not see sensitive data', () => {
  test('meets no money and no discipline, and writes neither', async () => {
    const reader = await newcomer(api, {
      login: `khong.nhay.cam.${nextNumber()}`,
      companies: {
        1: [
          ['employee_access', 'company'],
          ['employee_edit', 'company'],
          ['employee_export', 'company'],
        ],
      },
    })
    const paid = (await reward({ money: 700_000 })).body.data.reward_discipline.id
    const id = await newCase()
    const [shown, ...others] = await ofPerson(reader)
    expect(others).toEqual([])
    expect(shown).toMatchObject({ id: paid, masked_fields: ['money'] })
    expect(shown).not.toHaveProperty('money')
    const { rewards_disciplines: listed } = (
      await reader.call('rewardsDisciplines.list', {
        query: { filter: { employee_id: { operator: 'in', value: [person] } } },
      })
    ).body.data
    expect(listed.map((row) => row.id)).toEqual([paid])
    expect((await reader.call('rewardsDisciplines.show', { path: { id } })).status).toBe(404)
    expect((await breach({ clause: 'Điều 3' }, reader)).status).toBe(403)
    expect((await reward({ money: 1 }, reader)).status).toBe(400)
    expect(
      (await reader.call('rewardsDisciplines.update', { path: { id: paid }, body: { money: 1 } })).status,
    ).toBe(400)
    const { sheets } = await openWorkbook((await reader.call('rewardsDisciplines.export')).bytes)
    expect(sheets['Kỷ luật']).toHaveLength(1)
    expect(sheets['Khen thưởng']?.[0]).not.toContain('Mức thưởng')
  })
})

describe('a discipline', () => {
  test('is of one person, names its act, and an act has one record', async () => {
    expect((await breach({ employee_ids: [person, 11] })).status).toBe(400)
    expect((await breach({ violation_date: null })).status).toBe(400)
    expect((await breach({ found_date: '2025-08-30' })).status).toBe(400)
    expect((await breach({ money: 100_000 })).status).toBe(400)
    const answers = await Promise.all([breach(), breach()])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]))
  })

  test('has six months from the act, at the end of a shorter month on its last day', async () => {
    const id = await newCase()
    const { reward_discipline: record } = (await hr.call('rewardsDisciplines.show', { path: { id } })).body
      .data
    expect(record).toMatchObject({ state: 'minutes', limit_day: '2026-02-28' })
    const over = 'Đã hết thời hiệu xử lý kỷ luật.'
    expect(await errorsAt(id, '2026-02-27')).toEqual([])
    expect(await errorsAt(id, '2026-02-28')).toEqual([])
    expect(await errorsAt(id, '2026-03-01')).toEqual([over])
    // The preview has changed nothing.
    expect((await ofPerson())[0]).toMatchObject({ state: 'minutes', meeting_date: null, version: 1 })
  })

  test('has twelve months where assets are concerned, to the 29th of a leap year and no further', async () => {
    const id = await newCase({ violation_date: '2023-02-28', found_date: '2023-03-01', about_assets: true })
    const leap = await newCase({ violation_date: '2023-08-29', found_date: '2023-08-29' })
    const limits = (await ofPerson()).map((row) => [row.id, row.limit_day])
    expect(limits).toEqual([
      [leap, '2024-02-29'],
      [id, '2024-02-28'],
    ])
  })

  test('that was put off runs to 60 days after the protected time, where fewer are left', async () => {
    const putOff = async (protected_until: string, clause: string) => {
      const id = await newCase({ clause })
      const answer = await move(id, { to: 'postponed', protection: 'ill', protected_until })
      return answer.body.data.reward_discipline.limit_day
    }
    // The limit is 28-02-2026; sixty days before it is 30-12-2025.
    expect(await putOff('2025-12-29', 'Điều 1')).toBe('2026-02-28')
    expect(await putOff('2025-12-30', 'Điều 2')).toBe('2026-02-28')
    expect(await putOff('2025-12-31', 'Điều 3')).toBe('2026-03-01')
    expect(await putOff('2026-04-30', 'Điều 4')).toBe('2026-06-29')
  })

  test('wants its invitation five working days before the meeting', async () => {
    const id = await newCase()
    // Friday 05-09-2025; the fifth working day after it is Friday 12-09-2025.
    const at = async (meeting_date: string) =>
      (await move(id, { to: 'meeting', invited_on: '2025-09-05', meeting_date }, true)).body.data.findings
        .filter(({ level }) => level === 'error')
        .map(({ field }) => field)
    expect(await at('2025-09-12')).toEqual(['invited_on'])
    expect(await at('2025-09-13')).toEqual([])
  })

  test('is refused while the file knows of a child under twelve months', async () => {
    await hr.call('employeeRelatives.store', {
      path: { id: person },
      body: { relationship: 5, full_name: 'Lý Bé', date_of_birth: '2024-10-10' },
    })
    const id = await newCase()
    expect(await errorsAt(id, '2025-10-09')).toEqual([expect.stringContaining('con dưới 12 tháng')])
    expect(await errorsAt(id, '2025-10-10')).toEqual([])
  })

  test('goes its way step by step up to its decision', async () => {
    const id = await newCase({ violation_date: '2026-09-01', found_date: '2026-09-02' })
    expect((await move(id, { to: 'awaiting_decision', form_id: 9 })).status).toBe(409)
    const met = await move(id, { to: 'meeting', invited_on: '2026-09-03', meeting_date: '2026-09-15' })
    expect(met.body.data.reward_discipline).toMatchObject({ state: 'meeting', meeting_date: '2026-09-15' })
    const decide = { to: 'awaiting_decision', participants: 'Người lao động, công đoàn' } as const
    expect((await move(id, { ...decide, form_id: 10 })).body.errors).toHaveProperty('months')
    expect((await move(id, { ...decide, form_id: 12 })).body.errors).toHaveProperty('dismissal_case')
    expect((await move(id, { ...decide, form_id: 9, months: 3 })).body.errors).toHaveProperty('months')
    expect((await move(id, { ...decide, form_id: 3 })).body.errors).toHaveProperty('form_id')
    expect((await move(id, { ...decide, form_id: 9 })).status).toBe(200)
    expect((await hr.call('rewardsDisciplines.destroy', { path: { id } })).status).toBe(409)
  })
})
