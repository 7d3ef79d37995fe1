import { sql } from 'kysely'
import type { CompanyTransaction } from '../../../db/transaction.ts'
import { countingOn, readChanges } from './change-rows.ts'
import type { CivilDay } from './days.ts'
import { foldJob } from './fold.ts'
import type { ChangedFacts, JobChange, JobFacts, PositionHeld } from './job-facts.ts'
import { lockEmployees, todayOf } from './write-timelines.ts'
import { type NewJobChange, remakeTimelines, writeJobChanges } from './write-job-changes.ts'

/** A unit whose people belong to another one from a day on. */
export interface UnitChange {
  fromId: number
  intoId: number
  day: CivilDay
  decisionNo: string | null
}

/**
 * Gives the people of a unit to another one from a day on, whatever they came to hold there since, those among them who
 * have moved or left between the day and now; what they held until then stays in their files.
 * @returns how many people moved, and the changes that were written
 */
export async function changeUnitOfPeople(
  transaction: CompanyTransaction,
  unit: UnitChange,
  by: number | null,
): Promise<{ employees: number; changeIds: number[] }> {
  const { db, inThisCompany } = transaction
  const { rows } = await sql<{ id: number }>`
    select distinct employee_id as id from employee_positions
    where ${inThisCompany('employee_positions')} and department_id = ${unit.fromId}
      and (to_date is null or to_date >= ${unit.day}::date)`.execute(db)
  const employeeIds = rows.map(({ id }) => id)
  await lockEmployees(transaction, employeeIds)
  const today = await todayOf(transaction)
  const changes = await readChanges(transaction, employeeIds)
  const wanted = [...changes].flatMap(([employeeId, known]) => movesOf(employeeId, known, unit, today))
  const written = await writeJobChanges(transaction, wanted, by)
  return { employees: employeeIds.length, changeIds: written.map(({ id }) => id) }
}

/** One move on the day, and one more behind each later change that leads into the unit again. */
function movesOf(
  employeeId: number,
  known: readonly JobChange[],
  { fromId, intoId, day, decisionNo }: UnitChange,
  today: CivilDay,
): NewJobChange[] {
  const moves: NewJobChange[] = []
  const counted = countingOn(known, today, today)
  for (;;) {
    const version = foldJob(counted, today).versions.find(
      ({ valid_from, valid_to, facts }) =>
        (valid_to === null || valid_to > day) && valid_from <= today && isIn(facts, fromId),
    )
    if (version === undefined) return moves
    const effectiveDate = version.valid_from > day ? version.valid_from : day
    const facts = movedFacts(version.facts, fromId, intoId)
    moves.push({ employeeId, kind: 'unit_change', effectiveDate, facts, decisionNo })
    counted.push({
      id: Number.MAX_SAFE_INTEGER - 1_000 + moves.length,
      kind: 'unit_change',
      effective_date: effectiveDate,
      day_order: Number.MAX_SAFE_INTEGER,
      facts,
      pay: {},
      waits: false,
    })
  }
}

function isIn({ main_position, further_positions }: JobFacts, unitId: number): boolean {
  return [main_position, ...further_positions].some((held) => held?.department_id === unitId)
}

function movedFacts(
  { main_position, further_positions }: JobFacts,
  fromId: number,
  intoId: number,
): ChangedFacts {
  const moved = (held: PositionHeld) =>
    held.department_id === fromId ? { ...held, department_id: intoId } : held
  return {
    ...(main_position?.department_id === fromId && { main_position: moved(main_position) }),
    ...(further_positions.some(({ department_id }) => department_id === fromId) && {
      further_positions: further_positions.map(moved),
    }),
  }
}

/**
 * Takes moves of a moment ago back, as if they had never been.
 * @returns false when somebody has written or ended a change of one of these people since; nothing is done then
 */
export async function takeBackUnitChanges(
  transaction: CompanyTransaction,
  changeIds: readonly number[],
  by: number | null,
): Promise<boolean> {
  if (changeIds.length === 0) return true
  const { db, inThisCompany } = transaction
  const { rows: people } = await sql<{ id: number }>`
    select distinct employee_id as id from job_changes
    where ${inThisCompany('job_changes')} and id = any(${changeIds}::bigint[])`.execute(db)
  const employeeIds = people.map(({ id }) => id)
  await lockEmployees(transaction, employeeIds)
  const { rows } = await sql<{ untouched: boolean }>`
    select count(*) filter (where id = any(${changeIds}::bigint[]) and state = 'in_effect') = ${changeIds.length}
      and count(*) filter (where greatest(written_at, ended_at) > (
        select max(mine.written_at) from job_changes mine
        where ${inThisCompany('mine')} and mine.id = any(${changeIds}::bigint[]))) = 0 as untouched
    from job_changes
    where ${inThisCompany('job_changes')} and employee_id = any(${employeeIds}::bigint[])`.execute(db)
  if (rows[0]?.untouched !== true) return false
  await sql`
    update job_changes set state = 'revoked', ended_by = ${by}, ended_at = now(),
      end_reason = 'Hoàn tác sáp nhập đơn vị'
    where ${inThisCompany('job_changes')} and id = any(${changeIds}::bigint[])`.execute(db)
  await remakeTimelines(transaction, employeeIds)
  return true
}
