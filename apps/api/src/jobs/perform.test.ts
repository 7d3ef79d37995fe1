import { once } from 'node:events'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { ApiFailure } from '../contract/failure.ts'
import { inCompany } from '../db/transaction.ts'
import { apiForFile, type Person } from '../testing/api.ts'
import { doRun, runJobs } from '../testing/jobs.ts'
import { defineJob, type Job, type JobContext, JobFailure } from './define-job.ts'
import { RunStopped } from './ending.ts'
import { enqueue } from './enqueue.ts'
import { keepQueues } from './queue.ts'

const api = apiForFile()
let admin: Person
/** What the job under test does; each test says it anew. */
let work: Job<{ code: string }>['run']
const job = defineJob<{ code: string }>({
  name: 'test.work',
  title: ({ code }) => `Việc ${code}`,
  retry: { times: 2, waitSeconds: 60, longestWaitSeconds: 600 },
  run: (context, input) => work(context, input),
})

beforeAll(async () => {
  admin = await api.as('hrOfOne')
  await keepQueues(api.db.database.pool, [job])
})

const ask = (code = 'A', companyId = 1) =>
  inCompany(api.db.database, { companyId, readOnly: false }, (transaction) =>
    enqueue({ ...transaction, session: { userId: companyId } }, job, { code }),
  )
const run = (options = {}) => runJobs(api.db, { jobs: [job], ...options })
const show = async (id: number) => (await admin.call('jobs.show', { path: { id } })).body.data.job
const addLevel = ({ inCompany: within }: JobContext, code: string) =>
  within(({ db, companyId }) =>
    sql`insert into levels (company_id, code, name, level_group, rank)
      values (${companyId}, ${code}, ${`Trình độ ${code}`}, 'trade', 1)`.execute(db),
  )
const levelsWith = async (code: string): Promise<number[]> => {
  const { rows } = await api.db.superuser.query<{ company_id: number }>(
    'select company_id from levels where code = $1',
    [code],
  )
  return rows.map(({ company_id }) => company_id)
}

describe('a job', () => {
  test('runs with what it was given, and its result stays with the run', async () => {
    work = async ({ userId, companyId, progress }, { code }) => {
      await progress(3, 3, 'Đang ghi')
      return { code, userId, companyId }
    }
    const id = await ask('B')
    expect(await show(id)).toMatchObject({ title: 'Việc B', state: 'queued', requested_by: { id: 1 } })
    await run()
    expect(await show(id)).toMatchObject({
      state: 'done',
      done: 3,
      total: 3,
      attempts: 1,
      message: null,
      result: { code: 'B', userId: 1, companyId: 1 },
    })
  })

  test('is known to the queue, which stands outside of the walls, by its ids alone', async () => {
    const id = await ask('SECRET')
    const { rows } = await api.db.superuser.query(
      'select data from pgboss.job where name = $1 and state = $2',
      [job.name, 'created'],
    )
    expect(rows).toEqual([{ data: { companyId: 1, runId: id } }])
    await run()
  })

  test('is not there when the transaction that asked for it is undone', async () => {
    await expect(
      inCompany(api.db.database, { companyId: 1, readOnly: false }, async (transaction) => {
        await enqueue(transaction, job, { code: 'X' })
        throw new Error('changed my mind')
      }),
    ).rejects.toThrow('changed my mind')
    expect(await run()).toBe(0)
  })

  test('works in its own company alone', async () => {
    work = async (context) => void (await addLevel(context, 'TWO'))
    await ask('A', 2)
    await run()
    expect(await levelsWith('TWO')).toEqual([2])
  })
})

describe('a job that fails', () => {
  test('is tried again, and nothing of the failed try stays', async () => {
    work = async (context) => {
      await context.inCompany(async ({ db, companyId }) => {
        await sql`insert into levels (company_id, code, name, level_group, rank)
          values (${companyId}, 'AGAIN', 'Lần thử', 'trade', 1)`.execute(db)
        if (context.attempt < 3) throw new Error('not yet')
      })
      return { last: context.isLastAttempt }
    }
    const id = await ask()
    expect(await run()).toBe(3)
    expect(await show(id)).toMatchObject({ state: 'done', attempts: 3, result: { last: true } })
    expect(await levelsWith('AGAIN')).toEqual([1])
  })

  test('ends as failed, in words, when its tries are used up', async () => {
    work = async () => Promise.reject(new Error('select secret from somewhere'))
    const id = await ask()
    expect(await run()).toBe(3)
    const { state, attempts, message } = await show(id)
    expect({ state, attempts }).toEqual({ state: 'failed', attempts: 3 })
    expect(message).toMatch(/^Công việc không hoàn thành/)
  })

  test.each([
    new JobFailure('Tệp này không phải là bảng tính.'),
    new ApiFailure(409, 'Tệp này không phải là bảng tính.'),
  ])('for good is not tried again: $name', async (failure) => {
    work = async () => Promise.reject(failure)
    const id = await ask()
    expect(await run()).toBe(1)
    expect(await show(id)).toMatchObject({ state: 'failed', message: 'Tệp này không phải là bảng tính.' })
  })

  test('can be run once more by hand', async () => {
    work = async () => Promise.reject(new JobFailure('Không được.'))
    const id = await ask()
    await run()
    work = async () => ({ fine: true })
    expect((await admin.call('jobs.retry', { path: { id } })).body.data.job).toMatchObject({
      state: 'queued',
    })
    await run()
    expect(await show(id)).toMatchObject({ state: 'done', result: { fine: true } })
    expect((await admin.call('jobs.retry', { path: { id } })).status).toBe(409)
  })
})

test('what a job told is dropped where it is begun again by hand, and stays so where that is cancelled as it waits', async () => {
  const id = await failedWith({ refused: 1 })
  expect((await admin.call('jobs.retry', { path: { id } })).body.data.job).toMatchObject({
    state: 'queued',
    result: null,
  })
  await admin.call('jobs.cancel', { path: { id } })
  expect(await show(id)).toMatchObject({ state: 'cancelled', result: null })
})

describe('a job that is cancelled', () => {
  test('ends so even when it cannot tell what it kept', async () => {
    work = async (context) => {
      context.ifCancelled(() => Promise.reject(new Error('no answer')))
      await admin.call('jobs.cancel', { path: { id: context.runId } })
      await context.progress(1, 2)
      return null
    }
    const id = await ask()
    await run()
    expect(await show(id)).toMatchObject({ state: 'cancelled', result: null })
  })

  test('while it waits is never begun', async () => {
    work = async () => ({ begun: true })
    const id = await ask()
    expect((await admin.call('jobs.cancel', { path: { id } })).body.data.job.state).toBe('cancelled')
    expect(await run()).toBe(0)
    expect((await admin.call('jobs.cancel', { path: { id } })).status).toBe(200)
  })

  test('while it works ends at its next step, with nothing half done', async () => {
    work = async (context) => {
      await context.inCompany(async ({ db, companyId }) => {
        await sql`insert into levels (company_id, code, name, level_group, rank)
          values (${companyId}, 'HALF', 'Một nửa', 'trade', 1)`.execute(db)
        const answer = await admin.call('jobs.cancel', { path: { id: context.runId } })
        expect(answer.body.data.job).toMatchObject({ state: 'running', is_cancelling: true })
        await context.progress(1, 1)
      })
    }
    const id = await ask()
    await run()
    expect(await show(id)).toMatchObject({ state: 'cancelled', is_cancelling: false, result: null })
    expect(await levelsWith('HALF')).toEqual([])
  })

  test('hears of it even between two steps', async () => {
    work = async ({ runId, signal }) => {
      await admin.call('jobs.cancel', { path: { id: runId } })
      await once(signal, 'abort')
      signal.throwIfAborted()
    }
    const id = await ask()
    await run()
    expect((await show(id)).state).toBe('cancelled')
  })
})

/** A run that an ending process handed back with this, and that failed afterwards before it could tell anything. */
async function failedWith(kept: Record<string, unknown>): Promise<number> {
  const stopping = new AbortController()
  work = async ({ progress, ifCancelled }) => {
    ifCancelled(() => Promise.resolve(kept))
    stopping.abort(new RunStopped('stopping'))
    await progress(1, 2)
  }
  const id = await ask()
  await run({ stopping: stopping.signal })
  expect(await show(id)).toMatchObject({ state: 'queued', result: kept })
  work = async ({ ifCancelled }) => {
    ifCancelled(() => Promise.reject(new Error('no answer')))
    throw new ApiFailure(409, 'Không được.')
  }
  await run()
  expect(await show(id)).toMatchObject({ state: 'failed', result: kept })
  return id
}

describe('a process that ends', () => {
  test('hands a job back that it was asked to end, and the next one does it', async () => {
    const stopping = new AbortController()
    work = async ({ progress }) => {
      stopping.abort(new RunStopped('stopping'))
      await progress(1, 2)
    }
    const id = await ask()
    await run({ stopping: stopping.signal })
    expect(await show(id)).toMatchObject({ state: 'queued', attempts: 1 })
    work = async () => ({ done: 'by the next' })
    expect(await run()).toBe(1)
    expect(await show(id)).toMatchObject({ state: 'done', attempts: 2 })
  })

  test('hands a job back with what it told, which stays until somebody tells anew', async () => {
    const id = await failedWith({ kept: 1 })
    work = async () => Promise.reject(new JobFailure('Không được.', { refused: 2 }))
    // Not by hand: the queue begins it once more.
    await api.db.superuser.query(`update job_runs set state = 'queued', finished_at = null where id = $1`, [
      id,
    ])
    await doRun(api.db, job, id)
    expect(await show(id)).toMatchObject({ state: 'failed', message: 'Không được.', result: { refused: 2 } })
  })

  test('hands nothing back that has ended, and what was to be cancelled ends so', async () => {
    const stopping = new AbortController()
    work = async ({ inCompany: within, doneWith, progress }) => {
      await within((transaction) => doneWith(transaction, { rows: 1 }))
      stopping.abort(new RunStopped('stopping'))
      await progress(1, 1)
    }
    const ended = await ask()
    await run({ stopping: stopping.signal })
    expect(await show(ended)).toMatchObject({ state: 'done', result: { rows: 1 } })
    work = async ({ runId }) => {
      await admin.call('jobs.cancel', { path: { id: runId } })
      throw new RunStopped('stopping')
    }
    const cancelled = await ask()
    await run()
    expect(await show(cancelled)).toMatchObject({ state: 'cancelled' })
  })

  test('hands a job back unbegun that comes when it was asked to end', async () => {
    let begun = 0
    work = async () => {
      begun += 1
      return {}
    }
    const id = await ask()
    await run({ stopping: AbortSignal.abort(new RunStopped('stopping')) })
    expect([begun, await show(id)]).toMatchObject([0, { state: 'queued' }])
    await run()
    expect([begun, await show(id)]).toMatchObject([1, { state: 'done' }])
  })

  test('does not repeat work that noted its own end with its last transaction', async () => {
    work = async (context) => {
      await context.inCompany(async (transaction) => {
        await sql`insert into levels (company_id, code, name, level_group, rank)
          values (1, 'ONCE', 'Một lần', 'trade', 1)`.execute(transaction.db)
        await context.doneWith(transaction, { rows: 1 })
      })
      throw new Error('the process died here')
    }
    const id = await ask()
    await run()
    expect(await show(id)).toMatchObject({ state: 'done', attempts: 1, result: { rows: 1 } })
    expect(await levelsWith('ONCE')).toEqual([1])
  })

  test('writes nothing more about a run that another one has begun anew', async () => {
    work = async ({ runId, attempt }) => {
      if (attempt === 1)
        await api.db.superuser.query('update job_runs set attempts = 2 where id = $1', [runId])
      return { by: attempt }
    }
    const id = await ask()
    await run()
    expect(await show(id)).toMatchObject({ state: 'running', attempts: 2, result: null })
    await api.db.superuser.query(`update job_runs set state = 'cancelled' where id = $1`, [id])
  })
})
