import type { PermissionName } from '@nhansu/sdk/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Scope } from '../../../contract/session.ts'
import { inCompany } from '../../../db/transaction.ts'
import { apiForFile } from '../../../testing/api.ts'
import { inCompanyOf } from '../../../testing/group.ts'
import { importFile } from '../../../testing/import-file.ts'
import { doRun } from '../../../testing/jobs.ts'
import { everyPermission, hire, newcomer, type SignedIn } from '../../../testing/newcomer.ts'
import { importRows } from '../../../workbooks/import/import-job.ts'
import { eraseCandidates } from '../../recruitment/public.ts'

const api = apiForFile()
let admin: SignedIn
beforeAll(async () => {
  admin = await newcomer(api, { login: 'admin', companies: { 1: everyPermission } })
})

/** Somebody who reads the trail, with what more he may see. */
const reader = (login: string, ...more: [PermissionName, Scope][]) =>
  newcomer(api, { login, companies: { 1: [['permission_access', 'company'], ...more] } })

/** The changes that the newest line of a record tells somebody, by the label of each field. */
async function told(person: SignedIn, resource: string, id?: number) {
  const [newest] = await toldByLine(person, resource, id)
  return newest ?? {}
}

async function toldByLine(person: SignedIn, resource: string, id?: number) {
  const { body } = await person.call('auditTrail.list', {
    query: {
      filter: {
        resource: { operator: 'equal', value: resource },
        ...(id !== undefined && { record_id: { operator: 'equal', value: id } }),
      },
    },
  })
  return body.data.audit_trail.map(({ changes }) =>
    Object.fromEntries(changes.map(({ label, old_value, new_value }) => [label, [old_value, new_value]])),
  )
}

test('of a contract’s pay are told to who may see pay, the rest to who may read contracts', async () => {
  const { employeeId } = await hire(api, 'Lê Thị Hợp Đồng', 3)
  const { contract_type: type } = (
    await admin.call('contractTypes.store', {
      body: { code: 'T12', name: 'Mười hai tháng', kind: 'fixed_term', term_months: 12 },
    })
  ).body.data
  const { contract } = (
    await admin.call('contracts.store', {
      body: {
        employee_id: employeeId,
        contract_type_id: type.id,
        start_date: '2031-01-01',
        salary: 15_123_456,
      },
    })
  ).body.data
  const { id } = contract
  const payReader = await reader('doc.luong', ['contract_access', 'company'], ['employee_pay', 'company'])
  const plain = await reader('doc.hd', ['contract_access', 'company'])
  expect(await told(payReader, 'contracts', id)).toMatchObject({ 'Mức lương': [null, 15_123_456] })
  await admin.call('contracts.update', {
    path: { id },
    body: { start_date: '2031-02-01', salary: 16_000_000, version: contract.version },
  })
  const days = {
    'Ngày hiệu lực': ['2031-01-01', '2031-02-01'],
    'Ngày hết hạn': ['2031-12-31', '2032-01-31'],
  }
  expect(await told(payReader, 'contracts', id)).toEqual({ ...days, 'Mức lương': [15_123_456, 16_000_000] })
  expect(await told(plain, 'contracts', id)).toEqual(days)
  expect(await told(await reader('doc.don.vi', ['contract_access', 'unit']), 'contracts', id)).toEqual({})
})

test('of a sensitive document or decision are told to who may open it, and of one that is gone to nobody', async () => {
  const { document_type: type } = (
    await admin.call('documentTypes.store', {
      body: { code: 'NHAYCAM', name: 'Loại nhạy cảm', is_sensitive: true },
    })
  ).body.data
  const body = { document_type_id: type.id, number: 'NC1', summary: 'Tin kín', issue_date: '2026-03-02' }
  const { document } = (await admin.call('documents.store', { body })).body.data
  await admin.call('documents.update', {
    path: { id: document.id },
    body: { summary: 'Tin kín hơn', version: document.version },
  })
  const { employeeId } = await hire(api, 'Lê Thị Quyết Định', 3)
  const { decision } = (
    await admin.call('decisions.store', {
      body: {
        decision_type: 6,
        effective_date: '2030-03-01',
        summary: 'Về việc kỷ luật',
        people: [{ employee_id: employeeId, position_id: 4 }],
      },
    })
  ).body.data
  // A case drafts the decision on it; here only who reads of one counts.
  await inCompanyOf(api.db.superuser, 1, (client) =>
    client.query('update decisions set decision_type = 10 where id = $1', [decision.id]),
  )
  const plain = await reader('doc.tl', ['document_access', 'company'])
  const trusted = await reader('doc.kin', ['document_access', 'company'], ['employee_sensitive', 'company'])
  const summary = { 'Trích yếu': ['Tin kín', 'Tin kín hơn'] }
  expect(await told(trusted, 'documents', document.id)).toEqual(summary)
  expect(await told(plain, 'documents', document.id)).toEqual({})
  expect(await told(trusted, 'decisions', decision.id)).toMatchObject({
    'Trích yếu': [null, 'Về việc kỷ luật'],
  })
  expect(await told(plain, 'decisions', decision.id)).toEqual({})

  await admin.call('documents.destroy', { path: { id: document.id } })
  expect(await toldByLine(admin, 'documents', document.id)).toEqual([{}, {}, {}])
})

describe('of a candidate', () => {
  const apply = async (phone: string) => {
    const { candidate } = (
      await admin.call('recruitmentCandidates.store', {
        path: { id: 57 },
        body: {
          full_name: 'Trần Thị Ứng Viên',
          date_of_birth: '1998-04-12',
          phone,
          consent_way: 'paper',
        },
      })
    ).body.data
    await admin.call('candidates.update', {
      path: { id: candidate.id },
      body: { school: 'Đại học Nông nghiệp', expected_salary: 9_000_000, version: candidate.version },
    })
    return candidate.id
  }
  const kept = async (id: number) =>
    (
      await api.db.superuser.query(
        `select resource from audit_values where record_id = $1 and resource ~* 'candidates' order by resource`,
        [id],
      )
    ).rows.map(({ resource }) => resource)

  test('are told under the rights of recruitment only', async () => {
    const id = await apply('0977200001')
    const recruiter = await reader('doc.td', ['recruitment_access', 'company'])
    expect(await told(recruiter, 'candidates', id)).toEqual({ Trường: [null, 'Đại học Nông nghiệp'] })
    expect(await told(admin, 'candidates', id)).toMatchObject({ 'Mức lương mong muốn': [null, 9_000_000] })
    expect(await told(await reader('doc.khac', ['employee_access', 'company']), 'candidates', id)).toEqual({})
  })

  test('none stay once who he was is erased', async () => {
    const id = await apply('0977200002')
    expect(await kept(id)).toEqual(['candidates', 'recruitmentCandidates'])
    await inCompany(api.db.database, { companyId: 1, readOnly: false }, (transaction) =>
      eraseCandidates(transaction, [id]),
    )
    expect(await kept(id)).toEqual([])
  })
})

test('of settings are told in words', async () => {
  await admin.call('recruitmentSettings.update', { body: { needs_approval: true } })
  expect(await told(admin, 'recruitmentSettings')).toEqual({
    'Phải phê duyệt trước khi tuyển': ['Không', 'Có'],
  })
  await admin.call('requestChangeSettings.update', {
    body: { fields: [{ field: 'marital_status', mode: 'self', needs_evidence: false }] },
  })
  const [[before, after] = []] = Object.values(await told(admin, 'requestChangeSettings'))
  expect([before, after]).toEqual([
    expect.stringContaining('Tình trạng hôn nhân: '),
    expect.stringContaining('Tình trạng hôn nhân: '),
  ])
  expect(before).not.toBe(after)
})

test('of an import are told row by row, by the record that each row wrote', async () => {
  const file = await importFile('levels', [
    { code: 'NHAPMOI', name: 'Trình độ nhập mới', level_group: 'trade', rank: 1 },
    { code: 'TC', name: 'Trung cấp nhập lại', level_group: 'education', rank: 20 },
  ])
  const { run_id: runId } = (await admin.call('levels.import', { body: { file } })).body.data
  await doRun(api.db, importRows, runId ?? 0)
  const { rows } = await api.db.superuser.query<{ id: number; code: string }>(
    `select id, code from levels where company_id = 1 and code in ('NHAPMOI', 'TC')`,
  )
  const idOf = (code: string) => rows.find((row) => row.code === code)?.id
  expect(await told(admin, 'levels', idOf('NHAPMOI'))).toMatchObject({
    'Tên trình độ': [null, 'Trình độ nhập mới'],
  })
  expect(await told(admin, 'levels', idOf('TC'))).toMatchObject({
    'Tên trình độ': [expect.any(String), 'Trung cấp nhập lại'],
  })
})
