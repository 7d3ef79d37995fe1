import type { Schemas } from '@nhansu/sdk/contract'
import type { WorkState } from '@nhansu/sdk/domains/employees'
import { sql } from 'kysely'
import { visibleRows } from '../../../contract/access.ts'
import { type FieldErrors, invalidInput } from '../../../contract/failure.ts'
import { bodyRules } from '../../../contract/field-needs.ts'
import { checkWritable, type RowReaches, rowReaches } from '../../../contract/field-rights.ts'
import type { Handler, ProductContext } from '../../../contract/handlers.ts'
import { operationNamed } from '../../../contract/operations.ts'
import type { CompanyTransaction } from '../../../db/transaction.ts'
import { drawNumber } from '../../../numbers/draw-number.ts'
import { type NewJobChange, writeJobChanges } from '../job/write-job-changes.ts'
import { visibleEmployees } from '../visible-employees.ts'
import { addressesGroup } from './employee-addresses.ts'
import { affiliationsGroup } from './employee-affiliations.ts'
import { cardAnswer, saveCard } from './employee-card.ts'
import { healthGroup } from './employee-health.ts'
import { papersGroup } from './employee-papers.ts'
import { type FileGroup, saveGroup } from './file-group.ts'

type Reception = Schemas['Reception']

/** The parts of a file that may come with a new employee, by the key of each. */
const groups = {
  papers: papersGroup,
  addresses: addressesGroup,
  health: healthGroup,
  affiliations: affiliationsGroup,
} as const satisfies Record<string, FileGroup>

/** The state in which each decision of reception lets somebody in. */
const states: Readonly<Record<Reception['decision_type'], WorkState>> = {
  1: 'training',
  2: 'probation',
  3: 'official',
  9: 'official',
  14: 'seasonal',
}

/**
 * Takes somebody into the company: draws the code, makes the file with whatever parts of it come along, and writes the
 * reception, all or nothing.
 *
 * Failures: 400 for what the rules refuse, for parts that the writer may not see, and for a unit that is not the writer's.
 */
export const addEmployee: Handler<'employees.store'> = async ({ body }, context) => {
  const { reception, papers, addresses, health, affiliations, ...card } = body
  checkProbation(reception)
  const id = await addRow(context, body)
  await writeJobChanges(context, [receptionOf(id, reception)], context.session.userId)
  const reaches = await reachesOf(context, id)
  checkWritable(context, body, reaches)
  const fields = (await saveCard(context, id, card, {})).split(',')
  for (const [key, values] of Object.entries({ papers, addresses, health, affiliations })) {
    if (values === undefined) continue
    // One of the keys just named.
    const group = groups[key as keyof typeof groups]
    checkWritable(context, values, reaches, bodyRules(operationNamed(group.change)))
    const { version: _, ...sent } = values
    fields.push(...(await saveGroup(context, group, id, sent, {})).split(','))
  }
  context.audit({ recordId: id, changedFields: fields.filter((field) => field !== '') })
  return cardAnswer(context, id)
}

/** @throws ApiFailure 400 for days of a probation that ends before it begins, or where none is agreed */
function checkProbation({
  effective_date,
  decision_type,
  probation_from: from,
  probation_to: to,
}: Reception) {
  const errors: FieldErrors = {}
  if (states[decision_type] !== 'probation') {
    const text = 'Chỉ nhập khi tiếp nhận thử việc.'
    if (from) errors['reception.probation_from'] = [text]
    if (to) errors['reception.probation_to'] = [text]
  } else if (to && to < (from ?? effective_date)) {
    errors['reception.probation_to'] = ['Ngày kết thúc thử việc trước ngày bắt đầu.']
  }
  if (Object.keys(errors).length > 0) throw invalidInput(errors)
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
    work_state: states[reception.decision_type],
  })
}

/** Makes the row of somebody who is new to the group, under a code that nobody has. */
export async function insertEmployee(
  { db, companyId }: CompanyTransaction,
  row: { code: string; full_name: string; gender: string; join_date: string; work_state: WorkState },
): Promise<number> {
  const { code, full_name, gender, join_date, work_state } = row
  const { rows } = await sql<{ id: number }>`
    insert into employees (company_id, person_id, nhansu_id, full_name, gender, join_date, work_state)
    values (${companyId}, add_person(${code}), ${code}, ${full_name}, ${gender}, ${join_date}, ${work_state})
    returning id`.execute(db)
  return rows[0]?.id ?? 0
}

/** The change that lets somebody in, as his reception says. */
export function receptionOf(employeeId: number, reception: Reception): NewJobChange {
  const { effective_date, decision_type, decision_no, decision_date, reason, ...facts } = reception
  const { position_id, department_id, further_positions = [], ...others } = facts
  const state = states[decision_type]
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

/** A unit's officer takes people into his own units only. */
async function reachesOf(context: ProductContext, id: number): Promise<RowReaches> {
  const { rows } = await sql<{ reaches: RowReaches }>`
    select ${rowReaches(context, visibleEmployees)} as reaches from employees
    where ${context.inThisCompany('employees')} and ${visibleRows(context, visibleEmployees)} and id = ${id}`.execute(
    context.db,
  )
  const [row] = rows
  if (row) return row.reaches
  throw invalidInput({
    'reception.department_id': ['Bạn không có quyền tiếp nhận nhân viên vào đơn vị này vào ngày này.'],
  })
}
