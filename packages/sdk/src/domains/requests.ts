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
