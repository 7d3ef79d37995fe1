import { beforeAll, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../../testing/api.ts'
import { inCompanyOf } from '../../../testing/group.ts'
import { hire, newcomer, type SignedIn } from '../../../testing/newcomer.ts'

const api = apiForFile()
let hr: Person
beforeAll(async () => {
  hr = await api.as('hrOfOne')
})

const run = (text: string, values: unknown[] = []) =>
  inCompanyOf(api.db.superuser, 1, (client) => client.query(text, values))

/** Somebody without any right, and that he leaves, written in his file without a decision. */
async function leaver(login: string): Promise<{ me: SignedIn; employeeId: number }> {
  const { employeeId, personId } = await hire(api, 'Đào Thị Của Tôi', 3)
  const me = await newcomer(api, { login, companies: { 1: [] }, personId })
  const written = await hr.call('jobChanges.store', {
    body: {
      kind: 'termination',
      ids: [employeeId],
      effective_date: '2031-03-01',
      facts: { leave_reason: 'Xin nghỉ' },
    },
  })
  expect(written.status).toBe(200)
  return { me, employeeId }
}
const mine = async (by: Pick<Person, 'call'>) =>
  (await by.call('leaverTasks.mine')).body.data.own_leaver_tasks
const toldByCompany = (isTold: boolean) =>
  run(
    `insert into reminder_rules (company_id, kind, days_before, to_holder, to_head)
     values (1, 'leaver_task', array[3, 0], $1, true)
     on conflict (company_id, kind) do update set to_holder = excluded.to_holder`,
    [isTold],
  )

test('who leaves reads his own part alone, where the company tells leavers or his decision is issued', async () => {
  await toldByCompany(false)
  const { me, employeeId } = await leaver('nguoi.nghi.mot')
  await run(`update leaver_tasks set note = 'Ghi chú nội bộ' where company_id = 1 and employee_id = $1`, [
    employeeId,
  ])
  expect(await mine(me)).toEqual([])
  await toldByCompany(true)
  const { body } = await hr.call('leaverTasks.list', {
    query: { filter: { employee_id: { operator: 'equal', value: employeeId } }, size: 50 },
  })
  const own = body.data.leaver_tasks.filter(({ doer }) => doer === 'person')
  expect(own.length).toBeGreaterThan(0)
  expect(own.length).toBeLessThan(body.data.leaver_tasks.length)
  const seen = await mine(me)
  expect(new Set(seen.map(({ id }) => id))).toEqual(new Set(own.map(({ id }) => id)))
  expect(seen[0]).toMatchObject({ status: 'open', leave_date: '2031-02-28' })
  expect(JSON.stringify(seen)).not.toContain('Ghi chú nội bộ')

  // Nobody reads the part of somebody else, nor writes his own.
  const other = await leaver('nguoi.nghi.hai')
  expect((await mine(other.me)).map(({ id }) => id)).not.toContain(seen[0]?.id)
  const path = { id: seen[0]?.id ?? 0 }
  expect((await me.call('leaverTasks.update', { path, body: { state: 'done' } })).status).toBe(404)
  expect(await mine(hr)).toEqual([])

  await toldByCompany(false)
  expect(await mine(me)).toEqual([])
})

test('an issued decision is told to whom it is about, and so is what he has to do', async () => {
  await toldByCompany(false)
  const { employeeId, personId } = await hire(api, 'Đào Thị Quyết Nghỉ', 3)
  const me = await newcomer(api, { login: 'nguoi.nghi.ba', companies: { 1: [] }, personId })
  await hr.call('documentTypes.store', {
    body: { code: 'QDN', name: 'Quyết định', is_decision: true, is_visible_to_employee: true },
  })
  const signer = await hr.call('signers.store', {
    body: {
      employee_id: 13,
      printed_title: 'Tổng Giám đốc',
      paper_kinds: ['decision'],
      valid_from: '2026-01-01',
    },
  })
  const done = await hr.call('jobChanges.store', {
    body: {
      kind: 'termination',
      ids: [employeeId],
      effective_date: '2031-03-01',
      facts: { leave_reason: 'Xin nghỉ' },
      decision: {
        contract_end_reason: 'agreement',
        issue: { sign_date: '2026-02-20', signer_id: signer.body.data.signer.id },
      },
    },
  })
  expect(done.status, done.text).toBe(200)
  expect((await mine(me)).length).toBeGreaterThan(0)

  // Where such documents are kept from whom they are about, this does not tell it either.
  const shown = (isShown: boolean) =>
    run(`update document_types set is_visible_to_employee = $1 where company_id = 1 and code = 'QDN'`, [
      isShown,
    ])
  await shown(false)
  expect(await mine(me)).toEqual([])
  await shown(true)
  expect((await mine(me)).length).toBeGreaterThan(0)
})
