import type { Schemas } from '@nhansu/sdk/contract'
import type { LawConstantKey } from '../../law/constants.ts'
import type { Day, Term } from './term.ts'

export type Finding = Schemas['ContractFinding']

/** A contract as the rules look at it. */
export interface CheckedContract {
  kind: Schemas['ContractKind']
  start_date: Day
  end_date: Day | null
  other_term: boolean
  term_exception: string | null
  term_exception_reason: string | null
  sign_date: Day | null
  job_title: string | null
  probation_group: Schemas['ProbationGroup']
  probation_days: number | null
  probation_salary: number | null
  salary: number | null
}

/** Another contract of the same person in this company that is in force or was. */
export interface OtherContract {
  contract_number: string
  kind: Schemas['ContractKind']
  start_date: Day
  /** Its end, or the day on which it was ended; null for one that runs on. */
  last_day: Day | null
  job_title: string | null
  probation_days: number | null
}

/** The day on which the Labour Code of 2019 came into force. */
export const codeInForce: Day = '2021-01-01'

/** The constants that rules ask for, as they hold on the day that the contract begins. */
export const ruleConstants = [
  'fixed_term_months',
  'fixed_term_contracts',
  'renewal_days',
  'probation_days_manager',
  'probation_days_college',
  'probation_days_intermediate',
  'probation_days_other',
  'probation_pay_percent',
] as const satisfies readonly LawConstantKey[]

export type RuleConstants = Readonly<Record<(typeof ruleConstants)[number], number>>

/** All that the rules know. */
export interface RuleFacts {
  contract: CheckedContract
  /** The term of its type. */
  term: Term
  /** By their first day. */
  others: readonly OtherContract[]
  employee: { join_date: Day; leave_date: Day | null }
  law: RuleConstants
}

/** One rule: what it is by the law, and what it says of a contract that breaks it. */
export interface ContractRule {
  rule: string
  article: string
  level: Finding['level']
  /** The field that is to blame. */
  field: keyof CheckedContract | 'contract_type_id'
  /** A contract of before the product that began earlier is kept as it was signed, with a warning. */
  bindsFrom?: Day
  /** What is wrong in a sentence, and the days as they were computed; undefined where nothing is. */
  broken: (facts: RuleFacts) => { text: string; days?: string } | undefined
}
