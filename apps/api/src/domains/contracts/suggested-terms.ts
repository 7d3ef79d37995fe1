import type { Schemas } from '@nhansu/sdk/contract'
import { leaveAsked } from './condition-rules.ts'
import type { RuleFacts } from './rule-types.ts'

type Suggestion = Schemas['ContractSuggestion']

/** What the company has every draft of a type begin with. */
export type TypeConditions = Required<
  Pick<Suggestion, 'working_time' | 'hours_per_day' | 'hours_per_week' | 'pay_form' | 'pay_day'>
>

/**
 * The conditions of Điều 21 that a draft begins with: by the file as it stands on its first day, by the position, by the
 * law and by the company's type. Whoever prepares it may change each. Pay is among them where the facts have it.
 */
export function suggestedTerms({ facts, conditions }: Suggesting): Suggestion {
  const { contract, employee } = facts
  const { job, pay } = employee
  const all: Suggestion = {
    job_title: job?.position_name ?? null,
    work_place: job?.work_place ?? null,
    nature_of_work: job?.nature_of_work ?? null,
    probation_group: contract.kind === 'probation' ? (job?.probation_group ?? null) : null,
    ...conditions,
    leave_days: leaveAsked(facts)?.withSeniority ?? null,
    salary_level: pay?.pay_grade ?? null,
    salary: pay?.base_salary ?? null,
  }
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== null))
}

/** A completed draft, as far as what it begins with asks. */
interface Suggesting {
  facts: RuleFacts
  conditions: TypeConditions
}
