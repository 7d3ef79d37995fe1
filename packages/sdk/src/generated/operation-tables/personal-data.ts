// Generated from openapi/ by `npm run generate`; never edited.
export const operations = {
  "dataArchives.list": {
    "api": "product",
    "method": "GET",
    "path": "/employees/{id}/data-exports",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "dataArchives.make": {
    "api": "product",
    "method": "POST",
    "path": "/employees/{id}/data-export",
    "fallbackMessage": "Không lập được gói dữ liệu!"
  },
  "dataArchives.ticket": {
    "api": "product",
    "method": "POST",
    "path": "/employees/{id}/data-exports/{row_id}/ticket",
    "fallbackMessage": "Không tải được gói dữ liệu!"
  },
  "dataHolds.end": {
    "api": "product",
    "method": "POST",
    "path": "/data-holds/{id}/end",
    "fallbackMessage": "Không bỏ tạm giữ được!"
  },
  "dataHolds.list": {
    "api": "product",
    "method": "GET",
    "path": "/data-holds",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "dataHolds.store": {
    "api": "product",
    "method": "POST",
    "path": "/data-holds",
    "fallbackMessage": "Không ghi nhận được lệnh tạm giữ!"
  },
  "dataMap.show": {
    "api": "product",
    "method": "GET",
    "path": "/data-map",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "dataNotices.current": {
    "api": "product",
    "method": "GET",
    "path": "/data-notices/current",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "dataNotices.list": {
    "api": "product",
    "method": "GET",
    "path": "/data-notices",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "dataNotices.read": {
    "api": "product",
    "method": "POST",
    "path": "/data-notices/read",
    "fallbackMessage": "Không ghi nhận được!",
    "touches": [
      "home",
      "notices"
    ]
  },
  "dataNotices.store": {
    "api": "product",
    "method": "POST",
    "path": "/data-notices",
    "fallbackMessage": "Không ban hành được thông báo!",
    "touches": [
      "home",
      "notices"
    ]
  },
  "dataNotices.unread": {
    "api": "product",
    "method": "GET",
    "path": "/data-notices/unread",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "erasures.confirm": {
    "api": "product",
    "method": "POST",
    "path": "/erasures/{id}/confirm",
    "fallbackMessage": "Không xóa được dữ liệu!",
    "touches": [
      "employees"
    ]
  },
  "erasures.list": {
    "api": "product",
    "method": "GET",
    "path": "/erasures",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "erasures.paper": {
    "api": "product",
    "method": "POST",
    "path": "/erasures/{id}/paper",
    "fallbackMessage": "Không in được biên bản xóa dữ liệu!",
    "answersFile": true
  },
  "erasures.propose": {
    "api": "product",
    "method": "POST",
    "path": "/erasures",
    "fallbackMessage": "Không đề nghị xóa được!"
  },
  "erasures.saveSettings": {
    "api": "product",
    "method": "PUT",
    "path": "/erasures/settings",
    "fallbackMessage": "Không lưu được cài đặt, vui lòng thử lại sau."
  },
  "erasures.withdraw": {
    "api": "product",
    "method": "POST",
    "path": "/erasures/{id}/withdraw",
    "fallbackMessage": "Không rút đề nghị được!"
  },
  "personalDataRequests.answer": {
    "api": "product",
    "method": "POST",
    "path": "/personal-data-requests/{id}/answer",
    "fallbackMessage": "Không lưu được trả lời!",
    "touches": [
      "home"
    ]
  },
  "personalDataRequests.complete": {
    "api": "product",
    "method": "POST",
    "path": "/personal-data-requests/{id}/complete",
    "fallbackMessage": "Không lưu được kết quả!",
    "touches": [
      "home"
    ]
  },
  "personalDataRequests.extend": {
    "api": "product",
    "method": "POST",
    "path": "/personal-data-requests/{id}/extend",
    "fallbackMessage": "Không gia hạn được yêu cầu!",
    "touches": [
      "home"
    ]
  },
  "personalDataRequests.list": {
    "api": "product",
    "method": "GET",
    "path": "/personal-data-requests",
    "jsonParameters": [
      "filter"
    ],
    "rows": "requests",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "personalDataRequests.refuse": {
    "api": "product",
    "method": "POST",
    "path": "/personal-data-requests/{id}/refuse",
    "fallbackMessage": "Không từ chối được yêu cầu!",
    "touches": [
      "home"
    ]
  },
  "personalDataRequests.show": {
    "api": "product",
    "method": "GET",
    "path": "/personal-data-requests/{id}",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "personalDataRequests.store": {
    "api": "product",
    "method": "POST",
    "path": "/personal-data-requests",
    "fallbackMessage": "Không gửi được yêu cầu!",
    "touches": [
      "home"
    ]
  },
  "personalDataViews.list": {
    "api": "product",
    "method": "GET",
    "path": "/employees/{id}/data-views",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  }
} as const
