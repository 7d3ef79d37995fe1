import type { Input } from '@nhansu/sdk/contract'
import { beforeAll, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../testing/api.ts'
import { inCompanyOf } from '../../testing/group.ts'
import { runJobs } from '../../testing/jobs.ts'
import { hire } from '../../testing/newcomer.ts'
import { inCompany } from '../../db/transaction.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { jobs } from '../../jobs/registry.ts'
import { confirmer, left } from '../personal-data/erasures/testing/leaver.ts'

type OnePerson = Input<'decisions.store'>['body']['people'][number]

const api = apiForFile()
let hr: Person
let second: Person
let signer: { sign_date: string; signer_id: number }
beforeAll(async () => {
  hr = await api.as('hrOfOne')
  second = await confirmer(api)
  await hr.call('documentTypes.store', { body: { code: 'QD', name: 'Quyết định', is_decision: true } })
  const stored = await hr.call('signers.store', {
    body: {
      employee_id: 13,
      printed_title: 'Tổng Giám đốc',
      paper_kinds: ['decision'],
      valid_from: '2020-01-01',
    },
  })
  signer = { sign_date: '2026-01-20', signer_id: stored.body.data.signer.id }
})

async function drafted(type: number, effective_date: string, people: OnePerson[]): Promise<number> {
  const answer = await hr.call('decisions.store', {
    body: { decision_type: type, effective_date, summary: 'Về việc nhân sự', people },
  })
  expect(answer.status, answer.text).toBe(201)
  return answer.body.data.decision.id
}
const issue = (id: number) => hr.call('decisions.issue', { path: { id }, body: signer })
const show = (id: number) => hr.call('decisions.show', { path: { id } })
const jobOf = async (id: number) => (await hr.call('jobChanges.ofEmployee', { path: { id } })).body.data.job

/** Somebody whose data have been kept for as long as the law asks. */
async function longGone(name: string): Promise<number> {
  const { employeeId } = await hire(api, name, undefined, '2010-01-01')
  await left(api, employeeId, '2012-01-31')
  return employeeId
}

async function erased(employee_id: number): Promise<void> {
  const proposed = await hr.call('erasures.propose', { body: { employee_id } })
  expect(proposed.status, proposed.text).toBe(201)
  const path = { id: proposed.body.data.erasure?.id ?? 0 }
  const confirmed = await second.call('erasures.confirm', { path, body: {} })
  expect(confirmed.status, confirmed.text).toBe(200)
}

test('K2: a draft about somebody whose data were erased meanwhile is gone with him', async () => {
  const gone = await longGone('Trịnh Văn Xóa')
  const draft = await drafted(15, '2026-03-01', [{ employee_id: gone, base_salary: 9_000_000 }])
  await erased(gone)
  expect((await issue(draft)).status).toBe(404)
  expect((await show(draft)).status).toBe(404)
})

test('K2: of a draft about several the one who was erased is gone, and it is issued for the others', async () => {
  const gone = await longGone('Trịnh Văn Xóa Cùng')
  const stays = (await hire(api, 'Trịnh Thị Ở Lại', 3)).employeeId
  const place = { position_id: 2, department_id: 2 }
  const draft = await drafted(
    4,
    '2026-03-01',
    [gone, stays].map((employee_id) => ({ employee_id, ...place })),
  )
  await erased(gone)
  const issued = await issue(draft)
  expect(issued.status, issued.text).toBe(200)
  expect(issued.body.data.effects.map(({ employee_id }) => employee_id)).toEqual([stays])
  expect((await show(draft)).text).not.toContain('Trịnh Văn Xóa Cùng')
})

async function unit(code: string, name: string): Promise<number> {
  const body = { code, name, level: 5, parent_id: 1, found_date: '2020-01-01' }
  return (await hr.call('departments.store', { body })).body.data.department.id
}
async function merged(id: number): Promise<void> {
  const answer = await hr.call('departments.merge', {
    path: { id },
    body: { into_id: 2, effective_date: '2026-01-01', decision_no: '4/QĐ' },
  })
  expect(answer.status, answer.text).toBe(200)
}

test('K3: where the unit of one was closed before the day, he is held up, whole, with the reason, and the others are moved', async () => {
  const closing = await unit('K3A', 'Đội Đóng Cửa')
  const [held, moved] = [
    (await hire(api, 'Lý Thị Chờ Đơn Vị', 3)).employeeId,
    (await hire(api, 'Lý Văn Đi Được', 3)).employeeId,
  ]
  const id = await drafted(4, '2028-02-29', [
    { employee_id: held, position_id: 2, department_id: closing, work_place: 'Kho số 9' },
    { employee_id: moved, position_id: 2, department_id: 2, work_place: 'Kho số 9' },
  ])
  expect((await issue(id)).status).toBe(200)
  const before = await jobOf(held)
  await merged(closing)
  // The day comes.
  await inCompanyOf(api.db.superuser, 1, async (client) => {
    const today = `(now() at time zone 'Asia/Ho_Chi_Minh')::date`
    await client.query(`update job_changes set effective_date = ${today} where decision_id = $1`, [id])
    await client.query(`update decisions set effective_date = ${today} where id = $1`, [id])
  })
  await inCompany(api.db.database, { companyId: 1, readOnly: false }, (transaction) =>
    enqueue(transaction, jobs['employees.day-turn'], {}),
  )
  await runJobs(api.db)
  const { decision } = (await show(id)).body.data
  expect(decision).toMatchObject({ status_name: 'Đã có hiệu lực', people_total: 2, applied_total: 1 })
  const stateOf = (asked: number) => {
    const person = decision.people.find(({ employee_id }) => employee_id === asked)
    return [person?.change_state, person?.held_up]
  }
  expect(stateOf(held)).toEqual(['waiting', 'Đơn vị "Đội Đóng Cửa" đã giải thể.'])
  expect(stateOf(moved)).toEqual(['in_effect', null])
  expect(await jobOf(held)).toEqual(before)
  expect((await jobOf(moved)).facts).toMatchObject({
    main_position: { department_id: 2 },
    work_place: 'Kho số 9',
  })
  const waiting = await hr.call('decisions.list', {
    query: { filter: { application: { operator: 'in', value: ['Chưa áp dụng được'] } } },
  })
  expect(waiting.body.data.decisions.map((row) => row.id)).toEqual([id])
})

test('K3: a draft whose unit is closed by the day is issued for nobody', async () => {
  const closing = await unit('K3B', 'Đội Đóng Trước')
  const people = [
    (await hire(api, 'Lý Thị Còn Nháp', 3)).employeeId,
    (await hire(api, 'Lý Văn Còn Nháp', 3)).employeeId,
  ]
  const id = await drafted(4, '2026-03-01', [
    { employee_id: people[0] ?? 0, position_id: 2, department_id: 2 },
    { employee_id: people[1] ?? 0, position_id: 2, department_id: closing },
  ])
  await merged(closing)
  const answer = await issue(id)
  expect(answer.status).toBe(400)
  expect(answer.text).toContain('Đội Đóng Trước')
  expect((await show(id)).body.data.decision).toMatchObject({ state: 'draft', decision_number: null })
  for (const person of people) expect((await jobOf(person)).facts.main_position?.department_id).toBe(3)
})
