import type { Schemas } from '../contract.ts'

export type NumberKind = Schemas['NumberKind']

/** What is numbered. */
export const numberKindLabels: Record<NumberKind, string> = {
  employee: 'Mã nhân viên',
  labour_contract: 'Hợp đồng lao động (HĐLĐ)',
  probation_contract: 'Hợp đồng thử việc (HĐTV)',
  training_contract: 'Hợp đồng đào tạo nghề (HĐĐT)',
  appendix: 'Phụ lục hợp đồng (PL)',
  decision: 'Quyết định (QĐ)',
  document: 'Văn bản, tài liệu',
  training_course: 'Khóa đào tạo (ĐT)',
  training_plan: 'Kế hoạch đào tạo (KHĐT)',
  certificate: 'Chứng chỉ (CC)',
  commitment: 'Cam kết đào tạo (CK)',
  confirmation: 'Giấy xác nhận, giấy giới thiệu (GXN)',
}

/** Whether a number of the book stands on a paper, or was given up. */
export const numberStateLabels: Record<Schemas['NumberState'], string> = {
  used: 'Đã dùng',
  given_up: 'Bỏ số',
}
