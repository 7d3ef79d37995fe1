import { beforeAll, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../testing/api.ts'
import { inCompanyOf } from '../../testing/group.ts'
import { codeBoxes } from '../../portal/qr-code.ts'
import { openDocx } from '../docx/docx-parts.ts'
import { docx, docxText, paragraph } from '../docx/testing/docx.ts'
import { hire, newcomer } from '../../testing/newcomer.ts'
import { codePicture } from './code-picture.ts'

const origin = 'https://nhansu.example.com'
const api = apiForFile(() => ({ APP_URL: `${origin}/` }))
let hr: Person
let typeId: number
beforeAll(async () => {
  hr = await api.as('hrOfOne')
  const type = { code: 'MAIN', name: 'Mười hai tháng', kind: 'fixed_term', term_months: 12 } as const
  typeId = (await hr.call('contractTypes.store', { body: type })).body.data.contract_type.id
})

async function draft(): Promise<number> {
  const { employeeId } = await hire(api, 'Phan Thị Bản In', 3)
  const body = { employee_id: employeeId, contract_type_id: typeId, start_date: '2031-01-01' }
  return (await hr.call('contracts.store', { body })).body.data.contract.id
}

/** Has a contract printed, and answers the code that stands on the newest paper. */
async function printed(id: number, form: 'pdf' | 'docx' = 'pdf'): Promise<string | null> {
  const { status } = await hr.call('contracts.paper', { path: { id }, body: { form } })
  expect(status).toBe(200)
  const { papers } = (await hr.call('contracts.papers', { path: { id } })).body.data
  return papers[0]?.code ?? null
}
const ofCode = (code: string, by: Pick<Person, 'call'> = hr) => by.call('papers.ofCode', { path: { code } })

test('the code on a paper leads to its record, and says whether it is the newest and what changed since', async () => {
  const id = await draft()
  const code = (await printed(id)) ?? ''
  expect(code).toMatch(/^[\w-]{22}$/)
  expect((await ofCode(code)).body.data.paper).toMatchObject({
    kind: 'labour_contract',
    record: 'contract',
    record_id: id,
    is_draft: true,
    later_papers: 0,
    changed_at: null,
  })
  await hr.call('contracts.update', { path: { id }, body: { job_title: 'Thủ quỹ' } })
  const next = (await printed(id)) ?? ''
  expect(next).not.toBe(code)
  expect((await ofCode(code)).body.data.paper).toMatchObject({
    later_papers: 1,
    changed_at: expect.any(String),
  })
  expect((await ofCode(next)).body.data.paper).toMatchObject({ later_papers: 0, changed_at: null })
})

test('a save that began before a paper was made and ended after it shows as a change', async () => {
  const id = await draft()
  const code = (await printed(id)) ?? ''
  // As such a save leaves it: another version, by an earlier time.
  await inCompanyOf(api.db.superuser, 1, async (client) => {
    await client.query('alter table contracts disable trigger stamp_update')
    await client.query(
      `update contracts set version = version + 1, updated_at = now() - interval '1 minute' where id = $1`,
      [id],
    )
    await client.query('alter table contracts enable trigger stamp_update')
  })
  expect((await ofCode(code)).body.data.paper.changed_at).toEqual(expect.any(String))
})

test('the company’s own Word file has the code and its address where it names them', async () => {
  const content = docx(paragraph('Mã {Mã đối chiếu} {Địa chỉ đối chiếu}') + paragraph('{Mã QR đối chiếu}'))
  const file = new File([(await content) as never], 'Mẫu công ty.docx')
  const stored = await hr.call('paperTemplates.store', { path: { kind: 'labour_contract' }, body: { file } })
  expect(stored.status, stored.text).toBe(201)
  const id = await draft()
  const { bytes } = await hr.call('contracts.paper', { path: { id }, body: { form: 'docx' } })
  const [paper] = (await hr.call('contracts.papers', { path: { id } })).body.data.papers
  const words = (await docxText(bytes)).join(' ')
  expect(words).toContain(`Mã ${paper?.code}`)
  expect(words).toContain(`${origin}/hop-dong/${paper?.code}/ban-in`)
  expect((await ofCode(paper?.code ?? '')).body.data.paper).toMatchObject({ id: paper?.id, record_id: id })
  const { parts } = await openDocx(bytes)
  // What a telephone reads off it is the address.
  const address = `${origin}/hop-dong/${paper?.code}/ban-in`
  expect(parts.get('word/media/drawn1.png')).toEqual(codePicture(codeBoxes(address)))
})

test('a code is nothing in another company, and to who reads no such records', async () => {
  const code = (await printed(await draft())) ?? ''
  expect((await ofCode(code, await api.as('hrOfTwo'))).status).toBe(404)
  expect((await ofCode('A'.repeat(22))).status).toBe(404)
  const { personId } = await hire(api, 'Người Đọc Tài Liệu', 3)
  const reader = await newcomer(api, {
    login: 'doc.tai.lieu.ma',
    companies: { 1: [['document_access', 'company']] },
    personId,
  })
  expect((await ofCode(code, reader)).status).toBe(404)
  const nobody = await newcomer(api, {
    login: 'khong.quyen.ma',
    companies: { 1: [['level_access', 'company']] },
  })
  expect((await ofCode(code, nobody)).status).toBe(403)
})

test('nobody has more than a thousand papers made in a day, whatever records they are of', async () => {
  const id = await draft()
  const maker = await newcomer(api, {
    login: 'in.nhieu.ban',
    companies: {
      1: [
        ['contract_access', 'company'],
        ['contract_edit', 'company'],
      ],
    },
  })
  const print = () => maker.call('contracts.paper', { path: { id }, body: { form: 'pdf' } })
  expect((await print()).status).toBe(200)
  const other = await draft()
  await inCompanyOf(api.db.superuser, 1, (client) =>
    client.query(
      `with first as (select * from made_papers where company_id = 1 and contract_id = $1 and code is not null limit 1),
         bytes as (
           insert into files (company_id, owner_kind, owner_id, purpose, blob, name, media_type, size, sha256, scan_state, uploaded_by)
           select file.company_id, file.owner_kind, $2, file.purpose, md5('giay' || place), file.name, file.media_type, file.size,
             file.sha256, file.scan_state, file.uploaded_by
           from files file cross join generate_series(1, 999) as place where file.id = (select file_id from first) returning id)
       insert into made_papers (company_id, kind, form, contract_id, file_id, is_draft, with_pay, employee_ids, made_by, made_at)
       select 1, first.kind, first.form, $2, bytes.id, true, false, first.employee_ids, first.made_by, now() - interval '2 hours'
       from first cross join bytes`,
      [id, other],
    ),
  )
  const refused = await print()
  expect([refused.status, refused.body.message]).toEqual([429, expect.stringContaining('đã in 1000 bản')])
  expect((await hr.call('contracts.paper', { path: { id }, body: { form: 'pdf' } })).status).toBe(200)
})
