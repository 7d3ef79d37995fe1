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

/** Trạng thái of who is taken in and joins on a day to come, whatever he begins with. */
export const awaitedLabel = 'Chờ nhận việc'

/** Trạng thái hoạt động, by the same two words. */
export const activeLabels: Record<'true' | 'false', string> = {
  true: employmentStatusLabels[1],
  false: employmentStatusLabels[2],
}

/** Trạng thái hoạt động, as the list is filtered by it. */
export const standingLabels: Record<'true' | 'awaited' | 'false', string> = {
  true: activeLabels.true,
  awaited: awaitedLabel,
  false: activeLabels.false,
}

/** Tình trạng làm việc, as the list is filtered by it. */
export const askedWorkStateLabels: Record<'awaited' | WorkState, string> = {
  awaited: awaitedLabel,
  ...workStateLabels,
}

/** Trạng thái of an account. */
export const accountStateLabels: Record<'true' | 'false', string> = { true: 'Đang mở', false: 'Đã khóa' }

/** Whose an account is, in the current company. */
export const accountOwnerLabels: Record<Schemas['Account']['employee_state'], string> = {
  working: 'Nhân viên đang làm việc',
  left: 'Nhân viên đã nghỉ',
  elsewhere: 'Không có hồ sơ ở công ty này',
  nobody: 'Không phải nhân viên',
}

/** Tài khoản of an employee, as the list is filtered by it. */
export const accountHoldingLabels = { open: 'Đang mở', closed: 'Đã khóa', none: 'Chưa có' } as const

/** Tình trạng hồ sơ of somebody who works here. */
export const papersStateLabels: Record<NonNullable<Schemas['PapersState']>, string> = {
  complete: 'Đủ hồ sơ',
  incomplete: 'Thiếu hồ sơ',
}

/** What is missing or does not fit in what every reader of a file sees. */
export const fileFindingLabels: Record<Schemas['FileFinding'], string> = {
  birth_date: 'Ngày sinh không hợp với tuổi lao động',
  group_join_date: 'Ngày vào tập đoàn sau ngày vào công ty',
  no_birth_date: 'Chưa có ngày sinh',
  no_phone: 'Chưa có số điện thoại',
  no_province: 'Chưa có tỉnh, thành phố thường trú',
  no_education: 'Chưa có trình độ học vấn',
}

/** The same of papers and personal data. */
export const sensitiveFindingLabels: Record<Schemas['SensitiveFinding'], string> = {
  id_number: 'Số căn cước không khớp ngày sinh, giới tính hoặc mã tỉnh',
  id_card: 'Ngày cấp, nơi cấp hoặc hạn của căn cước cần xem lại',
  passport: 'Số, ngày cấp hoặc hạn của hộ chiếu cần xem lại',
  work_permit: 'Giấy phép lao động hết hạn hoặc không phù hợp',
  driver_licence: 'Giấy phép lái xe hết hạn hoặc sai thời hạn',
  affiliation_dates: 'Ngày vào Đảng, đoàn thể hoặc quân ngũ không hợp lý',
  relative_births: 'Tuổi của cha mẹ hoặc con không hợp lý',
  no_id_number: 'Chưa có số căn cước hoặc hộ chiếu',
  no_id_card: 'Chưa có ngày cấp hoặc nơi cấp căn cước',
  no_driver_licence: 'Lái xe chưa có giấy phép lái xe',
  no_emergency_contact: 'Chưa có người liên hệ khẩn cấp',
}

/** The same of tax, insurance and bank accounts. */
export const numberFindingLabels: Record<Schemas['NumberFinding'], string> = {
  tax_code: 'Mã số thuế không khớp căn cước hoặc sai chữ số kiểm tra',
  social_insurance: 'Mã số hoặc tháng đóng BHXH cần xem lại',
  account_holder: 'Tên chủ tài khoản khác tên nhân viên',
  no_tax_code: 'Chưa có mã số thuế',
  no_social_insurance: 'Chưa có mã số BHXH',
  no_bank_account: 'Chưa có tài khoản ngân hàng',
}

/** Whether the data of a file are there and fit together, apart from the papers that are handed in. */
export const dataStateLabels = {
  complete: 'Đủ thông tin',
  incomplete: 'Thiếu thông tin',
  contradictory: 'Có thông tin mâu thuẫn',
} as const

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
