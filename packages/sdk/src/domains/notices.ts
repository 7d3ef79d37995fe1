import type { PermissionName, Schemas } from '../contract.ts'

export type NoticeKind = Schemas['NoticeKind']

/** What a kind of notice says and where it leads. */
export interface NoticeRule {
  /** In one's own settings. */
  label: string
  /** What is told; it names nobody and no value. */
  sentence: string
  /** The screen that it is about; `{id}` stands for the record. */
  link: string
  /** Told whatever the reader wants: the law asks that the person, or whoever answers for it, hears of it. */
  isLaw?: true
  /** Nobody is ever told of it: what is due of this kind is nobody's own. */
  isNobodys?: true
  /** Something that a stand-in may settle; what is one's own, such as marking or an interview, nobody does for another. */
  standIn?: {
    /** The right by which he may; one's own rights alone count. */
    needs: PermissionName
    /** Whoever has the right is told of it anyway, or would be told of himself: he gets no copy. */
    isTold?: true
  }
}

/** Every kind of notice, in the order of the settings. */
export const noticeRules: Record<NoticeKind, NoticeRule> = {
  request_waiting: {
    label: 'Yêu cầu cập nhật thông tin chờ tôi duyệt',
    sentence: 'Có yêu cầu cập nhật thông tin chờ bạn duyệt.',
    link: '/yeu-cau-cap-nhat-thong-tin?id={id}',
    standIn: { needs: 'request_change_edit', isTold: true },
  },
  request_reviewed: {
    label: 'Yêu cầu cập nhật thông tin của tôi đã được xét',
    sentence: 'Yêu cầu cập nhật thông tin của bạn đã được xét.',
    link: '/yeu-cau-cua-toi?id={id}',
  },
  // Answers are due within days that Decree 356/2025 sets.
  data_request_received: {
    label: 'Yêu cầu về dữ liệu cá nhân chờ tôi xử lý',
    sentence: 'Có yêu cầu về dữ liệu cá nhân chờ bạn xử lý.',
    link: '/du-lieu-ca-nhan?id={id}',
    isLaw: true,
    standIn: { needs: 'personal_data_edit', isTold: true },
  },
  // Law 91/2025/QH15 gives whoever asks an answer.
  data_request_moved: {
    label: 'Yêu cầu của tôi về dữ liệu cá nhân có cập nhật',
    sentence: 'Yêu cầu của bạn về dữ liệu cá nhân có cập nhật mới.',
    link: '/thong-tin-ca-nhan?tab=personal-data&id={id}',
    isLaw: true,
  },
  confirmation_requested: {
    label: 'Yêu cầu giấy xác nhận chờ tôi cấp',
    sentence: 'Có yêu cầu giấy xác nhận chờ bạn cấp.',
    link: '/nhan-vien/giay-xac-nhan?id={id}',
    standIn: { needs: 'employee_edit', isTold: true },
  },
  confirmation_settled: {
    label: 'Yêu cầu giấy xác nhận của tôi đã được xử lý',
    sentence: 'Yêu cầu giấy xác nhận của bạn đã được xử lý.',
    link: '/thong-tin-ca-nhan?tab=confirmations&id={id}',
  },
  // His data go to another company by his own agreement alone, Law 91/2025/QH15.
  transfer_consent_asked: {
    label: 'Công ty hỏi tôi có đồng ý chuyển sang công ty khác không',
    sentence: 'Công ty đề nghị chuyển bạn sang công ty khác trong tập đoàn và chờ bạn trả lời.',
    link: '/thong-tin-ca-nhan',
    isLaw: true,
  },
  transfer_offered: {
    label: 'Công ty khác đề nghị chuyển nhân viên đến',
    sentence: 'Có đề nghị chuyển nhân viên từ công ty khác trong tập đoàn chờ trả lời.',
    link: '/nhan-vien/chuyen-cong-ty?id={id}',
    standIn: { needs: 'employee_edit', isTold: true },
  },
  transfer_settled: {
    label: 'Đề nghị chuyển công ty đã được trả lời hoặc rút lại',
    sentence: 'Một đề nghị chuyển nhân viên giữa hai công ty đã được trả lời hoặc rút lại.',
    link: '/nhan-vien/chuyen-cong-ty?id={id}',
  },
  file_incomplete: {
    label: 'Hồ sơ của tôi cần bổ sung',
    sentence: 'Hồ sơ của bạn cần bổ sung hoặc xem lại một số thông tin.',
    link: '/thong-tin-ca-nhan',
  },
  job_change_held_up: {
    label: 'Thay đổi công việc tôi ghi không áp dụng được',
    sentence: 'Một thay đổi công việc mà bạn ghi đã đến ngày hiệu lực nhưng không áp dụng được.',
    link: '/nhan-vien/{id}/chi-tiet?tab=job',
  },
  document_to_read: {
    label: 'Tài liệu tôi cần đọc và xác nhận',
    sentence: 'Bạn có tài liệu cần đọc và xác nhận.',
    link: '/tai-lieu-cua-toi?id={id}',
  },
  profile_round_opened: {
    label: 'Hồ sơ của tôi cần rà soát',
    sentence: 'Công ty đề nghị bạn rà soát hồ sơ và xác nhận thông tin đúng.',
    link: '/yeu-cau-cua-toi?round={id}',
  },
  contract_due: {
    label: 'Hợp đồng của nhân viên sắp hết hạn',
    sentence: 'Có hợp đồng của nhân viên sắp hết hạn.',
    link: '/hop-dong',
    standIn: { needs: 'contract_access' },
  },
  probation_due: {
    label: 'Nhân viên sắp hết thời gian thử việc',
    sentence: 'Có nhân viên sắp hết thời gian thử việc.',
    link: '/hop-dong',
    standIn: { needs: 'contract_access' },
  },
  e_contract_due: {
    label: 'Hợp đồng mới ký thiếu bản ký hoặc mã điện tử',
    sentence: 'Có hợp đồng mới ký thiếu bản ký hoặc mã hợp đồng điện tử.',
    link: '/hop-dong?f.has_file=equal:false&sort=-sign_date',
    standIn: { needs: 'contract_access' },
  },
  appointment_due: {
    label: 'Nhân viên sắp hết nhiệm kỳ bổ nhiệm',
    sentence: 'Có nhân viên sắp hết nhiệm kỳ bổ nhiệm.',
    link: '/tai-lieu/quyet-dinh?f.decision_type=in:6~9',
    standIn: { needs: 'document_access' },
  },
  certificate_due: {
    label: 'Chứng chỉ của nhân viên sắp hết hạn',
    sentence: 'Có chứng chỉ của nhân viên sắp hết hạn hoặc đã hết hạn.',
    link: '/dao-tao/chung-chi',
    standIn: { needs: 'training_access' },
  },
  document_due: {
    label: 'Tài liệu của nhân viên sắp hết hạn',
    sentence: 'Có tài liệu của nhân viên sắp hết hạn.',
    link: '/tai-lieu',
    standIn: { needs: 'document_access' },
  },
  reading_due: {
    label: 'Nhân viên chưa xác nhận đã đọc tài liệu',
    sentence: 'Có nhân viên chưa xác nhận đã đọc tài liệu đến hạn.',
    link: '/tai-lieu',
    standIn: { needs: 'document_access' },
  },
  profile_round_due: {
    label: 'Nhân viên chưa xác nhận hồ sơ trong đợt rà soát',
    sentence: 'Có nhân viên chưa xác nhận hồ sơ trong đợt rà soát sắp hết hạn.',
    // The rounds themselves open for who looks after the whole company; those of a unit are told too.
    link: '/yeu-cau-cap-nhat-thong-tin',
    standIn: { needs: 'request_change_access' },
  },
  leaver_task_due: {
    label: 'Việc cần làm khi nhân viên nghỉ việc',
    sentence: 'Có việc cần làm cho nhân viên nghỉ việc sắp hoặc đã đến hạn.',
    link: '/viec-khi-nghi-viec?f.status=in:overdue~open',
    standIn: { needs: 'employee_access' },
  },
  exam_due: {
    label: 'Đợt kiểm tra định kỳ sắp diễn ra',
    sentence: 'Có đợt kiểm tra định kỳ sắp diễn ra.',
    link: '/kiem-tra-dinh-ky',
    standIn: { needs: 'exam_access' },
  },
  quiz_exam_due: {
    label: 'Kỳ thi trên hệ thống sắp mở',
    sentence: 'Có kỳ thi trên hệ thống sắp mở.',
    link: '/ky-thi',
    standIn: { needs: 'quiz_exam_access' },
  },
  data_request_due: {
    label: 'Yêu cầu về dữ liệu cá nhân sắp hoặc đã quá hạn',
    sentence: 'Có yêu cầu về dữ liệu cá nhân sắp hoặc đã quá hạn.',
    link: '/du-lieu-ca-nhan',
    isLaw: true,
    standIn: { needs: 'personal_data_edit' },
  },
  reconciliation_due: {
    label: 'Kết quả đối chiếu hồ sơ, hợp đồng hằng tháng',
    sentence: 'Đã đối chiếu hồ sơ, hợp đồng và quyết định của tháng, có điểm chưa khớp.',
    link: '/hop-dong/doi-chieu',
    standIn: { needs: 'contract_edit' },
  },
  own_contract_due: {
    label: 'Hợp đồng của tôi sắp hết hạn',
    sentence: 'Hợp đồng của bạn sắp hết hạn.',
    link: '/thong-tin-ca-nhan?tab=contracts',
  },
  own_probation_due: {
    label: 'Tôi sắp hết thời gian thử việc',
    sentence: 'Thời gian thử việc của bạn sắp kết thúc.',
    link: '/thong-tin-ca-nhan?tab=contracts',
  },
  own_e_contract_due: {
    label: 'Hợp đồng của tôi thiếu bản ký hoặc mã điện tử',
    sentence: 'Hợp đồng mới ký của bạn thiếu bản ký hoặc mã hợp đồng điện tử.',
    link: '/thong-tin-ca-nhan?tab=contracts',
  },
  own_appointment_due: {
    label: 'Nhiệm kỳ bổ nhiệm của tôi sắp hết',
    sentence: 'Nhiệm kỳ bổ nhiệm của bạn sắp kết thúc.',
    // His decisions stand in a tab that asks for a right.
    link: '/thong-tin-ca-nhan',
  },
  own_certificate_due: {
    label: 'Chứng chỉ của tôi sắp hết hạn',
    sentence: 'Bạn có chứng chỉ sắp hết hạn hoặc đã hết hạn.',
    link: '/dao-tao-cua-toi',
  },
  own_document_due: {
    label: 'Tài liệu của tôi sắp hết hạn',
    sentence: 'Bạn có tài liệu sắp hết hạn.',
    link: '/thong-tin-ca-nhan?tab=documents',
  },
  own_reading_due: {
    label: 'Tài liệu tôi cần xác nhận sắp hoặc đã quá hạn',
    sentence: 'Bạn có tài liệu sắp hoặc đã quá hạn xác nhận.',
    link: '/tai-lieu-cua-toi',
  },
  own_profile_round_due: {
    label: 'Đợt rà soát hồ sơ của tôi sắp hết hạn',
    sentence: 'Bạn chưa xác nhận hồ sơ trong đợt rà soát sắp hết hạn.',
    link: '/yeu-cau-cua-toi?round={id}',
  },
  own_leaver_task_due: {
    label: 'Việc tôi cần làm trước khi nghỉ việc',
    sentence: 'Bạn có việc cần làm trước khi nghỉ việc.',
    link: '/thong-tin-ca-nhan',
  },
  own_exam_due: {
    label: 'Đợt kiểm tra định kỳ của tôi sắp đến ngày',
    sentence: 'Đợt kiểm tra định kỳ mà bạn tham gia sắp diễn ra.',
    link: '/bai-thi-cua-toi',
  },
  own_quiz_exam_due: {
    label: 'Kỳ thi của tôi sắp mở',
    sentence: 'Kỳ thi trên hệ thống của bạn sắp mở.',
    link: '/bai-thi-cua-toi',
  },
  own_data_request_due: {
    label: 'Yêu cầu của tôi về dữ liệu cá nhân sắp đến hạn',
    sentence: 'Yêu cầu của bạn về dữ liệu cá nhân sắp đến hạn trả lời.',
    link: '/thong-tin-ca-nhan?tab=personal-data',
  },
  own_reconciliation_due: {
    label: 'Điểm chưa khớp trong hồ sơ, hợp đồng của tôi',
    sentence: 'Hồ sơ và hợp đồng của bạn có điểm chưa khớp.',
    link: '/thong-tin-ca-nhan?tab=contracts',
    isNobodys: true,
  },
  training_invitation: {
    label: 'Lời mời tham gia khóa đào tạo',
    sentence: 'Bạn được mời tham gia một khóa đào tạo, vui lòng trả lời.',
    link: '/dao-tao/khoa-dao-tao/{id}/xac-nhan-tham-gia-dao-tao',
  },
  training_schedule: {
    label: 'Lịch khóa đào tạo của tôi',
    sentence: 'Có thông báo lịch của khóa đào tạo mà bạn tham gia.',
    link: '/dao-tao/khoa-dao-tao/{id}/xac-nhan-tham-gia-dao-tao',
  },
  exam_notice: {
    label: 'Lịch kiểm tra định kỳ của tôi',
    sentence: 'Bạn có tên trong một đợt kiểm tra định kỳ sắp tới.',
    link: '/bai-thi-cua-toi',
  },
  exam_next_run: {
    label: 'Đợt kiểm tra định kỳ tôi phụ trách',
    sentence: 'Đợt kiểm tra định kỳ tiếp theo đã được lập nháp, chờ bạn xem lại.',
    link: '/kiem-tra-dinh-ky/{id}',
    standIn: { needs: 'exam_edit' },
  },
  quiz_exam_notice: {
    label: 'Kỳ thi trên hệ thống của tôi',
    sentence: 'Bạn có một kỳ thi trên hệ thống sắp mở.',
    link: '/bai-thi-cua-toi/{id}',
  },
  quiz_exam_result: {
    label: 'Kết quả thi của tôi',
    sentence: 'Kết quả một kỳ thi của bạn đã được công bố.',
    link: '/bai-thi-cua-toi/{id}/ket-qua',
  },
  quiz_attempt_reopened: {
    label: 'Bài thi của tôi được mở lại',
    sentence: 'Bài thi của bạn được mở lại để làm tiếp. Đồng hồ đang chạy.',
    link: '/bai-thi-cua-toi/{id}',
  },
  quiz_attempt_cancelled: {
    label: 'Bài thi của tôi bị hủy',
    sentence: 'Một bài thi của bạn đã bị hủy, kèm lý do.',
    link: '/bai-thi-cua-toi/{id}',
  },
  quiz_marking_waits: {
    label: 'Bài thi chờ tôi chấm',
    sentence: 'Có câu trả lời tự luận chờ bạn chấm.',
    link: '/cham-bai-cua-toi',
  },
  interview: {
    label: 'Lịch phỏng vấn của tôi',
    sentence: 'Lịch phỏng vấn của bạn có thay đổi.',
    link: '/phong-van-cua-toi',
  },
  interview_card_returned: {
    label: 'Phiếu chấm của tôi được trả lại',
    sentence: 'Phiếu chấm phỏng vấn của bạn được trả lại để chấm tiếp.',
    link: '/phong-van-cua-toi',
  },
  newcomers_papers_failed: {
    label: 'Giấy tờ của người mới chưa vào được tài liệu',
    sentence:
      'Giấy tờ bạn chọn khi tiếp nhận một người mới chưa vào được tài liệu. Có thể thử lại ở thủ tục tiếp nhận.',
    link: '/nhan-vien/{id}/chi-tiet?tab=documents',
  },
  // Law 91/2025/QH15, Điều 25: employees know how their data are processed and of technical monitoring.
  data_notice: {
    label: 'Thông báo của công ty về dữ liệu cá nhân',
    sentence: 'Công ty có thông báo mới về dữ liệu cá nhân, vui lòng đọc và xác nhận.',
    link: '/',
    isLaw: true,
  },
  // Law 91/2025/QH15 wants data erased that nobody needs any more.
  erasures_due: {
    label: 'Dữ liệu của người đã nghỉ việc đến hạn xóa',
    sentence: 'Có dữ liệu của người đã nghỉ việc đến hạn xóa.',
    link: '/du-lieu-ca-nhan/thoi-han-luu',
    isLaw: true,
    standIn: { needs: 'personal_data_edit', isTold: true },
  },
  stand_in_named: {
    label: 'Tôi được chọn làm người thay',
    sentence: 'Bạn được chọn làm người thay trong thời gian một người vắng mặt.',
    link: '/thong-bao?tab=stand-ins',
  },
  stand_in_ended: {
    label: 'Thời gian thay việc của tôi kết thúc',
    sentence: 'Một lần thay việc khi vắng mặt mà bạn nhờ hoặc nhận đã kết thúc hoặc được bỏ.',
    link: '/thong-bao?tab=stand-ins',
  },
  // Law 91/2025/QH15 wants whoever controls data to notice when they are misused.
  many_people_taken: {
    label: 'Một người xuất thông tin của nhiều người',
    sentence: 'Có người đã xuất hoặc yêu cầu xuất thông tin cá nhân của nhiều người trong một ngày.',
    link: '/phan-quyen/nhat-ky',
    isLaw: true,
  },
  many_files_opened: {
    label: 'Một người mở thông tin được che của nhiều hồ sơ',
    sentence: 'Có người đã mở thông tin được che của nhiều hồ sơ trong một giờ.',
    link: '/phan-quyen/nhat-ky',
    isLaw: true,
  },
}
