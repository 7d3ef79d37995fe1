import type { Schemas } from '../contract.ts'

/** Why an application looked as if no person had sent it. */
export const suspicionLabels = {
  trap: 'Có điền ô ẩn mà người không thấy',
  hasty: 'Gửi ngay khi vừa mở biểu mẫu',
  rush: 'Nhiều hồ sơ được gửi cùng lúc',
} as const satisfies Record<string, string>

/** Why somebody's data were not erased when he asked for it, as HR reads it. */
export const eraseRefusalLabels: Record<Schemas['EraseRefusal'], string> = {
  hired: 'Đã được nhận vào làm',
  held: 'Hồ sơ đang phải giữ lại',
}

/** Trạng thái of a candidate, in the order of the moves. */
export const candidateStateLabels: Record<Schemas['CandidateState'], string> = {
  new: 'Mới nộp',
  seen: 'Đã xem',
  contacted: 'Đã liên hệ',
  confirmed: 'Đã xác nhận tham gia',
  accepted: 'Trúng tuyển',
  employee: 'Đã nhận việc',
  work_refused: 'Từ chối nhận việc',
  failed: 'Không đạt',
  withdrawn: 'Đã rút hồ sơ',
  archived: 'Lưu nguồn dự trữ',
}

/** Nguồn: where somebody has learnt of the campaign. */
export const candidateSourceLabels: Record<Schemas['CandidateSource'], string> = {
  website: 'Trang tuyển dụng',
  job_site: 'Trang việc làm',
  social: 'Mạng xã hội',
  referral: 'Giới thiệu nội bộ',
  school: 'Trường học',
  agency: 'Đơn vị cung ứng',
  walk_in: 'Nộp trực tiếp',
  pool: 'Nguồn dự trữ',
  other: 'Khác',
}

/** Ngoại ngữ. */
export const languageLabels = {
  english: 'Tiếng Anh',
  korean: 'Tiếng Hàn',
  chinese: 'Tiếng Trung',
  japanese: 'Tiếng Nhật',
  other: 'Ngoại ngữ khác',
} as const

/** Tin học. */
export const itSkillLabels = {
  word: 'Word',
  excel: 'Excel',
  powerpoint: 'PowerPoint',
  other: 'Phần mềm khác',
} as const

/** How somebody was contacted. */
export const contactWayLabels: Record<Schemas['CandidateContactWay'], string> = {
  phone: 'Điện thoại',
  email: 'Email',
  zalo: 'Zalo',
  sms: 'Tin nhắn SMS',
  in_person: 'Gặp trực tiếp',
}

/** Why somebody does not take the work. */
export const refusalLabels: Record<Schemas['CandidateRefusalKind'], string> = {
  pay: 'Mức lương',
  other_job: 'Đã nhận việc nơi khác',
  distance: 'Đi lại xa',
  family: 'Lý do gia đình',
  working_time: 'Thời gian làm việc',
  other: 'Lý do khác',
}

/** How somebody has agreed. */
export const consentWayLabels: Record<Schemas['CandidateConsentWay'], string> = {
  form: 'Biểu mẫu trực tuyến',
  paper: 'Bản giấy có chữ ký',
  phone: 'Qua điện thoại',
  email: 'Qua email',
}

/** Loại tệp of a candidate's file. */
export const candidateFileLabels: Record<Schemas['CandidateFile']['kind'], string> = {
  candidate_cv: 'CV',
  candidate_photo: 'Ảnh',
  application_file: 'Giấy tờ bổ sung',
}
