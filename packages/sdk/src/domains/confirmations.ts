import type { Schemas } from '../contract.ts'

export type ConfirmationKind = Schemas['ConfirmationKind']
export type ConfirmationState = Schemas['ConfirmationState']
export type ConfirmationMove = Schemas['ConfirmationMove']

/** What an employee may have confirmed on paper. */
export const confirmationKindLabels: Record<ConfirmationKind, string> = {
  employment: 'Xác nhận công tác',
  income: 'Xác nhận thu nhập',
  introduction: 'Giấy giới thiệu',
}

/** Where a request for a confirmation stands. */
export const confirmationStateLabels: Record<ConfirmationState, string> = {
  waiting: 'Chờ cấp',
  issued: 'Đã cấp',
  refused: 'Từ chối',
  cancelled: 'Đã hủy',
  revoked: 'Đã thu hồi',
}

/** A step of a request: where it leads, and whether the person himself may make it. */
export interface ConfirmationRule {
  from: ConfirmationState
  to: ConfirmationState
  /** Made with one's own request, too; the others never are. */
  own: boolean
  /** The step in a sentence: 'không … được'. */
  words: string
}

/** Every step that may be made; what is not here is refused. */
export const confirmationMoves: Record<ConfirmationMove, ConfirmationRule> = {
  issue: { from: 'waiting', to: 'issued', own: false, words: 'cấp' },
  refuse: { from: 'waiting', to: 'refused', own: false, words: 'từ chối' },
  cancel: { from: 'waiting', to: 'cancelled', own: true, words: 'hủy' },
  revoke: { from: 'issued', to: 'revoked', own: false, words: 'thu hồi' },
}
