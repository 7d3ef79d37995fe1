import type { PermissionName, Schemas } from '../contract.ts'

export type PersonalDataRequestKind = Schemas['PersonalDataRequestKind']
export type PersonalDataRequestState = Schemas['PersonalDataRequestState']
export type PersonalDataRequestChannel = Schemas['PersonalDataRequestChannel']
export type PersonalDataRequestMove = Schemas['PersonalDataRequestMove']

/** What a person may ask about his own data (Law 91/2025/QH15). */
export const personalDataRequestKindLabels: Record<PersonalDataRequestKind, string> = {
  access: 'Xem hoặc nhận dữ liệu',
  correct: 'Chỉnh sửa dữ liệu',
  erase: 'Xóa dữ liệu',
  withdraw_consent: 'Rút lại sự đồng ý',
  restrict: 'Hạn chế xử lý',
  object: 'Phản đối xử lý',
}

/** Where a request about personal data stands. */
export const personalDataRequestStateLabels: Record<PersonalDataRequestState, string> = {
  received: 'Chờ trả lời',
  answered: 'Đang thực hiện',
  completed: 'Đã thực hiện',
  refused: 'Từ chối',
}

/** How a request reached HR. */
export const personalDataRequestChannelLabels: Record<PersonalDataRequestChannel, string> = {
  app: 'Gửi trên hệ thống',
  paper: 'Văn bản giấy',
  mail: 'Thư điện tử',
  spoken: 'Trực tiếp, điện thoại',
}

/** The steps of a request in its history. */
export const personalDataRequestStepLabels: Record<Schemas['PersonalDataRequestStep']['step'], string> = {
  receive: 'Nhận yêu cầu',
  answer: 'Trả lời người yêu cầu',
  complete: 'Đã thực hiện xong',
  extend: 'Gia hạn',
  refuse: 'Từ chối',
}

/** A step of a request: from which states it may be made, where it leads, and who may make it. */
export interface PersonalDataRequestRule {
  from: readonly PersonalDataRequestState[]
  to: PersonalDataRequestState
  by: PermissionName
  /** Made at most once. */
  once?: true
}

/** Every step that may be made; what is not here is refused. Nobody makes one with his own request. */
export const personalDataRequestMoves: Record<PersonalDataRequestMove, PersonalDataRequestRule> = {
  answer: { from: ['received'], to: 'answered', by: 'personal_data_edit' },
  complete: { from: ['received', 'answered'], to: 'completed', by: 'personal_data_edit' },
  extend: { from: ['answered'], to: 'answered', by: 'personal_data_edit', once: true },
  refuse: { from: ['received', 'answered'], to: 'refused', by: 'personal_data_edit' },
}

/** What was done with somebody's data. */
export const personalDataViewDeedLabels: Record<Schemas['PersonalDataView']['deed'], string> = {
  open: 'Mở xem',
  reveal: 'Xem thông tin được che',
  download: 'Tải tệp',
  export: 'Xuất danh sách',
  print: 'In',
}
