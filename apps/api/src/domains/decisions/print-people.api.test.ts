import type { Schemas } from '@nhansu/sdk/contract'
import { beforeAll, expect, test } from 'vitest'
import type { Job, JobContext } from '../../jobs/define-job.ts'
import { pdfText } from '../../print/testing/pdf-text.ts'
import { cancelledAgain } from '../../print/testing/cancelled-again.ts'
import { copyPaper } from '../../print/testing/copied-papers.ts'
import { apiForFile, type Person } from '../../testing/api.ts'
import { runJobs } from '../../testing/jobs.ts'
import { lastView } from '../../testing/last-view.ts'
import { hire, newcomer } from '../../testing/newcomer.ts'
import { openArchive } from '../../testing/open-archive.ts'
import { printPeopleJob } from './print-people.ts'

const api = apiForFile()
const beyond = 'Quyết định hoặc nhân viên này không còn trong phạm vi của người yêu cầu.'

let hr: Person
let signer: { sign_date: string; signer_id: number }
beforeAll(async () => {
  hr = await api.as('hrOfOne')
  await hr.call('documentTypes.store', { body: { code: 'QD', name: 'Quyết định', is_decision: true } })
  const { body } = await hr.call('signers.store', {
    body: { employee_id: 13, printed_title: 'Giám đốc', paper_kinds: ['decision'], valid_from: '2026-01-01' },
  })
  signer = { sign_date: '2026-02-20', signer_id: body.data.signer.id }
})

/** A decision about somebody of each of these units, by name. */
async function decision(people: Readonly<Record<string, number>>, state: 'draft' | 'issued' = 'issued') {
  const named = []
  for (const [name, unit] of Object.entries(people)) {
    named.push({ employee_id: (await hire(api, name, unit)).employeeId, position_id: 2, department_id: 4 })
  }
  const body = {
    decision_type: 4,
    effective_date: '2026-03-01',
    summary: 'Về việc điều chuyển',
    people: named,
  }
  const { id } = (await hr.call('decisions.store', { body })).body.data.decision
  if (state === 'issued') {
    const answer = await hr.call('decisions.issue', { path: { id }, body: signer })
    if (answer.status !== 200) throw new Error(answer.text)
  }
  return { id, ids: named.map(({ employee_id }) => employee_id) }
}

/** Reads decisions about people of the unit 3. */
const reader = async (login: string) =>
  newcomer(api, {
    login,
    companies: { 1: [['document_access', 'unit']] },
    personId: (await hire(api, 'Đỗ Thị Đơn Vị', 3)).personId,
  })

type Outcome = { employee_id: number; paper_id: number | null; name: string; reason: string | null }

const ask = (by: Person, id: number, employee_ids: number[], form: Schemas['PaperForm'] = 'pdf') =>
  by.call('decisions.printPeople', { path: { id }, body: { employee_ids, form } })
const work = (job: Job<never> = printPeopleJob) =>
  runJobs(api.db, { jobs: [job], environment: { DATA_DIR: api.dataDir } })
async function outcome(by: Person, run: number): Promise<Outcome[]> {
  const { job } = (await by.call('jobs.show', { path: { id: run } })).body.data
  return (job.result as { print: { rows: Outcome[] } }).print.rows
}
async function print(by: Person, id: number, employee_ids: number[], form?: Schemas['PaperForm']) {
  const answer = await ask(by, id, employee_ids, form)
  if (answer.status !== 200) throw new Error(answer.text)
  await work()
  return outcome(by, answer.body.data.run_id)
}
const archive = (by: Person, id: number, paper_ids: number[]) =>
  by.call('decisions.paperArchive', { path: { id }, body: { paper_ids } })
const papersOf = (rows: readonly Outcome[]) => rows.map(({ paper_id }) => paper_id ?? 0)

test('each of those chosen has a paper that names nobody else, kept beside the decision and fetched as one archive', async () => {
  const { id, ids } = await decision({ 'Lê Thị Riêng Một': 3, 'Lê Thị Riêng Hai': 3, 'Lê Thị Riêng Ba': 3 })
  const [one = 0, two = 0, three = 0] = ids
  const rows = await print(hr, id, [three, one])
  expect(rows).toMatchObject([
    { employee_id: three, name: expect.stringMatching(/^Lê Thị Riêng Ba \(/), reason: null },
    { employee_id: one, name: expect.stringMatching(/^Lê Thị Riêng Một \(/), reason: null },
  ])
  const answer = await archive(hr, id, papersOf(rows))
  expect(answer.status, answer.text).toBe(200)
  const files = await openArchive(answer.bytes)
  expect([...files.keys()].toSorted()).toEqual([
    expect.stringMatching(/^Quyết định .*, Lê Thị Riêng Ba\.pdf$/),
    expect.stringMatching(/^Quyết định .*, Lê Thị Riêng Một\.pdf$/),
  ])
  for (const [name, bytes] of files) {
    const text = pdfText(bytes).join('')
    expect(text.includes('LêThịRiêngMột')).toBe(name.includes('Một'))
    expect(text).not.toContain('LêThịRiêngHai')
  }
  const kept = (await hr.call('decisions.papers', { path: { id } })).body.data.papers
  expect(new Set(kept.map(({ id: paper }) => paper))).toEqual(new Set(papersOf(rows)))
  const people = [one, three].toSorted((first, second) => first - second)
  expect(await lastView(api, 'decisions.paperArchive')).toMatchObject({ deed: 'print', people })
  expect((await ask(hr, id, [two, 11])).status).toBe(404)
})

test('a reader prints whom he sees, and fetches nobody else’s paper', async () => {
  const { id, ids } = await decision({ 'Lê Thị Của Ba': 3, 'Lê Thị Của Hai': 2 })
  const [own = 0, other = 0] = ids
  // The decision moved both; whoever is of the unit 4 since is seen by neither. The reader sits there too.
  const officer = await newcomer(api, {
    login: 'doc.don.vi.bon',
    companies: { 1: [['document_access', 'unit']] },
    personId: (await hire(api, 'Đỗ Thị Đơn Vị Bốn', 4)).personId,
  })
  const rows = await print(officer, id, [own, other])
  expect(rows.map(({ reason }) => reason)).toEqual([null, null])
  const stranger = await reader('doc.don.vi.ba')
  expect((await ask(stranger, id, [own])).status).toBe(404)
  expect((await archive(stranger, id, papersOf(rows))).status).toBe(404)
  expect((await archive(officer, id, [...papersOf(rows), 999_999])).status).toBe(404)
  const foreign = await decision({ 'Lê Thị Quyết Định Khác': 3 })
  expect((await archive(hr, foreign.id, papersOf(rows))).status).toBe(404)
})

test('however many papers of others are newer, a reader is told of those of whom he reaches, and who reaches all of 700', async () => {
  const own = (await hire(api, 'Lê Thị Bản Cũ', 3)).employeeId
  const other = (await hire(api, 'Lê Thị Bản Mới', 3)).employeeId
  const people = [
    { employee_id: own, position_id: 2, department_id: 2 },
    { employee_id: other, position_id: 2, department_id: 4 },
  ]
  const body = { decision_type: 4, effective_date: '2026-03-01', summary: 'Về việc điều chuyển', people }
  const { id } = (await hr.call('decisions.store', { body })).body.data.decision
  expect((await hr.call('decisions.issue', { path: { id }, body: signer })).status).toBe(200)
  const [old = 0, recent = 0] = papersOf(await print(hr, id, [own, other]))
  await copyPaper(api, recent, 750)
  const head = await newcomer(api, {
    login: 'doc.don.vi.hai',
    companies: { 1: [['document_access', 'unit']] },
    personId: (await hire(api, 'Đỗ Thị Đơn Vị Hai', 2)).personId,
  })
  const shown = async (by: Person) =>
    (await by.call('decisions.papers', { path: { id } })).body.data.papers.map((paper) => paper.id)
  expect(await shown(head)).toEqual([old])
  const all = await shown(hr)
  expect(all).toHaveLength(700)
  expect(all).toEqual(all.toSorted((one, next) => next - one))
})

test('of a draft nobody prints for one alone who does not reach everybody in it', async () => {
  const { id, ids } = await decision({ 'Lê Thị Nháp Ba': 3, 'Lê Thị Nháp Hai': 2 }, 'draft')
  const [own = 0, other = 0] = ids
  const rows = await print(await reader('doc.nhap'), id, [own])
  expect(rows).toMatchObject([{ paper_id: null, reason: expect.stringContaining('còn là bản nháp') }])
  expect((await print(hr, id, [own, other])).map(({ reason }) => reason)).toEqual([null, null])
})

test('who has left the draft meanwhile is left out without a name, and where there is no Word file each is told so', async () => {
  const { id, ids } = await decision({ 'Lê Thị Ở Lại': 3, 'Lê Thị Ra Khỏi': 3 }, 'draft')
  const [staying = 0, going = 0] = ids
  const run = (await ask(hr, id, [going, staying])).body.data.run_id
  const people = [{ employee_id: staying, position_id: 2, department_id: 4 }]
  await hr.call('decisions.update', { path: { id }, body: { people } })
  await work()
  expect(await outcome(hr, run)).toMatchObject([
    { employee_id: going, paper_id: null, name: '', reason: beyond },
    { employee_id: staying, paper_id: expect.any(Number), reason: null },
  ])
  expect(await print(hr, id, [staying], 'docx')).toMatchObject([
    {
      paper_id: null,
      name: expect.stringMatching(/^Lê Thị Ở Lại/),
      reason: expect.stringMatching(/chưa có mẫu Word/),
    },
  ])
})

test('of work that is cancelled after it was begun again, whom an attempt before came to are named with their codes', async () => {
  const { id, ids } = await decision({ 'Lê Thị Trước Đó': 3, 'Lê Thị Sau Đó': 3 })
  const [first = 0] = ids
  const run = (await ask(hr, id, ids)).body.data.run_id
  const { job, kept } = cancelledAgain(printPeopleJob)
  await work(job)
  expect((await outcome(hr, run)).map(({ reason }) => reason)).toEqual([null, null])
  expect(kept()).toMatchObject({
    print: { rows: [{ employee_id: first, name: expect.stringMatching(/^Lê Thị Trước Đó \([^)]+\)$/) }] },
  })
})

test('work that dies and is begun again prints for nobody twice', async () => {
  const { id, ids } = await decision({ 'Lê Thị Chết': 3, 'Lê Thị Sống': 3 })
  const run = (await ask(hr, id, ids)).body.data.run_id
  let died = false
  await work({
    ...printPeopleJob,
    run: (job: JobContext, order: never) =>
      printPeopleJob.run(
        {
          ...job,
          progress: async (...told) => {
            if (told[0] === 1 && !died) {
              died = true
              throw new Error('gone')
            }
            await job.progress(...told)
          },
        },
        order,
      ),
  })
  expect(died).toBe(true)
  expect((await outcome(hr, run)).map(({ reason }) => reason)).toEqual([null, null])
  expect((await hr.call('decisions.papers', { path: { id } })).body.data.papers).toHaveLength(2)
})
