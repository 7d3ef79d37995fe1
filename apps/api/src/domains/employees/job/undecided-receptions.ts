import type { WorkState } from '@nhansu/sdk/domains/employees'
import { sql } from 'kysely'
import type { CompanyTransaction } from '../../../db/transaction.ts'
import { changeColumns, changeOf, type ChangeRow, readChanges } from './change-rows.ts'
import type { CivilDay } from './days.ts'
import type { JobChange } from './job-facts.ts'
import type { WrittenJobChange } from './write-job-changes.ts'

/** A reception that stands in somebody's file without a decision. */
export interface UndecidedReception {
  employeeId: number
  change: JobChange
  /** The number of a paper from elsewhere, where one was typed. */
  decisionNo: string | null
}

/**
 * The receptions of these people on a day that no decision has written: nobody has a file without the change that began
 * it, so that the change may be there before its paper is issued. The caller has locked the people.
 * @param state in which the reception lets somebody in
 */
export async function undecidedReceptions(
  { db, inThisCompany }: CompanyTransaction,
  employeeIds: readonly number[],
  day: CivilDay,
  state: WorkState,
): Promise<Map<number, UndecidedReception>> {
  const { rows } = await sql<ChangeRow & { decision_no: string | null }>`
    select ${changeColumns(inThisCompany)}, change.decision_no from job_changes change
    where ${inThisCompany('change')} and change.employee_id = any(${employeeIds}::bigint[])
      and change.kind in ('reception', 'rehire') and change.effective_date = ${day} and change.decision_id is null
      and change.work_state = ${state} and change.state in ('waiting', 'in_effect')`.execute(db)
  return new Map(
    rows.map((row) => [
      row.employee_id,
      { employeeId: row.employee_id, change: changeOf(row), decisionNo: row.decision_no },
    ]),
  )
}

/** The paper that a reception is given. */
export interface ReceptionPaper {
  /** Null while nothing of it is kept. */
  id: number | null
  type: number
  number: string | null
  signDate: CivilDay | null
}

/**
 * Gives receptions that stand in files to the decision that is their paper: from now on they end with it alone. What they
 * say stays as it is.
 * @returns the people before and with their reception, as if the decision had written it
 */
export async function giveToDecision(
  transaction: CompanyTransaction,
  receptions: readonly UndecidedReception[],
  { id, type, number, signDate }: ReceptionPaper,
): Promise<WrittenJobChange[]> {
  if (receptions.length === 0) return []
  const { db, inThisCompany } = transaction
  await sql`
    update job_changes set decision_id = ${id}, decision_type = ${type}, decision_no = ${number},
      decision_date = ${signDate}
    where ${inThisCompany('job_changes')} and id = any(${receptions.map(({ change }) => change.id)}::bigint[])`.execute(
    db,
  )
  const all = await readChanges(
    transaction,
    receptions.map(({ employeeId }) => employeeId),
  )
  return receptions.map(({ employeeId, change }) => {
    const after = all.get(employeeId) ?? []
    return { id: change.id, employeeId, before: after.filter((each) => each.id !== change.id), after }
  })
}
