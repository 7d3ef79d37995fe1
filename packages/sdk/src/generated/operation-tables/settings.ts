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
  },
  "reminderRules.list": {
    "api": "product",
    "method": "GET",
    "path": "/reminder-rules",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "reminderRules.update": {
    "api": "product",
    "method": "PUT",
    "path": "/reminder-rules/{id}",
    "fallbackMessage": "Không cập nhật được lời nhắc!"
  }
} as const
