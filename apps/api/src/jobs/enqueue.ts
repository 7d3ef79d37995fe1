import { randomUUID } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import type { CompanyTransaction } from '../db/transaction.ts'
import type { Job, JobResult, JobTransaction } from './define-job.ts'
import { type QueuedRun, queueIn } from './queue.ts'
import { type Begun, held, told } from './run-rows.ts'

const longestTitle = 200

/** What else may be said of a run. */
export interface EnqueueOptions {
  /** The moment of a plan; a second run of the same job for the same moment is not made. */
  dueAt?: Date
}

/**
 * Asks for a job within the caller's transaction: it runs after, and only if, that commits. Company, user and
 * right are those of the transaction; when the job begins, `hasRightStill` asks for that right again.
 * @returns the id of its run, for the screen
 */
export async function enqueue<Input extends object>(
  transaction: JobTransaction,
  job: Job<Input>,
  input: Input,
): Promise<number> {
  const runId = await enqueueOnce(transaction, job, input)
  if (runId === undefined) throw new Error(`${job.name} was not queued`)
  return runId
}

/**
 * The same for work that is due at a moment of a plan.
 * @returns undefined when there is a run for this moment already
 */
export async function enqueueOnce<Input extends object>(
  transaction: JobTransaction,
  job: Job<Input>,
  input: Input,
  { dueAt }: EnqueueOptions = {},
): Promise<number | undefined> {
  const { companyId, db, session, operation, scopes = [] } = transaction
  const queueId = randomUUID()
  const { rows } = await sql<{ id: number }>`
    insert into job_runs (company_id, name, title, is_quiet, input, requested_by, asked_operation, asked_scopes,
      queue_id, due_at)
    values (${companyId}, ${job.name}, ${titleOf(job, input)}, ${job.isQuiet}, ${JSON.stringify(input)},
      ${session?.userId ?? null}, ${operation?.id ?? null}, ${scopes.map(({ scope }) => scope)}::text[],
      ${queueId}, ${dueAt?.toISOString() ?? null})
    on conflict (company_id, name, due_at) do nothing
    returning id`.execute(db)
  const runId = rows[0]?.id
  if (runId !== undefined) await send(transaction, { name: job.name, runId, queueId })
  return runId
}

/**
 * Asks for a job once for each input, by two statements however many there are; else as {@link enqueue}.
 * @returns the ids of the runs, in the order of the inputs
 */
export async function enqueueEach<Input extends object>(
  transaction: JobTransaction,
  job: Job<Input>,
  inputs: readonly Input[],
): Promise<number[]> {
  if (inputs.length === 0) return []
  const { companyId, db, session, operation, scopes = [] } = transaction
  const asked = inputs.map((input) => ({ queue_id: randomUUID(), title: titleOf(job, input), input }))
  const { rows } = await sql<{ id: number; queue_id: string }>`
    insert into job_runs (company_id, name, title, is_quiet, input, requested_by, asked_operation, asked_scopes, queue_id)
    select ${companyId}, ${job.name}, asked.title, ${job.isQuiet}, asked.input, ${session?.userId ?? null}::bigint,
      ${operation?.id ?? null}, ${scopes.map(({ scope }) => scope)}::text[], asked.queue_id
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as asked (queue_id uuid, title text, input jsonb)
    returning id, queue_id`.execute(db)
  const runs = new Map(rows.map(({ id, queue_id: queueId }) => [queueId, id]))
  const jobs = rows.map(({ id: runId, queue_id: id }) => ({
    id,
    data: { companyId, runId } satisfies QueuedRun,
  }))
  await queueIn(transaction).insert(job.name, jobs)
  return asked.map(({ queue_id: queueId }) => {
    const runId = runs.get(queueId)
    if (runId === undefined) throw new Error(`${job.name} was not queued`)
    return runId
  })
}

/**
 * Queues a run again after 'Chạy lại'. The job of the queue that carried it until now finds that it does so no more.
 * @param goesOn see {@link Job.goesOn}
 */
export async function requeue(
  transaction: CompanyTransaction,
  runId: number,
  goesOn: boolean,
): Promise<void> {
  const mine = sql`${transaction.inThisCompany('job_runs')} and id = ${runId}`
  const kept = told(goesOn ? undefined : null)
  await queueAgain(transaction, runId, { mine, changes: sql`cancel_requested_at = null, result = ${kept}` })
}

/**
 * Queues a run again whose process stops before it was done, with what it has come to so far. One that has ended, or that
 * another process has begun anew, is left as it is; one that was to be cancelled is when it comes up again.
 * @param result undefined where the attempt tells nothing
 */
export async function handBack(
  transaction: CompanyTransaction,
  begun: Begun,
  result: JobResult | undefined,
): Promise<void> {
  const mine = held(transaction, begun)
  await queueAgain(transaction, begun.runId, { mine, changes: sql`result = ${told(result)}` })
}

async function queueAgain(
  transaction: CompanyTransaction,
  runId: number,
  { mine, changes }: { mine: RawBuilder<unknown>; changes: RawBuilder<unknown> },
): Promise<void> {
  const queueId = randomUUID()
  const { rows } = await sql<{ name: string }>`
    update job_runs
    set state = 'queued', queue_id = ${queueId}, done = 0, message = null, started_at = null, finished_at = null, ${changes}
    where ${mine} returning name`.execute(transaction.db)
  const [run] = rows
  if (run !== undefined) await send(transaction, { name: run.name, runId, queueId })
}

/** Cancels a run that waits: its job leaves the queue, and nothing begins it. */
export async function cancelQueuedRun(transaction: CompanyTransaction, runId: number): Promise<void> {
  const { rows } = await sql<{ name: string; queue_id: string }>`
    update job_runs set state = 'cancelled', cancel_requested_at = now(), finished_at = now()
    where ${transaction.inThisCompany('job_runs')} and id = ${runId} and state = 'queued'
    returning name, queue_id`.execute(transaction.db)
  for (const { name, queue_id } of rows) await queueIn(transaction).cancel(name, queue_id)
}

function titleOf<Input extends object>({ title }: Job<Input>, input: Input): string {
  return (typeof title === 'string' ? title : title(input)).slice(0, longestTitle)
}

async function send(
  transaction: CompanyTransaction,
  { name, runId, queueId }: { name: string; runId: number; queueId: string },
): Promise<void> {
  const data: QueuedRun = { companyId: transaction.companyId, runId }
  await queueIn(transaction).send(name, data, { id: queueId })
}
