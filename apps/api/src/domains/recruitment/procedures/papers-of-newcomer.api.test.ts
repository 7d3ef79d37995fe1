import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { inCompany } from '../../../db/transaction.ts'
import { jobs } from '../../../jobs/registry.ts'
import { apiForFile, type Person } from '../../../testing/api.ts'
import { exampleFile } from '../../../testing/example-file.ts'
import { runJobs } from '../../../testing/jobs.ts'
import { newcomer } from '../../../testing/newcomer.ts'
import { nextNumber } from '../../../testing/numbers.ts'
import { eraseCandidates } from '../candidates/erase-candidates.ts'

/** Files of a candidate that become documents of the employee whom his reception makes. */

const api = apiForFile()
let hr: Person
let signed: { signer_id: number; sign_date: string }
/** Work that waits for the store of files; until it is done the papers lie with the candidate alone. */
const work = () => runJobs(api.db, { environment: { DATA_DIR: api.dataDir } })

beforeAll(async () => {
  hr = await api.as('hrOfOne')
  await hr.call('documentTypes.store', {
    body: { code: 'QDGT', name: 'Quyết định tiếp nhận', is_decision: true },
  })
  const { body } = await hr.call('signers.store', {
    body: { employee_id: 13, printed_title: 'Giám đốc', paper_kinds: ['decision'], valid_from: '2026-01-01' },
  })
  signed = { signer_id: body.data.signer.id, sign_date: '2026-11-02' }
})

const cv = exampleFile({ contentMediaType: 'application/pdf', example: 'CV.pdf' })

/** Where the bytes of files lie. */
const stored = () =>
  readdirSync(join(api.dataDir, 'files/blobs'), { recursive: true, withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? [join(entry.parentPath, entry.name)] : [],
  )

async function givenCv(candidateId: number): Promise<number> {
  const { body } = await hr.call('candidates.storeCv', { path: { id: candidateId }, body: { file: cv } })
  return body.data.candidate.files?.[0]?.id ?? 0
}

async function typeOfPapers(): Promise<number> {
  const number = nextNumber()
  const body = { code: `SYLL${number}`, name: `Sơ yếu lý lịch ${number}` }
  return (await hr.call('documentTypes.store', { body })).body.data.document_type.id
}

async function documentsOf(type: number) {
  const filter = { document_type_id: { operator: 'in' as const, value: [type] } }
  return (await hr.call('documents.list', { query: { filter } })).body.data.documents
}

const finish = (id: number, body: object = {}, query: object = {}, person = hr) =>
  person.call('procedures.finish', { path: { id }, query, body: { ...signed, ...body } })

test('are copied once he is an employee, each a document with bytes of its own', async () => {
  const file_id = await givenCv(61)
  const document_type_id = await typeOfPapers()
  const papers = [{ file_id, document_type_id }]
  const preview = await finish(12, { papers }, { dry_run: true })
  expect(preview.body.data.consequences).toContainEqual(
    expect.stringMatching(/^Đưa 'CV.pdf' vào tài liệu của nhân viên, loại 'Sơ yếu lý lịch/),
  )
  const twice = await finish(12, { papers: [...papers, ...papers] })
  expect(twice.body.errors).toHaveProperty('papers.1.file_id')
  const strange = await finish(12, { papers: [{ file_id: file_id + 1_000_000, document_type_id }] })
  expect(strange.body.errors).toHaveProperty('papers.0.file_id')
  const mayNot = await newcomer(api, {
    login: `khong-tai-lieu-${nextNumber()}`,
    companies: { 1: ['recruitment_edit', 'decision_issue'].map((right) => [right, 'company']) as never },
  })
  expect((await finish(12, { papers }, {}, mayNot)).status).toBe(403)

  const before = stored().length
  const { body } = await finish(12, { papers })
  expect(body.data.consequences.at(-1)).toContain('được đưa vào tài liệu ngay sau đó')
  const employee = body.data.procedure.employee_id ?? 0
  // He is one before the store of files was asked for anything.
  expect([employee > 0, stored().length, await documentsOf(document_type_id)]).toEqual([true, before, []])
  await work()
  const documents = await documentsOf(document_type_id)
  expect(documents).toMatchObject([{ summary: 'CV.pdf', employee_ids: [employee] }])
  // The candidate's own goes one day; the employee's stays.
  await hr.call('candidates.destroyFile', { path: { id: 61, file_id } })
  const id = documents[0]?.id ?? 0
  const kept = (await hr.call('documents.show', { path: { id } })).body.data.document.files?.[0]?.id ?? 0
  const ticket = await hr.call('documents.fileTicket', { path: { id, file_id: kept } })
  const answer = await hr.request({ url: `/api/files/${ticket.body.data.ticket}` })
  expect(answer.bytes.equals(Buffer.from(await cv.arrayBuffer()))).toBe(true)
  const line = await api.db.superuser.query(
    `select operation, user_id is not null as has_user from audit_trail
     where company_id = 1 and resource = 'documents' and record_id = $1 order by id`,
    [id],
  )
  expect(line.rows[0]).toEqual({ operation: 'procedures.finish', has_user: true })

  // Whoever asks once more is told that nothing is added, and nothing is.
  const again = await finish(12, { papers })
  expect(again.body.data.consequences).toEqual([expect.stringContaining('không được đưa thêm')])
  expect((await finish(12)).body.data.consequences).toEqual([])
  await work()
  expect(await documentsOf(document_type_id)).toHaveLength(1)
})

test('come all or none where the bytes of one are gone, and whoever asked reads why', async () => {
  const document_type_id = await typeOfPapers()
  const first = await givenCv(62)
  const known = new Set(stored())
  const second = await givenCv(62)
  const lost = stored().find((path) => !known.has(path)) ?? ''
  rmSync(lost)
  const papers = [first, second].map((file_id) => ({ file_id, document_type_id }))
  const { status, body } = await finish(62, { papers })
  expect([status, body.data.procedure.state]).toEqual([200, 'done'])
  expect(body.data.procedure.papers).toMatchObject({ state: 'queued', message: null })
  await work()
  expect(await documentsOf(document_type_id)).toEqual([])
  expect(await lastRun()).toMatchObject({
    state: 'failed',
    message: expect.stringContaining('chưa giấy tờ nào được đưa vào tài liệu'),
  })
  // It stands in the reception too, and only whoever asked may have it tried again.
  const papersSeenBy = async (person: Person) =>
    (await person.call('procedures.show', { path: { id: 62 } })).body.data.procedure.papers
  const mine = await papersSeenBy(hr)
  expect(mine).toMatchObject({ state: 'failed', message: expect.stringContaining('Hãy thêm chúng') })
  const runId = mine?.run_id ?? 0
  const other = await newcomer(api, {
    login: `xem-tiep-nhan-${nextNumber()}`,
    companies: { 1: [['recruitment_access', 'company']] },
  })
  expect(await papersSeenBy(other)).toMatchObject({ state: 'failed', run_id: null })
  expect((await other.call('jobs.retry', { path: { id: runId } })).status).toBe(404)
  const told = async () =>
    (await hr.call('notices.list', { query: {} })).body.data.notices.filter(
      ({ kind }) => kind === 'newcomers_papers_failed',
    )
  expect(await told()).toMatchObject([
    { link: `/nhan-vien/${body.data.procedure.employee_id}/chi-tiet?tab=documents` },
  ])
  expect((await hr.call('jobs.retry', { path: { id: runId } })).status).toBe(200)
  expect(await papersSeenBy(hr)).toMatchObject({ state: 'queued', message: null })
  await work()
  // The bytes are still gone: nothing was kept, and it is told once.
  expect([await documentsOf(document_type_id), (await told()).length]).toEqual([[], 1])
  writeFileSync(lost, await cv.bytes())
  expect((await hr.call('jobs.retry', { path: { id: runId } })).status).toBe(200)
  await work()
  expect(await papersSeenBy(hr)).toMatchObject({ state: 'done' })
  expect(await documentsOf(document_type_id)).toHaveLength(2)
})

test('are not kept twice where somebody added one by hand before it was tried again', async () => {
  const { candidate, procedure } = await another()
  const document_type_id = await typeOfPapers()
  const known = new Set(stored())
  const file_id = await givenCv(candidate)
  const lost = stored().find((path) => !known.has(path)) ?? ''
  rmSync(lost)
  const { body } = await finish(procedure, { papers: [{ file_id, document_type_id }] })
  await work()
  const added = await hr.call('documents.store', {
    body: {
      document_type_id,
      summary: 'CV.pdf',
      issue_date: '2026-11-02',
      employee_ids: [body.data.procedure.employee_id ?? 0],
    },
  })
  const path = { id: added.body.data.document.id }
  expect((await hr.call('documents.storeFile', { path, body: { file: cv } })).status).toBe(201)
  writeFileSync(lost, await cv.bytes())
  const { papers } = (await hr.call('procedures.show', { path: { id: procedure } })).body.data.procedure
  expect((await hr.call('jobs.retry', { path: { id: papers?.run_id ?? 0 } })).status).toBe(200)
  await work()
  expect(await lastRun()).toMatchObject({ state: 'done' })
  expect(await documentsOf(document_type_id)).toHaveLength(1)
})

test('are not kept of somebody who is erased while they are copied', async () => {
  const { candidate, procedure } = await another()
  const file_id = await givenCv(candidate)
  const document_type_id = await typeOfPapers()
  const { status, body: finished } = await finish(procedure, { papers: [{ file_id, document_type_id }] })
  expect(status, finished.message).toBe(200)
  const before = (await lastRun())?.id
  const keepPapers = jobs['documents.keep-papers']
  let erasing: Promise<void> | undefined
  const erased = Promise.withResolvers<void>()
  const job = {
    ...keepPapers,
    run: (...[context, input]: Parameters<typeof keepPapers.run>) =>
      keepPapers.run(
        {
          ...context,
          progress: async (...told) => {
            // Once the copy is there, before the papers are kept, and done with only when they wait for it.
            erasing ??= inCompany(api.db.database, { companyId: 1, readOnly: false }, async (transaction) => {
              await eraseCandidates(transaction, [candidate])
              erased.resolve()
              const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(
                transaction.db,
              )
              await whoWaitsFor(rows[0]?.pid)
            })
            await Promise.race([erased.promise, erasing])
            return context.progress(...told)
          },
        },
        input,
      ),
  }
  await runJobs(api.db, { jobs: [job], environment: { DATA_DIR: api.dataDir } })
  await erasing
  expect(await documentsOf(document_type_id)).toEqual([])
  expect(await lastRun()).toMatchObject({ id: before, state: 'failed' })
})

/** An accepted candidate of company 1 with an open procedure, beside those whom the tests begin with. */
function another() {
  const number = String(nextNumber()).padStart(7, '0')
  return inCompany(api.db.database, { companyId: 1, readOnly: false }, async ({ db }) => {
    const { rows } = await sql<{ candidate: number; procedure: number }>`
      with applicant as (
        insert into applicants (company_id, full_name, gender, date_of_birth, phone, id_number)
        values (1, 'Ứng viên sắp bị xóa', 'Nữ', '1995-03-03', ${`092${number}`}, ${`07909${number}`}) returning id
      ), candidate as (
        insert into candidates (company_id, applicant_id, recruitment_id, state)
        select 1, id, 57, 'accepted' from applicant returning id
      ), procedure as (
        insert into procedures (company_id, candidate_id, decision_type, start_date, department_id, position_id)
        select 1, id, 2, date '2031-02-01', 1, 2 from candidate returning id
      )
      select candidate.id::integer as candidate, procedure.id::integer as procedure from candidate, procedure`.execute(
      db,
    )
    return rows[0] ?? { candidate: 0, procedure: 0 }
  })
}

/** Resolves when somebody waits for the locks of a connection. */
const whoWaitsFor = (pid: number | undefined) =>
  expect
    .poll(async () => {
      const waiting = 'select from pg_stat_activity where $1 = any (pg_blocking_pids(pid))'
      return (await api.db.superuser.query(waiting, [pid])).rowCount
    })
    .toBeGreaterThan(0)

/** The last time that papers were kept. */
async function lastRun() {
  const runs = (await hr.call('jobs.list', { query: {} })).body.data.jobs
  return runs.find(({ title }) => title === 'Đưa giấy tờ của người mới vào tài liệu')
}
