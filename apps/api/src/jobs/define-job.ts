import type { GrantedScope } from '../contract/access.ts'
import type { CompanySession } from '../contract/session.ts'
import type { CompanyTransaction } from '../db/transaction.ts'
import type { Settings } from '../settings.ts'

/** A transaction of the company of a job, by the right of the person who asked for it; it can ask for other jobs. */
export interface JobTransaction extends CompanyTransaction {
  session?: Pick<CompanySession, 'userId'>
  /** The operation whose right the work needs; a request has it, and a job has that of the request. */
  operation?: { id: string }
  /** How far that right reaches. */
  scopes?: readonly Pick<GrantedScope, 'scope'>[]
}

/** What a job gets beside its input. */
export interface JobContext {
  companyId: number
  /** Who asked for it; null for what runs by the clock. */
  userId: number | null
  runId: number
  /** How often it has been begun, this time counted. */
  attempt: number
  /** True when a failure now would be the last: nothing tries again by itself. */
  isLastAttempt: boolean
  settings: Settings
  /** One transaction in the company, behind both walls; what it throws rolls it back. */
  inCompany: <T>(work: (transaction: JobTransaction) => Promise<T>) => Promise<T>
  /** The same for reading alone. */
  reading: <T>(work: (transaction: CompanyTransaction) => Promise<T>) => Promise<T>
  /**
   * Tells the screen how far the work is; written at most twice a second. `total` 0 when it is not known.
   * @throws the reason of `signal` once the job is to end
   */
  progress: (done: number, total: number, note?: string) => Promise<void>
  /**
   * Says what the run keeps as its result where it does not get to its end: cancelled, failed, to be tried again, or handed
   * on by a server that stops.
   */
  ifCancelled: (kept: () => Promise<JobResult>) => void
  /**
   * Ends the run as done within a transaction of the work: whatever happens to this process afterwards, work that must
   * not be repeated is not. Without it a job whose process dies at its very end is begun again.
   */
  doneWith: (transaction: CompanyTransaction, result: JobResult) => Promise<void>
  /** Aborted when somebody cancels the run, the server stops, or the run was given to another process. */
  signal: AbortSignal
}

/** The stored result of a finished run: small, as JSON, shown to the person who asked for the run. */
export type JobResult = Readonly<Record<string, unknown>> | null

/** How a job is tried again after it threw. */
export interface Retry {
  /** Tries after the first. */
  times: number
  /** Seconds before the second try; each further wait doubles. */
  waitSeconds: number
  /** Seconds that no wait exceeds. */
  longestWaitSeconds: number
}

/**
 * Who begins a run again that failed or was cancelled: `anyone` who looks after background work; `asker`, only whoever asked
 * for it; `asker-unless-cancelled`, so, and what was cancelled is begun by asking anew alone.
 */
export type Again = 'anyone' | 'asker' | 'asker-unless-cancelled'

/** One kind of background work. Its file is in the folder of its domain; `jobs/registry.ts` lists it. */
export interface Job<Input extends object> {
  /** As it is stored: `<domain>.<verb>`. Never renamed, or what is queued under the old name is lost. */
  name: string
  /** What its people read in 'Công việc nền'. */
  title: string | ((input: Input) => string)
  /** Throws are tried again so; a {@link JobFailure} never is. */
  retry: Retry
  /** A run that takes longer is ended, and tried again. */
  longestMinutes: number
  /** Runs of it at a time in one process. */
  atOnce: number
  /** True for what has a screen of its own: such runs are left out of 'Công việc nền'. */
  isQuiet: boolean
  /** When it runs by the clock of Asia/Ho_Chi_Minh, in each company: minute, hour, day, month, weekday. */
  cron?: string
  /**
   * Who begins it again. Left out, `anyone` for what the clock begins too; whatever else was asked for is done in the name of
   * its asker, `asker-unless-cancelled`. A run that nobody asked for is anyone's.
   */
  again: Again
  /**
   * True where a run that is begun again by hand goes on from what it did before, as work does that writes piece by piece:
   * then it keeps its result until it tells anew. Else it begins as if it had never run, without one.
   */
  goesOn: boolean
  run: (context: JobContext, input: Input) => Promise<JobResult | void>
  /**
   * Writes what follows when a run is ended before it was begun: its process died once too often, or the person who
   * asked for it has lost the right. `why` is the Vietnamese sentence of the run.
   */
  givenUp?: (transaction: CompanyTransaction, input: Input, why: string) => Promise<void>
}

/** A job of any input, as those see it that do not look into inputs. */
export type AnyJob = Job<never>

type Defaulted = 'retry' | 'longestMinutes' | 'atOnce' | 'isQuiet' | 'again' | 'goesOn'

const defaults: Pick<Job<object>, Exclude<Defaulted, 'again'>> = {
  retry: { times: 3, waitSeconds: 10, longestWaitSeconds: 600 },
  longestMinutes: 15,
  atOnce: 1,
  isQuiet: false,
  goesOn: false,
}

/** Declares a kind of background work; see {@link Job} for each part. It may be begun more than once. */
export function defineJob<Input extends object>(
  job: Omit<Job<Input>, Defaulted> & Partial<Pick<Job<Input>, Defaulted>>,
): Job<Input> {
  const again = job.cron === undefined ? 'asker-unless-cancelled' : 'anyone'
  return { ...defaults, again, ...job }
}

/**
 * What a job throws when trying again would not help: a Vietnamese sentence that says what to do. Whoever looks after
 * background work reads it too, so it names nobody; who is meant stands in the result, which is its asker's alone.
 */
export class JobFailure extends Error {
  override name = 'JobFailure'
  readonly result: JobResult | undefined

  /** @param options the cause, where one is unforeseen: it is for the log */
  constructor(message: string, result?: JobResult, options?: ErrorOptions) {
    super(message, options)
    this.result = result
  }
}
