import type { Schemas } from '../contract.ts'

/** Who does what has to be done when somebody leaves. */
export const leaverTaskDoerLabels: Record<Schemas['LeaverTaskDoer'], string> = {
  hr: 'Nhân sự',
  unit_head: 'Trưởng đơn vị',
  person: 'Người nghỉ việc',
  it: 'Công nghệ thông tin',
  accounting: 'Kế toán',
}

/** How the day is found by which it is to be done. */
export const leaverDueRuleLabels: Record<Schemas['LeaverDueRule'], string> = {
  days: 'Ngày theo lịch',
  working_days: 'Ngày làm việc',
  settlement_days: 'Theo khoản 1 Điều 48 BLLĐ',
  settlement_days_most: 'Theo khoản 1 Điều 48 BLLĐ, trường hợp đặc biệt',
}

/** How far a task is today. */
export const leaverTaskStatusLabels: Record<Schemas['LeaverTaskStatus'], string> = {
  overdue: 'Quá hạn',
  open: 'Chưa xong',
  done: 'Đã xong',
  waived: 'Không cần làm',
  cancelled: 'Đã hủy',
}

/** What is written of a task. */
export const leaverTaskStateLabels: Record<Schemas['LeaverTaskState'], string> = {
  open: 'Chưa xong',
  done: 'Đã xong',
  waived: 'Không cần làm',
}
