import { createHash } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { copyPaper } from '../../print/testing/copied-papers.ts'
import { apiForFile, type Person } from '../../testing/api.ts'
import { hire, newcomer } from '../../testing/newcomer.ts'

const api = apiForFile()
let hr: Person
/** Prepares contracts and sees no pay. */
let officer: Person
let typeId: number
beforeAll(async () => {
  hr = await api.as('hrOfOne')
  officer = await newcomer(api, {
    login: 'ban.in.can.bo',
    companies: {
      1: [
        ['contract_access', 'company'],
        ['contract_edit', 'company'],
        ['contract_delete', 'company'],
      ],
    },
  })
  const type = { code: 'BANIN', name: 'Mười hai tháng', kind: 'fixed_term', term_months: 12 } as const
  typeId = (await hr.call('contractTypes.store', { body: type })).body.data.contract_type.id
})

// On a day on which nobody of the list may sign.
const signed = { sign_date: '2030-12-20', signer_name: 'Trần Văn Khang' }

async function draftOf(name: string) {
  const { employeeId, personId } = await hire(api, name, 3)
  const body = {
    employee_id: employeeId,
    contract_type_id: typeId,
    start_date: '2031-01-01',
    salary: 15_123_456,
  }
  const { id } = (await hr.call('contracts.store', { body })).body.data.contract
  return { id, employeeId, personId }
}

async function print(id: number, by: Person, form: 'pdf' | 'docx' = 'pdf') {
  const answer = await by.call('contracts.paper', { path: { id }, body: { form } })
  if (answer.status !== 200) throw new Error(answer.text)
  return answer.bytes
}
const papersOf = async (id: number, by: Person) =>
  (await by.call('contracts.papers', { path: { id } })).body.data.papers
const open = async (id: number, row_id: number, by: Person) => {
  const answer = await by.call('contracts.paperTicket', { path: { id, row_id } })
  if (answer.status !== 200) return answer.status
  return (await by.call('files.download', { path: { ticket: answer.body.data.ticket } })).bytes
}

test('each file made is kept byte by byte with its hash and who made it, and opens again', async () => {
  const { id } = await draftOf('Hồ Thị Bản In')
  const file = await print(id, hr)
  const again = await print(id, officer)
  const papers = await papersOf(id, hr)
  expect(papers).toHaveLength(2)
  expect(papers[1]).toMatchObject({
    kind: 'labour_contract',
    form: 'pdf',
    size: file.length,
    sha256: createHash('sha256').update(file).digest('hex'),
    is_draft: true,
    made_by_name: expect.stringMatching(/./u),
    may_open: true,
  })
  expect(papers[0]?.made_by_name).toBe('Người dùng ban.in.can.bo')
  expect(await open(id, papers[1]?.id ?? 0, hr)).toEqual(file)
  expect(await open(id, papers[0]?.id ?? 0, hr)).toEqual(again)
  expect(await open(id, 999_999, hr)).toBe(404)
})

test('a file with pay in it opens by the right of today, and that of a draft for who prepares it', async () => {
  const { id, personId } = await draftOf('Hồ Thị Lương In')
  await print(id, officer)
  await hr.call('contracts.issue', { path: { id }, body: signed })
  await print(id, officer)
  await print(id, hr)
  // Of the draft the officer saw the pay, of the issued one no more: what he prints now has dots.
  const papers = await papersOf(id, officer)
  expect(papers.map(({ is_draft, may_open }) => [is_draft, may_open])).toEqual([
    [false, false],
    [false, true],
    [true, false],
  ])
  const [withPay, dotted, draft] = papers.map((paper) => paper.id)
  expect(await open(id, withPay ?? 0, officer)).toBe(403)
  expect(await open(id, draft ?? 0, officer)).toBe(403)
  expect(await open(id, dotted ?? 0, officer)).toBeInstanceOf(Buffer)
  expect(await open(id, withPay ?? 0, hr)).toBeInstanceOf(Buffer)
  // The person himself reads what was made of the issued contract, and nothing of its drafts.
  const own = await newcomer(api, {
    login: 'ban.in.chinh.minh',
    personId,
    companies: { 1: [['contract_access', 'own']] },
  })
  expect((await papersOf(id, own)).map(({ is_draft }) => is_draft)).toEqual([false, false])
  expect(await open(id, draft ?? 0, own)).toBe(404)
  expect(await open(id, withPay ?? 0, own)).toBeInstanceOf(Buffer)
})

test('however many files of drafts are newer, a reader is told of those that are not', async () => {
  const { id, personId } = await draftOf('Hồ Thị Nhiều Nháp')
  await hr.call('contracts.issue', { path: { id }, body: signed })
  await print(id, hr)
  const [{ id: paper } = { id: 0 }] = await papersOf(id, hr)
  // As of an appendix that is a draft.
  await copyPaper(api, paper, 200, { isDraft: true })
  const own = await newcomer(api, {
    login: 'ban.in.nhieu.nhap',
    personId,
    companies: { 1: [['contract_access', 'own']] },
  })
  expect((await papersOf(id, own)).map((kept) => kept.id)).toEqual([paper])
  expect((await papersOf(id, hr)).map(({ is_draft }) => is_draft)).not.toContain(false)
})

test('an appendix and a notice of ending lie beside their contract; what was deleted takes its files along', async () => {
  const { id } = await draftOf('Hồ Thị Kèm')
  await hr.call('contracts.issue', { path: { id }, body: signed })
  const { body } = await hr.call('appendices.store', {
    path: { id },
    body: {
      ...signed,
      start_date: '2031-06-01',
      changes: ['place'],
      content: 'Đổi nơi làm việc.',
      work_place: 'Kho Bình An',
    },
  })
  const { id: row_id, appendix_number } = body.data.appendix
  await hr.call('appendices.paper', { path: { id, row_id }, body: { form: 'pdf' } })
  await hr.call('contracts.endNotice', { path: { id }, body: { form: 'pdf' } })
  expect(await papersOf(id, hr)).toMatchObject([
    { kind: 'end_notice', appendix_number: null },
    { kind: 'appendix', appendix_number },
  ])

  const gone = await draftOf('Hồ Thị Xóa')
  await print(gone.id, hr)
  const stored = () =>
    api.db.superuser.query<{ removed: boolean }>(
      `select removed_at is not null as removed from files where company_id = 1 and name like '%Hồ Thị Xóa%'`,
    )
  expect((await stored()).rows).toEqual([{ removed: false }])
  expect((await hr.call('contracts.destroy', { path: { id: gone.id } })).status).toBe(200)
  expect((await stored()).rows).toEqual([{ removed: true }])
})

test('of a decision a file opens for who sees everybody in it', async () => {
  const people = [await hire(api, 'Hồ Thị Cả', 3), await hire(api, 'Hồ Thị Nhóm', 2)]
  const { body } = await hr.call('decisions.store', {
    body: {
      decision_type: 7,
      effective_date: '2026-05-01',
      summary: 'Về việc chấm dứt hợp đồng',
      people: people.map(({ employeeId }) => ({ employee_id: employeeId, contract_end_reason: 'agreement' })),
    },
  })
  const { id } = body.data.decision
  await hr.call('documentTypes.store', {
    body: { code: 'QDBI', name: 'Quyết định', is_decision: true, is_visible_to_employee: true },
  })
  const signer = await hr.call('signers.store', {
    body: {
      employee_id: 13,
      printed_title: 'Tổng Giám đốc',
      paper_kinds: ['decision'],
      valid_from: '2026-01-01',
    },
  })
  const printed = (by: Person) => by.call('decisions.paper', { path: { id }, body: { form: 'pdf' } })
  await printed(hr)
  const issued = await hr.call('decisions.issue', {
    path: { id },
    body: { sign_date: '2026-04-20', signer_id: signer.body.data.signer.id },
  })
  expect(issued.text).toContain('"success":true')
  await printed(hr)
  const own = await newcomer(api, {
    login: 'ban.in.qd',
    personId: people[0]?.personId ?? 0,
    companies: { 1: [['document_access', 'own']] },
  })
  await printed(own)
  const papers = async (by: Person) => (await by.call('decisions.papers', { path: { id } })).body.data.papers
  expect((await papers(hr)).map(({ is_draft }) => is_draft)).toEqual([false, false, true])
  // Only the one that he made himself is about nobody else.
  const [mine] = await papers(own)
  expect((await papers(own)).map(({ id: paper }) => paper)).toEqual([(await papers(hr))[0]?.id])
  const ticket = (row_id: number, by: Person) => by.call('decisions.paperTicket', { path: { id, row_id } })
  expect((await ticket(mine?.id ?? 0, own)).status).toBe(200)
  expect((await ticket((await papers(hr))[1]?.id ?? 0, own)).status).toBe(404)
})

test('of a draft that somebody has left a file opens for whose rights reach him too', async () => {
  const people = [await hire(api, 'Hồ Thị Còn', 3), await hire(api, 'Hồ Thị Rời', 2)].map(
    ({ employeeId }) => ({ employee_id: employeeId, contract_end_reason: 'agreement' as const }),
  )
  const leader = await newcomer(api, {
    login: 'ban.in.truong',
    personId: (await hire(api, 'Hồ Thị Trưởng', 3)).personId,
    companies: { 1: [['document_access', 'unit']] },
  })
  const { body } = await hr.call('decisions.store', {
    body: { decision_type: 7, effective_date: '2026-05-01', summary: 'Về việc chấm dứt hợp đồng', people },
  })
  const { id } = body.data.decision
  const printed = () => hr.call('decisions.paper', { path: { id }, body: { form: 'pdf' } })
  await printed()
  await hr.call('decisions.update', { path: { id }, body: { people: people.slice(0, 1) } })
  await printed()
  const papers = async (by: Person) => (await by.call('decisions.papers', { path: { id } })).body.data.papers
  const [now, before] = (await papers(hr)).map((paper) => paper.id)
  expect((await papers(leader)).map((paper) => paper.id)).toEqual([now])
  const ticket = (row_id = 0) => leader.call('decisions.paperTicket', { path: { id, row_id } })
  expect([(await ticket(now)).status, (await ticket(before)).status]).toEqual([200, 404])
})

test('whoever has one record printed without end is refused for that day', async () => {
  const { id } = await draftOf('Hồ Thị In Mãi')
  await print(id, hr)
  await api.db.superuser.query(
    `insert into made_papers (company_id, kind, contract_id, form, file_id, is_draft, with_pay, employee_ids, made_by)
     select company_id, kind, contract_id, form, file_id + 1000000 + n, is_draft, with_pay, employee_ids, made_by
     from made_papers, generate_series(1, 99) n where company_id = 1 and contract_id = $1`,
    [id],
  )
  expect((await hr.call('contracts.paper', { path: { id }, body: { form: 'pdf' } })).status).toBe(429)
  await print(id, officer)
})
