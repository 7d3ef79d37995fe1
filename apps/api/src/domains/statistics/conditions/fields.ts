import type { PermissionName, Schemas } from '@nhansu/sdk/contract'
import type { ConditionList } from '@nhansu/sdk/domains/conditions'
import { type RawBuilder, sql } from 'kysely'
import type { ProductContext } from '../../../contract/handlers.ts'

type ConditionField = Schemas['ConditionField']

/** Where a field of a condition is read, and which right it asks for beyond that to the file. */
export interface ConditionSource {
  /** Of `person` and what is joined to it, or of the row of a list, which is called `item`. */
  column: RawBuilder<unknown>
  needs?: PermissionName
  /** Whoever may count people, and open no file, may ask for it too: figures of a report show it exactly. */
  isCounted?: true
}

const of = (name: string): ConditionSource => ({ column: sql.ref(name) })
const counted = (name: string): ConditionSource => ({ column: sql.ref(name), isCounted: true })
const sensitive = (name: string): ConditionSource => ({
  column: sql.ref(name),
  needs: 'employee_sensitive',
})
const contract = (name: string): ConditionSource => ({ column: sql.ref(name), needs: 'contract_access' })

/** Every field of the contract's enum; the compiler asks for those that lack. */
export const conditionSources: Readonly<Record<ConditionField, ConditionSource>> = {
  nhansu_id: of('person.nhansu_id'),
  full_name: of('person.full_name'),
  gender: counted('person.gender'),
  date_of_birth: of('person.date_of_birth'),
  age: counted('person.age'),
  phone: of('employees.phone'),
  company_email: of('employees.company_email'),
  group_join_date: of('employees.group_join_date'),
  join_date: of('employees.join_date'),
  official_date: of('employees.official_date'),
  seniority: of('person.seniority'),
  work_state: counted('person.work_state'),
  nature_of_work: counted('person.nature_of_work'),
  unit_name: of('person.unit_name'),
  position_name: of('person.position_name'),
  position_level: counted('person.position_level'),
  general_education: of('details.general_education'),
  skill_grade: of('details.skill_grade'),
  place_of_birth: sensitive('details.place_of_birth'),
  native_place: sensitive('details.native_place'),
  ethnic: sensitive('details.ethnic'),
  religion: sensitive('details.religion'),
  nationality: sensitive('details.nationality'),
  marital_status: sensitive('details.marital_status'),
  party_join_date: sensitive('affiliations.party_join_date'),
  union_join_date: sensitive('affiliations.union_join_date'),
  youth_join_date: sensitive('affiliations.youth_join_date'),
  disabled: sensitive('affiliations.disabled'),
  'relatives.relationship': sensitive('item.relationship'),
  'relatives.gender': sensitive('item.gender'),
  'relatives.date_of_birth': sensitive('item.date_of_birth'),
  'educations.education_level': of('item.education_level'),
  'educations.school': of('item.school'),
  'educations.major': of('item.major'),
  'educations.graduation_year': of('item.graduation_year'),
  'contracts.kind': contract('item.kind'),
  'contracts.state': contract('item.state'),
  'contracts.start_date': contract('item.start_date'),
  'contracts.end_date': contract('item.end_date'),
}

const tables: Readonly<Record<ConditionList, string>> = {
  relatives: 'employee_relatives',
  educations: 'employee_educations',
  contracts: 'contracts',
}

/** The rows of a list of the person's file, as `item`. */
export function rowsOfList({ inThisCompany }: ProductContext, list: ConditionList): RawBuilder<unknown> {
  return sql`from ${sql.table(tables[list])} as item where ${inThisCompany('item')} and item.employee_id = person.id`
}

/** Whoever was counted, as `person`, with the rest of what his file has once. */
export function peopleWithFiles({ inThisCompany }: ProductContext): RawBuilder<unknown> {
  return sql`from counted as person
    join employees on ${inThisCompany('employees')} and employees.id = person.id
    left join employee_details details on ${inThisCompany('details')} and details.employee_id = person.id
    left join employee_affiliations affiliations
      on ${inThisCompany('affiliations')} and affiliations.employee_id = person.id`
}
