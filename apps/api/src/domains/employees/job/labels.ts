import type { ChangeKind } from './job-facts.ts'

/** What each kind of change is called. */
export const changeKindLabels: Readonly<Record<ChangeKind, string>> = {
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
