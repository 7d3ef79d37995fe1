import type { Input } from '@nhansu/sdk/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { pdfText } from '../../print/testing/pdf-text.ts'
import { apiForFile, type Person } from '../../testing/api.ts'
import { inCompanyOf } from '../../testing/group.ts'
import { hire, newcomer } from '../../testing/newcomer.ts'

const api = apiForFile()
let hr: Person
/** Prepares contracts and may not see pay. */
let officer: Person
let types: Record<'months12' | 'training', number>
beforeAll(async () => {
  hr = await api.as('hrOfOne')
  officer = await newcomer(api, { login: 'soan.hop.dong', companies: { 1: [['contract_edit', 'company']] } })
  const store = async (body: Input<'contractTypes.store'>['body']) =>
    (await hr.call('contractTypes.store', { body })).body.data.contract_type.id
  types = {
    months12: await store({ code: 'DK12', name: 'Mười hai tháng', kind: 'fixed_term', term_months: 12 }),
    training: await store({ code: 'DKDT', name: 'Đào tạo nghề', kind: 'training', term_months: 3 }),
  }
})

type Draft = Input<'contracts.store'>['body']
const draftOf = (employee_id: number, change: Partial<Draft> = {}): Draft => ({
  employee_id,
  contract_type_id: types.months12,
  start_date: '2031-01-01',
  ...change,
})
const found = async (draft: Draft, by = hr) =>
  (await by.call('contracts.check', { body: { draft } })).body.data.findings.map(
    ({ rule, field }) => `${rule} ${field}`,
  )
const write = (statement: string, values: unknown[]) =>
  inCompanyOf(api.db.superuser, 1, (client) => client.query(statement, values))

test('the minimum wage is that of the unit of work, or of the nearest unit above it', async () => {
  const { employeeId } = await hire(api, 'Lê Vùng Lương', 3)
  const region = (id: number, wage_region: number | null) =>
    hr.call('departments.update', { path: { id }, body: { wage_region } })
  const paid = (salary: number) => found(draftOf(employeeId, { salary }))
  expect(await paid(3_700_000)).toEqual([])
  expect((await region(1, 1)).body.data.department.wage_region).toBe(1)
  expect(await paid(5_309_999)).toEqual(['L7 salary'])
  await region(3, 2)
  expect([await paid(4_729_999), await paid(4_730_000)]).toEqual([['L7 salary'], []])
  const old = (salary: number) => found(draftOf(employeeId, { salary, start_date: '2025-12-31' }))
  expect([await old(4_409_999), await old(4_410_000)]).toEqual([['L7 salary'], []])
  // Before the first value that is kept.
  expect(await found(draftOf(employeeId, { salary: 1, start_date: '2024-06-30' }))).toEqual([])
  const refused = await hr.call('contracts.store', { body: draftOf(employeeId, { salary: 1 }) })
  expect(refused).toMatchObject({ status: 400, body: { errors: { salary: [expect.any(String)] } } })
  expect((await region(3, 5)).status).toBe(400)
})

test('a minor’s contract waits for the consent that is about him', async () => {
  const minor = await hire(api, 'Lê Chưa Đủ Tuổi', 3, '2030-01-01')
  const other = await hire(api, 'Lê Người Khác', 3)
  await write(`update employees set date_of_birth = '2014-06-01' where company_id = 1 and id = $1`, [
    minor.employeeId,
  ])
  const consentAbout = async (id: number) =>
    (
      await write(
        `insert into documents (company_id, document_type_id, number, summary, employee_ids, created_by)
         values (1, 31, 'DY-' || $1, 'Văn bản đồng ý', array[$1::bigint], 1) returning id`,
        [id],
      )
    ).rows[0] as { id: number }
  const { id: own } = await consentAbout(minor.employeeId)
  const { id: others } = await consentAbout(other.employeeId)
  const store = (consent_document_id: number | null) =>
    hr.call('contracts.store', { body: draftOf(minor.employeeId, { consent_document_id }) })
  expect((await store(null)).body.errors).toHaveProperty('consent_document_id')
  expect((await store(others)).body.errors).toHaveProperty('consent_document_id')
  expect((await store(999_999)).body.errors).toEqual({
    consent_document_id: ['Không tìm thấy tài liệu này.'],
  })
  const stored = await store(own)
  expect(stored.body.data.contract.consent_document_id).toBe(own)
  const printed = async (id: number) =>
    pdfText((await hr.call('contracts.paper', { path: { id }, body: { form: 'pdf' } })).bytes).join('')
  const consent = /đồngýbằngvănbản.*vănbảnsốDY-/
  expect(await printed(stored.body.data.contract.id)).toMatch(consent)
  const adult = await hr.call('contracts.store', { body: draftOf(other.employeeId) })
  expect(await printed(adult.body.data.contract.id)).not.toContain('đồngýbằngvănbản')
})

test('a foreigner’s contract ends with his work permit at the latest', async () => {
  const { employeeId } = await hire(api, 'Kim Người Nước Ngoài', 3)
  await write(
    `insert into employee_details (company_id, employee_id, nationality) values (1, $1, 'Hàn Quốc')
     on conflict (company_id, employee_id) do update set nationality = excluded.nationality`,
    [employeeId],
  )
  await write(
    `insert into employee_papers (company_id, employee_id, work_permit_no, work_permit_expiry_date)
     values (1, $1, 'GP-KIM', '2031-12-30')
     on conflict (company_id, employee_id) do update set work_permit_expiry_date = excluded.work_permit_expiry_date`,
    [employeeId],
  )
  expect(await found(draftOf(employeeId))).toEqual(['L9 end_date'])
  expect(await found(draftOf(employeeId, { end_date: '2031-12-30', other_term: true }))).toEqual([])
})

describe('against the file', () => {
  test('a contract is compared on its day, and pay only for who may see it', async () => {
    const { employeeId } = await hire(api, 'Lê Khác Hồ Sơ', 3)
    const changed = await hr.call('employeePayLevels.store', {
      path: { id: employeeId },
      body: { effective_date: '2025-01-01', base_salary: 12_000_000 },
    })
    expect(changed.status).toBe(200)
    const draft = draftOf(employeeId, { salary: 11_000_000, job_title: 'Nghề không có trong hồ sơ' })
    expect(await found(draft)).toEqual(['L11 job_title', 'L11 salary'])
    expect(await found(draft, officer)).toEqual(['L11 job_title'])
    const early = { ...draft, start_date: '2024-12-31' }
    expect(await found(early)).toEqual(['L11 job_title'])
  })
})

test('what was found about pay is told with an issued contract to whoever may see pay', async () => {
  const { employeeId } = await hire(api, 'Lê Kín Lương', 3)
  await hr.call('employeePayLevels.store', {
    path: { id: employeeId },
    body: { effective_date: '2025-01-01', base_salary: 12_000_000 },
  })
  const draft = draftOf(employeeId, { salary: 11_000_000, job_title: 'Nghề không có trong hồ sơ' })
  const { id } = (await hr.call('contracts.store', { body: draft })).body.data.contract
  const issue = { path: { id }, body: { sign_date: '2030-12-20', signer_name: 'Trần Văn Khang' } }
  expect((await hr.call('contracts.issue', issue)).status).toBe(200)
  const reader = await newcomer(api, {
    login: 'doc.hop.dong',
    companies: { 1: [['contract_access', 'company']] },
  })
  const kept = async (by: Person) =>
    (await by.call('contracts.show', { path: { id } })).body.data.contract.findings.map(({ field }) => field)
  expect([await kept(hr), await kept(reader)]).toEqual([['job_title', 'salary'], ['job_title']])
  // What was kept before its field was.
  await write(`update contract_findings set field = null where company_id = 1 and contract_id = $1`, [id])
  expect([await kept(hr), await kept(reader)]).toEqual([[null, null], [null]])
})

test('practice of a trade is bounded, and told so before it is saved', async () => {
  const { employeeId } = await hire(api, 'Lê Tập Nghề', 3)
  const draft = draftOf(employeeId, { contract_type_id: types.training, training_form: 'practice' })
  expect(await found(draft)).toEqual([])
  expect(await found({ ...draft, other_term: true, end_date: '2031-04-01' })).toEqual(['L13 end_date'])
  expect(await found({ ...draft, training_fee: 500_000 })).toEqual(['L13 training_fee'])
})
