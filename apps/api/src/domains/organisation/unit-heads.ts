import { sql } from 'kysely'
import type { CompanyTransaction } from '../../db/transaction.ts'

/** Somebody whom a decision makes the head of a unit. */
export interface NewHead {
  /** Null while nothing of the decision is kept. */
  decisionId: number | null
  number: string | null
  day: string
  employeeId: number
  unitId: number
}

/** Makes somebody the head of a unit, and keeps beside his decision what was so before. Who is the head already stays it. */
export async function takeUpHead(
  transaction: CompanyTransaction,
  { decisionId, number, day, employeeId, unitId }: NewHead,
): Promise<void> {
  const { db, inThisCompany } = transaction
  const { rows } = await sql<{ manager_id: number | null; decision_no: string | null }>`
    select manager_id, decision_no from departments
    where ${inThisCompany('departments')} and id = ${unitId} for no key update`.execute(db)
  const [before] = rows
  if (before === undefined || before.manager_id === employeeId) return
  await setHead(transaction, { unitId, day, headId: employeeId, decisionNo: number })
  await sql`
    update decision_people set headed_unit_id = ${unitId}, replaced_head_id = ${before.manager_id},
      replaced_decision_no = ${before.decision_no}
    where ${inThisCompany('decision_people')} and decision_id = ${decisionId} and employee_id = ${employeeId}`.execute(
    db,
  )
}

/** Makes those the heads of their units whose change of work has come in effect, where its decision says so. */
export async function takeUpHeadsOf(
  transaction: CompanyTransaction,
  changes: readonly { id: number; unitId: number | undefined }[],
): Promise<void> {
  const { db, inThisCompany } = transaction
  const unitOf = new Map(changes.map(({ id, unitId }) => [id, unitId]))
  const { rows } = await sql<Omit<NewHead, 'unitId'> & { changeId: number }>`
    select person.decision_id as "decisionId", person.employee_id as "employeeId", person.change_id as "changeId",
      decisions.decision_number as number,
      coalesce(person.effective_date, decisions.effective_date) as day
    from decision_people person
    join decisions on decisions.company_id = person.company_id and decisions.id = person.decision_id
    where ${inThisCompany('person')} and person.change_id = any(${[...unitOf.keys()]}::bigint[])
      and person.heads_unit and decisions.state = 'issued'
    order by day, decisions.id`.execute(db)
  for (const { changeId, ...head } of rows) {
    const unitId = unitOf.get(changeId)
    if (unitId !== undefined) await takeUpHead(transaction, { ...head, unitId })
  }
}

interface Headed {
  employee_id: number
  full_name: string
  unit_id: number
  unit_name: string
  head_id: number | null
  head_name: string | null
  before_id: number | null
  before_name: string | null
  before_no: string | null
  effective_date: string
}

/**
 * Takes back whom a decision made a head: who came before him is the head again where he still is; whom another paper has
 * put there since stays.
 * @returns what became of the heads, a sentence for each of the decision's people, and the units that have another one
 */
export async function layDownHeads(
  transaction: CompanyTransaction,
  decisionId: number,
): Promise<{ told: ReadonlyMap<number, string>; unitIds: number[] }> {
  const { db, inThisCompany } = transaction
  const { rows } = await sql<Headed>`
    select person.employee_id, employees.full_name, unit.id as unit_id, unit.name as unit_name,
      unit.manager_id as head_id, before.id as before_id, before.full_name as before_name,
      (select full_name from employees head
       where head.company_id = unit.company_id and head.id = unit.manager_id) as head_name,
      person.replaced_decision_no as before_no,
      coalesce(person.effective_date, decisions.effective_date) as effective_date
    from decision_people person
    join decisions on decisions.company_id = person.company_id and decisions.id = person.decision_id
    join employees on employees.company_id = person.company_id and employees.id = person.employee_id
    join departments unit on unit.company_id = person.company_id and unit.id = person.headed_unit_id
    left join employees before on before.company_id = person.company_id and before.id = person.replaced_head_id
      and before.active
    where ${inThisCompany('person')} and person.decision_id = ${decisionId}
    order by unit.id for no key update of unit`.execute(db)
  const told = new Map<number, string>()
  for (const row of rows) {
    const { unit_id: unitId, employee_id, before_id } = row
    const isHead = row.head_id === employee_id
    if (isHead) {
      const back = { unitId, day: row.effective_date, headId: before_id, decisionNo: row.before_no }
      await setHead(transaction, back)
    } else {
      // Whoever followed him follows who came before him from now on.
      await sql`
        update decision_people set replaced_head_id = ${before_id}
        where ${inThisCompany('decision_people')} and headed_unit_id = ${unitId} and replaced_head_id = ${employee_id}`.execute(
        db,
      )
    }
    const stays = `Trưởng đơn vị ${row.unit_name} giữ nguyên: ${row.head_name ?? nobody}.`
    told.set(employee_id, isHead ? headLine(row.unit_name, row.full_name, row.before_name) : stays)
  }
  const unitIds = rows.flatMap((row) => (row.head_id === row.employee_id ? row.unit_id : []))
  return { told, unitIds }
}

const nobody = 'chưa có'

/** 'Trưởng đơn vị Phòng Kế toán: Lê Văn Minh → Trần Thị Lan' */
export function headLine(unit: string, before: string | null, after: string | null): string {
  return `Trưởng đơn vị ${unit}: ${before ?? nobody} → ${after ?? nobody}`
}

/** Holds from the day on, or from the last change of the unit where that was later: no version of it is lost. */
async function setHead(
  { db, inThisCompany }: CompanyTransaction,
  {
    unitId,
    day,
    headId,
    decisionNo,
  }: { unitId: number; day: string; headId: number | null; decisionNo: string | null },
): Promise<void> {
  await sql`
    select set_config('app.effective_date', greatest(${day}::date, max(valid_from))::text, true)
    from department_versions where ${inThisCompany('department_versions')} and department_id = ${unitId}`.execute(
    db,
  )
  await sql`
    update departments set manager_id = ${headId}, decision_no = ${decisionNo}
    where ${inThisCompany('departments')} and id = ${unitId}`.execute(db)
  await sql`select set_config('app.effective_date', '', true)`.execute(db)
}
