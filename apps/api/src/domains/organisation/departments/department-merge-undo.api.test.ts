import type { Data, Input } from '@nhansu/sdk/contract'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../../testing/api.ts'
import { fingerprint } from '../../../testing/fingerprint.ts'
import { inCompanyOf } from '../../../testing/group.ts'
import { hire } from '../../../testing/newcomer.ts'
import { writeJob } from '../../../testing/write-job.ts'

type Store = Input<'departments.store'>['body']

const api = apiForFile()
let hr: Person
beforeAll(async () => {
  hr = await api.as('hrOfOne')
})

let made = 0
async function unit(values: Partial<Store> = {}): Promise<number> {
  made += 1
  const body = {
    code: `HT${made}`,
    name: `Đơn vị ${made}`,
    level: 4,
    parent_id: 1,
    found_date: '2016-01-01',
    ...values,
  }
  return (await hr.call('departments.store', { body })).body.data.department.id
}
const show = async (id: number) => (await hr.call('departments.show', { path: { id } })).body.data.department
const versions = async (id: number) =>
  (await hr.call('departments.history', { path: { id } })).body.data.versions
const undo = (id: number, person = hr) => person.call('departments.undoMerge', { path: { id } })
const run = (statement: string, values: readonly unknown[] = []) =>
  inCompanyOf(api.db.superuser, 1, (client) => client.query(statement, [...values]))

let from: number
let into: number
let children: [number, number]
let position: Data<'positions.store'>['position']
/** Held a position when the merge took effect, and began later than that. */
let people: [number, number]

beforeEach(async () => {
  from = await unit()
  into = await unit()
  children = [
    await unit({ parent_id: from, level: 5, name: 'Đội Một' }),
    await unit({ parent_id: from, level: 5, name: 'Đội Hai' }),
  ]
  await unit({ parent_id: into, level: 5 })
  const body = { code: `CVHT${from}`, name: 'Chuyên viên Gộp', position_level: 8, department_id: from }
  position = (await hr.call('positions.store', { body })).body.data.position
  people = [
    (await hire(api, 'Người Lâu Năm', from)).employeeId,
    (await hire(api, 'Người Mới Đến', from, '2025-06-01')).employeeId,
  ]
  await hire(api, 'Người Bên Nhận', into)
})

const merge = () =>
  hr.call('departments.merge', {
    path: { id: from },
    body: { into_id: into, effective_date: '2025-01-01', decision_no: '7/QĐ' },
  })

/** All that a company has, but for what counts writes: versions, their times, the trail, sealed answers. */
async function standing(): Promise<string> {
  const { rows } = await run(
    `select 'unit', id, parent_id, display_order, is_active::text, closed_on::text, merged_into_id, close_decision_no
       from departments where company_id = 1
     union all select 'position', id, department_id, null, null, null, null, null from positions where company_id = 1
     union all select 'held', null, department_id, employee_id, from_date::text, to_date::text, position_id, null
       from employee_positions where company_id = 1
     union all select 'belongs', employee_id, department_id, null, null, null, null, null
       from employee_units where company_id = 1
     union all select 'count', department_id, employees, null, null, null, null, null
       from department_counts where company_id = 1 and employees <> 0
     order by 1, 2, 3, 4, 5`,
  )
  const { rows: days } = await run(
    `select department_id, valid_from::text, valid_to::text, parent_id, is_active, merged_into_id
     from department_versions where company_id = 1 order by 1, 2`,
  )
  return JSON.stringify([rows, days])
}

test('who has left or moved away between the day of a merge and now was in the other unit in between', async () => {
  const [left, moved] = [
    (await hire(api, 'Người Đã Nghỉ', from)).employeeId,
    (await hire(api, 'Người Đã Chuyển', from)).employeeId,
  ]
  const change = (kind: 'termination' | 'transfer', id: number, facts: object) =>
    hr.call('jobChanges.store', { body: { kind, ids: [id], effective_date: '2025-09-01', facts } })
  await change('termination', left, { leave_reason: 'Xin nghỉ' })
  await change('transfer', moved, { main_position: { position_id: 2, department_id: 3 } })
  const merged = await hr.call('departments.merge', {
    path: { id: from },
    body: { into_id: into, effective_date: '2025-08-01', decision_no: '5/QĐ' },
  })
  expect(merged.status).toBe(200)
  const unitOn = async (id: number, as_of: string) => {
    const { job } = (await hr.call('jobChanges.ofEmployee', { path: { id }, query: { as_of } })).body.data
    return job.facts.main_position?.department_id
  }
  for (const id of [left, moved]) {
    expect([await unitOn(id, '2025-07-31'), await unitOn(id, '2025-08-31')]).toEqual([from, into])
  }
  expect(await unitOn(moved, '2025-09-01')).toBe(3)
  expect((await undo(from)).status).toBe(200)
  expect(await unitOn(left, '2025-08-31')).toBe(from)
})

describe('undoing a merge', () => {
  test('puts units, positions and people back, and no day knows of it', async () => {
    const before = await standing()
    await merge()
    expect(await standing()).not.toBe(before)
    const answer = await undo(from)
    expect(answer.body.data.department).toMatchObject({
      is_active: true,
      closed_on: null,
      close_decision_no: null,
      merged_into_id: null,
      own_employee_total: 2,
      position_total: 1,
    })
    expect(await standing()).toBe(before)
    expect(await versions(children[0])).toHaveLength(1)
  })

  test('can be done once, and the unit be merged again', async () => {
    await merge()
    await undo(from)
    expect((await undo(from)).status).toBe(404)
    expect((await merge()).status).toBe(200)
    expect((await undo(from)).status).toBe(200)
  })

  test('is over after ten minutes, and is none of who may not edit', async () => {
    await merge()
    expect((await undo(from, await api.as('manager'))).status).toBe(403)
    expect((await undo(from, await api.as('hrOfTwo'))).status).toBe(404)
    await run(`update department_merges set made_at = made_at - interval '11 minutes'`)
    expect((await undo(from)).status).toBe(404)
    expect((await show(from)).is_active).toBe(false)
  })

  test('is none after a preview', async () => {
    const body = { into_id: into }
    await hr.call('departments.merge', { path: { id: from }, query: { dry_run: true }, body })
    expect((await undo(from)).status).toBe(404)
  })

  const later: [what: string, change: () => Promise<unknown>][] = [
    ['đơn vị', () => hr.call('departments.reopen', { path: { id: from }, body: {} })],
    [
      'đơn vị "Đội Hai lớn"',
      () =>
        hr.call('departments.update', {
          path: { id: children[1] },
          body: { name: 'Đội Hai lớn' },
        }),
    ],
    ['một đơn vị', () => hr.call('departments.destroy', { path: { id: children[0] } })],
    ['chức vụ "Chuyên viên Gộp"', () => hr.call('positions.changeStatus', { path: { id: position.id } })],
    ['một chức vụ', () => hr.call('positions.destroy', { path: { id: position.id } })],
    [
      'chức vụ "Chuyên viên Gộp"',
      () =>
        writeJob(api, {
          employeeId: people[0],
          kind: 'appointment',
          effectiveDate: '2025-02-01',
          facts: { further_positions: [{ position_id: position.id, department_id: into }] },
        }),
    ],
    [
      'chức vụ của một nhân viên',
      () =>
        writeJob(api, { employeeId: people[0], kind: 'termination', effectiveDate: '2025-03-01', facts: {} }),
    ],
    // J4: one of its people was transferred after the merge.
    [
      'chức vụ của một nhân viên',
      () =>
        writeJob(api, {
          employeeId: people[1],
          kind: 'transfer',
          effectiveDate: '2025-07-01',
          facts: { main_position: { position_id: 2, department_id: 1 } },
        }),
    ],
    [
      'chức vụ của một nhân viên',
      () =>
        writeJob(api, {
          employeeId: people[0],
          kind: 'title',
          effectiveDate: '2024-11-30',
          facts: { main_position: { position_id: 1, department_id: from } },
        }),
    ],
  ]
  test.each(later)('is refused once it has changed: %s', async (what, change) => {
    await merge()
    await change()
    const rest = async () => (await fingerprint(api.db.superuser, 1)).replace(/^audit_trail .*$/m, '')
    const before = await rest()
    expect(await undo(from)).toMatchObject({
      status: 409,
      body: { message: `Không thể hoàn tác vì ${what} đã thay đổi sau khi sáp nhập.` },
    })
    expect(await rest()).toBe(before)
  })

  test('is refused below a unit that has closed since', async () => {
    const above = await unit()
    from = await unit({ parent_id: above, level: 5 })
    await merge()
    const closing = { closed_on: '2025-02-01', decision_no: '8/QĐ' }
    await hr.call('departments.close', { path: { id: above }, body: closing })
    expect(await undo(from)).toMatchObject({
      status: 409,
      body: { message: 'Đơn vị cấp trên đã giải thể.' },
    })
    expect((await show(from)).is_active).toBe(false)
  })
})
