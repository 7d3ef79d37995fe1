import type { PermissionName, Schemas } from '@nhansu/sdk/contract'
import type { ConditionList } from '@nhansu/sdk/domains/conditions'
import { type RawBuilder, sql } from 'kysely'
import type { ProductContext } from '../../../contract/handlers.ts'
import { lacksPapers, missingPaperRows } from '../../employees/public.ts'
import { lastCertificates } from '../../training/public.ts'

type ConditionField = Schemas['ConditionField']

/** Where a field of a condition is read, and which right it asks for beyond that to the file. */
export interface ConditionSource {
  /** Of `person` and what is joined to it, or of the row of a list, which is called `item`. */
  column: (context: ProductContext) => RawBuilder<unknown>
  needs?: PermissionName
  /** Whoever may count people, and open no file, may ask for it too: figures of a report show it exactly. */
  isCounted?: true
  /** The file keeps no days of it: whatever day is asked about, it is what the file says today. */
  isOfToday?: true
}

type Further = Omit<ConditionSource, 'column'>

const of = (name: string, further: Further = {}): ConditionSource => ({
  column: () => sql.ref(name),
  ...further,
})
const today: Further = { isOfToday: true }
const sensitive: Further = { needs: 'employee_sensitive' }
const sensitiveToday: Further = { ...sensitive, ...today }
const contract: Further = { needs: 'contract_access' }
const certificate: Further = { needs: 'training_report_certificate' }
const counted: Further = { isCounted: true }
/** Whether something is written down: numbers that stand behind dots are compared with nothing. */
const has = (name: string): ConditionSource => ({
  column: () => sql`(${sql.ref(name)} is not null)`,
  ...sensitiveToday,
})

/** Every field of the contract's enum; the compiler asks for those that lack. */
export const conditionSources: Readonly<Record<ConditionField, ConditionSource>> = {
  nhansu_id: of('person.nhansu_id'),
  full_name: of('person.full_name'),
  gender: of('person.gender', counted),
  date_of_birth: of('person.date_of_birth'),
  age: of('person.age', counted),
  phone: of('employees.phone', today),
  company_email: of('employees.company_email', today),
  group_join_date: of('employees.group_join_date'),
  join_date: of('employees.join_date'),
  official_date: of('employees.official_date'),
  seniority: of('person.seniority'),
  work_state: of('person.work_state', counted),
  nature_of_work: of('person.nature_of_work', counted),
  unit_name: of('person.unit_name'),
  position_name: of('person.position_name'),
  position_level: of('person.position_level', counted),
  general_education: of('details.general_education', today),
  skill_grade: of('details.skill_grade', today),
  place_of_birth: of('details.place_of_birth', sensitive),
  native_place: of('details.native_place', sensitive),
  ethnic: of('details.ethnic', sensitive),
  religion: of('details.religion', sensitiveToday),
  nationality: of('details.nationality', sensitiveToday),
  marital_status: of('details.marital_status', sensitiveToday),
  party_join_date: of('affiliations.party_join_date', sensitive),
  union_join_date: of('affiliations.union_join_date', sensitive),
  youth_join_date: of('affiliations.youth_join_date', sensitive),
  disabled: of('affiliations.disabled', sensitiveToday),
  has_id_number: has('papers.id_number'),
  id_issue_date: of('papers.id_issue_date', sensitiveToday),
  id_expiry_date: of('papers.id_expiry_date', sensitiveToday),
  passport_expiry_date: of('papers.passport_expiry_date', sensitiveToday),
  work_permit_expiry_date: of('papers.work_permit_expiry_date', sensitiveToday),
  driver_licence_class: of('papers.driver_licence_class', sensitiveToday),
  driver_licence_expiry_date: of('papers.driver_licence_expiry_date', sensitiveToday),
  has_tax_code: has('papers.tax_code'),
  has_social_insurance_no: has('papers.social_insurance_no'),
  lacks_papers: { column: lacksPapers, ...today },
  last_health_check: of('health.checked_on', sensitive),
  next_health_check: of('health.next_due_date', sensitive),
  health_check_grade: of('health.health_grade', sensitive),
  'relatives.relationship': of('item.relationship', sensitiveToday),
  'relatives.gender': of('item.gender', sensitiveToday),
  'relatives.date_of_birth': of('item.date_of_birth', sensitiveToday),
  'educations.education_level': of('item.education_level', today),
  'educations.school': of('item.school', today),
  'educations.major': of('item.major', today),
  'educations.graduation_year': of('item.graduation_year', today),
  'contracts.kind': of('item.kind', contract),
  'contracts.state': of('item.state', { ...contract, ...today }),
  'contracts.start_date': of('item.start_date', contract),
  'contracts.end_date': of('item.end_date', contract),
  'certificates.name': of('item.name', certificate),
  'certificates.group_name': of('item.group_name', certificate),
  'certificates.issue_date': of('item.issue_date', certificate),
  'certificates.expiry_date': of('item.expiry_date', certificate),
  'missing_papers.name': of('item.name', today),
}

type RowsOfList = (context: ProductContext, day: string) => RawBuilder<unknown>

const rowsOfTable =
  (table: string): RowsOfList =>
  ({ inThisCompany }) =>
    sql`(select * from ${sql.table(table)} kept where ${inThisCompany('kept')})`

const lists: Readonly<Record<ConditionList, RowsOfList>> = {
  relatives: rowsOfTable('employee_relatives'),
  educations: rowsOfTable('employee_educations'),
  contracts: rowsOfTable('contracts'),
  certificates: (context, day) => sql`(
    select last.employee_id, last.issue_date, last.expiry_date, certificates.name, kind.name as group_name
    from (${lastCertificates(context, sql`${day}::date`)}) last
    join certificates on ${context.inThisCompany('certificates')} and certificates.id = last.certificate_id
    left join certificate_groups kind on ${context.inThisCompany('kind')} and kind.id = certificates.group_id)`,
  missing_papers: (context) => sql`(${missingPaperRows(context)})`,
}

/** The rows of a list of the person's file as it was on a day, as `item`. */
export function rowsOfList(context: ProductContext, list: ConditionList, day: string): RawBuilder<unknown> {
  return sql`from ${lists[list](context, day)} as item where item.employee_id = person.id`
}

/** Whoever was counted on a day, as `person`, with the rest of what his file has once. */
export function peopleWithFiles({ inThisCompany }: ProductContext, day: string): RawBuilder<unknown> {
  return sql`from counted as person
    join employees on ${inThisCompany('employees')} and employees.id = person.id
    left join employee_details details on ${inThisCompany('details')} and details.employee_id = person.id
    left join employee_affiliations affiliations
      on ${inThisCompany('affiliations')} and affiliations.employee_id = person.id
    left join employee_papers papers on ${inThisCompany('papers')} and papers.employee_id = person.id
    left join (
      select distinct on (made.employee_id) made.employee_id, made.checked_on, made.next_due_date, made.health_grade
      from employee_health_checks made where ${inThisCompany('made')} and made.checked_on <= ${day}::date
      order by made.employee_id, made.checked_on desc, made.id desc
    ) health on health.employee_id = person.id`
}
