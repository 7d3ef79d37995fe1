import { PgBoss } from 'pg-boss'
import type { AnyJob } from '../jobs/define-job.ts'
import { perform, type Performing } from '../jobs/perform.ts'
import { queueConnections } from '../jobs/queue-connections.ts'
import { keepQueues, type QueuedRun, queueOptions } from '../jobs/queue.ts'
import { allJobs } from '../jobs/registry.ts'
import { heldBy } from '../jobs/workers.ts'
import { readSettings } from '../settings.ts'
import type { TestDatabase } from './database.ts'

/** What a test may say about the process that runs the jobs. */
export interface RunJobsOptions {
  jobs?: readonly AnyJob[]
  environment?: NodeJS.ProcessEnv
  /** Aborted to stop that process. */
  stopping?: AbortSignal
}

/**
 * Does all background work that is queued, and what that queues in turn, until nothing is left: one job after the
 * other, just as a worker would, those at once that wait for another try.
 * @returns how many jobs of the queue were taken
 */
export async function runJobs(
  { database, urls }: TestDatabase,
  { jobs = allJobs, environment = {}, stopping = new AbortController().signal }: RunJobsOptions = {},
): Promise<number> {
  const performing = {
    database,
    settings: readSettings(environment),
    scoped: isScoped(),
    log: () => {},
  }
  await keepQueues(database.pool, jobs)
  const queue = queueOf(urls)
  await queue.start()
  try {
    let taken = 0
    let isLeft: boolean
    // A fetch is under way whenever the stop is asked for.
    do {
      isLeft = false
      for (const job of jobs) {
        const [next] = await queue.fetch<QueuedRun>(job.name, {
          includeMetadata: true,
          ignoreStartAfter: true,
        })
        if (next === undefined) continue
        isLeft = true
        taken += 1
        // A job of the queue that was fetched by hand has no signal of its own.
        const held = heldBy({ ...next, signal: stopping }, stopping)
        await perform(performing, job, held).then(
          () => queue.complete(job.name, next),
          (error: Error) => queue.fail(job.name, next, { name: error.name }),
        )
      }
    } while (isLeft && !stopping.aborted)
    return taken
  } finally {
    await queue.stop({ graceful: false })
  }
}

/** The queue by itself: nothing is begun but what is asked of it. */
export function queueOf({ app }: TestDatabase['urls']): PgBoss {
  const queue = new PgBoss({
    ...queueOptions,
    connectionString: app,
    max: 2,
    supervise: false,
    schedule: false,
  })
  // A closing connection may still be told that its database is dropped.
  return queue.on('error', () => {})
}

/** Looks for jobs whose process has died, as if it had been silent for long. */
export async function superviseNow({ superuser, urls }: TestDatabase): Promise<void> {
  const connections = queueConnections(urls.app)
  // With the connections of the product: what the queue says to them is part of what is looked at.
  const queue = new PgBoss({ ...queueOptions, db: connections, supervise: false, schedule: false })
  await queue.start()
  await superuser.query(
    `update pgboss.job set heartbeat_on = now() - interval '1 hour', started_on = now() - interval '1 hour'
     where state = 'active'`,
  )
  // It looks once in a while; here it looks now.
  await superuser.query('update pgboss.queue set monitor_on = null, monitor_claim_on = null')
  await queue.supervise()
  await queue.stop({ graceful: false })
  await connections.close()
}

/**
 * Does one run that is queued, now and without its queue, to its end whatever that is.
 * @param log takes what the process would log
 */
export async function doRun(
  { database, superuser }: TestDatabase,
  job: AnyJob,
  runId: number,
  log: Performing['log'] = () => {},
): Promise<void> {
  const { rows } = await superuser.query<{ company_id: number; queue_id: string }>(
    'select company_id, queue_id from job_runs where id = $1',
    [runId],
  )
  const [{ company_id: companyId, queue_id: id } = { company_id: 0, queue_id: '' }] = rows
  const performing = { database, settings: readSettings({}), scoped: isScoped(), log }
  const signal = new AbortController().signal
  await perform(performing, job, { id, data: { companyId, runId }, isLastAttempt: true, signal })
}

/** False in the test run that proves that row-level security alone keeps the companies apart. */
function isScoped(): boolean {
  return process.env['TEST_WALLS'] !== 'no-scope'
}
