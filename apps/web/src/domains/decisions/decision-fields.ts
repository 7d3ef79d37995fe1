import { endReasonLabels } from '@nhansu/sdk/domains/contracts'
import type { DecisionFact, DecisionType } from '@nhansu/sdk/domains/decisions'
import { decisionTypeLabels } from '@nhansu/sdk/domains/documents'
import { natureOfWorkLabels } from '@nhansu/sdk/domains/employees'
import { fieldFacts } from '@nhansu/sdk/field-facts/decisions'
import type { AnyField } from '#web/kit/resource/define-resource.ts'
import { withFacts } from '#web/kit/resource/field-facts.ts'
import { type FactOfOne, factsOfOne } from './draft-values.ts'

type Declared = Pick<AnyField, 'field' | 'input' | 'hint'>

const declared = (fields: readonly Declared[]): readonly AnyField[] => withFacts(fieldFacts, fields)

/** What kind of decision it is; a draft keeps its type. */
export const typeField = declared([{ field: 'decision_type', input: { labels: decisionTypeLabels } }])

/** What the paper says beside its people. */
export const paperFields = declared([
  { field: 'effective_date', input: 'date' },
  { field: 'sign_date', input: 'date', hint: 'Có thể để đến khi ban hành.' },
  { field: 'signer_id', input: { reference: 'signers', nameIn: 'signer_name' } },
  {
    field: 'typed_number',
    input: 'text',
    hint: 'Số của văn bản đã ký. Để trống để lấy số kế tiếp khi ban hành.',
  },
  { field: 'summary', input: 'long-text' },
  { field: 'reason', input: 'long-text', hint: 'Mỗi căn cứ một dòng.' },
])

/** Whom it is about. */
export const peopleField: AnyField = {
  field: 'employee_ids',
  label: 'Nhân viên',
  input: { references: 'employees' },
  required: true,
}

/** Whether it sets something else of each of them. */
export const apartField: AnyField = {
  field: 'is_apart',
  label: 'Mỗi người một nội dung riêng',
  input: 'switch',
  hint: 'Nội dung đã nhập chung được chép cho từng người để sửa tiếp.',
}

/** What it may set of them; they stand below `people` in the contract, so that each says here what it is called. */
export const factFields: readonly (AnyField & { field: DecisionFact })[] = [
  { field: 'department_id', label: 'Đơn vị', input: { reference: 'departments' } },
  { field: 'position_id', label: 'Chức vụ', input: { reference: 'positions' } },
  { field: 'direct_manager_id', label: 'Quản lý trực tiếp', input: { reference: 'employees' } },
  { field: 'work_place', label: 'Nơi làm việc', input: 'text' },
  { field: 'nature_of_work', label: 'Tính chất công việc', input: { labels: natureOfWorkLabels } },
  { field: 'probation_to', label: 'Thử việc đến ngày', input: 'date' },
  { field: 'term_to', label: 'Nhiệm kỳ đến ngày', input: 'date' },
  {
    field: 'heads_unit',
    label: 'Làm trưởng đơn vị',
    input: 'switch',
    hint: 'Từ ngày hiệu lực, nhân viên là trưởng của đơn vị nêu trong quyết định; để trống đơn vị thì là đơn vị hiện tại.',
  },
  { field: 'absent_until', label: 'Nghỉ đến hết ngày', input: 'date' },
  { field: 'contract_end_reason', label: 'Lý do chấm dứt hợp đồng', input: { labels: endReasonLabels } },
  {
    field: 'leave_reason',
    label: 'Lý do nghỉ',
    input: 'text',
    hint: 'Để trống để ghi theo loại quyết định.',
  },
  { field: 'pay_scale', label: 'Ngạch lương', input: 'text' },
  { field: 'pay_grade', label: 'Bậc lương', input: 'number' },
  { field: 'coefficient', label: 'Hệ số lương', input: 'decimal' },
  { field: 'base_salary', label: 'Mức lương cơ bản', input: 'money' },
  { field: 'insurance_salary', label: 'Lương đóng bảo hiểm', input: 'money' },
  { field: 'next_raise_date', label: 'Ngày nâng bậc lần sau', input: 'date' },
]

const ownDayField: AnyField = {
  field: 'effective_date',
  label: 'Ngày hiệu lực riêng',
  input: 'date',
  hint: 'Để trống để theo ngày hiệu lực của quyết định.',
}

const noteField: AnyField = { field: 'note', label: 'Ghi chú', input: 'text' }

/** What may be said of somebody alone, beside what a type sets of him. */
export function fieldsOfOne(type: DecisionType): AnyField[] {
  const known: readonly string[] = factsOfOne(type)
  return [ownDayField, noteField].filter(({ field }) => known.includes(field))
}

/** What a form calls what it sets of somebody. */
export function wordsOfFact(fact: DecisionFact | FactOfOne): string {
  return [...factFields, ownDayField, noteField].find(({ field }) => field === fact)?.label ?? ''
}
