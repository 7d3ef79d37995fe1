import type { CompanyTransaction } from '../db/transaction.ts'
import type { AuditEntry } from './audit.ts'

/** Texts under the fields that are to blame, as a form shows them: `{ name: ['Vui lòng nhập tên trình độ.'] }`. */
export type FieldErrors = Record<string, string[]>

/** What an answer of failure carries besides its status and message. */
export interface FailureDetail {
  errors?: FieldErrors
  /** The newer values, on 409. */
  data?: unknown
  /** Seconds after which trying again makes sense; sent as `Retry-After`. */
  retryAfter?: number
  /** A line that the audit trail keeps of the refusal, though everything else is rolled back. */
  trail?: AuditEntry
  /**
   * Writes down what must last of the refusal, in a transaction of its own: that of the line where there is one. Without a
   * line the refusal counts as no misdeed, and where this fails the caller is told to try again.
   */
  keep?: (transaction: CompanyTransaction) => Promise<void>
}

/**
 * The one thing a handler throws when it cannot do what was asked.
 * The message is shown to the user as it is: a Vietnamese sentence that says what to do.
 * Without a message the operation's `x-fallback-message` is shown, else the sentence of the status.
 */
export class ApiFailure extends Error {
  readonly status: number
  readonly detail: FailureDetail

  constructor(status: number, message?: string, detail: FailureDetail = {}) {
    super(message ?? '')
    this.name = 'ApiFailure'
    this.status = status
    this.detail = detail
  }
}

/** Bad input, field by field. A single fault is repeated in the message, so that a toast alone suffices. */
export function invalidInput(errors: FieldErrors): ApiFailure {
  const texts = Object.values(errors).flat()
  const message = texts.length === 1 ? texts[0] : 'Vui lòng kiểm tra lại các thông tin chưa hợp lệ.'
  return new ApiFailure(400, message, { errors })
}

/** Not there, not mine or not mine to see: always the very same answer, so that it tells nothing. */
export function notFound(): ApiFailure {
  return new ApiFailure(404, 'Không tìm thấy dữ liệu.')
}

/** Signed in, but the function is not granted. */
export function forbidden(): ApiFailure {
  return new ApiFailure(403, 'Bạn không có quyền thực hiện thao tác này.')
}

/** No session, or one that has ended. */
export function unauthorized(): ApiFailure {
  return new ApiFailure(401, 'Phiên đăng nhập đã hết hạn, vui lòng đăng nhập lại.')
}

/** The server is too busy or its database is away; trying again soon is right. */
export function unavailable(retryAfter = 2): ApiFailure {
  return new ApiFailure(503, 'Hệ thống đang bận, vui lòng thử lại sau ít giây.', { retryAfter })
}

/** Somebody else saved meanwhile; the answer carries the present values. */
export function stale(newer: Readonly<Record<string, unknown>>): ApiFailure {
  return new ApiFailure(409, 'Dữ liệu đã được người khác cập nhật, vui lòng tải lại.', { data: newer })
}
