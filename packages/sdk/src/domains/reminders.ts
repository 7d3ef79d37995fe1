import type { Schemas } from '../contract.ts'

/** Of what people are reminded before it is due. */
export const reminderKindLabels: Record<Schemas['ReminderKind'], string> = {
  contract: 'Hợp đồng sắp hết hạn',
  probation: 'Sắp hết thời gian thử việc',
  e_contract: 'Hợp đồng mới ký thiếu bản ký',
  appointment: 'Sắp hết nhiệm kỳ bổ nhiệm',
  certificate: 'Chứng chỉ sắp hết hạn',
  document: 'Tài liệu sắp hết hạn',
  reading: 'Tài liệu chờ xác nhận đã đọc',
  profile_round: 'Đợt rà soát hồ sơ sắp hết hạn',
  leaver_task: 'Việc cần làm khi nghỉ việc',
  exam: 'Đợt kiểm tra sắp diễn ra',
  quiz_exam: 'Kỳ thi sắp mở',
  data_request: 'Yêu cầu về dữ liệu cá nhân đến hạn',
  reconciliation: 'Đối chiếu hồ sơ, hợp đồng hằng tháng',
}
