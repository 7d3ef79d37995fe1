import type { Schemas } from '@nhansu/sdk/contract'
import { ApiFailure } from '../../contract/failure.ts'
import type { CompanyTransaction } from '../../db/transaction.ts'
import { leaveAsked } from './condition-rules.ts'
import { type CompletedDraft, draftCompleter } from './contract-facts.ts'
import { payFields } from './pay-fields.ts'
import { findingsOf } from './contract-rules.ts'
import {
  type RenewalType,
  type RenewedContract,
  renewalTypes,
  renewedContracts,
  renewedFields,
} from './renewal-sources.ts'
import type { Finding } from './rule-types.ts'
import { plusDays } from './term.ts'

/** What is asked for of each contract. */
export interface RenewalOrder {
  contract_type_id?: number | undefined
  start_date?: string | undefined
  /** The contracts whose pay the asker may see, and so take over. */
  withPay: readonly number[]
}

/** What would follow a contract: told to people, and the values of the draft where nothing stands in the way. */
export interface PlannedRenewal {
  told: Schemas['ContractRenewal']
  followerId: number | null
  values?: Readonly<Record<string, unknown>>
  /** The fields of pay among them that say what the renewed contract pays. */
  takenOverPay?: readonly string[]
}

/**
 * Plans what follows each of these contracts: its type by the chain (after the last fixed term that the law allows an
 * indefinite one), from the day after its end, with its content as it holds today. What the rules refuse is told as the
 * reason why nothing follows.
 */
export async function planRenewals(
  transaction: CompanyTransaction,
  ids: readonly number[],
  order: RenewalOrder,
): Promise<PlannedRenewal[]> {
  const types = await renewalTypes(transaction)
  const complete = draftCompleter(transaction)
  const mayTakePay = new Set(order.withPay)
  const plans: PlannedRenewal[] = []
  for (const renewed of await renewedContracts(transaction, ids)) {
    plans.push(await planOne(renewed, types, complete, order, mayTakePay.has(renewed.id)))
  }
  return plans
}

type Complete = ReturnType<typeof draftCompleter>

async function planOne(
  renewed: RenewedContract,
  types: ReadonlyMap<number, RenewalType>,
  complete: Complete,
  order: RenewalOrder,
  withPay: boolean,
): Promise<PlannedRenewal> {
  const problem = whyNot(renewed)
  if (problem !== undefined || renewed.end_date === null) return leftOut(renewed, problem ?? null)
  const content = contentOf(renewed, withPay)
  const start_date = order.start_date ?? plusDays(renewed.end_date, 1)
  const attempt = async (type: RenewalType) => {
    const draft = {
      ...content,
      employee_id: renewed.employee_id,
      contract_type_id: type.id,
      start_date,
    }
    return judged(type, draft, await complete(draft, null))
  }
  const first = nextType(renewed, types, order.contract_type_id)
  if (first === undefined) return leftOut(renewed, 'Loại hợp đồng tiếp theo đã ngừng sử dụng.')
  try {
    let tried = await attempt(first)
    const endless = [...types.values()].find(({ kind }) => kind === 'indefinite')
    const isAgainstChain = tried.findings.some(({ rule, level }) => rule === 'L2' && level === 'error')
    if (order.contract_type_id === undefined && isAgainstChain && endless) tried = await attempt(endless)
    const sameType = types.get(renewed.contract_type_id)
    const needsTerm = tried.completed.facts.employee.is_foreigner && tried.completed.kind === 'indefinite'
    if (order.contract_type_id === undefined && needsTerm && sameType) tried = await attempt(sameType)
    return planned(renewed, tried)
  } catch (error) {
    const text = error instanceof ApiFailure ? Object.values(error.detail.errors ?? {})[0]?.[0] : undefined
    if (text === undefined) throw error
    return leftOut(renewed, text)
  }
}

/** What keeps a contract from being renewed before any rule is asked. */
function whyNot({ state, end_date, follower_id }: RenewedContract): string | undefined {
  if (follower_id !== null) return 'Đã có bản nháp hoặc hợp đồng tái ký.'
  if (state !== 'issued') return 'Chỉ tái ký được hợp đồng đã ban hành, chưa chấm dứt.'
  return end_date === null ? 'Hợp đồng không xác định thời hạn không cần tái ký.' : undefined
}

function nextType(
  { contract_type_id, next_type_id }: RenewedContract,
  types: ReadonlyMap<number, RenewalType>,
  asked: number | undefined,
): RenewalType | undefined {
  return asked === undefined
    ? (types.get(next_type_id ?? contract_type_id) ?? types.get(contract_type_id))
    : types.get(asked)
}

function contentOf(renewed: RenewedContract, withPay: boolean): Partial<RenewedContract> {
  const isClosed = (field: string) => !withPay && payFields.some((pay) => pay === field)
  return Object.fromEntries(
    renewedFields.filter((field) => !isClosed(field)).map((field) => [field, renewed[field] ?? null]),
  )
}

function toldOf(renewed: RenewedContract): Schemas['ContractRenewal'] {
  const { id, employee_id, nhansu_id, full_name, contract_number, end_date } = renewed
  return {
    contract_id: id,
    employee_id,
    nhansu_id,
    full_name,
    contract_number,
    old_end_date: end_date,
    contract_type_id: null,
    contract_type_name: null,
    start_date: null,
    end_date: null,
    salary: null,
    findings: [],
    problem: null,
  }
}

function leftOut(renewed: RenewedContract, problem: string | null): PlannedRenewal {
  return { told: { ...toldOf(renewed), problem }, followerId: renewed.follower_id }
}

interface Tried {
  type: RenewalType
  draft: Partial<RenewedContract> & { start_date: string; contract_type_id: number; employee_id: number }
  completed: CompletedDraft
  findings: Finding[]
}

/** What the rules say of a draft, whose days of leave are raised to those that the law gives by now. */
function judged(type: RenewalType, draft: Tried['draft'], completed: CompletedDraft): Tried {
  const { facts } = completed
  const least = leaveAsked(facts)?.withSeniority
  const leave_days = draft.leave_days ?? null
  if (leave_days === null || least === undefined || leave_days >= least) {
    return { type, draft, completed, findings: findingsOf(facts) }
  }
  const raised = { ...facts, contract: { ...facts.contract, leave_days: least } }
  return {
    type,
    draft: { ...draft, leave_days: least },
    completed: { ...completed, facts: raised },
    findings: findingsOf(raised),
  }
}

function planned(
  renewed: RenewedContract,
  { type, draft, completed: { kind, end_date }, findings }: Tried,
): PlannedRenewal {
  const told = {
    ...toldOf(renewed),
    contract_type_id: type.id,
    contract_type_name: type.name,
    start_date: draft.start_date,
    end_date,
    salary: draft.salary ?? null,
    findings,
    problem: findings.find(({ level }) => level === 'error')?.text ?? null,
  }
  const values = { ...draft, kind, end_date, renewed_from_id: renewed.id }
  const takenOverPay = payFields.filter((field) => (draft[field] ?? null) !== null)
  return { told, followerId: null, ...(told.problem === null && { values, takenOverPay }) }
}
