import type { Input } from '@nhansu/sdk/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { docx, docxText, paragraph, table } from '../../print/docx/testing/docx.ts'
import { peopleList } from '../../print/templates/decision-tags.ts'
import { paperKinds } from '../../print/templates/paper-kinds.ts'
import { pdfText } from '../../print/testing/pdf-text.ts'
import { apiForFile, type Person } from '../../testing/api.ts'
import { hire, newcomer } from '../../testing/newcomer.ts'

const api = apiForFile()
type Kind = Input<'paperTemplates.store'>['path']['kind']
const salary = 15_123_456

let hr: Person
/** Prepares contracts and decisions of the company, and may not see pay. */
let officer: Person
let contractType: number
beforeAll(async () => {
  hr = await api.as('hrOfOne')
  const rights = [
    ['contract_access', 'company'],
    ['contract_edit', 'company'],
    ['document_access', 'company'],
    ['document_edit', 'company'],
    ['employee_access', 'company'],
  ] as const
  officer = await newcomer(api, { login: 'giay.to', companies: { 1: rights } })
  const { body } = await hr.call('contractTypes.store', {
    body: { code: 'G12', name: 'Mười hai tháng', kind: 'fixed_term', term_months: 12 },
  })
  contractType = body.data.contract_type.id
})

async function upload(kind: Kind, content: Buffer | Promise<Buffer>, person = hr) {
  const file = new File([(await content) as never], 'Mẫu công ty.docx')
  return person.call('paperTemplates.store', { path: { kind }, body: { file } })
}

async function inForce(kind: Kind, person = hr) {
  const { body } = await person.call('paperTemplates.list')
  return body.data.paper_templates.find((each) => each.kind === kind)?.file ?? null
}

/** A template that names every tag of a kind, each in a line of its own: 'Mức lương: {Mức lương}'. */
function everyTag(kind: Kind): Promise<Buffer> {
  const { tags, list } = paperKinds.find((each) => each.kind === kind) ?? { tags: {} }
  const line = (tag: string) => `${tag}: {${tag}}`
  const cells = Object.keys(list?.tags ?? {}).map(line)
  const rows = list ? table([`{#${list.name}}`, ...cells, `{/${list.name}}`]) : ''
  return docx(
    Object.keys(tags)
      .map((tag) => paragraph(line(tag)))
      .join('') + rows,
  )
}

/** What such a paper says of each tag. */
function factsIn(lines: readonly string[]): Map<string, string> {
  const parts = lines.map((line) => line.split(': '))
  return new Map(parts.map(([tag = '', ...value]) => [tag, value.join(': ')]))
}

async function contract(change: Partial<Input<'contracts.store'>['body']> = {}): Promise<number> {
  const { employeeId } = await hire(api, 'Lê Thị "Mẫu" & <Giấy>', 3)
  const { body, text, status } = await hr.call('contracts.store', {
    body: {
      employee_id: employeeId,
      contract_type_id: contractType,
      start_date: '2031-01-01',
      salary,
      ...change,
    },
  })
  if (status !== 201) throw new Error(text)
  return body.data.contract.id
}

async function issuedContract(): Promise<number> {
  const id = await contract({ job_title: 'Kế toán {Số hợp đồng}', allowances: 'Ăn ca 730.000 đồng' })
  const body = { sign_date: '2030-12-20', signer_name: 'Trần Văn Khang', signer_title: 'Tổng Giám đốc' }
  const answer = await hr.call('contracts.issue', { path: { id }, body })
  if (answer.status !== 200) throw new Error(answer.text)
  return id
}

/** Each file made has a code of its own, which the PDF shows as a picture. */
const isOfTheFile = (tag: string) => tag.endsWith('đối chiếu')

/** Reads a fact of the Word file in a PDF, which has no spaces and writes names of companies in capitals. */
function expectIn(pdf: string, value: string, tag: string): void {
  const bare = (text: string) => text.replaceAll(/\s/g, '').toLocaleLowerCase('vi')
  // What is not known is left open in both.
  if (!/^…*$/.test(value)) expect(bare(pdf), `${tag}: ${value}`).toContain(bare(value))
}

const paper = (id: number, form: 'pdf' | 'docx', person = hr) =>
  person.call('contracts.paper', { path: { id }, body: { form } })

describe('a template', () => {
  test('is kept, replaced, fetched, taken away and put back', async () => {
    const first = await everyTag('training_contract')
    const kept = (await upload('training_contract', first)).body.data.paper_template
    expect(kept).toMatchObject({ title: 'Hợp đồng đào tạo nghề', file: { name: 'Mẫu công ty.docx' } })
    const path = { kind: 'training_contract' } as const
    expect((await hr.call('paperTemplates.file', { path })).bytes.equals(first)).toBe(true)
    const second = (await upload('training_contract', docx(paragraph('Hai')))).body.data.paper_template.file
    expect(second?.id).not.toBe(kept.file?.id)
    expect(await inForce('training_contract')).toEqual(second)

    expect((await hr.call('paperTemplates.destroy', { path })).body.data.paper_template.file).toBeNull()
    expect((await hr.call('paperTemplates.destroy', { path })).status).toBe(404)
    expect((await hr.call('paperTemplates.file', { path })).status).toBe(404)
    const restore = (id = second?.id ?? 0, kind: Kind = 'training_contract', person = hr) =>
      person.call('paperTemplates.restore', { path: { kind }, body: { id } })
    // Neither the file of another kind nor that of another company is put here.
    expect((await restore(second?.id, 'probation_contract')).status).toBe(404)
    expect((await restore(second?.id, 'training_contract', await api.as('hrOfTwo'))).status).toBe(404)
    expect((await restore()).body.data.paper_template.file).toEqual(second)
    expect((await restore()).status).toBe(409)
  })

  test('with faults is refused with each of them, and the one in force stays', async () => {
    await upload('probation_contract', docx(paragraph('Tốt')))
    const before = await inForce('probation_contract')
    const body = paragraph('{Lương mật} {@Họ và tên} {constructor} {#Danh sách người}{/Danh sách người}')
    const answer = await upload('probation_contract', docx(body, { 'word/vbaProject.bin': 'x' }))
    expect(answer).toMatchObject({
      status: 400,
      body: { errors: { file: [expect.stringContaining('macro')] } },
    })
    const { errors } = (await upload('probation_contract', docx(body))).body as unknown as {
      errors: { file: string[] }
    }
    for (const words of ['{Lương mật}', '{@Họ và tên}', '{constructor}', '{#Danh sách người}']) {
      expect(
        errors.file.some((fault) => fault.includes(words)),
        words,
      ).toBe(true)
    }
    for (const content of [Buffer.from('%PDF-1.4 %%EOF'), Buffer.from('Kính gửi'), Buffer.alloc(0)]) {
      expect((await upload('probation_contract', content)).status).toBe(400)
    }
    expect(await inForce('probation_contract')).toEqual(before)
  })

  test('is for whoever sets contracts of the whole company, and seen by their readers', async () => {
    const login = { unit: 'mau.don.vi', reader: 'mau.doc' }
    const unit = await newcomer(api, {
      login: login.unit,
      personId: 12,
      companies: {
        1: [
          ['contract_access', 'unit'],
          ['contract_edit', 'unit'],
        ],
      },
    })
    const reader = await newcomer(api, {
      login: login.reader,
      companies: { 1: [['document_access', 'company']] },
    })
    const path = { kind: 'decision_7' } as const
    await upload('decision_7', docx(paragraph('Một')))
    for (const [person, seen] of [
      [unit, 403],
      [reader, 200],
    ] as const) {
      expect((await person.call('paperTemplates.list')).status).toBe(seen)
      expect((await person.call('paperTemplates.file', { path })).status).toBe(seen)
      expect((await upload('decision_7', docx(paragraph('Hai')), person)).status).toBe(403)
      expect((await person.call('paperTemplates.destroy', { path })).status).toBe(403)
      const restored = await person.call('paperTemplates.restore', { path, body: { id: 1 } })
      expect(restored.status).toBe(403)
    }
    expect(await inForce('decision_7', await api.as('hrOfTwo'))).toBeNull()
  })
})

describe('a contract in the company’s own Word file', () => {
  test('says what the PDF says, of one record', async () => {
    await upload('labour_contract', everyTag('labour_contract'))
    const id = await issuedContract()
    const word = await paper(id, 'docx')
    expect(word.status).toBe(200)
    const facts = factsIn(await docxText(word.bytes))
    expect(facts.get('Họ và tên')).toBe('Lê Thị "Mẫu" & <Giấy>')
    expect(facts.get('Công việc')).toBe('Kế toán {Số hợp đồng}')
    expect(facts.get('Mức lương')).toBe('15.123.456 đồng/tháng')
    const pdf = pdfText((await paper(id, 'pdf')).bytes).join('')
    // Each fact of the one is read in the other; those that this contract has not stand on no line of the PDF.
    const unsaid = new Set([
      'Đến ngày',
      'Nhóm công việc',
      'Số ngày thử việc',
      'Lương thử việc',
      'Số giấy ủy quyền',
    ])
    for (const [tag, value] of facts) if (!unsaid.has(tag) && !isOfTheFile(tag)) expectIn(pdf, value, tag)
  })

  test('names what is missing where the company has none', async () => {
    const { body } = await hr.call('contractTypes.store', {
      body: { code: 'GTV', name: 'Thử việc', kind: 'probation', term_days: 30 },
    })
    await hr.call('paperTemplates.destroy', { path: { kind: 'probation_contract' } })
    const id = await contract({
      contract_type_id: body.data.contract_type.id,
      probation_salary: salary,
      probation_group: 'college',
    })
    const answer = await paper(id, 'docx')
    expect(answer.status).toBe(409)
    expect(answer.text).toContain('Công ty chưa có mẫu Word cho \\"Hợp đồng thử việc\\"')
  })

  test('shows no pay to who may not see it, in either form', async () => {
    await upload('labour_contract', everyTag('labour_contract'))
    const id = await issuedContract()
    const facts = factsIn(await docxText((await paper(id, 'docx', officer)).bytes))
    for (const tag of ['Mức lương', 'Lương thử việc', 'Phụ cấp']) expect(facts.get(tag)).toMatch(/^…+/)
    expect(facts.get('Công việc')).toBe('Kế toán {Số hợp đồng}')
    const pdf = pdfText((await paper(id, 'pdf', officer)).bytes).join('')
    expect(pdf).not.toMatch(/15\.123\.456|730\.000/)
  })

  test('is told by the trail with its hash and its template', async () => {
    await upload('labour_contract', everyTag('labour_contract'))
    const id = await contract()
    await paper(id, 'docx')
    const { rows } = await api.db.superuser.query<{ detail: Record<string, unknown> }>(
      `select detail from audit_trail where operation = 'contracts.paper' and record_id = $1`,
      [id],
    )
    expect(rows.map(({ detail }) => detail)).toEqual([
      expect.objectContaining({ form: 'docx', sha256: expect.stringMatching(/^[0-9a-f]{64}$/) }),
    ])
  })
})

describe('a decision in the company’s own Word file', () => {
  const decided = async (type: number, people: Input<'decisions.store'>['body']['people']) => {
    const body = { decision_type: type, effective_date: '2026-03-01', summary: 'Về việc điều chuyển', people }
    const answer = await hr.call('decisions.store', { body })
    if (answer.status !== 201) throw new Error(answer.text)
    return answer.body.data.decision.id
  }
  const paperOf = (id: number, form: 'pdf' | 'docx', person = hr) =>
    person.call('decisions.paper', { path: { id }, body: { form } })
  const moved = { position_id: 2, department_id: 2, work_place: 'Kho Đông Anh' }

  test('has a row for each person, and says what the PDF says', async () => {
    await upload('decision', everyTag('decision'))
    const people = []
    for (const name of ['Lê Thị Một', 'Ngô Văn Hai', 'Vũ Thị Ba']) {
      people.push({ employee_id: (await hire(api, name, 3)).employeeId, ...moved })
    }
    const id = await decided(4, people)
    const lines = await docxText((await paperOf(id, 'docx')).bytes)
    expect(lines.filter((line) => line.startsWith('Họ và tên: '))).toEqual(
      ['Lê Thị Một', 'Ngô Văn Hai', 'Vũ Thị Ba'].map((name) => `Họ và tên: ${name}`),
    )
    const pdf = pdfText((await paperOf(id, 'pdf')).bytes).join('')
    for (const [tag, value] of factsIn(lines)) {
      if (tag !== 'Số người' && !isOfTheFile(tag)) expectIn(pdf, value, tag)
    }
    expect(lines).toContain('Số người: 3')
    expect(pdf).toContain('(Bảnnháp,chưacógiátrị)')
  })

  test('takes the file of its type before that of all, and none is 409', async () => {
    const id = await decided(4, [{ employee_id: (await hire(api, 'Đỗ Một Mẫu', 3)).employeeId, ...moved }])
    await upload('decision', docx(paragraph('Chung {Người được quyết định}')))
    expect((await docxText((await paperOf(id, 'docx')).bytes))[0]).toMatch(/^Chung ông\/bà Đỗ Một Mẫu/)
    await upload('decision_4', docx(paragraph(`Riêng {#${peopleList}}{Đơn vị}{/${peopleList}}`)))
    expect((await docxText((await paperOf(id, 'docx')).bytes))[0]).toMatch(/^Riêng ./)
    for (const kind of ['decision', 'decision_4'] as const) {
      await hr.call('paperTemplates.destroy', { path: { kind } })
    }
    const answer = await paperOf(id, 'docx')
    expect(answer.status).toBe(409)
    expect(answer.text).toContain('Quyết định: Điều chuyển')
  })

  test('of pay is for who may see pay', async () => {
    await upload('decision', everyTag('decision'))
    const { employeeId } = await hire(api, 'Trịnh Xếp Lương', 3)
    const id = await decided(15, [{ employee_id: employeeId, base_salary: 9_876_543 }])
    expect(await docxText((await paperOf(id, 'docx')).bytes)).toContain(
      'Mức lương cơ bản: 9.876.543 đồng/tháng',
    )
    expect((await paperOf(id, 'docx', officer)).status).toBe(404)
  })
})

test('many uploads and papers at once answer or ask to try again, and one template is in force', async () => {
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, at) => upload('decision_1', docx(paragraph(`Mẫu ${at}`)))),
  )
  for (const { status } of answers) expect([201, 503]).toContain(status)
  expect(answers.some(({ status }) => status === 201)).toBe(true)
  const { rows } = await api.db.superuser.query(
    `select from files where owner_kind = 'paper_template' and owner_id = 101 and removed_at is null`,
  )
  expect(rows).toHaveLength(1)
})
