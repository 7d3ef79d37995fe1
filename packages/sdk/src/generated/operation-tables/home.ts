// Generated from openapi/ by `npm run generate`; never edited.
export const operations = {
  "home.arrange": {
    "api": "product",
    "method": "PUT",
    "path": "/home/arrangement",
    "fallbackMessage": "Không lưu được cách sắp xếp, vui lòng thử lại sau."
  },
  "home.show": {
    "api": "product",
    "method": "GET",
    "path": "/home",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  }
} as const
