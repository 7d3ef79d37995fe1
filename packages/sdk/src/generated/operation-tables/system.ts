// Generated from openapi/ by `npm run generate`; never edited.
export const operations = {
  "fileUsage.show": {
    "api": "product",
    "method": "GET",
    "path": "/file-usage",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "jobs.cancel": {
    "api": "product",
    "method": "POST",
    "path": "/jobs/{id}/cancel",
    "fallbackMessage": "Không hủy được công việc, vui lòng thử lại sau."
  },
  "jobs.list": {
    "api": "product",
    "method": "GET",
    "path": "/jobs",
    "jsonParameters": [
      "filter"
    ],
    "rows": "jobs",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "jobs.retry": {
    "api": "product",
    "method": "POST",
    "path": "/jobs/{id}/retry",
    "fallbackMessage": "Không chạy lại được công việc, vui lòng thử lại sau."
  },
  "jobs.show": {
    "api": "product",
    "method": "GET",
    "path": "/jobs/{id}",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "listViews.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/list-views/{id}",
    "fallbackMessage": "Không xóa được chế độ xem, vui lòng thử lại sau."
  },
  "listViews.list": {
    "api": "product",
    "method": "GET",
    "path": "/list-views",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "listViews.save": {
    "api": "product",
    "method": "PUT",
    "path": "/list-views/{id}",
    "fallbackMessage": "Không lưu được chế độ xem, vui lòng thử lại sau."
  },
  "listViews.store": {
    "api": "product",
    "method": "POST",
    "path": "/list-views",
    "fallbackMessage": "Không lưu được chế độ xem, vui lòng thử lại sau."
  },
  "mailTemplates.list": {
    "api": "product",
    "method": "GET",
    "path": "/mail-templates",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "mailTemplates.preview": {
    "api": "product",
    "method": "POST",
    "path": "/mail-templates/{name}/preview",
    "fallbackMessage": "Không xem trước được!"
  },
  "mailTemplates.reset": {
    "api": "product",
    "method": "POST",
    "path": "/mail-templates/{name}/reset",
    "fallbackMessage": "Không khôi phục được mẫu thư!"
  },
  "mailTemplates.update": {
    "api": "product",
    "method": "PUT",
    "path": "/mail-templates/{name}",
    "fallbackMessage": "Không cập nhật được mẫu thư!"
  },
  "mails.cancel": {
    "api": "product",
    "method": "POST",
    "path": "/mails/{id}/cancel",
    "fallbackMessage": "Không hủy được thư, vui lòng thử lại sau."
  },
  "mails.list": {
    "api": "product",
    "method": "GET",
    "path": "/mails",
    "jsonParameters": [
      "filter"
    ],
    "rows": "mails",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "mails.retry": {
    "api": "product",
    "method": "POST",
    "path": "/mails/{id}/retry",
    "fallbackMessage": "Không gửi lại được thư, vui lòng thử lại sau."
  },
  "mails.show": {
    "api": "product",
    "method": "GET",
    "path": "/mails/{id}",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "papers.ofCode": {
    "api": "product",
    "method": "GET",
    "path": "/papers/{code}",
    "fallbackMessage": "Không mở được bản in!"
  },
  "papers.show": {
    "api": "product",
    "method": "GET",
    "path": "/papers",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  }
} as const
