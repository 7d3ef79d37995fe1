// Generated from openapi/ by `npm run generate`; never edited.
export const operations = {
  "home.show": {
    "api": "product",
    "method": "GET",
    "path": "/home",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  }
} as const
