import { type RawBuilder, sql } from 'kysely'
import type { CompanyTransaction } from '../db/transaction.ts'
import type { JobResult } from './define-job.ts'
import type { Asker } from './right-of-asker.ts'
import type { Scope } from '../contract/session.ts'

/** A run as it was begun; only this attempt of it may write what comes of it. */
export interface Begun {
  runId: number
  attempt: number
}

/** What a run is about, as it is begun. */
export interface BegunRun extends Begun {
  input: unknown
  asker: Asker
}

/**
 * Begins the run that a job of the queue carries.
 * @returns undefined when there is nothing to do: it was cancelled, is done, or another job carries it now
 */
export async function beginRun(
  { db, inThisCompany }: CompanyTransaction,
  runId: number,
  queueId: string,
): Promise<BegunRun | undefined> {
  const carried = sql`${inThisCompany('job_runs')} and id = ${runId} and queue_id = ${queueId} and state in ('queued', 'running')`
  await sql`
    update job_runs set state = 'cancelled', finished_at = now()
    where ${carried} and cancel_requested_at is not null`.execute(db)
  const { rows } = await sql<AskerRow & { input: unknown; attempts: number }>`
    update job_runs
    set state = 'running', attempts = attempts + 1, started_at = now(), message = null, done = 0
    where ${carried} returning input, attempts, ${askerColumns}`.execute(db)
  const [row] = rows
  return row && { runId, attempt: row.attempts, input: row.input, asker: readAsker(row) }
}

interface AskerRow {
  requested_by: number | null
  asked_operation: string | null
  asked_scopes: Scope[]
}

const askerColumns = sql`requested_by, asked_operation, asked_scopes`

function readAsker({ requested_by, asked_operation, asked_scopes }: AskerRow): Asker {
  return { userId: requested_by, operation: asked_operation, scopes: asked_scopes }
}

/** By whom a run was asked for; undefined when there is no such run in the company. */
export async function askerOf(
  { db, inThisCompany }: CompanyTransaction,
  runId: number,
): Promise<Asker | undefined> {
  const { rows } = await sql<AskerRow>`
    select ${askerColumns} from job_runs where ${inThisCompany('job_runs')} and id = ${runId}`.execute(db)
  return rows[0] && readAsker(rows[0])
}

/** Notes how far a run is, and whether it is still to go on. */
export async function noteProgress(
  transaction: CompanyTransaction,
  begun: Begun,
  { done, total, note }: { done: number; total: number; note: string | null },
): Promise<'running' | 'cancelled' | 'taken'> {
  return standing(
    transaction,
    sql`update job_runs set done = ${done}, total = ${total > 0 ? total : null}, message = ${note}
      where ${held(transaction, begun)} returning cancel_requested_at`,
  )
}

/** Whether a run is still to go on: somebody may have cancelled it, or another process have begun it anew. */
export async function lookAfter(
  transaction: CompanyTransaction,
  begun: Begun,
): Promise<'running' | 'cancelled' | 'taken'> {
  return standing(
    transaction,
    sql`select cancel_requested_at from job_runs where ${held(transaction, begun)}`,
  )
}

/** What a run came to. */
export type End =
  | { state: 'done'; result: JobResult }
  | { state: 'cancelled'; message: null; result?: JobResult | undefined }
  | { state: 'failed'; message: string | null; result?: JobResult | undefined }
  | { state: 'queued'; message: string; result?: JobResult | undefined }

/**
 * Notes what this attempt came to, unless the run has ended or been begun anew meanwhile. What an attempt before it has told
 * stays where this one tells nothing.
 */
export async function endRun(transaction: CompanyTransaction, begun: Begun, end: End): Promise<void> {
  const message = end.state === 'done' ? null : end.message
  await sql`
    update job_runs
    set state = ${end.state}, result = ${told(end.result)}, message = ${message},
      done = case when ${end.state} = 'done' then coalesce(total, done) else done end,
      finished_at = case when ${end.state} = 'queued' then null else now() end
    where ${held(transaction, begun)}`.execute(transaction.db)
}

/** What a run is to keep as its result: what it had, where nothing is told. */
export function told(result: JobResult | undefined): RawBuilder<unknown> {
  if (result === undefined) return sql`result`
  return sql`${result === null ? null : JSON.stringify(result)}::jsonb`
}

async function standing(
  { db }: CompanyTransaction,
  statement: RawBuilder<unknown>,
): Promise<'running' | 'cancelled' | 'taken'> {
  const { rows } = await sql<{ cancel_requested_at: string | null }>`${statement}`.execute(db)
  if (rows[0] === undefined) return 'taken'
  return rows[0].cancel_requested_at === null ? 'running' : 'cancelled'
}

/** The run, as long as this attempt is the one that works on it. */
export function held({ inThisCompany }: CompanyTransaction, { runId, attempt }: Begun): RawBuilder<unknown> {
  return sql`${inThisCompany('job_runs')} and id = ${runId} and state = 'running' and attempts = ${attempt}`
}

/** The sentence of a run whose process died once too often. */
export const diedTooOften = 'Công việc bị gián đoạn nhiều lần nên đã dừng. Vui lòng chạy lại.'

/**
 * Ends a run that the queue has given up because its process died once too often.
 * @returns the job's name and its input; undefined when the run has ended or goes on all the same
 */
export async function giveUpRun(
  { db, inThisCompany }: CompanyTransaction,
  runId: number,
): Promise<{ name: string; input: unknown } | undefined> {
  const { rows } = await sql<{ name: string; input: unknown }>`
    update job_runs set state = 'failed', finished_at = now(),
      message = ${diedTooOften}
    where ${inThisCompany('job_runs')} and id = ${runId} and state in ('queued', 'running')
      and not exists (select from pgboss.job where name = job_runs.name and id = job_runs.queue_id
        and state in ('created', 'retry', 'active'))
    returning name, input`.execute(db)
  return rows[0]
}
