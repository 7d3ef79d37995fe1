import type { Data } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import { defineOperations } from '../../../contract/handlers.ts'
import { openFile } from '../open-file.ts'
import { hiddenFromReader, showsField } from '../owner-view.ts'
import { fileFields } from './file-fields.ts'
import { type JobStep, jobSteps } from './job-steps.ts'
import { type KeptChange, told } from './told-change.ts'

type Change = Data<'employeeHistory.list'>['changes'][number]

/** A line of the page: a change of the file itself, or the place of a step among those of job changes. */
interface Line extends KeptChange, Pick<Change, 'id' | 'at' | 'user_name' | 'source'> {
  step: number | null
}

const PAGE = 30

/**
 * Lịch sử thay đổi of a file, each change under the rights of its field, those that job changes made among them. A page reads
 * the changes up to its own end and no older ones.
 */
export default defineOperations('employeeHistory', {
  'employeeHistory.list': async ({ path, query = {} }, context) => {
    const { page = 1, size = PAGE } = query
    const { reaches } = await openFile(context, path.id)
    const hidden = await hiddenFromReader(context, reaches)
    const shown = [...fileFields().keys()].filter((name) => showsField(context, name, reaches, hidden))
    const steps = await jobSteps(context, path.id, reaches, hidden)
    const his = sql`
      ${context.inThisCompany('change')} and change.employee_id = ${path.id} and change.field = any(${shown}::text[])`
    const places = steps.map(({ change, isEnd }, step) => ({ step, id: change.id, is_end: isEnd }))
    const { rows } = await sql<Line>`
      with own as (
        select id, at, user_id, source, path, field, old_value, new_value
        from employee_history change where ${his} order by at desc, id desc limit ${page * size}
      ), asked as materialized (
        select *, null::integer as step from own
        union all
        select job.id, case when place.is_end then job.ended_at else job.written_at end,
          case when place.is_end then job.ended_by else job.written_by end, 'job_change', '', '', null, null, place.step
        from jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as place (step integer, id bigint, is_end boolean)
        join job_changes job on ${context.inThisCompany('job')} and job.id = place.id
        order by at desc, step, id desc limit ${size} offset ${(page - 1) * size}
      ), people as materialized (
        select * from names_of_users(array(select distinct user_id from asked where user_id is not null))
      )
      select asked.*, people.full_name as user_name
      from asked left join people on people.id = asked.user_id order by at desc, step, asked.id desc`.execute(
      context.db,
    )
    const { rows: counted } = await sql<{ total: number }>`
      select count(*) as total from employee_history change where ${his}`.execute(context.db)
    const total = (counted[0]?.total ?? 0) + steps.length
    return {
      changes: rows.map((line) => lineOf(line, steps)),
      meta: {
        pagination: { total, per_page: size, current_page: page, total_pages: Math.ceil(total / size) },
      },
    }
  },
})

/** A line of the page; what a job change made is told from its own step. */
function lineOf(
  { id, at, user_name, source, path, field, old_value, new_value, step }: Line,
  steps: readonly JobStep[],
): Change {
  const made = step === null ? undefined : steps[step]
  if (made === undefined) {
    return { id, at, user_name, source, job_change: null, ...told({ path, field, old_value, new_value }) }
  }
  const { change, deed, day, words } = made
  const job_change = { id, kind: change.kind, deed, effective_date: day }
  return {
    id,
    at,
    user_name,
    source: change.imported && !made.isEnd ? 'import' : source,
    job_change,
    ...words,
  }
}
