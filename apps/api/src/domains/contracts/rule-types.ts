import type { Schemas } from '@nhansu/sdk/contract'
import type { LawConstantKey } from '../../law/constants.ts'
import type { WageRegion } from '../../law/wage-regions.ts'
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
  is_part_time: boolean
  hours_per_day: number | null
  hours_per_week: number | null
  leave_days: number | null
  work_place: string | null
  nature_of_work: number | null
  salary_level: number | null
  training_form: Schemas['TrainingForm']
  training_fee: number | null
  consent_document_id: number | null
  signer_name: string | null
  authority_no: string | null
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

/** What lies in a cupboard where a contract is of before the product, and so is asked of no such contract. */
export const neverOfThePast: Day = '9999-12-31'

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
  'working_hours_day',
  'working_hours_day_by_week',
  'working_hours_week',
  'leave_days_normal',
  'leave_days_hard',
  'leave_days_very_hard',
  'leave_seniority_months',
  'working_age',
  'full_working_age',
  'training_age',
  'practice_months',
] as const satisfies readonly LawConstantKey[]

export interface RuleConstants extends Readonly<Record<(typeof ruleConstants)[number], number>> {
  /** The minimum wage of each region; null for days of which none is kept. */
  minimum_wages: Readonly<Record<WageRegion, number | null>>
}

/** What the file says of the person and of his work on the day that the contract begins. */
export interface RulePerson {
  join_date: Day
  leave_date: Day | null
  date_of_birth: Day | null
  is_foreigner: boolean
  work_permit_expiry_date: Day | null
  is_disabled: boolean
  heavy_work: 'none' | 'heavy' | 'very_heavy'
  /** Of the unit in which he works; null where neither it nor a unit above it has one. */
  wage_region: WageRegion | null
  /** Whether the document that the contract names as consent is about him. */
  has_consent: boolean
  /** His job by the file; null where it knows none of that day, or where a change of it waits. */
  job: {
    position_name: string | null
    /** The group of his position for probation, where it has one. */
    probation_group: Schemas['ProbationGroup']
    work_place: string | null
    nature_of_work: number | null
  } | null
  /** His pay by the file; null also where whoever asks may not see it. */
  pay: { pay_grade: number | null; base_salary: number | null } | null
}

/** All that the rules know. */
export interface RuleFacts {
  contract: CheckedContract
  /** The term of its type. */
  term: Term
  /** By their first day. */
  others: readonly OtherContract[]
  employee: RulePerson
  signing: {
    /** Whether the company asks whoever does not represent it by law for the number of his authority. */
    needs_authority_no: boolean
    /** Whether the signer represents the company by law; of a typed name nobody knows it. */
    is_by_representative: boolean
  }
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
