import type { Schemas } from '../contract.ts'

/** Trạng thái of a campaign. */
export const recruitmentStatusLabels: Record<Schemas['RecruitmentStatus'], string> = {
  planning: 'Lên kế hoạch',
  recruiting: 'Đang tuyển dụng',
  done: 'Hoàn thành',
}

/** How a published campaign stands for those who would apply. */
export const campaignStateLabels: Record<Schemas['ExternalState'], string> = {
  open: 'Đang nhận hồ sơ',
  paused: 'Tạm ngừng nhận hồ sơ',
  expired: 'Đã hết hạn nộp hồ sơ.',
  done: 'Đợt tuyển dụng đã kết thúc.',
}

/** Days of the week by their numbers, from Monday on. */
export const weekdayLabels = {
  1: 'Thứ Hai',
  2: 'Thứ Ba',
  3: 'Thứ Tư',
  4: 'Thứ Năm',
  5: 'Thứ Sáu',
  6: 'Thứ Bảy',
  7: 'Chủ nhật',
} as const

/** Where the approval of a campaign stands. */
export const recruitmentApprovalLabels: Record<Schemas['RecruitmentApproval'], string> = {
  draft: 'Nháp',
  waiting: 'Chờ duyệt',
  approved: 'Đã duyệt',
  rejected: 'Từ chối',
}

/** How the promises of an answer stand that a campaign has given to those who applied. */
export const answerDueLabels: Record<NonNullable<Schemas['Recruitment']['answer_due']>, string> = {
  late: 'Có hồ sơ quá hạn phản hồi',
  soon: 'Có hồ sơ đến hạn phản hồi',
}

/** Why people are wanted. */
export const recruitmentReasonLabels: Record<Schemas['RecruitmentReason'], string> = {
  replacement: 'Thay thế',
  headcount: 'Tăng định biên',
  project: 'Dự án',
  seasonal: 'Thời vụ',
}

/** Hình thức làm việc. */
export const employmentKindLabels: Record<Schemas['EmploymentKind'], string> = {
  full_time: 'Toàn thời gian',
  part_time: 'Bán thời gian',
  seasonal: 'Thời vụ',
  internship: 'Thực tập',
}

/** What a condition of a campaign looks at. */
export const conditionTypeLabels: Record<Schemas['RecruitmentConditionType'], string> = {
  edu_level: 'Trình độ',
  major: 'Chuyên ngành',
  lang: 'Ngoại ngữ',
  it: 'Tin học',
  gender: 'Giới tính',
  age: 'Tuổi',
  experience: 'Kinh nghiệm (năm)',
  height: 'Chiều cao (cm)',
  licence_class: 'Hạng giấy phép lái xe',
}

/** How a condition compares. */
export const recruitmentConditionOperatorLabels: Record<Schemas['RecruitmentConditionOperator'], string> = {
  contain: 'Chứa',
  not_contain: 'Không chứa',
  many_word: 'Chứa một trong các từ',
  equal: 'Bằng',
  less_than_or_equal: 'Nhỏ hơn hoặc bằng',
  more_than_or_equal: 'Lớn hơn hoặc bằng',
  between: 'Nằm trong khoảng',
  is: 'Là',
  is_not: 'Không là',
}

/** Whether a condition must be met. */
export const conditionNeedLabels: Record<Schemas['RecruitmentConditionNeed'], string> = {
  required: 'Bắt buộc',
  preferred: 'Ưu tiên',
}

/** The values of conditions that have a set of their own, word for word as they travel, with what they are called. */
export const conditionValues: Partial<
  Record<Schemas['RecruitmentConditionType'], Readonly<Record<string, string>>>
> = {
  edu_level: { THPT: 'THPT', 'Trung cấp': 'Trung cấp', 'Cao đẳng': 'Cao đẳng', 'Đại học': 'Đại học' },
  major: {
    IT: 'Công nghệ thông tin',
    Marketing: 'Marketing',
    Accounting: 'Kế toán',
    'Business administration': 'Quản trị kinh doanh',
    Law: 'Luật',
    Economics: 'Kinh tế',
  },
  lang: { English: 'Tiếng Anh', Korean: 'Tiếng Hàn', Chinese: 'Tiếng Trung', Japanese: 'Tiếng Nhật' },
  it: { Word: 'Word', Excel: 'Excel', PowerPoint: 'PowerPoint' },
  gender: { Nam: 'Nam', Nữ: 'Nữ' },
}

type Operator = Schemas['RecruitmentConditionOperator']

const ofWords: readonly Operator[] = ['is', 'is_not', 'contain', 'not_contain', 'many_word']
const ofNumbers: readonly Operator[] = ['equal', 'less_than_or_equal', 'more_than_or_equal', 'between']

/** The operators that mean something for each kind of condition. */
export const conditionOperators: Record<Schemas['RecruitmentConditionType'], readonly Operator[]> = {
  edu_level: ['is', 'is_not', 'many_word', 'more_than_or_equal'],
  major: ofWords,
  lang: ofWords,
  it: ofWords,
  gender: ['is'],
  age: ofNumbers,
  experience: ofNumbers,
  height: ofNumbers,
  licence_class: ofWords,
}

/** Vai trò in a board. */
export const boardRoleLabels: Record<Schemas['RecruitmentBoardRole'], string> = {
  chair: 'Chủ tịch hội đồng',
  member: 'Ủy viên',
  expert: 'Ủy viên chuyên môn',
  secretary: 'Thư ký',
}

/** Loại vòng. */
export const roundKindLabels: Record<Schemas['RecruitmentRoundKind'], string> = {
  screening: 'Sơ loại',
  quiz: 'Trắc nghiệm',
  written: 'Thi viết',
  practical: 'Tay nghề',
  interview: 'Phỏng vấn',
  health: 'Khám sức khỏe',
}

/** Whether results of a round may still come. */
export const roundStateLabels: Record<Schemas['RecruitmentRoundState'], string> = {
  open: 'Đang mở',
  closed: 'Đã chốt',
}

/** Loại tài liệu of a campaign. */
export const recruitmentDocumentKindLabels: Record<Schemas['RecruitmentDocumentKind'], string> = {
  proposal: 'Tờ trình',
  announcement: 'Thông báo tuyển dụng',
  exam: 'Đề thi',
  minutes: 'Biên bản',
}

/** Hình thức of an appointment. */
export const scheduleModeLabels: Record<Schemas['RecruitmentScheduleMode'], string> = {
  in_person: 'Trực tiếp',
  online: 'Trực tuyến',
}

/** Where an appointment stands. */
export const scheduleStateLabels: Record<Schemas['RecruitmentScheduleState'], string> = {
  scheduled: 'Đã xếp lịch',
  done: 'Đã diễn ra',
  cancelled: 'Đã hủy',
}

/** Whether a candidate came to his appointment. */
export const attendanceLabels: Record<
  NonNullable<Schemas['RecruitmentScheduledPerson']['attendance']>,
  string
> = {
  came: 'Có mặt',
  absent: 'Vắng mặt',
}

/** Kết luận of a card. */
export const conclusionLabels: Record<NonNullable<Schemas['RecruitmentConclusion']>, string> = {
  passed: 'Đạt',
  failed: 'Không đạt',
  reserve: 'Dự trữ',
  absent: 'Vắng mặt',
}

/** Where a card stands for whoever writes it. */
export const resultStateLabels: Record<Schemas['RecruitmentResultState'], string> = {
  draft: 'Nháp',
  handed_in: 'Đã nộp',
  recused: 'Không chấm',
}

/** What a reader knows of a card in the table of results. */
export const cardStateLabels: Record<Schemas['RecruitmentCardState'], string> = {
  hidden: 'Chưa xem được',
  missing: 'Chưa nộp',
  handed_in: 'Đã nộp',
  recused: 'Không chấm',
  not_expected: 'Không xếp chấm',
}

/** In which part somebody sits in an appointment. */
export const appointmentPersonLabels: Record<Schemas['AppointmentPersonKind'], string> = {
  candidate: 'Ứng viên',
  employee: 'Người chấm',
}
