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

/** How an archive of all that is kept about somebody stands. */
export const dataArchiveStateLabels: Record<Schemas['DataArchive']['state'], string> = {
  working: 'Đang lập',
  ready: 'Tải được một lần',
  taken: 'Đã tải',
  expired: 'Đã hết hạn tải',
  failed: 'Không lập được',
}

/** How long after somebody has left what kind of data is kept. */
export const retentionClassLabels: Record<Schemas['RetentionClass'], string> = {
  contact: 'Liên hệ, học vấn, thông tin cá nhân',
  health: 'Sức khỏe, tai nạn lao động',
  bank: 'Tài khoản ngân hàng',
  family: 'Gia đình, người phụ thuộc, đoàn thể',
  identity: 'Giấy tờ tùy thân',
  pay: 'Lương, phụ cấp, bảo hiểm',
  contract: 'Hợp đồng, quyết định, đào tạo',
  service: 'Hồ sơ chứng minh quá trình làm việc',
  technical: 'Thư, thông báo, tài khoản, nhật ký',
}

/** The classes by which types of documents are kept. */
export const documentRetentionLabels: Record<
  NonNullable<Schemas['DocumentType']['retention_class']>,
  string
> = (({ service: _service, technical: _technical, ...labels }) => labels)(retentionClassLabels)

/** Where the erasing of a leaver's data stands. */
export const erasureStateLabels: Record<Schemas['Erasure']['state'], string> = {
  proposed: 'Chờ xác nhận',
  done: 'Đã xóa',
  withdrawn: 'Đã rút',
}
