import type { Input } from '@nhansu/sdk/contract'
import { beforeAll, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../../testing/api.ts'
import type { JobContext } from '../../../jobs/define-job.ts'
import { runJobs } from '../../../testing/jobs.ts'
import { hire, newcomer } from '../../../testing/newcomer.ts'
import { writeAppendices } from './write-appendices.ts'

const api = apiForFile()
const salary = 15_123_456
type Body = Input<'appendices.bulk'>['body']
type Draft = Input<'contracts.store'>['body']

let hr: Person
/** Prepares contracts and may not see pay. */
let officer: Person
let typeId: number
beforeAll(async () => {
  hr = await api.as('hrOfOne')
  officer = await newcomer(api, {
    login: 'chuyen.vien.phu.luc',
    companies: {
      1: [
        ['contract_access', 'company'],
        ['contract_edit', 'company'],
      ],
    },
  })
  const type = { code: 'P36', name: 'Ba mươi sáu tháng', kind: 'fixed_term', term_months: 36 } as const
  typeId = (await hr.call('contractTypes.store', { body: type })).body.data.contract_type.id
})

async function issued(name: string, change: Partial<Draft> = {}) {
  const { employeeId } = await hire(api, name, 3)
  const body = {
    employee_id: employeeId,
    contract_type_id: typeId,
    start_date: '2031-01-01',
    job_title: 'Kế toán',
    work_place: 'Trụ sở',
    salary,
    ...change,
  }
  const { id } = (await hr.call('contracts.store', { body })).body.data.contract
  const answer = await hr.call('contracts.issue', { path: { id }, body: { sign_date: '2030-12-20' } })
  if (answer.status !== 200) throw new Error(answer.text)
  return answer.body.data.contract
}

const raise: Omit<Body, 'ids'> = {
  sign_date: '2031-05-20',
  start_date: '2031-06-01',
  content: 'Điều chỉnh mức lương.',
  pay_change: 'percent',
  pay_percent: 7.5,
  pay_rounding: 1000,
}
const move: Omit<Body, 'ids'> = {
  sign_date: '2031-05-20',
  start_date: '2031-06-01',
  content: 'Chuyển kho.',
  work_place: 'Kho Bình An',
}

const preview = async (body: Body, by = hr) => {
  const answer = await by.call('appendices.bulk', { query: { dry_run: true }, body })
  if (answer.status !== 200) throw new Error(answer.text)
  return answer.body.data
}

async function write(body: Body, by = hr) {
  const answer = await by.call('appendices.bulk', { body })
  if (answer.status !== 200) throw new Error(answer.text)
  await runJobs(api.db)
  const { body: shown } = await by.call('jobs.show', { path: { id: answer.body.data.run_id ?? 0 } })
  return shown.data.job
}

const appendicesOf = async (id: number, by = hr) =>
  (await by.call('appendices.list', { path: { id } })).body.data.appendices

test('a preview tells pay and place before and after by what holds on the day, and writes nothing', async () => {
  const contract = await issued('Lê Thị Phụ')
  await hr.call('appendices.store', {
    path: { id: contract.id },
    body: {
      sign_date: '2031-02-20',
      start_date: '2031-03-01',
      changes: ['pay'],
      content: 'Tăng lần đầu.',
      salary: 20_000_000,
    },
  })
  const later = {
    sign_date: '2031-08-20',
    start_date: '2031-09-01',
    changes: ['pay' as const],
    content: 'Sau.',
  }
  const { body } = await hr.call('appendices.store', {
    path: { id: contract.id },
    body: { ...later, salary: 30_000_000 },
  })
  expect(await preview({ ...raise, ids: [contract.id], work_place: 'Kho Bình An' })).toMatchObject({
    willing: 1,
    left_out: 0,
    run_id: null,
    appendices: [
      {
        full_name: 'Lê Thị Phụ',
        before: { salary: 20_000_000, work_place: 'Trụ sở', job_title: null },
        after: { salary: 21_500_000, work_place: 'Kho Bình An', job_title: null },
        findings: [
          { rule: 'L5', level: 'warning', text: expect.stringContaining(body.data.appendix.appendix_number) },
        ],
        problem: null,
      },
    ],
  })
  expect(await appendicesOf(contract.id)).toHaveLength(2)
})

test('each gets the appendix with a number of its own; those it cannot be added to are left out by name', async () => {
  const [one, other] = [await issued('Lê Thị Một'), await issued('Lê Thị Hai', { salary: 10_000_000 })]
  const unpaid = await issued('Lê Thị Ba', { salary: null })
  const late = await issued('Lê Thị Tư', { start_date: '2031-07-01' })
  const ids = [one.id, other.id, unpaid.id, late.id]
  expect(await preview({ ...raise, ids })).toMatchObject({
    willing: 2,
    left_out: 2,
    appendices: [
      { full_name: 'Lê Thị Ba', problem: expect.stringContaining('chưa ghi mức lương') },
      { full_name: 'Lê Thị Tư', problem: expect.stringContaining('trước hợp đồng (01-07-2031)') },
      { full_name: 'Lê Thị Một' },
      { full_name: 'Lê Thị Hai' },
    ],
  })
  const run = await write({ ...raise, ids })
  const numbers = [one, other].map(({ contract_number }) => `PL1-${contract_number}`)
  expect(run).toMatchObject({
    state: 'done',
    result: {
      appendices: {
        rows: [
          { full_name: 'Lê Thị Một', appendix_number: numbers[0], reason: null },
          { full_name: 'Lê Thị Hai', appendix_number: numbers[1], reason: null },
          { full_name: 'Lê Thị Ba', appendix_number: null, reason: expect.any(String) },
          { full_name: 'Lê Thị Tư', appendix_number: null, reason: expect.any(String) },
        ],
      },
    },
  })
  expect(await appendicesOf(one.id)).toMatchObject([
    {
      appendix_number: numbers[0],
      changes: ['pay'],
      salary: 16_258_000,
      start_date: '2031-06-01',
      end_date: null,
    },
  ])
  expect(await appendicesOf(other.id)).toMatchObject([{ salary: 10_750_000 }])
  expect(await appendicesOf(unpaid.id)).toEqual([])
  // The term of the contract stays what it was (L5).
  const { body } = await hr.call('contracts.show', { path: { id: one.id } })
  expect(body.data.contract).toMatchObject({ end_date: one.end_date, salary })
})

test('the filters of the list choose as well as ids do, but for those let go', async () => {
  const kept = await issued('Vũ Thị Lọc')
  const letGo = await issued('Vũ Thị Lọc')
  await issued('Vũ Thị Khác')
  const matching = {
    filter: { full_name: { operator: 'like' as const, value: 'Vũ Thị Lọc' } },
    except: [letGo.id],
  }
  expect(await preview({ ...move, matching })).toMatchObject({
    willing: 1,
    left_out: 0,
    appendices: [{ contract_id: kept.id }],
  })
  await write({ ...move, matching })
  expect(await appendicesOf(kept.id)).toMatchObject([{ work_place: 'Kho Bình An', changes: ['place'] }])
  expect(await appendicesOf(letGo.id)).toEqual([])
  const nobody = { filter: { full_name: { operator: 'like' as const, value: 'Không Ai Tên Này' } } }
  expect((await hr.call('appendices.bulk', { body: { ...move, matching: nobody } })).status).toBe(400)
})

test('two who ask for the same at once add one appendix, and a third is told which it is', async () => {
  const { id, contract_number } = await issued('Lê Thị Đua')
  const asked = { body: { ...raise, ids: [id] } }
  const answers = await Promise.all([1, 2].map(() => hr.call('appendices.bulk', asked)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  await runJobs(api.db)
  expect(await appendicesOf(id)).toHaveLength(1)
  expect(await hr.call('appendices.bulk', asked)).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining(`PL1-${contract_number}`) },
  })
})

test('a run that is begun anew adds nothing twice', async () => {
  const { id } = await issued('Lê Thị Lại')
  const run = await write({ ...move, ids: [id] })
  await api.db.superuser.query(`update job_runs set state = 'failed' where id = $1`, [run.id])
  const again = await hr.call('jobs.retry', { path: { id: run.id } })
  expect(again.body.data.job).toMatchObject({ state: 'queued', result: run.result })
  await runJobs(api.db)
  const { body } = await hr.call('jobs.show', { path: { id: run.id } })
  expect(body.data.job).toMatchObject({ state: 'done', result: run.result })
  expect(await appendicesOf(id)).toHaveLength(1)
})

test('who may not see pay changes none, and learns none; the rest he may', async () => {
  const { id } = await issued('Lê Thị Kín')
  const { appendices } = await preview({ ...raise, ids: [id] }, officer)
  expect(appendices).toMatchObject([
    { before: { salary: null }, after: { salary: null }, problem: expect.stringContaining('không có quyền') },
  ])
  expect((await officer.call('appendices.bulk', { body: { ...raise, ids: [id] } })).status).toBe(409)
  await write({ ...move, ids: [id] }, officer)
  expect(await appendicesOf(id)).toMatchObject([{ changes: ['place'], salary: null }])
})

test('a run that is cancelled keeps what it came to, and says of the others that it was stopped', async () => {
  const [one, other] = [await issued('Lê Thị Trước'), await issued('Lê Thị Sau')]
  const answer = await hr.call('appendices.bulk', { body: { ...move, ids: [one.id, other.id] } })
  const id = answer.body.data.run_id ?? 0
  // Somebody cancels while the first is being written.
  const cancelling = {
    ...writeAppendices,
    run: (context: JobContext, input: Parameters<typeof writeAppendices.run>[1]) =>
      writeAppendices.run(
        {
          ...context,
          progress: async (...told) => {
            await hr.call('jobs.cancel', { path: { id } })
            // Told at the end of a run, so that it is not put off.
            await context.progress(told[1], told[1])
          },
        },
        input,
      ),
  }
  await runJobs(api.db, { jobs: [cancelling] })
  const { job } = (await hr.call('jobs.show', { path: { id } })).body.data
  expect(job).toMatchObject({
    state: 'cancelled',
    result: {
      appendices: {
        rows: [
          { full_name: 'Lê Thị Trước', appendix_number: expect.any(String), reason: null },
          { full_name: 'Lê Thị Sau', appendix_number: null, reason: 'Đã dừng.' },
        ],
      },
    },
  })
  expect(await appendicesOf(one.id)).toHaveLength(1)
  expect(await appendicesOf(other.id)).toEqual([])
})

test('what makes no appendix is refused under its field, and nothing is asked for', async () => {
  const { id } = await issued('Lê Thị Sai')
  const refused = async (body: Body) => {
    const answer = await hr.call('appendices.bulk', { body })
    return [answer.status, Object.keys(answer.body.errors ?? {})]
  }
  const { pay_percent: _, ...unsaid } = raise
  expect(await refused({ ...unsaid, ids: [id] })).toEqual([400, ['pay_percent']])
  expect(await refused({ ...raise, ids: [id], pay_amount: 5 })).toEqual([400, ['pay_change']])
  expect(await refused({ ...raise, ids: [id], pay_percent: 7.123 })).toEqual([400, ['pay_percent']])
  expect(await refused({ ...move, ids: [id], pay_amount: 5 })).toEqual([400, ['pay_change']])
  expect(await refused({ ...move, ids: [id], end_date: '2031-05-31' })).toEqual([400, ['end_date']])
  expect(await refused({ ...move, ids: [id], matching: {} })).toEqual([400, ['ids']])
  expect(await refused(move)).toEqual([400, ['ids']])
  expect((await hr.call('appendices.bulk', { body: { ...move, ids: [id, 131] } })).status).toBe(404)
  // Beyond its end, and what is so already.
  expect(await preview({ ...move, ids: [id], start_date: '2034-01-01' })).toMatchObject({ willing: 0 })
  expect(await preview({ ...move, ids: [id], work_place: 'Trụ sở' })).toMatchObject({ willing: 0 })
  expect(await appendicesOf(id)).toEqual([])
})
