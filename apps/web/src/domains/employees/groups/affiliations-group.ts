import type { Schemas } from '@nhansu/sdk/contract'
import { fieldFacts } from '@nhansu/sdk/field-facts/employee-affiliations'
import { asLabels, declareFields, type FileGroup } from './file-group.ts'

type Affiliations = Schemas['EmployeeAffiliationsChange']

/** Đảng, đoàn thể, quân ngũ, chính sách (section 2.9 of the reference). */
export const affiliationsGroup: FileGroup = {
  id: 'affiliations',
  label: 'Đảng, đoàn thể',
  tab: 'affiliations',
  show: 'employeeAffiliations.show',
  update: 'employeeAffiliations.update',
  key: 'affiliations',
  edit: ['employee_edit', 'employee_sensitive'],
  sections: [
    {
      title: 'Đảng',
      fields: declareFields<Affiliations>(fieldFacts, [
        { field: 'party_join_date', input: 'date' },
        { field: 'party_official_date', input: 'date' },
        { field: 'party_card_no', input: 'text' },
        { field: 'party_cell', input: 'text' },
        { field: 'party_title', input: 'text' },
      ]),
    },
    {
      title: 'Công đoàn, Đoàn Thanh niên',
      fields: declareFields<Affiliations>(fieldFacts, [
        { field: 'union_join_date', input: 'date' },
        { field: 'union_title', input: 'text' },
        { field: 'youth_join_date', input: 'date' },
        { field: 'youth_title', input: 'text' },
      ]),
    },
    {
      title: 'Quân ngũ',
      fields: declareFields<Affiliations>(fieldFacts, [
        { field: 'army_from', input: 'date' },
        { field: 'army_to', input: 'date' },
        { field: 'army_rank', input: 'text' },
        { field: 'army_unit', input: 'text' },
        { field: 'militia', input: 'switch' },
      ]),
    },
    {
      title: 'Chính sách',
      fields: declareFields<Affiliations>(fieldFacts, [
        { field: 'wounded_grade', input: { labels: asLabels('1/4', '2/4', '3/4', '4/4') } },
        { field: 'martyr_child', input: 'switch' },
        { field: 'merit_family', input: 'switch' },
        { field: 'disabled', input: 'switch' },
      ]),
    },
  ],
}
