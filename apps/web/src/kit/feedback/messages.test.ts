import { operations } from '@nhansu/sdk/contract'
import { ForbiddenError, NetworkError, ValidationError } from '@nhansu/sdk/errors'
import { expect, test } from 'vitest'
import { adviceAfter, errorText, messages } from './messages.ts'

test('the words after a call are the specification’s', () => {
  expect(messages).toMatchObject({
    stored: 'Thêm mới thành công!',
    updated: 'Cập nhật thành công!',
    destroyed: 'Xóa thành công!',
    tableLoad: 'Error fetching data',
  })
  const fallbacks = (['store', 'update', 'destroy', 'list'] as const).map(
    (verb) => operations[`levels.${verb}`].fallbackMessage,
  )
  expect(fallbacks).toEqual([
    'Không tạo được xếp loại!',
    'Không cập nhật được xếp loại!',
    'Không xóa được xếp loại!',
    'Không lấy được dữ liệu từ máy chủ!',
  ])
})

test('an error of a call speaks for itself, a fault of the app never does', () => {
  const refused = new ValidationError({ operation: 'levels.store', message: 'Mã trình độ đã tồn tại.' })
  expect(errorText(refused)).toBe('Mã trình độ đã tồn tại.')
  expect(errorText(new ValidationError({ operation: 'levels.store', message: '' }))).toBe(messages.unknown)
  expect(errorText(new TypeError('x is not a function'))).toBe(messages.unknown)
})

test('a call without an answer says what to do', () => {
  const message = 'Không tạo được xếp loại!'
  expect(errorText(new NetworkError({ operation: 'levels.store', message }))).toBe(
    `${message} Không kết nối được máy chủ. Kiểm tra mạng rồi thử lại.`,
  )
})

test.each([
  ['Bạn không có tài khoản ở công ty này.', ' Liên hệ người quản trị nếu bạn cần quyền.'],
  ['Bạn chưa được cấp quyền. Liên hệ người quản trị nếu bạn cần quyền.', ''],
  ['Đơn vị đã đóng, vui lòng chọn đơn vị khác.', ''],
])('what to do comes after %j only where it says nothing of it', (message, after) => {
  expect(adviceAfter(new ForbiddenError({ operation: 'levels.store', message }))).toBe(message + after)
})
