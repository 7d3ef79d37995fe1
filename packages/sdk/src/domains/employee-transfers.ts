import type { Schemas } from '../contract.ts'

export type TransferDirection = Schemas['TransferDirection']
export type TransferState = Schemas['TransferState']
export type TransferConsentMeans = Schemas['TransferConsentMeans']
export type TransferMove = Schemas['TransferMove']
export type TransferDataGroup = Schemas['TransferDataGroup']

/** Which way somebody goes, as the reader's company sees it. */
export const transferDirectionLabels: Record<TransferDirection, string> = {
  out: 'Chuyển đi',
  in: 'Chuyển đến',
}

/** Where a hand-over stands. */
export const transferStateLabels: Record<TransferState, string> = {
  asking: 'Chờ nhân viên đồng ý',
  waiting: 'Chờ trả lời',
  accepted: 'Đã tiếp nhận',
  refused: 'Từ chối',
  withdrawn: 'Đã rút',
  declined: 'Nhân viên không đồng ý',
}

/** How a person has agreed, or is asked to. */
export const transferConsentLabels: Record<TransferConsentMeans, string> = {
  scan: 'Ký trên giấy',
  app: 'Trả lời trong ứng dụng',
}

/** What goes along with a person: the groups that he agrees to, in the order in which he reads them. */
export const transferDataLabels: Record<TransferDataGroup, string> = {
  card: 'Thông tin cơ bản: họ tên, giới tính, ngày sinh, điện thoại, ngày vào tập đoàn, nơi sinh, quê quán, quốc tịch, email cá nhân',
  identity: 'Căn cước, hộ chiếu, giấy phép lái xe, mã số thuế, số bảo hiểm',
  addresses: 'Địa chỉ',
  education: 'Học vấn, ngoại ngữ, tin học',
  family: 'Tình trạng hôn nhân, thân nhân, người liên hệ khẩn cấp',
  progress: 'Quá trình công tác trước đây và thời gian ở công ty chuyển',
}

/** A step of a hand-over: which side makes it, and the step in a sentence: 'không … được'. */
export const transferMoves: Record<
  TransferMove,
  { by: TransferDirection; to: TransferState; words: string }
> = {
  withdraw: { by: 'out', to: 'withdrawn', words: 'rút' },
  accept: { by: 'in', to: 'accepted', words: 'tiếp nhận' },
  refuse: { by: 'in', to: 'refused', words: 'từ chối' },
}
