import type { PermissionName, Schemas } from '@nhansu/sdk/contract'
import { buffer } from 'node:stream/consumers'
import { beforeAll, expect, test } from 'vitest'
import type { Job, JobContext } from '../../../jobs/define-job.ts'
import type { Paper } from '../../../print/paper.ts'
import { LayoutBusy } from '../../../print/layout-busy.ts'
import { renderPaper } from '../../../print/render-paper.ts'
import { pdfText } from '../../../print/testing/pdf-text.ts'
import { apiForFile, type Person } from '../../../testing/api.ts'
import { inCompanyOf, people } from '../../../testing/group.ts'
import { runJobs } from '../../../testing/jobs.ts'
import { lastView } from '../../../testing/last-view.ts'
import { hire, newcomer, type SignedIn } from '../../../testing/newcomer.ts'
import { nextNumber } from '../../../testing/numbers.ts'
import { openArchive } from '../../../testing/open-archive.ts'
import { printContractsJob } from './print-job.ts'

const api = apiForFile()
const shownSalary = '15.123.456'

let hr: Person
let typeId: number
beforeAll(async () => {
  hr = await api.as('hrOfOne')
  const type = { code: 'INNHIEU', name: 'Mười hai tháng', kind: 'fixed_term', term_months: 12 } as const
  typeId = (await hr.call('contractTypes.store', { body: type })).body.data.contract_type.id
})

/** Somebody of the unit 3 who prepares and reads contracts of its people. */
async function clerk(...more: PermissionName[]): Promise<SignedIn> {
  const rights: PermissionName[] = ['contract_access', ...more]
  return newcomer(api, {
    login: `in.nhieu.${nextNumber()}`,
    companies: { 1: rights.map((permission) => [permission, 'unit'] as const) },
    personId: (await hire(api, 'Cán Bộ In', 3)).personId,
  })
}

async function contract(name: string, state: 'draft' | 'issued' = 'issued') {
  const { employeeId } = await hire(api, name, 3)
  const body = {
    employee_id: employeeId,
    contract_type_id: typeId,
    start_date: '2031-01-01',
    salary: 15_123_456,
  }
  const { id } = (await hr.call('contracts.store', { body })).body.data.contract
  if (state === 'issued') {
    const signed = { sign_date: '2030-12-20', signer_name: 'Trần Văn Khang' }
    const answer = await hr.call('contracts.issue', { path: { id }, body: signed })
    if (answer.status !== 200) throw new Error(answer.text)
  }
  return { id, employeeId, name }
}

type Outcome = { contract_id: number; paper_id: number | null; name: string; reason: string | null }

async function ask(by: Person, ids: number[], form: Schemas['PaperForm'] = 'pdf'): Promise<number> {
  const answer = await by.call('contracts.printBulk', { body: { ids, form } })
  if (answer.status !== 200) throw new Error(answer.text)
  return answer.body.data.run_id
}
const work = (job: Job<never> = printContractsJob) =>
  runJobs(api.db, { jobs: [job], environment: { DATA_DIR: api.dataDir } })
async function outcome(by: Person, id: number): Promise<Outcome[]> {
  const { job } = (await by.call('jobs.show', { path: { id } })).body.data
  return (job.result as { print: { rows: Outcome[] } }).print.rows
}
async function print(by: Person, ids: number[], form?: Schemas['PaperForm']): Promise<Outcome[]> {
  const run = await ask(by, ids, form)
  await work()
  return outcome(by, run)
}
const archive = (by: Person, paper_ids: number[]) =>
  by.call('contracts.paperArchive', { body: { paper_ids } })
const idsOf = (rows: readonly Outcome[]) => rows.map(({ paper_id }) => paper_id ?? 0)

/** What the papers of an archive say, by their names. */
async function said(by: Person, rows: readonly Outcome[]): Promise<Map<string, string>> {
  const answer = await archive(by, idsOf(rows))
  if (answer.status !== 200) throw new Error(answer.text)
  const files = await openArchive(answer.bytes)
  return new Map([...files].map(([name, bytes]) => [name, pdfText(bytes).join('')]))
}

test('several contracts are printed as each would be alone, kept beside it, and fetched as one archive', async () => {
  const [one, two] = [await contract('Lê Thị In Một'), await contract('Lê Thị In Hai', 'draft')]
  const rows = await print(hr, [one.id, two.id])
  expect(rows).toMatchObject([
    { contract_id: one.id, name: expect.stringMatching(/, Lê Thị In Một$/), reason: null },
    { contract_id: two.id, name: 'Bản nháp, Lê Thị In Hai', reason: null },
  ])
  const papers = await said(hr, rows)
  expect([...papers.keys()]).toEqual([
    expect.stringMatching(/^Hợp đồng .* Lê Thị In Một\.pdf$/),
    'Hợp đồng nháp Lê Thị In Hai.pdf',
  ])
  for (const text of papers.values()) expect(text).toContain(shownSalary)
  const kept = (await hr.call('contracts.papers', { path: { id: one.id } })).body.data.papers
  expect(kept).toMatchObject([{ id: rows[0]?.paper_id, form: 'pdf', kind: 'labour_contract' }])
  const both = [one.employeeId, two.employeeId].toSorted((first, second) => first - second)
  expect(await lastView(api, 'contracts.printBulk')).toMatchObject({
    deed: 'print',
    people: [two.employeeId],
  })
  expect(await lastView(api, 'contracts.paperArchive')).toMatchObject({ deed: 'print', people: both })
})

test('two drafts of one name stand in the archive under two names', async () => {
  const drafts = [await contract('Lê Thị Trùng Tên', 'draft'), await contract('Lê Thị Trùng Tên', 'draft')]
  const rows = await print(
    hr,
    drafts.map(({ id }) => id),
  )
  expect([...(await said(hr, rows)).keys()]).toEqual([
    'Hợp đồng nháp Lê Thị Trùng Tên.pdf',
    'Hợp đồng nháp Lê Thị Trùng Tên (2).pdf',
  ])
})

test('who may not see pay prints dots, and fetches no paper in which another printed it', async () => {
  const { id } = await contract('Lê Thị Giấu Lương')
  const officer = await clerk('contract_edit')
  const rows = await print(officer, [id])
  const [text = ''] = [...(await said(officer, rows)).values()]
  expect(text).toContain('LêThịGiấuLương')
  expect(text).not.toContain(shownSalary)
  const withPay = await print(hr, [id])
  const refused = await archive(officer, [...idsOf(rows), ...idsOf(withPay)])
  expect([refused.status, refused.body.message]).toEqual([
    403,
    'Trong các bản này có bản ghi mức lương nên chỉ người được xem lương tải được.',
  ])
})

test('who lost the right to pay since asking prints dots', async () => {
  const { id } = await contract('Lê Thị Mất Quyền')
  const officer = await clerk('contract_edit', 'employee_pay')
  const run = await ask(officer, [id])
  await inCompanyOf(api.db.superuser, 1, (client) =>
    client.query(
      `delete from role_grants where company_id = 1 and role_id = $1 and permission = 'employee_pay'`,
      [officer.roleIds[1]],
    ),
  )
  await work()
  const [text = ''] = [...(await said(officer, await outcome(officer, run))).values()]
  expect(text).not.toContain(shownSalary)
})

test('a paper of a draft is in no archive of who prepares none, and neither is one of another unit', async () => {
  const [draft, other] = [await contract('Lê Thị Nháp', 'draft'), await contract('Lê Thị Đơn Vị Khác')]
  const rows = await print(hr, [draft.id, other.id])
  const reader = await clerk('employee_pay')
  expect((await archive(reader, idsOf(rows).slice(0, 1))).status).toBe(404)
  expect((await archive(reader, idsOf(rows).slice(1))).status).toBe(200)
  await toFour(other.employeeId)
  expect((await archive(reader, idsOf(rows).slice(1))).status).toBe(404)
  expect((await archive(hr, [999_999])).status).toBe(404)
  expect((await reader.call('contracts.printBulk', { body: { ids: [other.id], form: 'pdf' } })).status).toBe(
    404,
  )
})

test('a draft is not printed for who prepares none, so that he can fetch all that is', async () => {
  const [draft, other] = [
    await contract('Lê Thị Chưa Ban Hành', 'draft'),
    await contract('Lê Thị Đã Ban Hành'),
  ]
  const reader = await clerk('employee_pay')
  const rows = await print(reader, [draft.id, other.id])
  expect(rows).toMatchObject([
    {
      paper_id: null,
      name: 'Bản nháp, Lê Thị Chưa Ban Hành',
      reason: 'Hợp đồng còn là bản nháp nên chỉ người soạn hợp đồng tải được bản in.',
    },
    { paper_id: expect.any(Number), reason: null },
  ])
  expect((await archive(reader, idsOf(rows).slice(1))).status).toBe(200)
})

/** What an officer has taken away today: of how many people, and of how many of them pay. */
async function taken(): Promise<{ people: number; closed: number }> {
  const { rows } = await api.db.superuser.query<{ people: number; closed: number }>(
    `select coalesce(sum(people), 0)::integer as people, coalesce(sum(closed_rows), 0)::integer as closed
     from taken_people where company_id = 1 and user_id = (select id from users where login = $1)`,
    [people.hrOfOne.login],
  )
  return rows[0] ?? { people: 0, closed: 0 }
}

test('people whose papers leave in an archive are counted as those whom a list takes away', async () => {
  const [one, two] = [await contract('Lê Thị Mang Đi'), await contract('Lê Thị Mang Theo')]
  const rows = await print(hr, [one.id, two.id])
  const before = await taken()
  expect((await archive(hr, idsOf(rows))).status).toBe(200)
  expect(await taken()).toEqual({ people: before.people + 2, closed: before.closed + 2 })
})

test('papers with pay count among the rows of pay of the day, those without it do not, and more than allowed are refused', async () => {
  const [one, two] = [await contract('Lê Thị Mang Lương'), await contract('Lê Thị Giấu Lương Đi')]
  const [paid, bare] = [await print(hr, [one.id]), await print(await clerk('contract_edit'), [two.id])]
  const before = await taken()
  expect((await archive(hr, [...idsOf(paid), ...idsOf(bare)])).status).toBe(200)
  expect(await taken()).toEqual({ people: before.people + 2, closed: before.closed + 1 })
  const most = before.closed + 1
  await inCompanyOf(api.db.superuser, 1, (client) =>
    client.query(
      `insert into law_values (key, from_date, value, source) values ('closed_rows_most', '2026-01-01', $1, 'Thử')`,
      [most],
    ),
  )
  try {
    const { status, body } = await archive(hr, idsOf(paid))
    expect([status, body.message]).toEqual([
      429,
      `Tệp có số giấy tờ hoặc lương của 1 người, hôm nay bạn đã xuất hết (mỗi ngày ${most} người). Vui lòng bỏ các cột hoặc bản in đó, hoặc xuất tiếp vào ngày mai.`,
    ])
    expect((await archive(hr, idsOf(bare))).status).toBe(200)
  } finally {
    await inCompanyOf(api.db.superuser, 1, (client) =>
      client.query(`delete from law_values where key = 'closed_rows_most' and source = 'Thử'`),
    )
  }
})

async function toFour(employeeId: number): Promise<void> {
  const answer = await hr.call('jobChanges.store', {
    query: {},
    body: {
      kind: 'transfer',
      ids: [employeeId],
      effective_date: '2025-05-01',
      facts: { main_position: { position_id: 2, department_id: 4 } },
      decision_no: '45/QĐ-TCNS',
    },
  })
  if (answer.status !== 200) throw new Error(answer.text)
}

test('who has gone beyond the reach of who asked is left out without a name, the others are printed', async () => {
  const [staying, going] = [await contract('Lê Thị Ở Lại'), await contract('Lê Thị Đi')]
  const officer = await clerk()
  const run = await ask(officer, [going.id, staying.id])
  await toFour(going.employeeId)
  await work()
  expect(await outcome(officer, run)).toMatchObject([
    {
      paper_id: null,
      name: '',
      reason: 'Hợp đồng không còn, hoặc không còn trong phạm vi của người yêu cầu.',
    },
    { paper_id: expect.any(Number), reason: null },
  ])
})

test('where the company has no Word file each is left out by its name with the sentence that one alone gets', async () => {
  const { id } = await contract('Lê Thị Bản Word')
  expect(await print(hr, [id], 'docx')).toMatchObject([
    {
      paper_id: null,
      name: expect.stringMatching(/Lê Thị Bản Word$/),
      reason: expect.stringMatching(/chưa có mẫu Word/),
    },
  ])
})

/** The work, with something that happens once its first contract is printed. */
function afterFirst(deed: (job: JobContext) => Promise<unknown>): Job<never> {
  return {
    ...printContractsJob,
    run: (job: JobContext, order: never) =>
      printContractsJob.run(
        {
          ...job,
          progress: async (...told) => {
            if (told[0] === 1) await deed(job)
            await job.progress(...told)
          },
        },
        order,
      ),
  }
}

test('work that dies and is begun again prints none twice, and cancelled work keeps what it printed', async () => {
  const ids = [(await contract('Lê Thị Chết')).id, (await contract('Lê Thị Sống')).id]
  const run = await ask(hr, ids)
  let died = false
  await work(
    afterFirst(async () => {
      if (died) return
      died = true
      throw new Error('gone')
    }),
  )
  expect(died).toBe(true)
  expect((await outcome(hr, run)).map(({ reason }) => reason)).toEqual([null, null])
  for (const id of ids) {
    expect((await hr.call('contracts.papers', { path: { id } })).body.data.papers).toHaveLength(1)
  }
  const cancelled = await ask(hr, ids)
  await work(
    afterFirst(async (job) => {
      await hr.call('jobs.cancel', { path: { id: cancelled } })
      // Told at the end of a run, so that it is not put off.
      await job.progress(2, 2)
    }),
  )
  const kept = await outcome(hr, cancelled)
  expect(kept).toMatchObject([{ contract_id: ids[0], paper_id: expect.any(Number) }])
  expect((await archive(hr, idsOf(kept))).status).toBe(200)
})

test('it waits for its place while others have papers laid out', async () => {
  const { id } = await contract('Lê Thị Chờ Lượt')
  const paper: Paper = {
    heading: { company: 'Công ty', date: '2031-01-01' },
    title: 'DANH SÁCH',
    orientation: 'portrait',
    body: [],
    signatures: [],
  }
  const others = [renderPaper(paper), renderPaper(paper)]
  expect(() => renderPaper(paper)).toThrow(LayoutBusy)
  const rows = print(hr, [id])
  await Promise.all(others.map((file) => buffer(file)))
  expect(await rows).toMatchObject([{ contract_id: id, reason: null }])
})
