import type { Input } from '@nhansu/sdk/contract'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { pdfText } from '../../../print/testing/pdf-text.ts'
import { apiForFile, type Person } from '../../../testing/api.ts'
import { hire, newcomer } from '../../../testing/newcomer.ts'

const api = apiForFile()
type Kind = Input<'paperClauses.update'>['path']['kind']
const own =
  'Điều 1. Việc làm\n{Họ và tên} làm {Công việc}.\nThử việc {Số ngày thử việc} ngày.\nTiền công {Mức lương}.'

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
  ] as const
  officer = await newcomer(api, { login: 'dieu.khoan', companies: { 1: rights } })
  const { body } = await hr.call('contractTypes.store', {
    body: { code: 'K12', name: 'Mười hai tháng', kind: 'fixed_term', term_months: 12 },
  })
  contractType = body.data.contract_type.id
})
beforeEach(async () => {
  for (const kind of ['labour_contract', 'decision', 'decision_4'] as const) await reset(kind)
})

const save = (content: string, kind: Kind = 'labour_contract', version?: number, person = hr) =>
  person.call('paperClauses.update', {
    path: { kind },
    body: { content, ...(version !== undefined && { version }) },
  })
const reset = (kind: Kind, version?: number, person = hr) =>
  person.call('paperClauses.reset', { path: { kind }, body: version === undefined ? {} : { version } })
const shown = async (kind: Kind = 'labour_contract', person = hr) =>
  (await person.call('paperClauses.show', { path: { kind } })).body.data.paper_clauses

async function contract(
  change: Partial<Omit<Input<'contracts.store'>['body'], 'employee_id'>> = {},
): Promise<number> {
  const { employeeId } = await hire(api, 'Lê Thị "Khoản" & <Điều>', 3)
  const { body, text, status } = await hr.call('contracts.store', {
    body: {
      employee_id: employeeId,
      contract_type_id: contractType,
      start_date: '2031-01-01',
      salary: 15_123_456,
      job_title: 'Kế toán {Số hợp đồng}',
      ...change,
    },
  })
  if (status !== 201) throw new Error(text)
  return body.data.contract.id
}

/** What a PDF says, without spaces. */
const words = (bytes: Buffer) => pdfText(bytes).join('').replaceAll(/\s/g, '')
const printed = async (id: number, person = hr) =>
  words((await person.call('contracts.paper', { path: { id }, body: { form: 'pdf' } })).bytes)

describe('the clauses of a contract', () => {
  test('are the shipped ones until the company writes its own, and again when it gives them up', async () => {
    const id = await contract()
    const before = await shown()
    expect(before).toMatchObject({ title: 'Hợp đồng lao động', is_changed: false })
    expect(before.content).toBe(before.shipped)
    expect(await printed(id)).toContain('Điều4.Tiềnlươngvàphụcấp')

    const saved = (await save(`${own}\r\n\r\n`)).body.data.paper_clauses
    expect(saved).toMatchObject({ content: own, is_changed: true, shipped: before.shipped })
    const pdf = await printed(id)
    expect(pdf).toContain(
      'Điều1.ViệclàmLêThị"Khoản"&<Điều>làmKếtoán{Sốhợpđồng}.Tiềncông15.123.456đồng/tháng.',
    )
    // Nobody of a contract without probation is told how long it is; the parties and the heading stay.
    expect(pdf).not.toMatch(/Thửviệc|phụcấp/)
    expect(pdf).toMatch(/HỢPĐỒNGLAOĐỘNG.*BênA/)
    expect((await shown('labour_contract', await api.as('hrOfTwo'))).is_changed).toBe(false)
    expect((await shown('training_contract')).is_changed).toBe(false)

    const back = (await reset('labour_contract', saved.version)).body.data.paper_clauses
    expect(back).toMatchObject({ content: before.shipped, is_changed: false, version: saved.version + 1 })
    expect(await printed(id)).toContain('Điều4.Tiềnlươngvàphụcấp')
  })

  test('tell why one more fixed term was signed, where an exception of the law is claimed', async () => {
    expect(await printed(await contract())).not.toContain('Kýthêm')
    const claimed = { term_exception: 'elderly' as const, term_exception_reason: 'Sinh năm 1961 {Họ và tên}' }
    const told = 'Ngườilaođộngcaotuổi,Sinhnăm1961{Họvàtên}.'
    expect(await printed(await contract(claimed))).toContain(
      `Kýthêmhợpđồngxácđịnhthờihạntheođiểmckhoản2Điều20BộluậtLaođộng:${told}`,
    )
    await save('Điều 1. Thời hạn\nLý do: {Lý do ký thêm có thời hạn}.')
    expect(await printed(await contract(claimed))).toContain(`Điều1.ThờihạnLýdo:${told}`)
    expect(await printed(await contract())).not.toContain('Lýdo')
  })

  test('show no pay to who may not see it, and the trail tells whose words a print has', async () => {
    const id = await contract()
    const { version } = (await save(own)).body.data.paper_clauses
    // Once issued its pay asks for its right.
    const issued = await hr.call('contracts.issue', {
      path: { id },
      body: { sign_date: '2030-12-20', signer_name: 'Trần Văn Khang', signer_title: 'Tổng Giám đốc' },
    })
    expect(issued.status).toBe(200)
    expect(await printed(id, officer)).toMatch(/Tiềncông…+đồng\/tháng/)
    const { rows } = await api.db.superuser.query<{ detail: unknown }>(
      `select detail from audit_trail where operation = 'contracts.paper' and record_id = $1`,
      [id],
    )
    expect(rows).toEqual([
      { detail: expect.objectContaining({ form: 'pdf', clauses: { kind: 'labour_contract', version } }) },
    ])
  })

  test('are not saved over what somebody else has saved meanwhile', async () => {
    const { version } = await shown()
    expect((await save('Một', 'labour_contract', version)).status).toBe(200)
    const late = await save('Hai', 'labour_contract', version)
    expect([late.status, late.body.data.paper_clauses.content]).toEqual([409, 'Một'])
    expect((await reset('labour_contract', version)).status).toBe(409)
    // Not even once the words in between were given up.
    await reset('labour_contract', version + 1)
    expect((await save('Hai', 'labour_contract', version)).status).toBe(409)
    expect((await save('Hai', 'end_notice', 7)).status).toBe(409)
    const both = await Promise.all(['Ba', 'Bốn'].map((text) => save(text, 'appendix', 0)))
    expect(both.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1)
  })

  test.each([
    ['nothing', ''],
    ['spaces alone', ' \n\u200B '],
    ['more than 20,000 letters', 'a'.repeat(20_001)],
    ['a field of another kind', 'Số {Số quyết định}'],
    ['a field named constructor', '{constructor}'],
    ['a control character', 'Một\u0001'],
    ['a thousand fields', '{Họ và tên}'.repeat(1_000)],
  ])('are refused with %s, in words and by nothing changed', async (_, content) => {
    await save(own)
    const answer = await save(content)
    expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([400, ['content']])
    const preview = await hr.call('paperClauses.preview', {
      path: { kind: 'labour_contract' },
      body: { content },
    })
    expect(preview.status).toBe(400)
    expect((await shown()).content).toBe(own)
  })

  test('warn, and are kept, where certificates of units would name none', async () => {
    const saved = await save('Tặng {Họ và tên}, mã nhân viên {Mã nhân viên}.', 'reward_certificate')
    const warning = expect.stringContaining('không nêu tên tập thể')
    expect([saved.status, saved.body.data.paper_clauses.warnings]).toEqual([200, [warning]])
    expect((await shown('reward_certificate')).warnings).toEqual([warning])
    const back = await reset('reward_certificate')
    expect(back.body.data.paper_clauses.warnings).toEqual([])
  })

  test('are looked at with invented facts, and nothing is kept', async () => {
    const before = await shown()
    const look = async (kind: Kind, content: string) =>
      words((await hr.call('paperClauses.preview', { path: { kind }, body: { content } })).bytes)
    expect(await look('labour_contract', own)).toContain('NguyễnThịHồngĐàolàmChuyênviênkếtoán.Thửviệc60ngày.')
    expect(await look('probation_contract', 'Một')).toMatch(/HỢPĐỒNGTHỬVIỆC.*xemtrước.*Một/)
    expect(await look('appendix', '{Mức lương mới}')).toMatch(/PHỤLỤC.*16\.125\.000/)
    expect(await look('end_notice', '{Lý do chấm dứt}')).toMatch(/THÔNGBÁO.*Hếthạnhợpđồng/)
    expect(await look('renewal_review', 'Bậc tay nghề: {Ý kiến đơn vị}')).toMatch(
      /PHIẾUĐÁNHGIÁ.*Bậctaynghề:Hoànthànhtốtcôngviệc\..*TRƯỞNGĐƠNVỊ/,
    )
    expect(await look('reward_certificate', 'Tặng {Họ và tên}\nTập thể {Tập thể}')).toMatch(
      // One sheet of somebody, one of a unit.
      /GIẤYKHEN.*TặngNguyễnThịHồngĐào.*ĐẠIDIỆNCÔNGTY.*Tậpthể.*ĐẠIDIỆNCÔNGTY/,
    )
    for (const kind of ['discipline_minutes', 'discipline_invitation', 'discipline_meeting'] as const) {
      expect(await look(kind, 'Về {Hành vi vi phạm}')).toContain('VềTựýrờivịtrílàmviệc')
    }
    expect(await look('discipline_reduction', 'Xóa {Ngày xóa kỷ luật}')).toMatch(/QUYẾTĐỊNH:Xóa01-08-2026/)
    expect(await look('decision_7', '{Loại quyết định}: {Chức vụ}')).toMatch(
      /QUYẾTĐỊNH.*Chấmdứthợpđồnglaođộng:Trưởngnhóm/,
    )
    expect(await shown()).toEqual(before)
  })

  test('are for whoever sets contracts of the whole company, and read by their readers', async () => {
    const unit = await newcomer(api, {
      login: 'khoan.don.vi',
      personId: 12,
      companies: {
        1: [
          ['contract_access', 'unit'],
          ['contract_edit', 'unit'],
        ],
      },
    })
    const reader = await newcomer(api, {
      login: 'khoan.doc',
      companies: { 1: [['document_access', 'company']] },
    })
    const path = { kind: 'labour_contract' } as const
    for (const [person, seen] of [
      [unit, 403],
      [reader, 200],
    ] as const) {
      expect((await person.call('paperClauses.show', { path })).status).toBe(seen)
      expect((await save('Một', 'labour_contract', undefined, person)).status).toBe(403)
      expect((await reset('labour_contract', undefined, person)).status).toBe(403)
      const preview = await person.call('paperClauses.preview', { path, body: { content: 'Một' } })
      expect(preview.status).toBe(403)
    }
    const { body } = await reader.call('paperTemplates.list')
    const clausesOf = (kind: string) => body.data.paper_templates.find((each) => each.kind === kind)?.clauses
    expect(clausesOf('labour_contract')).toEqual({ is_changed: false, updated_at: null })
    expect(clausesOf('renewal_review')).toEqual({ is_changed: false, updated_at: null })
  })
})

describe('the clauses of a decision', () => {
  const decided = async (names: readonly string[]) => {
    const people = []
    for (const name of names) {
      people.push({
        employee_id: (await hire(api, name, 3)).employeeId,
        position_id: 2,
        department_id: 2,
        work_place: 'Kho Đông Anh',
      })
    }
    const body = { decision_type: 4, effective_date: '2026-03-01', summary: 'Về việc điều chuyển', people }
    const answer = await hr.call('decisions.store', { body })
    if (answer.status !== 201) throw new Error(answer.text)
    return answer.body.data.decision.id
  }
  const printedDecision = async (id: number) =>
    words((await hr.call('decisions.paper', { path: { id }, body: { form: 'pdf' } })).bytes)

  test('are those of its type, else those of all types, else the shipped ones', async () => {
    const id = await decided(['Ngô Văn Khoản'])
    expect(await printedDecision(id)).toMatch(/Điều1\.Điềuchuyểnđốivới.*Nơilàmviệc:KhoĐôngAnh\.Điều2\./)
    await save('Chung: {Nơi làm việc}.', 'decision')
    expect(await printedDecision(id)).toContain('Chung:KhoĐôngAnh.')
    expect((await shown('decision_4')).content).toBe('Chung: {Nơi làm việc}.')
    await save('Riêng: {Nơi làm việc}.\nThử việc đến {Thử việc đến ngày}.', 'decision_4')
    const pdf = await printedDecision(id)
    expect(pdf).toContain('Riêng:KhoĐôngAnh.')
    expect(pdf).not.toMatch(/Chung|Thửviệc|đínhchính/)
    expect((await shown('decision_4')).shipped).toBe('Chung: {Nơi làm việc}.')
  })

  test('leave what is set of each person to the list where they are several', async () => {
    const id = await decided(['Ngô Văn Một', 'Ngô Văn Hai'])
    await save('Điều 1. Điều chuyển {Người được quyết định}.\nVề {Nơi làm việc}.', 'decision_4')
    const pdf = await printedDecision(id)
    expect(pdf).toContain('Điều1.Điềuchuyểnnhữngngườicótêndướiđây.STT')
    expect(pdf).toContain('NgôVănHai')
    expect(pdf).not.toContain('VềKho')
  })
})
