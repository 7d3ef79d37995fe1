import type { Schemas } from '../contract.ts'

/** Loại thư of a template. */
export const emailKindLabels: Record<Schemas['EmailKind'], string> = {
  interview_invitation: 'Thư mời phỏng vấn',
  test_invitation: 'Thư mời thi tuyển',
  application_received: 'Thư xác nhận nhận hồ sơ',
  job_offer: 'Thư mời nhận việc',
  rejection: 'Thư cảm ơn ứng viên không đạt',
  schedule_change: 'Thư thông báo đổi lịch',
  onboarding: 'Thư hướng dẫn thủ tục nhận việc',
  other: 'Thư khác',
}

/** Why somebody who was chosen gets no letter. */
export const emailHeldReasonLabels: Record<Schemas['EmailHeldReason'], string> = {
  no_email: 'Chưa có địa chỉ email dùng được',
  no_consent: 'Không còn đồng ý cho xử lý dữ liệu',
  withdrawn: 'Đã rút hồ sơ',
  same_address: 'Trùng địa chỉ email với người khác trong danh sách',
  missing_values: 'Thiếu thông tin để điền vào thư',
  gone: 'Hồ sơ không còn trong danh sách',
}

/** What has come of one letter of a sending. */
export const emailRecipientStateLabels: Record<Schemas['EmailRecipientState'], string> = {
  waiting: 'Đang chờ',
  held: 'Không gửi',
  queued: 'Chờ gửi',
  sending: 'Đang gửi',
  sent: 'Đã gửi',
  stored: 'Đã lưu tệp',
  failed: 'Gửi lỗi',
  cancelled: 'Đã hủy',
}

/** What a letter to a candidate may be filled in with. */
export interface EmailVariableFacts {
  /** For those who write templates. */
  title: string
  /** Invented, for looking at a template without a candidate. */
  example: string
  /** Who gives the value: the candidate's file, or the sender, once for all recipients. */
  from: 'candidate' | 'sender'
}

/** The variables of letters to candidates, in the order in which they are offered; no template may use any other. */
export const emailVariables: Record<Schemas['EmailVariable'], EmailVariableFacts> = {
  ho_ten: { title: 'Họ và tên ứng viên', example: 'Lê Thị Mai', from: 'candidate' },
  danh_xung: { title: 'Danh xưng (Anh, Chị)', example: 'Chị', from: 'candidate' },
  vi_tri: { title: 'Vị trí tuyển dụng', example: 'Nhân viên kho', from: 'candidate' },
  dot_tuyen_dung: { title: 'Đợt tuyển dụng', example: 'Tuyển nhân viên kho vận', from: 'candidate' },
  ten_cong_ty: { title: 'Tên công ty', example: 'Công ty Cổ phần Sông Mây', from: 'candidate' },
  vong_thi: { title: 'Vòng thi', example: 'Phỏng vấn', from: 'sender' },
  thoi_gian: { title: 'Thời gian', example: '8 giờ 30 thứ Hai ngày 07/12/2026', from: 'sender' },
  dia_diem: { title: 'Địa điểm', example: 'Phòng họp tầng 3', from: 'sender' },
  nguoi_lien_he: { title: 'Người liên hệ', example: 'Phạm Thu Hà', from: 'sender' },
  so_dien_thoai: { title: 'Số điện thoại liên hệ', example: '0912 000 345', from: 'sender' },
  han_phan_hoi: { title: 'Hạn phản hồi', example: '05/12/2026', from: 'sender' },
}
