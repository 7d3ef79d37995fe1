// Generated from openapi/ by `npm run generate`; never edited.
export const operations = {
  "accounts.companies": {
    "api": "product",
    "method": "GET",
    "path": "/accounts/companies",
    "resource": "accounts",
    "verb": "companies",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "accounts.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/accounts/{id}",
    "resource": "accounts",
    "verb": "destroy",
    "jsonParameters": [],
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
    "resource": "accounts",
    "verb": "destroyBulk",
    "jsonParameters": [],
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
    "resource": "accounts",
    "verb": "endSessions",
    "jsonParameters": [],
    "fallbackMessage": "Không kết thúc được các phiên đăng nhập, vui lòng thử lại sau."
  },
  "accounts.list": {
    "api": "product",
    "method": "GET",
    "path": "/accounts",
    "resource": "accounts",
    "verb": "list",
    "jsonParameters": [
      "search",
      "filter"
    ],
    "rows": "accounts",
    "sortable": [
      "login",
      "full_name",
      "nhansu_id",
      "is_active",
      "created_at",
      "updated_at"
    ],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "accounts.loginSuggestion": {
    "api": "product",
    "method": "POST",
    "path": "/accounts/login-suggestion",
    "resource": "accounts",
    "verb": "loginSuggestion",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "accounts.resetPassword": {
    "api": "product",
    "method": "POST",
    "path": "/accounts/{id}/reset-password",
    "resource": "accounts",
    "verb": "resetPassword",
    "jsonParameters": [],
    "fallbackMessage": "Không đặt lại được mật khẩu, vui lòng thử lại sau."
  },
  "accounts.restore": {
    "api": "product",
    "method": "POST",
    "path": "/accounts/restore",
    "resource": "accounts",
    "verb": "restore",
    "jsonParameters": [],
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
    "resource": "accounts",
    "verb": "show",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "accounts.store": {
    "api": "product",
    "method": "POST",
    "path": "/accounts",
    "resource": "accounts",
    "verb": "store",
    "jsonParameters": [],
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
    "resource": "accounts",
    "verb": "update",
    "jsonParameters": [],
    "fallbackMessage": "Không cập nhật được xếp loại!",
    "touches": [
      "employees",
      "roles",
      "permissions"
    ]
  },
  "address.find": {
    "api": "product",
    "method": "GET",
    "path": "/address/find",
    "resource": "address",
    "verb": "find",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "apiTokens.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/api-tokens/{id}",
    "resource": "apiTokens",
    "verb": "destroy",
    "jsonParameters": [],
    "fallbackMessage": "Không thu hồi được mã truy cập, vui lòng thử lại sau."
  },
  "apiTokens.list": {
    "api": "product",
    "method": "GET",
    "path": "/api-tokens",
    "resource": "apiTokens",
    "verb": "list",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "apiTokens.store": {
    "api": "product",
    "method": "POST",
    "path": "/api-tokens",
    "resource": "apiTokens",
    "verb": "store",
    "jsonParameters": [],
    "fallbackMessage": "Không tạo được mã truy cập, vui lòng thử lại sau."
  },
  "appendices.list": {
    "api": "product",
    "method": "GET",
    "path": "/contracts/{id}/appendices",
    "resource": "appendices",
    "verb": "list",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "appendices.store": {
    "api": "product",
    "method": "POST",
    "path": "/contracts/{id}/appendices",
    "resource": "appendices",
    "verb": "store",
    "jsonParameters": [],
    "fallbackMessage": "Không tạo được phụ lục!",
    "touches": [
      "contracts"
    ]
  },
  "applicationForms.publish": {
    "api": "product",
    "method": "POST",
    "path": "/recruitments/{id}/publication",
    "resource": "applicationForms",
    "verb": "publish",
    "jsonParameters": [],
    "fallbackMessage": "Không đổi được việc đăng đợt tuyển dụng!",
    "touches": [
      "recruitments"
    ]
  },
  "applicationForms.show": {
    "api": "product",
    "method": "GET",
    "path": "/recruitments/{id}/application-form",
    "resource": "applicationForms",
    "verb": "show",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "applicationForms.update": {
    "api": "product",
    "method": "PUT",
    "path": "/recruitments/{id}/application-form",
    "resource": "applicationForms",
    "verb": "update",
    "jsonParameters": [],
    "fallbackMessage": "Không lưu được biểu mẫu!",
    "touches": [
      "recruitments"
    ]
  },
  "auditTrail.export": {
    "api": "product",
    "method": "POST",
    "path": "/audit-trail/export",
    "resource": "auditTrail",
    "verb": "export",
    "jsonParameters": [],
    "fallbackMessage": "Không xuất được nhật ký thao tác!",
    "answersFile": true
  },
  "auditTrail.list": {
    "api": "product",
    "method": "GET",
    "path": "/audit-trail",
    "resource": "auditTrail",
    "verb": "list",
    "jsonParameters": [
      "search",
      "filter"
    ],
    "rows": "audit_trail",
    "sortable": [
      "at"
    ],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "candidates.accepted": {
    "api": "product",
    "method": "POST",
    "path": "/candidates/{id}/accepted",
    "resource": "candidates",
    "verb": "accepted",
    "jsonParameters": [],
    "fallbackMessage": "Không chuyển được trạng thái ứng viên!",
    "touches": [
      "recruitmentCandidates",
      "reservePool"
    ]
  },
  "candidates.archived": {
    "api": "product",
    "method": "POST",
    "path": "/candidates/{id}/archived",
    "resource": "candidates",
    "verb": "archived",
    "jsonParameters": [],
    "fallbackMessage": "Không chuyển được trạng thái ứng viên!",
    "touches": [
      "recruitmentCandidates",
      "reservePool"
    ]
  },
  "candidates.assignRecruitment": {
    "api": "product",
    "method": "POST",
    "path": "/candidates/{id}/assign-recruitment",
    "resource": "candidates",
    "verb": "assignRecruitment",
    "jsonParameters": [],
    "fallbackMessage": "Không đưa được ứng viên vào đợt tuyển dụng!",
    "touches": [
      "recruitmentCandidates",
      "reservePool"
    ]
  },
  "candidates.back": {
    "api": "product",
    "method": "POST",
    "path": "/candidates/{id}/back",
    "resource": "candidates",
    "verb": "back",
    "jsonParameters": [],
    "fallbackMessage": "Không chuyển được trạng thái ứng viên!",
    "touches": [
      "recruitmentCandidates",
      "reservePool"
    ]
  },
  "candidates.confirmed": {
    "api": "product",
    "method": "POST",
    "path": "/candidates/{id}/confirmed",
    "resource": "candidates",
    "verb": "confirmed",
    "jsonParameters": [],
    "fallbackMessage": "Không chuyển được trạng thái ứng viên!",
    "touches": [
      "recruitmentCandidates",
      "reservePool"
    ]
  },
  "candidates.contacted": {
    "api": "product",
    "method": "POST",
    "path": "/candidates/{id}/contacted",
    "resource": "candidates",
    "verb": "contacted",
    "jsonParameters": [],
    "fallbackMessage": "Không chuyển được trạng thái ứng viên!",
    "touches": [
      "recruitmentCandidates",
      "reservePool"
    ]
  },
  "candidates.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/candidates/{id}",
    "resource": "candidates",
    "verb": "destroy",
    "jsonParameters": [],
    "fallbackMessage": "Không xóa được ứng viên!",
    "touches": [
      "recruitmentCandidates",
      "reservePool"
    ]
  },
  "candidates.destroyBulk": {
    "api": "product",
    "method": "POST",
    "path": "/candidates/destroy-bulk",
    "resource": "candidates",
    "verb": "destroyBulk",
    "jsonParameters": [],
    "fallbackMessage": "Không xóa được ứng viên!",
    "touches": [
      "recruitmentCandidates",
      "reservePool"
    ]
  },
  "candidates.destroyFile": {
    "api": "product",
    "method": "DELETE",
    "path": "/candidates/{id}/files/{file_id}",
    "resource": "candidates",
    "verb": "destroyFile",
    "jsonParameters": [],
    "fallbackMessage": "Không xóa được tệp!"
  },
  "candidates.emails": {
    "api": "product",
    "method": "GET",
    "path": "/candidates/{id}/emails",
    "resource": "candidates",
    "verb": "emails",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "candidates.exports": {
    "api": "product",
    "method": "POST",
    "path": "/candidates/{id}/exports",
    "resource": "candidates",
    "verb": "exports",
    "jsonParameters": [],
    "fallbackMessage": "Không xuất được hồ sơ ứng viên!",
    "answersFile": true
  },
  "candidates.exportsPdf": {
    "api": "product",
    "method": "POST",
    "path": "/candidates/{id}/exports-pdf",
    "resource": "candidates",
    "verb": "exportsPdf",
    "jsonParameters": [],
    "fallbackMessage": "Không in được hồ sơ ứng viên!",
    "answersFile": true
  },
  "candidates.fail": {
    "api": "product",
    "method": "POST",
    "path": "/candidates/{id}/fail",
    "resource": "candidates",
    "verb": "fail",
    "jsonParameters": [],
    "fallbackMessage": "Không chuyển được trạng thái ứng viên!",
    "touches": [
      "recruitmentCandidates",
      "reservePool"
    ]
  },
  "candidates.fileTicket": {
    "api": "product",
    "method": "POST",
    "path": "/candidates/{id}/files/{file_id}/ticket",
    "resource": "candidates",
    "verb": "fileTicket",
    "jsonParameters": [],
    "fallbackMessage": "Không tải được tệp!"
  },
  "candidates.history": {
    "api": "product",
    "method": "GET",
    "path": "/candidates/{id}/history",
    "resource": "candidates",
    "verb": "history",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "candidates.hold": {
    "api": "product",
    "method": "POST",
    "path": "/candidates/{id}/hold",
    "resource": "candidates",
    "verb": "hold",
    "jsonParameters": [],
    "fallbackMessage": "Không giữ được hồ sơ!",
    "touches": [
      "recruitmentCandidates",
      "reservePool"
    ]
  },
  "candidates.list": {
    "api": "product",
    "method": "GET",
    "path": "/candidates",
    "resource": "candidates",
    "verb": "list",
    "jsonParameters": [],
    "rows": "candidates",
    "sortable": [
      "full_name",
      "state",
      "applied_at",
      "date_of_birth",
      "created_at",
      "updated_at"
    ],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "candidates.positions": {
    "api": "product",
    "method": "GET",
    "path": "/candidates/positions/list",
    "resource": "candidates",
    "verb": "positions",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "candidates.release": {
    "api": "product",
    "method": "POST",
    "path": "/candidates/{id}/release",
    "resource": "candidates",
    "verb": "release",
    "jsonParameters": [],
    "fallbackMessage": "Không bỏ giữ được hồ sơ!",
    "touches": [
      "recruitmentCandidates",
      "reservePool"
    ]
  },
  "candidates.restore": {
    "api": "product",
    "method": "POST",
    "path": "/candidates/restore",
    "resource": "candidates",
    "verb": "restore",
    "jsonParameters": [],
    "fallbackMessage": "Không hoàn tác được!",
    "touches": [
      "recruitmentCandidates",
      "reservePool"
    ]
  },
  "candidates.show": {
    "api": "product",
    "method": "GET",
    "path": "/candidates/{id}",
    "resource": "candidates",
    "verb": "show",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "candidates.similar": {
    "api": "product",
    "method": "POST",
    "path": "/candidates/similar",
    "resource": "candidates",
    "verb": "similar",
    "jsonParameters": [],
    "fallbackMessage": "Không tìm được hồ sơ trùng!"
  },
  "candidates.statuses": {
    "api": "product",
    "method": "GET",
    "path": "/candidates/statuses/list",
    "resource": "candidates",
    "verb": "statuses",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "candidates.store": {
    "api": "product",
    "method": "POST",
    "path": "/candidates",
    "resource": "candidates",
    "verb": "store",
    "jsonParameters": [],
    "fallbackMessage": "Không thêm được ứng viên!",
    "touches": [
      "reservePool"
    ]
  },
  "candidates.storeConsent": {
    "api": "product",
    "method": "POST",
    "path": "/candidates/{id}/consents",
    "resource": "candidates",
    "verb": "storeConsent",
    "jsonParameters": [],
    "fallbackMessage": "Không ghi nhận được đồng ý!",
    "touches": [
      "recruitmentCandidates",
      "reservePool"
    ]
  },
  "candidates.storeCv": {
    "api": "product",
    "method": "POST",
    "path": "/candidates/{id}/cv",
    "resource": "candidates",
    "verb": "storeCv",
    "jsonParameters": [],
    "fallbackMessage": "Không tải lên được CV!",
    "files": [
      "file"
    ]
  },
  "candidates.storePhoto": {
    "api": "product",
    "method": "POST",
    "path": "/candidates/{id}/photo",
    "resource": "candidates",
    "verb": "storePhoto",
    "jsonParameters": [],
    "fallbackMessage": "Không tải lên được ảnh!",
    "files": [
      "file"
    ]
  },
  "candidates.update": {
    "api": "product",
    "method": "POST",
    "path": "/candidates/{id}/update",
    "resource": "candidates",
    "verb": "update",
    "jsonParameters": [],
    "fallbackMessage": "Không cập nhật được ứng viên!",
    "touches": [
      "recruitmentCandidates",
      "reservePool"
    ]
  },
  "candidates.withdrawConsent": {
    "api": "product",
    "method": "POST",
    "path": "/candidates/{id}/consents/withdraw",
    "resource": "candidates",
    "verb": "withdrawConsent",
    "jsonParameters": [],
    "fallbackMessage": "Không ghi nhận được!",
    "touches": [
      "recruitmentCandidates",
      "reservePool"
    ]
  },
  "candidates.workRefuse": {
    "api": "product",
    "method": "POST",
    "path": "/candidates/{id}/work-refuse",
    "resource": "candidates",
    "verb": "workRefuse",
    "jsonParameters": [],
    "fallbackMessage": "Không chuyển được trạng thái ứng viên!",
    "touches": [
      "recruitmentCandidates",
      "reservePool"
    ]
  },
  "catalogues.companies": {
    "api": "product",
    "method": "GET",
    "path": "/catalogues/companies",
    "resource": "catalogues",
    "verb": "companies",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được danh sách công ty!"
  },
  "catalogues.copy": {
    "api": "product",
    "method": "POST",
    "path": "/catalogues/copy",
    "resource": "catalogues",
    "verb": "copy",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được danh mục!"
  },
  "catalogues.preview": {
    "api": "product",
    "method": "POST",
    "path": "/catalogues/preview",
    "resource": "catalogues",
    "verb": "preview",
    "jsonParameters": [],
    "fallbackMessage": "Không xem trước được danh mục!"
  },
  "certificateGroups.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/certificate-groups/{id}",
    "resource": "certificateGroups",
    "verb": "destroy",
    "jsonParameters": [],
    "fallbackMessage": "Xóa thất bại!",
    "serverMessage": 400
  },
  "certificateGroups.destroyBulk": {
    "api": "product",
    "method": "POST",
    "path": "/certificate-groups/destroy-bulk",
    "resource": "certificateGroups",
    "verb": "destroyBulk",
    "jsonParameters": [],
    "fallbackMessage": "Xóa thất bại!",
    "serverMessage": 400
  },
  "certificateGroups.export": {
    "api": "product",
    "method": "GET",
    "path": "/certificate-groups/export",
    "resource": "certificateGroups",
    "verb": "export",
    "jsonParameters": [
      "search",
      "filter"
    ],
    "fallbackMessage": "Không xuất được danh sách nhóm chứng chỉ!",
    "answersFile": true
  },
  "certificateGroups.import": {
    "api": "product",
    "method": "POST",
    "path": "/certificate-groups/import",
    "resource": "certificateGroups",
    "verb": "import",
    "jsonParameters": [],
    "fallbackMessage": "Không nhập được danh sách nhóm chứng chỉ!",
    "files": [
      "file"
    ]
  },
  "certificateGroups.importTemplate": {
    "api": "product",
    "method": "GET",
    "path": "/certificate-groups/import/template",
    "resource": "certificateGroups",
    "verb": "importTemplate",
    "jsonParameters": [],
    "fallbackMessage": "Không tải được mẫu nhập!",
    "answersFile": true
  },
  "certificateGroups.list": {
    "api": "product",
    "method": "GET",
    "path": "/certificate-groups",
    "resource": "certificateGroups",
    "verb": "list",
    "jsonParameters": [
      "search",
      "filter"
    ],
    "rows": "certificate_groups",
    "sortable": [
      "code",
      "name",
      "is_active",
      "created_at",
      "updated_at"
    ],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "certificateGroups.markImport": {
    "api": "product",
    "method": "POST",
    "path": "/certificate-groups/import/marked",
    "resource": "certificateGroups",
    "verb": "markImport",
    "jsonParameters": [],
    "fallbackMessage": "Không kiểm tra được tệp!",
    "files": [
      "file"
    ],
    "answersFile": true
  },
  "certificateGroups.restore": {
    "api": "product",
    "method": "POST",
    "path": "/certificate-groups/restore",
    "resource": "certificateGroups",
    "verb": "restore",
    "jsonParameters": [],
    "fallbackMessage": "Không hoàn tác được!"
  },
  "certificateGroups.show": {
    "api": "product",
    "method": "GET",
    "path": "/certificate-groups/{id}",
    "resource": "certificateGroups",
    "verb": "show",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "certificateGroups.store": {
    "api": "product",
    "method": "POST",
    "path": "/certificate-groups",
    "resource": "certificateGroups",
    "verb": "store",
    "jsonParameters": [],
    "fallbackMessage": "Thêm mới thất bại!",
    "serverMessage": 400
  },
  "certificateGroups.undoImport": {
    "api": "product",
    "method": "POST",
    "path": "/certificate-groups/import/{id}/undo",
    "resource": "certificateGroups",
    "verb": "undoImport",
    "jsonParameters": [],
    "fallbackMessage": "Không hoàn tác được!"
  },
  "certificateGroups.update": {
    "api": "product",
    "method": "PUT",
    "path": "/certificate-groups/{id}",
    "resource": "certificateGroups",
    "verb": "update",
    "jsonParameters": [],
    "fallbackMessage": "Cập nhật thất bại!",
    "serverMessage": 400,
    "touches": [
      "certificates"
    ]
  },
  "certificates.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/certificates/{id}",
    "resource": "certificates",
    "verb": "destroy",
    "jsonParameters": [],
    "fallbackMessage": "Xóa thất bại!",
    "serverMessage": 400
  },
  "certificates.destroyBulk": {
    "api": "product",
    "method": "POST",
    "path": "/certificates/destroy-bulk",
    "resource": "certificates",
    "verb": "destroyBulk",
    "jsonParameters": [],
    "fallbackMessage": "Xóa thất bại!",
    "serverMessage": 400
  },
  "certificates.export": {
    "api": "product",
    "method": "GET",
    "path": "/certificates/export",
    "resource": "certificates",
    "verb": "export",
    "jsonParameters": [
      "search",
      "filter"
    ],
    "fallbackMessage": "Không xuất được danh sách chứng chỉ!",
    "answersFile": true
  },
  "certificates.import": {
    "api": "product",
    "method": "POST",
    "path": "/certificates/import",
    "resource": "certificates",
    "verb": "import",
    "jsonParameters": [],
    "fallbackMessage": "Không nhập được danh sách chứng chỉ!",
    "files": [
      "file"
    ]
  },
  "certificates.importTemplate": {
    "api": "product",
    "method": "GET",
    "path": "/certificates/import/template",
    "resource": "certificates",
    "verb": "importTemplate",
    "jsonParameters": [],
    "fallbackMessage": "Không tải được mẫu nhập!",
    "answersFile": true
  },
  "certificates.list": {
    "api": "product",
    "method": "GET",
    "path": "/certificates",
    "resource": "certificates",
    "verb": "list",
    "jsonParameters": [
      "search",
      "filter"
    ],
    "rows": "certificates",
    "sortable": [
      "name",
      "group_id",
      "valid_months",
      "remind_days",
      "created_at",
      "updated_at"
    ],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "certificates.markImport": {
    "api": "product",
    "method": "POST",
    "path": "/certificates/import/marked",
    "resource": "certificates",
    "verb": "markImport",
    "jsonParameters": [],
    "fallbackMessage": "Không kiểm tra được tệp!",
    "files": [
      "file"
    ],
    "answersFile": true
  },
  "certificates.restore": {
    "api": "product",
    "method": "POST",
    "path": "/certificates/restore",
    "resource": "certificates",
    "verb": "restore",
    "jsonParameters": [],
    "fallbackMessage": "Không hoàn tác được!"
  },
  "certificates.show": {
    "api": "product",
    "method": "GET",
    "path": "/certificates/{id}",
    "resource": "certificates",
    "verb": "show",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "certificates.store": {
    "api": "product",
    "method": "POST",
    "path": "/certificates",
    "resource": "certificates",
    "verb": "store",
    "jsonParameters": [],
    "fallbackMessage": "Thêm mới thất bại!",
    "serverMessage": 400
  },
  "certificates.undoImport": {
    "api": "product",
    "method": "POST",
    "path": "/certificates/import/{id}/undo",
    "resource": "certificates",
    "verb": "undoImport",
    "jsonParameters": [],
    "fallbackMessage": "Không hoàn tác được!"
  },
  "certificates.update": {
    "api": "product",
    "method": "PUT",
    "path": "/certificates/{id}",
    "resource": "certificates",
    "verb": "update",
    "jsonParameters": [],
    "fallbackMessage": "Cập nhật thất bại!",
    "serverMessage": 400
  },
  "classifies.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/classifies/{id}",
    "resource": "classifies",
    "verb": "destroy",
    "jsonParameters": [],
    "fallbackMessage": "Không xóa được xếp loại!"
  },
  "classifies.destroyBulk": {
    "api": "product",
    "method": "POST",
    "path": "/classifies/destroy-bulk",
    "resource": "classifies",
    "verb": "destroyBulk",
    "jsonParameters": [],
    "fallbackMessage": "Không xóa được xếp loại!"
  },
  "classifies.export": {
    "api": "product",
    "method": "GET",
    "path": "/classifies/export",
    "resource": "classifies",
    "verb": "export",
    "jsonParameters": [
      "search",
      "filter"
    ],
    "fallbackMessage": "Không xuất được danh sách xếp loại!",
    "answersFile": true
  },
  "classifies.import": {
    "api": "product",
    "method": "POST",
    "path": "/classifies/import",
    "resource": "classifies",
    "verb": "import",
    "jsonParameters": [],
    "fallbackMessage": "Không nhập được danh sách xếp loại!",
    "files": [
      "file"
    ]
  },
  "classifies.importTemplate": {
    "api": "product",
    "method": "GET",
    "path": "/classifies/import/template",
    "resource": "classifies",
    "verb": "importTemplate",
    "jsonParameters": [],
    "fallbackMessage": "Không tải được mẫu nhập!",
    "answersFile": true
  },
  "classifies.list": {
    "api": "product",
    "method": "GET",
    "path": "/classifies",
    "resource": "classifies",
    "verb": "list",
    "jsonParameters": [
      "search",
      "filter"
    ],
    "rows": "classifies",
    "sortable": [
      "code",
      "name",
      "applies_to",
      "min_score",
      "max_score",
      "rank",
      "is_active",
      "created_at",
      "updated_at"
    ],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "classifies.markImport": {
    "api": "product",
    "method": "POST",
    "path": "/classifies/import/marked",
    "resource": "classifies",
    "verb": "markImport",
    "jsonParameters": [],
    "fallbackMessage": "Không kiểm tra được tệp!",
    "files": [
      "file"
    ],
    "answersFile": true
  },
  "classifies.restore": {
    "api": "product",
    "method": "POST",
    "path": "/classifies/restore",
    "resource": "classifies",
    "verb": "restore",
    "jsonParameters": [],
    "fallbackMessage": "Không hoàn tác được!"
  },
  "classifies.show": {
    "api": "product",
    "method": "GET",
    "path": "/classifies/{id}",
    "resource": "classifies",
    "verb": "show",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "classifies.store": {
    "api": "product",
    "method": "POST",
    "path": "/classifies",
    "resource": "classifies",
    "verb": "store",
    "jsonParameters": [],
    "fallbackMessage": "Không tạo được xếp loại!"
  },
  "classifies.undoImport": {
    "api": "product",
    "method": "POST",
    "path": "/classifies/import/{id}/undo",
    "resource": "classifies",
    "verb": "undoImport",
    "jsonParameters": [],
    "fallbackMessage": "Không hoàn tác được!"
  },
  "classifies.update": {
    "api": "product",
    "method": "PUT",
    "path": "/classifies/{id}",
    "resource": "classifies",
    "verb": "update",
    "jsonParameters": [],
    "fallbackMessage": "Không cập nhật được xếp loại!"
  },
  "company.destroyLogo": {
    "api": "product",
    "method": "DELETE",
    "path": "/company/logo",
    "resource": "company",
    "verb": "destroyLogo",
    "jsonParameters": [],
    "fallbackMessage": "Không gỡ được biểu trưng!"
  },
  "company.logo": {
    "api": "product",
    "method": "GET",
    "path": "/company/logo",
    "resource": "company",
    "verb": "logo",
    "jsonParameters": [],
    "fallbackMessage": "Không tải được biểu trưng!",
    "answersFile": true
  },
  "company.logoTicket": {
    "api": "product",
    "method": "POST",
    "path": "/company/logo/ticket",
    "resource": "company",
    "verb": "logoTicket",
    "jsonParameters": [],
    "fallbackMessage": "Không tải được biểu trưng!"
  },
  "company.restoreLogo": {
    "api": "product",
    "method": "POST",
    "path": "/company/logo/restore",
    "resource": "company",
    "verb": "restoreLogo",
    "jsonParameters": [],
    "fallbackMessage": "Không hoàn tác được!"
  },
  "company.show": {
    "api": "product",
    "method": "GET",
    "path": "/company",
    "resource": "company",
    "verb": "show",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "company.storeLogo": {
    "api": "product",
    "method": "POST",
    "path": "/company/logo",
    "resource": "company",
    "verb": "storeLogo",
    "jsonParameters": [],
    "fallbackMessage": "Không tải lên được biểu trưng!",
    "files": [
      "file"
    ]
  },
  "company.update": {
    "api": "product",
    "method": "PUT",
    "path": "/company",
    "resource": "company",
    "verb": "update",
    "jsonParameters": [],
    "fallbackMessage": "Không cập nhật được thông tin công ty!"
  },
  "consentTexts.show": {
    "api": "product",
    "method": "GET",
    "path": "/consent-texts",
    "resource": "consentTexts",
    "verb": "show",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "consentTexts.store": {
    "api": "product",
    "method": "POST",
    "path": "/consent-texts",
    "resource": "consentTexts",
    "verb": "store",
    "jsonParameters": [],
    "fallbackMessage": "Không lưu được nội dung đồng ý!",
    "touches": [
      "applicationForms"
    ]
  },
  "contractTypes.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/contract-types/{id}",
    "resource": "contractTypes",
    "verb": "destroy",
    "jsonParameters": [],
    "fallbackMessage": "Xóa thất bại!"
  },
  "contractTypes.destroyBulk": {
    "api": "product",
    "method": "POST",
    "path": "/contract-types/destroy-bulk",
    "resource": "contractTypes",
    "verb": "destroyBulk",
    "jsonParameters": [],
    "fallbackMessage": "Xóa thất bại!"
  },
  "contractTypes.export": {
    "api": "product",
    "method": "GET",
    "path": "/contract-types/export",
    "resource": "contractTypes",
    "verb": "export",
    "jsonParameters": [
      "search",
      "filter"
    ],
    "fallbackMessage": "Không xuất được danh sách loại hợp đồng!",
    "answersFile": true
  },
  "contractTypes.import": {
    "api": "product",
    "method": "POST",
    "path": "/contract-types/import",
    "resource": "contractTypes",
    "verb": "import",
    "jsonParameters": [],
    "fallbackMessage": "Không nhập được danh sách loại hợp đồng!",
    "files": [
      "file"
    ]
  },
  "contractTypes.importTemplate": {
    "api": "product",
    "method": "GET",
    "path": "/contract-types/import/template",
    "resource": "contractTypes",
    "verb": "importTemplate",
    "jsonParameters": [],
    "fallbackMessage": "Không tải được mẫu nhập!",
    "answersFile": true
  },
  "contractTypes.list": {
    "api": "product",
    "method": "GET",
    "path": "/contract-types",
    "resource": "contractTypes",
    "verb": "list",
    "jsonParameters": [
      "search",
      "filter"
    ],
    "rows": "contract_types",
    "sortable": [
      "code",
      "name",
      "kind",
      "is_active",
      "created_at",
      "updated_at"
    ],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "contractTypes.markImport": {
    "api": "product",
    "method": "POST",
    "path": "/contract-types/import/marked",
    "resource": "contractTypes",
    "verb": "markImport",
    "jsonParameters": [],
    "fallbackMessage": "Không kiểm tra được tệp!",
    "files": [
      "file"
    ],
    "answersFile": true
  },
  "contractTypes.restore": {
    "api": "product",
    "method": "POST",
    "path": "/contract-types/restore",
    "resource": "contractTypes",
    "verb": "restore",
    "jsonParameters": [],
    "fallbackMessage": "Không hoàn tác được!"
  },
  "contractTypes.show": {
    "api": "product",
    "method": "GET",
    "path": "/contract-types/{id}",
    "resource": "contractTypes",
    "verb": "show",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "contractTypes.store": {
    "api": "product",
    "method": "POST",
    "path": "/contract-types",
    "resource": "contractTypes",
    "verb": "store",
    "jsonParameters": [],
    "fallbackMessage": "Thêm mới thất bại!"
  },
  "contractTypes.undoImport": {
    "api": "product",
    "method": "POST",
    "path": "/contract-types/import/{id}/undo",
    "resource": "contractTypes",
    "verb": "undoImport",
    "jsonParameters": [],
    "fallbackMessage": "Không hoàn tác được!"
  },
  "contractTypes.update": {
    "api": "product",
    "method": "PUT",
    "path": "/contract-types/{id}",
    "resource": "contractTypes",
    "verb": "update",
    "jsonParameters": [],
    "fallbackMessage": "Cập nhật thất bại!"
  },
  "contracts.cancel": {
    "api": "product",
    "method": "POST",
    "path": "/contracts/{id}/cancel",
    "resource": "contracts",
    "verb": "cancel",
    "jsonParameters": [],
    "fallbackMessage": "Không hủy được hợp đồng!",
    "touches": [
      "drawnNumbers"
    ]
  },
  "contracts.check": {
    "api": "product",
    "method": "POST",
    "path": "/contracts/check",
    "resource": "contracts",
    "verb": "check",
    "jsonParameters": [],
    "fallbackMessage": "Không kiểm tra được hợp đồng!"
  },
  "contracts.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/contracts/{id}",
    "resource": "contracts",
    "verb": "destroy",
    "jsonParameters": [],
    "fallbackMessage": "Không xóa được hợp đồng!"
  },
  "contracts.destroyBulk": {
    "api": "product",
    "method": "POST",
    "path": "/contracts/destroy-bulk",
    "resource": "contracts",
    "verb": "destroyBulk",
    "jsonParameters": [],
    "fallbackMessage": "Không xóa được hợp đồng!"
  },
  "contracts.end": {
    "api": "product",
    "method": "POST",
    "path": "/contracts/{id}/end",
    "resource": "contracts",
    "verb": "end",
    "jsonParameters": [],
    "fallbackMessage": "Không chấm dứt được hợp đồng!"
  },
  "contracts.expiring": {
    "api": "product",
    "method": "GET",
    "path": "/contracts/expiring",
    "resource": "contracts",
    "verb": "expiring",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "contracts.export": {
    "api": "product",
    "method": "POST",
    "path": "/contracts/export",
    "resource": "contracts",
    "verb": "export",
    "jsonParameters": [],
    "fallbackMessage": "Không xuất được danh sách hợp đồng!",
    "answersFile": true
  },
  "contracts.fileTicket": {
    "api": "product",
    "method": "POST",
    "path": "/contracts/{id}/file/ticket",
    "resource": "contracts",
    "verb": "fileTicket",
    "jsonParameters": [],
    "fallbackMessage": "Không tải được bản ký!"
  },
  "contracts.issue": {
    "api": "product",
    "method": "POST",
    "path": "/contracts/{id}/issue",
    "resource": "contracts",
    "verb": "issue",
    "jsonParameters": [],
    "fallbackMessage": "Không ban hành được hợp đồng!"
  },
  "contracts.issueBulk": {
    "api": "product",
    "method": "POST",
    "path": "/contracts/issue-bulk",
    "resource": "contracts",
    "verb": "issueBulk",
    "jsonParameters": [],
    "fallbackMessage": "Không ban hành được hợp đồng!"
  },
  "contracts.list": {
    "api": "product",
    "method": "GET",
    "path": "/contracts",
    "resource": "contracts",
    "verb": "list",
    "jsonParameters": [
      "search",
      "filter"
    ],
    "rows": "contracts",
    "sortable": [
      "contract_number",
      "full_name",
      "nhansu_id",
      "sign_date",
      "start_date",
      "end_date",
      "days_left",
      "created_at",
      "updated_at"
    ],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "contracts.paper": {
    "api": "product",
    "method": "POST",
    "path": "/contracts/{id}/paper",
    "resource": "contracts",
    "verb": "paper",
    "jsonParameters": [],
    "fallbackMessage": "Không in được hợp đồng!",
    "answersFile": true
  },
  "contracts.restore": {
    "api": "product",
    "method": "POST",
    "path": "/contracts/restore",
    "resource": "contracts",
    "verb": "restore",
    "jsonParameters": [],
    "fallbackMessage": "Không hoàn tác được!"
  },
  "contracts.show": {
    "api": "product",
    "method": "GET",
    "path": "/contracts/{id}",
    "resource": "contracts",
    "verb": "show",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "contracts.sign": {
    "api": "product",
    "method": "POST",
    "path": "/contracts/{id}/sign",
    "resource": "contracts",
    "verb": "sign",
    "jsonParameters": [],
    "fallbackMessage": "Không lưu được bản ký!",
    "files": [
      "file"
    ]
  },
  "contracts.store": {
    "api": "product",
    "method": "POST",
    "path": "/contracts",
    "resource": "contracts",
    "verb": "store",
    "jsonParameters": [],
    "fallbackMessage": "Không tạo được hợp đồng!"
  },
  "contracts.update": {
    "api": "product",
    "method": "PUT",
    "path": "/contracts/{id}",
    "resource": "contracts",
    "verb": "update",
    "jsonParameters": [],
    "fallbackMessage": "Không cập nhật được hợp đồng!"
  },
  "decisions.cancel": {
    "api": "product",
    "method": "POST",
    "path": "/decisions/{id}/cancel",
    "resource": "decisions",
    "verb": "cancel",
    "jsonParameters": [],
    "fallbackMessage": "Không hủy được quyết định!",
    "touches": [
      "employees",
      "departments",
      "positions",
      "jobChanges",
      "contracts",
      "documents",
      "drawnNumbers"
    ]
  },
  "decisions.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/decisions/{id}",
    "resource": "decisions",
    "verb": "destroy",
    "jsonParameters": [],
    "fallbackMessage": "Không xóa được quyết định!"
  },
  "decisions.destroyBulk": {
    "api": "product",
    "method": "POST",
    "path": "/decisions/destroy-bulk",
    "resource": "decisions",
    "verb": "destroyBulk",
    "jsonParameters": [],
    "fallbackMessage": "Không xóa được quyết định!"
  },
  "decisions.export": {
    "api": "product",
    "method": "POST",
    "path": "/decisions/export",
    "resource": "decisions",
    "verb": "export",
    "jsonParameters": [],
    "fallbackMessage": "Không xuất được danh sách quyết định!",
    "answersFile": true
  },
  "decisions.issue": {
    "api": "product",
    "method": "POST",
    "path": "/decisions/{id}/issue",
    "resource": "decisions",
    "verb": "issue",
    "jsonParameters": [],
    "fallbackMessage": "Không ban hành được quyết định!",
    "touches": [
      "employees",
      "departments",
      "positions",
      "jobChanges",
      "contracts",
      "documents",
      "drawnNumbers"
    ]
  },
  "decisions.list": {
    "api": "product",
    "method": "GET",
    "path": "/decisions",
    "resource": "decisions",
    "verb": "list",
    "jsonParameters": [
      "search",
      "filter"
    ],
    "rows": "decisions",
    "sortable": [
      "decision_number",
      "decision_type",
      "sign_date",
      "effective_date",
      "summary",
      "created_at",
      "updated_at"
    ],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "decisions.paper": {
    "api": "product",
    "method": "POST",
    "path": "/decisions/{id}/paper",
    "resource": "decisions",
    "verb": "paper",
    "jsonParameters": [],
    "fallbackMessage": "Không in được quyết định!",
    "answersFile": true
  },
  "decisions.preview": {
    "api": "product",
    "method": "POST",
    "path": "/decisions/preview",
    "resource": "decisions",
    "verb": "preview",
    "jsonParameters": [],
    "fallbackMessage": "Không xem trước được quyết định!"
  },
  "decisions.restore": {
    "api": "product",
    "method": "POST",
    "path": "/decisions/restore",
    "resource": "decisions",
    "verb": "restore",
    "jsonParameters": [],
    "fallbackMessage": "Không hoàn tác được!"
  },
  "decisions.revoke": {
    "api": "product",
    "method": "POST",
    "path": "/decisions/{id}/revoke",
    "resource": "decisions",
    "verb": "revoke",
    "jsonParameters": [],
    "fallbackMessage": "Không thu hồi được quyết định!",
    "touches": [
      "employees",
      "departments",
      "positions",
      "jobChanges",
      "contracts",
      "documents",
      "drawnNumbers"
    ]
  },
  "decisions.show": {
    "api": "product",
    "method": "GET",
    "path": "/decisions/{id}",
    "resource": "decisions",
    "verb": "show",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "decisions.store": {
    "api": "product",
    "method": "POST",
    "path": "/decisions",
    "resource": "decisions",
    "verb": "store",
    "jsonParameters": [],
    "fallbackMessage": "Không tạo được quyết định!"
  },
  "decisions.update": {
    "api": "product",
    "method": "PUT",
    "path": "/decisions/{id}",
    "resource": "decisions",
    "verb": "update",
    "jsonParameters": [],
    "fallbackMessage": "Không cập nhật được quyết định!"
  },
  "departments.close": {
    "api": "product",
    "method": "POST",
    "path": "/departments/{id}/close",
    "resource": "departments",
    "verb": "close",
    "jsonParameters": [],
    "fallbackMessage": "Không thể cập nhật phòng ban!",
    "touches": [
      "employees",
      "positions"
    ]
  },
  "departments.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/departments/{id}",
    "resource": "departments",
    "verb": "destroy",
    "jsonParameters": [],
    "fallbackMessage": "Không thể xóa phòng ban!"
  },
  "departments.destroyBulk": {
    "api": "product",
    "method": "POST",
    "path": "/departments/destroy-bulk",
    "resource": "departments",
    "verb": "destroyBulk",
    "jsonParameters": [],
    "fallbackMessage": "Không thể xóa phòng ban!"
  },
  "departments.employees": {
    "api": "product",
    "method": "GET",
    "path": "/departments/{id}/employees",
    "resource": "departments",
    "verb": "employees",
    "jsonParameters": [],
    "fallbackMessage": "Không thể lấy dữ liệu từ máy chủ!"
  },
  "departments.history": {
    "api": "product",
    "method": "GET",
    "path": "/departments/{id}/history",
    "resource": "departments",
    "verb": "history",
    "jsonParameters": [],
    "fallbackMessage": "Không thể lấy dữ liệu từ máy chủ!"
  },
  "departments.list": {
    "api": "product",
    "method": "GET",
    "path": "/departments",
    "resource": "departments",
    "verb": "list",
    "jsonParameters": [
      "search",
      "filter"
    ],
    "rows": "departments",
    "sortable": [
      "display_order",
      "code",
      "name",
      "level",
      "headcount_plan",
      "is_active"
    ],
    "fallbackMessage": "Không thể lấy dữ liệu từ máy chủ!"
  },
  "departments.merge": {
    "api": "product",
    "method": "POST",
    "path": "/departments/{id}/merge",
    "resource": "departments",
    "verb": "merge",
    "jsonParameters": [],
    "fallbackMessage": "Không thể cập nhật phòng ban!",
    "touches": [
      "employees",
      "positions"
    ]
  },
  "departments.move": {
    "api": "product",
    "method": "POST",
    "path": "/departments/{id}/move",
    "resource": "departments",
    "verb": "move",
    "jsonParameters": [],
    "fallbackMessage": "Không thể cập nhật phòng ban!",
    "touches": [
      "employees",
      "positions"
    ]
  },
  "departments.reopen": {
    "api": "product",
    "method": "POST",
    "path": "/departments/{id}/reopen",
    "resource": "departments",
    "verb": "reopen",
    "jsonParameters": [],
    "fallbackMessage": "Không thể cập nhật phòng ban!",
    "touches": [
      "employees",
      "positions"
    ]
  },
  "departments.restore": {
    "api": "product",
    "method": "POST",
    "path": "/departments/restore",
    "resource": "departments",
    "verb": "restore",
    "jsonParameters": [],
    "fallbackMessage": "Không hoàn tác được!"
  },
  "departments.show": {
    "api": "product",
    "method": "GET",
    "path": "/departments/{id}",
    "resource": "departments",
    "verb": "show",
    "jsonParameters": [],
    "fallbackMessage": "Không thể lấy dữ liệu từ máy chủ!"
  },
  "departments.store": {
    "api": "product",
    "method": "POST",
    "path": "/departments",
    "resource": "departments",
    "verb": "store",
    "jsonParameters": [],
    "fallbackMessage": "Không thể tạo mới phòng ban!"
  },
  "departments.undoMerge": {
    "api": "product",
    "method": "POST",
    "path": "/departments/{id}/undo-merge",
    "resource": "departments",
    "verb": "undoMerge",
    "jsonParameters": [],
    "fallbackMessage": "Không hoàn tác được!",
    "touches": [
      "employees",
      "positions"
    ]
  },
  "departments.update": {
    "api": "product",
    "method": "PUT",
    "path": "/departments/{id}",
    "resource": "departments",
    "verb": "update",
    "jsonParameters": [],
    "fallbackMessage": "Không thể cập nhật phòng ban!",
    "touches": [
      "employees",
      "positions"
    ]
  },
  "districts.list": {
    "api": "product",
    "method": "GET",
    "path": "/address/districts",
    "resource": "districts",
    "verb": "list",
    "jsonParameters": [],
    "rows": "districts",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "districts.show": {
    "api": "product",
    "method": "GET",
    "path": "/address/districts/{id}",
    "resource": "districts",
    "verb": "show",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "documentTypes.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/document-types/{id}",
    "resource": "documentTypes",
    "verb": "destroy",
    "jsonParameters": [],
    "fallbackMessage": "Xóa thất bại!"
  },
  "documentTypes.destroyBulk": {
    "api": "product",
    "method": "POST",
    "path": "/document-types/destroy-bulk",
    "resource": "documentTypes",
    "verb": "destroyBulk",
    "jsonParameters": [],
    "fallbackMessage": "Xóa thất bại!"
  },
  "documentTypes.export": {
    "api": "product",
    "method": "GET",
    "path": "/document-types/export",
    "resource": "documentTypes",
    "verb": "export",
    "jsonParameters": [
      "search",
      "filter"
    ],
    "fallbackMessage": "Không xuất được danh sách loại tài liệu!",
    "answersFile": true
  },
  "documentTypes.import": {
    "api": "product",
    "method": "POST",
    "path": "/document-types/import",
    "resource": "documentTypes",
    "verb": "import",
    "jsonParameters": [],
    "fallbackMessage": "Không nhập được danh sách loại tài liệu!",
    "files": [
      "file"
    ]
  },
  "documentTypes.importTemplate": {
    "api": "product",
    "method": "GET",
    "path": "/document-types/import/template",
    "resource": "documentTypes",
    "verb": "importTemplate",
    "jsonParameters": [],
    "fallbackMessage": "Không tải được mẫu nhập!",
    "answersFile": true
  },
  "documentTypes.list": {
    "api": "product",
    "method": "GET",
    "path": "/document-types",
    "resource": "documentTypes",
    "verb": "list",
    "jsonParameters": [
      "search",
      "filter"
    ],
    "rows": "document_types",
    "sortable": [
      "code",
      "name",
      "is_active",
      "created_at",
      "updated_at"
    ],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "documentTypes.markImport": {
    "api": "product",
    "method": "POST",
    "path": "/document-types/import/marked",
    "resource": "documentTypes",
    "verb": "markImport",
    "jsonParameters": [],
    "fallbackMessage": "Không kiểm tra được tệp!",
    "files": [
      "file"
    ],
    "answersFile": true
  },
  "documentTypes.restore": {
    "api": "product",
    "method": "POST",
    "path": "/document-types/restore",
    "resource": "documentTypes",
    "verb": "restore",
    "jsonParameters": [],
    "fallbackMessage": "Không hoàn tác được!"
  },
  "documentTypes.show": {
    "api": "product",
    "method": "GET",
    "path": "/document-types/{id}",
    "resource": "documentTypes",
    "verb": "show",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "documentTypes.store": {
    "api": "product",
    "method": "POST",
    "path": "/document-types",
    "resource": "documentTypes",
    "verb": "store",
    "jsonParameters": [],
    "fallbackMessage": "Thêm mới thất bại!"
  },
  "documentTypes.undoImport": {
    "api": "product",
    "method": "POST",
    "path": "/document-types/import/{id}/undo",
    "resource": "documentTypes",
    "verb": "undoImport",
    "jsonParameters": [],
    "fallbackMessage": "Không hoàn tác được!"
  },
  "documentTypes.update": {
    "api": "product",
    "method": "PUT",
    "path": "/document-types/{id}",
    "resource": "documentTypes",
    "verb": "update",
    "jsonParameters": [],
    "fallbackMessage": "Cập nhật thất bại!"
  },
  "documents.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/documents/{id}",
    "resource": "documents",
    "verb": "destroy",
    "jsonParameters": [],
    "fallbackMessage": "Không xóa được tài liệu!"
  },
  "documents.destroyBulk": {
    "api": "product",
    "method": "POST",
    "path": "/documents/destroy-bulk",
    "resource": "documents",
    "verb": "destroyBulk",
    "jsonParameters": [],
    "fallbackMessage": "Không xóa được tài liệu!"
  },
  "documents.destroyFile": {
    "api": "product",
    "method": "DELETE",
    "path": "/documents/{id}/files/{file_id}",
    "resource": "documents",
    "verb": "destroyFile",
    "jsonParameters": [],
    "fallbackMessage": "Không gỡ được tệp!"
  },
  "documents.destroyMixed": {
    "api": "product",
    "method": "POST",
    "path": "/documents/mixed/delete",
    "resource": "documents",
    "verb": "destroyMixed",
    "jsonParameters": [],
    "fallbackMessage": "Không xóa được tài liệu!"
  },
  "documents.export": {
    "api": "product",
    "method": "POST",
    "path": "/documents/export",
    "resource": "documents",
    "verb": "export",
    "jsonParameters": [],
    "fallbackMessage": "Không xuất được danh sách tài liệu!",
    "answersFile": true
  },
  "documents.fileTicket": {
    "api": "product",
    "method": "POST",
    "path": "/documents/{id}/files/{file_id}/ticket",
    "resource": "documents",
    "verb": "fileTicket",
    "jsonParameters": [],
    "fallbackMessage": "Không tải được tệp!"
  },
  "documents.fromDocumentary": {
    "api": "product",
    "method": "GET",
    "path": "/documents/from-documentary/by-code",
    "resource": "documents",
    "verb": "fromDocumentary",
    "jsonParameters": [],
    "fallbackMessage": "Không tìm thấy văn bản có mã này."
  },
  "documents.list": {
    "api": "product",
    "method": "GET",
    "path": "/documents",
    "resource": "documents",
    "verb": "list",
    "jsonParameters": [
      "search",
      "filter"
    ],
    "rows": "documents",
    "sortable": [
      "document_type_id",
      "decision_type",
      "number",
      "summary",
      "issue_date",
      "effective_date",
      "expiry_date",
      "signer",
      "issued_by",
      "source",
      "is_original",
      "storage_place",
      "created_at",
      "updated_at"
    ],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "documents.mixed": {
    "api": "product",
    "method": "GET",
    "path": "/documents/mixed/get",
    "resource": "documents",
    "verb": "mixed",
    "jsonParameters": [
      "search",
      "filter"
    ],
    "rows": "documents",
    "sortable": [
      "number",
      "summary",
      "issue_date",
      "effective_date",
      "expiry_date",
      "signer",
      "source"
    ],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "documents.restore": {
    "api": "product",
    "method": "POST",
    "path": "/documents/restore",
    "resource": "documents",
    "verb": "restore",
    "jsonParameters": [],
    "fallbackMessage": "Không hoàn tác được!"
  },
  "documents.restoreFile": {
    "api": "product",
    "method": "POST",
    "path": "/documents/{id}/files/{file_id}/restore",
    "resource": "documents",
    "verb": "restoreFile",
    "jsonParameters": [],
    "fallbackMessage": "Không hoàn tác được!"
  },
  "documents.show": {
    "api": "product",
    "method": "GET",
    "path": "/documents/{id}",
    "resource": "documents",
    "verb": "show",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "documents.store": {
    "api": "product",
    "method": "POST",
    "path": "/documents",
    "resource": "documents",
    "verb": "store",
    "jsonParameters": [],
    "fallbackMessage": "Không tạo được tài liệu!"
  },
  "documents.storeFile": {
    "api": "product",
    "method": "POST",
    "path": "/documents/{id}/files",
    "resource": "documents",
    "verb": "storeFile",
    "jsonParameters": [],
    "fallbackMessage": "Không tải lên được tệp!",
    "files": [
      "file"
    ]
  },
  "documents.update": {
    "api": "product",
    "method": "PUT",
    "path": "/documents/{id}",
    "resource": "documents",
    "verb": "update",
    "jsonParameters": [],
    "fallbackMessage": "Không cập nhật được tài liệu!"
  },
  "drawnNumbers.export": {
    "api": "product",
    "method": "POST",
    "path": "/drawn-numbers/export",
    "resource": "drawnNumbers",
    "verb": "export",
    "jsonParameters": [],
    "fallbackMessage": "Không xuất được sổ số!",
    "answersFile": true
  },
  "drawnNumbers.giveUp": {
    "api": "product",
    "method": "POST",
    "path": "/drawn-numbers/give-up",
    "resource": "drawnNumbers",
    "verb": "giveUp",
    "jsonParameters": [],
    "fallbackMessage": "Không bỏ số được!",
    "touches": [
      "numberSeries"
    ]
  },
  "drawnNumbers.list": {
    "api": "product",
    "method": "GET",
    "path": "/drawn-numbers",
    "resource": "drawnNumbers",
    "verb": "list",
    "jsonParameters": [
      "search",
      "filter"
    ],
    "rows": "drawn_numbers",
    "sortable": [
      "number",
      "year",
      "sequence",
      "drawn_at"
    ],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "emailSendings.cancel": {
    "api": "product",
    "method": "POST",
    "path": "/email-sendings/{id}/cancel",
    "resource": "emailSendings",
    "verb": "cancel",
    "jsonParameters": [],
    "fallbackMessage": "Không dừng được việc gửi!",
    "touches": [
      "candidates"
    ]
  },
  "emailSendings.list": {
    "api": "product",
    "method": "GET",
    "path": "/email-sendings",
    "resource": "emailSendings",
    "verb": "list",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "emailSendings.show": {
    "api": "product",
    "method": "GET",
    "path": "/email-sendings/{id}",
    "resource": "emailSendings",
    "verb": "show",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "emails.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/emails/{id}",
    "resource": "emails",
    "verb": "destroy",
    "jsonParameters": [],
    "fallbackMessage": "Xóa thất bại!"
  },
  "emails.destroyBulk": {
    "api": "product",
    "method": "POST",
    "path": "/emails/destroy-bulk",
    "resource": "emails",
    "verb": "destroyBulk",
    "jsonParameters": [],
    "fallbackMessage": "Xóa thất bại!"
  },
  "emails.list": {
    "api": "product",
    "method": "GET",
    "path": "/emails",
    "resource": "emails",
    "verb": "list",
    "jsonParameters": [
      "search",
      "filter"
    ],
    "rows": "emails",
    "sortable": [
      "name",
      "kind",
      "is_active",
      "created_at",
      "updated_at"
    ],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "emails.preview": {
    "api": "product",
    "method": "POST",
    "path": "/emails/preview",
    "resource": "emails",
    "verb": "preview",
    "jsonParameters": [],
    "fallbackMessage": "Không xem trước được!"
  },
  "emails.restore": {
    "api": "product",
    "method": "POST",
    "path": "/emails/restore",
    "resource": "emails",
    "verb": "restore",
    "jsonParameters": [],
    "fallbackMessage": "Không hoàn tác được!"
  },
  "emails.send": {
    "api": "product",
    "method": "POST",
    "path": "/emails/send",
    "resource": "emails",
    "verb": "send",
    "jsonParameters": [],
    "fallbackMessage": "Không gửi được email!",
    "touches": [
      "emailSendings",
      "candidates"
    ]
  },
  "emails.show": {
    "api": "product",
    "method": "GET",
    "path": "/emails/{id}",
    "resource": "emails",
    "verb": "show",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "emails.store": {
    "api": "product",
    "method": "POST",
    "path": "/emails",
    "resource": "emails",
    "verb": "store",
    "jsonParameters": [],
    "fallbackMessage": "Thêm mới thất bại!"
  },
  "emails.update": {
    "api": "product",
    "method": "PUT",
    "path": "/emails/{id}",
    "resource": "emails",
    "verb": "update",
    "jsonParameters": [],
    "fallbackMessage": "Cập nhật thất bại!"
  },
  "employeeAccidents.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/employees/{id}/accidents/{row_id}",
    "resource": "employeeAccidents",
    "verb": "destroy",
    "jsonParameters": [],
    "fallbackMessage": "Xóa thất bại!",
    "touches": [
      "employeeHistory"
    ]
  },
  "employeeAccidents.list": {
    "api": "product",
    "method": "GET",
    "path": "/employees/{id}/accidents",
    "resource": "employeeAccidents",
    "verb": "list",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "employeeAccidents.restore": {
    "api": "product",
    "method": "POST",
    "path": "/employees/{id}/accidents/restore",
    "resource": "employeeAccidents",
    "verb": "restore",
    "jsonParameters": [],
    "fallbackMessage": "Không hoàn tác được!",
    "touches": [
      "employeeHistory"
    ]
  },
  "employeeAccidents.store": {
    "api": "product",
    "method": "POST",
    "path": "/employees/{id}/accidents",
    "resource": "employeeAccidents",
    "verb": "store",
    "jsonParameters": [],
    "fallbackMessage": "Thêm mới thất bại!",
    "touches": [
      "employeeHistory"
    ]
  },
  "employeeAccidents.update": {
    "api": "product",
    "method": "PUT",
    "path": "/employees/{id}/accidents/{row_id}",
    "resource": "employeeAccidents",
    "verb": "update",
    "jsonParameters": [],
    "fallbackMessage": "Cập nhật thất bại!",
    "touches": [
      "employeeHistory"
    ]
  },
  "employeeAddresses.show": {
    "api": "product",
    "method": "GET",
    "path": "/employees/{id}/addresses",
    "resource": "employeeAddresses",
    "verb": "show",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "employeeAddresses.update": {
    "api": "product",
    "method": "PUT",
    "path": "/employees/{id}/addresses",
    "resource": "employeeAddresses",
    "verb": "update",
    "jsonParameters": [],
    "fallbackMessage": "Không cập nhật được địa chỉ!",
    "touches": [
      "employees"
    ]
  },
  "employeeAffiliations.show": {
    "api": "product",
    "method": "GET",
    "path": "/employees/{id}/affiliations",
    "resource": "employeeAffiliations",
    "verb": "show",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "employeeAffiliations.update": {
    "api": "product",
    "method": "PUT",
    "path": "/employees/{id}/affiliations",
    "resource": "employeeAffiliations",
    "verb": "update",
    "jsonParameters": [],
    "fallbackMessage": "Không cập nhật được thông tin Đảng, đoàn thể, quân ngũ, chính sách!",
    "touches": [
      "employees"
    ]
  },
  "employeeAllowances.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/employees/{id}/allowances/{row_id}",
    "resource": "employeeAllowances",
    "verb": "destroy",
    "jsonParameters": [],
    "fallbackMessage": "Xóa thất bại!",
    "touches": [
      "employeeHistory"
    ]
  },
  "employeeAllowances.list": {
    "api": "product",
    "method": "GET",
    "path": "/employees/{id}/allowances",
    "resource": "employeeAllowances",
    "verb": "list",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "employeeAllowances.restore": {
    "api": "product",
    "method": "POST",
    "path": "/employees/{id}/allowances/restore",
    "resource": "employeeAllowances",
    "verb": "restore",
    "jsonParameters": [],
    "fallbackMessage": "Không hoàn tác được!",
    "touches": [
      "employeeHistory"
    ]
  },
  "employeeAllowances.store": {
    "api": "product",
    "method": "POST",
    "path": "/employees/{id}/allowances",
    "resource": "employeeAllowances",
    "verb": "store",
    "jsonParameters": [],
    "fallbackMessage": "Thêm mới thất bại!",
    "touches": [
      "employeeHistory"
    ]
  },
  "employeeAllowances.update": {
    "api": "product",
    "method": "PUT",
    "path": "/employees/{id}/allowances/{row_id}",
    "resource": "employeeAllowances",
    "verb": "update",
    "jsonParameters": [],
    "fallbackMessage": "Cập nhật thất bại!",
    "touches": [
      "employeeHistory"
    ]
  },
  "employeeBankAccounts.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/employees/{id}/bank-accounts/{row_id}",
    "resource": "employeeBankAccounts",
    "verb": "destroy",
    "jsonParameters": [],
    "fallbackMessage": "Xóa thất bại!",
    "touches": [
      "employeeHistory"
    ]
  },
  "employeeBankAccounts.list": {
    "api": "product",
    "method": "GET",
    "path": "/employees/{id}/bank-accounts",
    "resource": "employeeBankAccounts",
    "verb": "list",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "employeeBankAccounts.restore": {
    "api": "product",
    "method": "POST",
    "path": "/employees/{id}/bank-accounts/restore",
    "resource": "employeeBankAccounts",
    "verb": "restore",
    "jsonParameters": [],
    "fallbackMessage": "Không hoàn tác được!",
    "touches": [
      "employeeHistory"
    ]
  },
  "employeeBankAccounts.store": {
    "api": "product",
    "method": "POST",
    "path": "/employees/{id}/bank-accounts",
    "resource": "employeeBankAccounts",
    "verb": "store",
    "jsonParameters": [],
    "fallbackMessage": "Thêm mới thất bại!",
    "touches": [
      "employeeHistory"
    ]
  },
  "employeeBankAccounts.update": {
    "api": "product",
    "method": "PUT",
    "path": "/employees/{id}/bank-accounts/{row_id}",
    "resource": "employeeBankAccounts",
    "verb": "update",
    "jsonParameters": [],
    "fallbackMessage": "Cập nhật thất bại!",
    "touches": [
      "employeeHistory"
    ]
  },
  "employeeEducations.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/employees/{id}/educations/{row_id}",
    "resource": "employeeEducations",
    "verb": "destroy",
    "jsonParameters": [],
    "fallbackMessage": "Xóa thất bại!",
    "touches": [
      "employeeHistory"
    ]
  },
  "employeeEducations.list": {
    "api": "product",
    "method": "GET",
    "path": "/employees/{id}/educations",
    "resource": "employeeEducations",
    "verb": "list",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "employeeEducations.restore": {
    "api": "product",
    "method": "POST",
    "path": "/employees/{id}/educations/restore",
    "resource": "employeeEducations",
    "verb": "restore",
    "jsonParameters": [],
    "fallbackMessage": "Không hoàn tác được!",
    "touches": [
      "employeeHistory"
    ]
  },
  "employeeEducations.store": {
    "api": "product",
    "method": "POST",
    "path": "/employees/{id}/educations",
    "resource": "employeeEducations",
    "verb": "store",
    "jsonParameters": [],
    "fallbackMessage": "Thêm mới thất bại!",
    "touches": [
      "employeeHistory"
    ]
  },
  "employeeEducations.update": {
    "api": "product",
    "method": "PUT",
    "path": "/employees/{id}/educations/{row_id}",
    "resource": "employeeEducations",
    "verb": "update",
    "jsonParameters": [],
    "fallbackMessage": "Cập nhật thất bại!",
    "touches": [
      "employeeHistory"
    ]
  },
  "employeeHealth.show": {
    "api": "product",
    "method": "GET",
    "path": "/employees/{id}/health",
    "resource": "employeeHealth",
    "verb": "show",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "employeeHealth.update": {
    "api": "product",
    "method": "PUT",
    "path": "/employees/{id}/health",
    "resource": "employeeHealth",
    "verb": "update",
    "jsonParameters": [],
    "fallbackMessage": "Không cập nhật được thông tin sức khỏe!",
    "touches": [
      "employees"
    ]
  },
  "employeeHealthChecks.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/employees/{id}/health-checks/{row_id}",
    "resource": "employeeHealthChecks",
    "verb": "destroy",
    "jsonParameters": [],
    "fallbackMessage": "Xóa thất bại!",
    "touches": [
      "employeeHistory"
    ]
  },
  "employeeHealthChecks.list": {
    "api": "product",
    "method": "GET",
    "path": "/employees/{id}/health-checks",
    "resource": "employeeHealthChecks",
    "verb": "list",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "employeeHealthChecks.restore": {
    "api": "product",
    "method": "POST",
    "path": "/employees/{id}/health-checks/restore",
    "resource": "employeeHealthChecks",
    "verb": "restore",
    "jsonParameters": [],
    "fallbackMessage": "Không hoàn tác được!",
    "touches": [
      "employeeHistory"
    ]
  },
  "employeeHealthChecks.store": {
    "api": "product",
    "method": "POST",
    "path": "/employees/{id}/health-checks",
    "resource": "employeeHealthChecks",
    "verb": "store",
    "jsonParameters": [],
    "fallbackMessage": "Thêm mới thất bại!",
    "touches": [
      "employeeHistory"
    ]
  },
  "employeeHealthChecks.update": {
    "api": "product",
    "method": "PUT",
    "path": "/employees/{id}/health-checks/{row_id}",
    "resource": "employeeHealthChecks",
    "verb": "update",
    "jsonParameters": [],
    "fallbackMessage": "Cập nhật thất bại!",
    "touches": [
      "employeeHistory"
    ]
  },
  "employeeHistory.list": {
    "api": "product",
    "method": "GET",
    "path": "/employees/{id}/history",
    "resource": "employeeHistory",
    "verb": "list",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "employeeItSkills.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/employees/{id}/it-skills/{row_id}",
    "resource": "employeeItSkills",
    "verb": "destroy",
    "jsonParameters": [],
    "fallbackMessage": "Xóa thất bại!",
    "touches": [
      "employeeHistory"
    ]
  },
  "employeeItSkills.list": {
    "api": "product",
    "method": "GET",
    "path": "/employees/{id}/it-skills",
    "resource": "employeeItSkills",
    "verb": "list",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "employeeItSkills.restore": {
    "api": "product",
    "method": "POST",
    "path": "/employees/{id}/it-skills/restore",
    "resource": "employeeItSkills",
    "verb": "restore",
    "jsonParameters": [],
    "fallbackMessage": "Không hoàn tác được!",
    "touches": [
      "employeeHistory"
    ]
  },
  "employeeItSkills.store": {
    "api": "product",
    "method": "POST",
    "path": "/employees/{id}/it-skills",
    "resource": "employeeItSkills",
    "verb": "store",
    "jsonParameters": [],
    "fallbackMessage": "Thêm mới thất bại!",
    "touches": [
      "employeeHistory"
    ]
  },
  "employeeItSkills.update": {
    "api": "product",
    "method": "PUT",
    "path": "/employees/{id}/it-skills/{row_id}",
    "resource": "employeeItSkills",
    "verb": "update",
    "jsonParameters": [],
    "fallbackMessage": "Cập nhật thất bại!",
    "touches": [
      "employeeHistory"
    ]
  },
  "employeeLanguages.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/employees/{id}/languages/{row_id}",
    "resource": "employeeLanguages",
    "verb": "destroy",
    "jsonParameters": [],
    "fallbackMessage": "Xóa thất bại!",
    "touches": [
      "employeeHistory"
    ]
  },
  "employeeLanguages.list": {
    "api": "product",
    "method": "GET",
    "path": "/employees/{id}/languages",
    "resource": "employeeLanguages",
    "verb": "list",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "employeeLanguages.restore": {
    "api": "product",
    "method": "POST",
    "path": "/employees/{id}/languages/restore",
    "resource": "employeeLanguages",
    "verb": "restore",
    "jsonParameters": [],
    "fallbackMessage": "Không hoàn tác được!",
    "touches": [
      "employeeHistory"
    ]
  },
  "employeeLanguages.store": {
    "api": "product",
    "method": "POST",
    "path": "/employees/{id}/languages",
    "resource": "employeeLanguages",
    "verb": "store",
    "jsonParameters": [],
    "fallbackMessage": "Thêm mới thất bại!",
    "touches": [
      "employeeHistory"
    ]
  },
  "employeeLanguages.update": {
    "api": "product",
    "method": "PUT",
    "path": "/employees/{id}/languages/{row_id}",
    "resource": "employeeLanguages",
    "verb": "update",
    "jsonParameters": [],
    "fallbackMessage": "Cập nhật thất bại!",
    "touches": [
      "employeeHistory"
    ]
  },
  "employeePapers.show": {
    "api": "product",
    "method": "GET",
    "path": "/employees/{id}/papers",
    "resource": "employeePapers",
    "verb": "show",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "employeePapers.update": {
    "api": "product",
    "method": "PUT",
    "path": "/employees/{id}/papers",
    "resource": "employeePapers",
    "verb": "update",
    "jsonParameters": [],
    "fallbackMessage": "Không cập nhật được giấy tờ!",
    "touches": [
      "employees"
    ]
  },
  "employeePayLevels.list": {
    "api": "product",
    "method": "GET",
    "path": "/employees/{id}/pay-levels",
    "resource": "employeePayLevels",
    "verb": "list",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "employeePayLevels.store": {
    "api": "product",
    "method": "POST",
    "path": "/employees/{id}/pay-levels",
    "resource": "employeePayLevels",
    "verb": "store",
    "jsonParameters": [],
    "fallbackMessage": "Không ghi được mức lương!",
    "touches": [
      "jobChanges"
    ]
  },
  "employeePayLevels.withdraw": {
    "api": "product",
    "method": "POST",
    "path": "/employees/{id}/pay-levels/{row_id}/withdraw",
    "resource": "employeePayLevels",
    "verb": "withdraw",
    "jsonParameters": [],
    "fallbackMessage": "Không rút được mức lương!",
    "touches": [
      "jobChanges"
    ]
  },
  "employeeRelatives.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/employees/{id}/relatives/{row_id}",
    "resource": "employeeRelatives",
    "verb": "destroy",
    "jsonParameters": [],
    "fallbackMessage": "Xóa thất bại!",
    "touches": [
      "employeeHistory"
    ]
  },
  "employeeRelatives.list": {
    "api": "product",
    "method": "GET",
    "path": "/employees/{id}/relatives",
    "resource": "employeeRelatives",
    "verb": "list",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "employeeRelatives.restore": {
    "api": "product",
    "method": "POST",
    "path": "/employees/{id}/relatives/restore",
    "resource": "employeeRelatives",
    "verb": "restore",
    "jsonParameters": [],
    "fallbackMessage": "Không hoàn tác được!",
    "touches": [
      "employeeHistory"
    ]
  },
  "employeeRelatives.store": {
    "api": "product",
    "method": "POST",
    "path": "/employees/{id}/relatives",
    "resource": "employeeRelatives",
    "verb": "store",
    "jsonParameters": [],
    "fallbackMessage": "Thêm mới thất bại!",
    "touches": [
      "employeeHistory"
    ]
  },
  "employeeRelatives.update": {
    "api": "product",
    "method": "PUT",
    "path": "/employees/{id}/relatives/{row_id}",
    "resource": "employeeRelatives",
    "verb": "update",
    "jsonParameters": [],
    "fallbackMessage": "Cập nhật thất bại!",
    "touches": [
      "employeeHistory"
    ]
  },
  "employeeYearlyRecords.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/employees/{id}/yearly-records/{row_id}",
    "resource": "employeeYearlyRecords",
    "verb": "destroy",
    "jsonParameters": [],
    "fallbackMessage": "Xóa thất bại!",
    "touches": [
      "employeeHistory"
    ]
  },
  "employeeYearlyRecords.list": {
    "api": "product",
    "method": "GET",
    "path": "/employees/{id}/yearly-records",
    "resource": "employeeYearlyRecords",
    "verb": "list",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "employeeYearlyRecords.restore": {
    "api": "product",
    "method": "POST",
    "path": "/employees/{id}/yearly-records/restore",
    "resource": "employeeYearlyRecords",
    "verb": "restore",
    "jsonParameters": [],
    "fallbackMessage": "Không hoàn tác được!",
    "touches": [
      "employeeHistory"
    ]
  },
  "employeeYearlyRecords.store": {
    "api": "product",
    "method": "POST",
    "path": "/employees/{id}/yearly-records",
    "resource": "employeeYearlyRecords",
    "verb": "store",
    "jsonParameters": [],
    "fallbackMessage": "Thêm mới thất bại!",
    "touches": [
      "employeeHistory"
    ]
  },
  "employeeYearlyRecords.update": {
    "api": "product",
    "method": "PUT",
    "path": "/employees/{id}/yearly-records/{row_id}",
    "resource": "employeeYearlyRecords",
    "verb": "update",
    "jsonParameters": [],
    "fallbackMessage": "Cập nhật thất bại!",
    "touches": [
      "employeeHistory"
    ]
  },
  "employees.activateAccount": {
    "api": "product",
    "method": "POST",
    "path": "/employees/{id}/account/active",
    "resource": "employees",
    "verb": "activateAccount",
    "jsonParameters": [],
    "fallbackMessage": "Lỗi trong quá trình kích hoạt tài khoản",
    "touches": [
      "accounts",
      "roles"
    ]
  },
  "employees.activateAccounts": {
    "api": "product",
    "method": "POST",
    "path": "/employees/account/active-bulk",
    "resource": "employees",
    "verb": "activateAccounts",
    "jsonParameters": [],
    "fallbackMessage": "Lỗi trong quá trình kích hoạt tài khoản",
    "touches": [
      "accounts"
    ]
  },
  "employees.deactivateAccount": {
    "api": "product",
    "method": "POST",
    "path": "/employees/{id}/account/deactivate",
    "resource": "employees",
    "verb": "deactivateAccount",
    "jsonParameters": [],
    "fallbackMessage": "Lỗi trong quá vô hiệu hóa tài khoản",
    "touches": [
      "accounts"
    ]
  },
  "employees.deactivateAccounts": {
    "api": "product",
    "method": "POST",
    "path": "/employees/account/deactivate-bulk",
    "resource": "employees",
    "verb": "deactivateAccounts",
    "jsonParameters": [],
    "fallbackMessage": "Lỗi trong quá vô hiệu hóa tài khoản",
    "touches": [
      "accounts"
    ]
  },
  "employees.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/employees/{id}",
    "resource": "employees",
    "verb": "destroy",
    "jsonParameters": [],
    "fallbackMessage": "Không xóa được nhân viên!"
  },
  "employees.destroyBulk": {
    "api": "product",
    "method": "POST",
    "path": "/employees/destroy-bulk",
    "resource": "employees",
    "verb": "destroyBulk",
    "jsonParameters": [],
    "fallbackMessage": "Không xóa được nhân viên!"
  },
  "employees.export": {
    "api": "product",
    "method": "POST",
    "path": "/employees/export",
    "resource": "employees",
    "verb": "export",
    "jsonParameters": [],
    "fallbackMessage": "Không xuất được danh sách nhân viên!",
    "answersFile": true
  },
  "employees.find": {
    "api": "product",
    "method": "GET",
    "path": "/employees/find",
    "resource": "employees",
    "verb": "find",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "employees.info": {
    "api": "product",
    "method": "GET",
    "path": "/employees/{nhansu_id}/info",
    "resource": "employees",
    "verb": "info",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "employees.list": {
    "api": "product",
    "method": "GET",
    "path": "/employees",
    "resource": "employees",
    "verb": "list",
    "jsonParameters": [
      "search",
      "filter"
    ],
    "rows": "employees",
    "sortable": [
      "nhansu_id",
      "full_name",
      "date_of_birth",
      "join_date",
      "official_date",
      "leave_date",
      "active",
      "work_state",
      "nature_of_work"
    ],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "employees.print": {
    "api": "product",
    "method": "POST",
    "path": "/employees/print",
    "resource": "employees",
    "verb": "print",
    "jsonParameters": [],
    "fallbackMessage": "Không in được danh sách nhân viên!",
    "answersFile": true
  },
  "employees.restore": {
    "api": "product",
    "method": "POST",
    "path": "/employees/restore",
    "resource": "employees",
    "verb": "restore",
    "jsonParameters": [],
    "fallbackMessage": "Không hoàn tác được!"
  },
  "employees.reveal": {
    "api": "product",
    "method": "POST",
    "path": "/employees/{id}/reveal",
    "resource": "employees",
    "verb": "reveal",
    "jsonParameters": [],
    "fallbackMessage": "Không xem được thông tin!"
  },
  "employees.show": {
    "api": "product",
    "method": "GET",
    "path": "/employees/{id}",
    "resource": "employees",
    "verb": "show",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "employees.store": {
    "api": "product",
    "method": "POST",
    "path": "/employees",
    "resource": "employees",
    "verb": "store",
    "jsonParameters": [],
    "fallbackMessage": "Không thêm được nhân viên!"
  },
  "employees.update": {
    "api": "product",
    "method": "PUT",
    "path": "/employees/{id}",
    "resource": "employees",
    "verb": "update",
    "jsonParameters": [],
    "fallbackMessage": "Không cập nhật được nhân viên!"
  },
  "examBoard.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/exam-board/{id}",
    "resource": "examBoard",
    "verb": "destroy",
    "jsonParameters": [],
    "fallbackMessage": "Xóa thất bại!",
    "touches": [
      "exams"
    ]
  },
  "examBoard.store": {
    "api": "product",
    "method": "POST",
    "path": "/exams/{id}/board",
    "resource": "examBoard",
    "verb": "store",
    "jsonParameters": [],
    "fallbackMessage": "Thêm mới thất bại!",
    "touches": [
      "exams"
    ]
  },
  "examBoard.update": {
    "api": "product",
    "method": "PUT",
    "path": "/exam-board/{id}",
    "resource": "examBoard",
    "verb": "update",
    "jsonParameters": [],
    "fallbackMessage": "Cập nhật thất bại!",
    "touches": [
      "exams"
    ]
  },
  "examParts.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/exam-parts/{id}",
    "resource": "examParts",
    "verb": "destroy",
    "jsonParameters": [],
    "fallbackMessage": "Xóa thất bại!",
    "touches": [
      "exams",
      "examResults"
    ]
  },
  "examParts.store": {
    "api": "product",
    "method": "POST",
    "path": "/exams/{id}/parts",
    "resource": "examParts",
    "verb": "store",
    "jsonParameters": [],
    "fallbackMessage": "Thêm mới thất bại!",
    "touches": [
      "exams",
      "examResults"
    ]
  },
  "examParts.update": {
    "api": "product",
    "method": "PUT",
    "path": "/exam-parts/{id}",
    "resource": "examParts",
    "verb": "update",
    "jsonParameters": [],
    "fallbackMessage": "Cập nhật thất bại!",
    "touches": [
      "exams",
      "examResults"
    ]
  },
  "examResults.correct": {
    "api": "product",
    "method": "PUT",
    "path": "/exam-results/{id}",
    "resource": "examResults",
    "verb": "correct",
    "jsonParameters": [],
    "fallbackMessage": "Không đính chính được kết quả!",
    "touches": [
      "exams"
    ]
  },
  "examResults.export": {
    "api": "product",
    "method": "GET",
    "path": "/exams/{id}/list-results/export",
    "resource": "examResults",
    "verb": "export",
    "jsonParameters": [],
    "fallbackMessage": "Không xuất được kết quả kiểm tra!",
    "answersFile": true
  },
  "examResults.import": {
    "api": "product",
    "method": "POST",
    "path": "/exams/{id}/results/import",
    "resource": "examResults",
    "verb": "import",
    "jsonParameters": [],
    "fallbackMessage": "Không nhập được điểm!",
    "files": [
      "file"
    ],
    "touches": [
      "exams"
    ]
  },
  "examResults.list": {
    "api": "product",
    "method": "GET",
    "path": "/exams/{id}/list-results",
    "resource": "examResults",
    "verb": "list",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "examResults.save": {
    "api": "product",
    "method": "PUT",
    "path": "/exams/{id}/results",
    "resource": "examResults",
    "verb": "save",
    "jsonParameters": [],
    "fallbackMessage": "Không lưu được điểm!",
    "touches": [
      "exams"
    ]
  },
  "examResults.sync": {
    "api": "product",
    "method": "POST",
    "path": "/exams/{id}/employees/sync",
    "resource": "examResults",
    "verb": "sync",
    "jsonParameters": [],
    "fallbackMessage": "Không cập nhật được danh sách!",
    "touches": [
      "exams"
    ]
  },
  "exams.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/exams/{id}",
    "resource": "exams",
    "verb": "destroy",
    "jsonParameters": [],
    "fallbackMessage": "Xóa thất bại!"
  },
  "exams.destroyBulk": {
    "api": "product",
    "method": "POST",
    "path": "/exams/destroy/bulk",
    "resource": "exams",
    "verb": "destroyBulk",
    "jsonParameters": [],
    "fallbackMessage": "Xóa thất bại!"
  },
  "exams.list": {
    "api": "product",
    "method": "GET",
    "path": "/exams",
    "resource": "exams",
    "verb": "list",
    "jsonParameters": [
      "search",
      "filter"
    ],
    "rows": "exams",
    "sortable": [
      "code",
      "name",
      "kind",
      "from_date",
      "to_date",
      "status",
      "created_at",
      "updated_at"
    ],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "exams.move": {
    "api": "product",
    "method": "POST",
    "path": "/exams/{id}/move",
    "resource": "exams",
    "verb": "move",
    "jsonParameters": [],
    "fallbackMessage": "Không chuyển được trạng thái đợt kiểm tra!",
    "touches": [
      "examResults"
    ]
  },
  "exams.questions": {
    "api": "product",
    "method": "GET",
    "path": "/exams/{id}/list-questions",
    "resource": "exams",
    "verb": "questions",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "exams.restore": {
    "api": "product",
    "method": "POST",
    "path": "/exams/restore",
    "resource": "exams",
    "verb": "restore",
    "jsonParameters": [],
    "fallbackMessage": "Không hoàn tác được!"
  },
  "exams.sendNotification": {
    "api": "product",
    "method": "POST",
    "path": "/exams/{id}/send-notification",
    "resource": "exams",
    "verb": "sendNotification",
    "jsonParameters": [],
    "fallbackMessage": "Không gửi được thông báo!",
    "touches": [
      "examResults"
    ]
  },
  "exams.show": {
    "api": "product",
    "method": "GET",
    "path": "/exams/{id}",
    "resource": "exams",
    "verb": "show",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "exams.store": {
    "api": "product",
    "method": "POST",
    "path": "/exams",
    "resource": "exams",
    "verb": "store",
    "jsonParameters": [],
    "fallbackMessage": "Thêm mới thất bại!"
  },
  "exams.update": {
    "api": "product",
    "method": "PUT",
    "path": "/exams/{id}",
    "resource": "exams",
    "verb": "update",
    "jsonParameters": [],
    "fallbackMessage": "Cập nhật thất bại!"
  },
  "exams.workProgress": {
    "api": "product",
    "method": "GET",
    "path": "/exams/wp-list-exams",
    "resource": "exams",
    "verb": "workProgress",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "externals.recruitment": {
    "api": "product",
    "method": "GET",
    "path": "/externals/recruitments/{id}",
    "resource": "externals",
    "verb": "recruitment",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!",
    "isPublic": true
  },
  "externals.recruitments": {
    "api": "product",
    "method": "GET",
    "path": "/externals/recruitments",
    "resource": "externals",
    "verb": "recruitments",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!",
    "isPublic": true
  },
  "fields.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/fields/{id}",
    "resource": "fields",
    "verb": "destroy",
    "jsonParameters": [],
    "fallbackMessage": "Xóa thất bại!"
  },
  "fields.destroyBulk": {
    "api": "product",
    "method": "POST",
    "path": "/fields/destroy/bulk",
    "resource": "fields",
    "verb": "destroyBulk",
    "jsonParameters": [],
    "fallbackMessage": "Xóa thất bại!"
  },
  "fields.export": {
    "api": "product",
    "method": "GET",
    "path": "/fields/export",
    "resource": "fields",
    "verb": "export",
    "jsonParameters": [
      "search",
      "filter"
    ],
    "fallbackMessage": "Không xuất được danh sách lĩnh vực!",
    "answersFile": true
  },
  "fields.import": {
    "api": "product",
    "method": "POST",
    "path": "/fields/import",
    "resource": "fields",
    "verb": "import",
    "jsonParameters": [],
    "fallbackMessage": "Không nhập được danh sách lĩnh vực!",
    "files": [
      "file"
    ]
  },
  "fields.importTemplate": {
    "api": "product",
    "method": "GET",
    "path": "/fields/import/template",
    "resource": "fields",
    "verb": "importTemplate",
    "jsonParameters": [],
    "fallbackMessage": "Không tải được mẫu nhập!",
    "answersFile": true
  },
  "fields.list": {
    "api": "product",
    "method": "GET",
    "path": "/fields",
    "resource": "fields",
    "verb": "list",
    "jsonParameters": [
      "search",
      "filter"
    ],
    "rows": "fields",
    "sortable": [
      "code",
      "name",
      "path",
      "is_active",
      "created_at",
      "updated_at"
    ],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "fields.markImport": {
    "api": "product",
    "method": "POST",
    "path": "/fields/import/marked",
    "resource": "fields",
    "verb": "markImport",
    "jsonParameters": [],
    "fallbackMessage": "Không kiểm tra được tệp!",
    "files": [
      "file"
    ],
    "answersFile": true
  },
  "fields.restore": {
    "api": "product",
    "method": "POST",
    "path": "/fields/restore",
    "resource": "fields",
    "verb": "restore",
    "jsonParameters": [],
    "fallbackMessage": "Không hoàn tác được!"
  },
  "fields.show": {
    "api": "product",
    "method": "GET",
    "path": "/fields/{id}",
    "resource": "fields",
    "verb": "show",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "fields.store": {
    "api": "product",
    "method": "POST",
    "path": "/fields",
    "resource": "fields",
    "verb": "store",
    "jsonParameters": [],
    "fallbackMessage": "Thêm mới thất bại!"
  },
  "fields.undoImport": {
    "api": "product",
    "method": "POST",
    "path": "/fields/import/{id}/undo",
    "resource": "fields",
    "verb": "undoImport",
    "jsonParameters": [],
    "fallbackMessage": "Không hoàn tác được!"
  },
  "fields.update": {
    "api": "product",
    "method": "PUT",
    "path": "/fields/{id}",
    "resource": "fields",
    "verb": "update",
    "jsonParameters": [],
    "fallbackMessage": "Cập nhật thất bại!"
  },
  "fileUsage.show": {
    "api": "product",
    "method": "GET",
    "path": "/file-usage",
    "resource": "fileUsage",
    "verb": "show",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "files.download": {
    "api": "product",
    "method": "GET",
    "path": "/files/{ticket}",
    "resource": "files",
    "verb": "download",
    "jsonParameters": [],
    "fallbackMessage": "Không tải được tệp!",
    "answersFile": true,
    "isPublic": true
  },
  "home.show": {
    "api": "product",
    "method": "GET",
    "path": "/home",
    "resource": "home",
    "verb": "show",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "jobChanges.correct": {
    "api": "product",
    "method": "POST",
    "path": "/employees/job-changes/{id}/correct",
    "resource": "jobChanges",
    "verb": "correct",
    "jsonParameters": [],
    "fallbackMessage": "Không đính chính được thay đổi công việc!",
    "touches": [
      "employees",
      "departments",
      "positions"
    ]
  },
  "jobChanges.ofEmployee": {
    "api": "product",
    "method": "GET",
    "path": "/employees/{id}/job",
    "resource": "jobChanges",
    "verb": "ofEmployee",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "jobChanges.store": {
    "api": "product",
    "method": "POST",
    "path": "/employees/job-changes",
    "resource": "jobChanges",
    "verb": "store",
    "jsonParameters": [],
    "fallbackMessage": "Không ghi được thay đổi công việc!",
    "touches": [
      "employees",
      "departments",
      "positions"
    ]
  },
  "jobChanges.withdraw": {
    "api": "product",
    "method": "POST",
    "path": "/employees/job-changes/{id}/withdraw",
    "resource": "jobChanges",
    "verb": "withdraw",
    "jsonParameters": [],
    "fallbackMessage": "Không rút được thay đổi công việc!",
    "touches": [
      "employees"
    ]
  },
  "jobs.cancel": {
    "api": "product",
    "method": "POST",
    "path": "/jobs/{id}/cancel",
    "resource": "jobs",
    "verb": "cancel",
    "jsonParameters": [],
    "fallbackMessage": "Không hủy được công việc, vui lòng thử lại sau."
  },
  "jobs.list": {
    "api": "product",
    "method": "GET",
    "path": "/jobs",
    "resource": "jobs",
    "verb": "list",
    "jsonParameters": [
      "filter"
    ],
    "rows": "jobs",
    "sortable": [
      "created_at",
      "finished_at"
    ],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "jobs.retry": {
    "api": "product",
    "method": "POST",
    "path": "/jobs/{id}/retry",
    "resource": "jobs",
    "verb": "retry",
    "jsonParameters": [],
    "fallbackMessage": "Không chạy lại được công việc, vui lòng thử lại sau."
  },
  "jobs.show": {
    "api": "product",
    "method": "GET",
    "path": "/jobs/{id}",
    "resource": "jobs",
    "verb": "show",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "lawConstants.list": {
    "api": "product",
    "method": "GET",
    "path": "/law-constants",
    "resource": "lawConstants",
    "verb": "list",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "lawConstants.preview": {
    "api": "product",
    "method": "POST",
    "path": "/law-constants/preview",
    "resource": "lawConstants",
    "verb": "preview",
    "jsonParameters": [],
    "fallbackMessage": "Không xem trước được!"
  },
  "lawConstants.storeValue": {
    "api": "product",
    "method": "POST",
    "path": "/law-constants/values",
    "resource": "lawConstants",
    "verb": "storeValue",
    "jsonParameters": [],
    "fallbackMessage": "Không lưu được giá trị!"
  },
  "levels.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/levels/{id}",
    "resource": "levels",
    "verb": "destroy",
    "jsonParameters": [],
    "fallbackMessage": "Không xóa được xếp loại!"
  },
  "levels.destroyBulk": {
    "api": "product",
    "method": "POST",
    "path": "/levels/destroy-bulk",
    "resource": "levels",
    "verb": "destroyBulk",
    "jsonParameters": [],
    "fallbackMessage": "Không xóa được xếp loại!"
  },
  "levels.export": {
    "api": "product",
    "method": "GET",
    "path": "/levels/export",
    "resource": "levels",
    "verb": "export",
    "jsonParameters": [
      "search",
      "filter"
    ],
    "fallbackMessage": "Không xuất được danh sách trình độ!",
    "answersFile": true
  },
  "levels.import": {
    "api": "product",
    "method": "POST",
    "path": "/levels/import",
    "resource": "levels",
    "verb": "import",
    "jsonParameters": [],
    "fallbackMessage": "Không nhập được danh sách trình độ!",
    "files": [
      "file"
    ]
  },
  "levels.importTemplate": {
    "api": "product",
    "method": "GET",
    "path": "/levels/import/template",
    "resource": "levels",
    "verb": "importTemplate",
    "jsonParameters": [],
    "fallbackMessage": "Không tải được mẫu nhập!",
    "answersFile": true
  },
  "levels.list": {
    "api": "product",
    "method": "GET",
    "path": "/levels",
    "resource": "levels",
    "verb": "list",
    "jsonParameters": [
      "search",
      "filter"
    ],
    "rows": "levels",
    "sortable": [
      "code",
      "name",
      "level_group",
      "rank",
      "is_active",
      "created_at",
      "updated_at"
    ],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "levels.markImport": {
    "api": "product",
    "method": "POST",
    "path": "/levels/import/marked",
    "resource": "levels",
    "verb": "markImport",
    "jsonParameters": [],
    "fallbackMessage": "Không kiểm tra được tệp!",
    "files": [
      "file"
    ],
    "answersFile": true
  },
  "levels.restore": {
    "api": "product",
    "method": "POST",
    "path": "/levels/restore",
    "resource": "levels",
    "verb": "restore",
    "jsonParameters": [],
    "fallbackMessage": "Không hoàn tác được!"
  },
  "levels.show": {
    "api": "product",
    "method": "GET",
    "path": "/levels/{id}",
    "resource": "levels",
    "verb": "show",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "levels.store": {
    "api": "product",
    "method": "POST",
    "path": "/levels",
    "resource": "levels",
    "verb": "store",
    "jsonParameters": [],
    "fallbackMessage": "Không tạo được xếp loại!"
  },
  "levels.undoImport": {
    "api": "product",
    "method": "POST",
    "path": "/levels/import/{id}/undo",
    "resource": "levels",
    "verb": "undoImport",
    "jsonParameters": [],
    "fallbackMessage": "Không hoàn tác được!"
  },
  "levels.update": {
    "api": "product",
    "method": "PUT",
    "path": "/levels/{id}",
    "resource": "levels",
    "verb": "update",
    "jsonParameters": [],
    "fallbackMessage": "Không cập nhật được xếp loại!"
  },
  "mailTemplates.list": {
    "api": "product",
    "method": "GET",
    "path": "/mail-templates",
    "resource": "mailTemplates",
    "verb": "list",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "mailTemplates.preview": {
    "api": "product",
    "method": "POST",
    "path": "/mail-templates/{name}/preview",
    "resource": "mailTemplates",
    "verb": "preview",
    "jsonParameters": [],
    "fallbackMessage": "Không xem trước được!"
  },
  "mailTemplates.reset": {
    "api": "product",
    "method": "POST",
    "path": "/mail-templates/{name}/reset",
    "resource": "mailTemplates",
    "verb": "reset",
    "jsonParameters": [],
    "fallbackMessage": "Không khôi phục được mẫu thư!"
  },
  "mailTemplates.update": {
    "api": "product",
    "method": "PUT",
    "path": "/mail-templates/{name}",
    "resource": "mailTemplates",
    "verb": "update",
    "jsonParameters": [],
    "fallbackMessage": "Không cập nhật được mẫu thư!"
  },
  "mails.cancel": {
    "api": "product",
    "method": "POST",
    "path": "/mails/{id}/cancel",
    "resource": "mails",
    "verb": "cancel",
    "jsonParameters": [],
    "fallbackMessage": "Không hủy được thư, vui lòng thử lại sau."
  },
  "mails.list": {
    "api": "product",
    "method": "GET",
    "path": "/mails",
    "resource": "mails",
    "verb": "list",
    "jsonParameters": [
      "filter"
    ],
    "rows": "mails",
    "sortable": [
      "created_at",
      "sent_at"
    ],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "mails.retry": {
    "api": "product",
    "method": "POST",
    "path": "/mails/{id}/retry",
    "resource": "mails",
    "verb": "retry",
    "jsonParameters": [],
    "fallbackMessage": "Không gửi lại được thư, vui lòng thử lại sau."
  },
  "mails.show": {
    "api": "product",
    "method": "GET",
    "path": "/mails/{id}",
    "resource": "mails",
    "verb": "show",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "newDistricts.list": {
    "api": "product",
    "method": "GET",
    "path": "/address/districts/new",
    "resource": "newDistricts",
    "verb": "list",
    "jsonParameters": [],
    "rows": "districts",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "newDistricts.show": {
    "api": "product",
    "method": "GET",
    "path": "/address/districts/new/{id}",
    "resource": "newDistricts",
    "verb": "show",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "newProvinces.list": {
    "api": "product",
    "method": "GET",
    "path": "/address/provinces/new",
    "resource": "newProvinces",
    "verb": "list",
    "jsonParameters": [],
    "rows": "provinces",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "newProvinces.show": {
    "api": "product",
    "method": "GET",
    "path": "/address/provinces/new/{id}",
    "resource": "newProvinces",
    "verb": "show",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "numberSeries.list": {
    "api": "product",
    "method": "GET",
    "path": "/number-series",
    "resource": "numberSeries",
    "verb": "list",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "numberSeries.update": {
    "api": "product",
    "method": "PUT",
    "path": "/number-series/{id}",
    "resource": "numberSeries",
    "verb": "update",
    "jsonParameters": [],
    "fallbackMessage": "Không cập nhật được kiểu đánh số!"
  },
  "papers.show": {
    "api": "product",
    "method": "GET",
    "path": "/papers",
    "resource": "papers",
    "verb": "show",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "partnerInfos.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/partner-infos/{id}",
    "resource": "partnerInfos",
    "verb": "destroy",
    "jsonParameters": [],
    "fallbackMessage": "Xóa thất bại!",
    "serverMessage": 400
  },
  "partnerInfos.destroyBulk": {
    "api": "product",
    "method": "POST",
    "path": "/partner-infos/destroy-bulk",
    "resource": "partnerInfos",
    "verb": "destroyBulk",
    "jsonParameters": [],
    "fallbackMessage": "Xóa thất bại!",
    "serverMessage": 400
  },
  "partnerInfos.export": {
    "api": "product",
    "method": "GET",
    "path": "/partner-infos/export",
    "resource": "partnerInfos",
    "verb": "export",
    "jsonParameters": [
      "search",
      "filter"
    ],
    "fallbackMessage": "Không xuất được danh sách đối tác đào tạo!",
    "answersFile": true
  },
  "partnerInfos.import": {
    "api": "product",
    "method": "POST",
    "path": "/partner-infos/import",
    "resource": "partnerInfos",
    "verb": "import",
    "jsonParameters": [],
    "fallbackMessage": "Không nhập được danh sách đối tác đào tạo!",
    "files": [
      "file"
    ]
  },
  "partnerInfos.importTemplate": {
    "api": "product",
    "method": "GET",
    "path": "/partner-infos/import/template",
    "resource": "partnerInfos",
    "verb": "importTemplate",
    "jsonParameters": [],
    "fallbackMessage": "Không tải được mẫu nhập!",
    "answersFile": true
  },
  "partnerInfos.list": {
    "api": "product",
    "method": "GET",
    "path": "/partner-infos",
    "resource": "partnerInfos",
    "verb": "list",
    "jsonParameters": [
      "search",
      "filter"
    ],
    "rows": "partnerInfos",
    "sortable": [
      "name",
      "short_name",
      "rating",
      "licence_to",
      "is_active",
      "created_at",
      "updated_at"
    ],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "partnerInfos.markImport": {
    "api": "product",
    "method": "POST",
    "path": "/partner-infos/import/marked",
    "resource": "partnerInfos",
    "verb": "markImport",
    "jsonParameters": [],
    "fallbackMessage": "Không kiểm tra được tệp!",
    "files": [
      "file"
    ],
    "answersFile": true
  },
  "partnerInfos.restore": {
    "api": "product",
    "method": "POST",
    "path": "/partner-infos/restore",
    "resource": "partnerInfos",
    "verb": "restore",
    "jsonParameters": [],
    "fallbackMessage": "Không hoàn tác được!"
  },
  "partnerInfos.show": {
    "api": "product",
    "method": "GET",
    "path": "/partner-infos/{id}",
    "resource": "partnerInfos",
    "verb": "show",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "partnerInfos.store": {
    "api": "product",
    "method": "POST",
    "path": "/partner-infos",
    "resource": "partnerInfos",
    "verb": "store",
    "jsonParameters": [],
    "fallbackMessage": "Thêm mới thất bại!",
    "serverMessage": 400
  },
  "partnerInfos.undoImport": {
    "api": "product",
    "method": "POST",
    "path": "/partner-infos/import/{id}/undo",
    "resource": "partnerInfos",
    "verb": "undoImport",
    "jsonParameters": [],
    "fallbackMessage": "Không hoàn tác được!"
  },
  "partnerInfos.update": {
    "api": "product",
    "method": "PUT",
    "path": "/partner-infos/{id}",
    "resource": "partnerInfos",
    "verb": "update",
    "jsonParameters": [],
    "fallbackMessage": "Cập nhật thất bại!",
    "serverMessage": 400
  },
  "permissions.currentUser": {
    "api": "product",
    "method": "GET",
    "path": "/permissions/current-user",
    "resource": "permissions",
    "verb": "currentUser",
    "jsonParameters": []
  },
  "permissions.explain": {
    "api": "product",
    "method": "GET",
    "path": "/permissions/explain",
    "resource": "permissions",
    "verb": "explain",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "permissions.list": {
    "api": "product",
    "method": "GET",
    "path": "/permissions",
    "resource": "permissions",
    "verb": "list",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "positions.changeStatus": {
    "api": "product",
    "method": "POST",
    "path": "/positions/{id}/change-status",
    "resource": "positions",
    "verb": "changeStatus",
    "jsonParameters": [],
    "fallbackMessage": "Không cập nhật được xếp loại!"
  },
  "positions.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/positions/{id}",
    "resource": "positions",
    "verb": "destroy",
    "jsonParameters": [],
    "fallbackMessage": "Không xóa được xếp loại!",
    "touches": [
      "departments"
    ]
  },
  "positions.destroyBulk": {
    "api": "product",
    "method": "POST",
    "path": "/positions/destroy-bulk",
    "resource": "positions",
    "verb": "destroyBulk",
    "jsonParameters": [],
    "fallbackMessage": "Không xóa được xếp loại!"
  },
  "positions.export": {
    "api": "product",
    "method": "GET",
    "path": "/positions/export",
    "resource": "positions",
    "verb": "export",
    "jsonParameters": [
      "search",
      "filter"
    ],
    "fallbackMessage": "Không xuất được danh sách chức vụ!",
    "answersFile": true
  },
  "positions.import": {
    "api": "product",
    "method": "POST",
    "path": "/positions/import",
    "resource": "positions",
    "verb": "import",
    "jsonParameters": [],
    "fallbackMessage": "Không nhập được danh sách chức vụ!",
    "files": [
      "file"
    ]
  },
  "positions.importTemplate": {
    "api": "product",
    "method": "GET",
    "path": "/positions/import/template",
    "resource": "positions",
    "verb": "importTemplate",
    "jsonParameters": [],
    "fallbackMessage": "Không tải được mẫu nhập!",
    "answersFile": true
  },
  "positions.list": {
    "api": "product",
    "method": "GET",
    "path": "/positions",
    "resource": "positions",
    "verb": "list",
    "jsonParameters": [
      "search",
      "filter"
    ],
    "rows": "positions",
    "sortable": [
      "code",
      "name",
      "position_level",
      "headcount_plan",
      "is_active",
      "created_at",
      "updated_at"
    ],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "positions.markImport": {
    "api": "product",
    "method": "POST",
    "path": "/positions/import/marked",
    "resource": "positions",
    "verb": "markImport",
    "jsonParameters": [],
    "fallbackMessage": "Không kiểm tra được tệp!",
    "files": [
      "file"
    ],
    "answersFile": true
  },
  "positions.restore": {
    "api": "product",
    "method": "POST",
    "path": "/positions/restore",
    "resource": "positions",
    "verb": "restore",
    "jsonParameters": [],
    "fallbackMessage": "Không hoàn tác được!"
  },
  "positions.show": {
    "api": "product",
    "method": "GET",
    "path": "/positions/{id}",
    "resource": "positions",
    "verb": "show",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "positions.store": {
    "api": "product",
    "method": "POST",
    "path": "/positions",
    "resource": "positions",
    "verb": "store",
    "jsonParameters": [],
    "fallbackMessage": "Không tạo được xếp loại!"
  },
  "positions.undoImport": {
    "api": "product",
    "method": "POST",
    "path": "/positions/import/{id}/undo",
    "resource": "positions",
    "verb": "undoImport",
    "jsonParameters": [],
    "fallbackMessage": "Không hoàn tác được!"
  },
  "positions.update": {
    "api": "product",
    "method": "PUT",
    "path": "/positions/{id}",
    "resource": "positions",
    "verb": "update",
    "jsonParameters": [],
    "fallbackMessage": "Không cập nhật được xếp loại!",
    "touches": [
      "employees",
      "departments"
    ]
  },
  "procedures.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/procedures/{id}",
    "resource": "procedures",
    "verb": "destroy",
    "jsonParameters": [],
    "fallbackMessage": "Không xóa được thủ tục!"
  },
  "procedures.finish": {
    "api": "product",
    "method": "POST",
    "path": "/procedures/{id}/finish",
    "resource": "procedures",
    "verb": "finish",
    "jsonParameters": [],
    "fallbackMessage": "Không hoàn tất được thủ tục!",
    "touches": [
      "candidates",
      "recruitmentCandidates",
      "employees",
      "decisions"
    ]
  },
  "procedures.list": {
    "api": "product",
    "method": "GET",
    "path": "/procedures",
    "resource": "procedures",
    "verb": "list",
    "jsonParameters": [
      "filter"
    ],
    "rows": "procedures",
    "sortable": [
      "start_date",
      "state",
      "created_at",
      "updated_at"
    ],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "procedures.restore": {
    "api": "product",
    "method": "POST",
    "path": "/procedures/restore",
    "resource": "procedures",
    "verb": "restore",
    "jsonParameters": [],
    "fallbackMessage": "Không hoàn tác được!"
  },
  "procedures.show": {
    "api": "product",
    "method": "GET",
    "path": "/procedures/{id}",
    "resource": "procedures",
    "verb": "show",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "procedures.store": {
    "api": "product",
    "method": "POST",
    "path": "/procedures",
    "resource": "procedures",
    "verb": "store",
    "jsonParameters": [],
    "fallbackMessage": "Không lập được thủ tục!",
    "touches": [
      "candidates"
    ]
  },
  "procedures.update": {
    "api": "product",
    "method": "PUT",
    "path": "/procedures/{id}",
    "resource": "procedures",
    "verb": "update",
    "jsonParameters": [],
    "fallbackMessage": "Không cập nhật được thủ tục!"
  },
  "profile.changePassword": {
    "api": "identity",
    "method": "POST",
    "path": "/me/change-password",
    "resource": "profile",
    "verb": "changePassword",
    "jsonParameters": [],
    "fallbackMessage": "Không đổi được mật khẩu, vui lòng thử lại sau."
  },
  "profile.endOtherSessions": {
    "api": "identity",
    "method": "POST",
    "path": "/me/sessions/end-others",
    "resource": "profile",
    "verb": "endOtherSessions",
    "jsonParameters": [],
    "fallbackMessage": "Không kết thúc được các phiên đăng nhập, vui lòng thử lại sau."
  },
  "profile.endSession": {
    "api": "identity",
    "method": "DELETE",
    "path": "/me/sessions/{id}",
    "resource": "profile",
    "verb": "endSession",
    "jsonParameters": [],
    "fallbackMessage": "Không kết thúc được phiên đăng nhập, vui lòng thử lại sau."
  },
  "profile.passwordLink": {
    "api": "identity",
    "method": "POST",
    "path": "/password-link",
    "resource": "profile",
    "verb": "passwordLink",
    "jsonParameters": [],
    "fallbackMessage": "Không mở được liên kết, vui lòng thử lại sau."
  },
  "profile.resetPassword": {
    "api": "identity",
    "method": "POST",
    "path": "/reset-password",
    "resource": "profile",
    "verb": "resetPassword",
    "jsonParameters": [],
    "fallbackMessage": "Không đặt được mật khẩu, vui lòng thử lại sau."
  },
  "profile.sessions": {
    "api": "identity",
    "method": "GET",
    "path": "/me/sessions",
    "resource": "profile",
    "verb": "sessions",
    "jsonParameters": []
  },
  "profile.signIns": {
    "api": "identity",
    "method": "GET",
    "path": "/me/sign-ins",
    "resource": "profile",
    "verb": "signIns",
    "jsonParameters": []
  },
  "provinces.list": {
    "api": "product",
    "method": "GET",
    "path": "/address/provinces",
    "resource": "provinces",
    "verb": "list",
    "jsonParameters": [],
    "rows": "provinces",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "provinces.show": {
    "api": "product",
    "method": "GET",
    "path": "/address/provinces/{id}",
    "resource": "provinces",
    "verb": "show",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "quizCategories.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/quiz/categories/{id}",
    "resource": "quizCategories",
    "verb": "destroy",
    "jsonParameters": [],
    "fallbackMessage": "Xóa thất bại!"
  },
  "quizCategories.destroyBulk": {
    "api": "product",
    "method": "POST",
    "path": "/quiz/categories/destroy-bulk",
    "resource": "quizCategories",
    "verb": "destroyBulk",
    "jsonParameters": [],
    "fallbackMessage": "Xóa thất bại!"
  },
  "quizCategories.export": {
    "api": "product",
    "method": "GET",
    "path": "/quiz/categories/export",
    "resource": "quizCategories",
    "verb": "export",
    "jsonParameters": [
      "search",
      "filter"
    ],
    "fallbackMessage": "Không xuất được danh sách nhóm đề thi!",
    "answersFile": true
  },
  "quizCategories.import": {
    "api": "product",
    "method": "POST",
    "path": "/quiz/categories/import",
    "resource": "quizCategories",
    "verb": "import",
    "jsonParameters": [],
    "fallbackMessage": "Không nhập được danh sách nhóm đề thi!",
    "files": [
      "file"
    ]
  },
  "quizCategories.importTemplate": {
    "api": "product",
    "method": "GET",
    "path": "/quiz/categories/import/template",
    "resource": "quizCategories",
    "verb": "importTemplate",
    "jsonParameters": [],
    "fallbackMessage": "Không tải được mẫu nhập!",
    "answersFile": true
  },
  "quizCategories.list": {
    "api": "product",
    "method": "GET",
    "path": "/quiz/categories",
    "resource": "quizCategories",
    "verb": "list",
    "jsonParameters": [
      "search",
      "filter"
    ],
    "rows": "categories",
    "sortable": [
      "code",
      "name",
      "is_active",
      "created_at",
      "updated_at"
    ],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "quizCategories.markImport": {
    "api": "product",
    "method": "POST",
    "path": "/quiz/categories/import/marked",
    "resource": "quizCategories",
    "verb": "markImport",
    "jsonParameters": [],
    "fallbackMessage": "Không kiểm tra được tệp!",
    "files": [
      "file"
    ],
    "answersFile": true
  },
  "quizCategories.restore": {
    "api": "product",
    "method": "POST",
    "path": "/quiz/categories/restore",
    "resource": "quizCategories",
    "verb": "restore",
    "jsonParameters": [],
    "fallbackMessage": "Không hoàn tác được!"
  },
  "quizCategories.show": {
    "api": "product",
    "method": "GET",
    "path": "/quiz/categories/{id}",
    "resource": "quizCategories",
    "verb": "show",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "quizCategories.store": {
    "api": "product",
    "method": "POST",
    "path": "/quiz/categories",
    "resource": "quizCategories",
    "verb": "store",
    "jsonParameters": [],
    "fallbackMessage": "Thêm mới thất bại!"
  },
  "quizCategories.undoImport": {
    "api": "product",
    "method": "POST",
    "path": "/quiz/categories/import/{id}/undo",
    "resource": "quizCategories",
    "verb": "undoImport",
    "jsonParameters": [],
    "fallbackMessage": "Không hoàn tác được!"
  },
  "quizCategories.update": {
    "api": "product",
    "method": "PUT",
    "path": "/quiz/categories/{id}",
    "resource": "quizCategories",
    "verb": "update",
    "jsonParameters": [],
    "fallbackMessage": "Cập nhật thất bại!"
  },
  "quizExams.addPeople": {
    "api": "product",
    "method": "POST",
    "path": "/quiz/exams/{id}/employees",
    "resource": "quizExams",
    "verb": "addPeople",
    "jsonParameters": [],
    "fallbackMessage": "Cập nhật thất bại!"
  },
  "quizExams.cancel": {
    "api": "product",
    "method": "POST",
    "path": "/quiz/exams/{id}/cancel",
    "resource": "quizExams",
    "verb": "cancel",
    "jsonParameters": [],
    "fallbackMessage": "Không hủy được kỳ thi!"
  },
  "quizExams.cells": {
    "api": "product",
    "method": "GET",
    "path": "/quiz/exams/{id}/cells",
    "resource": "quizExams",
    "verb": "cells",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "quizExams.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/quiz/exams/{id}",
    "resource": "quizExams",
    "verb": "destroy",
    "jsonParameters": [],
    "fallbackMessage": "Xóa thất bại!"
  },
  "quizExams.destroyBulk": {
    "api": "product",
    "method": "POST",
    "path": "/quiz/exams/destroy/bulk",
    "resource": "quizExams",
    "verb": "destroyBulk",
    "jsonParameters": [],
    "fallbackMessage": "Xóa thất bại!"
  },
  "quizExams.detachEmployees": {
    "api": "product",
    "method": "POST",
    "path": "/quiz/exams/{id}/detach-employees",
    "resource": "quizExams",
    "verb": "detachEmployees",
    "jsonParameters": [],
    "fallbackMessage": "Cập nhật thất bại!"
  },
  "quizExams.list": {
    "api": "product",
    "method": "GET",
    "path": "/quiz/exams",
    "resource": "quizExams",
    "verb": "list",
    "jsonParameters": [
      "search",
      "filter"
    ],
    "rows": "exams",
    "sortable": [
      "code",
      "name",
      "category_id",
      "start_at",
      "end_at",
      "duration",
      "created_at",
      "updated_at"
    ],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "quizExams.people": {
    "api": "product",
    "method": "GET",
    "path": "/quiz/exams/{id}/employees",
    "resource": "quizExams",
    "verb": "people",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "quizExams.publish": {
    "api": "product",
    "method": "POST",
    "path": "/quiz/exams/{id}/publish",
    "resource": "quizExams",
    "verb": "publish",
    "jsonParameters": [],
    "fallbackMessage": "Không công bố được kỳ thi!"
  },
  "quizExams.questions": {
    "api": "product",
    "method": "GET",
    "path": "/quiz/exams/{id}/questions",
    "resource": "quizExams",
    "verb": "questions",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "quizExams.restore": {
    "api": "product",
    "method": "POST",
    "path": "/quiz/exams/restore",
    "resource": "quizExams",
    "verb": "restore",
    "jsonParameters": [],
    "fallbackMessage": "Không hoàn tác được!"
  },
  "quizExams.saveCells": {
    "api": "product",
    "method": "PUT",
    "path": "/quiz/exams/{id}/cells",
    "resource": "quizExams",
    "verb": "saveCells",
    "jsonParameters": [],
    "fallbackMessage": "Cập nhật thất bại!"
  },
  "quizExams.sendNotifications": {
    "api": "product",
    "method": "POST",
    "path": "/quiz/exams/{id}/send-notifications",
    "resource": "quizExams",
    "verb": "sendNotifications",
    "jsonParameters": [],
    "fallbackMessage": "Không gửi được thông báo!"
  },
  "quizExams.show": {
    "api": "product",
    "method": "GET",
    "path": "/quiz/exams/{id}",
    "resource": "quizExams",
    "verb": "show",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "quizExams.store": {
    "api": "product",
    "method": "POST",
    "path": "/quiz/exams",
    "resource": "quizExams",
    "verb": "store",
    "jsonParameters": [],
    "fallbackMessage": "Thêm mới thất bại!"
  },
  "quizExams.takenExams": {
    "api": "product",
    "method": "GET",
    "path": "/quiz/exams/{id}/taken-exams",
    "resource": "quizExams",
    "verb": "takenExams",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "quizExams.takenExamsExport": {
    "api": "product",
    "method": "GET",
    "path": "/quiz/exams/{id}/taken-exams/export",
    "resource": "quizExams",
    "verb": "takenExamsExport",
    "jsonParameters": [],
    "fallbackMessage": "Không xuất được bảng điểm!",
    "answersFile": true
  },
  "quizExams.update": {
    "api": "product",
    "method": "PUT",
    "path": "/quiz/exams/{id}",
    "resource": "quizExams",
    "verb": "update",
    "jsonParameters": [],
    "fallbackMessage": "Cập nhật thất bại!"
  },
  "quizExams.upload": {
    "api": "product",
    "method": "POST",
    "path": "/quiz/exams/{id}/upload",
    "resource": "quizExams",
    "verb": "upload",
    "jsonParameters": [],
    "fallbackMessage": "Không nhập được danh sách thí sinh!",
    "files": [
      "file"
    ]
  },
  "quizExams.withdraw": {
    "api": "product",
    "method": "POST",
    "path": "/quiz/exams/{id}/withdraw",
    "resource": "quizExams",
    "verb": "withdraw",
    "jsonParameters": [],
    "fallbackMessage": "Không thu hồi được kỳ thi!"
  },
  "quizQuestions.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/quiz/questions/{id}",
    "resource": "quizQuestions",
    "verb": "destroy",
    "jsonParameters": [],
    "fallbackMessage": "Xóa thất bại!"
  },
  "quizQuestions.destroyBulk": {
    "api": "product",
    "method": "POST",
    "path": "/quiz/questions/destroy/bulk",
    "resource": "quizQuestions",
    "verb": "destroyBulk",
    "jsonParameters": [],
    "fallbackMessage": "Xóa thất bại!"
  },
  "quizQuestions.export": {
    "api": "product",
    "method": "GET",
    "path": "/quiz/questions/export",
    "resource": "quizQuestions",
    "verb": "export",
    "jsonParameters": [
      "search",
      "filter"
    ],
    "fallbackMessage": "Không xuất được danh sách câu hỏi!",
    "answersFile": true
  },
  "quizQuestions.import": {
    "api": "product",
    "method": "POST",
    "path": "/quiz/questions/import/excel",
    "resource": "quizQuestions",
    "verb": "import",
    "jsonParameters": [],
    "fallbackMessage": "Không nhập được danh sách câu hỏi!",
    "files": [
      "file"
    ]
  },
  "quizQuestions.importTemplate": {
    "api": "product",
    "method": "GET",
    "path": "/quiz/questions/import/template",
    "resource": "quizQuestions",
    "verb": "importTemplate",
    "jsonParameters": [],
    "fallbackMessage": "Không tải được mẫu nhập!",
    "answersFile": true
  },
  "quizQuestions.list": {
    "api": "product",
    "method": "GET",
    "path": "/quiz/questions",
    "resource": "quizQuestions",
    "verb": "list",
    "jsonParameters": [
      "search",
      "filter"
    ],
    "rows": "questions",
    "sortable": [
      "content",
      "kind",
      "field_id",
      "category_id",
      "difficulty",
      "points",
      "status",
      "created_at",
      "updated_at"
    ],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "quizQuestions.markImport": {
    "api": "product",
    "method": "POST",
    "path": "/quiz/questions/import/marked",
    "resource": "quizQuestions",
    "verb": "markImport",
    "jsonParameters": [],
    "fallbackMessage": "Không kiểm tra được tệp!",
    "files": [
      "file"
    ],
    "answersFile": true
  },
  "quizQuestions.restore": {
    "api": "product",
    "method": "POST",
    "path": "/quiz/questions/restore",
    "resource": "quizQuestions",
    "verb": "restore",
    "jsonParameters": [],
    "fallbackMessage": "Không hoàn tác được!"
  },
  "quizQuestions.show": {
    "api": "product",
    "method": "GET",
    "path": "/quiz/questions/{id}",
    "resource": "quizQuestions",
    "verb": "show",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "quizQuestions.store": {
    "api": "product",
    "method": "POST",
    "path": "/quiz/questions",
    "resource": "quizQuestions",
    "verb": "store",
    "jsonParameters": [],
    "fallbackMessage": "Thêm mới thất bại!"
  },
  "quizQuestions.storeBulk": {
    "api": "product",
    "method": "POST",
    "path": "/quiz/questions/store/bulk",
    "resource": "quizQuestions",
    "verb": "storeBulk",
    "jsonParameters": [],
    "fallbackMessage": "Thêm mới thất bại!"
  },
  "quizQuestions.undoImport": {
    "api": "product",
    "method": "POST",
    "path": "/quiz/questions/import/{id}/undo",
    "resource": "quizQuestions",
    "verb": "undoImport",
    "jsonParameters": [],
    "fallbackMessage": "Không hoàn tác được!"
  },
  "quizQuestions.update": {
    "api": "product",
    "method": "POST",
    "path": "/quiz/questions/{id}/update",
    "resource": "quizQuestions",
    "verb": "update",
    "jsonParameters": [],
    "fallbackMessage": "Cập nhật thất bại!"
  },
  "quizReports.show": {
    "api": "product",
    "method": "GET",
    "path": "/quiz/reports",
    "resource": "quizReports",
    "verb": "show",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "quizSettings.show": {
    "api": "product",
    "method": "GET",
    "path": "/quiz/settings",
    "resource": "quizSettings",
    "verb": "show",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "quizSettings.update": {
    "api": "product",
    "method": "PUT",
    "path": "/quiz/settings",
    "resource": "quizSettings",
    "verb": "update",
    "jsonParameters": [],
    "fallbackMessage": "Cập nhật thất bại!"
  },
  "quizTaking.answers": {
    "api": "product",
    "method": "POST",
    "path": "/internal/quiz/exams/{id}/answers",
    "resource": "quizTaking",
    "verb": "answers",
    "jsonParameters": [],
    "fallbackMessage": "Chưa lưu được câu trả lời!"
  },
  "quizTaking.finish": {
    "api": "product",
    "method": "POST",
    "path": "/internal/quiz/exams/{id}/finish",
    "resource": "quizTaking",
    "verb": "finish",
    "jsonParameters": [],
    "fallbackMessage": "Chưa nộp được bài!"
  },
  "quizTaking.info": {
    "api": "product",
    "method": "GET",
    "path": "/internal/quiz/exams/{id}/info",
    "resource": "quizTaking",
    "verb": "info",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "quizTaking.list": {
    "api": "product",
    "method": "GET",
    "path": "/internal/quiz/exams",
    "resource": "quizTaking",
    "verb": "list",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "quizTaking.results": {
    "api": "product",
    "method": "GET",
    "path": "/internal/quiz/exams/{id}/show-results",
    "resource": "quizTaking",
    "verb": "results",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "quizTaking.start": {
    "api": "product",
    "method": "POST",
    "path": "/internal/quiz/exams/{id}/start",
    "resource": "quizTaking",
    "verb": "start",
    "jsonParameters": [],
    "fallbackMessage": "Không vào thi được!"
  },
  "quizTaking.takeOver": {
    "api": "product",
    "method": "POST",
    "path": "/internal/quiz/exams/{id}/take-over",
    "resource": "quizTaking",
    "verb": "takeOver",
    "jsonParameters": [],
    "fallbackMessage": "Không tiếp tục được!"
  },
  "quizTaking.viewAnswers": {
    "api": "product",
    "method": "GET",
    "path": "/quiz/taken-exams/{id}/view-answers",
    "resource": "quizTaking",
    "verb": "viewAnswers",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "recruitmentBoards.bulk": {
    "api": "product",
    "method": "POST",
    "path": "/recruitments/{id}/boards/bulk",
    "resource": "recruitmentBoards",
    "verb": "bulk",
    "jsonParameters": [],
    "fallbackMessage": "Cập nhật thất bại!",
    "touches": [
      "recruitments"
    ]
  },
  "recruitmentCandidates.list": {
    "api": "product",
    "method": "GET",
    "path": "/recruitments/{id}/candidates",
    "resource": "recruitmentCandidates",
    "verb": "list",
    "jsonParameters": [],
    "rows": "candidates",
    "sortable": [
      "full_name",
      "state",
      "applied_at",
      "date_of_birth",
      "created_at",
      "updated_at"
    ],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "recruitmentCandidates.markAsSeen": {
    "api": "product",
    "method": "POST",
    "path": "/recruitments/{id}/candidates/{candidateId}/mark-as-seen",
    "resource": "recruitmentCandidates",
    "verb": "markAsSeen",
    "jsonParameters": [],
    "fallbackMessage": "Không đánh dấu được!",
    "touches": [
      "candidates"
    ]
  },
  "recruitmentCandidates.store": {
    "api": "product",
    "method": "POST",
    "path": "/recruitments/{id}/candidates",
    "resource": "recruitmentCandidates",
    "verb": "store",
    "jsonParameters": [],
    "fallbackMessage": "Không thêm được ứng viên!",
    "touches": [
      "candidates",
      "recruitments"
    ]
  },
  "recruitmentConditions.destroyBulk": {
    "api": "product",
    "method": "POST",
    "path": "/recruitments/{id}/conditions/destroy-bulk",
    "resource": "recruitmentConditions",
    "verb": "destroyBulk",
    "jsonParameters": [],
    "fallbackMessage": "Xóa thất bại!",
    "touches": [
      "recruitments"
    ]
  },
  "recruitmentConditions.storeBulk": {
    "api": "product",
    "method": "POST",
    "path": "/recruitments/{id}/conditions/store-bulk",
    "resource": "recruitmentConditions",
    "verb": "storeBulk",
    "jsonParameters": [],
    "fallbackMessage": "Cập nhật thất bại!",
    "touches": [
      "recruitments"
    ]
  },
  "recruitmentConditions.updateBulk": {
    "api": "product",
    "method": "POST",
    "path": "/recruitments/{id}/conditions/update-bulk",
    "resource": "recruitmentConditions",
    "verb": "updateBulk",
    "jsonParameters": [],
    "fallbackMessage": "Cập nhật thất bại!",
    "touches": [
      "recruitments"
    ]
  },
  "recruitmentCosts.storeBulk": {
    "api": "product",
    "method": "POST",
    "path": "/recruitments/{id}/costs/bulk/store",
    "resource": "recruitmentCosts",
    "verb": "storeBulk",
    "jsonParameters": [],
    "fallbackMessage": "Cập nhật thất bại!",
    "touches": [
      "recruitments"
    ]
  },
  "recruitmentCosts.updateBulk": {
    "api": "product",
    "method": "POST",
    "path": "/recruitments/{id}/costs/bulk/update",
    "resource": "recruitmentCosts",
    "verb": "updateBulk",
    "jsonParameters": [],
    "fallbackMessage": "Cập nhật thất bại!",
    "touches": [
      "recruitments"
    ]
  },
  "recruitmentDocuments.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/recruitment-documents/{id}",
    "resource": "recruitmentDocuments",
    "verb": "destroy",
    "jsonParameters": [],
    "fallbackMessage": "Xóa thất bại!",
    "touches": [
      "recruitments"
    ]
  },
  "recruitmentDocuments.file": {
    "api": "product",
    "method": "GET",
    "path": "/recruitment-documents/{id}/file",
    "resource": "recruitmentDocuments",
    "verb": "file",
    "jsonParameters": [],
    "fallbackMessage": "Không tải được tài liệu!",
    "answersFile": true
  },
  "recruitmentDocuments.restore": {
    "api": "product",
    "method": "POST",
    "path": "/recruitment-documents/{id}/restore",
    "resource": "recruitmentDocuments",
    "verb": "restore",
    "jsonParameters": [],
    "fallbackMessage": "Không hoàn tác được!",
    "touches": [
      "recruitments"
    ]
  },
  "recruitmentDocuments.store": {
    "api": "product",
    "method": "POST",
    "path": "/recruitments/{id}/documents",
    "resource": "recruitmentDocuments",
    "verb": "store",
    "jsonParameters": [],
    "fallbackMessage": "Thêm mới thất bại!",
    "files": [
      "file"
    ],
    "touches": [
      "recruitments"
    ]
  },
  "recruitmentDocuments.update": {
    "api": "product",
    "method": "POST",
    "path": "/recruitment-documents/{id}/update",
    "resource": "recruitmentDocuments",
    "verb": "update",
    "jsonParameters": [],
    "fallbackMessage": "Cập nhật thất bại!",
    "files": [
      "file"
    ],
    "touches": [
      "recruitments"
    ]
  },
  "recruitmentResults.form": {
    "api": "product",
    "method": "GET",
    "path": "/results/form",
    "resource": "recruitmentResults",
    "verb": "form",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "recruitmentResults.handIn": {
    "api": "product",
    "method": "POST",
    "path": "/results/{id}/hand-in",
    "resource": "recruitmentResults",
    "verb": "handIn",
    "jsonParameters": [],
    "fallbackMessage": "Cập nhật thất bại!"
  },
  "recruitmentResults.list": {
    "api": "product",
    "method": "GET",
    "path": "/results",
    "resource": "recruitmentResults",
    "verb": "list",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "recruitmentResults.mine": {
    "api": "product",
    "method": "GET",
    "path": "/results/mine",
    "resource": "recruitmentResults",
    "verb": "mine",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "recruitmentResults.recuse": {
    "api": "product",
    "method": "POST",
    "path": "/results/recuse",
    "resource": "recruitmentResults",
    "verb": "recuse",
    "jsonParameters": [],
    "fallbackMessage": "Cập nhật thất bại!",
    "touches": [
      "recruitmentSchedules"
    ]
  },
  "recruitmentResults.reopen": {
    "api": "product",
    "method": "POST",
    "path": "/results/{id}/reopen",
    "resource": "recruitmentResults",
    "verb": "reopen",
    "jsonParameters": [],
    "fallbackMessage": "Cập nhật thất bại!"
  },
  "recruitmentResults.show": {
    "api": "product",
    "method": "GET",
    "path": "/results/{id}",
    "resource": "recruitmentResults",
    "verb": "show",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "recruitmentResults.store": {
    "api": "product",
    "method": "POST",
    "path": "/results",
    "resource": "recruitmentResults",
    "verb": "store",
    "jsonParameters": [],
    "fallbackMessage": "Cập nhật thất bại!",
    "touches": [
      "recruitmentSchedules"
    ]
  },
  "recruitmentResults.update": {
    "api": "product",
    "method": "PUT",
    "path": "/results/{id}",
    "resource": "recruitmentResults",
    "verb": "update",
    "jsonParameters": [],
    "fallbackMessage": "Cập nhật thất bại!"
  },
  "recruitmentRooms.list": {
    "api": "product",
    "method": "GET",
    "path": "/recruitment-rooms",
    "resource": "recruitmentRooms",
    "verb": "list",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "recruitmentRooms.store": {
    "api": "product",
    "method": "POST",
    "path": "/recruitment-rooms",
    "resource": "recruitmentRooms",
    "verb": "store",
    "jsonParameters": [],
    "fallbackMessage": "Cập nhật thất bại!",
    "touches": [
      "recruitmentSchedules"
    ]
  },
  "recruitmentRooms.update": {
    "api": "product",
    "method": "PUT",
    "path": "/recruitment-rooms/{id}",
    "resource": "recruitmentRooms",
    "verb": "update",
    "jsonParameters": [],
    "fallbackMessage": "Cập nhật thất bại!",
    "touches": [
      "recruitmentSchedules"
    ]
  },
  "recruitmentRounds.close": {
    "api": "product",
    "method": "POST",
    "path": "/rounds/{id}/close",
    "resource": "recruitmentRounds",
    "verb": "close",
    "jsonParameters": [],
    "fallbackMessage": "Cập nhật thất bại!",
    "touches": [
      "recruitments",
      "recruitmentResults"
    ]
  },
  "recruitmentRounds.interviews": {
    "api": "product",
    "method": "POST",
    "path": "/recruitments/{id}/interviews",
    "resource": "recruitmentRounds",
    "verb": "interviews",
    "jsonParameters": [],
    "fallbackMessage": "Cập nhật thất bại!",
    "touches": [
      "recruitments"
    ]
  },
  "recruitmentRounds.reopen": {
    "api": "product",
    "method": "POST",
    "path": "/rounds/{id}/reopen",
    "resource": "recruitmentRounds",
    "verb": "reopen",
    "jsonParameters": [],
    "fallbackMessage": "Cập nhật thất bại!",
    "touches": [
      "recruitments",
      "recruitmentResults"
    ]
  },
  "recruitmentRounds.show": {
    "api": "product",
    "method": "GET",
    "path": "/rounds/{id}",
    "resource": "recruitmentRounds",
    "verb": "show",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "recruitmentRounds.store": {
    "api": "product",
    "method": "POST",
    "path": "/rounds",
    "resource": "recruitmentRounds",
    "verb": "store",
    "jsonParameters": [],
    "fallbackMessage": "Cập nhật thất bại!",
    "touches": [
      "recruitments"
    ]
  },
  "recruitmentRounds.storeBulk": {
    "api": "product",
    "method": "POST",
    "path": "/recruitments/{id}/rounds/bulk/store",
    "resource": "recruitmentRounds",
    "verb": "storeBulk",
    "jsonParameters": [],
    "fallbackMessage": "Cập nhật thất bại!",
    "touches": [
      "recruitments"
    ]
  },
  "recruitmentRounds.updateBulk": {
    "api": "product",
    "method": "POST",
    "path": "/recruitments/{id}/rounds/bulk/update",
    "resource": "recruitmentRounds",
    "verb": "updateBulk",
    "jsonParameters": [],
    "fallbackMessage": "Cập nhật thất bại!",
    "touches": [
      "recruitments"
    ]
  },
  "recruitmentSchedules.attendance": {
    "api": "product",
    "method": "POST",
    "path": "/schedules/{id}/attendance",
    "resource": "recruitmentSchedules",
    "verb": "attendance",
    "jsonParameters": [],
    "fallbackMessage": "Cập nhật thất bại!",
    "touches": [
      "recruitmentResults"
    ]
  },
  "recruitmentSchedules.candidates": {
    "api": "product",
    "method": "GET",
    "path": "/schedules/candidate/list",
    "resource": "recruitmentSchedules",
    "verb": "candidates",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "recruitmentSchedules.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/schedules/{id}",
    "resource": "recruitmentSchedules",
    "verb": "destroy",
    "jsonParameters": [],
    "fallbackMessage": "Cập nhật thất bại!",
    "touches": [
      "recruitmentResults"
    ]
  },
  "recruitmentSchedules.list": {
    "api": "product",
    "method": "GET",
    "path": "/schedules",
    "resource": "recruitmentSchedules",
    "verb": "list",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "recruitmentSchedules.restore": {
    "api": "product",
    "method": "POST",
    "path": "/schedules/{id}/restore",
    "resource": "recruitmentSchedules",
    "verb": "restore",
    "jsonParameters": [],
    "fallbackMessage": "Cập nhật thất bại!",
    "touches": [
      "recruitmentResults"
    ]
  },
  "recruitmentSchedules.store": {
    "api": "product",
    "method": "POST",
    "path": "/schedules",
    "resource": "recruitmentSchedules",
    "verb": "store",
    "jsonParameters": [],
    "fallbackMessage": "Cập nhật thất bại!",
    "touches": [
      "recruitmentResults"
    ]
  },
  "recruitmentSchedules.update": {
    "api": "product",
    "method": "PUT",
    "path": "/schedules/{id}",
    "resource": "recruitmentSchedules",
    "verb": "update",
    "jsonParameters": [],
    "fallbackMessage": "Cập nhật thất bại!",
    "touches": [
      "recruitmentResults"
    ]
  },
  "recruitmentSettings.show": {
    "api": "product",
    "method": "GET",
    "path": "/recruitment-settings",
    "resource": "recruitmentSettings",
    "verb": "show",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "recruitmentSettings.update": {
    "api": "product",
    "method": "PUT",
    "path": "/recruitment-settings",
    "resource": "recruitmentSettings",
    "verb": "update",
    "jsonParameters": [],
    "fallbackMessage": "Cập nhật thất bại!"
  },
  "recruitments.approve": {
    "api": "product",
    "method": "POST",
    "path": "/recruitments/{id}/approve",
    "resource": "recruitments",
    "verb": "approve",
    "jsonParameters": [],
    "fallbackMessage": "Không phê duyệt được!"
  },
  "recruitments.changeStatus": {
    "api": "product",
    "method": "POST",
    "path": "/recruitments/{id}/change-status/{status}",
    "resource": "recruitments",
    "verb": "changeStatus",
    "jsonParameters": [],
    "fallbackMessage": "Không chuyển được trạng thái!"
  },
  "recruitments.copy": {
    "api": "product",
    "method": "POST",
    "path": "/recruitments/{id}/copy",
    "resource": "recruitments",
    "verb": "copy",
    "jsonParameters": [],
    "fallbackMessage": "Không sao chép được!"
  },
  "recruitments.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/recruitments/{id}",
    "resource": "recruitments",
    "verb": "destroy",
    "jsonParameters": [],
    "fallbackMessage": "Xóa thất bại!"
  },
  "recruitments.destroyBulk": {
    "api": "product",
    "method": "POST",
    "path": "/recruitments/destroy-bulk",
    "resource": "recruitments",
    "verb": "destroyBulk",
    "jsonParameters": [],
    "fallbackMessage": "Xóa thất bại!"
  },
  "recruitments.generateCode": {
    "api": "product",
    "method": "GET",
    "path": "/recruitments/code/generate",
    "resource": "recruitments",
    "verb": "generateCode",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "recruitments.history": {
    "api": "product",
    "method": "GET",
    "path": "/recruitments/{id}/history",
    "resource": "recruitments",
    "verb": "history",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "recruitments.list": {
    "api": "product",
    "method": "GET",
    "path": "/recruitments",
    "resource": "recruitments",
    "verb": "list",
    "jsonParameters": [
      "search",
      "filter"
    ],
    "rows": "recruitments",
    "sortable": [
      "code",
      "name",
      "quantity",
      "start_date",
      "deadline",
      "status",
      "created_at",
      "updated_at"
    ],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "recruitments.quick": {
    "api": "product",
    "method": "POST",
    "path": "/recruitments/quick",
    "resource": "recruitments",
    "verb": "quick",
    "jsonParameters": [],
    "fallbackMessage": "Thêm mới thất bại!"
  },
  "recruitments.reject": {
    "api": "product",
    "method": "POST",
    "path": "/recruitments/{id}/reject",
    "resource": "recruitments",
    "verb": "reject",
    "jsonParameters": [],
    "fallbackMessage": "Không từ chối được!"
  },
  "recruitments.restore": {
    "api": "product",
    "method": "POST",
    "path": "/recruitments/restore",
    "resource": "recruitments",
    "verb": "restore",
    "jsonParameters": [],
    "fallbackMessage": "Không hoàn tác được!"
  },
  "recruitments.show": {
    "api": "product",
    "method": "GET",
    "path": "/recruitments/{id}",
    "resource": "recruitments",
    "verb": "show",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "recruitments.store": {
    "api": "product",
    "method": "POST",
    "path": "/recruitments",
    "resource": "recruitments",
    "verb": "store",
    "jsonParameters": [],
    "fallbackMessage": "Thêm mới thất bại!"
  },
  "recruitments.submit": {
    "api": "product",
    "method": "POST",
    "path": "/recruitments/{id}/submit",
    "resource": "recruitments",
    "verb": "submit",
    "jsonParameters": [],
    "fallbackMessage": "Không gửi duyệt được!"
  },
  "recruitments.update": {
    "api": "product",
    "method": "PUT",
    "path": "/recruitments/{id}",
    "resource": "recruitments",
    "verb": "update",
    "jsonParameters": [],
    "fallbackMessage": "Cập nhật thất bại!"
  },
  "requestChangeInfos.cancel": {
    "api": "product",
    "method": "POST",
    "path": "/request-change-infos/{id}/cancel",
    "resource": "requestChangeInfos",
    "verb": "cancel",
    "jsonParameters": [],
    "fallbackMessage": "Không hủy được yêu cầu!"
  },
  "requestChangeInfos.export": {
    "api": "product",
    "method": "GET",
    "path": "/request-change-infos/export",
    "resource": "requestChangeInfos",
    "verb": "export",
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
    "resource": "requestChangeInfos",
    "verb": "fileTicket",
    "jsonParameters": [],
    "fallbackMessage": "Không tải được tệp!"
  },
  "requestChangeInfos.list": {
    "api": "product",
    "method": "GET",
    "path": "/request-change-infos",
    "resource": "requestChangeInfos",
    "verb": "list",
    "jsonParameters": [
      "filter"
    ],
    "rows": "requests",
    "sortable": [
      "state",
      "full_name",
      "nhansu_id",
      "created_at",
      "reviewed_at",
      "effective_date"
    ],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "requestChangeInfos.reveal": {
    "api": "product",
    "method": "POST",
    "path": "/request-change-infos/{id}/reveal",
    "resource": "requestChangeInfos",
    "verb": "reveal",
    "jsonParameters": [],
    "fallbackMessage": "Không mở được thông tin!"
  },
  "requestChangeInfos.review": {
    "api": "product",
    "method": "POST",
    "path": "/request-change-infos/{id}/review",
    "resource": "requestChangeInfos",
    "verb": "review",
    "jsonParameters": [],
    "fallbackMessage": "Không duyệt được yêu cầu!",
    "touches": [
      "employees",
      "employeeHistory"
    ]
  },
  "requestChangeInfos.reviewBulk": {
    "api": "product",
    "method": "POST",
    "path": "/request-change-infos/review-bulk",
    "resource": "requestChangeInfos",
    "verb": "reviewBulk",
    "jsonParameters": [],
    "fallbackMessage": "Không duyệt được yêu cầu!",
    "touches": [
      "employees",
      "employeeHistory"
    ]
  },
  "requestChangeInfos.show": {
    "api": "product",
    "method": "GET",
    "path": "/request-change-infos/{id}",
    "resource": "requestChangeInfos",
    "verb": "show",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "requestChangeInfos.store": {
    "api": "product",
    "method": "POST",
    "path": "/request-change-infos",
    "resource": "requestChangeInfos",
    "verb": "store",
    "jsonParameters": [],
    "fallbackMessage": "Không gửi được yêu cầu!",
    "touches": [
      "employees",
      "employeeHistory"
    ]
  },
  "requestChangeInfos.storeFile": {
    "api": "product",
    "method": "POST",
    "path": "/request-change-infos/files",
    "resource": "requestChangeInfos",
    "verb": "storeFile",
    "jsonParameters": [],
    "fallbackMessage": "Không tải lên được tệp!",
    "files": [
      "file"
    ]
  },
  "requestChangeSettings.show": {
    "api": "product",
    "method": "GET",
    "path": "/request-change-settings",
    "resource": "requestChangeSettings",
    "verb": "show",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "requestChangeSettings.update": {
    "api": "product",
    "method": "PUT",
    "path": "/request-change-settings",
    "resource": "requestChangeSettings",
    "verb": "update",
    "jsonParameters": [],
    "fallbackMessage": "Không lưu được cài đặt!"
  },
  "reservePool.erase": {
    "api": "product",
    "method": "POST",
    "path": "/candidates/reserve-pool/erase",
    "resource": "reservePool",
    "verb": "erase",
    "jsonParameters": [],
    "fallbackMessage": "Không xóa được dữ liệu!",
    "touches": [
      "candidates"
    ]
  },
  "reservePool.list": {
    "api": "product",
    "method": "GET",
    "path": "/candidates/reserve-pool",
    "resource": "reservePool",
    "verb": "list",
    "jsonParameters": [
      "filter"
    ],
    "rows": "candidates",
    "sortable": [
      "full_name",
      "applied_at",
      "archived_until",
      "date_of_birth",
      "created_at",
      "updated_at"
    ],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "rewardsDisciplines.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/employees/rewards-disciplines/{id}",
    "resource": "rewardsDisciplines",
    "verb": "destroy",
    "jsonParameters": [],
    "fallbackMessage": "Xóa thất bại!"
  },
  "rewardsDisciplines.destroyBulk": {
    "api": "product",
    "method": "POST",
    "path": "/employees/rewards-disciplines/delete/bulk",
    "resource": "rewardsDisciplines",
    "verb": "destroyBulk",
    "jsonParameters": [],
    "fallbackMessage": "Xóa thất bại!"
  },
  "rewardsDisciplines.export": {
    "api": "product",
    "method": "GET",
    "path": "/employees/rewards-disciplines/export",
    "resource": "rewardsDisciplines",
    "verb": "export",
    "jsonParameters": [
      "filter"
    ],
    "fallbackMessage": "Không xuất được khen thưởng, kỷ luật!",
    "answersFile": true
  },
  "rewardsDisciplines.forms": {
    "api": "product",
    "method": "GET",
    "path": "/employees/rewards-disciplines/forms",
    "resource": "rewardsDisciplines",
    "verb": "forms",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "rewardsDisciplines.list": {
    "api": "product",
    "method": "GET",
    "path": "/employees/rewards-disciplines",
    "resource": "rewardsDisciplines",
    "verb": "list",
    "jsonParameters": [
      "search",
      "filter"
    ],
    "rows": "rewards_disciplines",
    "sortable": [
      "type",
      "number",
      "decision_date",
      "effective_date",
      "state",
      "violation_date",
      "money",
      "created_at",
      "updated_at"
    ],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "rewardsDisciplines.move": {
    "api": "product",
    "method": "POST",
    "path": "/employees/rewards-disciplines/{id}/move",
    "resource": "rewardsDisciplines",
    "verb": "move",
    "jsonParameters": [],
    "fallbackMessage": "Không chuyển được bước xử lý kỷ luật!"
  },
  "rewardsDisciplines.ofEmployee": {
    "api": "product",
    "method": "GET",
    "path": "/employees/rewards-disciplines/get",
    "resource": "rewardsDisciplines",
    "verb": "ofEmployee",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "rewardsDisciplines.restore": {
    "api": "product",
    "method": "POST",
    "path": "/employees/rewards-disciplines/restore",
    "resource": "rewardsDisciplines",
    "verb": "restore",
    "jsonParameters": [],
    "fallbackMessage": "Không hoàn tác được!"
  },
  "rewardsDisciplines.show": {
    "api": "product",
    "method": "GET",
    "path": "/employees/rewards-disciplines/{id}",
    "resource": "rewardsDisciplines",
    "verb": "show",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "rewardsDisciplines.store": {
    "api": "product",
    "method": "POST",
    "path": "/employees/rewards-disciplines",
    "resource": "rewardsDisciplines",
    "verb": "store",
    "jsonParameters": [],
    "fallbackMessage": "Thêm mới thất bại!"
  },
  "rewardsDisciplines.update": {
    "api": "product",
    "method": "PUT",
    "path": "/employees/rewards-disciplines/{id}",
    "resource": "rewardsDisciplines",
    "verb": "update",
    "jsonParameters": [],
    "fallbackMessage": "Cập nhật thất bại!"
  },
  "roles.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/roles/{id}",
    "resource": "roles",
    "verb": "destroy",
    "jsonParameters": [],
    "fallbackMessage": "Không xóa được xếp loại!",
    "touches": [
      "accounts"
    ]
  },
  "roles.destroyBulk": {
    "api": "product",
    "method": "POST",
    "path": "/roles/destroy-bulk",
    "resource": "roles",
    "verb": "destroyBulk",
    "jsonParameters": [],
    "fallbackMessage": "Không xóa được xếp loại!",
    "touches": [
      "accounts"
    ]
  },
  "roles.list": {
    "api": "product",
    "method": "GET",
    "path": "/roles",
    "resource": "roles",
    "verb": "list",
    "jsonParameters": [
      "search",
      "filter"
    ],
    "rows": "roles",
    "sortable": [
      "name",
      "grant_total",
      "member_total",
      "created_at",
      "updated_at"
    ],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "roles.preview": {
    "api": "product",
    "method": "POST",
    "path": "/roles/{id}/preview",
    "resource": "roles",
    "verb": "preview",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "roles.restore": {
    "api": "product",
    "method": "POST",
    "path": "/roles/restore",
    "resource": "roles",
    "verb": "restore",
    "jsonParameters": [],
    "fallbackMessage": "Không hoàn tác được!",
    "touches": [
      "accounts"
    ]
  },
  "roles.show": {
    "api": "product",
    "method": "GET",
    "path": "/roles/{id}",
    "resource": "roles",
    "verb": "show",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "roles.store": {
    "api": "product",
    "method": "POST",
    "path": "/roles",
    "resource": "roles",
    "verb": "store",
    "jsonParameters": [],
    "fallbackMessage": "Không tạo được xếp loại!"
  },
  "roles.update": {
    "api": "product",
    "method": "PUT",
    "path": "/roles/{id}",
    "resource": "roles",
    "verb": "update",
    "jsonParameters": [],
    "fallbackMessage": "Không cập nhật được xếp loại!",
    "touches": [
      "accounts",
      "permissions"
    ]
  },
  "session.changeCompany": {
    "api": "identity",
    "method": "POST",
    "path": "/me/change-current-company",
    "resource": "session",
    "verb": "changeCompany",
    "jsonParameters": [],
    "fallbackMessage": "Không đổi được công ty."
  },
  "session.companies": {
    "api": "identity",
    "method": "GET",
    "path": "/me/companies",
    "resource": "session",
    "verb": "companies",
    "jsonParameters": []
  },
  "session.currentCompany": {
    "api": "identity",
    "method": "GET",
    "path": "/me/current-company",
    "resource": "session",
    "verb": "currentCompany",
    "jsonParameters": []
  },
  "session.login": {
    "api": "identity",
    "method": "POST",
    "path": "/login",
    "resource": "session",
    "verb": "login",
    "jsonParameters": [],
    "fallbackMessage": "Không đăng nhập được, vui lòng thử lại sau."
  },
  "session.logout": {
    "api": "identity",
    "method": "POST",
    "path": "/logout",
    "resource": "session",
    "verb": "logout",
    "jsonParameters": []
  },
  "session.me": {
    "api": "identity",
    "method": "GET",
    "path": "/me",
    "resource": "session",
    "verb": "me",
    "jsonParameters": []
  },
  "signers.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/signers/{id}",
    "resource": "signers",
    "verb": "destroy",
    "jsonParameters": [],
    "fallbackMessage": "Xóa thất bại!"
  },
  "signers.destroyBulk": {
    "api": "product",
    "method": "POST",
    "path": "/signers/destroy-bulk",
    "resource": "signers",
    "verb": "destroyBulk",
    "jsonParameters": [],
    "fallbackMessage": "Xóa thất bại!"
  },
  "signers.list": {
    "api": "product",
    "method": "GET",
    "path": "/signers",
    "resource": "signers",
    "verb": "list",
    "jsonParameters": [
      "search",
      "filter"
    ],
    "rows": "signers",
    "sortable": [
      "printed_title",
      "valid_from",
      "valid_to",
      "authority_no",
      "created_at",
      "updated_at"
    ],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "signers.restore": {
    "api": "product",
    "method": "POST",
    "path": "/signers/restore",
    "resource": "signers",
    "verb": "restore",
    "jsonParameters": [],
    "fallbackMessage": "Không hoàn tác được!"
  },
  "signers.show": {
    "api": "product",
    "method": "GET",
    "path": "/signers/{id}",
    "resource": "signers",
    "verb": "show",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "signers.store": {
    "api": "product",
    "method": "POST",
    "path": "/signers",
    "resource": "signers",
    "verb": "store",
    "jsonParameters": [],
    "fallbackMessage": "Thêm mới thất bại!"
  },
  "signers.update": {
    "api": "product",
    "method": "PUT",
    "path": "/signers/{id}",
    "resource": "signers",
    "verb": "update",
    "jsonParameters": [],
    "fallbackMessage": "Cập nhật thất bại!"
  },
  "statistics.addresses": {
    "api": "product",
    "method": "GET",
    "path": "/statistics/employees/address",
    "resource": "statistics",
    "verb": "addresses",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được số liệu thống kê!"
  },
  "statistics.addressesDownload": {
    "api": "product",
    "method": "GET",
    "path": "/statistics/employees/address/download",
    "resource": "statistics",
    "verb": "addressesDownload",
    "jsonParameters": [],
    "fallbackMessage": "Không tải được số liệu thống kê!",
    "answersFile": true
  },
  "statistics.ages": {
    "api": "product",
    "method": "GET",
    "path": "/statistics/employees/ages",
    "resource": "statistics",
    "verb": "ages",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được số liệu thống kê!"
  },
  "statistics.agesDownload": {
    "api": "product",
    "method": "GET",
    "path": "/statistics/employees/ages/download",
    "resource": "statistics",
    "verb": "agesDownload",
    "jsonParameters": [],
    "fallbackMessage": "Không tải được số liệu thống kê!",
    "answersFile": true
  },
  "statistics.children": {
    "api": "product",
    "method": "GET",
    "path": "/statistics/employees/children",
    "resource": "statistics",
    "verb": "children",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được số liệu thống kê!"
  },
  "statistics.childrenDownload": {
    "api": "product",
    "method": "GET",
    "path": "/statistics/employees/children/download",
    "resource": "statistics",
    "verb": "childrenDownload",
    "jsonParameters": [],
    "fallbackMessage": "Không tải được số liệu thống kê!",
    "answersFile": true
  },
  "statistics.contracts": {
    "api": "product",
    "method": "GET",
    "path": "/statistics/contracts",
    "resource": "statistics",
    "verb": "contracts",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được số liệu thống kê!"
  },
  "statistics.contractsDownload": {
    "api": "product",
    "method": "GET",
    "path": "/statistics/contracts/download",
    "resource": "statistics",
    "verb": "contractsDownload",
    "jsonParameters": [],
    "fallbackMessage": "Không tải được số liệu thống kê!",
    "answersFile": true
  },
  "statistics.drill": {
    "api": "product",
    "method": "POST",
    "path": "/statistics/drill",
    "resource": "statistics",
    "verb": "drill",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "statistics.educationLevels": {
    "api": "product",
    "method": "GET",
    "path": "/statistics/employees/education-levels",
    "resource": "statistics",
    "verb": "educationLevels",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được số liệu thống kê!"
  },
  "statistics.educationLevelsDownload": {
    "api": "product",
    "method": "GET",
    "path": "/statistics/employees/education-levels/download",
    "resource": "statistics",
    "verb": "educationLevelsDownload",
    "jsonParameters": [],
    "fallbackMessage": "Không tải được số liệu thống kê!",
    "answersFile": true
  },
  "statistics.employees": {
    "api": "product",
    "method": "GET",
    "path": "/statistics/employees",
    "resource": "statistics",
    "verb": "employees",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được số liệu thống kê!"
  },
  "statistics.employeesDownload": {
    "api": "product",
    "method": "GET",
    "path": "/statistics/employees/download",
    "resource": "statistics",
    "verb": "employeesDownload",
    "jsonParameters": [],
    "fallbackMessage": "Không tải được số liệu thống kê!",
    "answersFile": true
  },
  "statistics.seniority": {
    "api": "product",
    "method": "GET",
    "path": "/statistics/employees/seniority",
    "resource": "statistics",
    "verb": "seniority",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được số liệu thống kê!"
  },
  "statistics.seniorityDownload": {
    "api": "product",
    "method": "GET",
    "path": "/statistics/employees/seniority/download",
    "resource": "statistics",
    "verb": "seniorityDownload",
    "jsonParameters": [],
    "fallbackMessage": "Không tải được số liệu thống kê!",
    "answersFile": true
  },
  "statistics.volatility": {
    "api": "product",
    "method": "GET",
    "path": "/statistics/employees/volatility",
    "resource": "statistics",
    "verb": "volatility",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được số liệu thống kê!"
  },
  "statistics.volatilityDownload": {
    "api": "product",
    "method": "GET",
    "path": "/statistics/employees/volatility/download",
    "resource": "statistics",
    "verb": "volatilityDownload",
    "jsonParameters": [],
    "fallbackMessage": "Không tải được số liệu thống kê!",
    "answersFile": true
  },
  "trainingAttendances.close": {
    "api": "product",
    "method": "POST",
    "path": "/details/{id}/close",
    "resource": "trainingAttendances",
    "verb": "close",
    "jsonParameters": [],
    "fallbackMessage": "Không đóng được điểm danh!",
    "touches": [
      "trainings"
    ]
  },
  "trainingAttendances.list": {
    "api": "product",
    "method": "GET",
    "path": "/details/{id}/attendances",
    "resource": "trainingAttendances",
    "verb": "list",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "trainingAttendances.updateBulk": {
    "api": "product",
    "method": "POST",
    "path": "/details/{id}/attendances/bulk",
    "resource": "trainingAttendances",
    "verb": "updateBulk",
    "jsonParameters": [],
    "fallbackMessage": "Cập nhật thất bại!",
    "touches": [
      "trainings"
    ]
  },
  "trainingCosts.storeBulk": {
    "api": "product",
    "method": "POST",
    "path": "/trainings/{id}/costs/bulk/store",
    "resource": "trainingCosts",
    "verb": "storeBulk",
    "jsonParameters": [],
    "fallbackMessage": "Cập nhật thất bại!",
    "touches": [
      "trainings"
    ]
  },
  "trainingCosts.updateBulk": {
    "api": "product",
    "method": "POST",
    "path": "/trainings/{id}/costs/bulk/update",
    "resource": "trainingCosts",
    "verb": "updateBulk",
    "jsonParameters": [],
    "fallbackMessage": "Cập nhật thất bại!",
    "touches": [
      "trainings"
    ]
  },
  "trainingDetails.storeBulk": {
    "api": "product",
    "method": "POST",
    "path": "/trainings/{id}/details/bulk/store",
    "resource": "trainingDetails",
    "verb": "storeBulk",
    "jsonParameters": [],
    "fallbackMessage": "Cập nhật thất bại!",
    "touches": [
      "trainings"
    ]
  },
  "trainingDetails.updateBulk": {
    "api": "product",
    "method": "POST",
    "path": "/trainings/{id}/details/bulk/update",
    "resource": "trainingDetails",
    "verb": "updateBulk",
    "jsonParameters": [],
    "fallbackMessage": "Cập nhật thất bại!",
    "touches": [
      "trainings"
    ]
  },
  "trainingDocuments.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/training-documents/{id}",
    "resource": "trainingDocuments",
    "verb": "destroy",
    "jsonParameters": [],
    "fallbackMessage": "Xóa thất bại!",
    "touches": [
      "trainings"
    ]
  },
  "trainingDocuments.file": {
    "api": "product",
    "method": "GET",
    "path": "/training-documents/{id}/file",
    "resource": "trainingDocuments",
    "verb": "file",
    "jsonParameters": [],
    "fallbackMessage": "Không tải được tài liệu!",
    "answersFile": true
  },
  "trainingDocuments.store": {
    "api": "product",
    "method": "POST",
    "path": "/trainings/{id}/documents",
    "resource": "trainingDocuments",
    "verb": "store",
    "jsonParameters": [],
    "fallbackMessage": "Thêm mới thất bại!",
    "files": [
      "file"
    ],
    "touches": [
      "trainings"
    ]
  },
  "trainingDocuments.update": {
    "api": "product",
    "method": "PUT",
    "path": "/training-documents/{id}",
    "resource": "trainingDocuments",
    "verb": "update",
    "jsonParameters": [],
    "fallbackMessage": "Cập nhật thất bại!",
    "touches": [
      "trainings"
    ]
  },
  "trainingEmployees.absent": {
    "api": "product",
    "method": "POST",
    "path": "/training-employees/{id}/absent",
    "resource": "trainingEmployees",
    "verb": "absent",
    "jsonParameters": [],
    "fallbackMessage": "Không ghi nhận được!",
    "touches": [
      "trainings",
      "trainingInvitations"
    ]
  },
  "trainingEmployees.confirmed": {
    "api": "product",
    "method": "POST",
    "path": "/training-employees/{id}/confirmed",
    "resource": "trainingEmployees",
    "verb": "confirmed",
    "jsonParameters": [],
    "fallbackMessage": "Không xác nhận được!",
    "touches": [
      "trainings",
      "trainingInvitations"
    ]
  },
  "trainingEmployees.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/training-employees/{id}",
    "resource": "trainingEmployees",
    "verb": "destroy",
    "jsonParameters": [],
    "fallbackMessage": "Xóa thất bại!",
    "touches": [
      "trainings",
      "trainingInvitations"
    ]
  },
  "trainingEmployees.export": {
    "api": "product",
    "method": "GET",
    "path": "/trainings/{id}/employees/export",
    "resource": "trainingEmployees",
    "verb": "export",
    "jsonParameters": [],
    "fallbackMessage": "Không xuất được danh sách học viên!",
    "answersFile": true
  },
  "trainingEmployees.import": {
    "api": "product",
    "method": "POST",
    "path": "/training-employees/{id}/import/excel",
    "resource": "trainingEmployees",
    "verb": "import",
    "jsonParameters": [],
    "fallbackMessage": "Không nhập được học viên!",
    "files": [
      "file"
    ],
    "touches": [
      "trainings",
      "trainingInvitations"
    ]
  },
  "trainingEmployees.importResults": {
    "api": "product",
    "method": "POST",
    "path": "/training-employees/import/result",
    "resource": "trainingEmployees",
    "verb": "importResults",
    "jsonParameters": [],
    "fallbackMessage": "Không nhập được kết quả!",
    "files": [
      "file"
    ],
    "touches": [
      "trainings",
      "trainingInvitations",
      "trainingReports"
    ]
  },
  "trainingEmployees.joined": {
    "api": "product",
    "method": "POST",
    "path": "/training-employees/{id}/joined/manager-confirm",
    "resource": "trainingEmployees",
    "verb": "joined",
    "jsonParameters": [],
    "fallbackMessage": "Không xác nhận được!",
    "touches": [
      "trainings",
      "trainingInvitations"
    ]
  },
  "trainingEmployees.list": {
    "api": "product",
    "method": "GET",
    "path": "/trainings/{id}/employees",
    "resource": "trainingEmployees",
    "verb": "list",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "trainingEmployees.promised": {
    "api": "product",
    "method": "POST",
    "path": "/training-employees/{id}/promised",
    "resource": "trainingEmployees",
    "verb": "promised",
    "jsonParameters": [],
    "fallbackMessage": "Không ghi nhận được cam kết!",
    "touches": [
      "trainings",
      "trainingInvitations"
    ]
  },
  "trainingEmployees.refused": {
    "api": "product",
    "method": "POST",
    "path": "/training-employees/{id}/refused",
    "resource": "trainingEmployees",
    "verb": "refused",
    "jsonParameters": [],
    "fallbackMessage": "Không ghi nhận được!",
    "touches": [
      "trainings",
      "trainingInvitations"
    ]
  },
  "trainingEmployees.registered": {
    "api": "product",
    "method": "POST",
    "path": "/training-employees/{id}/registered",
    "resource": "trainingEmployees",
    "verb": "registered",
    "jsonParameters": [],
    "fallbackMessage": "Không đăng ký được!",
    "touches": [
      "trainings",
      "trainingInvitations"
    ]
  },
  "trainingEmployees.return": {
    "api": "product",
    "method": "POST",
    "path": "/training-employees/{id}/return",
    "resource": "trainingEmployees",
    "verb": "return",
    "jsonParameters": [],
    "fallbackMessage": "Không thực hiện được!",
    "touches": [
      "trainings",
      "trainingInvitations"
    ]
  },
  "trainingEmployees.storeBulk": {
    "api": "product",
    "method": "POST",
    "path": "/trainings/{id}/employees/bulk/store",
    "resource": "trainingEmployees",
    "verb": "storeBulk",
    "jsonParameters": [],
    "fallbackMessage": "Không thêm được học viên!",
    "touches": [
      "trainings",
      "trainingInvitations"
    ]
  },
  "trainingEmployees.update": {
    "api": "product",
    "method": "PUT",
    "path": "/training-employees/{id}",
    "resource": "trainingEmployees",
    "verb": "update",
    "jsonParameters": [],
    "fallbackMessage": "Cập nhật thất bại!",
    "touches": [
      "trainings",
      "trainingInvitations"
    ]
  },
  "trainingEmployees.updateBulk": {
    "api": "product",
    "method": "POST",
    "path": "/trainings/{id}/employees/bulk/update",
    "resource": "trainingEmployees",
    "verb": "updateBulk",
    "jsonParameters": [],
    "fallbackMessage": "Cập nhật thất bại!",
    "touches": [
      "trainings",
      "trainingInvitations"
    ]
  },
  "trainingEmployees.withdrawn": {
    "api": "product",
    "method": "POST",
    "path": "/training-employees/{id}/withdrawn",
    "resource": "trainingEmployees",
    "verb": "withdrawn",
    "jsonParameters": [],
    "fallbackMessage": "Không ghi nhận được!",
    "touches": [
      "trainings",
      "trainingInvitations"
    ]
  },
  "trainingFormalities.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/training-formalities/{id}",
    "resource": "trainingFormalities",
    "verb": "destroy",
    "jsonParameters": [],
    "fallbackMessage": "Xóa thất bại!",
    "serverMessage": 400
  },
  "trainingFormalities.destroyBulk": {
    "api": "product",
    "method": "POST",
    "path": "/training-formalities/destroy-bulk",
    "resource": "trainingFormalities",
    "verb": "destroyBulk",
    "jsonParameters": [],
    "fallbackMessage": "Xóa thất bại!",
    "serverMessage": 400
  },
  "trainingFormalities.export": {
    "api": "product",
    "method": "GET",
    "path": "/training-formalities/export",
    "resource": "trainingFormalities",
    "verb": "export",
    "jsonParameters": [
      "search",
      "filter"
    ],
    "fallbackMessage": "Không xuất được danh sách hình thức đào tạo!",
    "answersFile": true
  },
  "trainingFormalities.import": {
    "api": "product",
    "method": "POST",
    "path": "/training-formalities/import",
    "resource": "trainingFormalities",
    "verb": "import",
    "jsonParameters": [],
    "fallbackMessage": "Không nhập được danh sách hình thức đào tạo!",
    "files": [
      "file"
    ]
  },
  "trainingFormalities.importTemplate": {
    "api": "product",
    "method": "GET",
    "path": "/training-formalities/import/template",
    "resource": "trainingFormalities",
    "verb": "importTemplate",
    "jsonParameters": [],
    "fallbackMessage": "Không tải được mẫu nhập!",
    "answersFile": true
  },
  "trainingFormalities.list": {
    "api": "product",
    "method": "GET",
    "path": "/training-formalities",
    "resource": "trainingFormalities",
    "verb": "list",
    "jsonParameters": [
      "search",
      "filter"
    ],
    "rows": "formalities",
    "sortable": [
      "code",
      "name",
      "is_active",
      "created_at",
      "updated_at"
    ],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "trainingFormalities.markImport": {
    "api": "product",
    "method": "POST",
    "path": "/training-formalities/import/marked",
    "resource": "trainingFormalities",
    "verb": "markImport",
    "jsonParameters": [],
    "fallbackMessage": "Không kiểm tra được tệp!",
    "files": [
      "file"
    ],
    "answersFile": true
  },
  "trainingFormalities.restore": {
    "api": "product",
    "method": "POST",
    "path": "/training-formalities/restore",
    "resource": "trainingFormalities",
    "verb": "restore",
    "jsonParameters": [],
    "fallbackMessage": "Không hoàn tác được!"
  },
  "trainingFormalities.show": {
    "api": "product",
    "method": "GET",
    "path": "/training-formalities/{id}",
    "resource": "trainingFormalities",
    "verb": "show",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "trainingFormalities.store": {
    "api": "product",
    "method": "POST",
    "path": "/training-formalities",
    "resource": "trainingFormalities",
    "verb": "store",
    "jsonParameters": [],
    "fallbackMessage": "Thêm mới thất bại!",
    "serverMessage": 400
  },
  "trainingFormalities.undoImport": {
    "api": "product",
    "method": "POST",
    "path": "/training-formalities/import/{id}/undo",
    "resource": "trainingFormalities",
    "verb": "undoImport",
    "jsonParameters": [],
    "fallbackMessage": "Không hoàn tác được!"
  },
  "trainingFormalities.update": {
    "api": "product",
    "method": "PUT",
    "path": "/training-formalities/{id}",
    "resource": "trainingFormalities",
    "verb": "update",
    "jsonParameters": [],
    "fallbackMessage": "Cập nhật thất bại!",
    "serverMessage": 400
  },
  "trainingInvitations.show": {
    "api": "product",
    "method": "GET",
    "path": "/trainings/{id}/invitation",
    "resource": "trainingInvitations",
    "verb": "show",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "trainingLecturers.store": {
    "api": "product",
    "method": "POST",
    "path": "/trainings/{id}/lecturers",
    "resource": "trainingLecturers",
    "verb": "store",
    "jsonParameters": [],
    "fallbackMessage": "Cập nhật thất bại!",
    "touches": [
      "trainings"
    ]
  },
  "trainingLecturers.storeBulk": {
    "api": "product",
    "method": "POST",
    "path": "/trainings/{id}/lecturers/bulk/store",
    "resource": "trainingLecturers",
    "verb": "storeBulk",
    "jsonParameters": [],
    "fallbackMessage": "Cập nhật thất bại!",
    "touches": [
      "trainings"
    ]
  },
  "trainingLecturers.updateBulk": {
    "api": "product",
    "method": "POST",
    "path": "/trainings/{id}/lecturers/bulk/update",
    "resource": "trainingLecturers",
    "verb": "updateBulk",
    "jsonParameters": [],
    "fallbackMessage": "Cập nhật thất bại!",
    "touches": [
      "trainings"
    ]
  },
  "trainingLocations.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/trainings/locations/{id}",
    "resource": "trainingLocations",
    "verb": "destroy",
    "jsonParameters": [],
    "fallbackMessage": "Xóa thất bại!",
    "serverMessage": 400
  },
  "trainingLocations.destroyBulk": {
    "api": "product",
    "method": "POST",
    "path": "/trainings/locations/destroy-bulk",
    "resource": "trainingLocations",
    "verb": "destroyBulk",
    "jsonParameters": [],
    "fallbackMessage": "Xóa thất bại!",
    "serverMessage": 400
  },
  "trainingLocations.export": {
    "api": "product",
    "method": "GET",
    "path": "/trainings/locations/export",
    "resource": "trainingLocations",
    "verb": "export",
    "jsonParameters": [
      "search",
      "filter"
    ],
    "fallbackMessage": "Không xuất được danh sách địa điểm đào tạo!",
    "answersFile": true
  },
  "trainingLocations.import": {
    "api": "product",
    "method": "POST",
    "path": "/trainings/locations/import",
    "resource": "trainingLocations",
    "verb": "import",
    "jsonParameters": [],
    "fallbackMessage": "Không nhập được danh sách địa điểm đào tạo!",
    "files": [
      "file"
    ]
  },
  "trainingLocations.importTemplate": {
    "api": "product",
    "method": "GET",
    "path": "/trainings/locations/import/template",
    "resource": "trainingLocations",
    "verb": "importTemplate",
    "jsonParameters": [],
    "fallbackMessage": "Không tải được mẫu nhập!",
    "answersFile": true
  },
  "trainingLocations.list": {
    "api": "product",
    "method": "GET",
    "path": "/trainings/locations",
    "resource": "trainingLocations",
    "verb": "list",
    "jsonParameters": [
      "search",
      "filter"
    ],
    "rows": "locations",
    "sortable": [
      "code",
      "name",
      "is_active",
      "created_at",
      "updated_at"
    ],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "trainingLocations.markImport": {
    "api": "product",
    "method": "POST",
    "path": "/trainings/locations/import/marked",
    "resource": "trainingLocations",
    "verb": "markImport",
    "jsonParameters": [],
    "fallbackMessage": "Không kiểm tra được tệp!",
    "files": [
      "file"
    ],
    "answersFile": true
  },
  "trainingLocations.restore": {
    "api": "product",
    "method": "POST",
    "path": "/trainings/locations/restore",
    "resource": "trainingLocations",
    "verb": "restore",
    "jsonParameters": [],
    "fallbackMessage": "Không hoàn tác được!"
  },
  "trainingLocations.show": {
    "api": "product",
    "method": "GET",
    "path": "/trainings/locations/{id}",
    "resource": "trainingLocations",
    "verb": "show",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "trainingLocations.store": {
    "api": "product",
    "method": "POST",
    "path": "/trainings/locations",
    "resource": "trainingLocations",
    "verb": "store",
    "jsonParameters": [],
    "fallbackMessage": "Thêm mới thất bại!",
    "serverMessage": 400
  },
  "trainingLocations.undoImport": {
    "api": "product",
    "method": "POST",
    "path": "/trainings/locations/import/{id}/undo",
    "resource": "trainingLocations",
    "verb": "undoImport",
    "jsonParameters": [],
    "fallbackMessage": "Không hoàn tác được!"
  },
  "trainingLocations.update": {
    "api": "product",
    "method": "PUT",
    "path": "/trainings/locations/{id}",
    "resource": "trainingLocations",
    "verb": "update",
    "jsonParameters": [],
    "fallbackMessage": "Cập nhật thất bại!",
    "serverMessage": 400
  },
  "trainingMails.askToConfirm": {
    "api": "product",
    "method": "POST",
    "path": "/training-employees/{id}/send-mail-confirm",
    "resource": "trainingMails",
    "verb": "askToConfirm",
    "jsonParameters": [],
    "fallbackMessage": "Không gửi được thư!"
  },
  "trainingMails.confirmations": {
    "api": "product",
    "method": "GET",
    "path": "/training-employees/{id}/list-confirm",
    "resource": "trainingMails",
    "verb": "confirmations",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "trainingMails.notices": {
    "api": "product",
    "method": "GET",
    "path": "/trainings/{id}/employees/notify/training-plan",
    "resource": "trainingMails",
    "verb": "notices",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "trainingMails.notify": {
    "api": "product",
    "method": "POST",
    "path": "/trainings/{id}/employees/notify/training-plan",
    "resource": "trainingMails",
    "verb": "notify",
    "jsonParameters": [],
    "fallbackMessage": "Không gửi được thư!"
  },
  "trainingPartners.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/partners/{id}",
    "resource": "trainingPartners",
    "verb": "destroy",
    "jsonParameters": [],
    "fallbackMessage": "Xóa thất bại!",
    "touches": [
      "trainings"
    ]
  },
  "trainingPartners.store": {
    "api": "product",
    "method": "POST",
    "path": "/trainings/{id}/partners",
    "resource": "trainingPartners",
    "verb": "store",
    "jsonParameters": [],
    "fallbackMessage": "Cập nhật thất bại!",
    "touches": [
      "trainings"
    ]
  },
  "trainingPartners.update": {
    "api": "product",
    "method": "PUT",
    "path": "/partners/{id}",
    "resource": "trainingPartners",
    "verb": "update",
    "jsonParameters": [],
    "fallbackMessage": "Cập nhật thất bại!",
    "touches": [
      "trainings"
    ]
  },
  "trainingPlanLines.openCourse": {
    "api": "product",
    "method": "POST",
    "path": "/training-plan-lines/{id}/course",
    "resource": "trainingPlanLines",
    "verb": "openCourse",
    "jsonParameters": [],
    "fallbackMessage": "Không lập được khóa đào tạo!",
    "touches": [
      "trainings",
      "trainingPlans"
    ]
  },
  "trainingPlanLines.updateBulk": {
    "api": "product",
    "method": "POST",
    "path": "/training-plans/{id}/lines/bulk/update",
    "resource": "trainingPlanLines",
    "verb": "updateBulk",
    "jsonParameters": [],
    "fallbackMessage": "Cập nhật thất bại!",
    "touches": [
      "trainingPlans"
    ]
  },
  "trainingPlans.approve": {
    "api": "product",
    "method": "POST",
    "path": "/training-plans/{id}/approve",
    "resource": "trainingPlans",
    "verb": "approve",
    "jsonParameters": [],
    "fallbackMessage": "Không duyệt được!"
  },
  "trainingPlans.cancel": {
    "api": "product",
    "method": "POST",
    "path": "/training-plans/{id}/cancel",
    "resource": "trainingPlans",
    "verb": "cancel",
    "jsonParameters": [],
    "fallbackMessage": "Không hủy được!"
  },
  "trainingPlans.copy": {
    "api": "product",
    "method": "POST",
    "path": "/training-plans/{id}/copy",
    "resource": "trainingPlans",
    "verb": "copy",
    "jsonParameters": [],
    "fallbackMessage": "Không sao chép được!"
  },
  "trainingPlans.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/training-plans/{id}",
    "resource": "trainingPlans",
    "verb": "destroy",
    "jsonParameters": [],
    "fallbackMessage": "Xóa thất bại!"
  },
  "trainingPlans.destroyBulk": {
    "api": "product",
    "method": "POST",
    "path": "/training-plans/destroy-bulk",
    "resource": "trainingPlans",
    "verb": "destroyBulk",
    "jsonParameters": [],
    "fallbackMessage": "Xóa thất bại!"
  },
  "trainingPlans.finish": {
    "api": "product",
    "method": "POST",
    "path": "/training-plans/{id}/finish",
    "resource": "trainingPlans",
    "verb": "finish",
    "jsonParameters": [],
    "fallbackMessage": "Không hoàn thành được!"
  },
  "trainingPlans.history": {
    "api": "product",
    "method": "GET",
    "path": "/training-plans/{id}/history",
    "resource": "trainingPlans",
    "verb": "history",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "trainingPlans.list": {
    "api": "product",
    "method": "GET",
    "path": "/training-plans",
    "resource": "trainingPlans",
    "verb": "list",
    "jsonParameters": [
      "search",
      "filter"
    ],
    "rows": "plans",
    "sortable": [
      "code",
      "name",
      "year",
      "quarter",
      "planned_total",
      "people_total",
      "status",
      "created_at",
      "updated_at"
    ],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "trainingPlans.restore": {
    "api": "product",
    "method": "POST",
    "path": "/training-plans/restore",
    "resource": "trainingPlans",
    "verb": "restore",
    "jsonParameters": [],
    "fallbackMessage": "Không hoàn tác được!"
  },
  "trainingPlans.return": {
    "api": "product",
    "method": "POST",
    "path": "/training-plans/{id}/return",
    "resource": "trainingPlans",
    "verb": "return",
    "jsonParameters": [],
    "fallbackMessage": "Không trả lại được!"
  },
  "trainingPlans.revise": {
    "api": "product",
    "method": "POST",
    "path": "/training-plans/{id}/revise",
    "resource": "trainingPlans",
    "verb": "revise",
    "jsonParameters": [],
    "fallbackMessage": "Không điều chỉnh được!"
  },
  "trainingPlans.show": {
    "api": "product",
    "method": "GET",
    "path": "/training-plans/{id}",
    "resource": "trainingPlans",
    "verb": "show",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "trainingPlans.store": {
    "api": "product",
    "method": "POST",
    "path": "/training-plans",
    "resource": "trainingPlans",
    "verb": "store",
    "jsonParameters": [],
    "fallbackMessage": "Thêm mới thất bại!"
  },
  "trainingPlans.submit": {
    "api": "product",
    "method": "POST",
    "path": "/training-plans/{id}/submit",
    "resource": "trainingPlans",
    "verb": "submit",
    "jsonParameters": [],
    "fallbackMessage": "Không trình duyệt được!"
  },
  "trainingPlans.update": {
    "api": "product",
    "method": "PUT",
    "path": "/training-plans/{id}",
    "resource": "trainingPlans",
    "verb": "update",
    "jsonParameters": [],
    "fallbackMessage": "Cập nhật thất bại!"
  },
  "trainingPlans.withdraw": {
    "api": "product",
    "method": "POST",
    "path": "/training-plans/{id}/withdraw",
    "resource": "trainingPlans",
    "verb": "withdraw",
    "jsonParameters": [],
    "fallbackMessage": "Không rút lại được!"
  },
  "trainingReports.certificates": {
    "api": "product",
    "method": "GET",
    "path": "/reports/trainings/certificates",
    "resource": "trainingReports",
    "verb": "certificates",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "trainingReports.courses": {
    "api": "product",
    "method": "GET",
    "path": "/reports/trainings/courses",
    "resource": "trainingReports",
    "verb": "courses",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "trainingSubjects.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/subjects/{id}",
    "resource": "trainingSubjects",
    "verb": "destroy",
    "jsonParameters": [],
    "fallbackMessage": "Xóa thất bại!",
    "touches": [
      "trainings"
    ]
  },
  "trainingSubjects.store": {
    "api": "product",
    "method": "POST",
    "path": "/trainings/{id}/subjects",
    "resource": "trainingSubjects",
    "verb": "store",
    "jsonParameters": [],
    "fallbackMessage": "Cập nhật thất bại!",
    "touches": [
      "trainings"
    ]
  },
  "trainingSubjects.update": {
    "api": "product",
    "method": "POST",
    "path": "/subjects/{id}",
    "resource": "trainingSubjects",
    "verb": "update",
    "jsonParameters": [],
    "fallbackMessage": "Cập nhật thất bại!",
    "touches": [
      "trainings"
    ]
  },
  "trainingTypes.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/training-types/{id}",
    "resource": "trainingTypes",
    "verb": "destroy",
    "jsonParameters": [],
    "fallbackMessage": "Xóa thất bại!",
    "serverMessage": 400
  },
  "trainingTypes.destroyBulk": {
    "api": "product",
    "method": "POST",
    "path": "/training-types/destroy-bulk",
    "resource": "trainingTypes",
    "verb": "destroyBulk",
    "jsonParameters": [],
    "fallbackMessage": "Xóa thất bại!",
    "serverMessage": 400
  },
  "trainingTypes.export": {
    "api": "product",
    "method": "GET",
    "path": "/training-types/export",
    "resource": "trainingTypes",
    "verb": "export",
    "jsonParameters": [
      "search",
      "filter"
    ],
    "fallbackMessage": "Không xuất được danh sách loại đào tạo!",
    "answersFile": true
  },
  "trainingTypes.import": {
    "api": "product",
    "method": "POST",
    "path": "/training-types/import",
    "resource": "trainingTypes",
    "verb": "import",
    "jsonParameters": [],
    "fallbackMessage": "Không nhập được danh sách loại đào tạo!",
    "files": [
      "file"
    ]
  },
  "trainingTypes.importTemplate": {
    "api": "product",
    "method": "GET",
    "path": "/training-types/import/template",
    "resource": "trainingTypes",
    "verb": "importTemplate",
    "jsonParameters": [],
    "fallbackMessage": "Không tải được mẫu nhập!",
    "answersFile": true
  },
  "trainingTypes.list": {
    "api": "product",
    "method": "GET",
    "path": "/training-types",
    "resource": "trainingTypes",
    "verb": "list",
    "jsonParameters": [
      "search",
      "filter"
    ],
    "rows": "types",
    "sortable": [
      "code",
      "name",
      "is_active",
      "created_at",
      "updated_at"
    ],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "trainingTypes.markImport": {
    "api": "product",
    "method": "POST",
    "path": "/training-types/import/marked",
    "resource": "trainingTypes",
    "verb": "markImport",
    "jsonParameters": [],
    "fallbackMessage": "Không kiểm tra được tệp!",
    "files": [
      "file"
    ],
    "answersFile": true
  },
  "trainingTypes.restore": {
    "api": "product",
    "method": "POST",
    "path": "/training-types/restore",
    "resource": "trainingTypes",
    "verb": "restore",
    "jsonParameters": [],
    "fallbackMessage": "Không hoàn tác được!"
  },
  "trainingTypes.show": {
    "api": "product",
    "method": "GET",
    "path": "/training-types/{id}",
    "resource": "trainingTypes",
    "verb": "show",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "trainingTypes.store": {
    "api": "product",
    "method": "POST",
    "path": "/training-types",
    "resource": "trainingTypes",
    "verb": "store",
    "jsonParameters": [],
    "fallbackMessage": "Thêm mới thất bại!",
    "serverMessage": 400
  },
  "trainingTypes.undoImport": {
    "api": "product",
    "method": "POST",
    "path": "/training-types/import/{id}/undo",
    "resource": "trainingTypes",
    "verb": "undoImport",
    "jsonParameters": [],
    "fallbackMessage": "Không hoàn tác được!"
  },
  "trainingTypes.update": {
    "api": "product",
    "method": "PUT",
    "path": "/training-types/{id}",
    "resource": "trainingTypes",
    "verb": "update",
    "jsonParameters": [],
    "fallbackMessage": "Cập nhật thất bại!",
    "serverMessage": 400
  },
  "trainings.begin": {
    "api": "product",
    "method": "POST",
    "path": "/trainings/{id}/begin",
    "resource": "trainings",
    "verb": "begin",
    "jsonParameters": [],
    "fallbackMessage": "Không bắt đầu được khóa đào tạo!",
    "touches": [
      "trainingPlans",
      "trainingInvitations"
    ]
  },
  "trainings.cancel": {
    "api": "product",
    "method": "POST",
    "path": "/trainings/{id}/cancel",
    "resource": "trainings",
    "verb": "cancel",
    "jsonParameters": [],
    "fallbackMessage": "Không hủy được khóa đào tạo!"
  },
  "trainings.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/trainings/{id}",
    "resource": "trainings",
    "verb": "destroy",
    "jsonParameters": [],
    "fallbackMessage": "Xóa thất bại!"
  },
  "trainings.destroyBulk": {
    "api": "product",
    "method": "POST",
    "path": "/trainings/destroy-bulk",
    "resource": "trainings",
    "verb": "destroyBulk",
    "jsonParameters": [],
    "fallbackMessage": "Xóa thất bại!"
  },
  "trainings.finish": {
    "api": "product",
    "method": "POST",
    "path": "/trainings/{id}/finish",
    "resource": "trainings",
    "verb": "finish",
    "jsonParameters": [],
    "fallbackMessage": "Không kết thúc được khóa đào tạo!",
    "touches": [
      "trainingPlans"
    ]
  },
  "trainings.list": {
    "api": "product",
    "method": "GET",
    "path": "/trainings",
    "resource": "trainings",
    "verb": "list",
    "jsonParameters": [
      "search",
      "filter"
    ],
    "rows": "trainings",
    "sortable": [
      "code",
      "name",
      "start_date",
      "end_date",
      "hours",
      "people_total",
      "status",
      "created_at",
      "updated_at"
    ],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "trainings.open": {
    "api": "product",
    "method": "POST",
    "path": "/trainings/{id}/open",
    "resource": "trainings",
    "verb": "open",
    "jsonParameters": [],
    "fallbackMessage": "Không mở được khóa đào tạo!"
  },
  "trainings.restore": {
    "api": "product",
    "method": "POST",
    "path": "/trainings/restore",
    "resource": "trainings",
    "verb": "restore",
    "jsonParameters": [],
    "fallbackMessage": "Không hoàn tác được!"
  },
  "trainings.show": {
    "api": "product",
    "method": "GET",
    "path": "/trainings/{id}",
    "resource": "trainings",
    "verb": "show",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "trainings.store": {
    "api": "product",
    "method": "POST",
    "path": "/trainings",
    "resource": "trainings",
    "verb": "store",
    "jsonParameters": [],
    "fallbackMessage": "Thêm mới thất bại!"
  },
  "trainings.update": {
    "api": "product",
    "method": "PUT",
    "path": "/trainings/{id}",
    "resource": "trainings",
    "verb": "update",
    "jsonParameters": [],
    "fallbackMessage": "Cập nhật thất bại!"
  },
  "wards.list": {
    "api": "product",
    "method": "GET",
    "path": "/address/wards",
    "resource": "wards",
    "verb": "list",
    "jsonParameters": [],
    "rows": "wards",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "wards.show": {
    "api": "product",
    "method": "GET",
    "path": "/address/wards/{id}",
    "resource": "wards",
    "verb": "show",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "workProgresses.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/work-progresses/{id}",
    "resource": "workProgresses",
    "verb": "destroy",
    "jsonParameters": [],
    "fallbackMessage": "Xóa thất bại!"
  },
  "workProgresses.destroyBulk": {
    "api": "product",
    "method": "POST",
    "path": "/work-progresses/destroy-bulk",
    "resource": "workProgresses",
    "verb": "destroyBulk",
    "jsonParameters": [],
    "fallbackMessage": "Xóa thất bại!"
  },
  "workProgresses.export": {
    "api": "product",
    "method": "GET",
    "path": "/work-progresses/export",
    "resource": "workProgresses",
    "verb": "export",
    "jsonParameters": [
      "filter"
    ],
    "fallbackMessage": "Không xuất được quá trình công tác!",
    "answersFile": true
  },
  "workProgresses.list": {
    "api": "product",
    "method": "GET",
    "path": "/work-progresses",
    "resource": "workProgresses",
    "verb": "list",
    "jsonParameters": [
      "search",
      "filter"
    ],
    "rows": "work_progresses",
    "sortable": [
      "from_date",
      "to_date",
      "full_name",
      "nhansu_id",
      "created_at",
      "updated_at"
    ],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "workProgresses.paper": {
    "api": "product",
    "method": "POST",
    "path": "/employees/{id}/work-progresses/paper",
    "resource": "workProgresses",
    "verb": "paper",
    "jsonParameters": [],
    "fallbackMessage": "Không in được quá trình công tác!",
    "answersFile": true
  },
  "workProgresses.restore": {
    "api": "product",
    "method": "POST",
    "path": "/work-progresses/restore",
    "resource": "workProgresses",
    "verb": "restore",
    "jsonParameters": [],
    "fallbackMessage": "Không hoàn tác được!"
  },
  "workProgresses.show": {
    "api": "product",
    "method": "GET",
    "path": "/work-progresses/{id}",
    "resource": "workProgresses",
    "verb": "show",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "workProgresses.store": {
    "api": "product",
    "method": "POST",
    "path": "/work-progresses",
    "resource": "workProgresses",
    "verb": "store",
    "jsonParameters": [],
    "fallbackMessage": "Thêm mới thất bại!"
  },
  "workProgresses.update": {
    "api": "product",
    "method": "PUT",
    "path": "/work-progresses/{id}",
    "resource": "workProgresses",
    "verb": "update",
    "jsonParameters": [],
    "fallbackMessage": "Cập nhật thất bại!"
  }
} as const
