import type { Schemas } from '../contract.ts'

/** Trạng thái of a campaign. */
export const recruitmentStatusLabels: Record<Schemas['RecruitmentStatus'], string> = {
  planning: 'Lên kế hoạch',
  recruiting: 'Đang tuyển dụng',
  done: 'Hoàn thành',
}

/** Where the approval of a campaign stands. */
export const recruitmentApprovalLabels: Record<Schemas['RecruitmentApproval'], string> = {
  draft: 'Nháp',
  waiting: 'Chờ duyệt',
  approved: 'Đã duyệt',
  rejected: 'Từ chối',
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
