import { type JobWithMetadata, PgBoss } from 'pg-boss'
import { inCompany } from '../db/transaction.ts'
import { askEverywhere, setClock } from './clock.ts'
import type { AnyJob } from './define-job.ts'
import { forLog, RunStopped } from './ending.ts'
import { type Held, type Performing, perform } from './perform.ts'
import { queueConnections } from './queue-connections.ts'
import { clockQueue, givenUpQueue, keepQueues, type QueuedRun, queueOptions } from './queue.ts'
import { diedTooOften, giveUpRun } from './run-rows.ts'

/** What workers are started with. */
export interface WorkersOptions extends Performing {
  /** Address of the database as the server's role; the queue has connections of its own. */
  url: string
  jobs: readonly AnyJob[]
}

/** The background work of this process. */
export interface Workers {
  stop: () => Promise<void>
}

const watchSeconds = 15
/** A stop waits so long for work to be finished, then asks it to end, and waits once more. */
const finishMs = 6_000
const stopMs = 9_000
const oneMinute = 60_000

/**
 * Starts the background work of this process.
 * @returns what stops it: no new work is begun, what runs is finished or handed back to the queue
 */
export async function startWorkers({ url, jobs, ...performing }: WorkersOptions): Promise<Workers> {
  const { database, log } = performing
  const stopping = new AbortController()
  let begins = true
  await keepQueues(database.pool, jobs)
  const connections = queueConnections(url)
  const queue = new PgBoss({
    ...queueOptions,
    db: connections,
    useListenNotify: true,
    superviseIntervalSeconds: watchSeconds,
    monitorIntervalSeconds: watchSeconds,
  })
  // Whatever it is, the queue goes on by itself; without a listener the process would end.
  queue.on('error', (error) => log(forLog(error), 'the queue met an error'))
  await queue.start()
  for (const job of jobs) {
    for (let place = 0; place < job.atOnce; place += 1) {
      await workOneByOne<QueuedRun>(queue, job.name, async (taken) => {
        // A fetch that was under way when the stop was asked for may still bring something.
        const signal = begins ? stopping.signal : AbortSignal.abort(new RunStopped('stopping'))
        await perform(performing, job, heldBy(taken, signal))
      })
    }
  }
  await workOneByOne<{ job: string }>(queue, clockQueue, (taken) =>
    askEverywhere(database, jobs, taken.data, minuteOf(taken.createdOn)),
  )
  await workOneByOne<QueuedRun>(queue, givenUpQueue, async (taken) => {
    const { companyId, runId } = taken.data
    await inCompany(database, { companyId, readOnly: false }, async (transaction) => {
      const run = await giveUpRun(transaction, runId)
      const job = jobs.find(({ name }) => name === run?.name)
      // The input was written by enqueue for this very job.
      await job?.givenUp?.(transaction, run?.input as never, diedTooOften)
    })
  })
  await setClock(queue, jobs)
  return {
    stop: async () => {
      begins = false
      const patience = setTimeout(() => stopping.abort(new RunStopped('stopping')), finishMs)
      await queue.stop({ graceful: true, timeout: stopMs })
      await connections.close()
      clearTimeout(patience)
    },
  }
}

const workOptions = {
  includeMetadata: true,
  pollingIntervalSeconds: 5,
  notifyPollingIntervalSeconds: 30,
} as const

/**
 * Takes one job of a queue after the other. Many that were asked for at once are announced as one, so whoever has done
 * one looks for the next right away; only a look that finds nothing waits to be told.
 */
async function workOneByOne<Data extends object>(
  queue: PgBoss,
  name: string,
  work: (taken: JobWithMetadata<Data>) => Promise<void>,
): Promise<void> {
  const worker = await queue.work<Data, void, typeof workOptions>(name, workOptions, async ([taken]) => {
    if (!taken) return
    try {
      await work(taken)
    } finally {
      queue.notifyWorker(worker)
    }
  })
}

/** What {@link perform} needs of a job of the queue. */
export function heldBy(taken: JobWithMetadata<QueuedRun>, stopping: AbortSignal): Held {
  return {
    id: taken.id,
    data: taken.data,
    isLastAttempt: taken.retryCount >= taken.retryLimit,
    // Its own tells that the queue gave the job to somebody else, or that it took too long.
    signal: AbortSignal.any([stopping, taken.signal]),
  }
}

function minuteOf(moment: Date): Date {
  return new Date(Math.floor(moment.getTime() / oneMinute) * oneMinute)
}
