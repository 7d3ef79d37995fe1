import { sql } from 'kysely'
import type { CompanyTransaction } from '../../../db/transaction.ts'
import { countingOn, readChanges } from '../job/change-rows.ts'
import type { CivilDay } from '../job/days.ts'
import { foldJob, onDay } from '../job/fold.ts'
import type { JobFacts } from '../job/job-facts.ts'
import { heldRows, todayOf } from '../job/write-timelines.ts'

/** Somebody's job facts on a day to come, as a row of SQL reads them. */
interface ComingFacts extends Pick<
  JobFacts,
  'work_state' | 'join_date' | 'official_date' | 'leave_date' | 'nature_of_work'
> {
  employee_id: number
  position_id: number | null
  department_id: number | null
  further_positions: JobFacts['further_positions']
  /** The unit that a leaver belonged to last. */
  last_department_id: number | null
  held: { position_id: number; department_id: number; is_main: boolean; from_date: CivilDay }[]
}

/** What a day to come changes. */
export interface Coming {
  /** Whose facts are no longer those of today. */
  employeeIds: number[]
  /** Their facts on that day; who has not joined by then has none. */
  facts: ComingFacts[]
}

/** What waits until a day has come, and which leaves are over by then; nothing for today and past days. */
export async function comingFacts(transaction: CompanyTransaction, day: CivilDay): Promise<Coming> {
  const { db, inThisCompany } = transaction
  const today = await todayOf(transaction)
  if (day <= today) return { employeeIds: [], facts: [] }
  const { rows } = await sql<{ id: number }>`
    select employee_id as id from job_changes
    where ${inThisCompany('job_changes')} and state = 'waiting' and effective_date > current_date
      and effective_date <= ${day}::date
    union
    select employee_id from job_versions
    where ${inThisCompany('job_versions')} and valid_to is null and absent_until < ${day}::date`.execute(db)
  const employeeIds = rows.map(({ id }) => id)
  const changes = await readChanges(transaction, employeeIds)
  const facts = [...changes].flatMap(([employeeId, written]) => {
    const { versions } = foldJob(countingOn(written, day, today), day)
    const now = onDay(versions, day)?.facts
    if (now === undefined) return []
    const { work_state, join_date, official_date, leave_date, nature_of_work, further_positions } = now
    const last = versions.findLast((version) => version.facts.main_position !== null)
    return [
      {
        employee_id: employeeId,
        work_state,
        join_date,
        official_date,
        leave_date,
        nature_of_work,
        further_positions,
        position_id: now.main_position?.position_id ?? null,
        department_id: now.main_position?.department_id ?? null,
        last_department_id: work_state === 'left' ? (last?.facts.main_position?.department_id ?? null) : null,
        held: heldRows(employeeId, { versions })
          .filter(({ to_date }) => to_date === null || to_date >= day)
          .map(({ position_id, department_id, is_main, from_date }) => {
            return { position_id, department_id, is_main, from_date }
          }),
      },
    ]
  })
  return { employeeIds, facts }
}
