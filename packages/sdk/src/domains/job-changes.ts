import type { Schemas } from '../contract.ts'

export type JobChangeKind = Schemas['JobChangeKind']
export type JobChangeState = Schemas['JobChangeState']
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

/** Where a job change stands. */
export const jobChangeStateLabels: Record<JobChangeState, string> = {
  waiting: 'Chờ hiệu lực',
  in_effect: 'Có hiệu lực',
  withdrawn: 'Đã rút',
  corrected: 'Đã đính chính',
  revoked: 'Đã thu hồi',
}

/** Công việc nặng nhọc, độc hại. */
export const heavyWorkLabels: Record<HeavyWork, string> = {
  none: 'Không',
  heavy: 'Nặng nhọc, độc hại',
  very_heavy: 'Đặc biệt nặng nhọc, độc hại',
}
