// Generated from openapi/ by `npm run generate`; never edited.
export const operations = {
  "confirmationRequests.cancel": {
    "api": "product",
    "method": "POST",
    "path": "/confirmation-requests/{id}/cancel",
    "fallbackMessage": "Không hủy được yêu cầu!",
    "touches": [
      "home"
    ]
  },
  "confirmationRequests.issue": {
    "api": "product",
    "method": "POST",
    "path": "/confirmation-requests/{id}/issue",
    "fallbackMessage": "Không cấp được giấy xác nhận!",
    "touches": [
      "home",
      "drawnNumbers"
    ]
  },
  "confirmationRequests.list": {
    "api": "product",
    "method": "GET",
    "path": "/confirmation-requests",
    "jsonParameters": [
      "filter"
    ],
    "rows": "requests",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "confirmationRequests.paper": {
    "api": "product",
    "method": "POST",
    "path": "/confirmation-requests/{id}/paper",
    "fallbackMessage": "Không in được giấy xác nhận!",
    "answersFile": true
  },
  "confirmationRequests.preview": {
    "api": "product",
    "method": "GET",
    "path": "/confirmation-requests/{id}/preview",
    "fallbackMessage": "Không xem trước được giấy xác nhận!"
  },
  "confirmationRequests.refuse": {
    "api": "product",
    "method": "POST",
    "path": "/confirmation-requests/{id}/refuse",
    "fallbackMessage": "Không từ chối được yêu cầu!",
    "touches": [
      "home"
    ]
  },
  "confirmationRequests.revoke": {
    "api": "product",
    "method": "POST",
    "path": "/confirmation-requests/{id}/revoke",
    "fallbackMessage": "Không thu hồi được giấy xác nhận!",
    "touches": [
      "drawnNumbers"
    ]
  },
  "confirmationRequests.show": {
    "api": "product",
    "method": "GET",
    "path": "/confirmation-requests/{id}",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "confirmationRequests.store": {
    "api": "product",
    "method": "POST",
    "path": "/confirmation-requests",
    "fallbackMessage": "Không gửi được yêu cầu!",
    "touches": [
      "home"
    ]
  }
} as const
