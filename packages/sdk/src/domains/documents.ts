import type { Schemas } from '../contract.ts'

/** The 15 types of decision, by the words of the specification. */
export const decisionTypeLabels = {
  1: 'Tiếp nhận đào tạo',
  2: 'Tiếp nhận thử việc',
  3: 'Tiếp nhận chính thức',
  4: 'Điều chuyển',
  5: 'Điều chỉnh chức danh',
  6: 'Bổ nhiệm',
  7: 'Chấm dứt hợp đồng lao động',
  8: 'Nghỉ không hưởng lương',
  9: 'Tiếp nhận và bổ nhiệm',
  10: 'Kỷ luật',
  11: 'Không tiếp nhận thử việc',
  12: 'Không tiếp nhận chính thức',
  13: 'Không gia hạn hợp đồng',
  14: 'Tiếp nhận nhân viên thời vụ',
  15: 'Xếp lương',
} as const satisfies Record<number, string>

/** Trạng thái of a decision; the server computes it of its day and sends it as it is shown. */
export const decisionStatusLabels: Record<Schemas['DecisionStatus'], string> = {
  Nháp: 'Nháp',
  'Đã ban hành': 'Đã ban hành',
  'Đã có hiệu lực': 'Đã có hiệu lực',
  'Đã đính chính': 'Đã đính chính',
  'Đã thu hồi': 'Đã thu hồi',
  'Đã hủy': 'Đã hủy',
}

export type DocumentSource = Schemas['DocumentSource']

/** Nguồn: where a document came from. */
export const documentSourceLabels: Record<DocumentSource, string> = {
  upload: 'Tải lên',
  documentary: 'Văn thư',
}

export type ExpiryState = NonNullable<Schemas['DocumentExpiryState']>

/** Thời hạn of a document that expires. */
export const expiryStateLabels: Record<ExpiryState, string> = {
  valid: 'Còn hiệu lực',
  expiring: 'Sắp hết hạn',
  expired: 'Đã hết hạn',
}

export type NameMatchState = Schemas['NameMatchState']

/** What the name of a file says of a person, or of a type. */
export const nameMatchLabels: Record<NameMatchState, string> = {
  found: 'Đã nhận ra',
  unknown: 'Chưa có',
  ambiguous: 'Chưa rõ',
}

/** What the documents of a type are. */
export const documentGroupLabels: Record<'true' | 'false', string> = {
  true: 'Quyết định',
  false: 'Tài liệu khác',
}

/** Whether the company holds the original of a paper. */
export const originalLabels: Record<'true' | 'false', string> = { true: 'Bản gốc', false: 'Bản sao' }

export type SignedPaper = Schemas['Signer']['paper_kinds'][number]

/** Loại văn bản that a signer signs. */
export const signedPaperLabels: Record<SignedPaper, string> = {
  labour_contract: 'Hợp đồng lao động',
  probation_contract: 'Hợp đồng thử việc',
  training_contract: 'Hợp đồng đào tạo nghề',
  appendix: 'Phụ lục hợp đồng',
  decision: 'Quyết định',
  confirmation: 'Giấy xác nhận, giấy giới thiệu',
}

/** Whether an authority to sign holds today. */
export const signerStateLabels: Record<Schemas['SignerState'], string> = {
  in_force: 'Đang hiệu lực',
  not_yet: 'Chưa đến ngày',
  over: 'Đã hết',
}

/** How far somebody is with a document that he is asked to read. */
export const readerStateLabels: Record<Schemas['ReaderState'], string> = {
  waiting: 'Chưa xác nhận',
  again: 'Chờ xác nhận lại',
  confirmed: 'Đã xác nhận',
}
