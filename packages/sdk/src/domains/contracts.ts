import type { Schemas } from '../contract.ts'

export type ContractKind = Schemas['ContractTypeKind']
export type BoardStage = Schemas['BoardStage']
export type Mismatch = Schemas['Mismatch']

/** Nhóm hợp đồng, by the articles of the Labour Code that rule them. */
export const contractKindLabels: Record<ContractKind, string> = {
  training: 'Đào tạo nghề',
  probation: 'Thử việc',
  fixed_term: 'Xác định thời hạn',
  indefinite: 'Không xác định thời hạn',
  seasonal: 'Thời vụ',
  appendix: 'Phụ lục',
}

/** Trạng thái hợp đồng; the server computes it of the days and sends it as it is shown. */
export const contractStatusLabels: Record<Schemas['ContractStatus'], string> = {
  Nháp: 'Nháp',
  'Chưa hiệu lực': 'Chưa hiệu lực',
  'Còn hiệu lực': 'Còn hiệu lực',
  'Sắp hết hạn': 'Sắp hết hạn',
  'Đã hết hạn': 'Đã hết hạn',
  'Đã chấm dứt': 'Đã chấm dứt',
  'Đã hủy': 'Đã hủy',
}

/** Nhóm công việc of Điều 25, by which probation is bounded. */
export const probationGroupLabels: Record<NonNullable<Schemas['ProbationGroup']>, string> = {
  manager: 'Người quản lý doanh nghiệp',
  college: 'Cần trình độ từ cao đẳng trở lên',
  intermediate: 'Trung cấp, công nhân kỹ thuật, nhân viên nghiệp vụ',
  other: 'Công việc khác',
}

/** Hình thức trả lương (Điều 96). */
export const payFormLabels: Record<NonNullable<Schemas['PayForm']>, string> = {
  time: 'Theo thời gian',
  product: 'Theo sản phẩm',
  lump_sum: 'Khoán',
}

/** Whoever may sign more than two fixed terms in a row (Điều 20, khoản 2). */
export const termExceptionLabels: Record<NonNullable<Schemas['TermException']>, string> = {
  state_director: 'Người được thuê làm giám đốc trong doanh nghiệp có vốn nhà nước',
  elderly: 'Người lao động cao tuổi',
  foreigner: 'Người lao động nước ngoài',
  union_officer: 'Thành viên ban lãnh đạo công đoàn đang trong nhiệm kỳ',
}

/** Lý do chấm dứt hợp đồng (Điều 34). */
export const endReasonLabels: Record<Schemas['EndReason'], string> = {
  expired: 'Hết hạn hợp đồng',
  work_done: 'Đã hoàn thành công việc theo hợp đồng',
  agreement: 'Hai bên thỏa thuận chấm dứt',
  employee_notice: 'Người lao động đơn phương chấm dứt',
  employer_notice: 'Người sử dụng lao động đơn phương chấm dứt',
  dismissal: 'Bị sa thải',
  death: 'Người lao động chết, mất tích hoặc mất năng lực hành vi dân sự',
  sentenced: 'Bị kết án tù hoặc bị cấm làm công việc ghi trong hợp đồng',
  work_permit: 'Giấy phép lao động hết hiệu lực',
  restructuring: 'Thay đổi cơ cấu, công nghệ hoặc vì lý do kinh tế',
  probation_failed: 'Thử việc không đạt hoặc một bên hủy thử việc',
  replaced: 'Ký hợp đồng khác thay thế',
}

/** How far a contract that ends has come, in the order of the board. */
export const boardStageLabels: Record<BoardStage, string> = {
  overdue: 'Quá hạn ký',
  to_come: 'Chưa đến kỳ đánh giá',
  asked: 'Chờ ý kiến đơn vị',
  probation: 'Chờ kết quả thử việc',
  answered: 'Đề nghị ký tiếp',
  drafted: 'Đã lập bản nháp',
  renewed: 'Đã ban hành tiếp',
  notice_due: 'Cần báo chấm dứt',
  ended: 'Đã chốt chấm dứt',
}

/** What is due next for it. */
export const boardStepLabels: Record<NonNullable<Schemas['BoardStep']>, string> = {
  send_review: 'Gửi phiếu đánh giá',
  answer: 'Đơn vị cho ý kiến',
  decide: 'Quyết định kết quả',
  draft: 'Lập hợp đồng tiếp theo',
  issue: 'Ban hành bản nháp',
  issue_decision: 'Ban hành quyết định',
  sign: 'Ký hợp đồng mới',
  give_notice: 'Thông báo chấm dứt',
}

/** Điểm chưa khớp: where file, contract and decision of somebody do not agree. */
export const mismatchLabels: Record<Mismatch, string> = {
  no_contract: 'Chưa có hợp đồng',
  contract_over: 'Hợp đồng đã hết hạn',
  work_state: 'Tình trạng khác loại hợp đồng',
  job_title: 'Chức vụ khác hợp đồng',
  work_place: 'Nơi làm việc khác hợp đồng',
  pay: 'Lương khác hợp đồng',
  no_decision: 'Chưa có số quyết định',
  held_up: 'Đến ngày chưa áp dụng được',
  contract_of_leaver: 'Nghỉ việc, hợp đồng còn hiệu lực',
  no_social_insurance: 'Chưa có mã số BHXH',
}

/** The paper or the entry that makes them agree. */
export const mendLabels: Record<Schemas['Mend'], string> = {
  contract: 'Lập hợp đồng',
  draft: 'Ban hành bản nháp',
  renewal: 'Ký tiếp hợp đồng',
  appendix: 'Lập phụ lục',
  labour_contract: 'Lập hợp đồng lao động',
  decision: 'Lập quyết định tiếp nhận',
  decision_number: 'Ghi số quyết định',
  apply: 'Xem thay đổi đang chờ',
  end_contract: 'Chấm dứt hợp đồng',
  papers: 'Bổ sung mã số BHXH',
}

/** Who ends a contract by himself without notice: khoản 2 Điều 35 for an employee, khoản 3 Điều 36 for the employer. */
export const noticeExemptionLabels: Record<NonNullable<Schemas['NoticeExemption']>, string> = {
  work_not_as_agreed: 'NLĐ: không được bố trí đúng công việc, địa điểm, điều kiện đã thỏa thuận',
  pay_not_on_time: 'NLĐ: không được trả đủ lương hoặc trả lương không đúng hạn',
  ill_treated: 'NLĐ: bị ngược đãi, đánh đập, nhục mạ, cưỡng bức lao động',
  harassed: 'NLĐ: bị quấy rối tình dục tại nơi làm việc',
  pregnant: 'NLĐ: mang thai phải nghỉ việc theo chỉ định của cơ sở khám bệnh',
  retired: 'NLĐ: đủ tuổi nghỉ hưu',
  misled: 'NLĐ: bị cung cấp thông tin không trung thực',
  not_back: 'NSDLĐ: người lao động không trở lại sau thời hạn tạm hoãn hợp đồng',
  absent_five_days: 'NSDLĐ: người lao động tự ý bỏ việc từ 05 ngày làm việc liên tục',
}

/** What an appendix changes. */
export const appendixChangeLabels: Record<Schemas['AppendixChange'], string> = {
  pay: 'Tiền lương',
  job: 'Công việc',
  place: 'Địa điểm làm việc',
  hours: 'Thời giờ làm việc',
  other: 'Nội dung khác',
}

/** Where the review of a contract that ends stands; the server computes it of the days and sends it as it is shown. */
export const reviewStatusLabels: Record<NonNullable<Schemas['RenewalReviewStatus']>, string> = {
  'Chờ ý kiến đơn vị': 'Chờ ý kiến đơn vị',
  'Quá hạn ý kiến đơn vị': 'Quá hạn ý kiến đơn vị',
  'Chờ nhân sự xử lý': 'Chờ nhân sự xử lý',
}

/** Contracts that want a following one, by whether their end is to come. */
export const followUpLabels = { 'Chưa ký tiếp': 'Chưa ký tiếp', 'Quá hạn ký': 'Quá hạn ký' } as const

/** What a unit proposes of a contract that ends. */
export const renewalProposalLabels: Record<NonNullable<Schemas['RenewalProposal']>, string> = {
  renew: 'Đề nghị ký tiếp',
  end: 'Không ký tiếp',
}

type AppendixBulk = Schemas['AppendixBulk']

/** How an appendix for many contracts changes what is paid. */
export const payChangeLabels: Record<NonNullable<AppendixBulk['pay_change']>, string> = {
  set: 'Mức lương mới',
  add: 'Cộng thêm số tiền',
  percent: 'Tăng theo tỷ lệ',
}

/** To what a changed pay is rounded, half of it upwards. */
export const payRoundingLabels: Record<NonNullable<AppendixBulk['pay_rounding']>, string> = {
  1: 'Đồng',
  1000: 'Nghìn đồng',
  10000: 'Mười nghìn đồng',
  100000: 'Trăm nghìn đồng',
}

/** Hai hình thức đào tạo nghề (Điều 61). */
export const trainingFormLabels: Record<NonNullable<Schemas['TrainingForm']>, string> = {
  vocational: 'Học nghề',
  practice: 'Tập nghề',
}
