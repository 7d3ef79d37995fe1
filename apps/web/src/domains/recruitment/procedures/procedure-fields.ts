import { receptionLabels } from '@nhansu/sdk/domains/employees'
import { fieldFacts } from '@nhansu/sdk/field-facts/procedures'
import type { AnyField } from '#web/kit/resource/define-resource.ts'
import { withFacts } from '#web/kit/resource/field-facts.ts'

/** With what a reception begins. */
export const procedureFields = withFacts(fieldFacts, [
  { field: 'decision_type', input: { labels: receptionLabels } },
  { field: 'start_date', input: 'date' },
  { field: 'probation_to', input: 'date', hint: 'Chỉ nhập khi tiếp nhận thử việc.' },
  { field: 'note', input: 'long-text' },
] as const) as readonly AnyField[]

/** What finishing asks for: whoever signs the decision, and the file of somebody who comes back. */
export const finishFields = withFacts({ ...fieldFacts, takes: { store: fieldFacts.takes.finish } }, [
  { field: 'sign_date', input: 'date' },
  { field: 'signer_id', input: { labels: {} } },
  { field: 'number', input: 'text', hint: 'Để trống để lấy số kế tiếp.' },
  {
    field: 'employee_id',
    input: { reference: 'employees' },
    hint: 'Chỉ chọn khi tiếp nhận lại người đã nghỉ việc.',
  },
] as const) as readonly AnyField[]

const text = (title: string, maxLength: number) =>
  ({ title, type: 'string', nullable: true, maxLength }) as const

/** One item of a procedure; the items are saved as a whole, so the contract has no body for one alone. */
export const itemFields: readonly AnyField[] = [
  {
    field: 'name',
    label: 'Công việc',
    input: 'text',
    required: true,
    fact: { title: 'Công việc', type: 'string', minLength: 1, maxLength: 200 },
  },
  { field: 'owner_id', label: 'Người phụ trách', input: { reference: 'employees', nameIn: 'owner_name' } },
  { field: 'due_date', label: 'Hạn', input: 'date' },
  { field: 'done_on', label: 'Ngày xong', input: 'date' },
  { field: 'is_needed', label: 'Cần trước ngày nhận việc', input: 'switch' },
  { field: 'needs_paper', label: 'Cần giấy tờ', input: 'switch' },
  { field: 'waived_reason', label: 'Lý do miễn', input: 'long-text', fact: text('Lý do miễn', 500) },
  { field: 'note', label: 'Ghi chú', input: 'long-text', fact: text('Ghi chú', 500) },
]
