import { beforeAll, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../../testing/api.ts'
import { workbookOf } from '../../../testing/import-file.ts'
import { doRun } from '../../../testing/jobs.ts'
import { whileLocked } from '../../../testing/locked-table.ts'
import { nextNumber } from '../../../testing/numbers.ts'
import { importEmployeesJob } from '../../employees/import/import-job.ts'
import { asking, confirmer, filled, left, placesOf } from './testing/leaver.ts'

const api = apiForFile()
let hr: Person
let second: Person
beforeAll(async () => {
  hr = await api.as('hrOfOne')
  second = await confirmer(api)
})

const sql: ReturnType<typeof asking> = (text, values) => asking(api)(text, values)

/** A leaver of whom an erasure is proposed, its confirmation, and a workbook that says another word of him. */
async function leaver() {
  const { id } = await filled(api, hr, `zqcu${nextNumber()}`)
  // So long ago that what is kept the longest is due as well.
  await sql(`update employees set join_date = '2009-01-05' where company_id = 1 and id = $1`, [id])
  await left(api, id, '2012-01-31')
  const { body } = await hr.call('erasures.propose', { body: { employee_id: id } })
  const erasureId = body.data.erasure?.id ?? 0
  const [row] = await sql<{ code: string }>(
    'select nhansu_id as code from employees where company_id = 1 and id = $1',
    [id],
  )
  const word = `zqnhap${nextNumber()}`
  return {
    word,
    file: await workbookOf({
      'Thân nhân': [
        ['Mã nhân viên', 'Quan hệ', 'Họ và tên', 'Năm sinh'],
        [row?.code ?? '', 'Mẹ', `Bà ${word}`, '1950'],
      ],
    }),
    confirm: () => second.call('erasures.confirm', { path: { id: erasureId }, body: {} }),
  }
}

/** Resolves when so many connections wait for a lock of another. */
const waiting = (count: number) =>
  expect
    .poll(() =>
      sql(
        `select from pg_stat_activity where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0`,
      ),
    )
    .toHaveLength(count)

/** Sends a workbook to be written. @returns the run of its work */
async function sent(file: File): Promise<number> {
  const { body } = await hr.call('employees.import', { body: { file } })
  return body.data.run_id ?? 0
}

const work = (runId: number) => doRun(api.db, importEmployeesJob, runId)
const outcome = async (runId: number) => {
  const { job } = (await hr.call('jobs.show', { path: { id: runId } })).body.data
  return [job.state, job.message]
}

test('an import that waits while somebody of it is erased writes nothing, and says why', async () => {
  const { word, file, confirm } = await leaver()
  const runId = await sent(file)
  const [erased, imported] = await whileLocked(api.db, 'employee_details', 'share', async ({ waitFor }) => {
    const confirming = confirm()
    await waitFor(1)
    const importing = work(runId)
    await waiting(2)
    return [confirming, importing]
  })
  expect((await erased).status).toBe(200)
  await imported
  const gone = expect.stringContaining('vừa được xóa nên không có gì được ghi')
  expect(await outcome(runId)).toEqual(['failed', gone])
  expect(await placesOf(sql, word)).toEqual([])
})

test('a workbook that is being kept while somebody of it is erased goes with him', async () => {
  const { word, file, confirm } = await leaver()
  const [asked, erased] = await whileLocked(api.db, 'job_runs', 'share', async ({ waitFor }) => {
    const sending = sent(file)
    await waitFor(1)
    const confirming = confirm()
    await waiting(2)
    return [sending, confirming]
  })
  const runId = await asked
  expect((await erased).status).toBe(200)
  await work(runId)
  expect(await outcome(runId)).toEqual(['failed', expect.stringContaining('không còn được giữ')])
  expect(await placesOf(sql, word)).toEqual([])
})

test('what an import wrote is erased by whoever waited for it', async () => {
  const { word, file, confirm } = await leaver()
  const runId = await sent(file)
  const [imported, erased] = await whileLocked(api.db, 'employee_relatives', 'share', async ({ waitFor }) => {
    const importing = work(runId)
    await waitFor(1)
    const confirming = confirm()
    await waiting(2)
    return [importing, confirming]
  })
  await imported
  expect((await outcome(runId))[0]).toBe('done')
  expect((await erased).status).toBe(200)
  expect(await placesOf(sql, word)).toEqual([])
})
