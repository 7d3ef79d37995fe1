import { beforeAll, expect, test } from 'vitest'
import { docx, docxText, paragraph } from '../../print/docx/testing/docx.ts'
import { pdfText } from '../../print/testing/pdf-text.ts'
import { apiForFile, type Person } from '../../testing/api.ts'
import { inCompanyOf } from '../../testing/group.ts'
import { runJobs } from '../../testing/jobs.ts'
import { lastView } from '../../testing/last-view.ts'
import { hire, newcomer } from '../../testing/newcomer.ts'
import { nextNumber } from '../../testing/numbers.ts'
import { openArchive } from '../../testing/open-archive.ts'
import { printContractsJob } from './bulk-print/print-job.ts'

const api = apiForFile()
const idNumber = '001190'
const idOf = () => `${idNumber}${String(nextNumber()).padStart(6, '0')}`
const address = 'Số 12 ngõ Ven Sông'
const bare = (text: string) => text.replaceAll(/\s/g, '')

let hr: Person
/** Prepares contracts of the company and sees pay, but no sensitive data. */
let officer: Person
let contractType: number
beforeAll(async () => {
  hr = await api.as('hrOfOne')
  officer = await newcomer(api, {
    login: 'in.khong.dinh.danh',
    companies: {
      1: (['contract_access', 'contract_edit', 'employee_pay'] as const).map((right) => [right, 'company']),
    },
  })
  const type = { code: 'DD12', name: 'Mười hai tháng', kind: 'fixed_term', term_months: 12 } as const
  contractType = (await hr.call('contractTypes.store', { body: type })).body.data.contract_type.id
  const lines = ['{Số định danh cá nhân}', '{Địa chỉ}'].map((text) => paragraph(text)).join('')
  for (const kind of ['labour_contract', 'appendix'] as const) {
    const file = new File([(await docx(lines)) as never], 'Mẫu công ty.docx')
    const answer = await hr.call('paperTemplates.store', { path: { kind }, body: { file } })
    if (answer.status !== 201) throw new Error(answer.text)
  }
})

const write = (statement: string, values: unknown[] = []) =>
  inCompanyOf(api.db.superuser, 1, (client) => client.query(statement, values))

async function contract() {
  const made = await hire(api, 'Lê Thị Định Danh', 3)
  await write('insert into employee_papers (company_id, employee_id, id_number) values (1, $1, $2)', [
    made.employeeId,
    idOf(),
  ])
  await write(
    'insert into employee_addresses (company_id, employee_id, regular_address) values (1, $1, $2)',
    [made.employeeId, address],
  )
  const body = { employee_id: made.employeeId, contract_type_id: contractType, start_date: '2031-01-01' }
  const { id } = (await hr.call('contracts.store', { body })).body.data.contract
  const signed = { sign_date: '2030-12-20', signer_name: 'Trần Văn Khang' }
  const answer = await hr.call('contracts.issue', { path: { id }, body: signed })
  if (answer.status !== 200) throw new Error(answer.text)
  return { id, ...made }
}

/** What both forms of a contract's paper say for a reader, without spaces. */
async function printed(by: Person, id: number): Promise<string[]> {
  const ask = async (form: 'pdf' | 'docx') => {
    const answer = await by.call('contracts.paper', { path: { id }, body: { form } })
    expect(answer.status, answer.text).toBe(200)
    return answer.bytes
  }
  const word = (await docxText(await ask('docx'))).join('')
  return [pdfText(await ask('pdf')).join(''), bare(word)]
}

const papersOf = async (by: Person, id: number) =>
  (await by.call('contracts.papers', { path: { id } })).body.data.papers

test('the paper of a contract names number and address for who may see them, and dots for nobody else’s eyes', async () => {
  const { id, employeeId } = await contract()
  for (const text of await printed(hr, id)) {
    expect(text).toContain(idNumber)
    expect(text).toContain(bare(address))
  }
  const open = { path: { id }, body: { form: 'pdf' as const, with_identity: false } }
  expect(pdfText((await hr.call('contracts.paper', open)).bytes).join('')).not.toContain(idNumber)
  await printed(hr, id)
  expect(await lastView(api, 'contracts.paper')).toMatchObject({
    deed: 'print',
    people: [employeeId],
    shown: ['Số căn cước', 'Địa chỉ thường trú'],
  })
  for (const text of await printed(officer, id)) {
    expect(text).not.toContain(idNumber)
    expect(text).not.toContain(bare(address))
    expect(text).toContain('……')
  }
})

test('what was printed with them opens for nobody without the right, alone or among several', async () => {
  const { id } = await contract()
  await printed(hr, id)
  const [kept] = await papersOf(hr, id)
  await printed(officer, id)
  const own = (await papersOf(officer, id))[0]
  expect((await papersOf(officer, id)).map(({ may_open }) => may_open)).toEqual([true, true, false, false])
  const ticket = (row_id: number, by: Person) => by.call('contracts.paperTicket', { path: { id, row_id } })
  const refused = await ticket(kept?.id ?? 0, officer)
  expect([refused.status, refused.body.message]).toEqual([403, expect.stringContaining('số định danh')])
  expect((await ticket(kept?.id ?? 0, hr)).status).toBe(200)
  expect((await ticket(own?.id ?? 0, officer)).status).toBe(200)
  const archive = (ids: (number | undefined)[]) =>
    officer.call('contracts.paperArchive', { body: { paper_ids: ids.map((paper) => paper ?? 0) } })
  const both = await archive([own?.id, kept?.id])
  expect([both.status, both.body.message]).toEqual([403, expect.stringContaining('số định danh')])
  expect((await archive([own?.id])).status).toBe(200)
})

test('several at once are printed with them, or without them where so asked', async () => {
  const { id } = await contract()
  const printSeveral = async (more: { with_identity?: boolean }) => {
    const asked = await hr.call('contracts.printBulk', { body: { ids: [id], form: 'pdf', ...more } })
    expect(asked.status, asked.text).toBe(200)
    await runJobs(api.db, { jobs: [printContractsJob], environment: { DATA_DIR: api.dataDir } })
    const [newest] = await papersOf(officer, id)
    const { bytes } = await hr.call('contracts.paperArchive', { body: { paper_ids: [newest?.id ?? 0] } })
    const [file] = [...(await openArchive(bytes)).values()]
    return { text: pdfText(file ?? Buffer.alloc(0)).join(''), isOpen: newest?.may_open }
  }
  const named = await printSeveral({})
  expect([named.text.includes(idNumber), named.isOpen]).toEqual([true, false])
  const unnamed = await printSeveral({ with_identity: false })
  expect([unnamed.text.includes(idNumber), unnamed.isOpen]).toEqual([false, true])
})

test('an appendix names them as its contract does', async () => {
  const { id } = await contract()
  const { body } = await hr.call('appendices.store', {
    path: { id },
    body: {
      sign_date: '2031-05-20',
      start_date: '2031-06-01',
      changes: ['place'],
      content: 'Chuyển nơi làm việc.',
      work_place: 'Kho Bình An',
      signer_name: 'Trần Văn Khang',
    },
  })
  const path = { id, row_id: body.data.appendix.id }
  const said = async (by: Person) =>
    pdfText((await by.call('appendices.paper', { path, body: { form: 'pdf' } })).bytes).join('')
  expect(await said(hr)).toContain(idNumber)
  expect(await said(officer)).not.toContain(idNumber)
  expect((await papersOf(officer, id)).map(({ may_open }) => may_open)).toEqual([true, false])
})

test('of his own contract everybody reads them, unless the company shows them to nobody of himself', async () => {
  const { id, personId } = await contract()
  const himself = await newcomer(api, {
    login: 'chinh.minh.in',
    personId,
    companies: { 1: [['contract_access', 'own']] },
  })
  expect((await printed(himself, id)).every((text) => text.includes(idNumber))).toBe(true)
  await write(
    `insert into request_change_settings (company_id, hidden_fields) values (1, array['id_number'])
     on conflict (company_id) do update set hidden_fields = excluded.hidden_fields`,
  )
  expect((await printed(himself, id)).some((text) => text.includes(idNumber))).toBe(false)
  expect((await papersOf(himself, id)).map(({ may_open }) => may_open)).toEqual([true, true, false, false])
  await write(`update request_change_settings set hidden_fields = '{}' where company_id = 1`)
})
