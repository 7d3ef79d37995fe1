import type { WorkState } from '@nhansu/sdk/domains/employees'
import type { CivilDay } from './days.ts'

/** A position in a unit. */
export interface PositionHeld {
  position_id: number
  department_id: number
}

/** What is dated of an employee's work, as it is on one day; pay stands apart. */
export interface JobFacts {
  work_state: WorkState
  main_position: PositionHeld | null
  /** Kiêm nhiệm. */
  further_positions: readonly PositionHeld[]
  nature_of_work: number | null
  work_place: string | null
  direct_manager_id: number | null
  heavy_work: 'none' | 'heavy' | 'very_heavy'
  probation_from: CivilDay | null
  probation_to: CivilDay | null
  join_date: CivilDay
  official_date: CivilDay | null
  /** The last day of a leave whose end is known; nothing outside of leaves. */
  absent_until: CivilDay | null
  /** The last working day of who has left. */
  leave_date: CivilDay | null
  leave_reason: string | null
}

/** What is dated of an employee's pay, in đồng. */
export interface PayFacts {
  pay_scale: string | null
  pay_grade: number | null
  coefficient: number | null
  base_salary: number | null
  insurance_salary: number | null
  next_raise_date: CivilDay | null
}

/** What a change may set; the day of joining is the effective date of whatever lets somebody in. */
export type ChangedFacts = Partial<Omit<JobFacts, 'join_date'>>
export type ChangedPay = Partial<PayFacts>

/** What a change does; the words are those of the specification's decisions where it has them. */
export type ChangeKind =
  | 'opening'
  | 'reception'
  | 'official'
  | 'transfer'
  | 'title'
  | 'appointment'
  | 'termination'
  | 'unpaid_leave'
  | 'maternity_leave'
  | 'pay'
  | 'unit_change'
  | 'rehire'

/** A change that counts: one that waits for its day, or is in effect. */
export interface JobChange {
  id: number
  kind: ChangeKind
  effective_date: CivilDay
  /** Its place among the changes of that day. */
  day_order: number
  facts: ChangedFacts
  pay: ChangedPay
  /** Its day is to come, or the turn of its day has not let it in. */
  waits: boolean
}

/** The facts of somebody of whom nothing is known yet but the day of joining. */
export function factsAtJoining(day: CivilDay): JobFacts {
  return {
    work_state: 'probation',
    main_position: null,
    further_positions: [],
    nature_of_work: null,
    work_place: null,
    direct_manager_id: null,
    heavy_work: 'none',
    probation_from: null,
    probation_to: null,
    join_date: day,
    official_date: null,
    absent_until: null,
    leave_date: null,
    leave_reason: null,
  }
}

export const noPay: PayFacts = {
  pay_scale: null,
  pay_grade: null,
  coefficient: null,
  base_salary: null,
  insurance_salary: null,
  next_raise_date: null,
}
