import { type ApiError, isApiError } from '@nhansu/sdk/errors'

/**
 * What the screens say after a call. What a failed call says stands with its operation in the contract
 * (`x-fallback-message`) and comes as the error's message.
 */
export const messages = {
  stored: 'Thêm mới thành công!',
  updated: 'Cập nhật thành công!',
  destroyed: 'Xóa thành công!',
  restored: 'Đã hoàn tác.',
  unchanged: 'Chưa có thay đổi nào.',
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
  return isUnanswered(error) ? adviceAfter(error) : error.message || otherwise
}

/** The sentence of an error followed by what to do, unless it says so itself. */
export function adviceAfter(error: ApiError): string {
  const { message, advice } = error
  const saysItself =
    message.endsWith(advice) || (!isUnanswered(error) && /vui lòng|hãy |liên hệ/i.test(message))
  return saysItself ? message : `${message} ${advice}`
}

function isUnanswered({ kind }: ApiError): boolean {
  return kind === 'network' || kind === 'timeout'
}
