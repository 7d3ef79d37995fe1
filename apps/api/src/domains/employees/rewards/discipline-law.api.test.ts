import type { Input } from '@nhansu/sdk/contract'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../../testing/api.ts'
import { inCompanyOf } from '../../../testing/group.ts'
import { hire, newcomer } from '../../../testing/newcomer.ts'
import { nextNumber } from '../../../testing/numbers.ts'

type Store = Input<'rewardsDisciplines.store'>['body']

const api = apiForFile()
let hr: Person
let person: number
beforeAll(async () => {
  hr = await api.as('hrOfOne')
})
beforeEach(async () => {
  person = (await hire(api, 'Lý Thị Nội Quy', 3)).employeeId
})

const breach = (body: Partial<Store> = {}) =>
  hr.call('rewardsDisciplines.store', {
    body: {
      type: 'discipline',
      employee_ids: [person],
      reason: 'Tự ý rời vị trí làm việc',
      violation_date: '2026-09-01',
      found_date: '2026-09-02',
      minutes_no: '01/BB',
      clause: `Điều ${nextNumber()}`,
      ...body,
    },
  })
const record = async (id: number) =>
  (await hr.call('rewardsDisciplines.show', { path: { id } })).body.data.reward_discipline

/** A discipline of before, in effect from a day: 9 is the reprimand, 10 the raise put off, 11 the demotion. */
const issued = (effective: string, form = 9): Promise<number> =>
  inCompanyOf(api.db.superuser, 1, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      `insert into rewards_disciplines (company_id, type, state, employee_ids, form_id, number, decision_date,
         effective_date, reason, violation_date, found_date, minutes_no, created_by)
       values (1, 'discipline', 'issued', array[$1::bigint], $2, '1/QĐ-KL', $3, $3, 'Đi muộn', $3::date - 30,
         $3::date - 29, '1/BB', 1) returning id`,
      [person, form, effective],
    )
    return Number(rows[0]?.id)
  })

describe('the day of clearing', () => {
  test.each([
    ['a reprimand, three months', 9, '2025-11-30', '2026-02-28'],
    ['a raise put off, six months', 10, '2025-08-29', '2026-02-28'],
    ['a demotion, three years, from the 29th of February', 11, '2024-02-29', '2027-02-28'],
  ])('of %s', async (_, form, effective, cleared) => {
    const id = await issued(effective, form)
    expect(await record(id)).toMatchObject({ cleared_date: cleared, is_clearing_stopped: false })
  })

  test.each([
    ['before the decision', '2026-02-28', false],
    ['on its first day', '2026-03-01', true],
    ['on the day before the clearing', '2026-05-31', true],
    ['on the day of the clearing', '2026-06-01', false],
  ])('is stopped by a breach within the time, and not by one %s', async (_, violation_date, stops) => {
    const id = await issued('2026-03-01')
    const later = (await breach({ violation_date, found_date: violation_date })).body.data.reward_discipline
      .id
    expect(await record(id)).toMatchObject({
      cleared_date: stops ? null : '2026-06-01',
      state: stops ? 'issued' : 'cleared',
      is_clearing_stopped: stops,
    })
    await hr.call('rewardsDisciplines.move', {
      path: { id: later },
      body: { to: 'dropped', reason: 'Không có' },
    })
    expect(await record(id)).toMatchObject({ cleared_date: '2026-06-01', is_clearing_stopped: false })
  })

  test('comes with that of the later one, once it is decided', async () => {
    const id = await issued('2026-03-01')
    // Its act was thirty days before.
    const later = await issued('2026-05-01')
    expect(await record(id)).toMatchObject({ cleared_date: '2026-08-01', is_clearing_stopped: true })
    expect(await record(later)).toMatchObject({ cleared_date: '2026-08-01', is_clearing_stopped: false })
  })
})

describe('a dismissal for a repeated breach', () => {
  const errors = async (id: number) => {
    await hr.call('rewardsDisciplines.move', {
      path: { id },
      body: { to: 'meeting', invited_on: '2026-09-03', meeting_date: '2026-09-15' },
    })
    const { body } = await hr.call('rewardsDisciplines.move', {
      path: { id },
      query: { dry_run: true },
      body: { to: 'awaiting_decision', participants: 'Công đoàn', form_id: 12, dismissal_case: 'repeated' },
    })
    return body.data.findings.filter(({ level }) => level === 'error').map(({ field }) => field)
  }
  test.each([
    ['with nothing before it', null, 10, ['dismissal_case']],
    ['after a reprimand', '2026-08-01', 9, ['dismissal_case']],
    ['after a raise put off', '2026-08-01', 10, []],
    ['on the last day before one is cleared', '2026-03-02', 10, []],
    ['on the day that one is cleared', '2026-03-01', 10, ['dismissal_case']],
  ])('%s', async (_, effective, form, found) => {
    if (effective !== null) await issued(effective, form)
    expect(await errors((await breach()).body.data.reward_discipline.id)).toEqual(found)
  })
})

test('a suspension from work is of ninety days at most, and more than fifteen are told', async () => {
  const from = { suspended_from: '2026-09-02' }
  const tooLong = await breach({ ...from, suspended_to: '2026-12-01' })
  expect([tooLong.status, Object.keys(tooLong.body.errors ?? {})]).toEqual([400, ['suspended_to']])
  expect((await breach({ ...from, suspended_to: '2026-11-30' })).status).toBe(201)
  const told = async (suspended_to: string) => {
    const { id } = (await breach({ ...from, suspended_to })).body.data.reward_discipline
    const { body } = await hr.call('rewardsDisciplines.move', {
      path: { id },
      query: { dry_run: true },
      body: {
        to: 'meeting',
        invited_on: '2026-09-03',
        union_invited_on: '2026-09-03',
        meeting_date: '2026-09-15',
      },
    })
    return body.data.findings.map(({ level, field }) => [level, field])
  }
  expect(await told('2026-09-16')).toEqual([])
  expect(await told('2026-09-17')).toEqual([['warning', 'suspended_to']])
})

describe('cases near their limit', () => {
  const day = (offset: number) => {
    const now = new Date(Date.now() + 7 * 3_600_000)
    return new Date(Date.parse(now.toISOString().slice(0, 10)) + offset * 86_400_000)
      .toISOString()
      .slice(0, 10)
  }
  const monthsBefore = (limit: string, months: number) => {
    const at = new Date(limit)
    at.setUTCMonth(at.getUTCMonth() - months)
    return at.toISOString().slice(0, 10)
  }

  test('are told by the list and by the card of the first page, to who may see disciplines', async () => {
    const made = async (violation_date: string) =>
      (await breach({ violation_date, found_date: violation_date })).body.data.reward_discipline
    const over = await made(monthsBefore(day(-5), 6))
    const near = await made(monthsBefore(day(20), 6))
    const far = await made(monthsBefore(day(60), 6))
    expect([over.due, near.due, far.due]).toEqual(['over', 'near', 'far'])
    const mine = { employee_id: { operator: 'in' as const, value: [person] } }
    const found = await hr.call('rewardsDisciplines.list', {
      query: { filter: { ...mine, due: { operator: 'in', value: ['over', 'near'] } } },
    })
    expect(found.body.data.rewards_disciplines.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual([
      over.id,
      near.id,
    ])
    const states = await hr.call('rewardsDisciplines.list', {
      query: { filter: { ...mine, state: { operator: 'in', value: ['cleared'] } } },
    })
    expect(states.body.data.rewards_disciplines).toEqual([])
    const { cards } = (await hr.call('home.show')).body.data.home
    const { figures = [] } = cards.find(({ key }) => key === 'disciplines_due')?.disciplines_due ?? {}
    for (const { link, total } of figures.slice(0, 2)) {
      const due = link.includes('over') ? 'over' : 'near'
      const listed = await hr.call('rewardsDisciplines.list', {
        query: { filter: { due: { operator: 'in', value: [due] } } },
      })
      expect(total).toBe(listed.body.data.rewards_disciplines.length)
      expect(total).toBeGreaterThan(0)
    }
    const clerk = await newcomer(api, {
      login: `khong.the.ky.luat.${nextNumber()}`,
      companies: {
        1: [
          ['employee_access', 'company'],
          ['employee_edit', 'company'],
        ],
      },
    })
    const theirs = (await clerk.call('home.show')).body.data.home.cards
    expect(theirs.map(({ key }) => key)).not.toContain('disciplines_due')
  })
})
