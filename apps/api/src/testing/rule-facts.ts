import { findingsOf } from '../domains/contracts/contract-rules.ts'
import type {
  CheckedContract,
  RuleConstants,
  RuleFacts,
  RulePerson,
} from '../domains/contracts/rule-types.ts'

/** The numbers of the law as they hold in 2026. */
export const lawOf2026: RuleConstants = {
  fixed_term_months: 36,
  fixed_term_contracts: 2,
  renewal_days: 30,
  probation_days_manager: 180,
  probation_days_college: 60,
  probation_days_intermediate: 30,
  probation_days_other: 6,
  probation_pay_percent: 85,
  working_hours_day: 8,
  working_hours_day_by_week: 10,
  working_hours_week: 48,
  leave_days_normal: 12,
  leave_days_hard: 14,
  leave_days_very_hard: 16,
  leave_seniority_months: 60,
  working_age: 180,
  full_working_age: 216,
  training_age: 168,
  practice_months: 3,
  minimum_wages: { 1: 5_310_000, 2: 4_730_000, 3: 4_140_000, 4: 3_700_000 },
}

/** A contract of twelve months in which no rule finds anything. */
export const plainContract: CheckedContract = {
  kind: 'fixed_term',
  start_date: '2026-03-01',
  end_date: '2027-02-28',
  other_term: true,
  term_exception: null,
  term_exception_reason: null,
  sign_date: '2026-02-25',
  job_title: 'Kế toán',
  probation_group: null,
  probation_days: null,
  probation_salary: null,
  salary: 10_000_000,
  is_part_time: false,
  hours_per_day: null,
  hours_per_week: null,
  leave_days: null,
  work_place: null,
  nature_of_work: null,
  salary_level: null,
  training_form: null,
  training_fee: null,
  consent_document_id: null,
  signer_name: null,
  authority_no: null,
}

/** Somebody of whom the file says little, so that no rule finds anything. */
export const plainPerson: RulePerson = {
  join_date: '2020-01-01',
  leave_date: null,
  date_of_birth: null,
  is_foreigner: false,
  work_permit_expiry_date: null,
  is_disabled: false,
  heavy_work: 'none',
  wage_region: null,
  has_consent: false,
  job: null,
  pay: null,
}

/** What differs from the plain facts. */
interface Differing extends Partial<Omit<RuleFacts, 'contract' | 'employee' | 'law'>> {
  employee?: Partial<RulePerson>
  law?: Partial<RuleConstants>
}

/** The rules that a contract breaks, each with the field that is to blame. */
export function brokenRules(contract: Partial<CheckedContract>, differing: Differing = {}): string[] {
  return findingsOf(factsOf(contract, differing)).map(({ rule, field }) => `${rule} ${field}`)
}

/** All that the rules know of a contract that differs from the plain one. */
export function factsOf(
  contract: Partial<CheckedContract>,
  { employee, law, ...facts }: Differing = {},
): RuleFacts {
  return {
    contract: { ...plainContract, ...contract },
    term: { months: null, days: null },
    others: [],
    signing: { needs_authority_no: false, is_by_representative: false },
    ...facts,
    employee: { ...plainPerson, ...employee },
    law: { ...lawOf2026, ...law },
  }
}
