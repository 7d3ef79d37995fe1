import {
  disciplineProtectionLabels,
  dismissalCaseLabels,
  inviteWayLabels,
  rewardLevelLabels,
} from '@nhansu/sdk/domains/rewards-disciplines'
import { fieldFacts } from '@nhansu/sdk/field-facts/rewards-disciplines'
import type { Schemas } from '@nhansu/sdk/contract'
import type { AnyField, Labels } from '#web/kit/resource/define-resource.ts'
import { withFact, withFacts } from '#web/kit/resource/field-facts.ts'

export type Step = Schemas['DisciplineMove']['to']
type Declared = Pick<AnyField, 'field' | 'input' | 'hint' | 'initial' | 'required'>

const { takes } = fieldFacts

/** The words of the paper stand beside the reason; one alone is enough, so that neither is asked for. */
const freeReason = withFact({ ...fieldFacts, takes: { store: takes.update } }, {
  field: 'reason',
  input: 'long-text',
  hint: 'Để trống thì lấy tên của lý do đã chọn.',
} satisfies Declared)
const note: readonly AnyField[] = withFacts(fieldFacts, [
  { field: 'note', input: 'long-text' },
] satisfies readonly Declared[])

/** The form of a reward, with the company's own forms to choose from. */
export function rewardFields(forms: Labels): readonly AnyField[] {
  const fields = withFacts(fieldFacts, [
    { field: 'employee_ids', input: { references: 'employees' } },
    {
      field: 'department_id',
      input: { reference: 'departments', nameIn: 'department_name' },
      hint: 'Khi khen thưởng cả đơn vị; khi đó để trống nhân viên.',
    },
    { field: 'form_id', input: { labels: forms }, required: true },
    { field: 'number', input: 'text', required: true },
    { field: 'decision_date', input: 'date', required: true },
    { field: 'effective_date', input: 'date' },
    { field: 'signer', input: 'text' },
    { field: 'level', input: { labels: rewardLevelLabels } },
    { field: 'year', input: 'number' },
    { field: 'period', input: 'text' },
    { field: 'gift', input: 'text' },
    { field: 'reason_id', input: { reference: 'reasonsOfRewards', nameIn: 'reason_name' } },
  ] satisfies readonly Declared[])
  return [...fields, freeReason, ...note]
}

/** The sum of a reward, for who may see it. */
export const moneyField: readonly AnyField[] = withFacts(fieldFacts, [
  { field: 'money', input: 'money' },
] satisfies readonly Declared[])

/** The minutes of a breach: what was done, when it was found, and which clause of the rules it broke. */
export const breachFields: readonly AnyField[] = [
  ...withFacts(fieldFacts, [
    {
      field: 'employee_ids',
      input: { references: 'employees' },
      hint: 'Mỗi hồ sơ lập cho một nhân viên.',
      required: true,
    },
    { field: 'reason_id', input: { reference: 'reasonsOfDisciplines', nameIn: 'reason_name' } },
  ] satisfies readonly Declared[]),
  freeReason,
  ...withFacts(fieldFacts, [
    { field: 'violation_date', input: 'date', required: true },
    { field: 'found_date', input: 'date', required: true },
    { field: 'about_assets', input: 'switch', initial: false },
    { field: 'minutes_no', input: 'text', required: true },
    { field: 'minutes_date', input: 'date' },
    { field: 'clause', input: 'text' },
    { field: 'suspended_from', input: 'date' },
    { field: 'suspended_to', input: 'date' },
    {
      field: 'damages',
      input: 'money',
      hint: 'Bồi thường tách khỏi kỷ luật; không được phạt tiền (Điều 127).',
    },
  ] satisfies readonly Declared[]),
  ...note,
]

const ofMove = (fields: readonly Declared[]) =>
  withFacts({ ...fieldFacts, takes: { store: takes.move } }, fields)

/** What each step asks for. */
export function stepFields(step: Step, forms: Labels): readonly AnyField[] {
  return {
    minutes: [],
    postponed: ofMove([
      { field: 'protection', input: { labels: disciplineProtectionLabels }, required: true },
      { field: 'protected_until', input: 'date', required: true },
    ]),
    meeting: ofMove([
      { field: 'meeting_date', input: 'date', required: true },
      { field: 'meeting_place', input: 'text' },
      { field: 'invited_on', input: 'date', required: true },
      { field: 'invited_way', input: { labels: inviteWayLabels } },
      { field: 'union_name', input: 'text' },
      { field: 'union_invited_on', input: 'date' },
      { field: 'union_invited_way', input: { labels: inviteWayLabels } },
      { field: 'parent_name', input: 'text', hint: 'Chỉ với người chưa đủ 18 tuổi.' },
      { field: 'parent_invited_on', input: 'date' },
      { field: 'parent_invited_way', input: { labels: inviteWayLabels } },
    ]),
    awaiting_decision: ofMove([
      { field: 'participants', input: 'long-text', required: true },
      { field: 'form_id', input: { labels: forms }, required: true },
      { field: 'months', input: 'number', hint: 'Chỉ với hình thức kéo dài thời hạn nâng lương.' },
      { field: 'dismissal_case', input: { labels: dismissalCaseLabels }, hint: 'Chỉ với sa thải.' },
    ]),
    dropped: ofMove([{ field: 'reason', input: 'long-text', required: true }]),
  }[step]
}

/** A reduced term and the paper that reduces it. */
export const reductionFields: readonly AnyField[] = withFacts(
  { ...fieldFacts, takes: { store: takes.reduce } },
  [
    { field: 'reduction_number', input: 'text', required: true },
    { field: 'reduction_date', input: 'date', required: true },
    { field: 'reduced_cleared_date', input: 'date', required: true },
  ] satisfies readonly Declared[],
)

/** What the button of each step says. */
export const stepWords: Record<Step, string> = {
  minutes: 'Tiếp tục xử lý',
  postponed: 'Tạm hoãn',
  meeting: 'Họp xử lý',
  awaiting_decision: 'Trình quyết định',
  dropped: 'Không xử lý',
}
