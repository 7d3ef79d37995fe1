import type { Input } from '@nhansu/sdk/contract'
import { beforeAll, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../testing/api.ts'
import { inCompanyOf } from '../../testing/group.ts'
import { runJobs } from '../../testing/jobs.ts'
import { hire, newcomer } from '../../testing/newcomer.ts'

const api = apiForFile()
const salary = 15_123_456
const signed = { sign_date: '2030-12-20', signer_name: 'Trần Văn Khang' }
type Body = Input<'contracts.store'>['body']
type Renew = Input<'contracts.renew'>['body']

let hr: Person
/** Prepares contracts and may not see pay. */
let officer: Person
let types: Record<'months12' | 'indefinite' | 'probation', number>
beforeAll(async () => {
  hr = await api.as('hrOfOne')
  officer = await newcomer(api, {
    login: 'chuyen.vien.ky',
    companies: {
      1: [
        ['contract_access', 'company'],
        ['contract_edit', 'company'],
      ],
    },
  })
  const store = async (body: Input<'contractTypes.store'>['body']) =>
    (await hr.call('contractTypes.store', { body })).body.data.contract_type.id
  const months12 = await store({ code: 'R12', name: 'Mười hai tháng', kind: 'fixed_term', term_months: 12 })
  types = {
    months12,
    indefinite: await store({ code: 'RKX', name: 'Không thời hạn', kind: 'indefinite' }),
    probation: await store({
      code: 'RTV',
      name: 'Thử việc',
      kind: 'probation',
      term_days: 60,
      next_type_id: months12,
    }),
  }
})

async function issued(change: Partial<Body> = {}, sign_date = signed.sign_date) {
  const { employeeId } = await hire(api, 'Lê Thị Tái Ký', 3)
  const body = {
    employee_id: employeeId,
    contract_type_id: types.months12,
    start_date: '2031-01-01',
    job_title: 'Kế toán',
    salary,
    ...change,
  }
  const { id } = (await hr.call('contracts.store', { body })).body.data.contract
  const answer = await hr.call('contracts.issue', { path: { id }, body: { ...signed, sign_date } })
  if (answer.status !== 200) throw new Error(answer.text)
  return answer.body.data.contract
}

const preview = async (body: Renew, by = hr) =>
  (await by.call('contracts.renew', { query: { dry_run: true }, body })).body.data.renewals

async function renew(body: Renew, by = hr) {
  const answer = await by.call('contracts.renew', { body })
  if (answer.status !== 200) throw new Error(answer.text)
  await runJobs(api.db)
  const { body: shown } = await by.call('jobs.show', { path: { id: answer.body.data.run_id ?? 0 } })
  return shown.data.job
}

const draftsOf = async (employee_id: number, by = hr) => {
  const filter = { employee_id: { operator: 'equal' as const, value: employee_id } }
  const { body } = await by.call('contracts.list', { query: { filter } })
  return body.data.contracts.filter(({ state }) => state === 'draft')
}

test('the next type follows the chain: a second fixed term, after it an indefinite one, after probation the next', async () => {
  const first = await issued()
  expect(await preview({ ids: [first.id] })).toMatchObject([
    {
      contract_type_id: types.months12,
      start_date: '2032-01-01',
      end_date: '2032-12-31',
      salary,
      problem: null,
    },
  ])
  const second = await issued({ employee_id: first.employee_id, start_date: '2032-01-01' })
  expect(await preview({ ids: [second.id] })).toMatchObject([
    { contract_type_name: expect.any(String), start_date: '2033-01-01', end_date: null, problem: null },
  ])
  // A type that somebody chose is not changed behind his back: the rule says why it is refused.
  expect(await preview({ ids: [second.id], contract_type_id: types.months12 })).toMatchObject([
    {
      contract_type_id: types.months12,
      problem: expect.stringMatching(/^Đã ký 2 hợp đồng xác định thời hạn/),
    },
  ])
  const probation = await issued({ contract_type_id: types.probation, probation_group: 'college' })
  expect(await preview({ ids: [probation.id] })).toMatchObject([
    { contract_type_id: types.months12, start_date: '2031-03-02', end_date: '2032-03-01' },
  ])
})

test('work in the background drafts each whole, with what appendices changed, and leaves out by name', async () => {
  const contract = await issued()
  const appendix = { sign_date: '2031-05-20', start_date: '2031-06-01', content: 'Đổi nơi làm việc.' }
  await hr.call('appendices.store', {
    path: { id: contract.id },
    body: { ...appendix, changes: ['place', 'pay'], work_place: 'Kho Bình An', salary: salary + 1 },
  })
  const endless = await issued({ contract_type_id: types.indefinite })
  const run = await renew({ ids: [contract.id, endless.id] })
  expect(run).toMatchObject({
    state: 'done',
    result: {
      renewal: {
        ids: [expect.any(Number)],
        left_out: [
          { full_name: 'Lê Thị Tái Ký', reason: 'Hợp đồng không xác định thời hạn không cần tái ký.' },
        ],
      },
    },
  })
  const drafts = await draftsOf(contract.employee_id)
  expect(drafts).toHaveLength(1)
  const { body } = await hr.call('contracts.show', { path: { id: drafts[0]?.id ?? 0 } })
  expect(body.data.contract).toMatchObject({
    job_title: 'Kế toán',
    work_place: 'Kho Bình An',
    salary: salary + 1,
    start_date: '2032-01-01',
    contract_number: null,
  })
})

test('part time stays part time, with its hours and the minimum wage in their proportion', async () => {
  const part = { is_part_time: true, hours_per_day: 4, hours_per_week: 24, salary: 2_000_000 }
  const { id, employee_id } = await issued(part)
  expect(await preview({ ids: [id] })).toMatchObject([{ problem: null }])
  await renew({ ids: [id] })
  const [draft] = await draftsOf(employee_id)
  const { body } = await hr.call('contracts.show', { path: { id: draft?.id ?? 0 } })
  expect(body.data.contract).toMatchObject(part)
})

test('the days of leave are raised to those that the law gives by the first day', async () => {
  // Who joined on 01-01-2024 has a day more from 2029 on, which the first contract does not say.
  const { id, employee_id } = await issued({ leave_days: 12 })
  expect(await preview({ ids: [id] })).toMatchObject([{ problem: null }])
  await renew({ ids: [id] })
  const [draft] = await draftsOf(employee_id)
  const { body } = await hr.call('contracts.show', { path: { id: draft?.id ?? 0 } })
  expect(body.data.contract.leave_days).toBe(13)
})

test('a foreigner has one fixed term after another, and none without an end', async () => {
  const first = await issued()
  await inCompanyOf(api.db.superuser, 1, (client) =>
    client.query(
      `insert into employee_details (company_id, employee_id, nationality) values (1, $1, 'Hàn Quốc')
       on conflict (company_id, employee_id) do update set nationality = excluded.nationality`,
      [first.employee_id],
    ),
  )
  const second = await issued({ employee_id: first.employee_id, start_date: '2032-01-01' })
  expect(await preview({ ids: [second.id] })).toMatchObject([
    { contract_type_id: types.months12, end_date: '2033-12-31', problem: null },
  ])
  expect(await preview({ ids: [second.id], contract_type_id: types.indefinite })).toMatchObject([
    { problem: expect.stringContaining('người lao động nước ngoài') },
  ])
})

test('two who renew one contract at once make one draft, and a third is told so', async () => {
  const { id, employee_id } = await issued()
  const answers = await Promise.all([1, 2].map(() => hr.call('contracts.renew', { body: { ids: [id] } })))
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  await runJobs(api.db)
  expect(await draftsOf(employee_id)).toHaveLength(1)
  const third = await hr.call('contracts.renew', { body: { ids: [id] } })
  expect(third).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('Đã có bản nháp hoặc hợp đồng tái ký.') },
  })
})

test('who may not see pay takes none of it over', async () => {
  const { id, employee_id } = await issued()
  expect(await preview({ ids: [id] }, officer)).toMatchObject([{ salary: null, problem: null }])
  await renew({ ids: [id] }, officer)
  const [drafted] = await draftsOf(employee_id)
  const { body } = await hr.call('contracts.show', { path: { id: drafted?.id ?? 0 } })
  expect(body.data.contract).toMatchObject({ job_title: 'Kế toán', salary: null })
})

test('a type or a day that makes no contract is refused, and nothing is drafted', async () => {
  const { id, employee_id } = await issued()
  const unknown = await hr.call('contracts.renew', { body: { ids: [id], contract_type_id: 131 } })
  expect(unknown).toMatchObject({ status: 400, body: { errors: { contract_type_id: [expect.any(String)] } } })
  expect(await preview({ ids: [id], start_date: '2031-12-31' })).toMatchObject([
    { problem: expect.stringMatching(/^Trùng thời gian với hợp đồng số/) },
  ])
  expect((await hr.call('contracts.renew', { body: { ids: [id, 131] } })).status).toBe(404)
  expect(await draftsOf(employee_id)).toEqual([])
})
