import type { Data } from '@nhansu/sdk/contract'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { RowConditions } from '../../contract/access.ts'
import type { ProductContext } from '../../contract/handlers.ts'
import type { ListSource } from '../../contract/list-query/source.ts'
import { requesters } from './user-names.ts'
import { whyNotAgain } from './begin-again.ts'

/** A run as the screens show it. */
export type JobRun = Data<'jobs.show'>['job']

/** A run as its table has it. */
export type JobRow = Omit<JobRun, 'requested_by' | 'can_retry'> & { requested_by: number | null }

export const jobSource: ListSource = {
  table: 'job_runs',
  defaultSort: '-created_at',
  fields: { name: { values: 'string' }, state: { values: 'string' } },
}

/** Everybody sees the work that they asked for. */
export const visibleRuns: RowConditions = {
  table: 'job_runs',
  own: ({ session }) => sql`job_runs.requested_by = ${session.userId}`,
}

/** What has a screen of its own is looked after there. */
export const hasNoOwnScreen = sql<SqlBool>`not job_runs.is_quiet`

/**
 * The columns of a {@link JobRow}. A result may name people, with reasons that are nobody's to read but its asker's; what
 * nobody asked for has sums alone.
 */
export const jobColumns = ({ session }: ProductContext): RawBuilder<unknown> => sql`
  job_runs.id, job_runs.name, job_runs.title, job_runs.state, job_runs.done, job_runs.total, job_runs.message,
  case when coalesce(job_runs.requested_by, ${session.userId}) = ${session.userId} then job_runs.result end as result,
  job_runs.requested_by, job_runs.attempts,
  job_runs.state = 'running' and job_runs.cancel_requested_at is not null as is_cancelling,
  job_runs.created_at, job_runs.started_at, job_runs.finished_at`

/** Adds who asked for each run, and whether this user can have it begun again. */
export async function withRequesters(context: ProductContext, rows: readonly JobRow[]): Promise<JobRun[]> {
  const requesterOf = await requesters(context, rows)
  return rows.map((row) => ({
    ...row,
    requested_by: requesterOf(row),
    can_retry: whyNotAgain(context, row) === undefined,
  }))
}
