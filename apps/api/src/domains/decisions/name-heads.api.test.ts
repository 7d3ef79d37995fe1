import type { Input } from '@nhansu/sdk/contract'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { inCompany } from '../../db/transaction.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { jobs } from '../../jobs/registry.ts'
import { apiForFile, type Person } from '../../testing/api.ts'
import { inCompanyOf } from '../../testing/group.ts'
import { runJobs } from '../../testing/jobs.ts'
import { hire } from '../../testing/newcomer.ts'

const api = apiForFile()
type OnePerson = Input<'decisions.store'>['body']['people'][number]

const day = '2026-03-01'
const ahead = '2030-03-01'
let hr: Person
let signer: { sign_date: string; signer_id: number }
beforeAll(async () => {
  hr = await api.as('hrOfOne')
  await hr.call('documentTypes.store', { body: { code: 'QD', name: 'Quyết định', is_decision: true } })
  const { body } = await hr.call('signers.store', {
    body: {
      employee_id: 13,
      printed_title: 'Tổng Giám đốc',
      paper_kinds: ['decision'],
      valid_from: '2026-01-01',
    },
  })
  signer = { sign_date: '2026-02-20', signer_id: body.data.signer.id }
})

let unit: number
let former: number
let person: number
let made = 0
beforeEach(async () => {
  former = (await hire(api, 'Lê Thị Trước', 3)).employeeId
  person = (await hire(api, 'Trần Văn Sau', 3)).employeeId
  made += 1
  const body = {
    code: `TDV${made}`,
    name: `Phòng Số ${made}`,
    level: 5,
    parent_id: 1,
    found_date: '2020-01-01',
    manager_id: former,
  }
  unit = (await hr.call('departments.store', { body })).body.data.department.id
})

const headed = (employee_id: number): OnePerson => ({
  employee_id,
  position_id: 2,
  department_id: unit,
  heads_unit: true,
})
const draft = (people: OnePerson[], effective_date: string, decision_type = 6) => ({
  decision_type,
  effective_date,
  summary: 'Về việc bổ nhiệm',
  people,
})
const tryOut = (people: OnePerson[], effective_date = day) =>
  hr.call('decisions.preview', { body: draft(people, effective_date) })
async function issued(people: OnePerson[], effective_date = day) {
  const stored = await hr.call('decisions.store', { body: draft(people, effective_date) })
  const { id } = stored.body.data.decision
  const answer = await hr.call('decisions.issue', { path: { id }, body: signer })
  if (answer.status !== 200) throw new Error(answer.text)
  return { id, number: answer.body.data.decision_number, effects: answer.body.data.effects }
}
const head = async () =>
  (await hr.call('departments.show', { path: { id: unit } })).body.data.department.manager_id
const versions = async () =>
  (await hr.call('departments.history', { path: { id: unit } })).body.data.versions.map(
    ({ valid_from, manager_id, decision_no, name }) => ({ valid_from, manager_id, decision_no, name }),
  )
const opening = () => ({
  valid_from: '2020-01-01',
  manager_id: former,
  decision_no: null,
  name: `Phòng Số ${made}`,
})
const revoke = (id: number, dry_run = false) =>
  hr.call('decisions.revoke', {
    path: { id },
    query: { dry_run },
    body: { sign_date: '2026-03-20', reason: 'Sai người.' },
  })

/** Changes the unit today. */
const rename = async () => {
  const answer = await hr.call('departments.update', { path: { id: unit }, body: { name: 'Phòng Tên Mới' } })
  expect(answer.status).toBe(200)
}

/** Lets the day of what waits be today, and turns it. */
const turnDay = async () => {
  await inCompanyOf(api.db.superuser, 1, async (client) => {
    await client.query(
      `update job_changes set effective_date = (now() at time zone 'Asia/Ho_Chi_Minh')::date
       where employee_id = $1 and state = 'waiting'`,
      [person],
    )
  })
  await inCompany(api.db.database, { companyId: 1, readOnly: false }, (transaction) =>
    enqueue(transaction, jobs['employees.day-turn'], {}),
  )
  await runJobs(api.db)
}

test('is the head from the day on, shown before, and the unit says by which decision', async () => {
  const line = `Trưởng đơn vị Phòng Số ${made}: Lê Thị Trước → Trần Văn Sau`
  expect((await tryOut([headed(person)])).body.data.effects[0]?.unit_head).toBe(line)
  expect(await versions()).toEqual([opening()])
  const { id, number, effects } = await issued([headed(person)])
  expect(effects[0]?.unit_head).toBe(line)
  expect(await versions()).toEqual([
    { valid_from: day, manager_id: person, decision_no: number, name: `Phòng Số ${made}` },
    opening(),
  ])
  const { people } = (await hr.call('decisions.show', { path: { id } })).body.data.decision
  expect(people[0]).toMatchObject({
    heads_unit: true,
    headed_unit_name: `Phòng Số ${made}`,
    replaced_head_name: 'Lê Thị Trước',
  })
  const { rows } = await inCompanyOf(api.db.superuser, 1, (client) =>
    client.query(
      `select changed_fields, detail from audit_trail where resource = 'departments' and record_id = $1
       order by id desc limit 1`,
      [unit],
    ),
  )
  expect(rows).toEqual([{ changed_fields: ['manager_id', 'decision_no'], detail: { decision: id } }])
})

test('who is not named the head is none, and no other type names one', async () => {
  await issued([{ ...headed(person), heads_unit: false }])
  expect(await head()).toBe(former)
  const answer = await hr.call('decisions.store', { body: draft([headed(person)], day, 4) })
  expect(answer.status).toBe(400)
  expect(answer.body).toMatchObject({
    errors: { 'people.0.heads_unit': ['Thông tin này không thuộc loại quyết định đã chọn.'] },
  })
})

test.each<[said: string, day: string, own: string | null]>([
  ['a day to come', ahead, null],
  ['a day of his own to come', day, ahead],
])('becomes the head on %s by the turn of that day, and not before', async (_, from, own) => {
  const { id, number } = await issued([{ ...headed(person), effective_date: own }], from)
  expect(await head()).toBe(former)
  await turnDay()
  expect(await head()).toBe(person)
  expect((await versions())[0]).toMatchObject({ manager_id: person, decision_no: number })
  const { people } = (await hr.call('decisions.show', { path: { id } })).body.data.decision
  expect(people[0]?.replaced_head_name).toBe('Lê Thị Trước')
})

test('a decision that is cancelled before its day leaves the head', async () => {
  const { id } = await issued([headed(person)], ahead)
  expect((await hr.call('decisions.cancel', { path: { id }, body: { reason: 'Thôi.' } })).status).toBe(200)
  await turnDay()
  expect(await head()).toBe(former)
})

test('a unit that is closed meanwhile holds all of it up in a sentence', async () => {
  await issued([headed(person)], ahead)
  const closed = await hr.call('departments.close', {
    path: { id: unit },
    body: { closed_on: '2026-02-01', decision_no: '5/QĐ' },
  })
  expect(closed.status).toBe(200)
  await turnDay()
  const { changes } = (await hr.call('jobChanges.ofEmployee', { path: { id: person } })).body.data
  expect(changes[0]).toMatchObject({
    state: 'waiting',
    held_up: `Đơn vị "Phòng Số ${made}" đã giải thể.`,
  })
  expect(await head()).toBe(former)
})

test('revoking brings the head before back, with the history of the unit', async () => {
  const { id } = await issued([headed(person)])
  const line = `Trưởng đơn vị Phòng Số ${made}: Trần Văn Sau → Lê Thị Trước`
  expect((await revoke(id, true)).body.data.effects[0]?.unit_head).toBe(line)
  expect(await head()).toBe(person)
  await revoke(id)
  expect(await versions()).toEqual([opening()])
})

test('who was put there since stays when the one before is revoked, and is followed by who was there first', async () => {
  const one = await issued([headed(person)])
  const third = (await hire(api, 'Vũ Thị Ba', 3)).employeeId
  const two = await issued([headed(third)], '2026-03-10')
  const answer = await revoke(one.id)
  expect(answer.body.data.effects[0]?.unit_head).toBe(`Trưởng đơn vị Phòng Số ${made} giữ nguyên: Vũ Thị Ba.`)
  expect(await head()).toBe(third)
  await revoke(two.id)
  expect(await head()).toBe(former)
})

test('correcting moves the day, and takes the head back where the right paper names none', async () => {
  const { id } = await issued([headed(person)])
  const correct = (of: number, right: object) =>
    hr.call('decisions.correct', {
      path: { id: of },
      body: { ...signer, sign_date: '2026-03-20', reason: 'Ghi nhầm.', ...right },
    })
  const moved = await correct(id, { effective_date: '2026-02-25' })
  expect(moved.body.data.effects[0]?.unit_head).toBe(
    `Trưởng đơn vị Phòng Số ${made}: Lê Thị Trước → Trần Văn Sau`,
  )
  expect((await versions()).map(({ valid_from, manager_id }) => [valid_from, manager_id])).toEqual([
    ['2026-02-25', person],
    ['2020-01-01', former],
  ])
  const people = [{ ...headed(person), heads_unit: null }]
  expect((await correct(moved.body.data.decision_id ?? 0, { people })).status).toBe(200)
  expect(await versions()).toEqual([opening()])
})

test('is refused where the unit has changed since the day, as no version of it may be lost', async () => {
  await rename()
  const before = await versions()
  const today = before[0]?.valid_from ?? ''
  const answer = await tryOut([headed(person)])
  expect(answer.status).toBe(400)
  const shown = today.split('-').toReversed().join('-')
  expect(answer.text).toContain(`đã thay đổi vào ngày ${shown}, sau ngày hiệu lực. Hãy bỏ chọn`)
  expect((await tryOut([headed(person)], today)).status).toBe(200)
  expect(await versions()).toEqual(before)
})

test('a unit that changed after the appointment keeps that change when it is revoked', async () => {
  const { id } = await issued([headed(person)])
  await rename()
  await revoke(id)
  expect(await versions()).toMatchObject([
    { manager_id: former, name: 'Phòng Tên Mới' },
    { valid_from: day, manager_id: person },
    { valid_from: '2020-01-01', manager_id: former },
  ])
})

test('one unit has not two heads by one decision', async () => {
  const other = (await hire(api, 'Hồ Văn Hai', 3)).employeeId
  const answer = await tryOut([headed(person), headed(other)])
  expect(answer.status).toBe(400)
  expect(answer.body).toMatchObject({
    errors: {
      people: [
        `Đơn vị "Phòng Số ${made}" chỉ có một trưởng đơn vị mà quyết định chọn 2 người. Hãy chọn một người.`,
      ],
    },
  })
  expect((await tryOut([headed(person), { ...headed(other), heads_unit: null }])).status).toBe(200)
})
