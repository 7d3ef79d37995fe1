import type { Database } from '../db/connect.ts'
import { type CompanyTransaction, inCompany } from '../db/transaction.ts'
import type { Settings } from '../settings.ts'
import {
  type AnyJob,
  type Job,
  type JobContext,
  JobFailure,
  type JobResult,
  type JobTransaction,
} from './define-job.ts'
import { forLog, lastingFailure, RunStopped } from './ending.ts'
import { handBack } from './enqueue.ts'
import type { QueuedRun } from './queue.ts'
import { hasRightStill, rightIsGone, rightIsGoneMidway } from './right-of-asker.ts'
import { beginRun, type BegunRun, type End, endRun, lookAfter, noteProgress } from './run-rows.ts'

/** What jobs are performed with, beside the job itself. */
export interface Performing {
  database: Pick<Database, 'pool'>
  settings: Settings
  /** See `CompanyTransactionOptions`. */
  scoped?: boolean
  log: (error: Record<string, unknown>, message: string) => void
}

/** A job of the queue, as its worker holds it. */
export interface Held {
  id: string
  data: QueuedRun
  isLastAttempt: boolean
  /** Aborted with a {@link RunStopped} when the server stops. */
  signal: AbortSignal
}

const lookEvery = 1_000
const noteEvery = 500

/**
 * Performs one job of the queue from beginning to end, whatever becomes of it.
 * @throws what the job threw, when the queue is to try again
 */
export async function perform(performing: Performing, job: AnyJob, held: Held): Promise<void> {
  const { companyId, runId } = held.data
  const write = <T>(work: (transaction: CompanyTransaction) => Promise<T>) =>
    inCompany(performing.database, { companyId, readOnly: false, scoped: performing.scoped ?? true }, work)
  const run = await write((transaction) => beginByRight(transaction, job, held))
  if (run === undefined) return
  const keeping: Keeping = { told: () => Promise.resolve(undefined) }
  try {
    const result = await carryOut(performing, job, held, run, keeping)
    await write((transaction) => endRun(transaction, run, { state: 'done', result }))
  } catch (error) {
    const said = error instanceof JobFailure ? error.result : undefined
    const kept = said ?? (await keptBy(performing, job, held, keeping))
    if (error instanceof RunStopped && error.why === 'stopping') {
      await write((transaction) => handBack(transaction, run, kept))
      return
    }
    const end = endAfter(error, held.isLastAttempt, kept)
    await write((transaction) => endRun(transaction, run, end))
    const unforeseen = unforeseenIn(error)
    if (unforeseen !== undefined) {
      performing.log({ job: job.name, companyId, runId, ...forLog(unforeseen) }, 'a job failed')
    }
    if (end.state === 'queued') throw error
  }
}

/**
 * Begins a run, unless the person who asked for it could not ask for it any more: then the run ends with that sentence, and
 * what it told before is no longer there for who has lost the right. Every kind of work passes here, at its first try as at any later one.
 */
async function beginByRight(
  transaction: CompanyTransaction,
  job: AnyJob,
  { id, data: { runId } }: Held,
): Promise<BegunRun | undefined> {
  const run = await beginRun(transaction, runId, id)
  if (run === undefined || (await hasRightStill(transaction, run.asker))) return run
  // Of pieces that are in force the list stays; what was to be done all or none was not done.
  const [message, result] = job.goesOn ? [rightIsGoneMidway, undefined] : [rightIsGone, null]
  // The input was written by enqueue for this very job.
  await job.givenUp?.(transaction, run.input as never, message)
  await endRun(transaction, run, { state: 'failed', message, result })
  return undefined
}

/** What the log has to tell of an error: nothing of what a job says or is told by itself, but what that was caused by. */
function unforeseenIn(error: unknown): unknown {
  if (error instanceof JobFailure) return error.cause
  return error instanceof RunStopped || lastingFailure(error) !== undefined ? undefined : error
}

function endAfter(error: unknown, isLastAttempt: boolean, result: JobResult | undefined): End {
  if (error instanceof RunStopped) return { state: 'cancelled', message: null, result }
  const lasting = lastingFailure(error)
  if (lasting !== undefined) return { state: 'failed', message: lasting, result }
  return isLastAttempt
    ? {
        state: 'failed',
        result,
        message: 'Công việc không hoàn thành được sau nhiều lần thử. Vui lòng chạy lại sau.',
      }
    : { state: 'queued', result, message: 'Lần chạy vừa rồi không thành công, hệ thống sẽ tự thử lại.' }
}

/** What a run says that it keeps where it does not get to its end. */
interface Keeping {
  told: () => Promise<JobResult | undefined>
}

/**
 * Asked once a run has ended; how it ended is told even when what it keeps cannot be.
 * @returns undefined where it tells nothing: then what was told before stays
 */
async function keptBy(
  { log }: Performing,
  job: AnyJob,
  { data: { companyId, runId } }: Held,
  keeping: Keeping,
): Promise<JobResult | undefined> {
  try {
    return await keeping.told()
  } catch (failure) {
    log({ job: job.name, companyId, runId, ...forLog(failure) }, 'a job could not tell what it kept')
    return undefined
  }
}

async function carryOut(
  performing: Performing,
  job: AnyJob,
  held: Held,
  run: BegunRun,
  keeping: Keeping,
): Promise<Awaited<ReturnType<Job<object>['run']>> & (object | null)> {
  const ending = new AbortController()
  const signal = AbortSignal.any([held.signal, ending.signal])
  const context: JobContext = {
    ...contextOf(performing, job.name, held, run, signal, ending),
    ifCancelled: (told) => {
      keeping.told = told
    },
  }
  const watch = setInterval(() => {
    context
      .reading((transaction) => lookAfter(transaction, run))
      .then((standing) => standing !== 'running' && ending.abort(new RunStopped(standing)))
      // A database that is away for a moment says nothing about the run.
      .catch(() => {})
  }, lookEvery)
  try {
    signal.throwIfAborted()
    // The input was written by enqueue for this very job.
    return (await job.run(context, run.input as never)) ?? null
  } catch (error) {
    // Whatever was cut off by the signal ends as the signal says.
    signal.throwIfAborted()
    throw error
  } finally {
    clearInterval(watch)
  }
}

function contextOf(
  { database, settings, scoped = true }: Performing,
  name: string,
  { data: { companyId, runId }, isLastAttempt }: Held,
  run: BegunRun,
  signal: AbortSignal,
  ending: AbortController,
): Omit<JobContext, 'ifCancelled'> {
  const {
    asker: { userId, operation, scopes },
    attempt,
  } = run
  const asAsker = {
    ...(userId !== null && { session: { userId } }),
    ...(operation !== null && { operation: { id: operation } }),
    scopes: scopes.map((scope) => ({ scope })),
  }
  const doing = { operation: operation ?? name, userId, requestId: null }
  const inCompanyOfRun: JobContext['inCompany'] = (work) =>
    inCompany(database, { companyId, readOnly: false, scoped, doing }, (transaction) =>
      work({ ...transaction, ...asAsker } satisfies JobTransaction),
    )
  let notedAt = 0
  return {
    companyId,
    userId,
    runId,
    attempt,
    isLastAttempt,
    settings,
    signal,
    inCompany: inCompanyOfRun,
    reading: (work) => inCompany(database, { companyId, readOnly: true, scoped }, work),
    doneWith: (transaction, result) => endRun(transaction, run, { state: 'done', result }),
    progress: async (done, total, note) => {
      signal.throwIfAborted()
      if (Date.now() - notedAt < noteEvery && done !== total) return
      notedAt = Date.now()
      const standing = await inCompanyOfRun((transaction) =>
        noteProgress(transaction, run, { done, total, note: note ?? null }),
      )
      if (standing !== 'running') ending.abort(new RunStopped(standing))
      signal.throwIfAborted()
    },
  }
}
