import type { Schemas } from '../contract.ts'

export type Gender = Schemas['Gender']
export type WorkState = Schemas['WorkState']

/** Giới tính. */
export const genderLabels: Record<Gender, string> = { Nam: 'Nam', Nữ: 'Nữ' }

/** Tình trạng làm việc. */
export const workStateLabels: Record<WorkState, string> = {
  training: 'Đào tạo',
  probation: 'Thử việc',
  official: 'Chính thức',
  seasonal: 'Thời vụ',
  maternity_leave: 'Nghỉ thai sản',
  unpaid_leave: 'Nghỉ không lương',
  left: 'Đã nghỉ việc',
}

/** Tính chất công việc; 4 is operations paid by time, against output pay of 3. */
export const natureOfWorkLabels = {
  1: 'Hành chính',
  2: 'Hỗn hợp',
  3: 'Khai thác',
  4: 'Khai thác (thời gian)',
  5: 'Nhà ăn',
  6: 'Vận tải',
  7: 'Lái xe',
} as const satisfies Record<number, string>

export type NatureOfWork = keyof typeof natureOfWorkLabels

/** Trạng thái làm việc of the employee filter: 1 stands for active, 2 for no longer active. */
export const employmentStatusLabels = { 1: 'Đang làm việc', 2: 'Đã hết hạn' } as const satisfies Record<
  number,
  string
>

/** Trạng thái hoạt động, by the same two words. */
export const activeLabels: Record<'true' | 'false', string> = {
  true: employmentStatusLabels[1],
  false: employmentStatusLabels[2],
}

/** Trạng thái of an account. */
export const accountStateLabels: Record<'true' | 'false', string> = { true: 'Đang mở', false: 'Đã khóa' }

/** Tình trạng hồ sơ of somebody who works here. */
export const papersStateLabels: Record<NonNullable<Schemas['PapersState']>, string> = {
  complete: 'Đủ hồ sơ',
  incomplete: 'Thiếu hồ sơ',
}

/** What is written down by hand of a paper that an employee has to hand in. */
export const paperMarkLabels: Record<Schemas['PaperMark']['state'], string> = {
  handed_in: 'Đã nộp bản giấy',
  waived: 'Được miễn',
}

/** Tình trạng of a paper that an employee has to hand in. */
export const paperStateLabels: Record<Schemas['CheckedPaper']['state'], string> = {
  missing: 'Còn thiếu',
  ...paperMarkLabels,
  document: 'Có trong tài liệu',
}

/** Tình trạng hôn nhân. */
export const maritalStatusLabels: Record<NonNullable<Schemas['MaritalStatus']>, string> = {
  single: 'Chưa kết hôn',
  married: 'Đã kết hôn',
  other: 'Khác',
}

/** Tình trạng sổ BHXH. */
export const labourBookLabels: Record<NonNullable<Schemas['LabourBook']>, string> = {
  none: 'Chưa có',
  held: 'Đang giữ',
  returned: 'Đã trả',
  electronic: 'Sổ điện tử',
}

/** Quyết định tiếp nhận, among the fifteen types of decision. */
export const receptionLabels: Record<Schemas['Reception']['decision_type'], string> = {
  1: 'Tiếp nhận đào tạo',
  2: 'Tiếp nhận thử việc',
  3: 'Tiếp nhận chính thức',
  9: 'Tiếp nhận và bổ nhiệm',
  14: 'Tiếp nhận nhân viên thời vụ',
}
