import type { Schemas } from '@nhansu/sdk/contract'
import type { CompanyTransaction } from '../../../db/transaction.ts'
import { appendixFault } from '../appendix-fault.ts'
import type { Finding } from '../rule-types.ts'
import {
  type AmendedContract,
  amendedContracts,
  changeOf,
  type EarlierAppendix,
  type TermField,
  termFields,
  termOn,
  type Terms,
} from './appendix-sources.ts'
import { changedPay, type PayChange } from './changed-pay.ts'

/** What is asked for of each contract. */
export interface AppendixOrder {
  start_date: string
  end_date: string | null
  content: string
  /** What the appendix says the same to all; null for what it leaves alone. */
  terms: Omit<Terms, 'salary'>
  /** How pay changes; null where it does not. */
  pay: PayChange | null
  /** The contracts whose pay the asker may see, and so change. */
  withPay: readonly number[]
}

/** What an appendix would change of one contract: told to people, and its terms where nothing stands in the way. */
export interface PlannedAppendix {
  told: Schemas['AppendixPlan']
  terms?: Terms
  changes: Schemas['Appendix']['changes']
}

const nothing: Terms = { salary: null, job_title: null, work_place: null, working_time: null }
const article = 'Điều 22 Bộ luật Lao động 2019'

/** Plans the same appendix for each of these contracts, by what it says on the day of effect. */
export async function planAppendices(
  transaction: CompanyTransaction,
  ids: readonly number[],
  order: AppendixOrder,
): Promise<PlannedAppendix[]> {
  const mayChangePay = new Set(order.withPay)
  const contracts = await amendedContracts(transaction, ids)
  return contracts.map((contract) => planAppendix(contract, order, mayChangePay.has(contract.id)))
}

/** Plans it for one contract. */
export function planAppendix(
  contract: AmendedContract,
  order: AppendixOrder,
  mayChangePay: boolean,
): PlannedAppendix {
  const { pay, start_date: day } = order
  const fields = termFields.filter((field) =>
    field === 'salary' ? pay !== null : order.terms[field] !== null,
  )
  const changes = fields.length === 0 ? (['other'] as const) : fields.map((field) => changeOf[field])
  const leftOut = (problem: string, before = nothing) => ({
    told: { ...toldOf(contract), before, problem },
    changes: [...changes],
  })
  const fault = appendixFault(contract, order)
  if (fault !== undefined) return leftOut(fault.text)
  if (pay !== null && !mayChangePay) return leftOut('Bạn không có quyền xem và sửa lương của người này.')
  const before = {
    ...nothing,
    ...Object.fromEntries(fields.map((field) => [field, termOn(contract, field, day)])),
  }
  const salary = pay === null ? null : changedPay(before.salary, pay)
  if (typeof salary === 'string') return leftOut(salary, before)
  const terms: Terms = { ...order.terms, salary }
  const twin = contract.appendices.find((other) => isTwin(other, order, fields))
  if (twin) return leftOut(`Phụ lục ${twin.appendix_number} đã thay đổi nội dung này từ cùng ngày.`, before)
  if (fields.length > 0 && fields.every((field) => terms[field] === before[field])) {
    return leftOut('Nội dung sau thay đổi giống hiện tại.', before)
  }
  const told = { ...toldOf(contract), before, after: terms, findings: laterFindings(contract, day, fields) }
  return { told, terms, changes: [...changes] }
}

function toldOf(contract: AmendedContract): Schemas['AppendixPlan'] {
  const { id, employee_id, nhansu_id, full_name, contract_number } = contract
  return {
    contract_id: id,
    employee_id,
    nhansu_id,
    full_name,
    contract_number,
    before: nothing,
    after: nothing,
    findings: [],
    problem: null,
  }
}

/** Whether an appendix says something of the same things from the same day: a second one would contradict or repeat it. */
function isTwin(other: EarlierAppendix, order: AppendixOrder, fields: readonly TermField[]): boolean {
  if (other.start_date !== order.start_date) return false
  return fields.length === 0 ? other.content === order.content : fields.some((field) => other[field] !== null)
}

/** An appendix of a later day goes on holding over this one. */
function laterFindings(contract: AmendedContract, day: string, fields: readonly TermField[]): Finding[] {
  return contract.appendices
    .filter((other) => other.start_date > day && fields.some((field) => other[field] !== null))
    .map((other) => ({
      rule: 'L5',
      level: 'warning',
      field: 'start_date',
      text: `Phụ lục ${other.appendix_number} có hiệu lực sau ngày này và vẫn thay đổi nội dung này.`,
      article,
      days: null,
    }))
}
