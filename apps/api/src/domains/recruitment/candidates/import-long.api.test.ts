import { beforeAll, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../../testing/api.ts'
import { inCompanyOf } from '../../../testing/group.ts'
import { workbookFile } from '../../../testing/import-file.ts'
import { interviewCampaign, newSeenCandidate } from '../../../testing/interviews.ts'
import { doRun } from '../../../testing/jobs.ts'
import { newcomer } from '../../../testing/newcomer.ts'
import { importCandidatesJob } from './import-job.ts'

const api = apiForFile()
let hr: Person
let campaignId: number

beforeAll(async () => {
  hr = await api.as('hrOfOne')
  campaignId = (await interviewCampaign(api, hr, { examiners: 0, candidates: 0 })).id
})

const titles = [
  'Họ và tên',
  'Ngày sinh',
  'Số điện thoại',
  'Cách đồng ý',
  'Đồng ý lưu nguồn dự trữ',
  'Nhãn',
] as const
const phoneOf = (number: number) => `08${String(10_000_000 + number)}`
/** People whose name, tag and number tell whether a row has stayed together. */
const people = (many: number, from: number) =>
  Array.from({ length: many }, (_, at) => {
    const number = from + at
    const inPool = number % 3 === 0 ? 'Có' : ''
    const birth = `${String((number % 28) + 1).padStart(2, '0')}/04/${1970 + (number % 30)}`
    return [`Lê Thị Số ${number}`, birth, phoneOf(number), 'Bản giấy có chữ ký', inPool, `nhãn ${number}`]
  })

async function send(rows: readonly string[][], isTrial = false) {
  const { body } = await hr.call('recruitmentCandidates.import', {
    path: { id: campaignId },
    query: { dry_run: isTrial },
    body: { file: await workbookFile([...titles], rows) },
  })
  return body
}

async function endOf(runId: number | null | undefined) {
  await doRun(api.db, importCandidatesJob, runId ?? 0)
  return (await hr.call('jobs.show', { path: { id: runId ?? 0 } })).body.data.job
}

/** Of those whose number lies in a range: all, and those whose parts are not of one row. */
async function standing(from: number, many: number) {
  const { rows } = await inCompanyOf(api.db.superuser, 1, (client) =>
    client.query<{ total: number; torn: number; moves: number }>(
      `select count(*)::integer as total, count(*) filter (where a.full_name <> 'Lê Thị Số ' || n.number
          or c.full_name <> a.full_name
          or not exists (select from candidate_tags t where t.company_id = 1 and t.candidate_id = c.id and t.tag = 'nhãn ' || n.number)
          or (select array_agg(k.purpose order by k.purpose) from applicant_consents k
            where k.company_id = 1 and k.applicant_id = a.id)
            is distinct from case when n.number % 3 = 0 then array['processing', 'reserve'] else array['processing'] end)::integer as torn,
        (select count(*)::integer from candidate_moves m where m.company_id = 1 and m.candidate_id = any(array_agg(c.id))) as moves
       from candidates c join applicants a on a.company_id = 1 and a.id = c.applicant_id
       cross join lateral (select substr(a.phone, 3)::integer - 10000000 as number) n
       where c.company_id = 1 and c.recruitment_id = $1 and a.phone ~ '^08[0-9]{8}$' and n.number >= $2 and n.number < $2 + $3`,
      [campaignId, from, many],
    ),
  )
  return rows[0]
}

test('ten thousand rows are looked at at once, and left to background work', async () => {
  const rows = people(10_000, 1_000_000)
  const tried = (await send(rows, true)).data
  expect(tried).toMatchObject({ total: 10_000, added: 10_000, wrong: 0, run_id: null, rows: [] })
  const asked = (await send(rows)).data
  expect([asked.added, asked.ids, typeof asked.run_id]).toEqual([0, [], 'number'])
  expect((await standing(1_000_000, 10_000))?.total).toBe(0)
  // Two who share a number are found among ten thousand, too, and so is one who waits in the pool.
  const [first = []] = rows
  await hr.call('candidates.store', {
    body: {
      full_name: 'Lê Thị Dự Trữ',
      date_of_birth: '1991-03-08',
      phone: phoneOf(1_005_000),
      consent_way: 'paper',
      reason: 'Gửi hồ sơ trực tiếp.',
    },
  })
  const twin = [...rows.slice(0, -1), [...first]]
  expect((await send(twin, true)).data).toMatchObject({ wrong: 2, rows: [{ row: 5_002 }, { row: 10_001 }] })
})

test('background work writes all that belongs to each, and the same file once more is refused', async () => {
  const rows = people(1_200, 0)
  const asked = (await send(rows)).data
  const run = await endOf(asked.run_id)
  expect([run.state, run.title]).toEqual(['done', 'Nhập Excel: Ứng viên'])
  expect(await standing(0, 1_200)).toEqual({ total: 1_200, torn: 0, moves: 1_200 })
  const again = (await send(rows, true)).data
  expect([again.wrong, again.rows.length]).toEqual([1_200, 200])
})

test('one row more than a workbook holds is refused', async () => {
  const body = await send(people(10_001, 100_000))
  expect(body.errors?.['file']?.[0]).toContain('10,000')
})

test('somebody who was entered meanwhile leaves nothing of it, and is named by row', async () => {
  const from = 200_000
  const asked = (await send(people(1_001, from))).data
  await newSeenCandidate(hr, campaignId, phoneOf(from + 7))
  const run = await endOf(asked.run_id)
  expect([run.state, run.message]).toEqual([
    'failed',
    'Có 1 dòng trùng hồ sơ vừa được thêm (dòng 9) nên chưa ứng viên nào được thêm. Hãy kiểm tra lại tệp rồi nhập lại.',
  ])
  expect((await standing(from, 1_001))?.total).toBe(1)
})

test('a campaign that has ended meanwhile takes nobody', async () => {
  const from = 300_000
  const asked = (await send(people(1_001, from))).data
  const setStatus = (status: string) =>
    inCompanyOf(api.db.superuser, 1, (client) =>
      client.query(
        `update recruitments set status = $2, closing_note = 'Hết.', closed_at = now() where id = $1`,
        [campaignId, status],
      ),
    )
  await setStatus('done')
  const run = await endOf(asked.run_id)
  await setStatus('recruiting')
  expect([run.state, run.message]).toEqual([
    'failed',
    'Đợt tuyển dụng đã kết thúc. Chưa ứng viên nào được thêm.',
  ])
  expect((await standing(from, 1_001))?.total).toBe(0)
})

test('is taken back by the ranges of ids that it tells, all by one call or none', async () => {
  const from = 400_000
  const run = await endOf((await send(people(1_001, from))).data.run_id)
  const told = run.result?.['import'] as { added: number; id_ranges: [number, number][] }
  const ids = told.id_ranges.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, at) => first + at),
  )
  expect([told.added, ids.length]).toEqual([1_001, 1_001])
  const employed = ids.at(-1) ?? 0
  const setState = (state: string) =>
    inCompanyOf(api.db.superuser, 1, (client) =>
      client.query('update candidates set state = $2 where company_id = 1 and id = $1', [employed, state]),
    )
  await setState('employee')
  const undo = (person = hr, id = campaignId) =>
    person.call('recruitmentCandidates.undoImport', { path: { id }, body: { run_id: run.id } })
  expect((await undo()).status).toBe(409)
  expect((await standing(from, 1_001))?.total).toBe(1_001)
  await setState('new')
  expect((await undo(await api.as('hrOfTwo'))).status).toBe(404)
  expect((await undo(hr, campaignId + 1)).status).toBe(404)
  const colleague = await newcomer(api, {
    login: 'dong.nghiep.nhan.su',
    companies: {
      1: [
        ['recruitment_access', 'company'],
        ['recruitment_delete', 'company'],
      ],
    },
  })
  expect((await undo(colleague)).status).toBe(404)
  // One of them has been deleted by hand meanwhile.
  await hr.call('candidates.destroy', { path: { id: employed } })
  expect((await undo()).body.data).toEqual({ removed: 1_000 })
  expect((await undo()).status).toBe(404)
  expect((await send(people(1_001, from), true)).data.wrong).toBe(0)
})
