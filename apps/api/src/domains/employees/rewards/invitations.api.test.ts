import type { Input } from '@nhansu/sdk/contract'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../../testing/api.ts'
import { inCompanyOf } from '../../../testing/group.ts'
import { hire } from '../../../testing/newcomer.ts'

type Move = Input<'rewardsDisciplines.move'>['body']

const api = apiForFile()
let hr: Person
let person: number
let id: number
beforeAll(async () => {
  hr = await api.as('hrOfOne')
})
const breach = () =>
  hr.call('rewardsDisciplines.store', {
    body: {
      type: 'discipline',
      employee_ids: [person],
      reason: 'Tự ý rời vị trí làm việc',
      violation_date: '2026-04-01',
      found_date: '2026-04-02',
      minutes_no: '01/BB',
      clause: 'Khoản 2 Điều 15 nội quy',
    },
  })
beforeEach(async () => {
  person = (await hire(api, 'Lý Thị Mời Họp', 3)).employeeId
  id = (await breach()).body.data.reward_discipline.id
})
const sql = (text: string, values: unknown[]) =>
  inCompanyOf(api.db.superuser, 1, (client) => client.query(text, values))
const move = (body: Partial<Move>, dry_run = true) =>
  hr.call('rewardsDisciplines.move', {
    path: { id },
    query: { dry_run },
    body: { to: 'meeting', invited_on: '2026-04-06', meeting_date: '2026-04-20', ...body },
  })
const found = async (body: Partial<Move> = {}) =>
  (await move(body)).body.data.findings
    .filter(({ article }) => !article.includes('Điều 123'))
    .map(({ level, field }) => `${level} ${field}`)

describe('whom a meeting is told to', () => {
  test('the union: a warning for who is no member, an error for a member', async () => {
    expect(await found()).toEqual(['warning union_invited_on'])
    expect(await found({ union_invited_on: '2026-04-06' })).toEqual([])
    expect(await found({ union_invited_on: '2026-04-14' })).toEqual(['error union_invited_on'])
    await sql(
      `insert into employee_affiliations (company_id, employee_id, union_join_date) values (1, $1, '2020-01-01')
       on conflict (company_id, employee_id) do update set union_join_date = excluded.union_join_date`,
      [person],
    )
    expect(await found()).toEqual(['error union_invited_on'])
  })

  test('the parent of a minor, until the day on which he is 18', async () => {
    const union = { union_invited_on: '2026-04-06' }
    await sql(`update employees set date_of_birth = '2008-04-21' where company_id = 1 and id = $1`, [person])
    expect(await found(union)).toEqual(['error parent_invited_on'])
    expect(await found({ ...union, parent_invited_on: '2026-04-06' })).toEqual([])
    expect(await found({ ...union, parent_invited_on: '2026-04-15' })).toEqual(['error parent_invited_on'])
    await sql(`update employees set date_of_birth = '2008-04-20' where company_id = 1 and id = $1`, [person])
    expect(await found(union)).toEqual([])
  })

  test('five working days before, of which public holidays are none', async () => {
    const union = { union_invited_on: '2026-04-06' }
    // From Thursday 23 April: 24, 28, 29 April, 4 and 5 May; 27 and 30 April and 1 May are off.
    expect(await found({ ...union, invited_on: '2026-04-23', meeting_date: '2026-05-05' })).toEqual([
      'error invited_on',
    ])
    expect(await found({ ...union, invited_on: '2026-04-23', meeting_date: '2026-05-06' })).toEqual([])
  })

  test('is kept with the day and the way of each', async () => {
    const told = {
      invited_way: 'hand',
      union_name: 'Trần Văn Đoàn',
      union_invited_on: '2026-04-07',
      union_invited_way: 'email',
      parent_name: 'Lê Thị Mẹ',
      parent_invited_on: '2026-04-08',
      parent_invited_way: 'post',
      meeting_place: 'Phòng họp tầng 2',
    } as const
    const answer = await move(told, false)
    expect(answer.status, answer.text).toBe(200)
    expect(answer.body.data.reward_discipline).toMatchObject({ ...told, invited_on: '2026-04-06' })
  })
})
