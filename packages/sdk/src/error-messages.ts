import type { OperationId } from './contract.ts'
import { operationInfo } from './operation-info.ts'

/** What a user can do about an error of each kind; where nobody answered, that too. */
export const advice = {
  validation: 'Kiểm tra lại thông tin rồi gửi lần nữa.',
  unauthorized: 'Đăng nhập lại để tiếp tục.',
  forbidden: 'Liên hệ người quản trị nếu bạn cần quyền.',
  'not-found': 'Tải lại để xem dữ liệu mới nhất.',
  conflict: 'Tải lại để xem bản mới nhất rồi thực hiện lại.',
  'rate-limited': 'Chờ một lát rồi thử lại.',
  refused: 'Tải lại trang rồi thử lại.',
  server: 'Thử lại sau ít phút.',
  network: 'Không kết nối được máy chủ. Kiểm tra mạng rồi thử lại.',
  timeout: 'Máy chủ phản hồi quá lâu. Thử lại sau ít phút.',
  aborted: 'Thao tác đã được hủy.',
  envelope: 'Thử lại sau ít phút.',
  parse: 'Tải lại trang rồi thử lại.',
}

/** What an answer without words of its own means. */
const reasons: Partial<Record<ErrorKind, string>> = {
  validation: 'Một số thông tin chưa hợp lệ.',
  unauthorized: 'Phiên đăng nhập đã hết hạn.',
  forbidden: 'Bạn chưa được cấp quyền cho thao tác này.',
  'not-found': 'Không tìm thấy dữ liệu. Có thể dữ liệu đã bị xóa hoặc bạn không được xem.',
  conflict: 'Dữ liệu vừa thay đổi.',
  'rate-limited': 'Bạn thao tác quá nhanh.',
  refused: 'Máy chủ không nhận yêu cầu này.',
  server: 'Máy chủ gặp sự cố.',
  envelope: 'Thao tác không thực hiện được.',
  parse: 'Máy chủ trả lời không đúng định dạng.',
}

/** What an answer without words means by its status: a proxy that is busy or refuses a file sends nothing to read. */
const wordless: Readonly<Record<number, string>> = {
  413: 'Tệp hoặc dữ liệu gửi lên quá lớn. Hãy gửi tệp nhỏ hơn.',
  429: `${reasons['rate-limited']} ${advice['rate-limited']}`,
  502: `Máy chủ đang bận hoặc đang được bảo trì. ${advice.server}`,
  503: `Máy chủ đang bận hoặc đang được bảo trì. ${advice.server}`,
  504: `Máy chủ phản hồi quá lâu. ${advice.server}`,
}

/** One word per member of the family of errors. */
export type ErrorKind = keyof typeof advice

/**
 * The sentence of an error: the server's, else the operation's own (section 8 of the specification), else the kind's.
 * Some operations let the server speak for itself about bad input only; otherwise their own sentence comes first and
 * the server's reason after it. Where nobody said anything, a status that tells why is told after the operation's own.
 */
export function errorMessage(
  kind: ErrorKind,
  operation: OperationId,
  fromServer?: unknown,
  status?: number,
): string {
  const { fallbackMessage, serverMessage } = operationInfo(operation) ?? {}
  if (typeof fromServer !== 'string' || fromServer.trim() === '') {
    const reason = status === undefined ? undefined : wordless[status]
    if (reason !== undefined) return [fallbackMessage, reason].filter(Boolean).join(' ')
    return fallbackMessage ?? `${reasons[kind] ?? ''} ${advice[kind]}`.trimStart()
  }
  const speaksForItself =
    serverMessage === undefined || kind === 'validation' || fromServer === fallbackMessage
  return speaksForItself ? fromServer : `${fallbackMessage} ${fromServer}`
}
