import type { Schemas } from '@nhansu/sdk/contract'
import { endReasonLabels } from '@nhansu/sdk/domains/contracts'
import { natureOfWorkLabels } from '@nhansu/sdk/domains/employees'
import { formatDate } from '@nhansu/ui/format/date.ts'
import { formatNumber } from '@nhansu/ui/format/number.ts'
import { moneyWords } from '#web/kit/money.ts'
import { differenceLines } from '#web/domains/employees/public.ts'

type Pay = Schemas['DecisionPay']
type Person = Schemas['DecisionPerson']

const payTitles = {
  pay_scale: 'Ngạch lương',
  pay_grade: 'Bậc lương',
  coefficient: 'Hệ số lương',
  base_salary: 'Mức lương cơ bản',
  insurance_salary: 'Lương đóng bảo hiểm',
  next_raise_date: 'Ngày nâng bậc lần sau',
} as const satisfies Record<keyof Pay, string>
const payFields = Object.keys(payTitles) as (keyof Pay)[]

function payWords(field: keyof Pay, pay: Pay): string {
  const value = pay[field]
  if (value === null || value === undefined) return 'không có'
  if (field === 'base_salary' || field === 'insurance_salary') return moneyWords(Number(value))
  if (field === 'next_raise_date') return formatDate(String(value)) ?? ''
  return field === 'coefficient' ? formatNumber(Number(value), 2) : String(value)
}

/** 'Mức lương cơ bản: 8,000,000.0 đồng → 9,000,000.0 đồng' for each that a decision sets. */
export function payDifferences(before: Pay | null | undefined, after: Pay | null | undefined): string[] {
  if (!after) return []
  return payFields
    .filter((field) => field in after)
    .map((field) => `${payTitles[field]}: ${payWords(field, before ?? {})} → ${payWords(field, after)}`)
}

const nature: Readonly<Record<number, string>> = natureOfWorkLabels

/** What an issued decision has made of a person, a line each. */
export function frozenLines(person: Person): string[] {
  const { before, after, before_pay, after_pay, ended_contract } = person
  const lines = [
    ...ownDayLines(person),
    ...differenceLines(before ?? {}, after ?? {}),
    ...payDifferences(before_pay, after_pay),
    ...headLines(person),
    ...(ended_contract === null ? [] : [`Chấm dứt hợp đồng ${ended_contract}`]),
  ]
  return lines.length === 0 ? ['Không thay đổi thông tin công việc.'] : lines
}

/** From when a decision holds for somebody later than for the others. */
export function ownDayLines({ effective_date }: Pick<Person, 'effective_date'>): string[] {
  return effective_date ? [`Có hiệu lực từ ngày ${formatDate(effective_date)}`] : []
}

type HeadOfUnit = Pick<Person, 'heads_unit' | 'headed_unit_name' | 'replaced_head_name' | 'full_name'>

/** Whose head somebody has become, and after whom. */
export function headLines(person: HeadOfUnit): string[] {
  const { heads_unit, headed_unit_name, replaced_head_name, full_name } = person
  if (heads_unit !== true) return []
  if (!headed_unit_name) return ['Làm trưởng đơn vị']
  return [`Trưởng đơn vị ${headed_unit_name}: ${replaced_head_name ?? 'chưa có'} → ${full_name}`]
}

/** What a draft sets of a person, a line each. */
export function draftLines(person: Person): string[] {
  const day = (value: string | null | undefined) => value && formatDate(value)
  const lines: [title: string, value: string | null | undefined][] = [
    ['Đơn vị', person.new_department_name],
    ['Chức vụ', person.new_position_name],
    ['Quản lý trực tiếp', person.direct_manager_name],
    ['Nơi làm việc', person.work_place],
    ['Tính chất công việc', person.nature_of_work ? nature[person.nature_of_work] : null],
    ['Thử việc đến ngày', day(person.probation_to)],
    ['Nhiệm kỳ đến ngày', day(person.term_to)],
    ['Làm trưởng đơn vị', person.heads_unit === true ? 'Có' : null],
    ['Nghỉ đến hết ngày', day(person.absent_until)],
    ['Lý do chấm dứt hợp đồng', person.contract_end_reason && endReasonLabels[person.contract_end_reason]],
    ['Lý do nghỉ', person.leave_reason],
    ...payFields.map((field): [string, string | null] => [
      payTitles[field],
      (person[field] ?? null) === null ? null : payWords(field, person),
    ]),
    ['Ghi chú', person.note],
  ]
  return [...ownDayLines(person), ...lines.flatMap(([title, value]) => (value ? [`${title}: ${value}`] : []))]
}
