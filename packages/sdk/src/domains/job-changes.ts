import type { Schemas } from '../contract.ts'
import type { DecisionType } from './decisions.ts'

export type JobChangeKind = Schemas['JobChangeKind']
export type JobChangeState = Schemas['JobChangeState']
export type JobChangeOrigin = Schemas['JobChangeOrigin']
export type JobChangeDeed = Schemas['FileJobChange']['deed']
export type HeavyWork = Schemas['HeavyWork']

/** What each kind of job change is called. */
export const jobChangeKindLabels: Record<JobChangeKind, string> = {
  opening: 'Số liệu đầu kỳ',
  reception: 'Tiếp nhận',
  official: 'Tiếp nhận chính thức',
  transfer: 'Điều chuyển',
  title: 'Điều chỉnh chức danh',
  appointment: 'Bổ nhiệm',
  termination: 'Nghỉ việc',
  unpaid_leave: 'Nghỉ không lương',
  maternity_leave: 'Nghỉ thai sản',
  pay: 'Xếp lương',
  unit_change: 'Thay đổi đơn vị',
  rehire: 'Đi làm lại',
}

/** What appointments are called that give no main position: each by the only facts that it sets. */
export const appointmentLabels = {
  further: 'Kiêm nhiệm',
  arrangement: 'Bố trí công việc',
  heavy_work: 'Công việc nặng nhọc, độc hại',
} as const

const factsOfAppointment: Readonly<Record<keyof typeof appointmentLabels, readonly string[]>> = {
  further: ['further_positions'],
  arrangement: ['nature_of_work', 'work_place', 'direct_manager', 'direct_manager_id'],
  heavy_work: ['heavy_work'],
}

/**
 * What a job change is called: by its kind, and an appointment that gives no main position by what it does instead.
 * @param facts the facts that it sets, by their names
 */
export function jobChangeName(kind: JobChangeKind, facts: object): string {
  const set = Object.keys(facts)
  if (kind !== 'appointment' || set.length === 0) return jobChangeKindLabels[kind]
  // The keys of the table are those of its type.
  const names = Object.keys(factsOfAppointment) as (keyof typeof appointmentLabels)[]
  const only = names.find((name) => set.every((fact) => factsOfAppointment[name].includes(fact)))
  return only === undefined ? jobChangeKindLabels[kind] : appointmentLabels[only]
}

/**
 * The types of decision that write each kind of job change, the usual one first. Kinds that are not named are written
 * without a decision; a return is one only of somebody who had left.
 */
export const decisionTypesOfKind: Readonly<
  Partial<Record<JobChangeKind, readonly [DecisionType, ...DecisionType[]]>>
> = {
  // Of who is in training; whoever is new is taken in with his file.
  reception: [2],
  official: [3],
  transfer: [4],
  title: [5],
  appointment: [6],
  termination: [7, 11, 12, 13],
  unpaid_leave: [8],
  rehire: [3, 2, 9, 14],
}

/** Where a job change stands. */
export const jobChangeStateLabels: Record<JobChangeState, string> = {
  waiting: 'Chờ hiệu lực',
  in_effect: 'Có hiệu lực',
  withdrawn: 'Đã rút',
  corrected: 'Đã đính chính',
  revoked: 'Đã thu hồi',
}

/** What was done with a job change, as the history of a file tells it. */
export const jobChangeDeedLabels: Record<JobChangeDeed, string> = {
  written: 'Ghi',
  corrected: 'Đính chính',
  withdrawn: 'Rút',
  revoked: 'Thu hồi',
}

/** What wrote a job change. */
export const jobChangeOriginLabels: Record<JobChangeOrigin, string> = {
  written: 'Ghi trong hồ sơ',
  decision: 'Theo quyết định',
  opening: 'Số liệu đầu kỳ',
  import: 'Nhập từ tệp Excel',
  unit_merge: 'Sáp nhập đơn vị',
}

/** Công việc nặng nhọc, độc hại. */
export const heavyWorkLabels: Record<HeavyWork, string> = {
  none: 'Không',
  heavy: 'Nặng nhọc, độc hại',
  very_heavy: 'Đặc biệt nặng nhọc, độc hại',
}
