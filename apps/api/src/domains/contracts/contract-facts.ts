import { sql } from 'kysely'
import { invalidInput } from '../../contract/failure.ts'
import { holdsOn, type RowReaches, rowReaches } from '../../contract/field-rights.ts'
import type { ProductContext } from '../../contract/handlers.ts'
import type { CompanyTransaction } from '../../db/transaction.ts'
import { lawConstantsOn } from '../../law/law-constant.ts'
import { wageRegions } from '../../law/wage-regions.ts'
import { noSuchEmployee, personOnDay, personsOnDay } from './person-on-day.ts'
import { preparedFor } from './contract-rows.ts'
import { asksAuthorityNo } from './contract-settings.ts'
import {
  type CheckedContract,
  codeInForce,
  type OtherContract,
  ruleConstants,
  type RuleConstants,
  type RuleFacts,
  type RulePerson,
} from './rule-types.ts'
import type { TypeConditions } from './suggested-terms.ts'
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
  conditions: TypeConditions
  kind: CheckedContract['kind']
  end_date: string | null
}

/**
 * Completes a draft by its type: the kind, and the end where none is given.
 * @param exceptId the draft itself, where it is there already
 * @throws ApiFailure 400 for a type that is none of a contract, or for days that make no contract
 */
export function completeDraft(
  context: ProductContext,
  draft: DraftFields,
  exceptId: number | null,
): Promise<CompletedDraft> {
  return draftCompleter(context, (employeeId) => seesPayOf(context, employeeId))(draft, exceptId)
}

/** Whether whoever prepares contracts of this employee may see what the file says of his pay. */
async function seesPayOf(context: ProductContext, employeeId: number): Promise<boolean> {
  const { rows } = await sql<{ reaches: RowReaches }>`
    select ${rowReaches(context, preparedFor)} as reaches from employees
    where ${context.inThisCompany('employees')} and id = ${employeeId}`.execute(context.db)
  return rows[0] !== undefined && holdsOn(context, ['employee_pay'], rows[0].reaches)
}

type SeesPay = (employeeId: number) => Promise<boolean>

/**
 * The same for many drafts of one transaction: types, and the numbers of the law of each first day, are asked for once.
 * @param sees of whom the file's pay may be compared; of nobody where nobody in person asks
 */
export function draftCompleter(context: CompanyTransaction, sees: SeesPay = async () => false) {
  const shared = sharedSources(context)
  const sources: Sources = {
    ...shared,
    othersOf: async (employeeId, exceptId) =>
      (await othersOf(context, [employeeId], exceptId)).get(employeeId) ?? [],
    personOf: async ({ employee_id, start_date, consent_document_id: consent }) =>
      personOnDay(context, employee_id, {
        on: start_date,
        consentDocumentId: consent ?? null,
        withPay: await sees(employee_id),
      }),
  }
  return (draft: DraftFields, exceptId: number | null) => complete(draft, exceptId, sources)
}

/**
 * Completes new drafts of many people that begin on one day, name no consent and compare no pay: everybody is asked for at
 * once, however many they are.
 */
export async function draftCompleterFor(
  context: CompanyTransaction,
  employeeIds: readonly number[],
  on: string,
): Promise<(draft: DraftFields) => Promise<CompletedDraft>> {
  const others = await othersOf(context, employeeIds, null)
  const persons = await personsOnDay(context, employeeIds, { on, consentDocumentId: null, withPay: false })
  const sources: Sources = {
    ...sharedSources(context),
    othersOf: async (employeeId) => others.get(employeeId) ?? [],
    personOf: async ({ employee_id }) => {
      const person = persons.get(employee_id)
      if (person === undefined) throw noSuchEmployee()
      return person
    },
  }
  return (draft) => complete(draft, null, sources)
}

/** Where what the rules ask comes from. */
interface Sources {
  typeOf: (id: number) => Promise<ContractType>
  lawOn: (day: string) => Promise<RuleConstants>
  asksAuthorityNo: () => Promise<boolean>
  othersOf: (employeeId: number, exceptId: number | null) => Promise<OtherContract[]>
  personOf: (draft: DraftFields) => Promise<RulePerson>
}

function sharedSources(context: CompanyTransaction): Pick<Sources, 'typeOf' | 'lawOn' | 'asksAuthorityNo'> {
  let asked: Promise<boolean> | undefined
  return {
    asksAuthorityNo: () => (asked ??= asksAuthorityNo(context)),
    typeOf: askedOnce((id: number) => typeOf(context, id)),
    lawOn: askedOnce((day: string) => constantsOn(context, day)),
  }
}

function askedOnce<Key, Value>(ask: (key: Key) => Promise<Value>): (key: Key) => Promise<Value> {
  const answers = new Map<Key, Promise<Value>>()
  return (key) => {
    const answer = answers.get(key) ?? ask(key)
    answers.set(key, answer)
    return answer
  }
}

async function complete(
  draft: DraftFields,
  exceptId: number | null,
  sources: Sources,
): Promise<CompletedDraft> {
  const type = await sources.typeOf(draft.contract_type_id)
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
    is_part_time: draft.is_part_time ?? false,
    hours_per_day: draft.hours_per_day ?? null,
    hours_per_week: draft.hours_per_week ?? null,
    leave_days: draft.leave_days ?? null,
    work_place: draft.work_place ?? null,
    nature_of_work: draft.nature_of_work ?? null,
    salary_level: draft.salary_level ?? null,
    training_form: draft.training_form ?? null,
    training_fee: draft.training_fee ?? null,
    consent_document_id: draft.consent_document_id ?? null,
    signer_name: draft.signer_name ?? null,
    authority_no: draft.authority_no ?? null,
  }
  const facts: RuleFacts = {
    contract,
    term: type.term,
    others: await sources.othersOf(draft.employee_id, exceptId),
    employee: await sources.personOf(draft),
    signing: { needs_authority_no: await sources.asksAuthorityNo(), is_by_representative: false },
    law: await sources.lawOn(draft.start_date),
  }
  return { facts, conditions: type.conditions, kind: type.kind, end_date }
}

interface ContractType {
  kind: CheckedContract['kind']
  term: Term
  conditions: TypeConditions
}

async function typeOf({ db, inThisCompany }: CompanyTransaction, id: number): Promise<ContractType> {
  const { rows } = await sql<
    TypeConditions & {
      kind: CheckedContract['kind'] | 'appendix'
      months: number | null
      days: number | null
    }
  >`
    select kind, term_months as months, term_days as days, working_time, hours_per_day, hours_per_week, pay_form, pay_day
    from contract_types where ${inThisCompany('contract_types')} and id = ${id}`.execute(db)
  const [type] = rows
  if (type === undefined) throw invalidInput({ contract_type_id: ['Không tìm thấy loại hợp đồng này.'] })
  const { kind, months, days, ...conditions } = type
  if (kind === 'appendix') {
    throw invalidInput({ contract_type_id: ['Phụ lục được thêm trong hợp đồng mà nó bổ sung.'] })
  }
  return { kind, term: { months, days }, conditions }
}

async function othersOf(
  { db, inThisCompany }: CompanyTransaction,
  employeeIds: readonly number[],
  exceptId: number | null,
): Promise<Map<number, OtherContract[]>> {
  const { rows } = await sql<OtherContract & { employee_id: number }>`
    select employee_id, contract_number, kind, start_date, coalesce(ended_date, end_date) as last_day, job_title,
      probation_days
    from contracts
    where ${inThisCompany('contracts')} and employee_id = any(${employeeIds}::bigint[]) and state in ('issued', 'ended')
      and id is distinct from ${exceptId}
    order by start_date, id`.execute(db)
  const byEmployee = Map.groupBy(rows, ({ employee_id }) => employee_id)
  return new Map([...byEmployee].map(([id, contracts]) => [id, contracts.map(withoutEmployee)]))
}

function withoutEmployee(contract: OtherContract & { employee_id: number }): OtherContract {
  const { employee_id: _, ...other } = contract
  return other
}

/** As they hold on the day that the contract begins; of earlier days those with which the Labour Code of 2019 began. */
async function constantsOn(context: CompanyTransaction, day: string): Promise<RuleConstants> {
  const on = day < codeInForce ? codeInForce : day
  const wages = Object.values(wageRegions).map(({ wage }) => wage)
  const known = await lawConstantsOn(context, [...ruleConstants, ...wages], on)
  const minimum_wages = Object.fromEntries(
    Object.entries(wageRegions).map(([region, { wage }]) => [region, known.get(wage) ?? null]),
  )
  const values = ruleConstants.map((key) => {
    const value = known.get(key)
    if (value === undefined) throw new Error(`${key} has no value on ${on}`)
    return [key, value]
  })
  // One for each key, read just now.
  return { ...Object.fromEntries(values), minimum_wages } as RuleConstants
}
