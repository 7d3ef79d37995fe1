// Generated from openapi/ by `npm run generate`; never edited.
export const operations = {
  "lawConstants.list": {
    "api": "product",
    "method": "GET",
    "path": "/law-constants",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "lawConstants.preview": {
    "api": "product",
    "method": "POST",
    "path": "/law-constants/preview",
    "fallbackMessage": "Không xem trước được!"
  },
  "lawConstants.storeValue": {
    "api": "product",
    "method": "POST",
    "path": "/law-constants/values",
    "fallbackMessage": "Không lưu được giá trị!"
  }
} as const
