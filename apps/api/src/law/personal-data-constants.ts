import type { LawConstant } from './constants.ts'
import { byOwnRule, ownRule } from './own-rule.ts'

const keeping = 'Lưu trữ dữ liệu cá nhân'
const decree = 'Nghị định 356/2025/NĐ-CP'
const secondHand = `${decree} (theo nguồn thứ cấp, cần xác nhận)`

/** Working days within which a request about personal data is carried out. */
function daysOfRequest(label: string, days: number, source: string): LawConstant {
  return {
    area: 'Yêu cầu về dữ liệu cá nhân',
    label,
    unit: 'working_day',
    // In force with Law 91/2025/QH15; the register takes no request of before.
    values: [['2026-01-01', days, source]],
  }
}

/** Months after somebody has left for which a class of his data is kept. */
function afterLeaving(what: string, months: number): LawConstant {
  return {
    area: 'Lưu trữ dữ liệu người đã nghỉ việc',
    label: `Giữ ${what} sau khi nghỉ việc`,
    unit: 'month',
    values: byOwnRule(months, `${ownRule}; không lâu hơn mục đích cần đến (Luật 91/2025/QH15), cần xác nhận`),
  }
}

/** How long personal data are kept, and by when requests about them are answered. */
export const personalDataConstants = {
  keep_sign_in_months: {
    area: keeping,
    label: 'Giữ lịch sử đăng nhập và các phiên đã kết thúc',
    unit: 'month',
    values: byOwnRule(
      12,
      `${ownRule}; nhật ký hệ thống giữ ít nhất 12 tháng (Điều 27 Nghị định 53/2022/NĐ-CP)`,
    ),
  },
  keep_mail_months: {
    area: keeping,
    label: 'Giữ thư đã gửi và thư không gửi được',
    unit: 'month',
    values: byOwnRule(6, `${ownRule}; không lâu hơn mục đích cần đến (Luật 91/2025/QH15)`),
  },
  keep_notice_months: {
    area: keeping,
    label: 'Giữ thông báo trên hệ thống',
    unit: 'month',
    values: byOwnRule(6, `${ownRule}; không lâu hơn mục đích cần đến (Luật 91/2025/QH15)`),
  },
  keep_trail_values_months: {
    area: keeping,
    label: 'Giữ giá trị cũ, mới trong nhật ký thao tác',
    unit: 'month',
    values: byOwnRule(24, `${ownRule}; không lâu hơn mục đích cần đến (Luật 91/2025/QH15)`),
  },
  keep_view_months: {
    area: keeping,
    label: 'Giữ lịch sử ai đã xem hồ sơ',
    unit: 'month',
    values: byOwnRule(24, `${ownRule}; không lâu hơn mục đích cần đến (Luật 91/2025/QH15)`),
  },
  keep_rejected_candidate_days: {
    area: keeping,
    label: 'Giữ hồ sơ ứng viên không trúng tuyển trước khi xóa',
    unit: 'day',
    values: byOwnRule(30, `${ownRule}; Điều 25 Luật 91/2025/QH15 đòi xóa khi không có thỏa thuận khác`),
  },
  keep_archived_candidate_months: {
    area: keeping,
    label: 'Giữ hồ sơ trong nguồn dự trữ theo đồng ý của ứng viên',
    unit: 'month',
    values: byOwnRule(24, `${ownRule}; theo thỏa thuận với ứng viên (Điều 25 Luật 91/2025/QH15)`),
  },

  keep_leaver_contact_months: afterLeaving('thông tin liên hệ, cá nhân, học vấn, cỡ đồng phục', 12),
  keep_leaver_health_months: afterLeaving('thông tin sức khỏe', 24),
  keep_leaver_bank_months: afterLeaving('tài khoản ngân hàng', 24),
  keep_leaver_family_months: afterLeaving('thông tin gia đình, người phụ thuộc', 120),
  keep_leaver_identity_months: afterLeaving('giấy tờ tùy thân', 24),
  keep_leaver_pay_months: afterLeaving('lương, phụ cấp, bảo hiểm', 120),
  keep_leaver_contract_months: afterLeaving('hợp đồng, quyết định, đào tạo', 120),

  data_request_answer_days: daysOfRequest('Trả lời đã nhận yêu cầu trong', 2, decree),
  data_request_access_days: daysOfRequest('Cho xem, cung cấp dữ liệu trong', 10, secondHand),
  data_request_correct_days: daysOfRequest('Chỉnh sửa dữ liệu trong', 10, secondHand),
  data_request_withdraw_days: daysOfRequest('Thực hiện việc rút lại sự đồng ý trong', 15, decree),
  data_request_restrict_days: daysOfRequest('Hạn chế xử lý dữ liệu trong', 15, decree),
  data_request_object_days: daysOfRequest('Ngừng xử lý dữ liệu bị phản đối trong', 15, decree),
  data_request_erase_days: daysOfRequest('Xóa dữ liệu trong', 20, secondHand),
  data_request_extension_days: daysOfRequest('Gia hạn một lần thêm', 15, decree),
} as const satisfies Record<string, LawConstant>
