import type { Input } from '@nhansu/sdk/contract'
import { beforeAll, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../testing/api.ts'
import { inCompanyOf } from '../../testing/group.ts'
import { hire } from '../../testing/newcomer.ts'

const api = apiForFile()
let hr: Person
let typeId: number
beforeAll(async () => {
  hr = await api.as('hrOfOne')
  const { body } = await hr.call('contractTypes.store', {
    body: { code: 'CD12', name: 'Mười hai tháng', kind: 'fixed_term', term_months: 12 },
  })
  typeId = body.data.contract_type.id
})

async function issued(name: string) {
  const { employeeId } = await hire(api, name, 3)
  const body = { employee_id: employeeId, contract_type_id: typeId, start_date: '2026-01-01' }
  const { id } = (await hr.call('contracts.store', { body })).body.data.contract
  const answer = await hr.call('contracts.issue', {
    path: { id },
    body: { sign_date: '2025-12-20', signer_id: 61 },
  })
  expect(answer.status).toBe(200)
  return { id, employeeId }
}
const end = (id: number, body: Input<'contracts.end'>['body'], dry_run = false) =>
  hr.call('contracts.end', { path: { id }, query: { dry_run }, body })
const write = (statement: string, values: unknown[]) =>
  inCompanyOf(api.db.superuser, 1, (client) => client.query(statement, values))

test('a preview tells what is short and when is paid, and changes nothing; the deed keeps both', async () => {
  const { id } = await issued('Lê Báo Trước')
  const ending = {
    ended_date: '2026-06-30',
    end_reason: 'employee_notice',
    notice_date: '2026-06-10',
  } as const
  const told = (await end(id, ending, true)).body.data.contract
  expect(told).toMatchObject({
    state: 'issued',
    payment_due_date: '2026-07-16',
    findings: [{ rule: 'L10', level: 'warning', days: '10-06-2026 đến 30-06-2026 là 20 ngày, cần 30' }],
  })
  const before = (await hr.call('contracts.show', { path: { id } })).body.data.contract
  expect(before).toMatchObject({
    state: 'issued',
    version: told.version,
    findings: [],
    payment_due_date: null,
  })
  const after = (await end(id, { ...ending, is_special_job: true })).body.data.contract
  expect(after).toMatchObject({
    state: 'ended',
    payment_due_date: '2026-07-16',
    is_special_job: true,
    findings: [{ rule: 'L10', text: expect.stringMatching(/là 20 ngày, cần 120/) }],
  })
})

test('a case without notice is chosen for its own side, and a structure that changes is settled in 30 days', async () => {
  const { id } = await issued('Lê Không Báo Trước')
  const leaves = { ended_date: '2026-06-30', end_reason: 'employee_notice' } as const
  const wrong = await end(id, { ...leaves, notice_exemption: 'absent_five_days' })
  expect([wrong.status, Object.keys(wrong.body.errors ?? {})]).toEqual([400, ['notice_exemption']])
  expect(
    (await end(id, { ...leaves, notice_exemption: 'harassed' }, true)).body.data.contract.findings,
  ).toEqual([])
  const changed = { ...leaves, end_reason: 'restructuring', notice_date: '2026-05-01' } as const
  expect((await end(id, changed, true)).body.data.contract.payment_due_date).toBe('2026-07-30')
  const answer = await end(id, { ...leaves, notice_exemption: 'harassed' })
  expect(answer.body.data.contract).toMatchObject({
    state: 'ended',
    notice_exemption: 'harassed',
    findings: [],
  })
})

test('whom the law protects is not ended by the employer: by no contract, and by no decision', async () => {
  const nursing = await issued('Lê Nuôi Con Nhỏ')
  await write(
    `insert into employee_relatives (company_id, employee_id, relationship, full_name, date_of_birth)
     values (1, $1, 5, 'Trần Con Nhỏ', '2026-01-15')`,
    [nursing.employeeId],
  )
  const byEmployer = {
    ended_date: '2026-06-30',
    end_reason: 'employer_notice',
    notice_date: '2026-05-01',
  } as const
  // A child that comes after the end neither protects nor hides the one before.
  await write(
    `insert into employee_relatives (company_id, employee_id, relationship, full_name, date_of_birth)
     values (1, $1, 5, 'Trần Con Sau', '2026-07-01')`,
    [nursing.employeeId],
  )
  const refused = await end(nursing.id, byEmployer)
  expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([400, ['end_reason']])
  expect(refused.text).not.toContain('15-01-2026')
  expect(
    (await end(nursing.id, { ...byEmployer, end_reason: 'agreement' }, true)).body.data.contract.findings,
  ).toEqual([])

  const later = await issued('Lê Con Sau')
  await write(
    `insert into employee_relatives (company_id, employee_id, relationship, full_name, date_of_birth)
     values (1, $1, 5, 'Trần Con Sau', '2026-07-01')`,
    [later.employeeId],
  )
  expect((await end(later.id, byEmployer, true)).body.data.contract.findings).toEqual([])

  const officer = await issued('Lê Chủ Tịch Công Đoàn')
  await write(
    `insert into employee_affiliations (company_id, employee_id, union_title) values (1, $1, 'Chủ tịch công đoàn')
     on conflict (company_id, employee_id) do update set union_title = excluded.union_title`,
    [officer.employeeId],
  )
  const lapse = { ended_date: '2026-12-31', end_reason: 'expired', notice_date: '2026-12-01' } as const
  expect((await end(officer.id, lapse)).body.errors).toHaveProperty('end_reason')
  const preview = async (employee_id: number, contract_end_reason: 'employer_notice' | 'agreement') =>
    hr.call('decisions.preview', {
      body: {
        decision_type: 7,
        effective_date: '2026-07-01',
        summary: 'V/v chấm dứt hợp đồng lao động',
        people: [{ employee_id, contract_end_reason }],
      },
    })
  for (const { employeeId } of [nursing, officer]) {
    const no = await preview(employeeId, 'employer_notice')
    expect([no.status, no.body.message]).toEqual([400, expect.stringContaining('được bảo vệ')])
    expect((await preview(employeeId, 'agreement')).status).toBe(200)
  }
  await write(
    `update employee_affiliations set union_title = 'Đoàn viên' where company_id = 1 and employee_id = $1`,
    [officer.employeeId],
  )
  expect((await end(officer.id, lapse)).body.data.contract.state).toBe('ended')
})

test('ending waits for who holds the person and then writes of his contract, as a decision does', async () => {
  const { id, employeeId } = await issued('Lê Chờ Nhau')
  await inCompanyOf(api.db.superuser, 1, async (decision) => {
    await decision.query('select from employees where id = $1 for no key update', [employeeId])
    const ending = end(id, { ended_date: '2026-06-30', end_reason: 'agreement' })
    await expect
      .poll(async () => {
        const { rows } = await api.db.superuser.query(
          `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
        )
        return rows.length
      })
      .toBe(1)
    await decision.query(`update contracts set end_date = '2026-12-30' where id = $1`, [id])
    await decision.query('commit')
    expect((await ending).status).toBe(200)
  })
})
