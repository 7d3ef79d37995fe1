import type { Schemas } from '@nhansu/sdk/contract'
import {
  confirmationKindLabels,
  type ConfirmationMove,
  type ConfirmationState,
} from '@nhansu/sdk/domains/confirmations'
import type { StatusTone } from '@nhansu/ui/badge/status.tsx'

export type Confirmation = Schemas['ConfirmationRequest']
export type ConfirmationRow = Schemas['ConfirmationRequestRow']

/** How a state looks. */
export const stateTones: Record<ConfirmationState, StatusTone> = {
  waiting: 'info',
  issued: 'plain',
  refused: 'neutral',
  cancelled: 'neutral',
  revoked: 'warn',
}

/** What each step is called on its button and in its dialog, and what the dialog says. */
export const moveWords: Record<ConfirmationMove, { action: string; description: string; done: string }> = {
  issue: {
    action: 'Cấp giấy',
    description:
      'Giấy được đánh số ngay và ghi theo hồ sơ của ngày hôm nay. Số đã cấp không dùng lại cho giấy khác.',
    done: 'Đã cấp giấy, có thể in.',
  },
  refuse: {
    action: 'Từ chối',
    description: 'Người yêu cầu đọc lý do này ở trang của mình.',
    done: 'Đã từ chối yêu cầu.',
  },
  cancel: {
    action: 'Hủy yêu cầu',
    description: 'Yêu cầu không còn chờ cấp. Khi cần lại, hãy gửi yêu cầu mới.',
    done: 'Đã hủy yêu cầu.',
  },
  revoke: {
    action: 'Thu hồi giấy',
    description: 'Giấy không in được nữa và số của giấy bị bỏ. Nhân viên được báo và đọc lý do này.',
    done: 'Đã thu hồi giấy.',
  },
}

/** What a request is called: its kind and whose it is. */
export function confirmationName({ kind, full_name }: Pick<ConfirmationRow, 'kind' | 'full_name'>): string {
  return `${confirmationKindLabels[kind]}: ${full_name}`
}

/** 'Chờ 3 ngày', 'Gửi hôm nay'. */
export function waitWords(days: number): string {
  return days === 0 ? 'Gửi hôm nay' : `Chờ ${days} ngày`
}
