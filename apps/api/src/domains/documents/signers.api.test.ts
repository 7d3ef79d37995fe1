import { beforeAll, describe, expect, test } from 'vitest'
import { inCompany } from '../../db/transaction.ts'
import { type Person, apiForFile } from '../../testing/api.ts'
import { inCompanyOf } from '../../testing/group.ts'
import { newcomer } from '../../testing/newcomer.ts'
import { signerOf } from './who-may-sign.ts'

const api = apiForFile()
let hr: Person
beforeAll(async () => {
  hr = await api.as('hrOfOne')
})

const body = {
  employee_id: 13,
  printed_title: 'Phó Tổng Giám đốc',
  paper_kinds: ['decision' as const],
  decision_types: [4],
  valid_from: '2026-01-01',
  valid_to: '2026-12-31',
}
const store = (more: object) => hr.call('signers.store', { body: { ...body, ...more } })

describe('a signer', () => {
  test('is named with his authority, and only for papers and days that are his', async () => {
    const { signer } = (await store({ authority_no: '05/GUQ' })).body.data
    expect(signer).toMatchObject({ employee_name: 'Vũ Đức Trưởng', nhansu_id: 'NS0013' })
    const ask = (paper: Parameters<typeof signerOf>[2], companyId = 1) =>
      inCompany(api.db.database, { companyId, readOnly: true }, (transaction) =>
        signerOf(transaction, signer.id, paper),
      )
    const paper = { kind: 'decision', decisionType: 4, on: '2026-12-31' } as const
    expect(await ask(paper)).toEqual({
      employee_id: 13,
      full_name: 'Vũ Đức Trưởng',
      printed_title: 'Phó Tổng Giám đốc',
      authority_no: '05/GUQ',
      is_legal_representative: false,
    })
    await expect(ask({ ...paper, on: '2027-01-01' })).rejects.toMatchObject({ status: 409 })
    await expect(ask(paper, 2)).rejects.toMatchObject({ status: 404 })
  })

  test('signs nothing after his last day at work, and is not offered then', async () => {
    const stored = await store({ employee_id: 12, decision_types: [5] })
    const { id } = stored.body.data.signer
    const leaving = (day: string | null) =>
      inCompanyOf(api.db.superuser, 1, (client) =>
        client.query('update employees set leave_date = $1 where company_id = 1 and id = 12', [day]),
      )
    const offered = async (sign_date: string) => {
      const answer = await hr.call('decisions.signers', { body: { decision_types: [5], sign_date } })
      return answer.body.data.signers.find((signer) => signer.id === id)?.refusal
    }
    await leaving('2026-06-30')
    expect(await offered('2026-06-30')).toBeNull()
    expect(await offered('2026-07-01')).toContain('đã nghỉ việc')
    await leaving(null)
  })

  test.each([
    ['an end before the start', { valid_to: '2025-12-31' }, 'valid_to'],
    ['types of a decision that is not his to sign', { paper_kinds: ['appendix'] }, 'decision_types'],
    ['an employee of the other company', { employee_id: 113 }, 'employee_id'],
    ['a document of the other company', { authority_document_id: 151 }, 'authority_document_id'],
    ['no kind of paper', { paper_kinds: [] }, 'paper_kinds'],
  ])('is refused for %s, at its field', async (_, more, field) => {
    const answer = await store(more)
    expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([400, [field]])
  })
})

test('the first page names papers that expire soon, and of sensitive ones nothing without the right', async () => {
  await inCompanyOf(api.db.superuser, 1, (client) =>
    client.query(
      `with made as (update document_types set is_sensitive = true where id = 32 returning id)
       insert into documents (company_id, document_type_id, number, summary, issue_date, expiry_date, created_by)
       select 1, type, 'SAP-' || type, 'Sắp hết hạn', date '2020-01-01', (now() at time zone 'Asia/Ho_Chi_Minh')::date + 10, 1 from unnest(array[31, 32]) type`,
    ),
  )
  const cardOf = async (person: Person) =>
    (await person.call('home.show')).body.data.home.cards.find(({ key }) => key === 'expiring_documents')
      ?.expiring_documents
  const clerk = await newcomer(api, {
    login: 'chi.tai.lieu',
    companies: { 1: [['document_access', 'company']] },
  })
  const plain = { number: 'SAP-31', days_left: 10 }
  expect(await cardOf(clerk)).toMatchObject({ total: 1, documents: [plain] })
  expect(await cardOf(hr)).toMatchObject({ total: 2, documents: [plain, { number: 'SAP-32' }] })
  expect(await cardOf(await api.as('manager'))).toBeUndefined()
})
