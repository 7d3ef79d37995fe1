import type { FileLaws } from '../domains/employees/file/person.ts'

/** The numbers of the law that files are judged by, as they hold at the end of 2026. */
export const fileLawsOfTests: FileLaws = {
  working_age: 180,
  full_working_age: 216,
  oldest_age: 960,
  id_card_first_renewal: 300,
  id_card_second_renewal: 480,
  id_card_last_renewal: 720,
  licence_months_lower: 120,
  licence_months_higher: 60,
  party_probation_months: 12,
  youth_union_from: 192,
  youth_union_to: 360,
}
