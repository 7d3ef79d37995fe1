import { setImmediate as turn } from 'node:timers/promises'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { inCompany } from '../db/transaction.ts'
import { readSettings } from '../settings.ts'
import { apiForFile } from '../testing/api.ts'
import { queueOf, runJobs, superviseNow } from '../testing/jobs.ts'
import { askEverywhere } from './clock.ts'
import { defineJob, type JobContext } from './define-job.ts'
import { enqueue } from './enqueue.ts'
import { keepQueues } from './queue.ts'
import { queueSchema } from './queue-plan.ts'
import { startWorkers, type Workers } from './workers.ts'

const api = apiForFile()
let work: (context: JobContext) => Promise<void>
const job = defineJob<object>({
  name: 'test.work',
  title: 'Việc thử',
  cron: '0 3 * * *',
  retry: { times: 1, waitSeconds: 1, longestWaitSeconds: 1 },
  run: (context) => work(context),
})
const errors: unknown[] = []
let workers: Workers | undefined

beforeAll(() => keepQueues(api.db.database.pool, [job]))
afterEach(async () => {
  await workers?.stop()
  workers = undefined
  expect(errors).toEqual([])
})

const start = async (jobs = [job]) => {
  workers = await startWorkers({
    url: api.db.urls.app,
    database: api.db.database,
    settings: readSettings({}),
    jobs,
    log: (error) => errors.push(error),
  })
}
const ask = () =>
  inCompany(api.db.database, { companyId: 1, readOnly: false }, (transaction) =>
    enqueue(transaction, job, {}),
  )
const stateOf = async (id: number) =>
  (
    await api.db.superuser.query<{ state: string; attempts: number; message: string | null }>(
      'select state, attempts, message from job_runs where id = $1',
      [id],
    )
  ).rows[0]

describe('workers', () => {
  test('take up what was queued before them and what comes after', async () => {
    work = async () => {}
    const before = await ask()
    await start()
    const after = await ask()
    await expect.poll(async () => (await stateOf(before))?.state).toBe('done')
    await expect.poll(async () => (await stateOf(after))?.state).toBe('done')
  })

  test('take up one after the other what was asked for at once', async () => {
    work = async () => {}
    await start()
    const ids = await inCompany(api.db.database, { companyId: 1, readOnly: false }, async (transaction) => {
      const asked: number[] = []
      for (let each = 0; each < 6; each += 1) asked.push(await enqueue(transaction, job, {}))
      return asked
    })
    const states = () => Promise.all(ids.map(async (id) => (await stateOf(id))?.state))
    await expect.poll(states).toEqual(ids.map(() => 'done'))
  })

  test('finish what runs before they stop, and begin nothing more', async () => {
    let finish = () => {}
    let begun = () => {}
    const hasBegun = new Promise<void>((resolve) => (begun = resolve))
    work = async () => {
      begun()
      await new Promise<void>((resolve) => (finish = resolve))
    }
    await start()
    const id = await ask()
    await hasBegun
    const stopped = workers?.stop()
    const late = await ask()
    await turn()
    finish()
    await stopped
    workers = undefined
    expect(await stateOf(id)).toMatchObject({ state: 'done' })
    expect(await stateOf(late)).toMatchObject({ state: 'queued' })
    work = async () => {}
    await runJobs(api.db, { jobs: [job] })
    expect(await stateOf(late)).toMatchObject({ state: 'done' })
  })

  test('write down what a job says anew of its tries and its hour, and leave alone what stands there', async () => {
    const written = async () =>
      (
        await api.db.superuser.query(
          `select retry_limit, cron, queue.updated_on as queued_on, schedule.updated_on as planned_on
           from ${queueSchema}.queue join ${queueSchema}.schedule on schedule.key = queue.name where queue.name = $1`,
          [job.name],
        )
      ).rows[0]
    const begin = async (jobs?: Parameters<typeof start>[0]) => {
      await workers?.stop()
      await start(jobs)
      return written()
    }
    const before = await begin()
    expect(before).toMatchObject({ retry_limit: 1, cron: '0 3 * * *' })
    expect(await begin()).toEqual(before)
    expect(await begin([{ ...job, cron: '30 4 * * *', retry: { ...job.retry, times: 7 } }])).toMatchObject({
      retry_limit: 7,
      cron: '30 4 * * *',
    })
    expect(await begin()).toMatchObject({ retry_limit: 1, cron: '0 3 * * *' })
  })

  test('bring the settings of the queues that are no job up to date too', async () => {
    const own = ['jobs.clock', 'jobs.given-up']
    await api.db.superuser.query(`update ${queueSchema}.queue set retry_limit = 3 where name = any ($1)`, [
      own,
    ])
    await start()
    const { rows } = await api.db.superuser.query(
      `select distinct retry_limit from ${queueSchema}.queue where name = any ($1)`,
      [own],
    )
    expect(rows).toEqual([{ retry_limit: 10 }])
  })

  test('ask for what runs by the clock once for each company and moment', async () => {
    const jobs = [job]
    const night = new Date('2026-11-20T20:00:00Z')
    for (const _ of [1, 2]) await askEverywhere(api.db.database, jobs, { job: job.name }, night)
    const { rows } = await api.db.superuser.query(
      'select company_id, requested_by from job_runs where name = $1 and due_at = $2 order by 1',
      [job.name, night],
    )
    expect(rows).toEqual([
      { company_id: 1, requested_by: null },
      { company_id: 2, requested_by: null },
    ])
  })

  test('keep the clock of the queue as the jobs say', async () => {
    await api.db.superuser.query(
      `insert into pgboss.schedule (name, key, cron) values ('jobs.clock', 'gone.job', '* * * * *')`,
    )
    await start()
    const { rows } = await api.db.superuser.query('select key, cron, timezone from pgboss.schedule')
    expect(rows).toEqual([{ key: 'test.work', cron: '0 3 * * *', timezone: 'Asia/Ho_Chi_Minh' }])
  })
})

describe('a run whose process died', () => {
  /** Takes the run as a process does that then dies without a word. */
  async function takeAndDie(): Promise<void> {
    const queue = queueOf(api.db.urls)
    await queue.start()
    const [taken] = await queue.fetch(job.name, { ignoreStartAfter: true })
    expect(taken).toBeDefined()
    await queue.stop({ graceful: false })
    await superviseNow(api.db)
  }

  test('is begun again', async () => {
    await runJobs(api.db, { jobs: [job] })
    const id = await ask()
    await takeAndDie()
    work = async () => {}
    await runJobs(api.db, { jobs: [job] })
    expect(await stateOf(id)).toMatchObject({ state: 'done', attempts: 1 })
  })

  test('and died once too often, ends as failed instead of waiting for ever', async () => {
    const id = await ask()
    await takeAndDie()
    await takeAndDie()
    work = async () => {}
    await start()
    await expect.poll(async () => (await stateOf(id))?.state).toBe('failed')
    expect((await stateOf(id))?.message).toMatch(/gián đoạn/)
  })
})
