import type { Schemas } from '@nhansu/sdk/contract'
import type { WorkState } from '@nhansu/sdk/domains/employees'
import { sql } from 'kysely'
import type { ProductContext } from '../../../contract/handlers.ts'
import type { CompanyTransaction } from '../../../db/transaction.ts'
import { drawNumber } from '../../../numbers/draw-number.ts'
import type { NewJobChange } from '../job/write-job-changes.ts'

type Reception = Schemas['Reception']

/** The state in which each decision of reception lets somebody in. */
export const statesOfReception: Readonly<Record<Reception['decision_type'], WorkState>> = {
  1: 'training',
  2: 'probation',
  3: 'official',
  9: 'official',
  14: 'seasonal',
}

/** Who somebody is, and with what he begins. */
export interface NewRow {
  full_name: string
  gender: string
  reception: Pick<Reception, 'effective_date' | 'decision_type'>
}

/** Draws a code and makes the row of an employee who has no job yet. */
export async function addRow(
  context: ProductContext,
  { full_name, gender, reception }: NewRow,
): Promise<number> {
  const { db, session } = context
  const { rows: days } = await sql<{ today: string }>`
    select (now() at time zone 'Asia/Ho_Chi_Minh')::date as today`.execute(db)
  const code = await drawNumber(context, 'employee', { on: days[0]?.today ?? '', userId: session.userId })
  return insertEmployee(context, {
    code,
    full_name,
    gender,
    join_date: reception.effective_date,
    work_state: statesOfReception[reception.decision_type],
  })
}

/** Who somebody new to the group is, as his row says. */
export interface NewEmployee {
  /** That nobody has. */
  code: string
  full_name: string
  gender: string
  join_date: string
  work_state: WorkState
}

/** Makes the row of somebody who is new to the group, under a code that nobody has. */
export async function insertEmployee(transaction: CompanyTransaction, row: NewEmployee): Promise<number> {
  const [id] = await insertEmployees(transaction, [row])
  if (id === undefined) throw new Error('one row has one id')
  return id
}

/** The same of several. @returns their ids, in the order of the people */
export async function insertEmployees(
  { db, companyId }: CompanyTransaction,
  people: readonly NewEmployee[],
): Promise<number[]> {
  const { rows } = await sql<{ id: number; code: string }>`
    insert into employees (company_id, person_id, nhansu_id, full_name, gender, join_date, work_state)
    select ${companyId}::integer, add_person(code), code, full_name, gender, join_date, work_state
    from jsonb_to_recordset(${JSON.stringify(people)}::jsonb) as new
      (code text, full_name text, gender text, join_date date, work_state text)
    returning id, nhansu_id as code`.execute(db)
  const ids = new Map(rows.map(({ id, code }) => [code, id]))
  return people.map(({ code }) => {
    const id = ids.get(code)
    if (id === undefined) throw new Error(`the employee ${code} was made a moment ago`)
    return id
  })
}

/** The change that lets somebody in, as his reception says. */
export function receptionOf(employeeId: number, reception: Reception): NewJobChange {
  const { effective_date, decision_type, decision_no, decision_date, reason, ...facts } = reception
  const { position_id, department_id, further_positions = [], ...others } = facts
  const state = statesOfReception[decision_type]
  return {
    employeeId,
    kind: 'reception',
    effectiveDate: effective_date,
    decisionType: decision_type,
    decisionNo: decision_no ?? null,
    decisionDate: decision_date ?? null,
    reason: reason ?? null,
    facts: {
      ...others,
      work_state: state,
      main_position: { position_id, department_id },
      further_positions,
      ...(state === 'official' && { official_date: effective_date }),
      ...(state === 'probation' && { probation_from: others.probation_from ?? effective_date }),
    },
  }
}
