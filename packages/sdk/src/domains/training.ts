import type { Schemas } from '../contract.ts'

/** Trạng thái of a course. */
export const trainingStatusLabels: Record<Schemas['TrainingStatus'], string> = {
  planned: 'Lên kế hoạch',
  open: 'Mở đăng ký',
  running: 'Đang diễn ra',
  finished: 'Kết thúc',
  cancelled: 'Hủy',
}

/** Trạng thái of a plan of training. */
export const trainingPlanStatusLabels: Record<Schemas['TrainingPlanStatus'], string> = {
  draft: 'Nháp',
  waiting: 'Chờ duyệt',
  approved: 'Đã duyệt',
  running: 'Đang thực hiện',
  done: 'Hoàn thành',
  cancelled: 'Hủy',
}

/** Where somebody stands in a course. */
export const trainingPersonStateLabels: Record<Schemas['TrainingPersonState'], string> = {
  listed: 'Trong danh sách',
  waiting: 'Danh sách chờ',
  registered: 'Đã đăng ký',
  promised: 'Đã cam kết',
  confirmed: 'Đã xác nhận tham gia',
  refused: 'Từ chối',
  joined: 'Đã tham gia',
  absent: 'Vắng mặt',
  withdrawn: 'Rút khỏi khóa',
  passed: 'Đạt',
  failed: 'Không đạt',
}

/** How a certificate that somebody holds or must hold stands. */
export const heldCertificateStateLabels: Record<Schemas['HeldCertificateState'], string> = {
  valid: 'Còn hạn',
  expiring: 'Sắp hết hạn',
  expired: 'Hết hạn',
  missing: 'Chưa có',
}

/** How a certificate that somebody was given stands today. */
export const employeeCertificateStateLabels: Record<Schemas['EmployeeCertificateState'], string> = {
  valid: 'Còn hạn',
  expiring: 'Sắp hết hạn',
  expired: 'Hết hạn',
  reviewing: 'Đang xem lại',
  replaced: 'Đã thay thế',
  revoked: 'Đã thu hồi',
}

/** How a promise of service for a course stands today. */
export const trainingCommitmentStateLabels: Record<Schemas['TrainingCommitmentState'], string> = {
  draft: 'Nháp',
  signed: 'Đã ký',
  active: 'Đang hiệu lực',
  done: 'Hoàn thành',
  settling: 'Chờ quyết toán',
  waived: 'Miễn bồi hoàn',
  owed: 'Phải bồi hoàn',
  repaid: 'Đã bồi hoàn',
}

/** In what the service that is left is counted. */
export const trainingCommitmentReckoningLabels: Record<Schemas['TrainingCommitmentReckoning'], string> = {
  month: 'Theo tháng',
  day: 'Theo ngày',
}

/** Whence somebody is to be trained. */
export const trainingNeedSourceLabels: Record<Schemas['TrainingNeedSource'], string> = {
  expiring: 'Chứng chỉ hết hạn',
  missing: 'Thiếu chứng chỉ bắt buộc',
  proposal: 'Đơn vị đề xuất',
  test: 'Kiểm tra không đạt',
}

/** Ưu tiên of a training need. */
export const trainingNeedPriorityLabels: Record<Schemas['TrainingNeedPriority'], string> = {
  high: 'Cao',
  normal: 'Bình thường',
  low: 'Thấp',
}

/** Trạng thái of a training need. */
export const trainingNeedStateLabels: Record<Schemas['TrainingNeedState'], string> = {
  new: 'Mới',
  planned: 'Đã đưa vào kế hoạch',
  placed: 'Đã xếp lớp',
  met: 'Đã đáp ứng',
  dismissed: 'Bỏ qua',
}

/** Why a training need is closed; of what somebody set aside his own words stand instead. */
export const trainingNeedCauseLabels: Record<Schemas['TrainingNeedCause'], string> = {
  met: 'Đã có chứng chỉ, đã học đạt hoặc đã kiểm tra lại đạt.',
  by_hand: 'Bỏ qua theo lý do đã ghi.',
  left: 'Đã nghỉ việc.',
  not_required: 'Công việc hiện nay không còn bắt buộc.',
  still_valid: 'Chứng chỉ còn hạn theo thông tin hiện nay.',
  result_changed: 'Kết quả kiểm tra đã thu hồi hoặc đính chính.',
}

/** On what a claim to be paid back rests. */
export const trainingCommitmentBasisLabels: Record<Schemas['TrainingClaimBasis'], string> = {
  unlawful: 'Đơn phương chấm dứt trái pháp luật (Điều 40 BLLĐ)',
  agreed: 'Theo thỏa thuận trong hợp đồng đào tạo (Điều 62 BLLĐ)',
}

/** What a contract of training must say (Điều 62, khoản 2 BLLĐ). */
export const trainingContractContentLabels: Record<Schemas['TrainingContractContent'], string> = {
  trade: 'Nghề đào tạo',
  place_time_pay: 'Địa điểm, thời gian và tiền lương trong thời gian đào tạo',
  term: 'Thời hạn cam kết làm việc sau đào tạo',
  cost: 'Chi phí đào tạo và trách nhiệm hoàn trả',
  employer_duties: 'Trách nhiệm của người sử dụng lao động',
  employee_duties: 'Trách nhiệm của người lao động',
}

/** Điểm danh of somebody on a day of a course. */
export const trainingAttendanceLabels: Record<Schemas['TrainingAttendanceState'], string> = {
  present: 'Có mặt',
  excused: 'Vắng có phép',
  absent: 'Vắng không phép',
  late: 'Đi muộn',
  left_early: 'Về sớm',
}

/** By which way somebody answered an invitation. */
export const trainingAnswerWayLabels: Record<Schemas['TrainingAnswerWay'], string> = {
  self: 'Tự trả lời',
  mail: 'Qua liên kết trong thư',
  paper: 'Qua mã QR trên giấy',
  behalf: 'Thay mặt',
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
  pay: 'Tiền lương khi học',
  insurance: 'Bảo hiểm khi học',
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

/** By what the report on courses tells its figures apart. */
export const trainingGroupingLabels: Record<Schemas['TrainingGrouping'], string> = {
  type: 'Loại đào tạo',
  field: 'Lĩnh vực',
  month: 'Tháng khai giảng',
  unit: 'Đơn vị',
  person: 'Nhân viên',
}

/** What the figures of the report on courses count. */
export const trainingReportFigureLabels: Record<Schemas['TrainingReportFigure'], string> = {
  courses: 'Số khóa',
  registered: 'Đăng ký',
  joined: 'Tham gia',
  passed: 'Đạt',
}

/** Who stands in no unit of the report on certificates. */
export const certificateRestLabels: Record<Schemas['CertificateRest'], string> = {
  upper: 'Người trực thuộc đơn vị cấp trên',
  none: 'Người chưa thuộc đơn vị nào',
}
