import type { Schemas } from '../contract.ts'

export type RequestState = Schemas['RequestState']
export type RequestItemState = Schemas['RequestItemState']
export type RequestChangeMode = Schemas['RequestChangeMode']

/** Trạng thái of a request for changes. */
export const requestStateLabels: Record<RequestState, string> = {
  waiting: 'Chờ duyệt',
  approved: 'Đã duyệt',
  partly: 'Duyệt một phần',
  refused: 'Từ chối',
  cancelled: 'Đã hủy',
}

/** What became of one change of a request. */
export const requestItemStateLabels: Record<RequestItemState, string> = {
  waiting: 'Chờ duyệt',
  accepted: 'Đồng ý',
  refused: 'Từ chối',
  cancelled: 'Đã hủy',
}

/** How the owner of a file may change a field. */
export const requestChangeModeLabels: Record<RequestChangeMode, string> = {
  self: 'Tự cập nhật',
  review: 'Cần duyệt',
  hr: 'Chỉ nhân sự cập nhật',
}

/** The groups of a file that a round asks to confirm. */
export const profileGroupLabels: Record<Schemas['ProfileGroup'], string> = {
  card: 'Thông tin chung',
  papers: 'Giấy tờ',
  addresses: 'Địa chỉ',
  affiliations: 'Đảng, đoàn thể, quân ngũ',
  health: 'Sức khỏe',
  bank_accounts: 'Tài khoản ngân hàng',
  relatives: 'Thân nhân',
  educations: 'Học vấn',
  languages: 'Ngoại ngữ',
  it_skills: 'Tin học',
}

/** Trạng thái of a round. */
export const profileRoundStateLabels: Record<Schemas['ProfileRoundState'], string> = {
  planned: 'Chưa bắt đầu',
  open: 'Đang mở',
  ended: 'Đã kết thúc',
  cancelled: 'Đã hủy',
}

/** What somebody has answered in a round. */
export const roundAnswerLabels: Record<Schemas['RoundAnswer'], string> = {
  waiting: 'Chưa trả lời',
  requested: 'Đã gửi yêu cầu cập nhật',
  confirmed: 'Đã xác nhận',
}
