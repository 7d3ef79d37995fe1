import { sql } from 'kysely'
import { invalidInput } from '../../contract/failure.ts'
import type { CompanyTransaction } from '../../db/transaction.ts'
import { lawConstant } from '../../law/law-constant.ts'
import {
  type CheckedContract,
  codeInForce,
  type OtherContract,
  ruleConstants,
  type RuleConstants,
  type RuleFacts,
} from './rule-types.ts'
import { endOfTerm, type Term } from './term.ts'

/** The fields of a draft that the rules and the type decide about. */
export interface DraftFields extends Partial<Omit<CheckedContract, 'kind'>> {
  employee_id: number
  contract_type_id: number
  start_date: string
}

/** A draft completed by its type, with all that the rules ask about it. */
export interface CompletedDraft {
  facts: RuleFacts
  kind: CheckedContract['kind']
  end_date: string | null
}

/**
 * Completes a draft by its type: the kind, and the end where none is given.
 * @param exceptId the draft itself, where it is there already
 * @throws ApiFailure 400 for a type that is none of a contract, or for days that make no contract
 */
export function completeDraft(
  context: CompanyTransaction,
  draft: DraftFields,
  exceptId: number | null,
): Promise<CompletedDraft> {
  return draftCompleter(context)(draft, exceptId)
}

/** The same for many drafts of one transaction: the numbers of the law are asked for once for each first day. */
export function draftCompleter(context: CompanyTransaction) {
  const constants = new Map<string, Promise<RuleConstants>>()
  const lawOn = (day: string) => {
    const asked = constants.get(day) ?? constantsOn(context, day)
    constants.set(day, asked)
    return asked
  }
  return (draft: DraftFields, exceptId: number | null) => complete(context, draft, exceptId, lawOn)
}

async function complete(
  context: CompanyTransaction,
  draft: DraftFields,
  exceptId: number | null,
  lawOn: (day: string) => Promise<RuleConstants>,
): Promise<CompletedDraft> {
  const type = await typeOf(context, draft.contract_type_id)
  const byType = endOfTerm(draft.start_date, type.term)
  const end_date = type.kind === 'indefinite' ? null : (draft.end_date ?? byType)
  if (end_date === null && type.kind !== 'indefinite') {
    throw invalidInput({ end_date: ['Vui lòng nhập ngày hết hạn.'] })
  }
  if (end_date !== null && end_date < draft.start_date) {
    throw invalidInput({ end_date: ['Ngày hết hạn không được trước ngày hiệu lực.'] })
  }
  const contract: CheckedContract = {
    kind: type.kind,
    start_date: draft.start_date,
    end_date,
    other_term: draft.other_term ?? false,
    term_exception: draft.term_exception ?? null,
    term_exception_reason: draft.term_exception_reason ?? null,
    sign_date: draft.sign_date ?? null,
    job_title: draft.job_title ?? null,
    probation_group: draft.probation_group ?? null,
    probation_days: draft.probation_days ?? null,
    probation_salary: draft.probation_salary ?? null,
    salary: draft.salary ?? null,
  }
  const facts: RuleFacts = {
    contract,
    term: type.term,
    others: await othersOf(context, draft.employee_id, exceptId),
    employee: await employeeOf(context, draft.employee_id),
    law: await lawOn(draft.start_date),
  }
  return { facts, kind: type.kind, end_date }
}

interface ContractType {
  kind: CheckedContract['kind']
  term: Term
}

async function typeOf({ db, inThisCompany }: CompanyTransaction, id: number): Promise<ContractType> {
  const { rows } = await sql<{
    kind: CheckedContract['kind'] | 'appendix'
    months: number | null
    days: number | null
  }>`
    select kind, term_months as months, term_days as days from contract_types
    where ${inThisCompany('contract_types')} and id = ${id}`.execute(db)
  const [type] = rows
  if (type === undefined) throw invalidInput({ contract_type_id: ['Không tìm thấy loại hợp đồng này.'] })
  const { kind, months, days } = type
  if (kind === 'appendix') {
    throw invalidInput({ contract_type_id: ['Phụ lục được thêm trong hợp đồng mà nó bổ sung.'] })
  }
  return { kind, term: { months, days } }
}

async function othersOf(
  { db, inThisCompany }: CompanyTransaction,
  employeeId: number,
  exceptId: number | null,
): Promise<OtherContract[]> {
  const { rows } = await sql<OtherContract>`
    select contract_number, kind, start_date, coalesce(ended_date, end_date) as last_day, job_title, probation_days
    from contracts
    where ${inThisCompany('contracts')} and employee_id = ${employeeId} and state in ('issued', 'ended')
      and id is distinct from ${exceptId}
    order by start_date, id`.execute(db)
  return rows
}

async function employeeOf(
  { db, inThisCompany }: CompanyTransaction,
  id: number,
): Promise<RuleFacts['employee']> {
  const { rows } = await sql<RuleFacts['employee']>`
    select join_date, leave_date from employees where ${inThisCompany('employees')} and id = ${id}`.execute(
    db,
  )
  if (rows[0] === undefined) throw invalidInput({ employee_id: ['Không tìm thấy nhân viên này.'] })
  return rows[0]
}

/** As they hold on the day that the contract begins; of earlier days those with which the Labour Code of 2019 began. */
async function constantsOn(context: CompanyTransaction, day: string): Promise<RuleConstants> {
  const on = day < codeInForce ? codeInForce : day
  const values: [string, number][] = []
  for (const key of ruleConstants) values.push([key, await lawConstant(context, key, on)])
  // One for each key, read just now.
  return Object.fromEntries(values) as RuleConstants
}
