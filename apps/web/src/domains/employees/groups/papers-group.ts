import type { Schemas } from '@nhansu/sdk/contract'
import { labourBookLabels } from '@nhansu/sdk/domains/employees'
import { fieldFacts } from '@nhansu/sdk/field-facts/employee-papers'
import { asLabels, declareFields, type FileGroup } from './file-group.ts'
import { CardReader } from './identity-card/card-reader.tsx'
import { NumberOfCard } from './number-of-card.tsx'

type Papers = Schemas['EmployeePapersChange']

// Law on road traffic order and safety 2024, article 57.
const licenceClasses = 'A1 A B1 B C1 C D1 D2 D BE C1E CE D1E D2E DE'.split(' ')

/** Giấy tờ: identity, passport, tax, insurance, driving licence (section 2.3 of the reference). */
export const papersGroup: FileGroup = {
  id: 'papers',
  label: 'Giấy tờ',
  tab: 'papers',
  show: 'employeePapers.show',
  update: 'employeePapers.update',
  key: 'papers',
  edit: ['employee_edit', 'employee_sensitive'],
  sections: [
    {
      title: 'Căn cước',
      start: CardReader,
      fields: declareFields<Papers>(fieldFacts, [
        { field: 'id_number', input: 'text', hint: 'Đủ 12 chữ số, như trên thẻ.' },
        { field: 'id_issue_date', input: 'date' },
        { field: 'id_issue_place', input: 'text' },
        { field: 'id_expiry_date', input: 'date' },
        { field: 'id_without_expiry', input: 'switch' },
        { field: 'old_id_number', input: 'text' },
      ]),
    },
    {
      title: 'Thuế và bảo hiểm',
      start: NumberOfCard,
      fields: declareFields<Papers>(fieldFacts, [
        { field: 'tax_code', input: 'text' },
        { field: 'old_tax_code', input: 'text' },
        { field: 'social_insurance_no', input: 'text' },
        { field: 'old_social_insurance_no', input: 'text' },
        { field: 'health_insurance_no', input: 'text' },
        { field: 'medical_place', input: 'text' },
        { field: 'si_start_month', input: 'text', hint: 'Năm-tháng, ví dụ: 2019-06.' },
        { field: 'si_salary', input: 'money' },
        { field: 'labour_book', input: { labels: labourBookLabels } },
      ]),
    },
    {
      title: 'Hộ chiếu và giấy phép lao động',
      fields: declareFields<Papers>(fieldFacts, [
        { field: 'passport_no', input: 'text' },
        { field: 'passport_issue_date', input: 'date' },
        { field: 'passport_expiry_date', input: 'date' },
        { field: 'passport_issue_place', input: 'text' },
        { field: 'work_permit_no', input: 'text', hint: 'Chỉ với người nước ngoài.' },
        { field: 'work_permit_expiry_date', input: 'date' },
      ]),
    },
    {
      title: 'Giấy phép lái xe',
      fields: declareFields<Papers>(fieldFacts, [
        { field: 'driver_licence_no', input: 'text' },
        { field: 'driver_licence_class', input: { labels: asLabels(...licenceClasses) } },
        { field: 'driver_licence_issue_date', input: 'date' },
        { field: 'driver_licence_expiry_date', input: 'date' },
      ]),
    },
  ],
}
