import type { Input } from '@nhansu/sdk/contract'
import { appendixChangeLabels, endReasonLabels, noticeExemptionLabels } from '@nhansu/sdk/domains/contracts'
import { fieldFacts as appendixFacts } from '@nhansu/sdk/field-facts/appendices'
import { fieldFacts } from '@nhansu/sdk/field-facts/contracts'
import type { AnyField } from '#web/kit/resource/define-resource.ts'
import { withFacts } from '#web/kit/resource/field-facts.ts'
import { client } from '#web/session/client.ts'

/** What is done with an issued contract, or issues it, by filling in a form. */
export type DeedName = 'issue' | 'issueBulk' | 'end' | 'cancel' | 'appendix'

/** One deed: its form, and the call that does it. */
export interface Deed {
  title: string
  description?: string
  submitLabel: string
  fields: readonly AnyField[]
  /**
   * Does it with tidied values; those that were left empty are absent.
   * @returns a text that is told beside, if any
   */
  send: (ids: readonly number[], values: Readonly<Record<string, unknown>>) => Promise<unknown>
  done: string
}

/** A field of a deed's form as it is declared. */
type DeclaredField = Pick<AnyField, 'field' | 'input' | 'hint'>

const takes = fieldFacts.takes
const signing = [
  { field: 'sign_date', input: 'date' },
  // Who may sign on that day is asked for while the form is open.
  { field: 'signer_id', input: { labels: {} } },
  { field: 'signer_name', input: 'text' },
  { field: 'signer_title', input: 'text' },
  { field: 'authority_no', input: 'text' },
] as const satisfies readonly DeclaredField[]

/** The fields of an operation's body, with what the contract says of them. */
function fieldsOf(verb: keyof typeof takes, fields: readonly DeclaredField[]): readonly AnyField[] {
  // Each is a field of the verb's own body, which is where its facts come from.
  return withFacts({ ...fieldFacts, takes: { store: takes[verb] } }, fields)
}

/** What only a decision does: for whoever may draft one. */
export const decidedFields: ReadonlySet<string> = new Set(['position_id', 'department_id'])

/** Every deed by its name. */
export const deeds: Readonly<Record<DeedName, Deed>> = {
  issue: {
    title: 'Ban hành hợp đồng',
    description: 'Số hợp đồng được cấp khi ban hành; nội dung sau đó không sửa được.',
    submitLabel: 'Ban hành',
    fields: fieldsOf('issue', [
      ...signing,
      { field: 'number', input: 'text', hint: 'Để trống để lấy số kế tiếp.' },
    ]),
    send: ([id = 0], values) =>
      client.call('contracts.issue', { path: { id }, body: values as Input<'contracts.issue'>['body'] }),
    done: 'Đã ban hành hợp đồng.',
  },
  issueBulk: {
    title: 'Ban hành các hợp đồng đã chọn',
    description:
      'Cùng ngày ký và người ký; nếu một hợp đồng không ban hành được thì không hợp đồng nào được ban hành.',
    submitLabel: 'Ban hành',
    fields: fieldsOf('issueBulk', signing),
    send: (ids, values) =>
      client.call('contracts.issueBulk', {
        body: { ...values, ids: [...ids] } as Input<'contracts.issueBulk'>['body'],
      }),
    done: 'Đã ban hành các hợp đồng.',
  },
  end: {
    title: 'Chấm dứt hợp đồng',
    description: 'Hợp đồng còn hiệu lực đến hết ngày chấm dứt.',
    submitLabel: 'Chấm dứt',
    fields: fieldsOf('end', [
      { field: 'ended_date', input: 'date' },
      { field: 'end_reason', input: { labels: endReasonLabels } },
      { field: 'notice_date', input: 'date', hint: 'Ngày báo trước hoặc ngày thông báo bằng văn bản.' },
      { field: 'notice_exemption', input: { labels: noticeExemptionLabels } },
      { field: 'is_special_job', input: 'switch', hint: 'Điều 7 Nghị định 145/2020/NĐ-CP.' },
      { field: 'decision_no', input: 'text' },
    ]),
    send: ([id = 0], values) =>
      client.call('contracts.end', { path: { id }, body: values as Input<'contracts.end'>['body'] }),
    done: 'Đã chấm dứt hợp đồng.',
  },
  cancel: {
    title: 'Hủy hợp đồng',
    description: 'Chỉ hủy được hợp đồng chưa có hiệu lực; số đã cấp được ghi là bỏ số.',
    submitLabel: 'Hủy hợp đồng',
    fields: fieldsOf('cancel', [{ field: 'reason', input: 'long-text' }]),
    send: ([id = 0], values) =>
      client.call('contracts.cancel', { path: { id }, body: values as Input<'contracts.cancel'>['body'] }),
    done: 'Đã hủy hợp đồng.',
  },
  appendix: {
    title: 'Thêm phụ lục',
    description:
      'Phụ lục không thay đổi thời hạn hợp đồng (Điều 22 Bộ luật Lao động). Lương, chức vụ hoặc đơn vị mới được soạn thành quyết định nháp.',
    submitLabel: 'Lưu phụ lục',
    // Each is a field of the appendix, with its own facts.
    fields: withFacts(appendixFacts, [
      ...signing,
      { field: 'start_date', input: 'date' },
      { field: 'end_date', input: 'date', hint: 'Để trống nếu có hiệu lực đến hết hợp đồng.' },
      { field: 'changes', input: { several: appendixChangeLabels } },
      { field: 'content', input: 'long-text' },
      { field: 'salary', input: 'money' },
      { field: 'job_title', input: 'text' },
      { field: 'work_place', input: 'text' },
      { field: 'position_id', input: { reference: 'positions' }, hint: 'Để soạn quyết định điều chỉnh.' },
      { field: 'department_id', input: { reference: 'departments' }, hint: 'Chỉ chọn khi chuyển đơn vị.' },
      { field: 'working_time', input: 'text' },
      { field: 'number', input: 'text', hint: 'Để trống để lấy số kế tiếp.' },
    ] as const) as readonly AnyField[],
    send: async ([id = 0], values) => {
      const body = values as Input<'appendices.store'>['body']
      const { undecided } = await client.call('appendices.store', { path: { id }, body })
      return undecided === null ? undefined : `Chưa soạn đủ quyết định. ${undecided}`
    },
    done: 'Đã lưu phụ lục.',
  },
}
