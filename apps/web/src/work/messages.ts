import { isApiError } from '@nhansu/sdk/errors'

/**
 * What the screens say after a call. What a failed call says stands with its operation in the contract
 * (`x-fallback-message`) and comes as the error's message.
 */
export const messages = {
  stored: 'Thêm mới thành công!',
  updated: 'Cập nhật thành công!',
  destroyed: 'Xóa thành công!',
  restored: 'Đã hoàn tác.',
  stale: 'Dữ liệu đã được người khác cập nhật',
  /** The specification's own words for a table that fails without a reason. */
  tableLoad: 'Error fetching data',
  unknown: 'Không thực hiện được. Vui lòng thử lại.',
} as const

/**
 * The sentence of an error: the server's or the operation's, with what to do where no answer came; never the English
 * text of a fault in the app.
 */
export function errorText(error: unknown, otherwise: string = messages.unknown): string {
  if (!isApiError(error)) return otherwise
  const unanswered = error.kind === 'network' || error.kind === 'timeout'
  if (unanswered && error.message !== error.advice) return `${error.message} ${error.advice}`
  return error.message || otherwise
}
