import type { Schemas } from '../contract.ts'

/** Trạng thái of a course. */
export const trainingStatusLabels: Record<Schemas['TrainingStatus'], string> = {
  planned: 'Lên kế hoạch',
  open: 'Mở đăng ký',
  running: 'Đang diễn ra',
  finished: 'Kết thúc',
  cancelled: 'Hủy',
}

/** Loại chi phí of a course. */
export const trainingCostKindLabels: Record<Schemas['TrainingCostKind'], string> = {
  lecturer: 'Giảng viên',
  material: 'Tài liệu',
  room: 'Phòng',
  board: 'Ăn ở',
  travel: 'Đi lại',
  certificate: 'Chứng chỉ',
  other: 'Khác',
}

/** Who pays a cost. */
export const trainingPayerLabels: Record<Schemas['TrainingPayer'], string> = {
  company: 'Công ty',
  learner: 'Người học',
  partner: 'Đối tác',
}

/** Loại tài liệu of a course. */
export const trainingDocumentKindLabels: Record<Schemas['TrainingDocumentKind'], string> = {
  proposal: 'Tờ trình',
  decision: 'Quyết định mở lớp',
  material: 'Tài liệu học',
  signed_list: 'Danh sách ký',
  other: 'Khác',
}
