/** The sentence for each broken rule of the database, and the field to blame. */
export interface RuleWords {
  field: string
  text: string
}

const takenDecisionNumber =
  'Đã có quyết định số này trong năm của ngày ký. Hãy nhập số khác, hoặc sửa mẫu ở màn hình Đánh số.'

/** By the name of the constraint: rules that only the database can keep while several people write. */
export const ruleWords: Readonly<Record<string, RuleWords>> = {
  classifies_band_ends: {
    field: 'max_score',
    text: 'Vui lòng nhập cả hai đầu của khoảng điểm, điểm đến lớn hơn điểm từ.',
  },
  classifies_bands_apart: {
    field: 'min_score',
    text: 'Khoảng điểm trùng với một xếp loại khác trong cùng nhóm.',
  },
  // The year of its paper is part of the key, and no field to blame.
  decisions_number: { field: 'number', text: takenDecisionNumber },
  departments_level: {
    field: 'level',
    text: 'Cấp đơn vị phải thấp hơn cấp của đơn vị cấp trên và cao hơn cấp của các đơn vị trực thuộc.',
  },
  departments_open_parent: { field: 'parent_id', text: 'Đơn vị cấp trên đã giải thể.' },
  employee_positions_open_unit: { field: 'department_id', text: 'Đơn vị đã giải thể.' },
  employees_last_administrator: {
    field: 'leave_date',
    text: 'Đây là quản trị viên cuối cùng của công ty. Hãy giao quyền quản trị phân quyền cho người khác trước.',
  },
  job_facts_one_writer: {
    field: 'work_state',
    text: 'Số liệu công việc chỉ thay đổi bằng quyết định nhân sự: điều chuyển, nghỉ việc, đi làm lại…',
  },
  employee_bank_accounts_one_salary: {
    field: 'is_salary_account',
    text: 'Nhân viên đã có tài khoản nhận lương khác.',
  },
  employee_educations_days: { field: 'to_date', text: 'Ngày kết thúc không được trước ngày bắt đầu.' },
  employee_relatives_months: {
    field: 'dep_to',
    text: 'Tháng kết thúc giảm trừ không được trước tháng bắt đầu.',
  },
  employee_allowances_days: { field: 'to_date', text: 'Ngày kết thúc không được trước ngày bắt đầu.' },
  employee_allowances_apart: {
    field: 'from_date',
    text: 'Thời gian hưởng trùng với một dòng khác của cùng loại phụ cấp.',
  },
  employee_health_checks_due: { field: 'next_due_date', text: 'Lần khám tiếp theo phải sau ngày khám.' },
  fields_depth: {
    field: 'parent_id',
    text: 'Lĩnh vực không được thuộc chính nó hoặc lĩnh vực bên dưới nó, và sâu tối đa 6 cấp.',
  },
  documents_effective_days: {
    field: 'effective_date',
    text: 'Ngày hiệu lực không được trước ngày ban hành quá 365 ngày.',
  },
  legal_forms_stay: {
    field: 'type',
    text: 'Bốn hình thức kỷ luật của Điều 124 Bộ luật Lao động không sửa, không xóa được.',
  },
  used_reasons_keep_type: {
    field: 'type',
    text: 'Lý do đã được dùng nên không đổi loại được. Hãy thêm lý do khác.',
  },
  signers_days: { field: 'valid_to', text: 'Ngày kết thúc phải từ ngày bắt đầu trở đi.' },
  signers_decisions: {
    field: 'decision_types',
    text: 'Chỉ chọn loại quyết định khi người này được ký quyết định.',
  },
  documents_expiry_days: {
    field: 'expiry_date',
    text: 'Ngày hết hiệu lực phải từ ngày hiệu lực trở đi.',
  },
  one_address_scheme: {
    field: 'new_district_id',
    text: 'Chỉ chọn một: phường/xã/đặc khu hiện nay, hoặc phường/xã cũ.',
  },
  partner_infos_licence_days: {
    field: 'licence_to',
    text: 'Ngày hết giá trị của giấy chứng nhận phải sau ngày cấp.',
  },
  contract_types_one_term: { field: 'term_days', text: 'Thời hạn chỉ tính theo tháng hoặc theo ngày.' },
  contract_types_endless: { field: 'kind', text: 'Hợp đồng không xác định thời hạn thì không có thời hạn.' },
  recruitments_days: { field: 'deadline', text: 'Hạn nộp hồ sơ không được trước ngày bắt đầu.' },
  recruitments_salary: { field: 'salary_to', text: 'Mức lương đến không được thấp hơn mức lương từ.' },
  recruitment_rounds_pass: { field: 'pass_score', text: 'Điểm đạt không được quá điểm tối đa.' },
  recruitment_schedules_hours: {
    field: 'ends_at',
    text: 'Giờ kết thúc phải sau giờ bắt đầu, và một lịch không quá 12 giờ.',
  },
  recruitment_schedules_link: { field: 'link', text: 'Vui lòng nhập đường dẫn phòng họp trực tuyến.' },
  recruitment_schedules_room_free: { field: 'room_id', text: 'Phòng đã có lịch khác trong giờ này.' },
  recruitment_schedules_candidate_free: {
    field: 'candidate_ids',
    text: 'Ứng viên đã có lịch khác trong giờ này.',
  },
  recruitment_schedules_interviewer_free: {
    field: 'employee_ids',
    text: 'Người chấm đã có lịch khác trong giờ này.',
  },
  recruitment_costs_paid: { field: 'actual', text: 'Vui lòng nhập số tiền thực tế khi đã có ngày chi.' },
  trainings_days: { field: 'end_date', text: 'Ngày kết thúc không được trước ngày bắt đầu.' },
  trainings_deadlines: {
    field: 'confirm_deadline',
    text: 'Hạn đăng ký, hạn xác nhận và ngày bắt đầu phải theo đúng thứ tự.',
  },
  trainings_safety_duty: {
    field: 'commit_required',
    text: 'Huấn luyện an toàn bắt buộc do công ty chịu chi phí nên không được yêu cầu cam kết.',
  },
  trainings_audience: { field: 'is_open', text: 'Chỉ chọn đối tượng khi khóa cho tự đăng ký.' },
  trainings_commitment: { field: 'commit_months', text: 'Chỉ nhập số tháng khi khóa có cam kết.' },
  employee_certificates_days: {
    field: 'expiry_date',
    text: 'Ngày hết hạn không được trước ngày cấp.',
  },
  exam_board_chair: { field: 'role', text: 'Hội đồng đã có chủ tịch.' },
  exam_parts_of_quiz: { field: 'quiz_exam_id', text: 'Kỳ thi này đã gắn với một phần thi khác.' },
  exam_parts_quiz: { field: 'quiz_exam_id', text: 'Chỉ phần thi trắc nghiệm gắn được với kỳ thi.' },
  exam_parts_named: { field: 'name', text: 'Đợt kiểm tra đã có phần thi tên này.' },
  exams_days: { field: 'to_date', text: 'Ngày kết thúc không được trước ngày bắt đầu.' },
  exams_certificate: { field: 'certificate_id', text: 'Chỉ đợt kiểm tra an toàn cấp chứng chỉ.' },
  exams_decision: { field: 'drafts_decision', text: 'Chỉ đợt kiểm tra nâng bậc soạn quyết định.' },
  exams_levels: { field: 'level_to_id', text: 'Chỉ chọn bậc khi kiểm tra nâng bậc.' },
  quiz_exams_window: {
    field: 'end_at',
    text: 'Thời gian từ lúc mở đến lúc đóng phải đủ cho thời gian làm bài.',
  },
  quiz_questions_options: {
    field: 'option_a',
    text: 'Câu chọn đáp án cần 2–6 đáp án liền nhau từ A; câu Đúng/Sai bốn ý cần đủ A, B, C, D; các loại khác không có đáp án.',
  },
  quiz_questions_options_differ: { field: 'option_b', text: 'Các đáp án phải khác nhau.' },
  quiz_questions_right: {
    field: 'right_options',
    text: 'Câu một đáp án cần đúng một đáp án đúng, câu nhiều đáp án cần ít nhất một, câu Đúng/Sai chọn A (đúng) hoặc B (sai); câu điền từ và tự luận để trống.',
  },
  quiz_questions_right_there: {
    field: 'right_options',
    text: 'Đáp án đúng phải là một trong các đáp án đã nhập.',
  },
  quiz_questions_picture_there: {
    field: 'picture_id',
    text: 'Hình minh họa không còn nữa. Vui lòng tải hình lên lại.',
  },
  quiz_questions_blanks: {
    field: 'blanks',
    text: 'Câu điền từ cần mỗi chỗ trống ___ một dòng đáp án; các cách viết được chấp nhận cách nhau bằng |. Loại khác để trống.',
  },
  training_lecturers_who: {
    field: 'name',
    text: 'Chọn một giảng viên nội bộ, hoặc nhập họ tên giảng viên bên ngoài.',
  },
  training_partners_days: { field: 'to_date', text: 'Ngày kết thúc không được trước ngày bắt đầu.' },
  training_details_hours: { field: 'to_time', text: 'Giờ kết thúc phải sau giờ bắt đầu.' },
  training_details_place_free: { field: 'location_id', text: 'Địa điểm đã có lịch vào giờ này.' },
  training_details_lecturer_free: { field: 'lecturer_id', text: 'Giảng viên đã có lịch vào giờ này.' },
  training_details_outside_lecturer_free: {
    field: 'lecturer_id',
    text: 'Giảng viên đã có lịch vào giờ này.',
  },
}
