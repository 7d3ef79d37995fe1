import type { PermissionName } from '@nhansu/sdk/contract'
import { beforeAll, expect, test } from 'vitest'
import { jobs } from '../../jobs/registry.ts'
import { apiForFile, type Person } from '../../testing/api.ts'
import { inCompanyOf } from '../../testing/group.ts'
import { doRun, runJobs } from '../../testing/jobs.ts'
import { hire, newcomer, type SignedIn } from '../../testing/newcomer.ts'
import { nextNumber } from '../../testing/numbers.ts'

const api = apiForFile()
const salary = 15_123_456

let hr: Person
let typeId: number
beforeAll(async () => {
  hr = await api.as('hrOfOne')
  const type = { code: 'TV36', name: 'Ba mươi sáu tháng', kind: 'fixed_term', term_months: 36 } as const
  typeId = (await hr.call('contractTypes.store', { body: type })).body.data.contract_type.id
})

interface Head extends SignedIn {
  employeeId: number
}

/** Somebody of the unit 3 who prepares contracts of its people. */
async function headOfThree(): Promise<Head> {
  const { personId, employeeId } = await hire(api, 'Trưởng Phòng Hợp Đồng', 3)
  const rights: PermissionName[] = ['contract_access', 'contract_edit', 'employee_pay']
  const head = await newcomer(api, {
    login: `truong.phong.${nextNumber()}`,
    companies: { 1: rights.map((permission) => [permission, 'unit'] as const) },
    personId,
  })
  return { ...head, employeeId }
}

async function issued(name: string) {
  const { employeeId } = await hire(api, name, 3)
  const body = {
    employee_id: employeeId,
    contract_type_id: typeId,
    start_date: '2031-01-01',
    job_title: 'Kế toán',
    work_place: 'Trụ sở',
    salary,
  }
  const { id } = (await hr.call('contracts.store', { body })).body.data.contract
  const answer = await hr.call('contracts.issue', { path: { id }, body: { sign_date: '2030-12-20' } })
  if (answer.status !== 200) throw new Error(answer.text)
  return answer.body.data.contract
}

async function moveToFour(id: number): Promise<void> {
  const answer = await hr.call('jobChanges.store', {
    query: {},
    body: {
      kind: 'transfer',
      ids: [id],
      effective_date: '2025-05-01',
      facts: { main_position: { position_id: 2, department_id: 4 } },
      decision_no: '45/QĐ-TCNS',
    },
  })
  if (answer.status !== 200) throw new Error(answer.text)
}

const losePay = ({ roleIds }: Head) =>
  inCompanyOf(api.db.superuser, 1, (client) =>
    client.query(
      `delete from role_grants where company_id = 1 and role_id = $1 and permission = 'employee_pay'`,
      [roleIds[1]],
    ),
  )

const raise = {
  sign_date: '2031-05-20',
  start_date: '2031-06-01',
  content: 'Điều chỉnh mức lương.',
  pay_change: 'percent' as const,
  pay_percent: 10,
}

/** Each kind of work on many contracts: asking for it, and what a run says it left out. */
const works = {
  renewals: {
    ask: async (by: Person, ids: number[]) =>
      (await by.call('contracts.renew', { body: { ids } })).body.data.run_id,
    leftOut: (result: unknown) => (result as { renewal: { left_out: unknown[] } }).renewal.left_out,
  },
  appendices: {
    ask: async (by: Person, ids: number[]) =>
      (await by.call('appendices.bulk', { body: { ...raise, ids } })).body.data.run_id,
    leftOut: (result: unknown) =>
      (result as { appendices: { rows: { reason: string | null }[] } }).appendices.rows.filter(
        ({ reason }) => reason !== null,
      ),
  },
} as const

async function ended(by: Person, runId: number | null) {
  await runJobs(api.db)
  const { job } = (await by.call('jobs.show', { path: { id: runId ?? 0 } })).body.data
  expect(job.state).toBe('done')
  return job.result
}

async function writtenOf(contract: { id: number; employee_id: number }) {
  const filter = { employee_id: { operator: 'equal' as const, value: contract.employee_id } }
  const { contracts } = (await hr.call('contracts.list', { query: { filter } })).body.data
  const { appendices } = (await hr.call('appendices.list', { path: { id: contract.id } })).body.data
  return contracts.length - 1 + appendices.length
}

const beyond = 'Hợp đồng không còn trong phạm vi của người yêu cầu.'

test.each(['renewals', 'appendices'] as const)(
  '%s are written for nobody once who asked has moved to another unit',
  async (kind) => {
    const head = await headOfThree()
    const contract = await issued('Lê Thị Ở Lại')
    const runId = await works[kind].ask(head, [contract.id])
    await moveToFour(head.employeeId)
    expect(works[kind].leftOut(await ended(head, runId))).toMatchObject([
      { full_name: 'Lê Thị Ở Lại', reason: beyond },
    ])
    expect(await writtenOf(contract)).toBe(0)
  },
)

test.each(['renewals', 'appendices'] as const)(
  '%s leave out who has gone beyond the units of who asked, and are written for the others',
  async (kind) => {
    const head = await headOfThree()
    const [staying, going] = [await issued('Lê Thị Ở Lại'), await issued('Lê Thị Đi')]
    const runId = await works[kind].ask(head, [staying.id, going.id])
    await moveToFour(going.employee_id)
    expect(works[kind].leftOut(await ended(head, runId))).toMatchObject([
      { full_name: 'Lê Thị Đi', reason: beyond },
    ])
    expect([await writtenOf(staying), await writtenOf(going)]).toEqual([1, 0])
  },
)

test('what another drafted meanwhile is not told where the contract is out of reach by the second attempt', async () => {
  const head = await headOfThree()
  const contract = await issued('Lê Thị Đã Tái Ký')
  const runId = Number(await works.renewals.ask(head, [contract.id]))
  await moveToFour(head.employeeId)
  const before = Number(await works.renewals.ask(hr, [contract.id]))
  await doRun(api.db, jobs['contracts.write-renewals'], before)
  expect(await writtenOf(contract)).toBe(1)
  await api.db.superuser.query('update job_runs set attempts = 1 where id = $1', [runId])
  const result = (await ended(head, runId)) as { renewal: { ids: number[] } }
  expect(result.renewal.ids).toEqual([])
})

test('a renewal takes over no pay, and an appendix changes none, once who asked may not see it any more', async () => {
  const head = await headOfThree()
  const [renewed, amended] = [await issued('Lê Thị Tái Ký'), await issued('Lê Thị Phụ Lục')]
  const runs = [
    await works.renewals.ask(head, [renewed.id]),
    await works.appendices.ask(head, [amended.id]),
  ] as const
  await losePay(head)
  expect(works.renewals.leftOut(await ended(head, runs[0]))).toEqual([])
  expect(works.appendices.leftOut(await ended(head, runs[1]))).toMatchObject([
    { reason: 'Bạn không có quyền xem và sửa lương của người này.' },
  ])
  const filter = { employee_id: { operator: 'equal' as const, value: renewed.employee_id } }
  const { contracts } = (await hr.call('contracts.list', { query: { filter } })).body.data
  const draft = contracts.find(({ state }) => state === 'draft')
  const { contract } = (await hr.call('contracts.show', { path: { id: draft?.id ?? 0 } })).body.data
  expect(contract).toMatchObject({ job_title: 'Kế toán', salary: null })
  expect(await writtenOf(amended)).toBe(0)
})
