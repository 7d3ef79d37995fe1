// Generated from openapi/ by `npm run generate`; never edited.
export const operations = {
  "firstImports.show": {
    "api": "product",
    "method": "GET",
    "path": "/first-imports",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "firstImports.update": {
    "api": "product",
    "method": "PUT",
    "path": "/first-imports",
    "fallbackMessage": "Không lưu được trang Bắt đầu!",
    "touches": [
      "home"
    ]
  },
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
