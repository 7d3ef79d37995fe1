import type { Schemas } from '@nhansu/sdk/contract'
import { genderLabels, maritalStatusLabels } from '@nhansu/sdk/domains/employees'
import { fieldFacts } from '@nhansu/sdk/field-facts/employees'
import { asLabels, declareFields, type FileGroup } from './file-group.ts'

type Card = Schemas['EmployeeChange']

/** Thông tin công việc that is free to change, and thông tin cá nhân (sections 2.1 and 2.2 of the reference). */
export const cardGroup: FileGroup = {
  id: 'card',
  label: 'Thông tin chung',
  tab: 'general',
  show: 'employees.show',
  update: 'employees.update',
  key: 'employee',
  edit: ['employee_edit'],
  sections: [
    {
      title: 'Thông tin công việc',
      fields: declareFields<Card>(fieldFacts, [
        { field: 'full_name', input: 'text', required: true },
        { field: 'group_join_date', input: 'date' },
        { field: 'timekeeping_code', input: 'text' },
        { field: 'company_email', input: 'text' },
        { field: 'company_phone', input: 'text' },
        { field: 'extension', input: 'text' },
        { field: 'general_education', input: 'text', hint: 'Ví dụ: 12/12.' },
        {
          field: 'skill_grade',
          input: { labels: asLabels('1/7', '2/7', '3/7', '4/7', '5/7', '6/7', '7/7') },
        },
        {
          field: 'hr_note',
          input: 'long-text',
          hint: 'Chỉ nhân sự đọc; nhân viên không thấy trong hồ sơ của mình.',
        },
      ]),
    },
    {
      title: 'Thông tin cá nhân',
      fields: declareFields<Card>(fieldFacts, [
        { field: 'date_of_birth', input: 'date', required: true },
        { field: 'gender', input: { labels: genderLabels }, required: true },
        { field: 'phone', input: 'text', required: true },
        { field: 'personal_email', input: 'text' },
        { field: 'place_of_birth', input: 'text' },
        { field: 'native_place', input: 'text' },
        { field: 'ethnic', input: 'text' },
        { field: 'religion', input: 'text' },
        { field: 'nationality', input: 'text' },
        { field: 'marital_status', input: { labels: maritalStatusLabels } },
      ]),
    },
    {
      title: 'Liên hệ khẩn cấp',
      fields: declareFields<Card>(fieldFacts, [
        { field: 'emergency_name', input: 'text' },
        // The section says whom it is about.
        { field: 'emergency_relation', label: 'Quan hệ', input: 'text' },
        { field: 'emergency_phone', label: 'Điện thoại', input: 'text' },
      ]),
    },
  ],
}
