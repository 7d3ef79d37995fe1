import {
  payFormLabels,
  probationGroupLabels,
  termExceptionLabels,
  trainingFormLabels,
} from '@nhansu/sdk/domains/contracts'
import { natureOfWorkLabels } from '@nhansu/sdk/domains/employees'
import { fieldFacts } from '@nhansu/sdk/field-facts/contracts'
import type { Field } from '#web/kit/resource/define-resource.ts'
import { withFacts } from '#web/kit/resource/field-facts.ts'

/** Whose contract it is; a draft keeps its employee. */
export const employeeField = withFacts(fieldFacts, [
  { field: 'employee_id', input: { reference: 'employees' } },
] as const satisfies readonly Field<'contracts'>[])

/** The other fields of a draft, by their sections. */
export const contractSections = [
  {
    title: 'Loại và thời hạn',
    fields: withFacts(fieldFacts, [
      { field: 'contract_type_id', input: { reference: 'contractTypes', nameIn: 'contract_type_name' } },
      { field: 'start_date', input: 'date' },
      { field: 'end_date', input: 'date', hint: 'Để trống để tính theo loại hợp đồng.' },
      { field: 'sign_date', input: 'date' },
      { field: 'other_term', input: 'switch' },
      { field: 'term_exception', input: { labels: termExceptionLabels } },
      { field: 'term_exception_reason', input: 'text' },
    ] as const satisfies readonly Field<'contracts'>[]),
  },
  {
    title: 'Công việc',
    fields: withFacts(fieldFacts, [
      { field: 'job_title', input: 'text' },
      { field: 'work_place', input: 'text' },
      { field: 'nature_of_work', input: { labels: natureOfWorkLabels } },
      { field: 'working_time', input: 'text' },
      { field: 'hours_per_day', input: 'decimal' },
      { field: 'hours_per_week', input: 'decimal' },
      { field: 'is_part_time', input: 'switch' },
      { field: 'leave_days', input: 'decimal' },
    ] as const satisfies readonly Field<'contracts'>[]),
  },
  {
    title: 'Thử việc',
    fields: withFacts(fieldFacts, [
      { field: 'probation_group', input: { labels: probationGroupLabels } },
      { field: 'probation_days', input: 'number', hint: 'Khi thử việc nằm trong hợp đồng lao động.' },
      { field: 'probation_salary', input: 'money' },
    ] as const satisfies readonly Field<'contracts'>[]),
  },
  {
    title: 'Đào tạo nghề và người chưa thành niên',
    fields: withFacts(fieldFacts, [
      { field: 'training_form', input: { labels: trainingFormLabels } },
      { field: 'training_fee', input: 'money' },
      {
        field: 'consent_document_id',
        input: { reference: 'documents', nameIn: 'consent_document_number' },
        hint: 'Khi người lao động chưa đủ 18 tuổi; thêm văn bản trước ở màn hình Tài liệu.',
      },
    ] as const satisfies readonly Field<'contracts'>[]),
  },
  {
    title: 'Tiền lương',
    fields: withFacts(fieldFacts, [
      { field: 'salary', input: 'money' },
      { field: 'salary_level', input: 'number' },
      { field: 'pay_form', input: { labels: payFormLabels } },
      { field: 'pay_day', input: 'text' },
      { field: 'allowances', input: 'long-text' },
    ] as const satisfies readonly Field<'contracts'>[]),
  },
  {
    title: 'Người ký và ghi chú',
    fields: withFacts(fieldFacts, [
      { field: 'signer_name', input: 'text' },
      { field: 'signer_title', input: 'text' },
      { field: 'authority_no', input: 'text' },
      { field: 'note', input: 'long-text' },
    ] as const satisfies readonly Field<'contracts'>[]),
  },
]
