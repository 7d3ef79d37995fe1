import type { Data, Input } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import { invalidInput } from '../../../contract/failure.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import { type ChangeRow, changeColumns, changeOf } from './change-rows.ts'
import type { CivilDay } from './days.ts'
import type { JobChange } from './job-facts.ts'
import { type ChangeLife, isTouchedAfter, stateKnownOn } from './known-changes.ts'
import { todayOf } from './write-timelines.ts'

type Told = Pick<
  Data<'jobChanges.ofEmployee'>['changes'][number],
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

/** A change with who wrote it and who ended it, by name. */
export interface ToldChange extends ChangeRow, Told, ChangeLife {
  /** It came with the rows of a workbook. */
  imported: boolean
}

/** Which day somebody asks for, and as it was known when. */
export type AskedView = NonNullable<Input<'jobChanges.ofEmployee'>['query']>

/** What was written of somebody's work, as it was known on a day. */
export interface JobView {
  /** The day that was asked for. */
  date: CivilDay
  /** The day that is shown of it: of who is to join on a day to come, today shows what he will begin with. */
  shown: CivilDay
  /** The day of which it is today's knowledge: what is later waited then. */
  standing: CivilDay
  /** What counted then: what was in effect and what waited. */
  counting: readonly JobChange[]
  /** All changes that were written by then, as they stood, the last first. */
  rows: readonly ToldChange[]
  /** What was written or ended since, as it is now. */
  later: readonly ToldChange[]
}

/**
 * Reads what was written of somebody's work.
 * @throws ApiFailure 400 for what will be known on a day to come
 */
export async function viewJob(
  context: ProductContext,
  employeeId: number,
  { as_of, known_on }: AskedView,
): Promise<JobView> {
  const today = await todayOf(context)
  if (known_on !== undefined && known_on > today) {
    throw invalidInput({ known_on: ['Ngày đã biết không được sau hôm nay.'] })
  }
  const standing = known_on ?? today
  const written = await readAll(context, employeeId)
  const rows = known_on === undefined ? written : written.flatMap((row) => asKnown(row, known_on))
  const counting = rows.filter(({ state }) => state === 'waiting' || state === 'in_effect').map(changeOf)
  const first = counting.map(({ effective_date }) => effective_date).toSorted()[0]
  return {
    date: as_of ?? standing,
    shown: as_of === undefined && first !== undefined && first > standing ? first : (as_of ?? standing),
    standing,
    counting,
    rows,
    later: known_on === undefined ? [] : written.filter((row) => isTouchedAfter(row, known_on)),
  }
}

/** A row as it stood at the end of a day: nobody knew yet how it would end. */
function asKnown(row: ToldChange, day: CivilDay): ToldChange[] {
  const state = stateKnownOn(row, day)
  if (state === undefined) return []
  if (state === row.state) return [row]
  const open = { ended_by: null, ended_at: null, ended_on: null, end_reason: null, held_up: null }
  return [{ ...row, ...open, state, waits: state === 'waiting' }]
}

async function readAll({ db, inThisCompany }: ProductContext, employeeId: number): Promise<ToldChange[]> {
  const { rows } = await sql<
    Omit<ToldChange, 'written_by' | 'ended_by'> & { writer: number | null; ender: number | null }
  >`
    select ${changeColumns(inThisCompany)}, change.state, change.decision_no, change.decision_date,
      change.decision_type, change.decision_id, change.reason, change.corrects_id, change.written_by as writer, change.written_at,
      change.ended_by as ender, change.ended_at, change.end_reason, change.held_up,
      change.written_at::date as written_on, change.ended_at::date as ended_on,
      exists (
        select from employee_history line
        where ${inThisCompany('line')} and line.employee_id = change.employee_id and line.source = 'import'
          and line.at = change.written_at) as imported
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
