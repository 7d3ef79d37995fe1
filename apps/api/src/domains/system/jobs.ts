import { sql } from 'kysely'
import { visibleRows } from '../../contract/access.ts'
import { ApiFailure, notFound } from '../../contract/failure.ts'
import { defineOperations, type Handlers, type ProductContext } from '../../contract/handlers.ts'
import { list } from '../../contract/list-query/list.ts'
import { cancelQueuedRun, requeue } from '../../jobs/enqueue.ts'
import { hasRightStill } from '../../jobs/right-of-asker.ts'
import { askerOf } from '../../jobs/run-rows.ts'
import { goesOn, whyNotAgain } from './begin-again.ts'
import {
  jobColumns,
  type JobRow,
  type JobRun,
  jobSource,
  hasNoOwnScreen,
  visibleRuns,
  withRequesters,
} from './job-rows.ts'

const jobs: Handlers<'jobs'> = {
  'jobs.list': async ({ query = {} }, context) => {
    const { rows, meta } = await list<JobRow>(context, query, {
      source: jobSource,
      visible: { table: 'job_runs' },
      columns: jobColumns(context),
      where: [hasNoOwnScreen],
    })
    return { jobs: await withRequesters(context, rows), meta }
  },

  'jobs.show': async ({ path }, context) => ({ job: await find(context, path.id) }),

  'jobs.cancel': async ({ path }, context) => {
    const { state } = await find(context, path.id, 'for update')
    if (state === 'done' || state === 'failed') {
      throw new ApiFailure(409, 'Công việc này đã kết thúc nên không hủy được nữa.')
    }
    if (state === 'queued') await cancelQueuedRun(context, path.id)
    if (state === 'running') await askToEnd(context, path.id)
    context.audit({ recordId: path.id, changedFields: ['state'] })
    return { job: await find(context, path.id) }
  },

  'jobs.retry': async ({ path }, context) => {
    const { state, requested_by, ...run } = await find(context, path.id, 'for update')
    if (state !== 'queued') {
      const hindrance = whyNotAgain(context, { ...run, state, requested_by: requested_by?.id ?? null })
      if (hindrance) throw hindrance
      await requireRightOfAsker(context, path.id)
      await requeue(context, path.id, goesOn(run.name))
    }
    context.audit({ recordId: path.id, changedFields: ['state'] })
    return { job: await find(context, path.id) }
  },
}

export default defineOperations('jobs', jobs)

/** @throws ApiFailure 404 */
async function find(context: ProductContext, id: number, lock?: 'for update'): Promise<JobRun> {
  const { rows } = await sql<JobRow>`
    select ${jobColumns(context)} from job_runs
    where ${context.inThisCompany('job_runs')} and ${visibleRows(context, visibleRuns)} and ${hasNoOwnScreen}
      and job_runs.id = ${id}
    ${sql.raw(lock ?? '')}`.execute(context.db)
  const [run] = await withRequesters(context, rows)
  if (run === undefined) throw notFound()
  return run
}

/**
 * Asks for the right of the person who asked for the run, whoever wants it repeated: it is that person's work.
 * @throws ApiFailure 403
 */
async function requireRightOfAsker(context: ProductContext, id: number): Promise<void> {
  const asker = await askerOf(context, id)
  if (asker !== undefined && (await hasRightStill(context, asker))) return
  throw new ApiFailure(
    403,
    asker?.userId === context.session.userId
      ? 'Bạn không còn quyền thực hiện công việc này nên không chạy lại được.'
      : 'Người yêu cầu công việc này không còn quyền thực hiện nó. Hãy tự thực hiện lại công việc từ đầu.',
  )
}

/** Its worker looks after the run once a second, and at each step of the work. */
async function askToEnd({ db, inThisCompany }: ProductContext, id: number): Promise<void> {
  await sql`
    update job_runs set cancel_requested_at = coalesce(cancel_requested_at, now())
    where ${inThisCompany('job_runs')} and id = ${id}`.execute(db)
}
