import type { Schemas } from '@nhansu/sdk/contract'

type Mode = Schemas['RequestChangeMode']

/** How a field may be changed by its owner. */
export interface FieldRule {
  mode: Mode
  needs_evidence: boolean
}

/** Facts of the job, codes and pay are never changed by requests. */
const locked = words(
  'company_email timekeeping_code group_join_date company_phone extension skill_grade hr_note si_salary si_start_month ' +
    'labour_book bank_accounts.is_salary_account',
)

/** What people change themselves (domain rules, section 11). */
const free = words(
  'phone personal_email tmp_address new_province_tmp_id new_district_tmp_id emergency_name emergency_relation emergency_phone',
)

/** What HR keeps unless the company says otherwise. */
const kept = words(
  'work_permit_no work_permit_expiry_date tax_code old_tax_code social_insurance_no old_social_insurance_no ' +
    'health_insurance_no health_grade regular_address ward_id old_tmp_address ward_tmp_id party_join_date ' +
    'party_official_date party_card_no party_cell party_title union_join_date union_title youth_join_date youth_title ' +
    'army_from army_to army_rank army_unit militia wounded_grade martyr_child merit_family disabled',
)

/** Căn cước, hôn nhân, con, bằng cấp, tài khoản. */
const proven = words(
  'full_name date_of_birth id_number id_issue_date id_issue_place id_expiry_date marital_status relatives.date_of_birth ' +
    'relatives.birth_certificate_no relatives.is_dependant educations.education_level educations.diploma_no ' +
    'bank_accounts.bank_name bank_accounts.account_number bank_accounts.account_holder',
)

/** Whether a field is for HR alone, whatever a company says. */
export function isLocked(field: string): boolean {
  return locked.has(field)
}

/** How a field may be changed where the company has said nothing. */
export function shippedRule(field: string): FieldRule {
  return { mode: shippedMode(field), needs_evidence: proven.has(field) }
}

function shippedMode(field: string): Mode {
  if (locked.has(field) || kept.has(field)) return 'hr'
  return free.has(field) ? 'self' : 'review'
}

function words(all: string): ReadonlySet<string> {
  return new Set(all.split(' '))
}
