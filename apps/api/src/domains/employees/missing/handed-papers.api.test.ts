import { beforeAll, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../../testing/api.ts'
import { inCompanyOf } from '../../../testing/group.ts'
import { everyPermission, hire, newcomer } from '../../../testing/newcomer.ts'
import { handedPapersAstray } from './testing/handed-papers-astray.ts'

const api = apiForFile()
let hr: Person
beforeAll(async () => {
  hr = await api.as('hrOfOne')
})

const run = <Row extends object>(statement: string, values: unknown[] = []) =>
  inCompanyOf(api.db.superuser, 1, async (client) => (await client.query<Row>(statement, values)).rows)

/** Two papers that are asked of everybody and nothing else: one by hand, and one that a document of the answered type is. */
async function askedPapers() {
  await run('update required_papers set is_active = false where company_id = 1')
  const [type] = await run<{ id: number }>('select min(id) as id from document_types where company_id = 1')
  const asked = async (code: string, document_type_id: number | null) => {
    const body = { code, name: `Giấy ${code}`, document_type_id }
    return (await hr.call('requiredPapers.store', { body })).body.data.required_paper.id
  }
  return { type: type?.id ?? 0, byHand: await asked('TAY', null), ofType: await asked('LOAI', type?.id ?? 0) }
}

const mark = (id: number, paper_id: number) =>
  hr.call('employeeMissingPapers.mark', {
    path: { id, paper_id },
    body: { state: 'handed_in', handed_in_on: '2026-03-02' },
  })

const change = async (kind: 'termination' | 'rehire', id: number, effective_date: string) => {
  const facts =
    kind === 'rehire'
      ? { main_position: { position_id: 2, department_id: 4 } }
      : { leave_reason: 'Chuyển chỗ ở' }
  const answer = await hr.call('jobChanges.store', { body: { kind, ids: [id], effective_date, facts } })
  expect(answer.status, answer.body.message).toBe(200)
}

test('what is kept follows who leaves, comes back, is deleted by mistake and put back, and his documents', async () => {
  const { type, byHand, ofType } = await askedPapers()
  const { employeeId: id } = await hire(api, 'Lê Thị Nộp Giấy', 2, '2020-05-04')
  const kept = async () => {
    expect(await handedPapersAstray(api.db)).toEqual([])
    const rows = await run<{ paper: number }>(
      'select required_paper_id as paper from handed_papers where employee_id = $1 order by required_paper_id',
      [id],
    )
    return rows.map(({ paper }) => paper)
  }
  await mark(id, byHand)
  expect(await kept()).toEqual([byHand])
  const { id: document } = (
    await hr.call('documents.store', {
      body: { document_type_id: type, summary: 'Bản sao', issue_date: '2021-01-05', employee_ids: [id] },
    })
  ).body.data.document
  expect(await kept()).toEqual([0, byHand, ofType])

  await change('termination', id, '2026-04-01')
  expect(await kept()).toEqual([])
  await change('rehire', id, '2026-06-01')
  expect(await kept()).toEqual([0, byHand, ofType])

  expect((await hr.call('documents.destroy', { path: { id: document } })).status).toBe(200)
  expect(await kept()).toEqual([byHand])
  expect((await hr.call('documents.restore', { body: { ids: [document] } })).status).toBe(200)
  expect(await kept()).toEqual([0, byHand, ofType])

  expect((await hr.call('employeeMissingPapers.unmark', { path: { id, paper_id: byHand } })).status).toBe(200)
  expect(await kept()).toEqual([ofType])
})

test('whoever is deleted by mistake and put back has his papers again', async () => {
  const admin = await newcomer(api, { login: 'papers.admin', companies: { 1: everyPermission } })
  const { employeeId: id } = await hire(api, 'Lê Văn Nhập Nhầm')
  const papers = await run<{ id: number }>(
    'select id from required_papers where company_id = 1 and is_active',
  )
  for (const paper of papers) await mark(id, paper.id)
  const rows = () => run('select required_paper_id from handed_papers where employee_id = $1', [id])
  expect(await rows()).toHaveLength(papers.length + 1)
  expect((await admin.call('employees.destroy', { path: { id } })).status).toBe(200)
  expect(await rows()).toEqual([])
  expect(await handedPapersAstray(api.db)).toEqual([])
  // What is asked meanwhile he has not handed in.
  const one = { code: 'THEM', name: 'Giấy hỏi thêm', document_type_id: null }
  expect((await hr.call('requiredPapers.store', { body: one })).status).toBe(201)
  expect((await admin.call('employees.restore', { body: { ids: [id] } })).status).toBe(200)
  expect(await handedPapersAstray(api.db)).toEqual([])
  expect(await rows()).toHaveLength(papers.length)
})
