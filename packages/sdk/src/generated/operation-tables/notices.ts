// Generated from openapi/ by `npm run generate`; never edited.
export const operations = {
  "notices.list": {
    "api": "product",
    "method": "GET",
    "path": "/notices",
    "rows": "notices",
    "fallbackMessage": "Không lấy được thông báo!"
  },
  "notices.read": {
    "api": "product",
    "method": "POST",
    "path": "/notices/{id}/read",
    "fallbackMessage": "Không đánh dấu được thông báo, vui lòng thử lại sau."
  },
  "notices.readAll": {
    "api": "product",
    "method": "POST",
    "path": "/notices/read-all",
    "fallbackMessage": "Không đánh dấu được thông báo, vui lòng thử lại sau."
  },
  "notices.saveSettings": {
    "api": "product",
    "method": "PUT",
    "path": "/notices/settings",
    "fallbackMessage": "Không lưu được cài đặt thông báo, vui lòng thử lại sau."
  },
  "notices.settings": {
    "api": "product",
    "method": "GET",
    "path": "/notices/settings",
    "fallbackMessage": "Không lấy được cài đặt thông báo!"
  },
  "notices.unread": {
    "api": "product",
    "method": "GET",
    "path": "/notices/unread",
    "fallbackMessage": "Không lấy được số thông báo!"
  },
  "standIns.end": {
    "api": "product",
    "method": "POST",
    "path": "/stand-ins/{id}/end",
    "fallbackMessage": "Không bỏ được người thay!"
  },
  "standIns.list": {
    "api": "product",
    "method": "GET",
    "path": "/stand-ins",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "standIns.store": {
    "api": "product",
    "method": "POST",
    "path": "/stand-ins",
    "fallbackMessage": "Không lưu được người thay!"
  }
} as const
