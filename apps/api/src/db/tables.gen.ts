// Written by 'npm run generate' from the migrated schema. Do not edit.
import type { ColumnType, GeneratedAlways } from 'kysely'

/** timestamptz: read as ISO 8601 text with its offset, written as such or as a Date. */
export type Instant = ColumnType<string, Date | string, Date | string>
/** json and jsonb: read as the parsed value, written as JSON text. */
export type Json = ColumnType<unknown, string, string>
/** A column with a default: it may be left out when a row is added. */
export type Generated<T> =
  T extends ColumnType<infer Read, infer Added, infer Changed>
    ? ColumnType<Read, Added | undefined, Changed>
    : ColumnType<T, T | undefined, T>

export interface AccountWords {
  company_id: number
  word: string
  account_id: number
}

export interface Accounts {
  company_id: number
  id: number
  person_id: number | null
  login: string
  full_name: string
  sort_name: GeneratedAlways<string>
  nhansu_id: string | null
  is_active: boolean
  version: Generated<number>
  created_at: Generated<Instant>
  updated_at: Generated<Instant>
}

export interface ApiTokenKeys {
  token_hash: Buffer
  company_id: number
  token_id: number
}

export interface ApiTokens {
  company_id: number
  id: GeneratedAlways<number>
  user_id: number
  name: string
  ends_with: string
  expires_on: string
  last_used_at: Instant | null
  created_at: Generated<Instant>
}

export interface Appendices {
  company_id: number
  id: Generated<number>
  contract_id: number
  appendix_number: string
  sign_date: string
  start_date: string
  end_date: string | null
  content: string
  changes: string[]
  salary: number | null
  job_title: string | null
  work_place: string | null
  working_time: string | null
  signer_name: string | null
  signer_title: string | null
  authority_no: string | null
  created_by: number | null
  version: Generated<number>
  created_at: Generated<Instant>
  updated_at: Generated<Instant>
  written_by_run: number | null
  import_id: number | null
  signer_id: number | null
}

export interface ApplicantConsents {
  company_id: number
  id: Generated<number>
  applicant_id: number
  purpose: string
  text_version: number
  way: string
  given_at: Generated<Instant>
  until: string | null
  withdrawn_at: Instant | null
  recorded_by: number | null
}

export interface Applicants {
  company_id: number
  id: Generated<number>
  full_name: string
  gender: string | null
  date_of_birth: string
  phone: string
  email: string | null
  id_number: string | null
  height: number | null
  weight: number | null
  marital_status: string | null
  edu_level: string | null
  school: string | null
  major: string | null
  graduation_year: number | null
  grade: string | null
  languages: Generated<string[]>
  it_skills: Generated<string[]>
  experiences: Generated<Json>
  relatives_in_group: string | null
  version: Generated<number>
  created_at: Generated<Instant>
  updated_at: Generated<Instant>
  address: string | null
  new_district_id: number | null
  ward_id: number | null
}

export interface ApplicationConsents {
  company_id: number
  application_id: number
  purpose: string
  text_version: number
  given_at: Generated<Instant>
  until: string | null
  withdrawn_at: Instant | null
}

export interface ApplicationFiles {
  company_id: number
  application_id: number
  file_id: number
  kind: string
  question_key: string | null
  added_at: Generated<Instant>
}

export interface ApplicationUploads {
  company_id: number
  handle_hash: Buffer
  recruitment_id: number
  file_id: number
  expires_at: Generated<Instant>
}

export interface Applications {
  company_id: number
  id: Generated<number>
  recruitment_id: number
  candidate_id: number | null
  reference: string
  token_nonce: Buffer
  body_hash: Buffer
  content: Json
  answers: Generated<Json>
  source_word: string | null
  email_confirmed_at: Instant | null
  sent_at: Generated<Instant>
  changed_at: Instant | null
  withdrawn_at: Instant | null
  withdrawal_reason: string | null
  erase_asked_at: Instant | null
  erase_refusal: string | null
  erase_due: string | null
  erased_at: Instant | null
  suspected_for: Generated<string[]>
  released_by: number | null
  released_at: Instant | null
  version: Generated<number>
  created_at: Generated<Instant>
  updated_at: Generated<Instant>
  erase_answer: string | null
  erase_answered_at: Instant | null
  erase_answered_by: number | null
}

export interface AuditSeals {
  company_id: number
  number: number
  from_at: Instant
  until_at: Instant
  total: number
  hash: Buffer
  sealed_at: Generated<Instant>
}

export interface AuditTrail {
  company_id: number
  id: GeneratedAlways<number>
  at: Generated<Instant>
  user_id: number | null
  operation: string
  resource: string
  record_id: number | null
  result: string
  changed_fields: Generated<string[]>
  detail: Generated<Json>
  request_id: string | null
  values_hash: Buffer | null
}

export interface AuditValues {
  company_id: number
  line_id: number
  at: Generated<Instant>
  resource: string
  record_id: number | null
  record_name: string | null
  changes: Generated<Json>
  salt: string
}

export interface CandidateAnswers {
  company_id: number
  id: GeneratedAlways<number>
  candidate_id: number
  answer: string
  schedule_id: number | null
  starts_at: Instant | null
  reason: string | null
  answered_at: Generated<Instant>
}

export interface CandidateMoves {
  company_id: number
  id: GeneratedAlways<number>
  candidate_id: number
  from_state: string | null
  to_state: string
  reason: string | null
  way: string | null
  is_back: Generated<boolean>
  moved_by: number | null
  moved_at: Generated<Instant>
}

export interface CandidateTags {
  company_id: number
  candidate_id: number
  tag: string
}

export interface CandidateWords {
  company_id: number
  word: string
  candidate_id: number
}

export interface Candidates {
  company_id: number
  id: Generated<number>
  applicant_id: number | null
  recruitment_id: number | null
  full_name: string | null
  sort_name: GeneratedAlways<string | null>
  phone: string | null
  state: Generated<string>
  source: Generated<string>
  referrer_id: number | null
  expected_salary: number | null
  available_date: string | null
  shift_ok: boolean | null
  conflict_of_interest: string | null
  note: string | null
  state_reason: string | null
  refusal: string | null
  failed_round_id: number | null
  archived_until: string | null
  offered_salary: number | null
  offered_start: string | null
  probation_group: string | null
  probation_days: number | null
  applied_at: Generated<Instant>
  seen_at: Instant | null
  seen_by: number | null
  ended_at: Instant | null
  hold_reason: string | null
  held_by: number | null
  removed_at: Instant | null
  erased_at: Instant | null
  created_by: number | null
  version: Generated<number>
  created_at: Generated<Instant>
  updated_at: Generated<Instant>
}

export interface CertificateGroupWords {
  company_id: number
  word: string
  certificate_group_id: number
}

export interface CertificateGroups {
  company_id: number
  id: Generated<number>
  code: string
  name: string
  description: string | null
  is_active: Generated<boolean>
  version: Generated<number>
  created_at: Generated<Instant>
  updated_at: Generated<Instant>
}

export interface CertificateWords {
  company_id: number
  word: string
  certificate_id: number
}

export interface Certificates {
  company_id: number
  id: Generated<number>
  name: string
  group_id: number | null
  valid_months: number | null
  remind_days: Generated<number>
  issuer: string | null
  required_natures: Generated<number[]>
  required_position_levels: Generated<number[]>
  version: Generated<number>
  created_at: Generated<Instant>
  updated_at: Generated<Instant>
  required_safety_groups: Generated<number[]>
}

export interface Classifies {
  company_id: number
  id: Generated<number>
  code: string
  name: string
  applies_to: string
  min_score: number | null
  max_score: number | null
  rank: number
  is_active: Generated<boolean>
  version: Generated<number>
  created_at: Generated<Instant>
  updated_at: Generated<Instant>
}

export interface ClassifyWords {
  company_id: number
  word: string
  classify_id: number
}

export interface Companies {
  id: number
  code: string
  name: string
  short_name: string
  is_active: Generated<boolean>
  created_at: Generated<Instant>
}

export interface CompanyProfiles {
  company_id: number
  place: string | null
  version: Generated<number>
  updated_at: Generated<Instant>
  about: string | null
  data_contact: string | null
  data_phone: string | null
  data_email: string | null
  labour_office: string | null
  birthdays_shown: Generated<boolean>
}

export interface ConfirmationRequests {
  company_id: number
  id: Generated<number>
  employee_id: number
  kind: string
  purpose: string
  recipient: string | null
  state: Generated<string>
  number: string | null
  issued_on: string | null
  valid_until: string | null
  paper: Json | null
  paper_hash: string | null
  reason: string | null
  created_by: number
  settled_by: number | null
  settled_at: Instant | null
  version: Generated<number>
  created_at: Generated<Instant>
  updated_at: Generated<Instant>
  revoked_by: number | null
  revoked_at: Instant | null
}

export interface ConsentTexts {
  company_id: number
  id: Generated<number>
  purpose: string
  number: number
  content: string
  asks_anew: Generated<boolean>
  created_by: number | null
  created_at: Generated<Instant>
}

export interface ContractFindings {
  company_id: number
  id: Generated<number>
  contract_id: number
  rule: string
  text: string
  article: string
  accepted_by: number
  accepted_at: Generated<Instant>
  field: string | null
}

export interface ContractSettings {
  company_id: number
  needs_authority_no: Generated<boolean>
  version: Generated<number>
  created_at: Generated<Instant>
  updated_at: Generated<Instant>
}

export interface ContractTypeWords {
  company_id: number
  word: string
  contract_type_id: number
}

export interface ContractTypes {
  company_id: number
  id: Generated<number>
  code: string
  name: string
  kind: string
  term_months: number | null
  term_days: number | null
  next_type_id: number | null
  description: string | null
  is_active: Generated<boolean>
  version: Generated<number>
  created_at: Generated<Instant>
  updated_at: Generated<Instant>
  working_time: string | null
  hours_per_day: number | null
  hours_per_week: number | null
  pay_form: string | null
  pay_day: string | null
}

export interface ContractWords {
  company_id: number
  word: string
  contract_id: number
}

export interface Contracts {
  company_id: number
  id: Generated<number>
  employee_id: number
  contract_type_id: number
  kind: string
  state: Generated<string>
  contract_number: string | null
  sign_date: string | null
  start_date: string
  end_date: string | null
  other_term: Generated<boolean>
  term_exception: string | null
  term_exception_reason: string | null
  signer_name: string | null
  signer_title: string | null
  authority_no: string | null
  job_title: string | null
  work_place: string | null
  nature_of_work: number | null
  probation_group: string | null
  probation_days: number | null
  probation_salary: number | null
  salary_level: number | null
  salary: number | null
  allowances: string | null
  pay_form: string | null
  pay_day: string | null
  working_time: string | null
  leave_days: number | null
  note: string | null
  signed_file_id: number | null
  e_contract_id: string | null
  has_file: Generated<boolean>
  ended_date: string | null
  end_reason: string | null
  notice_date: string | null
  decision_no: string | null
  cancel_reason: string | null
  issued_at: Instant | null
  issued_by: number | null
  version: Generated<number>
  created_at: Generated<Instant>
  updated_at: Generated<Instant>
  decision_id: number | null
  renewed_from_id: number | null
  is_part_time: Generated<boolean>
  hours_per_day: number | null
  hours_per_week: number | null
  consent_document_id: number | null
  training_form: string | null
  training_fee: number | null
  notice_exemption: string | null
  is_special_job: Generated<boolean>
  signer_id: number | null
  drafted_by_decision_id: number | null
  taken_over_pay: Generated<string[]>
}

export interface CurrentCompletePapers {
  company_id: number | null
  employee_id: number | null
  required_paper_id: number | null
  good_until: string | null
}

export interface CurrentHandedPapers {
  company_id: number | null
  employee_id: number | null
  required_paper_id: number | null
  good_until: string | null
}

export interface CurrentPositionSummaries {
  company_id: number | null
  employee_id: number | null
  positions: Json | null
}

export interface CurrentWorkSpells {
  company_id: number | null
  employee_id: number | null
  works_from: string | null
  works_until: string | null
  birthday: number | null
  date_of_birth: string | null
  gender: string | null
  last_day: string | null
  issued_day: string | null
  further_days: string[] | null
}

export interface DataArchives {
  company_id: number
  id: Generated<number>
  employee_id: number
  request_id: number | null
  requested_by: number
  run_id: number | null
  file_id: number | null
  size: number | null
  tables: number | null
  rows: number | null
  files: number | null
  missing: number | null
  made_at: Instant | null
  expires_at: Instant | null
  taken_at: Instant | null
  version: Generated<number>
  created_at: Generated<Instant>
  updated_at: Generated<Instant>
}

export interface DataHolds {
  company_id: number
  id: Generated<number>
  employee_id: number
  reason: string
  until_date: string | null
  created_by: number
  ended_at: Instant | null
  ended_by: number | null
  end_reason: string | null
  version: Generated<number>
  created_at: Generated<Instant>
  updated_at: Generated<Instant>
}

export interface DataNoticeReadings {
  company_id: number
  number: number
  user_id: number
  employee_id: number | null
  read_at: Generated<Instant>
}

export interface DataNotices {
  company_id: number
  id: Generated<number>
  number: number
  content: string
  created_by: number
  created_at: Generated<Instant>
}

export interface DecisionPeople {
  company_id: number
  id: Generated<number>
  decision_id: number
  employee_id: number
  position_id: number | null
  department_id: number | null
  nature_of_work: number | null
  work_place: string | null
  direct_manager_id: number | null
  probation_to: string | null
  term_to: string | null
  absent_until: string | null
  contract_end_reason: string | null
  leave_reason: string | null
  pay_scale: string | null
  pay_grade: number | null
  coefficient: string | null
  base_salary: number | null
  insurance_salary: number | null
  next_raise_date: string | null
  note: string | null
  change_id: number | null
  before_facts: Json | null
  after_facts: Json | null
  before_pay: Json | null
  after_pay: Json | null
  ended_contract: string | null
  appendix_id: number | null
  heads_unit: boolean | null
  headed_unit_id: number | null
  replaced_head_id: number | null
  replaced_decision_no: string | null
  effective_date: string | null
}

export interface DecisionSettings {
  company_id: number
  needs_other_issuer: Generated<boolean>
  version: Generated<number>
  created_at: Generated<Instant>
  updated_at: Generated<Instant>
}

export interface DecisionWords {
  company_id: number
  word: string
  decision_id: number
}

export interface Decisions {
  company_id: number
  id: Generated<number>
  decision_type: number
  state: Generated<string>
  decision_number: string | null
  sign_date: string | null
  effective_date: string
  summary: string
  reason: string | null
  signer_id: number | null
  signer_name: string | null
  signer_title: string | null
  authority_no: string | null
  document_id: number | null
  created_by: number
  issued_by: number | null
  issued_at: Instant | null
  end_reason: string | null
  end_date: string | null
  end_number: string | null
  ended_by: number | null
  ended_at: Instant | null
  version: Generated<number>
  created_at: Generated<Instant>
  updated_at: Generated<Instant>
  corrects_id: number | null
  changed_by: number | null
  correction_reason: string | null
  import_id: number | null
  unit_counts: Json | null
  issued_run_id: number | null
  typed_number: string | null
  file_hands: number[] | null
}

export interface DeletedRecords {
  company_id: number
  resource: string
  record_id: number
  content: Json
  deleted_by: number
  deleted_at: Generated<Instant>
}

export interface DepartmentCounts {
  company_id: number
  department_id: number
  employees: number
}

export interface DepartmentMerges {
  company_id: number
  department_id: number
  effective_date: string
  made_at: Generated<Instant>
  version: number
  units: Json
  positions: Json
  holdings: Json
}

export interface DepartmentVersions {
  company_id: number
  department_id: number
  valid_from: string
  valid_to: string | null
  parent_id: number | null
  code: string
  name: string
  short_name: string | null
  level: number
  is_active: boolean
  manager_id: number | null
  headcount_plan: number | null
  decision_no: string | null
  closed_on: string | null
  close_decision_no: string | null
  merged_into_id: number | null
}

export interface DepartmentWords {
  company_id: number
  word: string
  department_id: number
}

export interface Departments {
  company_id: number
  id: Generated<number>
  parent_id: number | null
  code: string
  name: string
  short_name: string | null
  level: number
  display_order: Generated<number>
  is_active: Generated<boolean>
  version: Generated<number>
  created_at: Generated<Instant>
  updated_at: Generated<Instant>
  parent_level: number | null
  manager_id: number | null
  headcount_plan: number | null
  found_date: string | null
  decision_no: string | null
  address: string | null
  phone: string | null
  closed_on: string | null
  close_decision_no: string | null
  merged_into_id: number | null
  wage_region: number | null
}

export interface Districts {
  id: number
  code: string
  province_id: number
  full_name: string
}

export interface DocumentEmployees {
  company_id: number
  document_id: number
  employee_id: number
}

export interface DocumentReadFiles {
  company_id: number
  reader_id: number
  file_id: number
  file_name: string
  sha256: string
  ticket_hash: Buffer | null
  opened_at: Instant | null
  confirmed_at: Instant | null
}

export interface DocumentReaders {
  company_id: number
  id: Generated<number>
  reading_id: number
  employee_id: number
  asked_at: Generated<Instant>
  mailed_at: Instant | null
}

export interface DocumentReadings {
  company_id: number
  id: Generated<number>
  document_id: number
  due_date: string
  department_ids: Generated<number[]>
  position_ids: Generated<number[]>
  employee_ids: Generated<number[]>
  withdrawn_at: Instant | null
  created_by: number
  version: Generated<number>
  created_at: Generated<Instant>
  updated_at: Generated<Instant>
}

export interface DocumentTypeWords {
  company_id: number
  word: string
  document_type_id: number
}

export interface DocumentTypes {
  company_id: number
  id: Generated<number>
  code: string
  name: string
  is_decision: Generated<boolean>
  description: string | null
  is_active: Generated<boolean>
  version: Generated<number>
  created_at: Generated<Instant>
  updated_at: Generated<Instant>
  is_sensitive: Generated<boolean>
  is_visible_to_employee: Generated<boolean>
  retention_class: Generated<string>
}

export interface DocumentWords {
  company_id: number
  word: string
  document_id: number
}

export interface Documents {
  company_id: number
  id: Generated<number>
  document_type_id: number
  decision_type: number | null
  number: string | null
  summary: string
  issue_date: string | null
  effective_date: string | null
  expiry_date: string | null
  remind_days: Generated<number[]>
  signer: string | null
  signer_title: string | null
  issued_by: string | null
  employee_ids: Generated<number[]>
  is_original: Generated<boolean>
  copies: number | null
  storage_place: string | null
  note: string | null
  source: Generated<string>
  documentary_code: string | null
  created_by: number
  version: Generated<number>
  created_at: Generated<Instant>
  updated_at: Generated<Instant>
  decision_id: number | null
}

export interface DrawnNumberWords {
  company_id: number
  word: string
  drawn_number_id: number
}

export interface DrawnNumbers {
  company_id: number
  id: Generated<number>
  kind: string
  year: number
  series_year: number
  sequence: number | null
  number: string
  record_kind: string | null
  record_id: number | null
  reason: string | null
  drawn_by: number | null
  drawn_at: Generated<Instant>
  given_up_by: number | null
  given_up_at: Instant | null
  state: GeneratedAlways<string>
  is_past: Generated<boolean>
  number_key: GeneratedAlways<string>
  is_twin: Generated<boolean>
}

export interface EmailRecipients {
  company_id: number
  sending_id: number
  candidate_id: number
  state: Generated<string>
  held_reason: string | null
  missing: Generated<string[]>
  mail_id: number | null
  variables: Generated<Json>
  sent_at: Instant | null
}

export interface EmailSendings {
  company_id: number
  id: Generated<number>
  email_id: number | null
  name: string
  subject: string
  body: string
  cc_addresses: Generated<string[]>
  reply_to: string | null
  typed_values: Generated<Json>
  total: number
  requested_by: number | null
  run_id: number | null
  created_at: Generated<Instant>
  cancelled_at: Instant | null
}

export interface EmailWords {
  company_id: number
  word: string
  email_id: number
}

export interface Emails {
  company_id: number
  id: Generated<number>
  name: string
  kind: string
  subject: string
  body: string
  signature: string | null
  cc_addresses: Generated<string[]>
  is_active: Generated<boolean>
  version: Generated<number>
  created_at: Generated<Instant>
  updated_at: Generated<Instant>
}

export interface EmployeeAccidents {
  company_id: number
  id: Generated<number>
  employee_id: number
  display_order: Generated<number>
  version: Generated<number>
  created_at: Generated<Instant>
  updated_at: Generated<Instant>
  kind: string
  happened_on: string
  place: string | null
  description: string | null
  injury: string | null
  days_off: number | null
  loss_percent: number | null
  record_no: string | null
  note: string | null
}

export interface EmployeeAddresses {
  company_id: number
  employee_id: number
  new_regular_address: string | null
  new_province_id: number | null
  new_district_id: number | null
  tmp_address: string | null
  new_province_tmp_id: number | null
  new_district_tmp_id: number | null
  regular_address: string | null
  ward_id: number | null
  old_tmp_address: string | null
  ward_tmp_id: number | null
  version: Generated<number>
  created_at: Generated<Instant>
  updated_at: Generated<Instant>
}

export interface EmployeeAffiliations {
  company_id: number
  employee_id: number
  party_join_date: string | null
  party_official_date: string | null
  party_card_no: string | null
  party_cell: string | null
  party_title: string | null
  union_join_date: string | null
  union_title: string | null
  youth_join_date: string | null
  youth_title: string | null
  army_from: string | null
  army_to: string | null
  army_rank: string | null
  army_unit: string | null
  militia: Generated<boolean>
  wounded_grade: string | null
  martyr_child: Generated<boolean>
  merit_family: Generated<boolean>
  disabled: Generated<boolean>
  version: Generated<number>
  created_at: Generated<Instant>
  updated_at: Generated<Instant>
}

export interface EmployeeAllowances {
  company_id: number
  id: Generated<number>
  employee_id: number
  display_order: Generated<number>
  version: Generated<number>
  created_at: Generated<Instant>
  updated_at: Generated<Instant>
  allowance_type: number
  amount: number
  paid_per: Generated<string>
  from_date: string
  to_date: string | null
  note: string | null
}

export interface EmployeeBankAccounts {
  company_id: number
  id: Generated<number>
  employee_id: number
  display_order: Generated<number>
  version: Generated<number>
  created_at: Generated<Instant>
  updated_at: Generated<Instant>
  bank_name: string
  branch: string | null
  account_number: string
  account_holder: string
  is_salary_account: Generated<boolean>
}

export interface EmployeeCertificateWords {
  company_id: number
  word: string
  employee_certificate_id: number
}

export interface EmployeeCertificates {
  company_id: number
  id: Generated<number>
  employee_id: number
  certificate_id: number
  issuer: string
  number: string
  issue_date: string
  expiry_date: string | null
  training_employee_id: number | null
  note: string | null
  revoked_on: string | null
  revoke_reason: string | null
  revoked_by: number | null
  version: Generated<number>
  created_at: Generated<Instant>
  updated_at: Generated<Instant>
  exam_person_id: number | null
}

export interface EmployeeDataRequests {
  company_id: number
  employee_id: number
  claim: string
  requested_at: Generated<Instant>
  requested_by: number
  told_at: Instant | null
}

export interface EmployeeDetails {
  company_id: number
  employee_id: number
  company_phone: string | null
  extension: string | null
  general_education: string | null
  skill_grade: string | null
  hr_note: string | null
  place_of_birth: string | null
  native_place: string | null
  ethnic: string | null
  religion: string | null
  nationality: string | null
  marital_status: string | null
  personal_email: string | null
  emergency_name: string | null
  emergency_relation: string | null
  emergency_phone: string | null
}

export interface EmployeeEducations {
  company_id: number
  id: Generated<number>
  employee_id: number
  display_order: Generated<number>
  version: Generated<number>
  created_at: Generated<Instant>
  updated_at: Generated<Instant>
  education_level: string
  school: string | null
  major: string | null
  form: string | null
  grade: string | null
  from_date: string | null
  to_date: string | null
  graduation_year: number | null
  diploma_no: string | null
}

export interface EmployeeFindingChecks {
  company_id: number
  checked_at: Instant
  people: number
}

export interface EmployeeFindings {
  company_id: number
  employee_id: number
  finding: string
}

export interface EmployeeHealth {
  company_id: number
  employee_id: number
  height: number | null
  weight: number | null
  blood_group: string | null
  health_grade: string | null
  shirt_size: string | null
  shoe_size: number | null
  version: Generated<number>
  created_at: Generated<Instant>
  updated_at: Generated<Instant>
}

export interface EmployeeHealthChecks {
  company_id: number
  id: Generated<number>
  employee_id: number
  display_order: Generated<number>
  version: Generated<number>
  created_at: Generated<Instant>
  updated_at: Generated<Instant>
  kind: string
  checked_on: string
  facility: string | null
  health_grade: number | null
  conclusion: string | null
  next_due_date: string | null
  note: string | null
}

export interface EmployeeHistory {
  company_id: number
  employee_id: number
  id: GeneratedAlways<number>
  at: Generated<Instant>
  user_id: number | null
  source: string
  source_id: number | null
  path: string
  field: GeneratedAlways<string>
  old_value: Json | null
  new_value: Json | null
}

export interface EmployeeItSkills {
  company_id: number
  id: Generated<number>
  employee_id: number
  display_order: Generated<number>
  version: Generated<number>
  created_at: Generated<Instant>
  updated_at: Generated<Instant>
  name: string
  level: string | null
  certificate: string | null
  score: string | null
  valid_to: string | null
}

export interface EmployeeLanguages {
  company_id: number
  id: Generated<number>
  employee_id: number
  display_order: Generated<number>
  version: Generated<number>
  created_at: Generated<Instant>
  updated_at: Generated<Instant>
  name: string
  level: string | null
  certificate: string | null
  score: string | null
  valid_to: string | null
}

export interface EmployeePaperMarks {
  company_id: number
  employee_id: number
  required_paper_id: number
  state: string
  handed_in_on: string | null
  storage_place: string | null
  reason: string | null
  version: Generated<number>
  created_at: Generated<Instant>
  updated_at: Generated<Instant>
}

export interface EmployeePapers {
  company_id: number
  employee_id: number
  id_number: string | null
  id_issue_date: string | null
  id_issue_place: string | null
  id_expiry_date: string | null
  id_without_expiry: Generated<boolean>
  old_id_number: string | null
  passport_no: string | null
  passport_issue_date: string | null
  passport_expiry_date: string | null
  passport_issue_place: string | null
  work_permit_no: string | null
  work_permit_expiry_date: string | null
  tax_code: string | null
  old_tax_code: string | null
  social_insurance_no: string | null
  old_social_insurance_no: string | null
  health_insurance_no: string | null
  medical_place: string | null
  si_start_month: string | null
  si_salary: number | null
  labour_book: string | null
  driver_licence_no: string | null
  driver_licence_class: string | null
  driver_licence_issue_date: string | null
  driver_licence_expiry_date: string | null
  version: Generated<number>
  created_at: Generated<Instant>
  updated_at: Generated<Instant>
}

export interface EmployeePositions {
  company_id: number
  id: Generated<number>
  employee_id: number
  position_id: number
  department_id: number
  is_main: Generated<boolean>
  from_date: string
  to_date: string | null
}

export interface EmployeeRelatives {
  company_id: number
  id: Generated<number>
  employee_id: number
  display_order: Generated<number>
  version: Generated<number>
  created_at: Generated<Instant>
  updated_at: Generated<Instant>
  relationship: number
  full_name: string
  gender: string | null
  date_of_birth: string | null
  birth_year: number | null
  id_number: string | null
  birth_certificate_no: string | null
  birth_certificate_book: string | null
  birth_certificate_place: string | null
  job: string | null
  work_place: string | null
  address: string | null
  phone: string | null
  is_dead: Generated<boolean>
  works_in_group: Generated<boolean>
  relative_nhansu_id: string | null
  is_dependant: Generated<boolean>
  dep_from: string | null
  dep_to: string | null
  dep_tax_code: string | null
  note: string | null
}

export interface EmployeeReveals {
  company_id: number
  user_id: number
  employee_id: number
  at: Generated<Instant>
}

export interface EmployeeSearchWords {
  company_id: number | null
  word: string | null
  employee_id: number | null
  is_identity: boolean | null
}

export interface EmployeeTemporaryWorks {
  company_id: number
  id: Generated<number>
  employee_id: number
  display_order: Generated<number>
  from_date: string
  to_date: string
  job: string
  told_on: string | null
  has_consent: Generated<boolean>
  reason: string | null
  decision_no: string | null
  note: string | null
  version: Generated<number>
  created_at: Generated<Instant>
  updated_at: Generated<Instant>
}

export interface EmployeeTransfers {
  company_id: number
  id: Generated<number>
  direction: Generated<string>
  other_company_id: number
  person_id: number
  employee_id: number | null
  nhansu_id: string
  full_name: string
  birth_year: number | null
  position_name: string | null
  effective_date: string
  join_date: string | null
  note: string | null
  consent_version: number
  consent_text: string | null
  consent_on: string | null
  state: Generated<string>
  reason: string | null
  decision_id: number | null
  created_by: number | null
  settled_by: number | null
  settled_at: Instant | null
  version: Generated<number>
  created_at: Generated<Instant>
  updated_at: Generated<Instant>
  consent_means: Generated<string>
}

export interface EmployeeUnits {
  company_id: number
  department_id: number
  employee_id: number
  sort_name: string
}

export interface EmployeeWords {
  company_id: number
  word: string
  employee_id: number
  word_before: string
  sort_name: string
  words: string
}

export interface EmployeeYearlyRecords {
  company_id: number
  id: Generated<number>
  employee_id: number
  display_order: Generated<number>
  version: Generated<number>
  created_at: Generated<Instant>
  updated_at: Generated<Instant>
  year: number
  leave_days_taken: number | null
  overtime_hours: number | null
  note: string | null
}

export interface Employees {
  company_id: number
  id: Generated<number>
  person_id: number
  nhansu_id: string
  full_name: string
  sort_name: GeneratedAlways<string>
  gender: string
  date_of_birth: string | null
  phone: string | null
  company_email: string | null
  nature_of_work: number | null
  work_state: Generated<string>
  active: Generated<boolean>
  group_join_date: string | null
  join_date: string
  official_date: string | null
  leave_date: string | null
  timekeeping_code: string | null
  version: Generated<number>
  created_at: Generated<Instant>
  updated_at: Generated<Instant>
}

export interface ErasureSettings {
  company_id: number
  by_two: Generated<boolean>
  told_month: string | null
  version: Generated<number>
  created_at: Generated<Instant>
  updated_at: Generated<Instant>
}

export interface Erasures {
  company_id: number
  id: Generated<number>
  employee_id: number
  classes: string[]
  state: Generated<string>
  proposed_by: number | null
  settled_by: number | null
  settled_at: Instant | null
  counts: Json | null
  files: number | null
  version: Generated<number>
  created_at: Generated<Instant>
  updated_at: Generated<Instant>
  repeated_at: Instant | null
  by_two: Generated<boolean>
}

export interface ExamBoard {
  company_id: number
  id: Generated<number>
  exam_id: number
  employee_id: number
  role: string
  version: Generated<number>
  created_at: Generated<Instant>
  updated_at: Generated<Instant>
}

export interface ExamCorrections {
  company_id: number
  id: GeneratedAlways<number>
  exam_id: number
  person_id: number
  total_before: string | null
  total_after: string | null
  passed_before: boolean | null
  passed_after: boolean | null
  reason: string
  corrected_by: number
  corrected_at: Generated<Instant>
}

export interface ExamParts {
  company_id: number
  id: Generated<number>
  exam_id: number
  position: Generated<number>
  kind: string
  name: string
  field_id: number | null
  weight: Generated<string>
  pass_score: string | null
  held_on: string | null
  starts_at: string | null
  place: string | null
  version: Generated<number>
  created_at: Generated<Instant>
  updated_at: Generated<Instant>
  quiz_exam_id: number | null
}

export interface ExamPeople {
  company_id: number
  id: Generated<number>
  exam_id: number
  employee_id: number
  absent_reason: string | null
  remark: string | null
  total: string | null
  classify_id: number | null
  passed: boolean | null
  notified_at: Instant | null
  version: Generated<number>
  created_at: Generated<Instant>
  updated_at: Generated<Instant>
  given_certificate_id: number | null
  given_number: string | null
  given_on: string | null
  raising_decision_id: number | null
}

export interface ExamQuestions {
  company_id: number
  exam_id: number
  part_id: number
  question_id: number
  position: number
}

export interface ExamScores {
  company_id: number
  exam_id: number
  person_id: number
  part_id: number
  score: string
  from_quiz: Generated<boolean>
}

export interface ExamWords {
  company_id: number
  word: string
  exam_id: number
}

export interface Exams {
  company_id: number
  id: Generated<number>
  code: string
  name: string
  kind: string
  department_id: number | null
  from_date: string
  to_date: string
  place: string | null
  level_from_id: number | null
  level_to_id: number | null
  pass_score: Generated<string>
  note: string | null
  grade_in_file: Generated<boolean>
  retest_days: number | null
  retest_limit: Generated<number>
  retest_of_id: number | null
  attempt: Generated<number>
  status: Generated<string>
  status_reason: string | null
  published_at: Instant | null
  version: Generated<number>
  created_at: Generated<Instant>
  updated_at: Generated<Instant>
  raises_needs: Generated<boolean>
  repeat_months: number | null
  repeat_lead_days: Generated<number>
  repeat_owner_id: number | null
  repeat_department_id: number | null
  repeat_day: number | null
  repeat_of_id: number | null
  repeat_made_on: string | null
  certificate_id: number | null
  drafts_decision: Generated<boolean>
  decision_id: number | null
}

export interface FieldWords {
  company_id: number
  word: string
  field_id: number
}

export interface Fields {
  company_id: number
  id: Generated<number>
  parent_id: number | null
  parent_depth: number | null
  depth: number
  code: string
  name: string
  description: string | null
  is_active: Generated<boolean>
  version: Generated<number>
  created_at: Generated<Instant>
  updated_at: Generated<Instant>
}

export interface FileTickets {
  token_hash: Buffer
  company_id: number
  file_id: number
  session_id: number
  expires_at: Instant
}

export interface FileUsage {
  company_id: number
  files: number
  bytes: number
  stranger_bytes: Generated<number>
}

export interface Files {
  company_id: number
  id: Generated<number>
  owner_kind: string
  owner_id: number
  purpose: string
  blob: string
  name: string
  media_type: string
  size: number
  sha256: string
  scan_state: string
  uploaded_by: number | null
  created_at: Generated<Instant>
  removed_at: Instant | null
}

export interface FirstImports {
  company_id: number
  source_totals: Generated<Json>
  put_away_at: Instant | null
  put_away_by: number | null
  version: Generated<number>
  created_at: Generated<Instant>
  updated_at: Generated<Instant>
}

export interface HandedPaperTotals {
  company_id: number
  required_paper_id: number
  good_until: string
  id: Generated<number>
  people: number
}

export interface HandedPapers {
  company_id: number
  employee_id: number
  required_paper_id: number
  good_until: string
}

export interface HomeArrangements {
  company_id: number
  user_id: number
  card_order: string[]
  put_away: string[]
}

export interface IdempotencyKeys {
  company_id: number
  user_id: number
  key: string
  operation: string
  body_hash: Buffer
  status: number | null
  answer: Json | null
  created_at: Generated<Instant>
}

export interface IdentityWords {
  company_id: number
  word: string
  employee_id: number
}

export interface ImportChanges {
  company_id: number
  import_id: number
  record_id: number
  before: Json | null
  version: number
}

export interface Imports {
  company_id: number
  id: Generated<number>
  resource: string
  made_by: number
  made_at: Generated<Instant>
}

export interface Installation {
  name: string
  value: Json
  noted_at: Generated<Instant>
}

export interface InterviewerTimes {
  company_id: number
  id: GeneratedAlways<number>
  employee_id: number
  weekday: number | null
  date: string | null
  is_free: Generated<boolean>
  from_time: string | null
  to_time: string | null
}

export interface JobChangePays {
  company_id: number
  change_id: number
  facts: string[]
  pay_scale: string | null
  pay_grade: number | null
  coefficient: string | null
  base_salary: number | null
  insurance_salary: number | null
  next_raise_date: string | null
}

export interface JobChangePositions {
  company_id: number
  change_id: number
  position_id: number
  department_id: number
}

export interface JobChanges {
  company_id: number
  id: Generated<number>
  employee_id: number
  kind: string
  effective_date: string
  day_order: number
  state: string
  facts: string[]
  work_state: string | null
  position_id: number | null
  department_id: number | null
  nature_of_work: number | null
  work_place: string | null
  direct_manager_id: number | null
  heavy_work: string | null
  probation_from: string | null
  probation_to: string | null
  official_date: string | null
  absent_until: string | null
  leave_date: string | null
  leave_reason: string | null
  decision_no: string | null
  decision_date: string | null
  decision_type: number | null
  reason: string | null
  corrects_id: number | null
  written_by: number | null
  written_at: Generated<Instant>
  ended_by: number | null
  ended_at: Instant | null
  end_reason: string | null
  held_up: string | null
  decision_id: number | null
}

export interface JobRuns {
  company_id: number
  id: Generated<number>
  name: string
  title: string
  state: Generated<string>
  done: Generated<number>
  total: number | null
  message: string | null
  input: Json
  result: Json | null
  requested_by: number | null
  queue_id: string
  is_quiet: Generated<boolean>
  attempts: Generated<number>
  due_at: Instant | null
  cancel_requested_at: Instant | null
  created_at: Generated<Instant>
  started_at: Instant | null
  finished_at: Instant | null
  asked_operation: string | null
  asked_scopes: Generated<string[]>
}

export interface JobTurns {
  company_id: number
  turned_on: string
  at: Generated<Instant>
}

export interface JobVersions {
  company_id: number
  employee_id: number
  valid_from: string
  valid_to: string | null
  change_id: number
  work_state: string
  position_id: number | null
  department_id: number | null
  further_positions: Generated<Json>
  nature_of_work: number | null
  work_place: string | null
  direct_manager_id: number | null
  heavy_work: Generated<string>
  probation_from: string | null
  probation_to: string | null
  join_date: string
  official_date: string | null
  absent_until: string | null
  leave_date: string | null
  leave_reason: string | null
}

export interface KnownBrowsers {
  token_hash: Buffer
  user_id: number
  created_at: Generated<Instant>
  last_used_at: Generated<Instant>
}

export interface LawConstants {
  key: string
  area: string
  label: string
  unit: string
  position: number
}

export interface LawValues {
  id: GeneratedAlways<number>
  key: string
  from_date: string
  value: string
  source: string
  revision: Generated<number>
  added_by: number | null
  added_at: Generated<Instant>
}

export interface LawValuesInForce {
  id: number | null
  key: string | null
  from_date: string | null
  value: string | null
  source: string | null
  revision: number | null
  added_by: number | null
  added_at: Instant | null
}

export interface LeaverTasks {
  company_id: number
  id: Generated<number>
  leaving_id: number
  employee_id: number
  display_order: number
  name: string
  doer: string
  due_rule: string
  due_days: number | null
  due_date: string
  is_due_typed: Generated<boolean>
  state: Generated<string>
  note: string | null
  done_by: number | null
  done_at: Instant | null
  version: Generated<number>
  created_at: Generated<Instant>
  updated_at: Generated<Instant>
}

export interface LeaverTemplates {
  company_id: number
  id: Generated<number>
  items: Json | null
  version: Generated<number>
  created_at: Generated<Instant>
  updated_at: Generated<Instant>
}

export interface LeaverUnits {
  company_id: number
  department_id: number
  employee_id: number
  sort_name: string
}

export interface Leavings {
  company_id: number
  id: Generated<number>
  employee_id: number
  change_id: number
  leave_date: string
  state: Generated<string>
  end_reason: string | null
  created_at: Generated<Instant>
  updated_at: Generated<Instant>
}

export interface LevelWords {
  company_id: number
  word: string
  level_id: number
}

export interface Levels {
  company_id: number
  id: Generated<number>
  code: string
  name: string
  level_group: string
  rank: number
  is_active: Generated<boolean>
  version: Generated<number>
  created_at: Generated<Instant>
  updated_at: Generated<Instant>
}

export interface ListViews {
  company_id: number
  id: GeneratedAlways<number>
  user_id: number
  list: string
  name: string
  address: string
  layout: Json
  created_at: Generated<Instant>
}

export interface MadePapers {
  company_id: number
  id: Generated<number>
  kind: string
  contract_id: number | null
  appendix_id: number | null
  decision_id: number | null
  form: string
  file_id: number
  is_draft: boolean
  with_pay: boolean
  employee_ids: number[]
  made_by: number
  made_at: Generated<Instant>
  code: string | null
  record_version: number | null
  reward_discipline_id: number | null
  run_id: number | null
  with_identity: Generated<boolean>
}

export interface MailSecrets {
  company_id: number
  mail_id: number
  variables: Json
  calendar: Json | null
}

export interface MailTemplates {
  company_id: number
  name: string
  subject: string
  body: string
  version: Generated<number>
  updated_at: Generated<Instant>
}

export interface Mails {
  company_id: number
  id: Generated<number>
  template: string
  to_name: string | null
  to_address: string
  subject: string
  body: string
  variables: Json
  has_secrets: Generated<boolean>
  state: Generated<string>
  attempts: Generated<number>
  last_error: string | null
  message_id: string | null
  run_id: number | null
  requested_by: number | null
  expires_at: Instant | null
  created_at: Generated<Instant>
  attempted_at: Instant | null
  sent_at: Instant | null
  cc: Generated<string[]>
  reply_to: string | null
}

export interface Memberships {
  user_id: number
  company_id: number
  is_active: Generated<boolean>
  created_at: Generated<Instant>
}

export interface NewDistricts {
  id: number
  code: string
  province_id: number
  full_name: string
}

export interface NewProvinces {
  id: number
  code: string
  full_name: string
}

export interface Notices {
  company_id: number
  id: Generated<number>
  employee_id: number | null
  user_id: number | null
  kind: string
  record_id: number | null
  created_at: Generated<Instant>
  read_at: Instant | null
  for_user_id: number | null
}

export interface NumberCounters {
  company_id: number
  kind: string
  series_year: number
  parent: Generated<string>
  last_number: number
}

export interface NumberSeries {
  company_id: number
  id: Generated<number>
  kind: string
  pattern: string
  padding: Generated<number>
  yearly: Generated<boolean>
  first_number: Generated<number>
  version: Generated<number>
  created_at: Generated<Instant>
  updated_at: Generated<Instant>
  is_active: Generated<boolean>
  contract_type_id: GeneratedAlways<number | null>
}

export interface PaperClauses {
  company_id: number
  kind: string
  content: string | null
  version: Generated<number>
  created_at: Generated<Instant>
  updated_at: Generated<Instant>
}

export interface PartnerInfoWords {
  company_id: number
  word: string
  partner_info_id: number
}

export interface PartnerInfos {
  company_id: number
  id: Generated<number>
  name: string
  short_name: string | null
  tax_code: string | null
  address: string | null
  representative: string | null
  phone: string | null
  email: string | null
  website: string | null
  training_fields: string | null
  contract_no: string | null
  rating: number | null
  licence_no: string | null
  licence_from: string | null
  licence_to: string | null
  is_active: Generated<boolean>
  version: Generated<number>
  created_at: Generated<Instant>
  updated_at: Generated<Instant>
  new_district_id: number | null
  ward_id: number | null
}

export interface PayLevels {
  company_id: number
  employee_id: number
  valid_from: string
  valid_to: string | null
  change_id: number
  pay_scale: string | null
  pay_grade: number | null
  coefficient: string | null
  base_salary: number | null
  insurance_salary: number | null
  next_raise_date: string | null
}

export interface Permissions {
  name: string
  area: string
  label: string
  position: number
}

export interface PersonalDataRequestSteps {
  company_id: number
  id: Generated<number>
  request_id: number
  step: string
  words: string | null
  due: string | null
  created_by: number
  created_at: Generated<Instant>
}

export interface PersonalDataRequests {
  company_id: number
  id: Generated<number>
  employee_id: number
  kind: string
  channel: string
  content: string
  state: Generated<string>
  received_on: string
  answer_due: string
  due: string
  is_extended: Generated<boolean>
  created_by: number
  settled_by: number | null
  settled_at: Instant | null
  next_due: GeneratedAlways<string | null>
  version: Generated<number>
  created_at: Generated<Instant>
  updated_at: Generated<Instant>
}

export interface PersonalDataViewPeople {
  company_id: number
  employee_id: number
  view_id: number
}

export interface PersonalDataViews {
  company_id: number
  id: GeneratedAlways<number>
  at: Generated<Instant>
  user_id: number
  operation: string
  deed: string
  shown: Generated<string[]>
  viewer_roles: Generated<string[]>
  viewer_unit: string | null
}

export interface Persons {
  id: Generated<number>
  nhansu_id: string
  created_at: Generated<Instant>
  alias_of: number | null
}

export interface PersonsWithSeveralFiles {
  person_id: number
}

export interface PortalAttempts {
  kind: string
  key: Buffer
  began_at: Generated<Instant>
  total: Generated<number>
}

export interface PositionSummaries {
  company_id: number
  employee_id: number
  positions: Json
}

export interface PositionWords {
  company_id: number
  word: string
  position_id: number
}

export interface Positions {
  company_id: number
  id: Generated<number>
  department_id: number | null
  code: string
  name: string
  position_level: number
  is_active: Generated<boolean>
  version: Generated<number>
  created_at: Generated<Instant>
  updated_at: Generated<Instant>
  nature_of_work: number | null
  headcount_plan: number | null
  job_description: string | null
  requirements: string | null
  labour_group: string | null
  safety_group: number | null
  probation_group: string | null
}

export interface ProcedureItems {
  company_id: number
  id: Generated<number>
  procedure_id: number
  display_order: number
  name: string
  owner_id: number | null
  due_date: string | null
  is_needed: Generated<boolean>
  needs_paper: Generated<boolean>
  done_on: string | null
  waived_reason: string | null
  note: string | null
}

export interface ProcedureTemplates {
  company_id: number
  id: Generated<number>
  nature_of_work: number | null
  items: Json
  version: Generated<number>
  created_at: Generated<Instant>
  updated_at: Generated<Instant>
}

export interface Procedures {
  company_id: number
  id: Generated<number>
  candidate_id: number
  decision_type: number
  start_date: string
  probation_to: string | null
  department_id: number
  position_id: number
  nature_of_work: number | null
  state: Generated<string>
  note: string | null
  employee_id: number | null
  decision_id: number | null
  finished_by: number | null
  finished_at: Instant | null
  created_by: number | null
  version: Generated<number>
  created_at: Generated<Instant>
  updated_at: Generated<Instant>
  changed_by: number | null
  papers_run_id: number | null
}

export interface ProfileRoundPeople {
  company_id: number
  id: Generated<number>
  round_id: number
  employee_id: number
  asked_at: Generated<Instant>
  salt: Generated<string>
  confirmed_at: Instant | null
  seen_hash: string | null
}

export interface ProfileRounds {
  company_id: number
  id: Generated<number>
  name: string
  from_date: string
  to_date: string
  groups: string[]
  department_ids: Generated<number[]>
  position_ids: Generated<number[]>
  employee_ids: Generated<number[]>
  asked_at: Instant | null
  closed_at: Instant | null
  cancelled_at: Instant | null
  cancel_reason: string | null
  created_by: number
  created_at: Generated<Instant>
}

export interface Provinces {
  id: number
  code: string
  full_name: string
}

export interface PublicLinks {
  token_hash: Buffer
  company_id: number
  kind: string
  record_id: number
  expires_at: Instant
  used_at: Instant | null
  created_at: Generated<Instant>
}

export interface QueuedImports {
  company_id: number
  id: Generated<number>
  resource: string
  entries: Json
  ignored_columns: string[]
  made_at: Generated<Instant>
  cleaned_columns: Generated<string[]>
}

export interface QuizAnswerMarks {
  company_id: number
  id: Generated<number>
  attempt_id: number
  slot: number
  round: Generated<number>
  exam_id: number
  question_version_id: number
  points: string
  marker_id: number | null
  earned: string | null
  remark: string | null
  change_reason: string | null
  marked_at: Instant | null
  version: Generated<number>
}

export interface QuizAnswers {
  company_id: number
  attempt_id: number
  slot: number
  seq: number
  value: string[]
  saved_at: Generated<Instant>
}

export interface QuizAttemptMoves {
  company_id: number
  id: Generated<number>
  attempt_id: number
  kind: string
  reason: string
  minutes: number | null
  moved_by: number
  moved_at: Generated<Instant>
  state_before: string
  finished_before: Instant | null
  ended_by_before: string | null
  answered_before: number | null
  receipt_before: string | null
  score_before: string | null
  marks_before: Generated<Json>
}

export interface QuizAttempts {
  company_id: number
  id: Generated<number>
  person_id: number
  number: Generated<number>
  paper_id: number
  notice_version: number
  device: string
  state: Generated<string>
  started_at: Generated<Instant>
  deadline_at: Instant
  away_count: Generated<number>
  away_seconds: Generated<number>
  finished_at: Instant | null
  ended_by: string | null
  answered: number | null
  receipt: string | null
  points: string | null
  max_points: string | null
  score: string | null
  passed: boolean | null
  seal_key: Generated<string>
  paused_at: Instant | null
  paused_seconds: Generated<string>
  heard_at: Generated<Instant>
}

export interface QuizCategories {
  company_id: number
  id: Generated<number>
  code: string
  name: string
  description: string | null
  is_active: Generated<boolean>
  version: Generated<number>
  created_at: Generated<Instant>
  updated_at: Generated<Instant>
}

export interface QuizCategoryWords {
  company_id: number
  word: string
  quiz_category_id: number
}

export interface QuizCorrectionResults {
  company_id: number
  correction_id: number
  attempt_id: number
  is_undo: boolean
  points_before: string | null
  points_after: string | null
  max_points_before: string
  max_points_after: string
  score_before: string | null
  score_after: string | null
  passed_before: boolean | null
  passed_after: boolean | null
}

export interface QuizCorrections {
  company_id: number
  id: Generated<number>
  exam_id: number
  question_version_id: number
  kind: string
  right_options: Generated<string[]>
  blanks: string | null
  reason: string
  corrected_by: number
  corrected_at: Generated<Instant>
  undo_reason: string | null
  undone_by: number | null
  undone_at: Instant | null
}

export interface QuizExamCells {
  company_id: number
  id: Generated<number>
  exam_id: number
  place: number
  field_id: number
  difficulty: number | null
  kind: string | null
  count: number
  points: Generated<string>
  question_id: number | null
}

export interface QuizExamMarkers {
  company_id: number
  exam_id: number
  employee_id: number
  created_at: Generated<Instant>
  reminded_on: string | null
}

export interface QuizExamPauses {
  company_id: number
  id: Generated<number>
  exam_id: number
  paused_at: Generated<Instant>
  paused_by: number
  reason: string
  resumed_at: Instant | null
  resumed_by: number | null
  resume_reason: string | null
  room: string | null
  person_id: number | null
}

export interface QuizExamPeople {
  company_id: number
  id: Generated<number>
  exam_id: number
  employee_id: number
  paper_id: number | null
  extra_minutes: Generated<number>
  notified_at: Instant | null
  created_at: Generated<Instant>
  room: string | null
  pause_id: number | null
  paused_seconds: Generated<string>
  paused_at: Instant | null
}

export interface QuizExamWords {
  company_id: number
  word: string
  quiz_exam_id: number
}

export interface QuizExams {
  company_id: number
  id: Generated<number>
  code: string
  name: string
  category_id: number | null
  start_at: Instant
  end_at: Instant
  duration: number
  pass_percent: Generated<number>
  paper_count: Generated<number>
  shuffle_questions: Generated<boolean>
  shuffle_options: Generated<boolean>
  show_result: Generated<string>
  show_answers: Generated<boolean>
  note: string | null
  stage: Generated<string>
  cancel_reason: string | null
  seed: string | null
  version: Generated<number>
  created_at: Generated<Instant>
  updated_at: Generated<Instant>
  figured_by: string | null
  waits_for_release: Generated<boolean>
  released_at: Instant | null
  released_by: number | null
  reopened_until: Instant | null
  show_marks: Generated<boolean>
  show_explanations: Generated<boolean>
}

export interface QuizFieldShares {
  company_id: number
  exam_id: number
  attempt_id: number
  field_id: number
  share: string
}

export interface QuizFiguresDue {
  company_id: number
  exam_id: number
  noted_by: Generated<number>
}

export interface QuizIncidents {
  company_id: number
  id: Generated<number>
  attempt_id: number
  text: string
  reported_at: Generated<Instant>
}

export interface QuizLateAnswers {
  company_id: number
  attempt_id: number
  slot: number
  seq: number
  value: string[]
  arrived_at: Generated<Instant>
  is_accepted: boolean | null
}

export interface QuizMessages {
  company_id: number
  id: Generated<number>
  exam_id: number
  text: string
  sent_by: number
  sent_at: Generated<Instant>
  room: string | null
  person_id: number | null
}

export interface QuizNotices {
  company_id: number
  version: number
  text: string[]
  created_at: Generated<Instant>
}

export interface QuizPaperSlots {
  company_id: number
  paper_id: number
  slot: number
  question_version_id: number
  option_order: string[]
  points: string
}

export interface QuizPapers {
  company_id: number
  id: Generated<number>
  exam_id: number
  code: string
}

export interface QuizQuestionFigures {
  company_id: number
  exam_id: number
  question_id: number
  takers: number
  shares: string
}

export interface QuizQuestionVersions {
  company_id: number
  id: Generated<number>
  question_id: number
  number: number
  kind: string
  content: string
  options: string[]
  right_options: string[]
  blanks: string | null
  partial_credit: boolean
  keep_order: boolean
  explanation: string | null
  created_at: Generated<Instant>
  picture_id: number | null
}

export interface QuizQuestionWords {
  company_id: number
  word: string
  quiz_question_id: number
}

export interface QuizQuestions {
  company_id: number
  id: Generated<number>
  content: string
  kind: string
  option_a: string | null
  option_b: string | null
  option_c: string | null
  option_d: string | null
  option_e: string | null
  option_f: string | null
  right_options: Generated<string[]>
  blanks: string | null
  difficulty: Generated<number>
  field_id: number
  category_id: number | null
  points: Generated<number>
  partial_credit: Generated<boolean>
  keep_order: Generated<boolean>
  explanation: string | null
  source: string | null
  status: Generated<string>
  version: Generated<number>
  created_at: Generated<Instant>
  updated_at: Generated<Instant>
  picture_id: number | null
  exams_total: Generated<number>
  last_used_on: string | null
  takers_total: Generated<number>
  facility: string | null
}

export interface QuizSettings {
  company_id: number
  duration: Generated<number>
  pass_percent: Generated<number>
  paper_count: Generated<number>
  shuffle_questions: Generated<boolean>
  shuffle_options: Generated<boolean>
  show_result: Generated<string>
  show_answers: Generated<boolean>
  version: Generated<number>
  created_at: Generated<Instant>
  updated_at: Generated<Instant>
  show_marks: Generated<boolean>
  show_explanations: Generated<boolean>
}

export interface ReconciliationCheckCounts {
  company_id: number
  check_id: number
  mismatch: string
  found: number
  fresh: number | null
}

export interface ReconciliationChecks {
  company_id: number
  id: Generated<number>
  month: string
  checked_on: string
  checked: number
  people: number
  marks: number[] | null
}

export interface RecruitmentBoardRounds {
  company_id: number
  recruitment_id: number
  board_id: number
  round_id: number
}

export interface RecruitmentBoards {
  company_id: number
  id: Generated<number>
  recruitment_id: number
  employee_id: number
  role: string
  version: Generated<number>
  created_at: Generated<Instant>
  updated_at: Generated<Instant>
}

export interface RecruitmentCards {
  company_id: number | null
  id: number | null
  recruitment_id: number | null
  round_id: number | null
  candidate_id: number | null
  employee_id: number | null
  state: string | null
  conclusion: string | null
  handed_in_at: Instant | null
  total: string | null
}

export interface RecruitmentConditions {
  company_id: number
  id: Generated<number>
  recruitment_id: number
  type: string
  operator: string
  values: string[]
  need: Generated<string>
  ground: string | null
  version: Generated<number>
  created_at: Generated<Instant>
  updated_at: Generated<Instant>
}

export interface RecruitmentCosts {
  company_id: number
  id: Generated<number>
  recruitment_id: number
  name: string
  planned: Generated<number>
  actual: number | null
  paid_date: string | null
  invoice_no: string | null
  note: string | null
  version: Generated<number>
  created_at: Generated<Instant>
  updated_at: Generated<Instant>
}

export interface RecruitmentCriteria {
  company_id: number
  id: Generated<number>
  recruitment_id: number
  round_id: number
  display_order: Generated<number>
  name: string
  weight: string
  words_for_2: string | null
  words_for_5: string | null
  words_for_8: string | null
}

export interface RecruitmentDocuments {
  company_id: number
  id: Generated<number>
  recruitment_id: number
  kind: string
  name: string
  note: string | null
  round_id: number | null
  version: Generated<number>
  created_at: Generated<Instant>
  updated_at: Generated<Instant>
}

export interface RecruitmentExaminers {
  company_id: number | null
  recruitment_id: number | null
  round_id: number | null
  employee_id: number | null
  role: string | null
}

export interface RecruitmentExpectedCards {
  company_id: number | null
  recruitment_id: number | null
  candidate_id: number | null
  round_id: number | null
  employee_id: number | null
}

export interface RecruitmentInvitations {
  company_id: number
  id: GeneratedAlways<number>
  schedule_id: number
  sequence: number
  method: string
  candidate_id: number | null
  employee_id: number | null
  mail_id: number | null
  sent_by: number | null
  created_at: Generated<Instant>
}

export interface RecruitmentKitChanges {
  company_id: number
  id: GeneratedAlways<number>
  recruitment_id: number
  round_id: number
  reason: string
  criteria_before: Json
  criteria_after: Json
  reopened_cards: number
  changed_by: number | null
  changed_at: Generated<Instant>
}

export interface RecruitmentMoves {
  company_id: number
  id: Generated<number>
  recruitment_id: number
  kind: string
  from_value: string
  to_value: string
  reason: string | null
  moved_by: number | null
  moved_at: Generated<Instant>
}

export interface RecruitmentReplacements {
  company_id: number
  recruitment_id: number
  employee_id: number
}

export interface RecruitmentResultScores {
  company_id: number
  result_id: number
  round_id: number
  criterion_id: number
  score: string | null
  remark: string | null
}

export interface RecruitmentResultVersions {
  company_id: number
  id: GeneratedAlways<number>
  result_id: number
  total: string | null
  conclusion: string
  card: Json | null
  handed_in_at: Instant
}

export interface RecruitmentResults {
  company_id: number
  id: Generated<number>
  recruitment_id: number
  round_id: number
  candidate_id: number
  employee_id: number | null
  state: Generated<string>
  score: string | null
  remark: string | null
  recommendation: string | null
  conclusion: string | null
  proposed_position_id: number | null
  proposed_salary: number | null
  proposed_start: string | null
  proposed_probation_days: number | null
  reopened_reason: string | null
  handed_in_at: Instant | null
  created_by: number | null
  version: Generated<number>
  created_at: Generated<Instant>
  updated_at: Generated<Instant>
}

export interface RecruitmentRooms {
  company_id: number
  id: Generated<number>
  name: string
  capacity: number | null
  is_active: Generated<boolean>
  version: Generated<number>
  created_at: Generated<Instant>
  updated_at: Generated<Instant>
}

export interface RecruitmentRoundMoves {
  company_id: number
  id: GeneratedAlways<number>
  recruitment_id: number
  round_id: number
  to_state: string
  reason: string | null
  moved_by: number | null
  moved_at: Generated<Instant>
}

export interface RecruitmentRoundQuestions {
  company_id: number
  id: Generated<number>
  recruitment_id: number
  round_id: number
  display_order: Generated<number>
  content: string
}

export interface RecruitmentRoundScores {
  company_id: number | null
  recruitment_id: number | null
  round_id: number | null
  candidate_id: number | null
  weight: string | null
  max_score: string | null
  round_state: string | null
  kind: string | null
  cards: number | null
  score: string | null
  is_spread: boolean | null
  is_passed: boolean | null
}

export interface RecruitmentRounds {
  company_id: number
  id: Generated<number>
  recruitment_id: number
  display_order: Generated<number>
  name: string
  kind: string
  date: string | null
  location: string | null
  max_score: Generated<string>
  pass_score: string | null
  weight: Generated<string>
  minutes: number | null
  state: Generated<string>
  closed_by: number | null
  closed_at: Instant | null
  version: Generated<number>
  created_at: Generated<Instant>
  updated_at: Generated<Instant>
  closed_examiners: number[] | null
}

export interface RecruitmentScheduleCandidates {
  company_id: number
  schedule_id: number
  recruitment_id: number
  round_id: number
  candidate_id: number
  applicant_id: number | null
  starts_at: Instant
  ends_at: Instant
  is_cancelled: Generated<boolean>
  passes_clash: Generated<boolean>
  attendance: string | null
}

export interface RecruitmentScheduleChanges {
  company_id: number
  id: GeneratedAlways<number>
  schedule_id: number
  sequence: number
  starts_at: Instant
  ends_at: Instant
  reason: string
  changed_by: number | null
  changed_at: Generated<Instant>
}

export interface RecruitmentScheduleInterviewers {
  company_id: number
  schedule_id: number
  employee_id: number
  starts_at: Instant
  ends_at: Instant
  is_cancelled: Generated<boolean>
  passes_clash: Generated<boolean>
}

export interface RecruitmentSchedules {
  company_id: number
  id: Generated<number>
  recruitment_id: number
  round_id: number
  starts_at: Instant
  ends_at: Instant
  mode: Generated<string>
  room_id: number | null
  place: string | null
  link: string | null
  note: string | null
  state: Generated<string>
  uid: Generated<string>
  sequence: Generated<number>
  clash_reason: string | null
  created_by: number | null
  version: Generated<number>
  created_at: Generated<Instant>
  updated_at: Generated<Instant>
}

export interface RecruitmentSeatPeople {
  company_id: number
  recruitment_id: number
  seat_id: number
  board_id: number
}

export interface RecruitmentSeats {
  company_id: number
  id: Generated<number>
  recruitment_id: number
  round_id: number
  display_order: Generated<number>
}

export interface RecruitmentSettings {
  company_id: number
  needs_approval: Generated<boolean>
  needs_board: Generated<boolean>
  code_pattern: Generated<string>
  version: Generated<number>
  created_at: Generated<Instant>
  updated_at: Generated<Instant>
}

export interface RecruitmentWords {
  company_id: number
  word: string
  recruitment_id: number
}

export interface Recruitments {
  company_id: number
  id: Generated<number>
  code: string
  name: string
  department_id: number
  position_id: number
  quantity: number
  reason: Generated<string>
  start_date: string | null
  deadline: string | null
  expected_start: string | null
  work_place: string | null
  nature_of_work: number | null
  employment_kind: Generated<string>
  salary_from: number | null
  salary_to: number | null
  is_salary_negotiable: Generated<boolean>
  description: string | null
  requirements: string | null
  benefits: string | null
  contact: string | null
  status: Generated<string>
  approval: Generated<string>
  approval_reason: string | null
  approver_id: number | null
  approved_by: number | null
  approved_at: Instant | null
  submitted_by: number | null
  submitted_at: Instant | null
  is_published: Generated<boolean>
  is_paused: Generated<boolean>
  public_id: Generated<string>
  form_fields: Generated<Json>
  questions: Generated<Json>
  closing_note: string | null
  opened_at: Instant | null
  closed_at: Instant | null
  created_by: number | null
  version: Generated<number>
  created_at: Generated<Instant>
  updated_at: Generated<Instant>
  address: string | null
  new_district_id: number | null
  ward_id: number | null
  is_listed: Generated<boolean>
  is_salary_public: Generated<boolean>
  answer_within_days: Generated<number>
  published_at: Instant | null
}

export interface ReminderMails {
  company_id: number
  employee_id: number
  sent_on: string
  mail_id: number | null
}

export interface ReminderRules {
  company_id: number
  id: Generated<number>
  kind: string
  days_before: number[]
  to_head: Generated<boolean>
  role_ids: Generated<number[]>
  employee_ids: Generated<number[]>
  is_active: Generated<boolean>
  version: Generated<number>
  created_at: Generated<Instant>
  updated_at: Generated<Instant>
  to_holder: Generated<boolean>
}

export interface RemindersTold {
  company_id: number
  employee_id: number
  kind: string
  record_id: number
  due_date: string
  days_before: number
  told_on: Generated<string>
  asked_by: number | null
}

export interface RenewalReviews {
  company_id: number
  contract_id: number
  proposal: string | null
  proposed_type_id: number | null
  unit_opinion: string | null
  unit_by: number | null
  unit_at: Instant | null
  hr_opinion: string | null
  hr_by: number | null
  hr_at: Instant | null
  version: Generated<number>
  created_at: Generated<Instant>
  updated_at: Generated<Instant>
}

export interface RequestChangeInfos {
  company_id: number
  id: Generated<number>
  employee_id: number
  state: Generated<string>
  field_change: string
  changes: string
  effective_date: string | null
  note: string | null
  created_by: number
  reviewed_by: number | null
  reviewed_at: Instant | null
  version: Generated<number>
  created_at: Generated<Instant>
  updated_at: Generated<Instant>
  is_offered: Generated<boolean>
}

export interface RequestChangeItems {
  company_id: number
  id: Generated<number>
  request_id: number
  employee_id: number
  path: string
  old_value: Json | null
  new_value: Json | null
  base_version: number | null
  state: Generated<string>
  reason: string | null
  reviewed_by: number | null
  applied_at: Instant | null
  held_up: string | null
  reminded_after: number | null
}

export interface RequestChangeSettings {
  company_id: number
  fields: Generated<Json>
  version: Generated<number>
  created_at: Generated<Instant>
  updated_at: Generated<Instant>
  remind_days: Generated<number[]>
  hidden_fields: Generated<string[]>
}

export interface RequiredPaperWords {
  company_id: number
  word: string
  required_paper_id: number
}

export interface RequiredPapers {
  company_id: number
  id: Generated<number>
  code: string
  name: string
  document_type_id: number | null
  nature_of_work: number | null
  description: string | null
  is_active: Generated<boolean>
  version: Generated<number>
  created_at: Generated<Instant>
  updated_at: Generated<Instant>
}

export interface RewardDisciplineForms {
  company_id: number
  id: Generated<number>
  type: Generated<string>
  name: string
  legal_form: number | null
  display_order: Generated<number>
  is_active: Generated<boolean>
  code: string
  description: string | null
  version: Generated<number>
  created_at: Generated<Instant>
  updated_at: Generated<Instant>
}

export interface RewardDisciplinePeople {
  company_id: number
  record_id: number
  employee_id: number
}

export interface RewardDisciplineWords {
  company_id: number
  word: string
  reward_discipline_id: number
}

export interface RewardFormWords {
  company_id: number
  word: string
  reward_form_id: number
}

export interface RewardReasonWords {
  company_id: number
  word: string
  reward_reason_id: number
}

export interface RewardReasons {
  company_id: number
  id: Generated<number>
  code: string
  name: string
  type: string
  description: string | null
  is_active: Generated<boolean>
  version: Generated<number>
  created_at: Generated<Instant>
  updated_at: Generated<Instant>
}

export interface RewardsDisciplines {
  company_id: number
  id: Generated<number>
  type: string
  employee_ids: Generated<number[]>
  department_id: number | null
  form_id: number | null
  number: string | null
  decision_date: string | null
  effective_date: string | null
  signer: string | null
  level: string | null
  reason: string
  note: string | null
  year: number | null
  period: string | null
  money: number | null
  gift: string | null
  state: string | null
  violation_date: string | null
  found_date: string | null
  about_assets: Generated<boolean>
  minutes_no: string | null
  minutes_date: string | null
  clause: string | null
  invited_on: string | null
  meeting_date: string | null
  participants: string | null
  months: number | null
  dismissal_case: string | null
  damages: number | null
  suspended_from: string | null
  suspended_to: string | null
  protection: string | null
  protected_until: string | null
  dropped_reason: string | null
  created_by: number
  version: Generated<number>
  created_at: Generated<Instant>
  updated_at: Generated<Instant>
  decision_id: number | null
  ending_decision_id: number | null
  same_act: Generated<number>
  invited_way: string | null
  union_name: string | null
  union_invited_on: string | null
  union_invited_way: string | null
  parent_name: string | null
  parent_invited_on: string | null
  parent_invited_way: string | null
  meeting_place: string | null
  reduction_number: string | null
  reduction_date: string | null
  reduced_cleared_date: string | null
  reason_id: number | null
}

export interface RoleGrants {
  company_id: number
  role_id: number
  permission: string
  scope: string
}

export interface RoleWords {
  company_id: number
  word: string
  role_id: number
}

export interface Roles {
  company_id: number
  id: Generated<number>
  name: string
  description: string | null
  shipped_key: string | null
  version: Generated<number>
  created_at: Generated<Instant>
  updated_at: Generated<Instant>
}

export interface SchemaMigrations {
  name: string
  checksum: string
  applied_at: Generated<Instant>
}

export interface Sessions {
  id: GeneratedAlways<number>
  token_hash: Buffer
  user_id: number
  company_id: number | null
  created_at: Generated<Instant>
  last_used_at: Generated<Instant>
  ended_at: Instant | null
  end_reason: string | null
  address: string | null
  browser: string | null
}

export interface SignInAttempts {
  kind: string
  key: Buffer
  misses: Generated<number>
  last_miss_at: Generated<Instant>
  blocked_until: Instant | null
}

export interface SignInEvents {
  id: GeneratedAlways<number>
  at: Generated<Instant>
  user_id: number | null
  company_id: number | null
  event: string
  address: string | null
  browser: string | null
  request_id: string | null
}

export interface SignerWords {
  company_id: number
  word: string
  signer_id: number
}

export interface Signers {
  company_id: number
  id: Generated<number>
  employee_id: number
  printed_title: string
  paper_kinds: string[]
  decision_types: Generated<number[]>
  valid_from: string
  valid_to: string | null
  authority_no: string | null
  authority_document_id: number | null
  note: string | null
  version: Generated<number>
  created_at: Generated<Instant>
  updated_at: Generated<Instant>
  is_legal_representative: Generated<boolean>
}

export interface SilencedNotices {
  company_id: number
  user_id: number
  kind: string
}

export interface StandIns {
  company_id: number
  id: Generated<number>
  user_id: number
  stand_in_id: number
  from_date: string
  to_date: string
  created_at: Generated<Instant>
  end_told_at: Instant | null
}

export interface StatisticsQueries {
  company_id: number
  id: Generated<number>
  owner_id: number
  name: string
  is_shared: Generated<boolean>
  query: Json
  version: Generated<number>
  created_at: Generated<Instant>
  updated_at: Generated<Instant>
}

export interface TableCounts {
  company_id: number
  table_name: string
  total: number
}

export interface TakenPeople {
  company_id: number
  user_id: number
  day: string
  people: number
  is_told: Generated<boolean>
  closed_rows: Generated<number>
}

export interface TrainingAttendances {
  company_id: number
  training_id: number
  detail_id: number
  training_employee_id: number
  state: string
  minutes: number | null
  note: string | null
  version: Generated<number>
  updated_at: Generated<Instant>
}

export interface TrainingCommitmentWords {
  company_id: number
  word: string
  training_commitment_id: number
}

export interface TrainingCommitments {
  company_id: number
  id: Generated<number>
  number: string
  employee_id: number
  training_id: number
  training_employee_id: number
  months: number
  reckoned_by: Generated<string>
  leave_counts: Generated<boolean>
  note: string | null
  status: Generated<string>
  signed_on: string | null
  from_date: string | null
  cost: number | null
  pay_cost: number | null
  left_on: string | null
  served_through: string | null
  decision_id: number | null
  basis: string | null
  close_reason: string | null
  paid_on: string | null
  version: Generated<number>
  created_at: Generated<Instant>
  updated_at: Generated<Instant>
  training_pay: string | null
  employer_duties: string | null
  employee_duties: string | null
}

export interface TrainingCostPeople {
  company_id: number
  training_id: number
  cost_id: number
  training_employee_id: number
}

export interface TrainingCosts {
  company_id: number
  id: Generated<number>
  training_id: number
  kind: string
  name: string
  planned: Generated<number>
  actual: number | null
  payer: Generated<string>
  paid_date: string | null
  invoice_no: string | null
  counts_for_commitment: Generated<boolean>
  version: Generated<number>
  created_at: Generated<Instant>
  updated_at: Generated<Instant>
}

export interface TrainingCourseWords {
  company_id: number
  word: string
  training_course_id: number
  word_before: string
  words: string
}

export interface TrainingDetails {
  company_id: number
  id: Generated<number>
  training_id: number
  date: string
  from_time: string
  to_time: string
  subject_id: number | null
  lecturer_id: number | null
  lecturer_employee_id: number | null
  location_id: number | null
  group_name: string | null
  closed_at: Instant | null
  version: Generated<number>
  created_at: Generated<Instant>
  updated_at: Generated<Instant>
}

export interface TrainingDocuments {
  company_id: number
  id: Generated<number>
  training_id: number
  kind: string
  name: string
  visible_to_people: Generated<boolean>
  version: Generated<number>
  created_at: Generated<Instant>
  updated_at: Generated<Instant>
}

export interface TrainingEmployeeMoves {
  company_id: number
  id: GeneratedAlways<number>
  training_id: number
  training_employee_id: number
  from_state: string | null
  to_state: string | null
  reason: string | null
  moved_by: number | null
  moved_at: Generated<Instant>
  is_return: Generated<boolean>
  employee_id: number
}

export interface TrainingEmployees {
  company_id: number
  id: Generated<number>
  training_id: number
  employee_id: number
  state: Generated<string>
  mandatory: Generated<boolean>
  group_name: string | null
  note: string | null
  reason: string | null
  answered_at: Instant | null
  answered_by: string | null
  score: string | null
  remark: string | null
  version: Generated<number>
  created_at: Generated<Instant>
  updated_at: Generated<Instant>
  waiting_since: Instant | null
  promised_at: Instant | null
  promise_text: string | null
}

export interface TrainingFormalities {
  company_id: number
  id: Generated<number>
  code: string
  name: string
  description: string | null
  is_active: Generated<boolean>
  version: Generated<number>
  created_at: Generated<Instant>
  updated_at: Generated<Instant>
}

export interface TrainingFormalityWords {
  company_id: number
  word: string
  training_formality_id: number
}

export interface TrainingLecturers {
  company_id: number
  id: Generated<number>
  training_id: number
  employee_id: number | null
  name: string | null
  phone: string | null
  organisation: string | null
  title: string | null
  fee_per_hour: number | null
  certificate: string | null
  certificate_end: string | null
  version: Generated<number>
  created_at: Generated<Instant>
  updated_at: Generated<Instant>
}

export interface TrainingLocationWords {
  company_id: number
  word: string
  training_location_id: number
}

export interface TrainingLocations {
  company_id: number
  id: Generated<number>
  code: string
  name: string
  description: string | null
  is_active: Generated<boolean>
  version: Generated<number>
  created_at: Generated<Instant>
  updated_at: Generated<Instant>
  address: string | null
  new_district_id: number | null
  ward_id: number | null
}

export interface TrainingMails {
  company_id: number
  id: Generated<number>
  training_id: number
  training_employee_id: number
  kind: string
  mail_id: number | null
  queued_at: Generated<Instant>
}

export interface TrainingNeeds {
  company_id: number
  id: Generated<number>
  employee_id: number
  certificate_id: number | null
  field_id: number | null
  type_id: number | null
  source: Generated<string>
  source_certificate_id: number | null
  due_date: string | null
  priority: Generated<string>
  is_required: Generated<boolean>
  note: string | null
  state: Generated<string>
  close_cause: string | null
  dismiss_reason: string | null
  closed_on: string | null
  plan_line_id: number | null
  training_employee_id: number | null
  created_by: number | null
  dismissed_by: number | null
  version: Generated<number>
  created_at: Generated<Instant>
  updated_at: Generated<Instant>
  source_exam_id: number | null
  met_exam_id: number | null
}

export interface TrainingPartners {
  company_id: number
  id: Generated<number>
  training_id: number
  partner_info_id: number
  contract_no: string | null
  value: number | null
  from_date: string | null
  to_date: string | null
  evaluation: number | null
  version: Generated<number>
  created_at: Generated<Instant>
  updated_at: Generated<Instant>
}

export interface TrainingPlanLines {
  company_id: number
  id: Generated<number>
  plan_id: number
  place: Generated<number>
  name: string
  type_id: number
  formality_id: number | null
  field_id: number | null
  people: Generated<number>
  months: Generated<number[]>
  planned: Generated<number>
  note: string | null
  version: Generated<number>
  created_at: Generated<Instant>
  updated_at: Generated<Instant>
}

export interface TrainingPlanMoves {
  company_id: number
  id: Generated<number>
  plan_id: number
  from_status: string
  to_status: string
  revision: number
  reason: string | null
  moved_by: number | null
  moved_at: Generated<Instant>
}

export interface TrainingPlanWords {
  company_id: number
  word: string
  training_plan_id: number
}

export interface TrainingPlanWriters {
  company_id: number
  plan_id: number
  user_id: number
}

export interface TrainingPlans {
  company_id: number
  id: Generated<number>
  code: string
  name: string
  year: number
  quarter: number | null
  department_id: number | null
  note: string | null
  status: Generated<string>
  status_reason: string | null
  revision: Generated<number>
  approved_people: number | null
  approved_planned: number | null
  created_by: number | null
  submitted_by: number | null
  submitted_at: Instant | null
  approved_by: number | null
  approved_at: Instant | null
  version: Generated<number>
  created_at: Generated<Instant>
  updated_at: Generated<Instant>
}

export interface TrainingSubjectLecturers {
  company_id: number
  training_id: number
  subject_id: number
  lecturer_id: number
}

export interface TrainingSubjects {
  company_id: number
  id: Generated<number>
  training_id: number
  name: string
  place: Generated<number>
  theory_hours: Generated<string>
  practice_hours: Generated<string>
  weight: Generated<string>
  pass_score: string | null
  version: Generated<number>
  created_at: Generated<Instant>
  updated_at: Generated<Instant>
}

export interface TrainingTypeWords {
  company_id: number
  word: string
  training_type_id: number
}

export interface TrainingTypes {
  company_id: number
  id: Generated<number>
  code: string
  name: string
  description: string | null
  is_active: Generated<boolean>
  version: Generated<number>
  created_at: Generated<Instant>
  updated_at: Generated<Instant>
}

export interface Trainings {
  company_id: number
  id: Generated<number>
  code: string
  name: string
  type_id: number
  formality_id: number | null
  field_id: number | null
  location_id: number | null
  owner_id: number | null
  start_date: string | null
  end_date: string | null
  hours: string | null
  is_external: Generated<boolean>
  register_deadline: string | null
  confirm_deadline: string | null
  max_people: number | null
  certificate_id: number | null
  valid_months: number | null
  least_attendance: number | null
  least_score: string | null
  commit_required: Generated<boolean>
  commit_months: number | null
  note: string | null
  status: Generated<string>
  status_reason: string | null
  version: Generated<number>
  created_at: Generated<Instant>
  updated_at: Generated<Instant>
  plan_id: number | null
  plan_line_id: number | null
  reopened_at: Instant | null
  is_safety_duty: Generated<boolean>
  is_abroad: Generated<boolean>
  is_open: Generated<boolean>
  open_department_id: number | null
  open_position_levels: Generated<number[]>
  open_natures: Generated<number[]>
  open_position_ids: Generated<number[]>
}

export interface UnitPeople {
  company_id: number | null
  department_id: number | null
  employee_id: number | null
  sort_name: string | null
}

export interface UserRoles {
  company_id: number
  user_id: number
  role_id: number
}

export interface Users {
  id: Generated<number>
  person_id: number | null
  login: string
  full_name: string
  avatar: string | null
  password_hash: string
  password_changed_at: Generated<Instant>
  is_active: Generated<boolean>
  version: Generated<number>
  created_at: Generated<Instant>
  updated_at: Generated<Instant>
  closed_by: number | null
}

export interface WardSuccessors {
  ward_id: number
  new_district_id: number
}

export interface Wards {
  id: number
  code: string
  district_id: number
  full_name: string
}

export interface WorkProgressRows {
  company_id: number | null
  id: number | null
  employee_id: number | null
  kind: string | null
  from_date: string | null
  to_date: string | null
  company_name: string | null
  department_id: number | null
  department_name: string | null
  position_name: string | null
  position_level: number | null
  nature_of_work: number | null
  salary_level: number | null
  change_kind: string | null
  decision_no: string | null
  decision_type: number | null
  decision_date: string | null
  reason: string | null
  note: string | null
  version: number | null
  created_at: Instant | null
  updated_at: Instant | null
}

export interface WorkProgressWords {
  company_id: number
  word: string
  work_progress_id: number
}

export interface WorkProgresses {
  company_id: number
  id: Generated<number>
  employee_id: number
  from_date: string
  to_date: string
  company_name: string
  position_name: string | null
  reason: string | null
  note: string | null
  version: Generated<number>
  created_at: Generated<Instant>
  updated_at: Generated<Instant>
}

export interface WorkSpells {
  company_id: number
  employee_id: number
  works_from: string
  works_until: string | null
  birthday: number | null
  date_of_birth: string | null
  gender: string | null
  last_day: string | null
  issued_day: string | null
  further_days: string[] | null
}

export interface DB {
  account_words: AccountWords
  accounts: Accounts
  api_token_keys: ApiTokenKeys
  api_tokens: ApiTokens
  appendices: Appendices
  applicant_consents: ApplicantConsents
  applicants: Applicants
  application_consents: ApplicationConsents
  application_files: ApplicationFiles
  application_uploads: ApplicationUploads
  applications: Applications
  audit_seals: AuditSeals
  audit_trail: AuditTrail
  audit_values: AuditValues
  candidate_answers: CandidateAnswers
  candidate_moves: CandidateMoves
  candidate_tags: CandidateTags
  candidate_words: CandidateWords
  candidates: Candidates
  certificate_group_words: CertificateGroupWords
  certificate_groups: CertificateGroups
  certificate_words: CertificateWords
  certificates: Certificates
  classifies: Classifies
  classify_words: ClassifyWords
  companies: Companies
  company_profiles: CompanyProfiles
  confirmation_requests: ConfirmationRequests
  consent_texts: ConsentTexts
  contract_findings: ContractFindings
  contract_settings: ContractSettings
  contract_type_words: ContractTypeWords
  contract_types: ContractTypes
  contract_words: ContractWords
  contracts: Contracts
  current_complete_papers: CurrentCompletePapers
  current_handed_papers: CurrentHandedPapers
  current_position_summaries: CurrentPositionSummaries
  current_work_spells: CurrentWorkSpells
  data_archives: DataArchives
  data_holds: DataHolds
  data_notice_readings: DataNoticeReadings
  data_notices: DataNotices
  decision_people: DecisionPeople
  decision_settings: DecisionSettings
  decision_words: DecisionWords
  decisions: Decisions
  deleted_records: DeletedRecords
  department_counts: DepartmentCounts
  department_merges: DepartmentMerges
  department_versions: DepartmentVersions
  department_words: DepartmentWords
  departments: Departments
  districts: Districts
  document_employees: DocumentEmployees
  document_read_files: DocumentReadFiles
  document_readers: DocumentReaders
  document_readings: DocumentReadings
  document_type_words: DocumentTypeWords
  document_types: DocumentTypes
  document_words: DocumentWords
  documents: Documents
  drawn_number_words: DrawnNumberWords
  drawn_numbers: DrawnNumbers
  email_recipients: EmailRecipients
  email_sendings: EmailSendings
  email_words: EmailWords
  emails: Emails
  employee_accidents: EmployeeAccidents
  employee_addresses: EmployeeAddresses
  employee_affiliations: EmployeeAffiliations
  employee_allowances: EmployeeAllowances
  employee_bank_accounts: EmployeeBankAccounts
  employee_certificate_words: EmployeeCertificateWords
  employee_certificates: EmployeeCertificates
  employee_data_requests: EmployeeDataRequests
  employee_details: EmployeeDetails
  employee_educations: EmployeeEducations
  employee_finding_checks: EmployeeFindingChecks
  employee_findings: EmployeeFindings
  employee_health: EmployeeHealth
  employee_health_checks: EmployeeHealthChecks
  employee_history: EmployeeHistory
  employee_it_skills: EmployeeItSkills
  employee_languages: EmployeeLanguages
  employee_paper_marks: EmployeePaperMarks
  employee_papers: EmployeePapers
  employee_positions: EmployeePositions
  employee_relatives: EmployeeRelatives
  employee_reveals: EmployeeReveals
  employee_search_words: EmployeeSearchWords
  employee_temporary_works: EmployeeTemporaryWorks
  employee_transfers: EmployeeTransfers
  employee_units: EmployeeUnits
  employee_words: EmployeeWords
  employee_yearly_records: EmployeeYearlyRecords
  employees: Employees
  erasure_settings: ErasureSettings
  erasures: Erasures
  exam_board: ExamBoard
  exam_corrections: ExamCorrections
  exam_parts: ExamParts
  exam_people: ExamPeople
  exam_questions: ExamQuestions
  exam_scores: ExamScores
  exam_words: ExamWords
  exams: Exams
  field_words: FieldWords
  fields: Fields
  file_tickets: FileTickets
  file_usage: FileUsage
  files: Files
  first_imports: FirstImports
  handed_paper_totals: HandedPaperTotals
  handed_papers: HandedPapers
  home_arrangements: HomeArrangements
  idempotency_keys: IdempotencyKeys
  identity_words: IdentityWords
  import_changes: ImportChanges
  imports: Imports
  installation: Installation
  interviewer_times: InterviewerTimes
  job_change_pays: JobChangePays
  job_change_positions: JobChangePositions
  job_changes: JobChanges
  job_runs: JobRuns
  job_turns: JobTurns
  job_versions: JobVersions
  known_browsers: KnownBrowsers
  law_constants: LawConstants
  law_values: LawValues
  law_values_in_force: LawValuesInForce
  leaver_tasks: LeaverTasks
  leaver_templates: LeaverTemplates
  leaver_units: LeaverUnits
  leavings: Leavings
  level_words: LevelWords
  levels: Levels
  list_views: ListViews
  made_papers: MadePapers
  mail_secrets: MailSecrets
  mail_templates: MailTemplates
  mails: Mails
  memberships: Memberships
  new_districts: NewDistricts
  new_provinces: NewProvinces
  notices: Notices
  number_counters: NumberCounters
  number_series: NumberSeries
  paper_clauses: PaperClauses
  partner_info_words: PartnerInfoWords
  partner_infos: PartnerInfos
  pay_levels: PayLevels
  permissions: Permissions
  personal_data_request_steps: PersonalDataRequestSteps
  personal_data_requests: PersonalDataRequests
  personal_data_view_people: PersonalDataViewPeople
  personal_data_views: PersonalDataViews
  persons: Persons
  persons_with_several_files: PersonsWithSeveralFiles
  portal_attempts: PortalAttempts
  position_summaries: PositionSummaries
  position_words: PositionWords
  positions: Positions
  procedure_items: ProcedureItems
  procedure_templates: ProcedureTemplates
  procedures: Procedures
  profile_round_people: ProfileRoundPeople
  profile_rounds: ProfileRounds
  provinces: Provinces
  public_links: PublicLinks
  queued_imports: QueuedImports
  quiz_answer_marks: QuizAnswerMarks
  quiz_answers: QuizAnswers
  quiz_attempt_moves: QuizAttemptMoves
  quiz_attempts: QuizAttempts
  quiz_categories: QuizCategories
  quiz_category_words: QuizCategoryWords
  quiz_correction_results: QuizCorrectionResults
  quiz_corrections: QuizCorrections
  quiz_exam_cells: QuizExamCells
  quiz_exam_markers: QuizExamMarkers
  quiz_exam_pauses: QuizExamPauses
  quiz_exam_people: QuizExamPeople
  quiz_exam_words: QuizExamWords
  quiz_exams: QuizExams
  quiz_field_shares: QuizFieldShares
  quiz_figures_due: QuizFiguresDue
  quiz_incidents: QuizIncidents
  quiz_late_answers: QuizLateAnswers
  quiz_messages: QuizMessages
  quiz_notices: QuizNotices
  quiz_paper_slots: QuizPaperSlots
  quiz_papers: QuizPapers
  quiz_question_figures: QuizQuestionFigures
  quiz_question_versions: QuizQuestionVersions
  quiz_question_words: QuizQuestionWords
  quiz_questions: QuizQuestions
  quiz_settings: QuizSettings
  reconciliation_check_counts: ReconciliationCheckCounts
  reconciliation_checks: ReconciliationChecks
  recruitment_board_rounds: RecruitmentBoardRounds
  recruitment_boards: RecruitmentBoards
  recruitment_cards: RecruitmentCards
  recruitment_conditions: RecruitmentConditions
  recruitment_costs: RecruitmentCosts
  recruitment_criteria: RecruitmentCriteria
  recruitment_documents: RecruitmentDocuments
  recruitment_examiners: RecruitmentExaminers
  recruitment_expected_cards: RecruitmentExpectedCards
  recruitment_invitations: RecruitmentInvitations
  recruitment_kit_changes: RecruitmentKitChanges
  recruitment_moves: RecruitmentMoves
  recruitment_replacements: RecruitmentReplacements
  recruitment_result_scores: RecruitmentResultScores
  recruitment_result_versions: RecruitmentResultVersions
  recruitment_results: RecruitmentResults
  recruitment_rooms: RecruitmentRooms
  recruitment_round_moves: RecruitmentRoundMoves
  recruitment_round_questions: RecruitmentRoundQuestions
  recruitment_round_scores: RecruitmentRoundScores
  recruitment_rounds: RecruitmentRounds
  recruitment_schedule_candidates: RecruitmentScheduleCandidates
  recruitment_schedule_changes: RecruitmentScheduleChanges
  recruitment_schedule_interviewers: RecruitmentScheduleInterviewers
  recruitment_schedules: RecruitmentSchedules
  recruitment_seat_people: RecruitmentSeatPeople
  recruitment_seats: RecruitmentSeats
  recruitment_settings: RecruitmentSettings
  recruitment_words: RecruitmentWords
  recruitments: Recruitments
  reminder_mails: ReminderMails
  reminder_rules: ReminderRules
  reminders_told: RemindersTold
  renewal_reviews: RenewalReviews
  request_change_infos: RequestChangeInfos
  request_change_items: RequestChangeItems
  request_change_settings: RequestChangeSettings
  required_paper_words: RequiredPaperWords
  required_papers: RequiredPapers
  reward_discipline_forms: RewardDisciplineForms
  reward_discipline_people: RewardDisciplinePeople
  reward_discipline_words: RewardDisciplineWords
  reward_form_words: RewardFormWords
  reward_reason_words: RewardReasonWords
  reward_reasons: RewardReasons
  rewards_disciplines: RewardsDisciplines
  role_grants: RoleGrants
  role_words: RoleWords
  roles: Roles
  schema_migrations: SchemaMigrations
  sessions: Sessions
  sign_in_attempts: SignInAttempts
  sign_in_events: SignInEvents
  signer_words: SignerWords
  signers: Signers
  silenced_notices: SilencedNotices
  stand_ins: StandIns
  statistics_queries: StatisticsQueries
  table_counts: TableCounts
  taken_people: TakenPeople
  training_attendances: TrainingAttendances
  training_commitment_words: TrainingCommitmentWords
  training_commitments: TrainingCommitments
  training_cost_people: TrainingCostPeople
  training_costs: TrainingCosts
  training_course_words: TrainingCourseWords
  training_details: TrainingDetails
  training_documents: TrainingDocuments
  training_employee_moves: TrainingEmployeeMoves
  training_employees: TrainingEmployees
  training_formalities: TrainingFormalities
  training_formality_words: TrainingFormalityWords
  training_lecturers: TrainingLecturers
  training_location_words: TrainingLocationWords
  training_locations: TrainingLocations
  training_mails: TrainingMails
  training_needs: TrainingNeeds
  training_partners: TrainingPartners
  training_plan_lines: TrainingPlanLines
  training_plan_moves: TrainingPlanMoves
  training_plan_words: TrainingPlanWords
  training_plan_writers: TrainingPlanWriters
  training_plans: TrainingPlans
  training_subject_lecturers: TrainingSubjectLecturers
  training_subjects: TrainingSubjects
  training_type_words: TrainingTypeWords
  training_types: TrainingTypes
  trainings: Trainings
  unit_people: UnitPeople
  user_roles: UserRoles
  users: Users
  ward_successors: WardSuccessors
  wards: Wards
  work_progress_rows: WorkProgressRows
  work_progress_words: WorkProgressWords
  work_progresses: WorkProgresses
  work_spells: WorkSpells
}
