import { natureOfWorkLabels } from '@nhansu/sdk/domains/employees'
import { positionLevelLabels } from '@nhansu/sdk/domains/organisation'
import { fieldFacts } from '@nhansu/sdk/field-facts/trainings'
import type { Field } from '#web/kit/resource/define-resource.ts'
import { withFacts } from '#web/kit/resource/field-facts.ts'

/** The six fields by which a course is made. */
export const newCourseFields = withFacts(fieldFacts, [
  { field: 'name', input: 'text' },
  { field: 'type_id', input: { reference: 'trainingTypes', nameIn: 'type_name' } },
  { field: 'start_date', input: 'date' },
  { field: 'end_date', input: 'date' },
  { field: 'location_id', input: { reference: 'trainingLocations', nameIn: 'location_name' } },
  { field: 'max_people', input: 'number', hint: 'Để trống nếu không giới hạn.' },
] as const satisfies readonly Field<'trainings'>[])

/** What a course is, besides those. */
export const courseFields = [
  ...newCourseFields,
  ...withFacts(fieldFacts, [
    { field: 'formality_id', input: { reference: 'trainingFormalities', nameIn: 'formality_name' } },
    { field: 'field_id', input: { reference: 'fields', nameIn: 'field_name' } },
    { field: 'owner_id', input: { reference: 'employees', nameIn: 'owner_name' } },
    { field: 'hours', input: 'decimal' },
    { field: 'register_deadline', input: 'date' },
    { field: 'confirm_deadline', input: 'date' },
    { field: 'certificate_id', input: { reference: 'certificates', nameIn: 'certificate_name' } },
    {
      field: 'valid_months',
      // The field takes a bare number, so its label says the unit.
      label: 'Thời hạn chứng chỉ (tháng)',
      input: 'number',
      hint: 'Để trống để lấy theo danh mục chứng chỉ.',
    },
    // The field takes a bare number, so its label says the unit.
    { field: 'least_attendance', label: 'Chuyên cần tối thiểu (%)', input: 'number' },
    { field: 'least_score', input: 'decimal' },
    { field: 'is_external', input: 'switch' },
    { field: 'is_abroad', input: 'switch' },
    {
      field: 'is_safety_duty',
      input: 'switch',
      hint: 'Theo Luật An toàn, vệ sinh lao động, công ty chịu chi phí và không được đòi lại.',
    },
    { field: 'commit_required', input: 'switch' },
    { field: 'commit_months', input: 'number' },
    {
      field: 'is_open',
      input: 'switch',
      hint: 'Khi đã mở đăng ký, người thuộc đối tượng dưới đây tự đăng ký ở "Đào tạo của tôi".',
    },
    {
      field: 'open_department_id',
      input: { reference: 'departments', nameIn: 'open_department_name' },
      hint: 'Kể cả đơn vị trực thuộc; để trống nếu cho cả công ty.',
    },
    { field: 'open_position_levels', input: { several: positionLevelLabels }, hint: 'Để trống: mọi cấp.' },
    {
      field: 'open_position_ids',
      input: { references: 'positions' },
      hint: 'Người đang giữ một trong các chức vụ này; để trống: mọi chức vụ.',
    },
    { field: 'open_natures', input: { several: natureOfWorkLabels }, hint: 'Để trống: mọi tính chất.' },
    { field: 'note', input: 'long-text' },
  ] as const satisfies readonly Field<'trainings'>[]),
]
