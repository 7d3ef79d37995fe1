import { sql } from 'kysely'
import type { CompanyTransaction } from '../../../db/transaction.ts'
import type { CivilDay } from './days.ts'
import type { ChangedFacts, ChangedPay, ChangeKind, JobChange, PositionHeld } from './job-facts.ts'

/** The facts that a row of `job_changes` carries in a column of the same name. */
export const plainFacts = [
  'work_state',
  'nature_of_work',
  'work_place',
  'direct_manager_id',
  'heavy_work',
  'probation_from',
  'probation_to',
  'official_date',
  'absent_until',
  'leave_date',
  'leave_reason',
] as const satisfies readonly (keyof ChangedFacts)[]

/** The columns of pay, as they stand in `job_change_pays` and `pay_levels`. */
export const payFacts = [
  'pay_scale',
  'pay_grade',
  'coefficient',
  'base_salary',
  'insurance_salary',
  'next_raise_date',
] as const satisfies readonly (keyof ChangedPay)[]

type PlainRow = { [Fact in (typeof plainFacts)[number]]: ChangedFacts[Fact] | null }
type PayRow = { [Fact in (typeof payFacts)[number]]: ChangedPay[Fact] | null }

/** A row of `job_changes` with the further positions and the pay that it sets. */
export interface ChangeRow extends PlainRow {
  id: number
  employee_id: number
  kind: ChangeKind
  effective_date: CivilDay
  day_order: number
  facts: string[]
  waits: boolean
  position_id: number | null
  department_id: number | null
  further_positions: PositionHeld[]
  pay: (PayRow & { facts: string[] }) | null
}

/**
 * What counts of people's changes, each person's own: those in effect and those that wait. Nobody else changes them
 * until the transaction ends if their rows are locked.
 */
export async function readChanges(
  { prepared, inThisCompany }: CompanyTransaction,
  employeeIds: readonly number[],
): Promise<Map<number, JobChange[]>> {
  const rows = await prepared(sql<ChangeRow>`
    select ${changeColumns(inThisCompany)}
    from job_changes change
    where ${inThisCompany('change')} and change.employee_id = any(${employeeIds}::bigint[])
      and change.state in ('waiting', 'in_effect')`)
  const found = new Map<number, JobChange[]>(employeeIds.map((id) => [id, []]))
  for (const row of rows) found.get(row.employee_id)?.push(changeOf(row))
  return found
}

/** The columns of {@link ChangeRow}; the table is called `change`. */
export function changeColumns(inThisCompany: CompanyTransaction['inThisCompany']) {
  return sql`change.id, change.employee_id, change.kind, change.effective_date, change.day_order, change.facts,
      change.state = 'waiting' as waits,
      ${sql.join(plainFacts.map((fact) => sql.ref(`change.${fact}`)))}, change.position_id, change.department_id,
      coalesce((
        select json_agg(json_build_object('position_id', further.position_id, 'department_id', further.department_id))
        from job_change_positions further
        where ${inThisCompany('further')} and further.change_id = change.id), '[]') as further_positions,
      (select row_to_json(pay) from job_change_pays pay
       where ${inThisCompany('pay')} and pay.change_id = change.id) as pay`
}

/** A row as the fold takes it. */
export function changeOf(row: ChangeRow): JobChange {
  const { id, kind, effective_date, day_order, waits } = row
  return {
    id,
    kind,
    effective_date,
    day_order,
    waits,
    facts: factsOf(row),
    pay: row.pay ? payOf(row.pay) : {},
  }
}

/** The facts that a row sets: no more than it names. */
export function factsOf(row: ChangeRow): ChangedFacts {
  const named = new Set(row.facts)
  const { position_id, department_id } = row
  const main = position_id === null || department_id === null ? null : { position_id, department_id }
  // The database checks what the columns hold; a fact that is named has the value of its column.
  return {
    ...Object.fromEntries(plainFacts.filter((fact) => named.has(fact)).map((fact) => [fact, row[fact]])),
    ...(named.has('main_position') && { main_position: main }),
    ...(named.has('further_positions') && { further_positions: row.further_positions }),
  }
}

function payOf(pay: PayRow & { facts: string[] }): ChangedPay {
  return Object.fromEntries(
    payFacts.filter((fact) => pay.facts.includes(fact)).map((fact) => [fact, pay[fact]]),
  ) as ChangedPay
}

/** What counts on a day: until today what is in effect, of a day to come also what waits for it. */
export function countingOn(changes: readonly JobChange[], day: CivilDay, today: CivilDay): JobChange[] {
  return changes.filter(({ waits, effective_date }) => !waits || (day > today && effective_date > today))
}
