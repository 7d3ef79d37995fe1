import type { Schemas } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import type { DeedContext } from '../../contract/handlers.ts'
import type { CompanyTransaction } from '../../db/transaction.ts'
import { reachedByRight } from '../documents/public.ts'
import { shownDay } from './term.ts'

type Reason = Schemas['EndReason']

/** A contract that a decision has ended. */
export interface EndedContract {
  employeeId: number
  number: string
  id: number
  kind: Schemas['ContractKind']
  start_date: string
  end_date: string | null
}

/** Whose employment ends with a last day, and why. */
export interface Leaving {
  employeeId: number
  reason: Reason
}

/** Ends what people have in force on their last day, with that day; a term that ends by itself before it stays. */
export async function endContractsByDecision(
  { db, inThisCompany }: CompanyTransaction,
  decision: { id: number | null; number: string | null },
  lastDay: string,
  leaving: readonly Leaving[],
): Promise<EndedContract[]> {
  const { rows } = await sql<EndedContract>`
    update contracts set state = 'ended', ended_date = ${lastDay}, end_reason = leaving.reason,
      decision_no = ${decision.number}, decision_id = ${decision.id}
    from jsonb_to_recordset(${JSON.stringify(leaving)}::jsonb) as leaving ("employeeId" bigint, reason text)
    where ${inThisCompany('contracts')} and contracts.employee_id = leaving."employeeId"
      and contracts.state = 'issued' and contracts.start_date <= ${lastDay}::date
      and coalesce(contracts.end_date, 'infinity') >= ${lastDay}::date
    returning contracts.employee_id as "employeeId", contracts.contract_number as number, contracts.id, contracts.kind,
      contracts.start_date, contracts.end_date`.execute(db)
  return rows
}

/** Lets the contracts that a decision has ended go on as before. */
export async function reopenContracts(
  { db, inThisCompany }: CompanyTransaction,
  decisionId: number,
): Promise<void> {
  await sql`
    update contracts set state = 'issued', ended_date = null, end_reason = null, decision_no = null, decision_id = null
    where ${inThisCompany('contracts')} and decision_id = ${decisionId} and state = 'ended'`.execute(db)
}

/** Whoever of these people has a fixed term that ends with this very day. */
export async function termsEndingOn(
  { db, inThisCompany }: CompanyTransaction,
  employeeIds: readonly number[],
  lastDay: string,
): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    select distinct employee_id as id from contracts
    where ${inThisCompany('contracts')} and employee_id = any(${employeeIds}::bigint[]) and state = 'issued'
      and kind in ('fixed_term', 'seasonal') and end_date = ${lastDay}::date`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

/**
 * Of people who leave with a last day: which of their contracts were issued and begin after it, in a sentence each that tells
 * what to do first. Those of whoever comes back in between are of his next employment. Whoever may not read contracts of somebody is told no number and no day of it.
 */
export async function contractsNotBegun(
  context: DeedContext,
  lastDay: string,
  employeeIds: readonly number[],
): Promise<Map<number, string>> {
  if (employeeIds.length === 0) return new Map()
  const { db, inThisCompany } = context
  const { rows } = await sql<{ employee_id: number; number: string; start_date: string }>`
    select distinct on (employee_id) employee_id, contract_number as number, start_date from contracts
    where ${inThisCompany('contracts')} and employee_id = any(${employeeIds}::bigint[]) and state = 'issued'
      and start_date > ${lastDay}::date
      and not exists (select from job_changes back where back.company_id = contracts.company_id
        and back.employee_id = contracts.employee_id and back.kind = 'rehire' and back.state in ('waiting', 'in_effect')
        and back.effective_date > ${lastDay}::date and back.effective_date <= contracts.start_date)
    order by employee_id, start_date`.execute(db)
  const seen = await reachedByRight(
    context,
    'contract_access',
    rows.map(({ employee_id }) => employee_id),
  )
  return new Map(
    rows.map(({ employee_id, number, start_date }) => [
      employee_id,
      `${
        seen.has(employee_id)
          ? `Hợp đồng ${number} đã ban hành, có hiệu lực từ ${shownDay(start_date)},`
          : 'Có hợp đồng lao động đã ban hành, có hiệu lực'
      } sau ngày làm việc cuối cùng ${shownDay(lastDay)}. Hãy hủy hoặc chấm dứt hợp đồng đó trước.`,
    ]),
  )
}

/** Whoever of these people has the draft of a contract that nobody has issued. */
export async function withOpenDrafts(
  { db, inThisCompany }: CompanyTransaction,
  employeeIds: readonly number[],
): Promise<Set<number>> {
  if (employeeIds.length === 0) return new Set()
  const { rows } = await sql<{ id: number }>`
    select distinct employee_id as id from contracts
    where ${inThisCompany('contracts')} and employee_id = any(${employeeIds}::bigint[]) and state = 'draft'`.execute(
    db,
  )
  return new Set(rows.map(({ id }) => id))
}
