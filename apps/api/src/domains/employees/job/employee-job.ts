import type { Data } from '@nhansu/sdk/contract'
import { notFound } from '../../../contract/failure.ts'
import type { Handler, ProductContext } from '../../../contract/handlers.ts'
import { openFile } from '../open-file.ts'
import { countingOn, factsOf } from './change-rows.ts'
import { foldJob, onDay, type Version } from './fold.ts'
import { factsAtJoining, type JobFacts } from './job-facts.ts'
import { type AskedView, type ToldChange, viewJob } from './job-view.ts'
import { namesOfFacts, type ShowFacts } from './shown-facts.ts'

type Job = Data<'jobChanges.ofEmployee'>

/** An employee's job facts of a day, and everything that was written of them, as it was known on a day. */
export const jobOfEmployee: Handler<'jobChanges.ofEmployee'> = async ({ path, query = {} }, context) => {
  const { id } = await openFile(context, path.id)
  return showJob(context, id, query)
}

/**
 * The same for whoever has opened the file.
 * @throws ApiFailure 404 for a day before joining
 */
export async function showJob(
  context: ProductContext,
  employeeId: number,
  asked: AskedView = {},
): Promise<Job> {
  const { date, shown, standing, counting, rows, later } = await viewJob(context, employeeId, asked)
  const version =
    onDay(foldJob(countingOn(counting, shown, standing), shown).versions, shown) ??
    (asked.as_of === undefined && counting.length === 0 ? neverCame(rows) : undefined)
  if (version === undefined) throw notFound()
  const show = await namesOfFacts(context, [version.facts, ...[...rows, ...later].map(factsOf)])
  return {
    job: { date, since: version.valid_from, facts: show(version.facts) },
    changes: rows.map((row) => told(row, show)),
    later_changes: later.map((row) => told(row, show)),
  }
}

/** What is shown of whoever was to be taken in and never came: the day on which he was to begin, and that he works nowhere. */
function neverCame(rows: readonly ToldChange[]): Pick<Version<JobFacts>, 'valid_from' | 'facts'> | undefined {
  const first = rows.map(({ effective_date }) => effective_date).toSorted()[0]
  if (first === undefined) return undefined
  return { valid_from: first, facts: { ...factsAtJoining(first), work_state: 'left' } }
}

function told(row: ToldChange, show: ShowFacts): Job['changes'][number] {
  const { id, kind, effective_date, state, decision_no, decision_date, decision_type, reason } = row
  const { decision_id, corrects_id, written_by, written_at, ended_by, ended_at, end_reason, held_up } = row
  const written = { id, kind, effective_date, state, decision_no, decision_date, decision_type, reason }
  const ended = {
    decision_id: decision_id ?? null,
    corrects_id,
    written_by,
    written_at,
    ended_by,
    ended_at,
    end_reason,
    held_up,
  }
  return { ...written, ...ended, facts: show(factsOf(row)) }
}
