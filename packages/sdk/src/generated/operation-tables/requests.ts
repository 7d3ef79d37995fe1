// Generated from openapi/ by `npm run generate`; never edited.
export const operations = {
  "profileRounds.cancel": {
    "api": "product",
    "method": "POST",
    "path": "/profile-rounds/{id}/cancel",
    "fallbackMessage": "Không hủy được đợt rà soát!",
    "touches": [
      "home"
    ]
  },
  "profileRounds.close": {
    "api": "product",
    "method": "POST",
    "path": "/profile-rounds/{id}/close",
    "fallbackMessage": "Không kết thúc được đợt rà soát!",
    "touches": [
      "home"
    ]
  },
  "profileRounds.confirm": {
    "api": "product",
    "method": "POST",
    "path": "/profile-rounds/{id}/confirm",
    "fallbackMessage": "Không ghi nhận được xác nhận!",
    "touches": [
      "home"
    ]
  },
  "profileRounds.export": {
    "api": "product",
    "method": "POST",
    "path": "/profile-rounds/{id}/export",
    "fallbackMessage": "Không xuất được kết quả rà soát!",
    "answersFile": true
  },
  "profileRounds.list": {
    "api": "product",
    "method": "GET",
    "path": "/profile-rounds",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "profileRounds.mine": {
    "api": "product",
    "method": "GET",
    "path": "/profile-rounds/mine",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "profileRounds.people": {
    "api": "product",
    "method": "GET",
    "path": "/profile-rounds/{id}/people",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "profileRounds.show": {
    "api": "product",
    "method": "GET",
    "path": "/profile-rounds/{id}",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "profileRounds.store": {
    "api": "product",
    "method": "POST",
    "path": "/profile-rounds",
    "fallbackMessage": "Không mở được đợt rà soát!",
    "touches": [
      "home"
    ]
  },
  "requestChangeInfos.cancel": {
    "api": "product",
    "method": "POST",
    "path": "/request-change-infos/{id}/cancel",
    "fallbackMessage": "Không hủy được yêu cầu!",
    "touches": [
      "profileRounds",
      "home"
    ]
  },
  "requestChangeInfos.export": {
    "api": "product",
    "method": "GET",
    "path": "/request-change-infos/export",
    "jsonParameters": [
      "filter"
    ],
    "fallbackMessage": "Không xuất được danh sách yêu cầu!",
    "answersFile": true
  },
  "requestChangeInfos.fileTicket": {
    "api": "product",
    "method": "POST",
    "path": "/request-change-infos/{id}/files/{file_id}/ticket",
    "fallbackMessage": "Không tải được tệp!"
  },
  "requestChangeInfos.list": {
    "api": "product",
    "method": "GET",
    "path": "/request-change-infos",
    "jsonParameters": [
      "filter"
    ],
    "rows": "requests",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "requestChangeInfos.reveal": {
    "api": "product",
    "method": "POST",
    "path": "/request-change-infos/{id}/reveal",
    "fallbackMessage": "Không mở được thông tin!"
  },
  "requestChangeInfos.review": {
    "api": "product",
    "method": "POST",
    "path": "/request-change-infos/{id}/review",
    "fallbackMessage": "Không duyệt được yêu cầu!",
    "touches": [
      "employees",
      "employeeHistory",
      "employeeAvatar",
      "profileRounds",
      "home"
    ]
  },
  "requestChangeInfos.reviewBulk": {
    "api": "product",
    "method": "POST",
    "path": "/request-change-infos/review-bulk",
    "fallbackMessage": "Không duyệt được yêu cầu!",
    "touches": [
      "employees",
      "employeeHistory",
      "employeeAvatar",
      "profileRounds",
      "home"
    ]
  },
  "requestChangeInfos.show": {
    "api": "product",
    "method": "GET",
    "path": "/request-change-infos/{id}",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "requestChangeInfos.store": {
    "api": "product",
    "method": "POST",
    "path": "/request-change-infos",
    "fallbackMessage": "Không gửi được yêu cầu!",
    "touches": [
      "employees",
      "employeeHistory",
      "profileRounds",
      "home"
    ]
  },
  "requestChangeInfos.storeFile": {
    "api": "product",
    "method": "POST",
    "path": "/request-change-infos/files",
    "fallbackMessage": "Không tải lên được tệp!",
    "files": [
      "file"
    ]
  },
  "requestChangeInfos.storePicture": {
    "api": "product",
    "method": "POST",
    "path": "/request-change-infos/picture",
    "fallbackMessage": "Không gửi được ảnh!",
    "files": [
      "file"
    ],
    "touches": [
      "employeeAvatar"
    ]
  },
  "requestChangeInfos.waitingFields": {
    "api": "product",
    "method": "GET",
    "path": "/request-change-infos/waiting-fields",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "requestChangeSettings.show": {
    "api": "product",
    "method": "GET",
    "path": "/request-change-settings",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "requestChangeSettings.update": {
    "api": "product",
    "method": "PUT",
    "path": "/request-change-settings",
    "fallbackMessage": "Không lưu được cài đặt!"
  }
} as const
