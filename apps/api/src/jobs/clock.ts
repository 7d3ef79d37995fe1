import { isDeepStrictEqual } from 'node:util'
import type { PgBoss } from 'pg-boss'
import type { Database } from '../db/connect.ts'
import { inCompany } from '../db/transaction.ts'
import type { AnyJob, Job } from './define-job.ts'
import { enqueueOnce } from './enqueue.ts'
import { clockQueue } from './queue.ts'

/** What the clock queues: the name of the job that is due in every company. */
interface Due {
  job: string
}

/**
 * Tells the queue's clock which jobs run when; a job that runs by the clock no longer is taken off it. What is there as it
 * should be is left alone, as most of it is at most starts.
 */
export async function setClock(queue: PgBoss, jobs: readonly AnyJob[]): Promise<void> {
  const planned = jobs.filter(({ cron }) => cron !== undefined)
  const kept = new Map((await queue.getSchedules(clockQueue)).map((each) => [each.key, each]))
  for (const { name, cron = '' } of planned) {
    const due: Due = { job: name }
    // A night during which nothing ran is made up for once.
    const options = { tz: 'Asia/Ho_Chi_Minh', key: name, missed: 'once' } as const
    const found = kept.get(name)
    kept.delete(name)
    const same = found && { cron: found.cron, data: found.data, options: found.options }
    if (isDeepStrictEqual(same, { cron, data: due, options })) continue
    await queue.schedule(clockQueue, cron, due, options)
  }
  for (const key of kept.keys()) await queue.unschedule(clockQueue, key)
}

/** Asks for a job in every company, once for each moment at which it is due, however often the clock says so. */
export async function askEverywhere(
  database: Pick<Database, 'pool'>,
  jobs: readonly AnyJob[],
  { job: name }: Due,
  dueAt: Date,
): Promise<void> {
  const job = jobs.find((known) => known.name === name)
  if (job?.cron === undefined) return
  const { rows } = await database.pool.query<{ id: number }>(
    'select id from companies where is_active order by id',
  )
  for (const { id: companyId } of rows) {
    await inCompany(database, { companyId, readOnly: false }, (transaction) =>
      // What runs by the clock takes nothing.
      enqueueOnce(transaction, job as unknown as Job<object>, {}, { dueAt }),
    )
  }
}
