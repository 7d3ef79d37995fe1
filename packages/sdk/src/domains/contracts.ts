import type { Schemas } from '../contract.ts'

export type ContractKind = Schemas['ContractTypeKind']

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

/** What a unit proposes of a contract that ends. */
export const renewalProposalLabels: Record<NonNullable<Schemas['RenewalProposal']>, string> = {
  renew: 'Đề nghị ký tiếp',
  end: 'Không ký tiếp',
}
