// Generated from openapi/ by `npm run generate`; never edited.
export const operations = {
  "accounts.companies": {
    "api": "product",
    "method": "GET",
    "path": "/accounts/companies",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "accounts.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/accounts/{id}",
    "fallbackMessage": "Không xóa được xếp loại!",
    "touches": [
      "employees",
      "roles"
    ]
  },
  "accounts.destroyBulk": {
    "api": "product",
    "method": "POST",
    "path": "/accounts/destroy-bulk",
    "fallbackMessage": "Không xóa được xếp loại!",
    "touches": [
      "employees",
      "roles"
    ]
  },
  "accounts.endSessions": {
    "api": "product",
    "method": "POST",
    "path": "/accounts/{id}/end-sessions",
    "fallbackMessage": "Không kết thúc được các phiên đăng nhập, vui lòng thử lại sau."
  },
  "accounts.handOver": {
    "api": "product",
    "method": "POST",
    "path": "/accounts/{id}/hand-over",
    "fallbackMessage": "Không bàn giao được!",
    "touches": [
      "trainings",
      "exams",
      "recruitments",
      "procedures",
      "statisticsQueries"
    ]
  },
  "accounts.list": {
    "api": "product",
    "method": "GET",
    "path": "/accounts",
    "jsonParameters": [
      "search",
      "filter"
    ],
    "rows": "accounts",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "accounts.loginSuggestion": {
    "api": "product",
    "method": "POST",
    "path": "/accounts/login-suggestion",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "accounts.resetPassword": {
    "api": "product",
    "method": "POST",
    "path": "/accounts/{id}/reset-password",
    "fallbackMessage": "Không đặt lại được mật khẩu, vui lòng thử lại sau."
  },
  "accounts.restore": {
    "api": "product",
    "method": "POST",
    "path": "/accounts/restore",
    "fallbackMessage": "Không hoàn tác được!",
    "touches": [
      "employees",
      "roles"
    ]
  },
  "accounts.show": {
    "api": "product",
    "method": "GET",
    "path": "/accounts/{id}",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "accounts.store": {
    "api": "product",
    "method": "POST",
    "path": "/accounts",
    "fallbackMessage": "Không tạo được xếp loại!",
    "touches": [
      "employees",
      "roles"
    ]
  },
  "accounts.update": {
    "api": "product",
    "method": "PUT",
    "path": "/accounts/{id}",
    "fallbackMessage": "Không cập nhật được xếp loại!",
    "touches": [
      "employees",
      "roles",
      "permissions"
    ]
  },
  "accounts.work": {
    "api": "product",
    "method": "GET",
    "path": "/accounts/{id}/work",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "accounts.workOfEmployees": {
    "api": "product",
    "method": "POST",
    "path": "/accounts/work-of-employees",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "apiTokens.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/api-tokens/{id}",
    "fallbackMessage": "Không thu hồi được mã truy cập, vui lòng thử lại sau."
  },
  "apiTokens.list": {
    "api": "product",
    "method": "GET",
    "path": "/api-tokens",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "apiTokens.store": {
    "api": "product",
    "method": "POST",
    "path": "/api-tokens",
    "fallbackMessage": "Không tạo được mã truy cập, vui lòng thử lại sau."
  },
  "auditTrail.export": {
    "api": "product",
    "method": "POST",
    "path": "/audit-trail/export",
    "fallbackMessage": "Không xuất được nhật ký thao tác!",
    "answersFile": true
  },
  "auditTrail.list": {
    "api": "product",
    "method": "GET",
    "path": "/audit-trail",
    "jsonParameters": [
      "search",
      "filter"
    ],
    "rows": "audit_trail",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "permissions.currentUser": {
    "api": "product",
    "method": "GET",
    "path": "/permissions/current-user"
  },
  "permissions.explain": {
    "api": "product",
    "method": "GET",
    "path": "/permissions/explain",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "permissions.list": {
    "api": "product",
    "method": "GET",
    "path": "/permissions",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "roles.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/roles/{id}",
    "fallbackMessage": "Không xóa được xếp loại!",
    "touches": [
      "accounts"
    ]
  },
  "roles.destroyBulk": {
    "api": "product",
    "method": "POST",
    "path": "/roles/destroy-bulk",
    "fallbackMessage": "Không xóa được xếp loại!",
    "touches": [
      "accounts"
    ]
  },
  "roles.list": {
    "api": "product",
    "method": "GET",
    "path": "/roles",
    "jsonParameters": [
      "search",
      "filter"
    ],
    "rows": "roles",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "roles.preview": {
    "api": "product",
    "method": "POST",
    "path": "/roles/{id}/preview",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "roles.restore": {
    "api": "product",
    "method": "POST",
    "path": "/roles/restore",
    "fallbackMessage": "Không hoàn tác được!",
    "touches": [
      "accounts"
    ]
  },
  "roles.show": {
    "api": "product",
    "method": "GET",
    "path": "/roles/{id}",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "roles.store": {
    "api": "product",
    "method": "POST",
    "path": "/roles",
    "fallbackMessage": "Không tạo được xếp loại!"
  },
  "roles.update": {
    "api": "product",
    "method": "PUT",
    "path": "/roles/{id}",
    "fallbackMessage": "Không cập nhật được xếp loại!",
    "touches": [
      "accounts",
      "permissions"
    ]
  }
} as const
