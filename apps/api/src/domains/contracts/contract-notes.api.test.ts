import type { Input } from '@nhansu/sdk/contract'
import { beforeAll, expect, test } from 'vitest'
import { docx, docxText, paragraph } from '../../print/docx/testing/docx.ts'
import { paperKinds } from '../../print/templates/paper-kinds.ts'
import { pdfText } from '../../print/testing/pdf-text.ts'
import { apiForFile, type Person } from '../../testing/api.ts'
import { hire, newcomer } from '../../testing/newcomer.ts'

const api = apiForFile()
const salary = 15_123_456
type Kind = Input<'paperTemplates.store'>['path']['kind']
type Form = Input<'contracts.endNotice'>['body']['form']

let hr: Person
/** Prepares contracts, and may not see pay. */
let officer: Person
let types: Record<'months12' | 'indefinite', number>
beforeAll(async () => {
  hr = await api.as('hrOfOne')
  officer = await newcomer(api, {
    login: 'giay.ve.hop.dong',
    companies: {
      1: [
        ['contract_access', 'company'],
        ['contract_edit', 'company'],
      ],
    },
  })
  const store = async (body: Input<'contractTypes.store'>['body']) =>
    (await hr.call('contractTypes.store', { body })).body.data.contract_type.id
  types = {
    months12: await store({ code: 'N12', name: 'Mười hai tháng', kind: 'fixed_term', term_months: 12 }),
    indefinite: await store({ code: 'NKX', name: 'Không thời hạn', kind: 'indefinite' }),
  }
  for (const kind of ['appendix', 'end_notice', 'renewal_review'] as const) {
    const file = new File([(await everyTag(kind)) as never], 'Mẫu công ty.docx')
    const answer = await hr.call('paperTemplates.store', { path: { kind }, body: { file } })
    if (answer.status !== 201) throw new Error(answer.text)
  }
})

/** A template that names every tag of a kind, each in a line of its own: 'Mức lương: {Mức lương}'. */
function everyTag(kind: Kind): Promise<Buffer> {
  const { tags } = paperKinds.find((each) => each.kind === kind) ?? { tags: {} }
  return docx(
    Object.keys(tags)
      .map((tag) => paragraph(`${tag}: {${tag}}`))
      .join(''),
  )
}

function factsIn(lines: readonly string[]): Map<string, string> {
  const parts = lines.map((line) => line.split(': '))
  return new Map(parts.map(([tag = '', ...value]) => [tag, value.join(': ')]))
}

const bare = (text: string) => text.replaceAll(/\s/g, '').toLocaleLowerCase('vi')

/** Both forms of a paper: what the Word file says of each tag, all of which but `unsaid` has to stand in the PDF. */
async function bothForms(
  ask: (form: Form) => Promise<{ status: number; text: string; bytes: Buffer }>,
  unsaid: readonly string[],
): Promise<Map<string, string>> {
  const [word, paper] = [await ask('docx'), await ask('pdf')]
  expect([word.status, paper.status], word.text + paper.text).toEqual([200, 200])
  const facts = factsIn(await docxText(word.bytes))
  const pdf = bare(pdfText(paper.bytes).join(''))
  // Each file made has a code of its own, which the PDF shows as a picture.
  for (const [tag, value] of facts)
    if (!unsaid.includes(tag) && !tag.endsWith('đối chiếu')) expect(pdf, tag).toContain(bare(value))
  return facts
}

async function issued(change: Partial<Input<'contracts.store'>['body']> = {}) {
  const { employeeId } = await hire(api, 'Lê Thị "Giấy" & <Tờ>', 3)
  const body = {
    employee_id: employeeId,
    contract_type_id: types.months12,
    start_date: '2031-01-01',
    job_title: 'Kế toán',
    salary,
    ...change,
  }
  const { id } = (await hr.call('contracts.store', { body })).body.data.contract
  const signed = { sign_date: '2030-12-20', signer_name: 'Trần Văn Khang', signer_title: 'Giám đốc' }
  const answer = await hr.call('contracts.issue', { path: { id }, body: signed })
  if (answer.status !== 200) throw new Error(answer.text)
  return answer.body.data.contract
}

test('an appendix says the same in PDF and in the company’s Word file, and its pay only to who may see it', async () => {
  const contract = await issued()
  const { body } = await hr.call('appendices.store', {
    path: { id: contract.id },
    body: {
      sign_date: '2031-05-20',
      start_date: '2031-06-01',
      end_date: '2031-08-31',
      changes: ['pay', 'place'],
      content: 'Tăng lương và chuyển kho {Số hợp đồng}.',
      salary: 16_250_000,
      work_place: 'Kho Bình An',
      signer_name: 'Trần Văn Khang',
      signer_title: 'Giám đốc',
    },
  })
  const { id: row_id, appendix_number } = body.data.appendix
  const path = { id: contract.id, row_id }
  const ask = (person: Person) => (form: Form) => person.call('appendices.paper', { path, body: { form } })
  const unsaid = ['Địa danh', 'Số giấy ủy quyền', 'Hiệu lực từ ngày', 'Hiệu lực đến ngày']
  const facts = await bothForms(ask(hr), unsaid)
  expect(Object.fromEntries(facts)).toMatchObject({
    'Số phụ lục': appendix_number,
    'Số hợp đồng': contract.contract_number,
    'Họ và tên': 'Lê Thị "Giấy" & <Tờ>',
    'Nội dung': 'Tăng lương và chuyển kho {Số hợp đồng}.',
    'Nội dung thay đổi': 'tiền lương, địa điểm làm việc',
    'Thời gian hiệu lực': 'từ ngày 01-06-2031 đến hết ngày 31-08-2031',
    'Mức lương mới': '16.250.000 đồng/tháng',
    'Công việc mới': 'không thay đổi',
    'Địa điểm làm việc mới': 'Kho Bình An',
  })
  const masked = await bothForms(ask(officer), unsaid)
  expect(masked.get('Mức lương mới')).toMatch(/^…+ đồng/)
  expect(bare(pdfText((await ask(officer)('pdf')).bytes).join(''))).not.toContain('16.250.000')
  // Of another contract it is not found.
  const other = await issued()
  const wrong = { path: { id: other.id, row_id }, body: { form: 'pdf' as const } }
  expect((await hr.call('appendices.paper', wrong)).status).toBe(404)
  const { rows } = await api.db.superuser.query<{ detail: Record<string, unknown> }>(
    `select detail from audit_trail where operation = 'appendices.paper' and record_id = $1 and detail ? 'sha256'`,
    [row_id],
  )
  expect(rows[0]?.detail).toMatchObject({ form: 'docx', sha256: expect.stringMatching(/^[0-9a-f]{64}$/) })
})

test('a notice of ending tells the day and the reason, and the term where a contract ends by itself', async () => {
  const contract = await issued()
  const path = { id: contract.id }
  const ask = (form: Form) => officer.call('contracts.endNotice', { path, body: { form } })
  const byTerm = await bothForms(ask, ['Địa danh', 'Ngày báo trước', 'Số quyết định'])
  expect(byTerm.get('Ngày chấm dứt')).toBe('31-12-2031')
  expect(byTerm.get('Trường hợp không báo trước')).toBe('')
  expect(byTerm.get('Lý do chấm dứt')).toBe('Hết hạn hợp đồng')
  await hr.call('contracts.end', {
    path,
    body: {
      ended_date: '2031-06-30',
      end_reason: 'agreement',
      notice_date: '2031-05-15',
      decision_no: '12/2031/QĐ',
    },
  })
  const facts = await bothForms(ask, ['Địa danh'])
  expect(Object.fromEntries(facts)).toMatchObject({
    'Ngày chấm dứt': '30-06-2031',
    'Lý do chấm dứt': 'Hai bên thỏa thuận chấm dứt',
    'Ngày báo trước': '15-05-2031',
    'Số quyết định': '12/2031/QĐ',
    'Ngày lập': expect.stringContaining('ngày 15 tháng 5 năm 2031'),
  })
})

test('a notice without warning tells the case in which the law asks for none', async () => {
  const { id } = await issued()
  const ended = await hr.call('contracts.end', {
    path: { id },
    body: {
      ended_date: '2031-06-30',
      end_reason: 'employer_notice',
      notice_date: '2031-06-30',
      notice_exemption: 'absent_five_days',
      decision_no: '13/2031/QĐ',
    },
  })
  expect(ended.status, ended.text).toBe(200)
  const ask = (form: Form) => hr.call('contracts.endNotice', { path: { id }, body: { form } })
  expect((await bothForms(ask, ['Địa danh'])).get('Trường hợp không báo trước')).toBe(
    'người lao động tự ý bỏ việc từ 05 ngày làm việc liên tục',
  )
})

test('what has no end has no notice, and says why', async () => {
  const endless = await issued({ contract_type_id: types.indefinite })
  const answer = await hr.call('contracts.endNotice', { path: { id: endless.id }, body: { form: 'pdf' } })
  expect(answer).toMatchObject({ status: 409 })
  expect(answer.text).toContain('không xác định thời hạn')
  const { employeeId } = await hire(api, 'Lê Thị Nháp', 3)
  const draft = { employee_id: employeeId, contract_type_id: types.months12, start_date: '2031-01-01' }
  const { id } = (await hr.call('contracts.store', { body: draft })).body.data.contract
  expect((await hr.call('contracts.endNotice', { path: { id }, body: { form: 'pdf' } })).status).toBe(409)
})

test('a term that another contract follows is told to nobody as ending', async () => {
  const contract = await issued()
  const { employee_id } = contract
  await issued({ employee_id, start_date: '2032-01-01' })
  const answer = await hr.call('contracts.endNotice', { path: { id: contract.id }, body: { form: 'pdf' } })
  expect([answer.status, answer.text]).toEqual([409, expect.stringContaining('đã có hợp đồng tiếp theo')])
})

test('the review before a renewal says the same in PDF and in Word, and leaves open what nobody has said', async () => {
  const { id } = await issued()
  const ask = (form: Form) => hr.call('renewalReviews.paper', { path: { id }, body: { form } })
  const unsaid = ['Địa danh', 'Ngày lập', 'Trưởng đơn vị', 'Người ghi ý kiến nhân sự']
  expect((await bothForms(ask, unsaid)).get('Ý kiến nhân sự')).toMatch(/^…+$/)
  const hr_opinion = 'Nên ký tiếp mười hai tháng.'
  await hr.call('renewalReviews.update', { path: { id }, body: { hr_opinion } })
  expect((await bothForms(ask, unsaid)).get('Ý kiến nhân sự')).toBe(hr_opinion)
})
