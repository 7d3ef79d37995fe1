import { employmentKindLabels, recruitmentReasonLabels } from '@nhansu/sdk/domains/recruitment'
import { natureOfWorkLabels } from '@nhansu/sdk/domains/employees'
import { fieldFacts } from '@nhansu/sdk/field-facts/recruitments'
import { addressFields } from '#web/kit/address/address-form.tsx'
import type { FormValues } from '#web/kit/forms/form-rules.ts'
import type { AnyField, Field } from '#web/kit/resource/define-resource.ts'
import { withFacts } from '#web/kit/resource/field-facts.ts'

type Fields = readonly Field<'recruitments'>[]

const of = (fields: Fields): readonly AnyField[] => withFacts(fieldFacts, fields)

/** The sections of what a campaign is; each field is one of the contract's bodies. */
export const campaignSections = [
  {
    title: 'Nhu cầu tuyển',
    fields: of([
      { field: 'name', input: 'text' },
      { field: 'department_id', input: { reference: 'departments', nameIn: 'department_name' } },
      { field: 'position_id', input: { reference: 'positions', nameIn: 'position_name' } },
      { field: 'quantity', input: 'number', initial: 1 },
      { field: 'reason', input: { labels: recruitmentReasonLabels }, initial: 'headcount', required: true },
      { field: 'replaced_employee_ids', input: { references: 'employees' } },
      {
        field: 'code',
        input: 'text',
        hint: 'Để trống để lấy mã kế tiếp của năm. Không đổi được nữa khi đợt đã mở tuyển.',
      },
      { field: 'approver_id', input: { reference: 'employees', nameIn: 'approver_name' } },
    ]),
  },
  {
    title: 'Thời gian và hình thức',
    fields: of([
      { field: 'start_date', input: 'date' },
      { field: 'deadline', input: 'date' },
      { field: 'expected_start', input: 'date' },
      {
        field: 'employment_kind',
        input: { labels: employmentKindLabels },
        initial: 'full_time',
        required: true,
      },
      { field: 'nature_of_work', input: { labels: natureOfWorkLabels } },
      { field: 'salary_from', input: 'money' },
      { field: 'salary_to', input: 'money' },
      { field: 'is_salary_negotiable', input: 'switch' },
    ]),
  },
  {
    title: 'Nội dung tuyển dụng',
    fields: of([
      { field: 'description', input: 'long-text' },
      { field: 'requirements', input: 'long-text' },
      { field: 'benefits', input: 'long-text' },
      { field: 'contact', input: 'text' },
    ]),
  },
] as const

/** The place of work; its unit is one field for two numbers. */
export const placeFields: readonly AnyField[] = withFacts(fieldFacts, [
  { field: 'work_place', input: 'text' },
  ...addressFields,
])

/** Everything that the form of a campaign holds. */
export const campaignFields: readonly AnyField[] = [
  ...campaignSections.flatMap(({ fields }) => fields),
  ...placeFields,
]

/** The fields of a section that make sense so far: whom the new people come instead of is asked where they replace somebody. */
export function shownFields(
  fields: readonly AnyField[],
  { reason }: Readonly<Pick<FormValues, string>>,
): readonly AnyField[] {
  return reason === 'replacement' ? fields : fields.filter(({ field }) => field !== 'replaced_employee_ids')
}
