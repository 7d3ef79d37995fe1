import { beforeAll, expect, test } from 'vitest'
import type { JobContext } from '../../../jobs/define-job.ts'
import { RunStopped } from '../../../jobs/ending.ts'
import { apiForFile, type Person } from '../../../testing/api.ts'
import { inCompanyOf } from '../../../testing/group.ts'
import { doRun, runJobs } from '../../../testing/jobs.ts'
import { newcomer } from '../../../testing/newcomer.ts'
import { issueDecisionsJob } from './issue-job.ts'
import { doingAfterFirst, issuing, place, reading, severalDrafts } from './testing/several-drafts.ts'

const api = apiForFile()
const desk = severalDrafts(api)
const { someone, draftOf, transfer, bodyOf, seen, ask, jobOf, show, isDraft, numbersInBook } = desk

let hr: Person
beforeAll(async () => {
  ;({ hr } = await desk.open())
})

test('who has lost the right while the work goes on has no further decision issued', async () => {
  const login = 'mat.quyen'
  const losing = await newcomer(api, { login, companies: { 1: [...reading, issuing] } })
  const ids = [await transfer(), await transfer()]
  const run = await ask(bodyOf(ids), losing)
  const lose = () =>
    inCompanyOf(api.db.superuser, 1, (client) =>
      client.query('delete from user_roles where user_id = (select id from users where login = $1)', [login]),
    )
  await doRun(api.db, doingAfterFirst(lose), run)
  const { rows } = await api.db.superuser.query<{ result: unknown }>(
    'select result from job_runs where id = $1',
    [run],
  )
  expect(rows[0]?.result).toMatchObject({
    issue: {
      rows: [
        { decision_number: expect.any(String), reason: null },
        { decision_number: null, reason: 'Người yêu cầu không còn quyền ban hành quyết định.' },
      ],
    },
  })
  expect(await isDraft(ids[1] ?? 0)).toBe(true)
})

test('a run that is cancelled keeps what it has issued, and leaves the others drafts', async () => {
  const ids = [await transfer(), await transfer()]
  const id = await ask(await seen(ids))
  const cancelling = doingAfterFirst(async (context) => {
    await hr.call('jobs.cancel', { path: { id } })
    // Told at the end of a run, so that it is not put off.
    await context.progress(2, 2)
  })
  await runJobs(api.db, { jobs: [cancelling] })
  expect(await jobOf(id)).toMatchObject({
    state: 'cancelled',
    result: {
      issue: {
        rows: [
          { decision_id: ids[0], decision_number: expect.any(String), reason: null },
          { decision_id: ids[1], decision_number: null, reason: 'Đã dừng.' },
        ],
      },
    },
  })
  expect([await isDraft(ids[0] ?? 0), await isDraft(ids[1] ?? 0)]).toEqual([false, true])
})

test('a run that dies and is begun again issues and numbers nothing twice', async () => {
  const ids = [await transfer(), await transfer()]
  const before = await numbersInBook()
  const id = await ask(await seen(ids))
  let died = false
  // As a process that is gone: the run ends by nothing that the work does, and the queue tries again.
  const dying = doingAfterFirst(async () => {
    if (died) return
    died = true
    throw new Error('gone')
  })
  await runJobs(api.db, { jobs: [dying] })
  expect(died).toBe(true)
  const job = await jobOf(id)
  const numbers = await Promise.all(ids.map(async (one) => (await show(one)).decision_number))
  expect(job).toMatchObject({
    state: 'done',
    result: {
      issue: {
        rows: ids.map((decision_id, index) => ({
          decision_id,
          decision_number: numbers[index],
          reason: null,
        })),
      },
    },
  })
  expect(await numbersInBook()).toBe(before + 2)
})

test('what an earlier attempt has issued is told of a run that ends before its next', async () => {
  const ids = [await transfer(), await transfer()]
  const id = await ask(await seen(ids))
  const failing = doingAfterFirst(async () => Promise.reject(new Error('gone')))
  await doRun(api.db, failing, id)
  const told = [
    { decision_id: ids[0], decision_number: expect.any(String), reason: null },
    { decision_id: ids[1], decision_number: null, reason: 'Đã dừng.' },
  ]
  expect(await jobOf(id)).toMatchObject({ state: 'failed', result: { issue: { rows: told } } })
  // The next comes no further than its beginning.
  await hr.call('jobs.retry', { path: { id } })
  expect(await jobOf(id)).toMatchObject({ state: 'queued', result: { issue: { rows: told } } })
  await doRun(api.db, dyingAtOnce, id)
  expect(await jobOf(id)).toMatchObject({ state: 'failed', result: { issue: { rows: told } } })
})

/** The work of a process that comes to no decision. */
const dyingAtOnce = {
  ...issueDecisionsJob,
  run: (context: JobContext, input: Parameters<typeof issueDecisionsJob.run>[1]) =>
    issueDecisionsJob.run({ ...context, inCompany: () => Promise.reject(new Error('gone')) }, input),
}

test('a run that is handed on by a server that stops keeps what it has issued, also once it is cancelled as it waits', async () => {
  const ids = [await transfer(), await transfer()]
  const id = await ask(await seen(ids))
  const stopping = doingAfterFirst(async () => Promise.reject(new RunStopped('stopping')))
  await doRun(api.db, stopping, id)
  const told = [
    { decision_id: ids[0], decision_number: expect.any(String), reason: null },
    { decision_id: ids[1], decision_number: null, reason: 'Đã dừng.' },
  ]
  expect(await jobOf(id)).toMatchObject({ state: 'queued', result: { issue: { rows: told } } })
  await hr.call('jobs.cancel', { path: { id } })
  expect(await jobOf(id)).toMatchObject({ state: 'cancelled', result: { issue: { rows: told } } })
})

test('what follows a decision that was issued before the run was interrupted is left out, and says so', async () => {
  const employee_id = await someone()
  const ids = [
    await draftOf([{ employee_id, ...place }]),
    await draftOf([{ employee_id, position_id: 1 }], { decision_type: 5 }),
  ]
  const id = await ask(await seen(ids))
  await doRun(
    api.db,
    doingAfterFirst(async () => Promise.reject(new RunStopped('stopping'))),
    id,
  )
  await runJobs(api.db)
  expect((await jobOf(id)).result).toMatchObject({
    issue: {
      rows: [
        { decision_number: expect.any(String), reason: null },
        {
          decision_number: null,
          reason: expect.stringMatching(
            /^Quyết định trước đó về Lê Thị Ban Hành \([^)]+\) đã được ban hành trước khi công việc bị gián đoạn\. Hãy xem trước lại\.$/,
          ),
        },
      ],
    },
  })
})
