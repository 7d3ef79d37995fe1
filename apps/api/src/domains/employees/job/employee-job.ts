import type { Data } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import { notFound } from '../../../contract/failure.ts'
import type { Handler, ProductContext } from '../../../contract/handlers.ts'
import { openFile } from '../open-file.ts'
import { type ChangeRow, changeColumns, countingOn, factsOf, readChanges } from './change-rows.ts'
import type { CivilDay } from './days.ts'
import { foldJob, onDay } from './fold.ts'
import { namesOfFacts } from './shown-facts.ts'
import { todayOf } from './write-timelines.ts'

type Job = Data<'jobChanges.ofEmployee'>
type Told = Pick<
  Job['changes'][number],
  | 'state'
  | 'decision_no'
  | 'decision_date'
  | 'decision_type'
  | 'decision_id'
  | 'reason'
  | 'corrects_id'
  | 'written_by'
  | 'written_at'
  | 'ended_by'
  | 'ended_at'
  | 'end_reason'
  | 'held_up'
>

/** An employee's job facts of a day, and everything that was written of them. */
export const jobOfEmployee: Handler<'jobChanges.ofEmployee'> = async ({ path, query = {} }, context) => {
  const { id } = await openFile(context, path.id)
  return showJob(context, id, query.as_of)
}

/**
 * The same for whoever has opened the file.
 * @throws ApiFailure 404 for a day before joining
 */
export async function showJob(
  context: ProductContext,
  employeeId: number,
  asOf: CivilDay | undefined,
): Promise<Job> {
  const today = await todayOf(context)
  const date = asOf ?? today
  const counted = (await readChanges(context, [employeeId])).get(employeeId) ?? []
  const first = counted.map(({ effective_date }) => effective_date).toSorted()[0]
  // Of who is to join on a day to come, today shows what he will begin with.
  const shown = asOf === undefined && first !== undefined && first > today ? first : date
  const version = onDay(foldJob(countingOn(counted, shown, today), shown).versions, shown)
  if (version === undefined) throw notFound()
  const rows = await readAll(context, employeeId)
  const show = await namesOfFacts(context, [version.facts, ...rows.map(factsOf)])
  const changes = rows.map((row) => {
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
  })
  return { job: { date, since: version.valid_from, facts: show(version.facts) }, changes }
}

async function readAll(
  { db, inThisCompany }: ProductContext,
  employeeId: number,
): Promise<(ChangeRow & Told)[]> {
  const { rows } = await sql<
    ChangeRow & Omit<Told, 'written_by' | 'ended_by'> & { writer: number | null; ender: number | null }
  >`
    select ${changeColumns(inThisCompany)}, change.state, change.decision_no, change.decision_date,
      change.decision_type, change.decision_id, change.reason, change.corrects_id, change.written_by as writer, change.written_at,
      change.ended_by as ender, change.ended_at, change.end_reason, change.held_up
    from job_changes change
    where ${inThisCompany('change')} and change.employee_id = ${employeeId}
    order by change.effective_date desc, change.day_order desc, change.id desc`.execute(db)
  const users = [...new Set(rows.flatMap(({ writer, ender }) => [writer ?? [], ender ?? []].flat()))]
  const { rows: named } = await sql<{ id: number; full_name: string }>`
    select id, full_name from names_of_users(${users}::bigint[])`.execute(db)
  const names = new Map(named.map(({ id, full_name }) => [id, full_name]))
  const nameOf = (id: number | null) => (id === null ? null : (names.get(id) ?? null))
  return rows.map(({ writer, ender, ...row }) => ({
    ...row,
    written_by: nameOf(writer),
    ended_by: nameOf(ender),
  }))
}
