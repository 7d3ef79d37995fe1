import type { Pool } from 'pg'
import { type ConstructorOptions, fromKysely, PgBoss } from 'pg-boss'
import type { CompanyTransaction } from '../db/transaction.ts'
import type { AnyJob } from './define-job.ts'
import { queueSchema } from './queue-plan.ts'

/** What a job of the queue carries: the id of its run. Everything else is behind the wall of the company. */
export interface QueuedRun {
  companyId: number
  runId: number
}

/** Where the queue puts what it has given up without a word of the job: its process died once too often. */
export const givenUpQueue = 'jobs.given-up'
/** Where the clock puts the name of the job that is due. */
export const clockQueue = 'jobs.clock'

/** A process that died is noticed after so many seconds without a sign of life, and its runs are begun again. */
const heartbeatSeconds = 30
const keptSeconds = 24 * 60 * 60

/** How pg-boss runs here: its schema comes from our migrations, and the server's role may change no table. */
export const queueOptions = {
  schema: queueSchema,
  migrate: false,
  createSchema: false,
  reindex: false,
  monitorVacuum: false,
} as const satisfies ConstructorOptions

/** The queue inside a transaction: what is asked of it happens when, and only if, the transaction commits. */
export function queueIn({ db }: Pick<CompanyTransaction, 'db'>): PgBoss {
  return new PgBoss({ ...queueOptions, db: fromKysely(db) })
}

/**
 * Makes the queue of each job, or brings its settings up to date; safe to repeat, and for several processes at once. What is as
 * it should be is left alone: most starts change nothing, and each change waits for the disk.
 */
export async function keepQueues(pool: Pool, jobs: readonly AnyJob[]): Promise<void> {
  const queue = new PgBoss({
    ...queueOptions,
    db: { executeSql: (text, values) => pool.query(text, values) },
  })
  const own = { notify: true, retryLimit: 10, retryDelay: 5, retryBackoff: true, retryDelayMax: 300 }
  const kept = new Map((await queue.getQueues()).map((each) => [each.name, each]))
  const keep = async (name: string, settings: typeof own | ReturnType<typeof settingsOf>) => {
    const found = kept.get(name)
    if (!found) await queue.createQueue(name, settings)
    else if (!holds(found, settings)) await queue.updateQueue(name, settings)
  }
  for (const name of [givenUpQueue, clockQueue]) await keep(name, own)
  for (const job of jobs) await keep(job.name, settingsOf(job))
}

function holds(found: object, wanted: object): boolean {
  return Object.entries(wanted).every(([name, value]) => Reflect.get(found, name) === value)
}

function settingsOf({ retry, longestMinutes }: AnyJob) {
  return {
    notify: true,
    heartbeatSeconds,
    expireInSeconds: longestMinutes * 60,
    retryLimit: retry.times,
    retryDelay: retry.waitSeconds,
    retryBackoff: true,
    retryDelayMax: retry.longestWaitSeconds,
    deadLetter: givenUpQueue,
    deleteAfterSeconds: keptSeconds,
  }
}
