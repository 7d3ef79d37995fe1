import type { Schemas } from '../contract.ts'
import type { decisionTypeLabels } from './documents.ts'

export type DecisionType = keyof typeof decisionTypeLabels
/** What a decision may set of a person. */
export type DecisionFact = Exclude<
  keyof Schemas['DecisionPersonStore'],
  'employee_id' | 'note' | 'effective_date'
>

const place = ['department_id', 'position_id', 'nature_of_work', 'work_place', 'direct_manager_id'] as const

/** What a list of decisions may be narrowed to by how they came to be applied. */
export const decisionApplicationLabels = { 'Chưa áp dụng được': 'Chưa áp dụng được' } as const

/** What each type of decision may set; a form asks for these and the server takes no others. */
export const decisionFacts: Readonly<Record<DecisionType, readonly DecisionFact[]>> = {
  1: place,
  2: [...place, 'probation_to'],
  3: place,
  4: place,
  5: ['position_id', 'nature_of_work', 'work_place', 'direct_manager_id'],
  6: [...place, 'term_to', 'heads_unit'],
  7: ['contract_end_reason', 'leave_reason'],
  8: ['absent_until'],
  9: [...place, 'term_to', 'heads_unit'],
  // 'Cách chức' gives another position; the other forms of Điều 124 change no job.
  10: place,
  11: ['leave_reason'],
  12: ['leave_reason'],
  13: ['leave_reason'],
  14: place,
  15: ['pay_scale', 'pay_grade', 'coefficient', 'base_salary', 'insurance_salary', 'next_raise_date'],
}

/** Types that hold on one day: the case of a discipline says which. In all others each person may have a later day of his own. */
export const decisionTypesOfOneDay: ReadonlySet<number> = new Set<DecisionType>([10])

/** What a type cannot do without. */
export const neededDecisionFacts: Readonly<Partial<Record<DecisionType, readonly DecisionFact[]>>> = {
  4: ['department_id', 'position_id'],
  5: ['position_id'],
  6: ['position_id'],
  7: ['contract_end_reason'],
  8: ['absent_until'],
  9: ['position_id'],
}

/** By which types those leave whom a decision is about. */
export const leavingDecisionTypes: ReadonlySet<number> = new Set<DecisionType>([7, 11, 12, 13])
