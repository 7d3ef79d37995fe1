import { isApiError } from '@nhansu/sdk/errors'
import { adviceAfter } from '#web/kit/feedback/messages.ts'

/** An error as the reader gets it. */
export interface ErrorWords {
  title: string
  /** Why, and what to do. */
  text: string
  /** The failed request's id, for whoever helps. */
  requestId?: string | undefined
}

/** Turns whatever was thrown into words; what is no error of ours never shows its own (English) text. */
export function errorWords(error: unknown): ErrorWords {
  if (isApiError(error))
    return {
      title: titles[error.kind] ?? 'Không tải được dữ liệu',
      text: adviceAfter(error),
      requestId: error.requestId,
    }
  if (isMissingChunk(error))
    return {
      title: 'Không tải được màn hình này',
      text: 'Ứng dụng có thể vừa được cập nhật, hoặc mạng đang gián đoạn. Kiểm tra mạng rồi tải lại trang.',
    }
  return {
    title: 'Màn hình này gặp lỗi',
    text: 'Tải lại trang để thử lại. Nếu vẫn lỗi, hãy báo cho quản trị viên.',
  }
}

const titles: Partial<Record<string, string>> = {
  network: 'Không kết nối được máy chủ',
  timeout: 'Máy chủ phản hồi quá lâu',
  server: 'Máy chủ đang gặp sự cố',
}

// Each browser says it in its own words; none of them has a code for it.
function isMissingChunk(error: unknown): boolean {
  return error instanceof TypeError && /dynamically imported module|module script failed/i.test(error.message)
}
