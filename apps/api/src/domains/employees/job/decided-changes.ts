import { type RawBuilder, sql } from 'kysely'
import type { CompanyTransaction } from '../../../db/transaction.ts'
import { countingOn, readChanges } from './change-rows.ts'
import type { CivilDay } from './days.ts'
import { foldJob, onDay } from './fold.ts'
import { type ChangedFacts, type JobChange, type JobFacts, noPay, type PayFacts } from './job-facts.ts'
import type { Standing } from './kinds.ts'
import {
  refusalOf,
  type RefusedJobChange,
  remakeTimelines,
  type WrittenJobChange,
} from './write-job-changes.ts'
import { lockEmployees, todayOf } from './write-timelines.ts'

/** Where somebody stands on a day, with what waits for it. */
export interface StandingOnDay {
  standing: Standing
  facts: JobFacts | null
  pay: PayFacts
  /** Another mark says that somebody has written or ended a change of this person since. */
  mark: string
}

/** Where people stand on a day, and keeps other writers of their job facts waiting until the transaction ends. */
export async function standingsOn(
  transaction: CompanyTransaction,
  employeeIds: readonly number[],
  day: CivilDay,
): Promise<Map<number, StandingOnDay>> {
  const there = await lockEmployees(transaction, employeeIds)
  return lookAtStandings(transaction, [...there], day)
}

/** The same for who only looks: what he sees may be another's to change until he holds it. */
export async function lookAtStandings(
  transaction: CompanyTransaction,
  employeeIds: readonly number[],
  day: CivilDay,
): Promise<Map<number, StandingOnDay>> {
  const today = await todayOf(transaction)
  const changes = await readChanges(transaction, employeeIds)
  const marks = await marksOf(transaction, employeeIds)
  return new Map(
    [...changes].map(([id, known]) => {
      const { versions, pays } = foldJob(countingOn(known, day, today), day)
      const facts = onDay(versions, day)?.facts ?? null
      const pay = onDay(pays, day)?.facts ?? noPay
      return [id, { standing: facts?.work_state ?? 'unknown', facts, pay, mark: marks.get(id) ?? '0.0.0' }]
    }),
  )
}

/** How many changes somebody has, how many of them have ended, and how many wait. */
async function marksOf(
  { db, inThisCompany }: CompanyTransaction,
  employeeIds: readonly number[],
): Promise<Map<number, string>> {
  const { rows } = await sql<{ id: number; mark: string }>`
    select employee_id as id, count(*) || '.' || count(ended_at) || '.' || count(*) filter (where state = 'waiting') as mark
    from job_changes
    where ${inThisCompany('job_changes')} and employee_id = any(${employeeIds}::bigint[])
    group by employee_id`.execute(db)
  return new Map(rows.map(({ id, mark }) => [id, mark]))
}

/**
 * Ends the changes of a decision as if they had never been, and makes the timelines anew: what waits is withdrawn, what
 * is in effect revoked.
 * @returns what the people had and have; whoever is refused is ended all the same, and the caller has to roll back
 */
export async function takeBackChanges(
  transaction: CompanyTransaction,
  decisionId: number,
  end: End,
): Promise<{ written: WrittenJobChange[]; refused: RefusedJobChange[] }> {
  const states = sql`case state when 'waiting' then 'withdrawn' else 'revoked' end`
  const { ended, before } = await endChanges(transaction, decisionId, end, states)
  const employeeIds = [...before.keys()]
  const after = await readChanges(transaction, employeeIds)
  const refused = refusals(before, after)
  if (refused.length > 0) return { written: [], refused }
  await remakeTimelines(transaction, employeeIds)
  const written = ended.map(({ id, employeeId }) => ({
    id,
    employeeId,
    before: before.get(employeeId) ?? [],
    after: after.get(employeeId) ?? [],
  }))
  return { written, refused }
}

/** A change that another takes the place of. */
export interface ReplacedChange {
  id: number
  employeeId: number
  effectiveDate: CivilDay
  dayOrder: number
  /** What it said. */
  facts: ChangedFacts
}

/**
 * Puts other changes in the place of those of a decision, which end as corrected, and makes the timelines anew.
 * @param write writes the others; it is given those that have ended, by their people
 * @returns what it wrote, and whose later changes cannot be any more; the caller has to roll back where there are any
 */
export async function replaceChanges<T>(
  transaction: CompanyTransaction,
  decisionId: number,
  end: End,
  write: (replaced: ReadonlyMap<number, ReplacedChange>) => Promise<T>,
): Promise<{ written: T; refused: RefusedJobChange[] }> {
  const { ended, before } = await endChanges(transaction, decisionId, end, sql`'corrected'`)
  const written = await write(new Map(ended.map((change) => [change.employeeId, change])))
  const employeeIds = [...before.keys()]
  const refused = refusals(before, await readChanges(transaction, employeeIds))
  // Whoever has no other change is as he was before.
  if (refused.length === 0) await remakeTimelines(transaction, employeeIds)
  return { written, refused }
}

/** Who ends changes, and why. */
interface End {
  by: number
  reason: string
}

/** Ends the changes of a decision that count; what their people had is read before, and the timelines stay as they are. */
async function endChanges(
  transaction: CompanyTransaction,
  decisionId: number,
  { by, reason }: End,
  states: RawBuilder<unknown>,
): Promise<{ ended: ReplacedChange[]; before: Map<number, JobChange[]> }> {
  const { db, inThisCompany } = transaction
  const mine = sql`${inThisCompany('job_changes')} and decision_id = ${decisionId} and state in ('waiting', 'in_effect')`
  const { rows: people } = await sql<{ id: number }>`
    select distinct employee_id as id from job_changes where ${mine}`.execute(db)
  const employeeIds = people.map(({ id }) => id)
  await lockEmployees(transaction, employeeIds)
  const before = await readChanges(transaction, employeeIds)
  const { rows } = await sql<Omit<ReplacedChange, 'facts'>>`
    update job_changes set state = ${states}, held_up = null, ended_by = ${by}, ended_at = now(), end_reason = ${reason}
    where ${mine} returning id, employee_id as "employeeId", effective_date as "effectiveDate", day_order as "dayOrder"`.execute(
    db,
  )
  const said = new Map([...before.values()].flat().map(({ id, facts }) => [id, facts]))
  const ended = rows.map((row) => ({ ...row, facts: said.get(row.id) ?? {} }))
  return { ended, before }
}

function refusals(
  before: ReadonlyMap<number, readonly JobChange[]>,
  after: ReadonlyMap<number, readonly JobChange[]>,
): RefusedJobChange[] {
  return [...before].flatMap(([employeeId, had]) => {
    const text = refusalOf(had, after.get(employeeId) ?? [])
    return text === undefined ? [] : [{ employeeId, text }]
  })
}
