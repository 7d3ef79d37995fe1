import { beforeAll, expect, test } from 'vitest'
import type { Input } from '@nhansu/sdk/contract'
import { docx, docxText, paragraph } from '../../print/docx/testing/docx.ts'
import { kindOf } from '../../print/templates/paper-kinds.ts'
import { apiForFile, type Person } from '../../testing/api.ts'
import { nextNumber } from '../../testing/numbers.ts'
import { confirmationDesk, type Owner } from './testing/confirmation-desk.ts'

type Kind = Input<'paperTemplates.store'>['path']['kind']

const api = apiForFile()
const { arrange, asked, issue, owner, paid, paper, revoke } = confirmationDesk(api)
let hr: Person
/** Reads and writes files, and sees neither pay nor numbers of identity cards. */
let clerk: Owner
beforeAll(async () => {
  hr = await api.as('hrOfOne')
  clerk = await owner('employee_access', 'employee_edit')
})

async function upload(kind: Kind, content: Buffer | Promise<Buffer>) {
  const file = new File([(await content) as never], 'Mẫu công ty.docx')
  return hr.call('paperTemplates.store', { path: { kind }, body: { file } })
}

/** A template that names every tag of a kind, each in a line of its own: 'Mức lương: {Mức lương}'. */
const everyTag = (kind: Kind) =>
  docx(
    Object.keys(kindOf(kind).tags)
      .map((tag) => paragraph(`${tag}: {${tag}}`))
      .join(''),
  )

/** What such a paper says, line by line. */
async function wordOf(id: number): Promise<string[]> {
  const { status, bytes, headers, text } = await paper(id, undefined, 'docx')
  expect(status, text).toBe(200)
  expect(headers['content-type']).toContain('wordprocessingml')
  return docxText(bytes)
}

/** Somebody with pay and an identity card. */
async function known(): Promise<Owner & { identity: string }> {
  const me = await owner()
  const identity = `001192${String(nextNumber()).padStart(6, '0')}`
  await paid(me.employeeId, 18_500_000)
  const papers = { path: { id: me.employeeId }, body: { id_number: identity } }
  expect((await hr.call('employeePapers.update', papers)).status).toBe(200)
  return { ...me, identity }
}

test('a confirmation of income is made as the company’s Word file, with what was kept as it was issued', async () => {
  expect((await upload('confirmation_income', everyTag('confirmation_income'))).status).toBe(201)
  const me = await known()
  const { id } = await asked(me, { kind: 'income', recipient: 'Ngân hàng Sông Mây' })
  await issue(id, undefined, { with_id_number: true })
  // Whatever the file says by now, the paper says what it said.
  await arrange(`update employees set full_name = 'Nguyễn Thị Tên Mới' where id = $1`, [me.employeeId])
  const lines = await wordOf(id)
  for (const line of [
    'Họ và tên: Nguyễn Thị Hồng Đào',
    'Mức lương: 18.500.000 đồng/tháng',
    `Số định danh cá nhân: ${me.identity}`,
    'Mục đích: Làm hồ sơ vay vốn',
    'Nơi nhận: Ngân hàng Sông Mây',
    'Tên giấy: GIẤY XÁC NHẬN THU NHẬP',
    'Ngày vào công ty: 01-01-2024',
  ])
    expect(lines).toContain(line)
  const { rows } = await arrange('select number, paper_hash from confirmation_requests where id = $1', [id])
  expect(lines).toContain(`Số giấy: ${rows[0].number}`)
  expect(lines).toContain(`Mã kiểm chứng: ${String(rows[0].paper_hash).slice(0, 16).toUpperCase()}`)
  expect(lines.join('\n')).toContain('Mức lương hiện hưởng: 18.500.000 đồng/tháng')
})

test('the rights of the PDF are those of the Word file', async () => {
  await upload('confirmation_income', everyTag('confirmation_income'))
  await upload('confirmation_employment', everyTag('confirmation_employment'))
  const me = await known()
  const income = await asked(me, { kind: 'income' })
  await issue(income.id)
  expect((await paper(income.id, clerk, 'docx')).status).toBe(403)
  const work = await asked(me, { recipient: 'Sở Nội vụ' })
  await issue(work.id, undefined, { with_id_number: true })
  expect((await paper(work.id, clerk, 'docx')).status).toBe(403)
  const elsewhere = await api.as('hrOfTwo')
  expect((await paper(work.id, elsewhere, 'docx')).status).toBe(404)
  await revoke(work.id)
  expect((await paper(work.id, undefined, 'docx')).status).toBe(409)
})

test('a number of an identity card that was not chosen, and pay of another kind, are neither on it nor kept', async () => {
  await upload('confirmation_employment', everyTag('confirmation_employment'))
  const me = await known()
  const { id } = await asked(me)
  await issue(id)
  const said = (await wordOf(id)).join('\n')
  expect(said).toMatch(/Số định danh cá nhân: …+/)
  const { rows } = await arrange('select paper::text as paper from confirmation_requests where id = $1', [id])
  for (const text of [said, String(rows[0].paper)]) {
    expect(text).not.toContain(me.identity)
    expect(text).not.toMatch(/18.?500.?000/)
  }
})

test('a template with a tag that its kind has not is refused by the tag’s name, and nothing is kept', async () => {
  const refused = await upload('confirmation_employment', docx(paragraph('Lương: {Mức lương}')))
  expect(refused.status).toBe(400)
  expect(JSON.stringify(refused.body.errors)).toContain('Mức lương')
  const letter = await upload(
    'confirmation_introduction',
    docx(paragraph('Đến {Nơi nhận}, {Có giá trị đến hết ngày}')),
  )
  expect(letter.status, letter.text).toBe(201)
})

test('a company without a Word file is told so, and the PDF is made all the same', async () => {
  await hr.call('paperTemplates.destroy', { path: { kind: 'confirmation_introduction' } })
  const { id } = await asked(await owner(), { kind: 'introduction', recipient: 'Chi cục Thuế' })
  await issue(id, undefined, { valid_until: '2999-12-31' })
  const none = await paper(id, undefined, 'docx')
  expect([none.status, none.text]).toEqual([
    409,
    expect.stringContaining('Công ty chưa có mẫu Word cho \\"Giấy giới thiệu\\"'),
  ])
  expect((await paper(id)).headers['content-type']).toContain('application/pdf')
  await upload(
    'confirmation_introduction',
    docx(paragraph('{Họ và tên} đến {Nơi nhận} đến hết {Có giá trị đến hết ngày}')),
  )
  expect(await wordOf(id)).toContain('Nguyễn Thị Hồng Đào đến Chi cục Thuế đến hết 31-12-2999')
})

test('what does not apply to whom it is about is closed, so that nobody can write it in', async () => {
  await upload('confirmation_employment', everyTag('confirmation_employment'))
  const me = await owner()
  await arrange('update employees set date_of_birth = null where id = $1', [me.employeeId])
  const { id } = await asked(me)
  await issue(id)
  const lines = await wordOf(id)
  for (const tag of ['Ngày nghỉ việc', 'Loại hợp đồng', 'Nơi nhận', 'Số giấy ủy quyền'])
    expect(lines).toContain(`${tag}: —`)
  // What the product's own paper leaves open is left open here too.
  expect(lines.find((line) => line.startsWith('Ngày sinh: '))).toMatch(/: …+$/)
  expect(lines).toContain('Chức vụ người ký: Người sử dụng lao động')
})

test('a paper of before is made as a Word file only where that names nothing that was not kept', async () => {
  await upload('confirmation_employment', everyTag('confirmation_employment'))
  const { id } = await asked(await known())
  await issue(id)
  await arrange(`update confirmation_requests set paper = paper - 'facts' where id = $1`, [id])
  const refused = await paper(id, undefined, 'docx')
  expect([refused.status, refused.text]).toEqual([
    409,
    expect.stringContaining('không có bản Word. Hãy in PDF.'),
  ])
  expect((await paper(id)).headers['content-type']).toContain('application/pdf')
  await upload('confirmation_employment', docx(paragraph('{Tên giấy}') + paragraph('{Nội dung}')))
  expect((await wordOf(id)).join('\n')).toContain('Ông/Bà: Nguyễn Thị Hồng Đào.')
})

test('the trail says which form was made, of which template', async () => {
  await upload('confirmation_employment', everyTag('confirmation_employment'))
  const { id } = await asked(await owner())
  await issue(id)
  await wordOf(id)
  const { rows } = await arrange(
    `select detail from audit_trail where operation = 'confirmationRequests.paper' and record_id = $1`,
    [id],
  )
  expect(rows.map(({ detail }) => detail)).toEqual([
    expect.objectContaining({ form: 'docx', sha256: expect.stringMatching(/^[0-9a-f]{64}$/) }),
  ])
})
