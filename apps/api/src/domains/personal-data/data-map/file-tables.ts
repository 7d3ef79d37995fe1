import { type SqlBool, sql } from 'kysely'
import { below, ofEmployee, type TakenTable } from './taken-table.ts'

const jobChanges = ofEmployee('job_changes', 'Thay đổi công việc', 'service', { fields: 'JobChange' })
const leavings = ofEmployee('leavings', 'Nghỉ việc', 'service')
const changeRequests = ofEmployee('request_change_infos', 'Yêu cầu cập nhật', 'contact', {
  fields: 'RequestChange',
  without: { is_offered: 'lời nhắn đã nói điều này' },
})
const roundAsked = ofEmployee('profile_round_people', 'Đợt rà soát hồ sơ', 'contact', {
  fields: 'ProfileRoundPerson',
  without: { salt: 'mã bí mật của lần xác nhận', seen_hash: 'dấu của nội dung đã xác nhận, không đọc được' },
})
const rewarded = ofEmployee('reward_discipline_people', 'Người được khen, bị kỷ luật', 'contract')

/** What the file of an employee is made of, and what was decided about his work. */
export const fileTables: readonly TakenTable[] = [
  ofEmployee('employees', 'Hồ sơ', 'service', { column: 'id', fields: 'Employee' }),
  ofEmployee('employee_details', 'Thông tin cá nhân', 'contact', {
    fields: 'EmployeeInfo',
    without: { hr_note: 'ghi chú riêng của nhân sự, trên màn hình cũng không ai đọc ghi chú về mình' },
  }),
  ofEmployee('employee_addresses', 'Địa chỉ', 'contact', { fields: 'EmployeeAddresses' }),
  ofEmployee('employee_papers', 'Giấy tờ', 'identity', { fields: 'EmployeePapers' }),
  ofEmployee('employee_affiliations', 'Đảng, đoàn thể, quân ngũ', 'family', {
    fields: 'EmployeeAffiliations',
  }),
  ofEmployee('employee_health', 'Sức khỏe', 'health', { fields: 'EmployeeHealth' }),
  ofEmployee('employee_health_checks', 'Khám sức khỏe', 'health', { fields: 'HealthCheck' }),
  ofEmployee('employee_accidents', 'Tai nạn, bệnh nghề nghiệp', 'health', { fields: 'Accident' }),
  ofEmployee('employee_bank_accounts', 'Tài khoản ngân hàng', 'bank', { fields: 'BankAccount' }),
  ofEmployee('employee_educations', 'Học vấn', 'contact', { fields: 'Education' }),
  ofEmployee('employee_languages', 'Ngoại ngữ', 'contact', { fields: 'Language' }),
  ofEmployee('employee_it_skills', 'Tin học', 'contact', { fields: 'ItSkill' }),
  ofEmployee('employee_relatives', 'Người thân', 'family', { fields: 'Relative' }),
  ofEmployee('employee_allowances', 'Phụ cấp', 'pay', { fields: 'Allowance' }),
  ofEmployee('employee_temporary_works', 'Chuyển việc tạm thời', 'contract', { fields: 'TemporaryWork' }),
  ofEmployee('employee_yearly_records', 'Sổ theo năm', 'pay', { fields: 'YearlyRecord' }),
  ofEmployee('employee_paper_marks', 'Giấy tờ phải nộp', 'contract'),
  ofEmployee('employee_positions', 'Chức vụ đang giữ', 'service'),
  ofEmployee('employee_findings', 'Chỗ hồ sơ cần xem lại', 'technical'),
  ofEmployee('employee_data_requests', 'Lần được nhắc bổ sung hồ sơ', 'technical', {
    without: { claim: 'mã nội bộ của lần nhắc', requested_by: 'người khác' },
  }),
  {
    ...ofEmployee('employee_history', 'Lịch sử thay đổi hồ sơ', 'contact', {
      without: { user_id: 'người khác; trả lời khi có yêu cầu' },
    }),
    of: ({ employeeId }) =>
      sql<SqlBool>`employee_history.employee_id = ${employeeId} and employee_history.field <> 'hr_note'`,
  },
  jobChanges,
  below(jobChanges, 'job_change_pays', 'Lương khi thay đổi công việc', {
    by: 'change_id',
    keep: 'pay',
    fields: 'PayLevel',
  }),
  below(jobChanges, 'job_change_positions', 'Chức vụ khi thay đổi', { by: 'change_id' }),
  ofEmployee('job_versions', 'Công việc theo ngày', 'service', { fields: 'JobFacts' }),
  ofEmployee('pay_levels', 'Mức lương theo ngày', 'pay', { fields: 'PayLevel' }),
  leavings,
  below(leavings, 'leaver_tasks', 'Việc khi nghỉ việc', {
    by: 'leaving_id',
    keep: 'contract',
    fields: 'LeaverTask',
  }),
  ofEmployee('work_progresses', 'Quá trình công tác bên ngoài', 'contact', { fields: 'WorkProgress' }),
  rewarded,
  below(rewarded, 'rewards_disciplines', 'Khen thưởng, kỷ luật', {
    by: 'id',
    to: 'record_id',
    fields: 'RewardDiscipline',
    without: {
      employee_ids: 'người khác cùng quyết định',
      participants: 'người khác dự họp',
      union_name: 'người khác được mời họp',
      parent_name: 'người khác được mời họp',
      same_act: 'mã nội bộ của hồ sơ trùng',
    },
  }),
  roundAsked,
  changeRequests,
  below(changeRequests, 'request_change_items', 'Mục yêu cầu cập nhật', {
    by: 'request_id',
    fields: 'RequestItem',
    without: { reminded_after: 'lần nhắc người duyệt, chỉ sản phẩm cần' },
  }),
]
