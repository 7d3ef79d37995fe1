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
  decision_1: 'Quyết định: Tiếp nhận đào tạo',
  decision_2: 'Quyết định: Tiếp nhận thử việc',
  decision_3: 'Quyết định: Tiếp nhận chính thức',
  decision_4: 'Quyết định: Điều chuyển',
  decision_5: 'Quyết định: Điều chỉnh chức danh',
  decision_6: 'Quyết định: Bổ nhiệm',
  decision_7: 'Quyết định: Chấm dứt hợp đồng lao động',
  decision_8: 'Quyết định: Nghỉ không hưởng lương',
  decision_9: 'Quyết định: Tiếp nhận và bổ nhiệm',
  decision_10: 'Quyết định: Kỷ luật',
  decision_11: 'Quyết định: Không tiếp nhận thử việc',
  decision_12: 'Quyết định: Không tiếp nhận chính thức',
  decision_13: 'Quyết định: Không gia hạn hợp đồng',
  decision_14: 'Quyết định: Tiếp nhận nhân viên thời vụ',
  decision_15: 'Quyết định: Xếp lương',
  contract_type: 'Riêng của một loại hợp đồng',
}

/** Whether a number of the book stands on a paper, or was given up. */
export const numberStateLabels: Record<Schemas['NumberState'], string> = {
  used: 'Đã dùng',
  given_up: 'Bỏ số',
}
