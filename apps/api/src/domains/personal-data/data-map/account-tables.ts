import { type SqlBool, sql } from 'kysely'
import { below, ofAccount, ofEmployee, type TakenTable } from './taken-table.ts'
import { learned } from './work-tables.ts'

const dataRequests = ofEmployee('personal_data_requests', 'Yêu cầu về dữ liệu', 'contract', {
  fields: 'PersonalDataRequest',
})
const seen = ofEmployee('personal_data_view_people', 'Lượt xem về tôi', 'technical')
const reminded = ofEmployee('reminder_mails', 'Thư nhắc việc', 'technical')
const courseMails = below(learned, 'training_mails', 'Thư về khóa đào tạo', {
  by: 'training_employee_id',
  keep: 'technical',
})
/** That and when he was taken on; its words go with the application. */
const admitted = ofEmployee('procedures', 'Thủ tục tiếp nhận', 'service')
const hired = below(admitted, 'candidates', 'Hồ sơ ứng tuyển', {
  by: 'id',
  to: 'candidate_id',
  keep: 'contact',
  fields: 'Candidate',
  without: { referrer_id: 'người khác', seen_by: 'người khác', held_by: 'người khác' },
})
/** By which he came, and the others of the same person. */
const candidates: TakenTable = {
  ...hired,
  of: (whose, here) => sql<SqlBool>`(${hired.of(whose, here)} or candidates.applicant_id in (
    select came.applicant_id from procedures join candidates came on ${here('came')} and came.id = procedures.candidate_id
    where ${here('procedures')} and ${admitted.of(whose, here)}))`,
}
const applicants = below(candidates, 'applicants', 'Thông tin khi ứng tuyển', {
  by: 'id',
  to: 'applicant_id',
  fields: 'Candidate',
})
const applications = below(candidates, 'applications', 'Đơn gửi qua cổng', {
  by: 'candidate_id',
  without: { token_nonce: 'mã bí mật của đường dẫn', body_hash: 'dấu kiểm' },
})
const letters = below(candidates, 'email_recipients', 'Thư gửi ứng viên', { by: 'candidate_id' })
const mailOf: TakenTable = {
  table: 'mails',
  title: 'Thư đã gửi cho tôi',
  keep: 'technical',
  fields: 'Mail',
  without: {
    run_id: 'mã nội bộ',
    message_id: 'mã nội bộ',
    has_secrets: 'mã nội bộ',
    last_error: 'mã nội bộ',
  },
  // By what the product knows it was sent for; else by his address together with his name, as an address may be shared.
  of: (whose, here) => sql<SqlBool>`(mails.id in (
      select reminder_mails.mail_id from reminder_mails where ${here('reminder_mails')} and ${reminded.of(whose, here)}
      union all select training_mails.mail_id from training_mails where ${here('training_mails')} and ${courseMails.of(whose, here)}
      union all select email_recipients.mail_id from email_recipients
        where ${here('email_recipients')} and ${letters.of(whose, here)})
    or exists (select from employees who left join employee_details more
        on more.company_id = who.company_id and more.employee_id = who.id
      where ${here('who')} and who.id = ${whose.employeeId} and mails.to_name = who.full_name
        and lower(mails.to_address) in (lower(who.company_email), lower(more.personal_email))))`,
}

/** How somebody came here, what he was told, what he asked, who has seen his data, and his account. */
export const accountTables: readonly TakenTable[] = [
  admitted,
  candidates,
  applicants,
  below(applicants, 'applicant_consents', 'Đồng ý khi ứng tuyển', {
    by: 'applicant_id',
    without: { recorded_by: 'người khác' },
  }),
  applications,
  below(applications, 'application_consents', 'Đồng ý trên đơn', { by: 'application_id' }),
  below(candidates, 'candidate_moves', 'Tình trạng hồ sơ ứng tuyển', {
    by: 'candidate_id',
    fields: 'CandidateMove',
    without: { moved_by: 'người khác' },
  }),
  below(candidates, 'candidate_answers', 'Trả lời lịch hẹn, thư mời', {
    by: 'candidate_id',
    fields: 'CandidateAnswer',
  }),
  below(candidates, 'recruitment_schedule_candidates', 'Lịch hẹn khi ứng tuyển', {
    by: 'candidate_id',
    fields: 'RecruitmentScheduledPerson',
  }),
  below(candidates, 'candidate_tags', 'Nhãn hồ sơ ứng tuyển', { by: 'candidate_id' }),
  letters,
  dataRequests,
  below(dataRequests, 'personal_data_request_steps', 'Bước xử lý yêu cầu', {
    by: 'request_id',
    fields: 'PersonalDataRequestStep',
    without: { created_by: 'người khác' },
  }),
  ofEmployee('data_archives', 'Gói dữ liệu đã lập', 'contract', {
    fields: 'DataArchive',
    without: { requested_by: 'người khác', file_id: 'mã nội bộ' },
  }),
  ofEmployee('erasures', 'Lần xóa dữ liệu', 'service', {
    fields: 'Erasure',
    without: { proposed_by: 'người khác', settled_by: 'người khác' },
  }),
  ofEmployee('data_notice_readings', 'Thông báo đã đọc', 'contract', { without: { user_id: 'mã nội bộ' } }),
  seen,
  below(seen, 'personal_data_views', 'Ai đã xem, đã xuất', {
    by: 'id',
    to: 'view_id',
    fields: 'PersonalDataView',
    without: { user_id: 'tên người xem chỉ nói khi trả lời yêu cầu' },
  }),
  ofEmployee('notices', 'Thông báo trên hệ thống', 'technical', { fields: 'Notice' }),
  ofEmployee('reminders_told', 'Việc đã nhắc', 'technical', { without: { asked_by: 'người khác' } }),
  reminded,
  courseMails,
  mailOf,
  {
    table: 'accounts',
    title: 'Tài khoản ở công ty',
    keep: 'technical',
    fields: 'Account',
    of: ({ personId }) => sql<SqlBool>`accounts.person_id = ${personId}`,
  },
  ofAccount('user_roles', 'Vai trò của tài khoản'),
  ofAccount('api_tokens', 'Mã truy cập của chương trình', { fields: 'ApiToken' }),
  ofAccount('list_views', 'Kiểu xem danh sách'),
  ofAccount('home_arrangements', 'Cách xếp trang đầu'),
  ofAccount('silenced_notices', 'Loại thông báo đã tắt'),
  ofAccount('stand_ins', 'Người thay khi tôi vắng', {
    without: { stand_in_id: 'người khác', end_told_at: 'lúc hệ thống báo đã hết' },
  }),
  ofAccount('statistics_queries', 'Truy vấn đã lưu', { column: 'owner_id', fields: 'StatisticsQuery' }),
  ofAccount('audit_trail', 'Thao tác của tôi', {
    fields: 'AuditTrailEntry',
    without: {
      record_id: 'bản ghi của người khác',
      detail: 'bản ghi của người khác',
      request_id: 'mã nội bộ',
      values_hash: 'dấu kiểm',
    },
  }),
]
