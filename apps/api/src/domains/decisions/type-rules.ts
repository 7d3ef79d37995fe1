import type { Schemas } from '@nhansu/sdk/contract'
import { endReasonLabels } from '@nhansu/sdk/domains/contracts'
import {
  type DecisionFact,
  decisionFacts,
  type DecisionType,
  decisionTypesOfOneDay,
  leavingDecisionTypes,
  neededDecisionFacts,
} from '@nhansu/sdk/domains/decisions'
import { decisionTypeLabels } from '@nhansu/sdk/domains/documents'
import type { ChangedFacts, ChangedPay, ChangeKind, Standing, StandingOnDay } from '../employees/public.ts'
import { dayOf } from './own-days.ts'

export type PersonStore = Schemas['DecisionPersonStore']
type EndReason = Schemas['EndReason']

/** Where a type of decision may come, and what it is to whom it is about. */
interface TypeRule {
  after: readonly Standing[]
  /** The state in which it lets somebody in. */
  admits?: 'training' | 'probation' | 'official' | 'seasonal'
  /** Why the contract ends with it, where its writer does not say. */
  ends?: EndReason | 'asked'
}

const outside: readonly Standing[] = ['unknown', 'left']
const atWork: readonly Standing[] = ['training', 'probation', 'official', 'seasonal']
const working: readonly Standing[] = [...atWork, 'maternity_leave', 'unpaid_leave']
const pay = [
  'pay_scale',
  'pay_grade',
  'coefficient',
  'base_salary',
  'insurance_salary',
  'next_raise_date',
] as const satisfies readonly (DecisionFact & keyof ChangedPay)[]

/** The fifteen types of the specification. */
const typeRules: Readonly<Record<DecisionType, TypeRule>> = {
  1: { after: outside, admits: 'training' },
  2: { after: [...outside, 'training'], admits: 'probation' },
  3: { after: [...outside, 'training', 'probation', 'seasonal'], admits: 'official' },
  4: { after: working },
  5: { after: working },
  6: { after: working },
  7: { after: working, ends: 'asked' },
  8: { after: ['official', 'seasonal'] },
  9: { after: [...outside, 'training', 'probation', 'seasonal'], admits: 'official' },
  10: { after: working },
  11: { after: ['training'], ends: 'probation_failed' },
  12: { after: ['probation'], ends: 'probation_failed' },
  13: { after: working, ends: 'expired' },
  14: { after: outside, admits: 'seasonal' },
  15: { after: working },
}

const asked: Partial<Record<DecisionFact, string>> = {
  department_id: 'Vui lòng chọn đơn vị.',
  position_id: 'Vui lòng chọn chức vụ.',
  contract_end_reason: 'Vui lòng chọn lý do chấm dứt hợp đồng.',
  absent_until: 'Vui lòng nhập ngày nghỉ cuối cùng.',
}

/** What is wrong with what a draft sets of one person, by its fields; whether it may come stands aside. */
export function factErrors(type: DecisionType, person: PersonStore): Record<string, string> {
  const facts = decisionFacts[type]
  const given = givenFacts(person)
  const foreign = given.filter((fact) => !facts.includes(fact))
  const errors: Record<string, string> = Object.fromEntries(
    foreign.map((fact) => [fact, 'Thông tin này không thuộc loại quyết định đã chọn.']),
  )
  for (const fact of neededDecisionFacts[type] ?? []) {
    if (!given.includes(fact)) errors[fact] = asked[fact] ?? 'Vui lòng nhập thông tin này.'
  }
  if (person.department_id && !person.position_id && facts.includes('department_id')) {
    errors['position_id'] ??= 'Vui lòng chọn chức vụ.'
  }
  if (type === 15 && given.length === 0) errors['base_salary'] = 'Vui lòng nhập ít nhất một thông tin lương.'
  return errors
}

/** What is wrong with the days that a draft says of one person, by its fields. */
export function dayErrors(type: DecisionType, day: string, person: PersonStore): Record<string, string> {
  const { effective_date: own, absent_until, probation_to, term_to } = person
  const from = dayOf(person, day)
  const errors: Record<string, string> = {}
  if (own && decisionTypesOfOneDay.has(type)) {
    errors['effective_date'] = 'Quyết định kỷ luật có hiệu lực cùng một ngày. Hãy bỏ ngày hiệu lực riêng.'
  } else if (own && own < day) {
    errors['effective_date'] =
      `Ngày hiệu lực riêng không được trước ngày hiệu lực của quyết định (${shown(day)}).`
  }
  if (absent_until && absent_until < from) {
    errors['absent_until'] = 'Ngày nghỉ cuối cùng trước ngày hiệu lực.'
  }
  if (probation_to && probation_to < from) {
    errors['probation_to'] = 'Ngày kết thúc thử việc trước ngày hiệu lực.'
  }
  if (term_to && term_to < from) errors['term_to'] = 'Ngày hết nhiệm kỳ trước ngày hiệu lực.'
  return errors
}

function givenFacts(person: PersonStore): DecisionFact[] {
  const { employee_id: _, note: __, effective_date: ___, ...facts } = person
  // The keys of an object of one type are that type's own.
  return (Object.keys(facts) as DecisionFact[]).filter((fact) => (facts[fact] ?? false) !== false)
}

/** What a decision does to a person, or why it cannot. */
export interface Deed {
  kind: ChangeKind
  facts: ChangedFacts
  pay: ChangedPay
}

/**
 * The job change of a person, from where he stands on the day.
 * @returns a sentence for what cannot be; undefined for a decision that changes no job
 */
export function deedOf(
  type: DecisionType,
  day: string,
  person: PersonStore,
  { standing, facts: now }: StandingOnDay,
): Deed | string | undefined {
  const rule = typeRules[type]
  if (!rule.after.includes(standing)) return notAfter(type, standing)
  const department_id = person.department_id ?? now?.main_position?.department_id
  if (person.position_id && !department_id) return 'Vui lòng chọn đơn vị.'
  const main_position =
    person.position_id && department_id ? { position_id: person.position_id, department_id } : undefined
  if (type === 4 && department_id === now?.main_position?.department_id) {
    return 'Đơn vị mới trùng với đơn vị hiện tại. Hãy dùng quyết định điều chỉnh chức danh.'
  }
  const { nature_of_work, work_place, direct_manager_id } = person
  const facts: ChangedFacts = {
    ...(main_position && { main_position }),
    ...(nature_of_work && { nature_of_work }),
    ...(work_place && { work_place }),
    ...(direct_manager_id && { direct_manager_id }),
  }
  if (rule.admits) return admission(rule.admits, day, person, standing, facts)
  if (leavingDecisionTypes.has(type))
    return { kind: 'termination', facts: { leave_reason: leaveReason(type, person) }, pay: {} }
  if (type === 8)
    return { kind: 'unpaid_leave', facts: { absent_until: person.absent_until ?? null }, pay: {} }
  if (type === 15) return { kind: 'pay', facts: {}, pay: payOf(person) }
  if (Object.keys(facts).length === 0) return undefined
  return { kind: ({ 4: 'transfer', 5: 'title' } as const)[type as 4 | 5] ?? 'appointment', facts, pay: {} }
}

function admission(
  state: NonNullable<TypeRule['admits']>,
  day: string,
  { probation_to }: PersonStore,
  standing: Standing,
  facts: ChangedFacts,
): Deed | string {
  const comesIn = outside.includes(standing)
  if (comesIn && !facts.main_position) return 'Vui lòng chọn đơn vị và chức vụ khi tiếp nhận.'
  const kind = standing === 'left' ? 'rehire' : state === 'official' && !comesIn ? 'official' : 'reception'
  return {
    kind,
    facts: {
      ...facts,
      work_state: state,
      ...(state === 'official' && { official_date: day }),
      ...(state === 'probation' && { probation_from: day, probation_to: probation_to ?? null }),
    },
    pay: {},
  }
}

function leaveReason(type: DecisionType, { leave_reason, contract_end_reason }: PersonStore): string {
  return (
    leave_reason ?? (contract_end_reason ? endReasonLabels[contract_end_reason] : decisionTypeLabels[type])
  )
}

/** The state in which a type of decision lets somebody in; nothing for one that lets nobody in. */
export function admittedState(type: DecisionType): TypeRule['admits'] {
  return typeRules[type].admits
}

const kindsOfChange: Readonly<Record<DecisionType, readonly ChangeKind[]>> = {
  1: ['reception', 'rehire'],
  2: ['reception', 'rehire'],
  3: ['reception', 'rehire', 'official'],
  4: ['transfer'],
  5: ['title'],
  6: ['appointment'],
  7: ['termination'],
  8: ['unpaid_leave'],
  9: ['reception', 'rehire', 'official'],
  10: ['appointment'],
  11: ['termination'],
  12: ['termination'],
  13: ['termination'],
  14: ['reception', 'rehire'],
  15: ['pay'],
}

/** The kinds of job change that a type of decision writes. */
export function kindsOfType(type: DecisionType): readonly ChangeKind[] {
  return kindsOfChange[type]
}

/** Why a person's contract ends with a decision; nothing for one that ends none. */
export function contractEndOf(type: DecisionType, person: PersonStore): EndReason | undefined {
  const { ends } = typeRules[type]
  return ends === 'asked' ? (person.contract_end_reason ?? undefined) : ends
}

function payOf(person: PersonStore): ChangedPay {
  const set = pay.filter((fact) => (person[fact] ?? null) !== null)
  // Each fact is one of pay, with its own value.
  return Object.fromEntries(set.map((fact) => [fact, person[fact]])) as ChangedPay
}

function notAfter(type: DecisionType, standing: Standing): string {
  if (standing === 'left') return 'Nhân viên đã nghỉ việc vào ngày hiệu lực.'
  if (standing === 'unknown') return 'Ngày hiệu lực trước ngày vào công ty.'
  const states: Partial<Record<DecisionType, string>> = {
    8: 'Chỉ nhân viên chính thức hoặc thời vụ đang làm việc được nghỉ không hưởng lương.',
    11: 'Nhân viên không ở giai đoạn đào tạo vào ngày hiệu lực.',
    12: 'Nhân viên không ở giai đoạn thử việc vào ngày hiệu lực.',
  }
  return states[type] ?? 'Nhân viên đã được tiếp nhận vào ngày hiệu lực.'
}

function shown(day: string): string {
  return day.split('-').toReversed().join('-')
}
