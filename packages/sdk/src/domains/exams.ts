import type { Schemas } from '../contract.ts'

/** Loại kiểm tra of a periodic test. */
export const examKindLabels: Record<Schemas['ExamKind'], string> = {
  skill: 'Nghiệp vụ',
  safety: 'An toàn',
  grade: 'Nâng bậc',
  probation: 'Hết thử việc',
}

/** Trạng thái of a periodic test. */
export const examStatusLabels: Record<Schemas['ExamStatus'], string> = {
  draft: 'Nháp',
  scheduled: 'Đã lên lịch',
  running: 'Đang diễn ra',
  scoring: 'Chờ nhập điểm',
  reviewing: 'Chờ duyệt kết quả',
  published: 'Đã công bố',
  cancelled: 'Đã hủy',
}

/** What brings a periodic test into another state. */
export const examActionLabels: Record<Schemas['ExamMove']['action'], string> = {
  schedule: 'Lên lịch',
  close: 'Kết thúc thi',
  submit: 'Trình duyệt kết quả',
  return: 'Trả lại',
  publish: 'Công bố kết quả',
  withdraw: 'Thu hồi công bố',
  cancel: 'Hủy đợt kiểm tra',
}

/** Hình thức of a part. */
export const examPartKindLabels: Record<Schemas['ExamPartKind'], string> = {
  quiz: 'Trắc nghiệm',
  essay: 'Tự luận',
  practice: 'Thực hành',
  oral: 'Vấn đáp',
}

/** Vai trò in the board of a periodic test. */
export const examBoardRoleLabels: Record<Schemas['ExamBoardMemberRole'], string> = {
  chair: 'Chủ tịch',
  member: 'Ủy viên',
  secretary: 'Thư ký',
}

/** How far somebody's result is. */
export const examResultStateLabels: Record<Schemas['ExamResultState'], string> = {
  pending: 'Chưa có điểm',
  entered: 'Đã nhập',
  reviewing: 'Chờ duyệt',
  published: 'Đã công bố',
}
