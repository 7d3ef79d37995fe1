import type { ApiFailure } from './failure.ts'
import type { Operation } from './operations.ts'

/** What every call answers when all went well. */
export interface Success {
  success: true
  message: string
  data: unknown
}

/** What every call answers when it did not. */
export interface Failure {
  success: false
  message: string
  errors?: Record<string, string[]>
  data?: unknown
  request_id: string
}

const successMessages: Readonly<Record<string, string>> = {
  store: 'Thêm mới thành công!',
  update: 'Cập nhật thành công!',
  destroy: 'Xóa thành công!',
  destroyBulk: 'Xóa thành công!',
  restore: 'Đã hoàn tác.',
}

const statusMessages: Readonly<Record<number, string>> = {
  400: 'Dữ liệu gửi lên không hợp lệ.',
  401: 'Phiên đăng nhập đã hết hạn, vui lòng đăng nhập lại.',
  403: 'Bạn không có quyền thực hiện thao tác này.',
  404: 'Không tìm thấy dữ liệu.',
  405: 'Địa chỉ này không nhận thao tác vừa gửi.',
  408: 'Đường truyền quá chậm nên yêu cầu đã bị hủy. Vui lòng thử lại.',
  409: 'Dữ liệu đã được người khác cập nhật, vui lòng tải lại.',
  413: 'Dữ liệu gửi lên vượt quá dung lượng cho phép.',
  415: 'Định dạng dữ liệu không được hỗ trợ, vui lòng gửi JSON.',
  429: 'Bạn thao tác quá nhanh, vui lòng thử lại sau.',
  431: 'Yêu cầu gửi lên quá dài.',
  503: 'Hệ thống đang bận, vui lòng thử lại sau ít giây.',
}

/** Wraps what a handler returned. Reads say nothing, writes what was done, and what was changed of what was sent. */
export function success(operation: Operation, data: unknown, notice?: string): Success {
  const message = [successMessages[operation.verb], notice].filter(Boolean).join(' ')
  return { success: true, message, data }
}

/** The sentence of a status when nothing closer is known. */
export function messageOf(status: number): string {
  return statusMessages[status] ?? 'Có lỗi xảy ra, vui lòng thử lại sau.'
}

/** Wraps a failure; `fallback` is the operation's own sentence, which wins over that of the status. */
export function failure(thrown: ApiFailure, requestId: string, fallback?: string): Failure {
  const { errors, data } = thrown.detail
  return {
    success: false,
    message: thrown.message || fallback || messageOf(thrown.status),
    ...(errors && { errors }),
    ...(data !== undefined && { data }),
    request_id: requestId,
  }
}
