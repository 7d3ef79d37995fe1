import { type SqlBool, sql } from 'kysely'
import { below, ofEmployee, type TakenTable } from './taken-table.ts'

// A draft may come to nothing, and its words may name others: on screens nobody reads that of himself either.
const contracts: TakenTable = {
  ...ofEmployee('contracts', 'Hợp đồng', 'contract', {
    fields: 'Contract',
    without: { taken_over_pay: 'mục lương nào lấy theo hợp đồng trước, chỉ sản phẩm cần' },
  }),
  of: ({ employeeId }) => sql<SqlBool>`contracts.employee_id = ${employeeId} and contracts.state <> 'draft'`,
}
const decided: TakenTable = {
  ...ofEmployee('decision_people', 'Nội dung quyết định', 'contract', {
    fields: 'DecisionPerson',
    without: {
      headed_unit_id: 'mã nội bộ',
      replaced_head_id: 'người khác',
      replaced_decision_no: 'quyết định về người khác',
    },
  }),
  of: ({ employeeId }, here) => sql<SqlBool>`decision_people.employee_id = ${employeeId} and exists (
    select from decisions where ${here('decisions')} and decisions.id = decision_people.decision_id
      and decisions.state <> 'draft')`,
}
const named = ofEmployee('document_employees', 'Tên trong tài liệu', 'contract')
const read = ofEmployee('document_readers', 'Tài liệu phải đọc', 'contract', { fields: 'DocumentReader' })
/** Courses in which somebody took part. */
export const learned = ofEmployee('training_employees', 'Khóa đào tạo', 'contract', {
  fields: 'TrainingEmployee',
})
// What is not published yet is told to nobody.
const isPublished = sql<SqlBool>`exists (select from exams where exams.company_id = exam_people.company_id
  and exams.id = exam_people.exam_id and exams.published_at is not null)`
const tested: TakenTable = {
  ...ofEmployee('exam_people', 'Kiểm tra định kỳ', 'contract', { fields: 'ExamResult' }),
  of: ({ employeeId }) => sql<SqlBool>`exam_people.employee_id = ${employeeId} and ${isPublished}`,
}
const invited: TakenTable = {
  ...ofEmployee('quiz_exam_people', 'Kỳ thi', 'contract', {
    fields: 'QuizExamPerson',
    without: { paper_id: 'đề của kỳ thi', pause_id: 'số nội bộ' },
  }),
  of: ({ employeeId }, here) => sql<SqlBool>`quiz_exam_people.employee_id = ${employeeId} and exists (
    select from quiz_exams where ${here('quiz_exams')} and quiz_exams.id = quiz_exam_people.exam_id
      and quiz_exams.stage <> 'draft')`,
}
/** All that were begun, also those that are not told of themselves. */
const begun = below(invited, 'quiz_attempts', 'Lần vào thi', { by: 'person_id' })
// As taking an exam shows its result: nothing of one that was cancelled, and not before results are out, as the answers tell
// others who still sit.
const attempts = below(invited, 'quiz_attempts', 'Lần làm bài thi', {
  by: 'person_id',
  where: sql<SqlBool>`quiz_attempts.score is not null and quiz_attempts.state <> 'cancelled' and exists (select from quiz_exam_people person
    join quiz_exams exam on exam.company_id = person.company_id and exam.id = person.exam_id
    where person.company_id = quiz_attempts.company_id and person.id = quiz_attempts.person_id
      and exam.show_result in ('now', 'after') and quiz_results_out(exam))`,
  without: {
    device: 'mã bí mật của trình duyệt',
    seal_key: 'khóa bí mật của bài thi',
    paper_id: 'đề của kỳ thi',
  },
})

/** Contracts, decisions, documents, training and exams. */
export const workTables: readonly TakenTable[] = [
  contracts,
  below(contracts, 'appendices', 'Phụ lục hợp đồng', { by: 'contract_id', fields: 'Appendix' }),
  below(contracts, 'contract_findings', 'Điểm cần xem của hợp đồng', {
    by: 'contract_id',
    fields: 'ContractFinding',
  }),
  decided,
  below(decided, 'decisions', 'Quyết định', {
    by: 'id',
    to: 'decision_id',
    fields: 'Decision',
    without: { unit_counts: 'số người của các đơn vị', file_hands: 'người khác' },
  }),
  named,
  below(named, 'documents', 'Tài liệu', {
    by: 'id',
    to: 'document_id',
    fields: 'Document',
    without: { employee_ids: 'người khác cùng tài liệu' },
  }),
  read,
  below(read, 'document_read_files', 'Tệp đã đọc', {
    by: 'reader_id',
    without: { ticket_hash: 'mã bí mật' },
  }),
  ofEmployee('confirmation_requests', 'Giấy xác nhận', 'contract', { fields: 'ConfirmationRequest' }),
  ofEmployee('employee_transfers', 'Chuyển công ty trong tập đoàn', 'contract', {
    fields: 'EmployeeTransfer',
  }),
  ofEmployee('employee_certificates', 'Chứng chỉ', 'contract', { fields: 'EmployeeCertificate' }),
  learned,
  ofEmployee('training_employee_moves', 'Tình trạng trong khóa học', 'contract'),
  below(learned, 'training_attendances', 'Điểm danh', {
    by: 'training_employee_id',
    fields: 'TrainingAttendance',
  }),
  below(learned, 'training_cost_people', 'Chi phí đào tạo tính cho người', { by: 'training_employee_id' }),
  ofEmployee('training_commitments', 'Cam kết đào tạo', 'contract', { fields: 'TrainingCommitment' }),
  ofEmployee('training_needs', 'Nhu cầu đào tạo', 'contract', { fields: 'TrainingNeed' }),
  ofEmployee('interviewer_times', 'Giờ nhận phỏng vấn', 'technical', { fields: 'InterviewerException' }),
  tested,
  below(tested, 'exam_scores', 'Điểm kiểm tra định kỳ', { by: 'person_id', fields: 'ExamScore' }),
  below(tested, 'exam_corrections', 'Sửa kết quả kiểm tra', { by: 'person_id' }),
  invited,
  attempts,
  below(attempts, 'quiz_answers', 'Câu trả lời trong kỳ thi', { by: 'attempt_id' }),
  below(invited, 'quiz_messages', 'Thông báo riêng khi thi', {
    by: 'person_id',
    without: { sent_by: 'người khác' },
  }),
  below(invited, 'quiz_exam_pauses', 'Tạm dừng riêng khi thi', {
    by: 'person_id',
    without: { paused_by: 'người khác', resumed_by: 'người khác' },
  }),
  below(begun, 'quiz_incidents', 'Sự cố đã báo khi thi', { by: 'attempt_id' }),
  below(attempts, 'quiz_field_shares', 'Tỷ lệ điểm theo lĩnh vực', { by: 'attempt_id' }),
  below(attempts, 'quiz_late_answers', 'Câu trả lời muộn trong kỳ thi', { by: 'attempt_id' }),
  below(attempts, 'quiz_answer_marks', 'Điểm câu tự luận', {
    by: 'attempt_id',
    without: { marker_id: 'người chấm không được nêu tên' },
  }),
  below(attempts, 'quiz_correction_results', 'Chấm lại do đính chính', { by: 'attempt_id' }),
  below(begun, 'quiz_attempt_moves', 'Mở lại, hủy bài thi', {
    by: 'attempt_id',
    without: {
      moved_by: 'người khác',
      marks_before: 'người chấm không được nêu tên',
      score_before: 'điểm không còn tính',
    },
  }),
  // What somebody was, in the papers of others that it proves.
  ofEmployee('exam_board', 'Vai trò trong hội đồng kiểm tra', 'service', { fields: 'ExamBoardMember' }),
  ofEmployee('recruitment_boards', 'Vai trò trong hội đồng tuyển dụng', 'service', {
    fields: 'RecruitmentBoard',
  }),
  ofEmployee('training_lecturers', 'Vai trò giảng viên', 'service', { fields: 'TrainingLecturer' }),
  ofEmployee('signers', 'Quyền ký', 'service', { fields: 'Signer' }),
]
