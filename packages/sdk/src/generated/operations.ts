// Generated from openapi/ by `npm run generate`; never edited.
export const operations = {
  "accounts.companies": {
    "api": "product",
    "method": "GET",
    "path": "/accounts/companies",
    "verb": "companies",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "accounts.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/accounts/{id}",
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
    "verb": "endSessions",
    "jsonParameters": [],
    "fallbackMessage": "Không kết thúc được các phiên đăng nhập, vui lòng thử lại sau."
  },
  "accounts.list": {
    "api": "product",
    "method": "GET",
    "path": "/accounts",
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
    "verb": "loginSuggestion",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "accounts.resetPassword": {
    "api": "product",
    "method": "POST",
    "path": "/accounts/{id}/reset-password",
    "verb": "resetPassword",
    "jsonParameters": [],
    "fallbackMessage": "Không đặt lại được mật khẩu, vui lòng thử lại sau."
  },
  "accounts.restore": {
    "api": "product",
    "method": "POST",
    "path": "/accounts/restore",
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
    "verb": "show",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "accounts.store": {
    "api": "product",
    "method": "POST",
    "path": "/accounts",
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
    "verb": "find",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "apiTokens.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/api-tokens/{id}",
    "verb": "destroy",
    "jsonParameters": [],
    "fallbackMessage": "Không thu hồi được mã truy cập, vui lòng thử lại sau."
  },
  "apiTokens.list": {
    "api": "product",
    "method": "GET",
    "path": "/api-tokens",
    "verb": "list",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "apiTokens.store": {
    "api": "product",
    "method": "POST",
    "path": "/api-tokens",
    "verb": "store",
    "jsonParameters": [],
    "fallbackMessage": "Không tạo được mã truy cập, vui lòng thử lại sau."
  },
  "appendices.list": {
    "api": "product",
    "method": "GET",
    "path": "/contracts/{id}/appendices",
    "verb": "list",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "appendices.store": {
    "api": "product",
    "method": "POST",
    "path": "/contracts/{id}/appendices",
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
    "verb": "show",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "applicationForms.update": {
    "api": "product",
    "method": "PUT",
    "path": "/recruitments/{id}/application-form",
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
    "verb": "export",
    "jsonParameters": [],
    "fallbackMessage": "Không xuất được nhật ký thao tác!",
    "answersFile": true
  },
  "auditTrail.list": {
    "api": "product",
    "method": "GET",
    "path": "/audit-trail",
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
    "verb": "destroyFile",
    "jsonParameters": [],
    "fallbackMessage": "Không xóa được tệp!"
  },
  "candidates.emails": {
    "api": "product",
    "method": "GET",
    "path": "/candidates/{id}/emails",
    "verb": "emails",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "candidates.exports": {
    "api": "product",
    "method": "POST",
    "path": "/candidates/{id}/exports",
    "verb": "exports",
    "jsonParameters": [],
    "fallbackMessage": "Không xuất được hồ sơ ứng viên!",
    "answersFile": true
  },
  "candidates.exportsPdf": {
    "api": "product",
    "method": "POST",
    "path": "/candidates/{id}/exports-pdf",
    "verb": "exportsPdf",
    "jsonParameters": [],
    "fallbackMessage": "Không in được hồ sơ ứng viên!",
    "answersFile": true
  },
  "candidates.fail": {
    "api": "product",
    "method": "POST",
    "path": "/candidates/{id}/fail",
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
    "verb": "fileTicket",
    "jsonParameters": [],
    "fallbackMessage": "Không tải được tệp!"
  },
  "candidates.history": {
    "api": "product",
    "method": "GET",
    "path": "/candidates/{id}/history",
    "verb": "history",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "candidates.hold": {
    "api": "product",
    "method": "POST",
    "path": "/candidates/{id}/hold",
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
    "verb": "positions",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "candidates.release": {
    "api": "product",
    "method": "POST",
    "path": "/candidates/{id}/release",
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
    "verb": "show",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "candidates.similar": {
    "api": "product",
    "method": "POST",
    "path": "/candidates/similar",
    "verb": "similar",
    "jsonParameters": [],
    "fallbackMessage": "Không tìm được hồ sơ trùng!"
  },
  "candidates.statuses": {
    "api": "product",
    "method": "GET",
    "path": "/candidates/statuses/list",
    "verb": "statuses",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "candidates.store": {
    "api": "product",
    "method": "POST",
    "path": "/candidates",
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
    "verb": "companies",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được danh sách công ty!"
  },
  "catalogues.copy": {
    "api": "product",
    "method": "POST",
    "path": "/catalogues/copy",
    "verb": "copy",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được danh mục!"
  },
  "catalogues.preview": {
    "api": "product",
    "method": "POST",
    "path": "/catalogues/preview",
    "verb": "preview",
    "jsonParameters": [],
    "fallbackMessage": "Không xem trước được danh mục!"
  },
  "certificateGroups.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/certificate-groups/{id}",
    "verb": "destroy",
    "jsonParameters": [],
    "fallbackMessage": "Xóa thất bại!",
    "serverMessage": 400
  },
  "certificateGroups.destroyBulk": {
    "api": "product",
    "method": "POST",
    "path": "/certificate-groups/destroy-bulk",
    "verb": "destroyBulk",
    "jsonParameters": [],
    "fallbackMessage": "Xóa thất bại!",
    "serverMessage": 400
  },
  "certificateGroups.export": {
    "api": "product",
    "method": "GET",
    "path": "/certificate-groups/export",
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
    "verb": "importTemplate",
    "jsonParameters": [],
    "fallbackMessage": "Không tải được mẫu nhập!",
    "answersFile": true
  },
  "certificateGroups.list": {
    "api": "product",
    "method": "GET",
    "path": "/certificate-groups",
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
    "verb": "restore",
    "jsonParameters": [],
    "fallbackMessage": "Không hoàn tác được!"
  },
  "certificateGroups.show": {
    "api": "product",
    "method": "GET",
    "path": "/certificate-groups/{id}",
    "verb": "show",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "certificateGroups.store": {
    "api": "product",
    "method": "POST",
    "path": "/certificate-groups",
    "verb": "store",
    "jsonParameters": [],
    "fallbackMessage": "Thêm mới thất bại!",
    "serverMessage": 400
  },
  "certificateGroups.undoImport": {
    "api": "product",
    "method": "POST",
    "path": "/certificate-groups/import/{id}/undo",
    "verb": "undoImport",
    "jsonParameters": [],
    "fallbackMessage": "Không hoàn tác được!"
  },
  "certificateGroups.update": {
    "api": "product",
    "method": "PUT",
    "path": "/certificate-groups/{id}",
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
    "verb": "destroy",
    "jsonParameters": [],
    "fallbackMessage": "Xóa thất bại!",
    "serverMessage": 400
  },
  "certificates.destroyBulk": {
    "api": "product",
    "method": "POST",
    "path": "/certificates/destroy-bulk",
    "verb": "destroyBulk",
    "jsonParameters": [],
    "fallbackMessage": "Xóa thất bại!",
    "serverMessage": 400
  },
  "certificates.export": {
    "api": "product",
    "method": "GET",
    "path": "/certificates/export",
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
    "verb": "importTemplate",
    "jsonParameters": [],
    "fallbackMessage": "Không tải được mẫu nhập!",
    "answersFile": true
  },
  "certificates.list": {
    "api": "product",
    "method": "GET",
    "path": "/certificates",
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
    "verb": "restore",
    "jsonParameters": [],
    "fallbackMessage": "Không hoàn tác được!"
  },
  "certificates.show": {
    "api": "product",
    "method": "GET",
    "path": "/certificates/{id}",
    "verb": "show",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "certificates.store": {
    "api": "product",
    "method": "POST",
    "path": "/certificates",
    "verb": "store",
    "jsonParameters": [],
    "fallbackMessage": "Thêm mới thất bại!",
    "serverMessage": 400
  },
  "certificates.undoImport": {
    "api": "product",
    "method": "POST",
    "path": "/certificates/import/{id}/undo",
    "verb": "undoImport",
    "jsonParameters": [],
    "fallbackMessage": "Không hoàn tác được!"
  },
  "certificates.update": {
    "api": "product",
    "method": "PUT",
    "path": "/certificates/{id}",
    "verb": "update",
    "jsonParameters": [],
    "fallbackMessage": "Cập nhật thất bại!",
    "serverMessage": 400
  },
  "classifies.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/classifies/{id}",
    "verb": "destroy",
    "jsonParameters": [],
    "fallbackMessage": "Không xóa được xếp loại!"
  },
  "classifies.destroyBulk": {
    "api": "product",
    "method": "POST",
    "path": "/classifies/destroy-bulk",
    "verb": "destroyBulk",
    "jsonParameters": [],
    "fallbackMessage": "Không xóa được xếp loại!"
  },
  "classifies.export": {
    "api": "product",
    "method": "GET",
    "path": "/classifies/export",
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
    "verb": "importTemplate",
    "jsonParameters": [],
    "fallbackMessage": "Không tải được mẫu nhập!",
    "answersFile": true
  },
  "classifies.list": {
    "api": "product",
    "method": "GET",
    "path": "/classifies",
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
    "verb": "restore",
    "jsonParameters": [],
    "fallbackMessage": "Không hoàn tác được!"
  },
  "classifies.show": {
    "api": "product",
    "method": "GET",
    "path": "/classifies/{id}",
    "verb": "show",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "classifies.store": {
    "api": "product",
    "method": "POST",
    "path": "/classifies",
    "verb": "store",
    "jsonParameters": [],
    "fallbackMessage": "Không tạo được xếp loại!"
  },
  "classifies.undoImport": {
    "api": "product",
    "method": "POST",
    "path": "/classifies/import/{id}/undo",
    "verb": "undoImport",
    "jsonParameters": [],
    "fallbackMessage": "Không hoàn tác được!"
  },
  "classifies.update": {
    "api": "product",
    "method": "PUT",
    "path": "/classifies/{id}",
    "verb": "update",
    "jsonParameters": [],
    "fallbackMessage": "Không cập nhật được xếp loại!"
  },
  "company.destroyLogo": {
    "api": "product",
    "method": "DELETE",
    "path": "/company/logo",
    "verb": "destroyLogo",
    "jsonParameters": [],
    "fallbackMessage": "Không gỡ được biểu trưng!"
  },
  "company.logo": {
    "api": "product",
    "method": "GET",
    "path": "/company/logo",
    "verb": "logo",
    "jsonParameters": [],
    "fallbackMessage": "Không tải được biểu trưng!",
    "answersFile": true
  },
  "company.logoTicket": {
    "api": "product",
    "method": "POST",
    "path": "/company/logo/ticket",
    "verb": "logoTicket",
    "jsonParameters": [],
    "fallbackMessage": "Không tải được biểu trưng!"
  },
  "company.restoreLogo": {
    "api": "product",
    "method": "POST",
    "path": "/company/logo/restore",
    "verb": "restoreLogo",
    "jsonParameters": [],
    "fallbackMessage": "Không hoàn tác được!"
  },
  "company.show": {
    "api": "product",
    "method": "GET",
    "path": "/company",
    "verb": "show",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "company.storeLogo": {
    "api": "product",
    "method": "POST",
    "path": "/company/logo",
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
    "verb": "update",
    "jsonParameters": [],
    "fallbackMessage": "Không cập nhật được thông tin công ty!"
  },
  "consentTexts.show": {
    "api": "product",
    "method": "GET",
    "path": "/consent-texts",
    "verb": "show",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "consentTexts.store": {
    "api": "product",
    "method": "POST",
    "path": "/consent-texts",
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
    "verb": "destroy",
    "jsonParameters": [],
    "fallbackMessage": "Xóa thất bại!"
  },
  "contractTypes.destroyBulk": {
    "api": "product",
    "method": "POST",
    "path": "/contract-types/destroy-bulk",
    "verb": "destroyBulk",
    "jsonParameters": [],
    "fallbackMessage": "Xóa thất bại!"
  },
  "contractTypes.export": {
    "api": "product",
    "method": "GET",
    "path": "/contract-types/export",
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
    "verb": "importTemplate",
    "jsonParameters": [],
    "fallbackMessage": "Không tải được mẫu nhập!",
    "answersFile": true
  },
  "contractTypes.list": {
    "api": "product",
    "method": "GET",
    "path": "/contract-types",
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
    "verb": "restore",
    "jsonParameters": [],
    "fallbackMessage": "Không hoàn tác được!"
  },
  "contractTypes.show": {
    "api": "product",
    "method": "GET",
    "path": "/contract-types/{id}",
    "verb": "show",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "contractTypes.store": {
    "api": "product",
    "method": "POST",
    "path": "/contract-types",
    "verb": "store",
    "jsonParameters": [],
    "fallbackMessage": "Thêm mới thất bại!"
  },
  "contractTypes.undoImport": {
    "api": "product",
    "method": "POST",
    "path": "/contract-types/import/{id}/undo",
    "verb": "undoImport",
    "jsonParameters": [],
    "fallbackMessage": "Không hoàn tác được!"
  },
  "contractTypes.update": {
    "api": "product",
    "method": "PUT",
    "path": "/contract-types/{id}",
    "verb": "update",
    "jsonParameters": [],
    "fallbackMessage": "Cập nhật thất bại!"
  },
  "contracts.cancel": {
    "api": "product",
    "method": "POST",
    "path": "/contracts/{id}/cancel",
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
    "verb": "check",
    "jsonParameters": [],
    "fallbackMessage": "Không kiểm tra được hợp đồng!"
  },
  "contracts.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/contracts/{id}",
    "verb": "destroy",
    "jsonParameters": [],
    "fallbackMessage": "Không xóa được hợp đồng!"
  },
  "contracts.destroyBulk": {
    "api": "product",
    "method": "POST",
    "path": "/contracts/destroy-bulk",
    "verb": "destroyBulk",
    "jsonParameters": [],
    "fallbackMessage": "Không xóa được hợp đồng!"
  },
  "contracts.end": {
    "api": "product",
    "method": "POST",
    "path": "/contracts/{id}/end",
    "verb": "end",
    "jsonParameters": [],
    "fallbackMessage": "Không chấm dứt được hợp đồng!"
  },
  "contracts.expiring": {
    "api": "product",
    "method": "GET",
    "path": "/contracts/expiring",
    "verb": "expiring",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "contracts.export": {
    "api": "product",
    "method": "POST",
    "path": "/contracts/export",
    "verb": "export",
    "jsonParameters": [],
    "fallbackMessage": "Không xuất được danh sách hợp đồng!",
    "answersFile": true
  },
  "contracts.fileTicket": {
    "api": "product",
    "method": "POST",
    "path": "/contracts/{id}/file/ticket",
    "verb": "fileTicket",
    "jsonParameters": [],
    "fallbackMessage": "Không tải được bản ký!"
  },
  "contracts.issue": {
    "api": "product",
    "method": "POST",
    "path": "/contracts/{id}/issue",
    "verb": "issue",
    "jsonParameters": [],
    "fallbackMessage": "Không ban hành được hợp đồng!"
  },
  "contracts.issueBulk": {
    "api": "product",
    "method": "POST",
    "path": "/contracts/issue-bulk",
    "verb": "issueBulk",
    "jsonParameters": [],
    "fallbackMessage": "Không ban hành được hợp đồng!"
  },
  "contracts.list": {
    "api": "product",
    "method": "GET",
    "path": "/contracts",
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
    "verb": "paper",
    "jsonParameters": [],
    "fallbackMessage": "Không in được hợp đồng!",
    "answersFile": true
  },
  "contracts.restore": {
    "api": "product",
    "method": "POST",
    "path": "/contracts/restore",
    "verb": "restore",
    "jsonParameters": [],
    "fallbackMessage": "Không hoàn tác được!"
  },
  "contracts.show": {
    "api": "product",
    "method": "GET",
    "path": "/contracts/{id}",
    "verb": "show",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "contracts.sign": {
    "api": "product",
    "method": "POST",
    "path": "/contracts/{id}/sign",
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
    "verb": "store",
    "jsonParameters": [],
    "fallbackMessage": "Không tạo được hợp đồng!"
  },
  "contracts.update": {
    "api": "product",
    "method": "PUT",
    "path": "/contracts/{id}",
    "verb": "update",
    "jsonParameters": [],
    "fallbackMessage": "Không cập nhật được hợp đồng!"
  },
  "decisions.cancel": {
    "api": "product",
    "method": "POST",
    "path": "/decisions/{id}/cancel",
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
    "verb": "destroy",
    "jsonParameters": [],
    "fallbackMessage": "Không xóa được quyết định!"
  },
  "decisions.destroyBulk": {
    "api": "product",
    "method": "POST",
    "path": "/decisions/destroy-bulk",
    "verb": "destroyBulk",
    "jsonParameters": [],
    "fallbackMessage": "Không xóa được quyết định!"
  },
  "decisions.export": {
    "api": "product",
    "method": "POST",
    "path": "/decisions/export",
    "verb": "export",
    "jsonParameters": [],
    "fallbackMessage": "Không xuất được danh sách quyết định!",
    "answersFile": true
  },
  "decisions.issue": {
    "api": "product",
    "method": "POST",
    "path": "/decisions/{id}/issue",
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
    "verb": "paper",
    "jsonParameters": [],
    "fallbackMessage": "Không in được quyết định!",
    "answersFile": true
  },
  "decisions.preview": {
    "api": "product",
    "method": "POST",
    "path": "/decisions/preview",
    "verb": "preview",
    "jsonParameters": [],
    "fallbackMessage": "Không xem trước được quyết định!"
  },
  "decisions.restore": {
    "api": "product",
    "method": "POST",
    "path": "/decisions/restore",
    "verb": "restore",
    "jsonParameters": [],
    "fallbackMessage": "Không hoàn tác được!"
  },
  "decisions.revoke": {
    "api": "product",
    "method": "POST",
    "path": "/decisions/{id}/revoke",
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
    "verb": "show",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "decisions.store": {
    "api": "product",
    "method": "POST",
    "path": "/decisions",
    "verb": "store",
    "jsonParameters": [],
    "fallbackMessage": "Không tạo được quyết định!"
  },
  "decisions.update": {
    "api": "product",
    "method": "PUT",
    "path": "/decisions/{id}",
    "verb": "update",
    "jsonParameters": [],
    "fallbackMessage": "Không cập nhật được quyết định!"
  },
  "departments.close": {
    "api": "product",
    "method": "POST",
    "path": "/departments/{id}/close",
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
    "verb": "destroy",
    "jsonParameters": [],
    "fallbackMessage": "Không thể xóa phòng ban!"
  },
  "departments.destroyBulk": {
    "api": "product",
    "method": "POST",
    "path": "/departments/destroy-bulk",
    "verb": "destroyBulk",
    "jsonParameters": [],
    "fallbackMessage": "Không thể xóa phòng ban!"
  },
  "departments.employees": {
    "api": "product",
    "method": "GET",
    "path": "/departments/{id}/employees",
    "verb": "employees",
    "jsonParameters": [],
    "fallbackMessage": "Không thể lấy dữ liệu từ máy chủ!"
  },
  "departments.history": {
    "api": "product",
    "method": "GET",
    "path": "/departments/{id}/history",
    "verb": "history",
    "jsonParameters": [],
    "fallbackMessage": "Không thể lấy dữ liệu từ máy chủ!"
  },
  "departments.list": {
    "api": "product",
    "method": "GET",
    "path": "/departments",
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
    "verb": "restore",
    "jsonParameters": [],
    "fallbackMessage": "Không hoàn tác được!"
  },
  "departments.show": {
    "api": "product",
    "method": "GET",
    "path": "/departments/{id}",
    "verb": "show",
    "jsonParameters": [],
    "fallbackMessage": "Không thể lấy dữ liệu từ máy chủ!"
  },
  "departments.store": {
    "api": "product",
    "method": "POST",
    "path": "/departments",
    "verb": "store",
    "jsonParameters": [],
    "fallbackMessage": "Không thể tạo mới phòng ban!"
  },
  "departments.undoMerge": {
    "api": "product",
    "method": "POST",
    "path": "/departments/{id}/undo-merge",
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
    "verb": "list",
    "jsonParameters": [],
    "rows": "districts",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "districts.show": {
    "api": "product",
    "method": "GET",
    "path": "/address/districts/{id}",
    "verb": "show",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "documentTypes.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/document-types/{id}",
    "verb": "destroy",
    "jsonParameters": [],
    "fallbackMessage": "Xóa thất bại!"
  },
  "documentTypes.destroyBulk": {
    "api": "product",
    "method": "POST",
    "path": "/document-types/destroy-bulk",
    "verb": "destroyBulk",
    "jsonParameters": [],
    "fallbackMessage": "Xóa thất bại!"
  },
  "documentTypes.export": {
    "api": "product",
    "method": "GET",
    "path": "/document-types/export",
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
    "verb": "importTemplate",
    "jsonParameters": [],
    "fallbackMessage": "Không tải được mẫu nhập!",
    "answersFile": true
  },
  "documentTypes.list": {
    "api": "product",
    "method": "GET",
    "path": "/document-types",
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
    "verb": "restore",
    "jsonParameters": [],
    "fallbackMessage": "Không hoàn tác được!"
  },
  "documentTypes.show": {
    "api": "product",
    "method": "GET",
    "path": "/document-types/{id}",
    "verb": "show",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "documentTypes.store": {
    "api": "product",
    "method": "POST",
    "path": "/document-types",
    "verb": "store",
    "jsonParameters": [],
    "fallbackMessage": "Thêm mới thất bại!"
  },
  "documentTypes.undoImport": {
    "api": "product",
    "method": "POST",
    "path": "/document-types/import/{id}/undo",
    "verb": "undoImport",
    "jsonParameters": [],
    "fallbackMessage": "Không hoàn tác được!"
  },
  "documentTypes.update": {
    "api": "product",
    "method": "PUT",
    "path": "/document-types/{id}",
    "verb": "update",
    "jsonParameters": [],
    "fallbackMessage": "Cập nhật thất bại!"
  },
  "documents.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/documents/{id}",
    "verb": "destroy",
    "jsonParameters": [],
    "fallbackMessage": "Không xóa được tài liệu!"
  },
  "documents.destroyBulk": {
    "api": "product",
    "method": "POST",
    "path": "/documents/destroy-bulk",
    "verb": "destroyBulk",
    "jsonParameters": [],
    "fallbackMessage": "Không xóa được tài liệu!"
  },
  "documents.destroyFile": {
    "api": "product",
    "method": "DELETE",
    "path": "/documents/{id}/files/{file_id}",
    "verb": "destroyFile",
    "jsonParameters": [],
    "fallbackMessage": "Không gỡ được tệp!"
  },
  "documents.destroyMixed": {
    "api": "product",
    "method": "POST",
    "path": "/documents/mixed/delete",
    "verb": "destroyMixed",
    "jsonParameters": [],
    "fallbackMessage": "Không xóa được tài liệu!"
  },
  "documents.export": {
    "api": "product",
    "method": "POST",
    "path": "/documents/export",
    "verb": "export",
    "jsonParameters": [],
    "fallbackMessage": "Không xuất được danh sách tài liệu!",
    "answersFile": true
  },
  "documents.fileTicket": {
    "api": "product",
    "method": "POST",
    "path": "/documents/{id}/files/{file_id}/ticket",
    "verb": "fileTicket",
    "jsonParameters": [],
    "fallbackMessage": "Không tải được tệp!"
  },
  "documents.fromDocumentary": {
    "api": "product",
    "method": "GET",
    "path": "/documents/from-documentary/by-code",
    "verb": "fromDocumentary",
    "jsonParameters": [],
    "fallbackMessage": "Không tìm thấy văn bản có mã này."
  },
  "documents.list": {
    "api": "product",
    "method": "GET",
    "path": "/documents",
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
    "verb": "restore",
    "jsonParameters": [],
    "fallbackMessage": "Không hoàn tác được!"
  },
  "documents.restoreFile": {
    "api": "product",
    "method": "POST",
    "path": "/documents/{id}/files/{file_id}/restore",
    "verb": "restoreFile",
    "jsonParameters": [],
    "fallbackMessage": "Không hoàn tác được!"
  },
  "documents.show": {
    "api": "product",
    "method": "GET",
    "path": "/documents/{id}",
    "verb": "show",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "documents.store": {
    "api": "product",
    "method": "POST",
    "path": "/documents",
    "verb": "store",
    "jsonParameters": [],
    "fallbackMessage": "Không tạo được tài liệu!"
  },
  "documents.storeFile": {
    "api": "product",
    "method": "POST",
    "path": "/documents/{id}/files",
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
    "verb": "update",
    "jsonParameters": [],
    "fallbackMessage": "Không cập nhật được tài liệu!"
  },
  "drawnNumbers.export": {
    "api": "product",
    "method": "POST",
    "path": "/drawn-numbers/export",
    "verb": "export",
    "jsonParameters": [],
    "fallbackMessage": "Không xuất được sổ số!",
    "answersFile": true
  },
  "drawnNumbers.giveUp": {
    "api": "product",
    "method": "POST",
    "path": "/drawn-numbers/give-up",
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
    "verb": "list",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "emailSendings.show": {
    "api": "product",
    "method": "GET",
    "path": "/email-sendings/{id}",
    "verb": "show",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "emails.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/emails/{id}",
    "verb": "destroy",
    "jsonParameters": [],
    "fallbackMessage": "Xóa thất bại!"
  },
  "emails.destroyBulk": {
    "api": "product",
    "method": "POST",
    "path": "/emails/destroy-bulk",
    "verb": "destroyBulk",
    "jsonParameters": [],
    "fallbackMessage": "Xóa thất bại!"
  },
  "emails.list": {
    "api": "product",
    "method": "GET",
    "path": "/emails",
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
    "verb": "preview",
    "jsonParameters": [],
    "fallbackMessage": "Không xem trước được!"
  },
  "emails.restore": {
    "api": "product",
    "method": "POST",
    "path": "/emails/restore",
    "verb": "restore",
    "jsonParameters": [],
    "fallbackMessage": "Không hoàn tác được!"
  },
  "emails.send": {
    "api": "product",
    "method": "POST",
    "path": "/emails/send",
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
    "verb": "show",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "emails.store": {
    "api": "product",
    "method": "POST",
    "path": "/emails",
    "verb": "store",
    "jsonParameters": [],
    "fallbackMessage": "Thêm mới thất bại!"
  },
  "emails.update": {
    "api": "product",
    "method": "PUT",
    "path": "/emails/{id}",
    "verb": "update",
    "jsonParameters": [],
    "fallbackMessage": "Cập nhật thất bại!"
  },
  "employeeAccidents.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/employees/{id}/accidents/{row_id}",
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
    "verb": "list",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "employeeAccidents.restore": {
    "api": "product",
    "method": "POST",
    "path": "/employees/{id}/accidents/restore",
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
    "verb": "show",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "employeeAddresses.update": {
    "api": "product",
    "method": "PUT",
    "path": "/employees/{id}/addresses",
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
    "verb": "show",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "employeeAffiliations.update": {
    "api": "product",
    "method": "PUT",
    "path": "/employees/{id}/affiliations",
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
    "verb": "list",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "employeeAllowances.restore": {
    "api": "product",
    "method": "POST",
    "path": "/employees/{id}/allowances/restore",
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
    "verb": "list",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "employeeBankAccounts.restore": {
    "api": "product",
    "method": "POST",
    "path": "/employees/{id}/bank-accounts/restore",
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
    "verb": "list",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "employeeEducations.restore": {
    "api": "product",
    "method": "POST",
    "path": "/employees/{id}/educations/restore",
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
    "verb": "show",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "employeeHealth.update": {
    "api": "product",
    "method": "PUT",
    "path": "/employees/{id}/health",
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
    "verb": "list",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "employeeHealthChecks.restore": {
    "api": "product",
    "method": "POST",
    "path": "/employees/{id}/health-checks/restore",
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
    "verb": "list",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "employeeItSkills.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/employees/{id}/it-skills/{row_id}",
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
    "verb": "list",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "employeeItSkills.restore": {
    "api": "product",
    "method": "POST",
    "path": "/employees/{id}/it-skills/restore",
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
    "verb": "list",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "employeeLanguages.restore": {
    "api": "product",
    "method": "POST",
    "path": "/employees/{id}/languages/restore",
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
    "verb": "show",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "employeePapers.update": {
    "api": "product",
    "method": "PUT",
    "path": "/employees/{id}/papers",
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
    "verb": "list",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "employeePayLevels.store": {
    "api": "product",
    "method": "POST",
    "path": "/employees/{id}/pay-levels",
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
    "verb": "list",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "employeeRelatives.restore": {
    "api": "product",
    "method": "POST",
    "path": "/employees/{id}/relatives/restore",
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
    "verb": "list",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "employeeYearlyRecords.restore": {
    "api": "product",
    "method": "POST",
    "path": "/employees/{id}/yearly-records/restore",
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
    "verb": "destroy",
    "jsonParameters": [],
    "fallbackMessage": "Không xóa được nhân viên!"
  },
  "employees.destroyBulk": {
    "api": "product",
    "method": "POST",
    "path": "/employees/destroy-bulk",
    "verb": "destroyBulk",
    "jsonParameters": [],
    "fallbackMessage": "Không xóa được nhân viên!"
  },
  "employees.export": {
    "api": "product",
    "method": "POST",
    "path": "/employees/export",
    "verb": "export",
    "jsonParameters": [],
    "fallbackMessage": "Không xuất được danh sách nhân viên!",
    "answersFile": true
  },
  "employees.find": {
    "api": "product",
    "method": "GET",
    "path": "/employees/find",
    "verb": "find",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "employees.info": {
    "api": "product",
    "method": "GET",
    "path": "/employees/{nhansu_id}/info",
    "verb": "info",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "employees.list": {
    "api": "product",
    "method": "GET",
    "path": "/employees",
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
    "verb": "print",
    "jsonParameters": [],
    "fallbackMessage": "Không in được danh sách nhân viên!",
    "answersFile": true
  },
  "employees.restore": {
    "api": "product",
    "method": "POST",
    "path": "/employees/restore",
    "verb": "restore",
    "jsonParameters": [],
    "fallbackMessage": "Không hoàn tác được!"
  },
  "employees.reveal": {
    "api": "product",
    "method": "POST",
    "path": "/employees/{id}/reveal",
    "verb": "reveal",
    "jsonParameters": [],
    "fallbackMessage": "Không xem được thông tin!"
  },
  "employees.show": {
    "api": "product",
    "method": "GET",
    "path": "/employees/{id}",
    "verb": "show",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "employees.store": {
    "api": "product",
    "method": "POST",
    "path": "/employees",
    "verb": "store",
    "jsonParameters": [],
    "fallbackMessage": "Không thêm được nhân viên!"
  },
  "employees.update": {
    "api": "product",
    "method": "PUT",
    "path": "/employees/{id}",
    "verb": "update",
    "jsonParameters": [],
    "fallbackMessage": "Không cập nhật được nhân viên!"
  },
  "examBoard.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/exam-board/{id}",
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
    "verb": "export",
    "jsonParameters": [],
    "fallbackMessage": "Không xuất được kết quả kiểm tra!",
    "answersFile": true
  },
  "examResults.import": {
    "api": "product",
    "method": "POST",
    "path": "/exams/{id}/results/import",
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
    "verb": "list",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "examResults.save": {
    "api": "product",
    "method": "PUT",
    "path": "/exams/{id}/results",
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
    "verb": "destroy",
    "jsonParameters": [],
    "fallbackMessage": "Xóa thất bại!"
  },
  "exams.destroyBulk": {
    "api": "product",
    "method": "POST",
    "path": "/exams/destroy/bulk",
    "verb": "destroyBulk",
    "jsonParameters": [],
    "fallbackMessage": "Xóa thất bại!"
  },
  "exams.list": {
    "api": "product",
    "method": "GET",
    "path": "/exams",
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
    "verb": "questions",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "exams.restore": {
    "api": "product",
    "method": "POST",
    "path": "/exams/restore",
    "verb": "restore",
    "jsonParameters": [],
    "fallbackMessage": "Không hoàn tác được!"
  },
  "exams.sendNotification": {
    "api": "product",
    "method": "POST",
    "path": "/exams/{id}/send-notification",
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
    "verb": "show",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "exams.store": {
    "api": "product",
    "method": "POST",
    "path": "/exams",
    "verb": "store",
    "jsonParameters": [],
    "fallbackMessage": "Thêm mới thất bại!"
  },
  "exams.update": {
    "api": "product",
    "method": "PUT",
    "path": "/exams/{id}",
    "verb": "update",
    "jsonParameters": [],
    "fallbackMessage": "Cập nhật thất bại!"
  },
  "exams.workProgress": {
    "api": "product",
    "method": "GET",
    "path": "/exams/wp-list-exams",
    "verb": "workProgress",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "externals.recruitment": {
    "api": "product",
    "method": "GET",
    "path": "/externals/recruitments/{id}",
    "verb": "recruitment",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!",
    "isPublic": true
  },
  "externals.recruitments": {
    "api": "product",
    "method": "GET",
    "path": "/externals/recruitments",
    "verb": "recruitments",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!",
    "isPublic": true
  },
  "fields.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/fields/{id}",
    "verb": "destroy",
    "jsonParameters": [],
    "fallbackMessage": "Xóa thất bại!"
  },
  "fields.destroyBulk": {
    "api": "product",
    "method": "POST",
    "path": "/fields/destroy/bulk",
    "verb": "destroyBulk",
    "jsonParameters": [],
    "fallbackMessage": "Xóa thất bại!"
  },
  "fields.export": {
    "api": "product",
    "method": "GET",
    "path": "/fields/export",
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
    "verb": "importTemplate",
    "jsonParameters": [],
    "fallbackMessage": "Không tải được mẫu nhập!",
    "answersFile": true
  },
  "fields.list": {
    "api": "product",
    "method": "GET",
    "path": "/fields",
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
    "verb": "restore",
    "jsonParameters": [],
    "fallbackMessage": "Không hoàn tác được!"
  },
  "fields.show": {
    "api": "product",
    "method": "GET",
    "path": "/fields/{id}",
    "verb": "show",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "fields.store": {
    "api": "product",
    "method": "POST",
    "path": "/fields",
    "verb": "store",
    "jsonParameters": [],
    "fallbackMessage": "Thêm mới thất bại!"
  },
  "fields.undoImport": {
    "api": "product",
    "method": "POST",
    "path": "/fields/import/{id}/undo",
    "verb": "undoImport",
    "jsonParameters": [],
    "fallbackMessage": "Không hoàn tác được!"
  },
  "fields.update": {
    "api": "product",
    "method": "PUT",
    "path": "/fields/{id}",
    "verb": "update",
    "jsonParameters": [],
    "fallbackMessage": "Cập nhật thất bại!"
  },
  "fileUsage.show": {
    "api": "product",
    "method": "GET",
    "path": "/file-usage",
    "verb": "show",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "files.download": {
    "api": "product",
    "method": "GET",
    "path": "/files/{ticket}",
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
    "verb": "show",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "jobChanges.correct": {
    "api": "product",
    "method": "POST",
    "path": "/employees/job-changes/{id}/correct",
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
    "verb": "ofEmployee",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "jobChanges.store": {
    "api": "product",
    "method": "POST",
    "path": "/employees/job-changes",
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
    "verb": "cancel",
    "jsonParameters": [],
    "fallbackMessage": "Không hủy được công việc, vui lòng thử lại sau."
  },
  "jobs.list": {
    "api": "product",
    "method": "GET",
    "path": "/jobs",
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
    "verb": "retry",
    "jsonParameters": [],
    "fallbackMessage": "Không chạy lại được công việc, vui lòng thử lại sau."
  },
  "jobs.show": {
    "api": "product",
    "method": "GET",
    "path": "/jobs/{id}",
    "verb": "show",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "lawConstants.list": {
    "api": "product",
    "method": "GET",
    "path": "/law-constants",
    "verb": "list",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "lawConstants.preview": {
    "api": "product",
    "method": "POST",
    "path": "/law-constants/preview",
    "verb": "preview",
    "jsonParameters": [],
    "fallbackMessage": "Không xem trước được!"
  },
  "lawConstants.storeValue": {
    "api": "product",
    "method": "POST",
    "path": "/law-constants/values",
    "verb": "storeValue",
    "jsonParameters": [],
    "fallbackMessage": "Không lưu được giá trị!"
  },
  "levels.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/levels/{id}",
    "verb": "destroy",
    "jsonParameters": [],
    "fallbackMessage": "Không xóa được xếp loại!"
  },
  "levels.destroyBulk": {
    "api": "product",
    "method": "POST",
    "path": "/levels/destroy-bulk",
    "verb": "destroyBulk",
    "jsonParameters": [],
    "fallbackMessage": "Không xóa được xếp loại!"
  },
  "levels.export": {
    "api": "product",
    "method": "GET",
    "path": "/levels/export",
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
    "verb": "importTemplate",
    "jsonParameters": [],
    "fallbackMessage": "Không tải được mẫu nhập!",
    "answersFile": true
  },
  "levels.list": {
    "api": "product",
    "method": "GET",
    "path": "/levels",
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
    "verb": "restore",
    "jsonParameters": [],
    "fallbackMessage": "Không hoàn tác được!"
  },
  "levels.show": {
    "api": "product",
    "method": "GET",
    "path": "/levels/{id}",
    "verb": "show",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "levels.store": {
    "api": "product",
    "method": "POST",
    "path": "/levels",
    "verb": "store",
    "jsonParameters": [],
    "fallbackMessage": "Không tạo được xếp loại!"
  },
  "levels.undoImport": {
    "api": "product",
    "method": "POST",
    "path": "/levels/import/{id}/undo",
    "verb": "undoImport",
    "jsonParameters": [],
    "fallbackMessage": "Không hoàn tác được!"
  },
  "levels.update": {
    "api": "product",
    "method": "PUT",
    "path": "/levels/{id}",
    "verb": "update",
    "jsonParameters": [],
    "fallbackMessage": "Không cập nhật được xếp loại!"
  },
  "mailTemplates.list": {
    "api": "product",
    "method": "GET",
    "path": "/mail-templates",
    "verb": "list",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "mailTemplates.preview": {
    "api": "product",
    "method": "POST",
    "path": "/mail-templates/{name}/preview",
    "verb": "preview",
    "jsonParameters": [],
    "fallbackMessage": "Không xem trước được!"
  },
  "mailTemplates.reset": {
    "api": "product",
    "method": "POST",
    "path": "/mail-templates/{name}/reset",
    "verb": "reset",
    "jsonParameters": [],
    "fallbackMessage": "Không khôi phục được mẫu thư!"
  },
  "mailTemplates.update": {
    "api": "product",
    "method": "PUT",
    "path": "/mail-templates/{name}",
    "verb": "update",
    "jsonParameters": [],
    "fallbackMessage": "Không cập nhật được mẫu thư!"
  },
  "mails.cancel": {
    "api": "product",
    "method": "POST",
    "path": "/mails/{id}/cancel",
    "verb": "cancel",
    "jsonParameters": [],
    "fallbackMessage": "Không hủy được thư, vui lòng thử lại sau."
  },
  "mails.list": {
    "api": "product",
    "method": "GET",
    "path": "/mails",
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
    "verb": "retry",
    "jsonParameters": [],
    "fallbackMessage": "Không gửi lại được thư, vui lòng thử lại sau."
  },
  "mails.show": {
    "api": "product",
    "method": "GET",
    "path": "/mails/{id}",
    "verb": "show",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "newDistricts.list": {
    "api": "product",
    "method": "GET",
    "path": "/address/districts/new",
    "verb": "list",
    "jsonParameters": [],
    "rows": "districts",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "newDistricts.show": {
    "api": "product",
    "method": "GET",
    "path": "/address/districts/new/{id}",
    "verb": "show",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "newProvinces.list": {
    "api": "product",
    "method": "GET",
    "path": "/address/provinces/new",
    "verb": "list",
    "jsonParameters": [],
    "rows": "provinces",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "newProvinces.show": {
    "api": "product",
    "method": "GET",
    "path": "/address/provinces/new/{id}",
    "verb": "show",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "numberSeries.list": {
    "api": "product",
    "method": "GET",
    "path": "/number-series",
    "verb": "list",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "numberSeries.update": {
    "api": "product",
    "method": "PUT",
    "path": "/number-series/{id}",
    "verb": "update",
    "jsonParameters": [],
    "fallbackMessage": "Không cập nhật được kiểu đánh số!"
  },
  "papers.show": {
    "api": "product",
    "method": "GET",
    "path": "/papers",
    "verb": "show",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "partnerInfos.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/partner-infos/{id}",
    "verb": "destroy",
    "jsonParameters": [],
    "fallbackMessage": "Xóa thất bại!",
    "serverMessage": 400
  },
  "partnerInfos.destroyBulk": {
    "api": "product",
    "method": "POST",
    "path": "/partner-infos/destroy-bulk",
    "verb": "destroyBulk",
    "jsonParameters": [],
    "fallbackMessage": "Xóa thất bại!",
    "serverMessage": 400
  },
  "partnerInfos.export": {
    "api": "product",
    "method": "GET",
    "path": "/partner-infos/export",
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
    "verb": "importTemplate",
    "jsonParameters": [],
    "fallbackMessage": "Không tải được mẫu nhập!",
    "answersFile": true
  },
  "partnerInfos.list": {
    "api": "product",
    "method": "GET",
    "path": "/partner-infos",
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
    "verb": "restore",
    "jsonParameters": [],
    "fallbackMessage": "Không hoàn tác được!"
  },
  "partnerInfos.show": {
    "api": "product",
    "method": "GET",
    "path": "/partner-infos/{id}",
    "verb": "show",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "partnerInfos.store": {
    "api": "product",
    "method": "POST",
    "path": "/partner-infos",
    "verb": "store",
    "jsonParameters": [],
    "fallbackMessage": "Thêm mới thất bại!",
    "serverMessage": 400
  },
  "partnerInfos.undoImport": {
    "api": "product",
    "method": "POST",
    "path": "/partner-infos/import/{id}/undo",
    "verb": "undoImport",
    "jsonParameters": [],
    "fallbackMessage": "Không hoàn tác được!"
  },
  "partnerInfos.update": {
    "api": "product",
    "method": "PUT",
    "path": "/partner-infos/{id}",
    "verb": "update",
    "jsonParameters": [],
    "fallbackMessage": "Cập nhật thất bại!",
    "serverMessage": 400
  },
  "permissions.currentUser": {
    "api": "product",
    "method": "GET",
    "path": "/permissions/current-user",
    "verb": "currentUser",
    "jsonParameters": []
  },
  "permissions.explain": {
    "api": "product",
    "method": "GET",
    "path": "/permissions/explain",
    "verb": "explain",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "permissions.list": {
    "api": "product",
    "method": "GET",
    "path": "/permissions",
    "verb": "list",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "positions.changeStatus": {
    "api": "product",
    "method": "POST",
    "path": "/positions/{id}/change-status",
    "verb": "changeStatus",
    "jsonParameters": [],
    "fallbackMessage": "Không cập nhật được xếp loại!"
  },
  "positions.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/positions/{id}",
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
    "verb": "destroyBulk",
    "jsonParameters": [],
    "fallbackMessage": "Không xóa được xếp loại!"
  },
  "positions.export": {
    "api": "product",
    "method": "GET",
    "path": "/positions/export",
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
    "verb": "importTemplate",
    "jsonParameters": [],
    "fallbackMessage": "Không tải được mẫu nhập!",
    "answersFile": true
  },
  "positions.list": {
    "api": "product",
    "method": "GET",
    "path": "/positions",
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
    "verb": "restore",
    "jsonParameters": [],
    "fallbackMessage": "Không hoàn tác được!"
  },
  "positions.show": {
    "api": "product",
    "method": "GET",
    "path": "/positions/{id}",
    "verb": "show",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "positions.store": {
    "api": "product",
    "method": "POST",
    "path": "/positions",
    "verb": "store",
    "jsonParameters": [],
    "fallbackMessage": "Không tạo được xếp loại!"
  },
  "positions.undoImport": {
    "api": "product",
    "method": "POST",
    "path": "/positions/import/{id}/undo",
    "verb": "undoImport",
    "jsonParameters": [],
    "fallbackMessage": "Không hoàn tác được!"
  },
  "positions.update": {
    "api": "product",
    "method": "PUT",
    "path": "/positions/{id}",
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
    "verb": "destroy",
    "jsonParameters": [],
    "fallbackMessage": "Không xóa được thủ tục!"
  },
  "procedures.finish": {
    "api": "product",
    "method": "POST",
    "path": "/procedures/{id}/finish",
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
    "verb": "restore",
    "jsonParameters": [],
    "fallbackMessage": "Không hoàn tác được!"
  },
  "procedures.show": {
    "api": "product",
    "method": "GET",
    "path": "/procedures/{id}",
    "verb": "show",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "procedures.store": {
    "api": "product",
    "method": "POST",
    "path": "/procedures",
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
    "verb": "update",
    "jsonParameters": [],
    "fallbackMessage": "Không cập nhật được thủ tục!"
  },
  "profile.changePassword": {
    "api": "identity",
    "method": "POST",
    "path": "/me/change-password",
    "verb": "changePassword",
    "jsonParameters": [],
    "fallbackMessage": "Không đổi được mật khẩu, vui lòng thử lại sau."
  },
  "profile.endOtherSessions": {
    "api": "identity",
    "method": "POST",
    "path": "/me/sessions/end-others",
    "verb": "endOtherSessions",
    "jsonParameters": [],
    "fallbackMessage": "Không kết thúc được các phiên đăng nhập, vui lòng thử lại sau."
  },
  "profile.endSession": {
    "api": "identity",
    "method": "DELETE",
    "path": "/me/sessions/{id}",
    "verb": "endSession",
    "jsonParameters": [],
    "fallbackMessage": "Không kết thúc được phiên đăng nhập, vui lòng thử lại sau."
  },
  "profile.passwordLink": {
    "api": "identity",
    "method": "POST",
    "path": "/password-link",
    "verb": "passwordLink",
    "jsonParameters": [],
    "fallbackMessage": "Không mở được liên kết, vui lòng thử lại sau."
  },
  "profile.resetPassword": {
    "api": "identity",
    "method": "POST",
    "path": "/reset-password",
    "verb": "resetPassword",
    "jsonParameters": [],
    "fallbackMessage": "Không đặt được mật khẩu, vui lòng thử lại sau."
  },
  "profile.sessions": {
    "api": "identity",
    "method": "GET",
    "path": "/me/sessions",
    "verb": "sessions",
    "jsonParameters": []
  },
  "profile.signIns": {
    "api": "identity",
    "method": "GET",
    "path": "/me/sign-ins",
    "verb": "signIns",
    "jsonParameters": []
  },
  "provinces.list": {
    "api": "product",
    "method": "GET",
    "path": "/address/provinces",
    "verb": "list",
    "jsonParameters": [],
    "rows": "provinces",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "provinces.show": {
    "api": "product",
    "method": "GET",
    "path": "/address/provinces/{id}",
    "verb": "show",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "quizCategories.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/quiz/categories/{id}",
    "verb": "destroy",
    "jsonParameters": [],
    "fallbackMessage": "Xóa thất bại!"
  },
  "quizCategories.destroyBulk": {
    "api": "product",
    "method": "POST",
    "path": "/quiz/categories/destroy-bulk",
    "verb": "destroyBulk",
    "jsonParameters": [],
    "fallbackMessage": "Xóa thất bại!"
  },
  "quizCategories.export": {
    "api": "product",
    "method": "GET",
    "path": "/quiz/categories/export",
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
    "verb": "importTemplate",
    "jsonParameters": [],
    "fallbackMessage": "Không tải được mẫu nhập!",
    "answersFile": true
  },
  "quizCategories.list": {
    "api": "product",
    "method": "GET",
    "path": "/quiz/categories",
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
    "verb": "restore",
    "jsonParameters": [],
    "fallbackMessage": "Không hoàn tác được!"
  },
  "quizCategories.show": {
    "api": "product",
    "method": "GET",
    "path": "/quiz/categories/{id}",
    "verb": "show",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "quizCategories.store": {
    "api": "product",
    "method": "POST",
    "path": "/quiz/categories",
    "verb": "store",
    "jsonParameters": [],
    "fallbackMessage": "Thêm mới thất bại!"
  },
  "quizCategories.undoImport": {
    "api": "product",
    "method": "POST",
    "path": "/quiz/categories/import/{id}/undo",
    "verb": "undoImport",
    "jsonParameters": [],
    "fallbackMessage": "Không hoàn tác được!"
  },
  "quizCategories.update": {
    "api": "product",
    "method": "PUT",
    "path": "/quiz/categories/{id}",
    "verb": "update",
    "jsonParameters": [],
    "fallbackMessage": "Cập nhật thất bại!"
  },
  "quizExams.addPeople": {
    "api": "product",
    "method": "POST",
    "path": "/quiz/exams/{id}/employees",
    "verb": "addPeople",
    "jsonParameters": [],
    "fallbackMessage": "Cập nhật thất bại!"
  },
  "quizExams.cancel": {
    "api": "product",
    "method": "POST",
    "path": "/quiz/exams/{id}/cancel",
    "verb": "cancel",
    "jsonParameters": [],
    "fallbackMessage": "Không hủy được kỳ thi!"
  },
  "quizExams.cells": {
    "api": "product",
    "method": "GET",
    "path": "/quiz/exams/{id}/cells",
    "verb": "cells",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "quizExams.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/quiz/exams/{id}",
    "verb": "destroy",
    "jsonParameters": [],
    "fallbackMessage": "Xóa thất bại!"
  },
  "quizExams.destroyBulk": {
    "api": "product",
    "method": "POST",
    "path": "/quiz/exams/destroy/bulk",
    "verb": "destroyBulk",
    "jsonParameters": [],
    "fallbackMessage": "Xóa thất bại!"
  },
  "quizExams.detachEmployees": {
    "api": "product",
    "method": "POST",
    "path": "/quiz/exams/{id}/detach-employees",
    "verb": "detachEmployees",
    "jsonParameters": [],
    "fallbackMessage": "Cập nhật thất bại!"
  },
  "quizExams.list": {
    "api": "product",
    "method": "GET",
    "path": "/quiz/exams",
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
    "verb": "people",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "quizExams.publish": {
    "api": "product",
    "method": "POST",
    "path": "/quiz/exams/{id}/publish",
    "verb": "publish",
    "jsonParameters": [],
    "fallbackMessage": "Không công bố được kỳ thi!"
  },
  "quizExams.questions": {
    "api": "product",
    "method": "GET",
    "path": "/quiz/exams/{id}/questions",
    "verb": "questions",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "quizExams.restore": {
    "api": "product",
    "method": "POST",
    "path": "/quiz/exams/restore",
    "verb": "restore",
    "jsonParameters": [],
    "fallbackMessage": "Không hoàn tác được!"
  },
  "quizExams.saveCells": {
    "api": "product",
    "method": "PUT",
    "path": "/quiz/exams/{id}/cells",
    "verb": "saveCells",
    "jsonParameters": [],
    "fallbackMessage": "Cập nhật thất bại!"
  },
  "quizExams.sendNotifications": {
    "api": "product",
    "method": "POST",
    "path": "/quiz/exams/{id}/send-notifications",
    "verb": "sendNotifications",
    "jsonParameters": [],
    "fallbackMessage": "Không gửi được thông báo!"
  },
  "quizExams.show": {
    "api": "product",
    "method": "GET",
    "path": "/quiz/exams/{id}",
    "verb": "show",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "quizExams.store": {
    "api": "product",
    "method": "POST",
    "path": "/quiz/exams",
    "verb": "store",
    "jsonParameters": [],
    "fallbackMessage": "Thêm mới thất bại!"
  },
  "quizExams.takenExams": {
    "api": "product",
    "method": "GET",
    "path": "/quiz/exams/{id}/taken-exams",
    "verb": "takenExams",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "quizExams.takenExamsExport": {
    "api": "product",
    "method": "GET",
    "path": "/quiz/exams/{id}/taken-exams/export",
    "verb": "takenExamsExport",
    "jsonParameters": [],
    "fallbackMessage": "Không xuất được bảng điểm!",
    "answersFile": true
  },
  "quizExams.update": {
    "api": "product",
    "method": "PUT",
    "path": "/quiz/exams/{id}",
    "verb": "update",
    "jsonParameters": [],
    "fallbackMessage": "Cập nhật thất bại!"
  },
  "quizExams.upload": {
    "api": "product",
    "method": "POST",
    "path": "/quiz/exams/{id}/upload",
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
    "verb": "withdraw",
    "jsonParameters": [],
    "fallbackMessage": "Không thu hồi được kỳ thi!"
  },
  "quizQuestions.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/quiz/questions/{id}",
    "verb": "destroy",
    "jsonParameters": [],
    "fallbackMessage": "Xóa thất bại!"
  },
  "quizQuestions.destroyBulk": {
    "api": "product",
    "method": "POST",
    "path": "/quiz/questions/destroy/bulk",
    "verb": "destroyBulk",
    "jsonParameters": [],
    "fallbackMessage": "Xóa thất bại!"
  },
  "quizQuestions.export": {
    "api": "product",
    "method": "GET",
    "path": "/quiz/questions/export",
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
    "verb": "importTemplate",
    "jsonParameters": [],
    "fallbackMessage": "Không tải được mẫu nhập!",
    "answersFile": true
  },
  "quizQuestions.list": {
    "api": "product",
    "method": "GET",
    "path": "/quiz/questions",
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
    "verb": "restore",
    "jsonParameters": [],
    "fallbackMessage": "Không hoàn tác được!"
  },
  "quizQuestions.show": {
    "api": "product",
    "method": "GET",
    "path": "/quiz/questions/{id}",
    "verb": "show",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "quizQuestions.store": {
    "api": "product",
    "method": "POST",
    "path": "/quiz/questions",
    "verb": "store",
    "jsonParameters": [],
    "fallbackMessage": "Thêm mới thất bại!"
  },
  "quizQuestions.storeBulk": {
    "api": "product",
    "method": "POST",
    "path": "/quiz/questions/store/bulk",
    "verb": "storeBulk",
    "jsonParameters": [],
    "fallbackMessage": "Thêm mới thất bại!"
  },
  "quizQuestions.undoImport": {
    "api": "product",
    "method": "POST",
    "path": "/quiz/questions/import/{id}/undo",
    "verb": "undoImport",
    "jsonParameters": [],
    "fallbackMessage": "Không hoàn tác được!"
  },
  "quizQuestions.update": {
    "api": "product",
    "method": "POST",
    "path": "/quiz/questions/{id}/update",
    "verb": "update",
    "jsonParameters": [],
    "fallbackMessage": "Cập nhật thất bại!"
  },
  "quizReports.show": {
    "api": "product",
    "method": "GET",
    "path": "/quiz/reports",
    "verb": "show",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "quizSettings.show": {
    "api": "product",
    "method": "GET",
    "path": "/quiz/settings",
    "verb": "show",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "quizSettings.update": {
    "api": "product",
    "method": "PUT",
    "path": "/quiz/settings",
    "verb": "update",
    "jsonParameters": [],
    "fallbackMessage": "Cập nhật thất bại!"
  },
  "quizTaking.answers": {
    "api": "product",
    "method": "POST",
    "path": "/internal/quiz/exams/{id}/answers",
    "verb": "answers",
    "jsonParameters": [],
    "fallbackMessage": "Chưa lưu được câu trả lời!"
  },
  "quizTaking.finish": {
    "api": "product",
    "method": "POST",
    "path": "/internal/quiz/exams/{id}/finish",
    "verb": "finish",
    "jsonParameters": [],
    "fallbackMessage": "Chưa nộp được bài!"
  },
  "quizTaking.info": {
    "api": "product",
    "method": "GET",
    "path": "/internal/quiz/exams/{id}/info",
    "verb": "info",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "quizTaking.list": {
    "api": "product",
    "method": "GET",
    "path": "/internal/quiz/exams",
    "verb": "list",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "quizTaking.results": {
    "api": "product",
    "method": "GET",
    "path": "/internal/quiz/exams/{id}/show-results",
    "verb": "results",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "quizTaking.start": {
    "api": "product",
    "method": "POST",
    "path": "/internal/quiz/exams/{id}/start",
    "verb": "start",
    "jsonParameters": [],
    "fallbackMessage": "Không vào thi được!"
  },
  "quizTaking.takeOver": {
    "api": "product",
    "method": "POST",
    "path": "/internal/quiz/exams/{id}/take-over",
    "verb": "takeOver",
    "jsonParameters": [],
    "fallbackMessage": "Không tiếp tục được!"
  },
  "quizTaking.viewAnswers": {
    "api": "product",
    "method": "GET",
    "path": "/quiz/taken-exams/{id}/view-answers",
    "verb": "viewAnswers",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "recruitmentBoards.bulk": {
    "api": "product",
    "method": "POST",
    "path": "/recruitments/{id}/boards/bulk",
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
    "verb": "file",
    "jsonParameters": [],
    "fallbackMessage": "Không tải được tài liệu!",
    "answersFile": true
  },
  "recruitmentDocuments.restore": {
    "api": "product",
    "method": "POST",
    "path": "/recruitment-documents/{id}/restore",
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
  "recruitmentReport.download": {
    "api": "product",
    "method": "GET",
    "path": "/recruitment-report/download",
    "verb": "download",
    "jsonParameters": [],
    "fallbackMessage": "Không tải được báo cáo tuyển dụng!",
    "answersFile": true
  },
  "recruitmentReport.drill": {
    "api": "product",
    "method": "POST",
    "path": "/recruitment-report/drill",
    "verb": "drill",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "recruitmentReport.show": {
    "api": "product",
    "method": "GET",
    "path": "/recruitment-report",
    "verb": "show",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được báo cáo tuyển dụng!"
  },
  "recruitmentResults.form": {
    "api": "product",
    "method": "GET",
    "path": "/results/form",
    "verb": "form",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "recruitmentResults.handIn": {
    "api": "product",
    "method": "POST",
    "path": "/results/{id}/hand-in",
    "verb": "handIn",
    "jsonParameters": [],
    "fallbackMessage": "Cập nhật thất bại!"
  },
  "recruitmentResults.list": {
    "api": "product",
    "method": "GET",
    "path": "/results",
    "verb": "list",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "recruitmentResults.mine": {
    "api": "product",
    "method": "GET",
    "path": "/results/mine",
    "verb": "mine",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "recruitmentResults.recuse": {
    "api": "product",
    "method": "POST",
    "path": "/results/recuse",
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
    "verb": "reopen",
    "jsonParameters": [],
    "fallbackMessage": "Cập nhật thất bại!"
  },
  "recruitmentResults.show": {
    "api": "product",
    "method": "GET",
    "path": "/results/{id}",
    "verb": "show",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "recruitmentResults.store": {
    "api": "product",
    "method": "POST",
    "path": "/results",
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
    "verb": "update",
    "jsonParameters": [],
    "fallbackMessage": "Cập nhật thất bại!"
  },
  "recruitmentRooms.list": {
    "api": "product",
    "method": "GET",
    "path": "/recruitment-rooms",
    "verb": "list",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "recruitmentRooms.store": {
    "api": "product",
    "method": "POST",
    "path": "/recruitment-rooms",
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
    "verb": "show",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "recruitmentRounds.store": {
    "api": "product",
    "method": "POST",
    "path": "/rounds",
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
    "verb": "candidates",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "recruitmentSchedules.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/schedules/{id}",
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
    "verb": "list",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "recruitmentSchedules.restore": {
    "api": "product",
    "method": "POST",
    "path": "/schedules/{id}/restore",
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
    "verb": "show",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "recruitmentSettings.update": {
    "api": "product",
    "method": "PUT",
    "path": "/recruitment-settings",
    "verb": "update",
    "jsonParameters": [],
    "fallbackMessage": "Cập nhật thất bại!"
  },
  "recruitments.approve": {
    "api": "product",
    "method": "POST",
    "path": "/recruitments/{id}/approve",
    "verb": "approve",
    "jsonParameters": [],
    "fallbackMessage": "Không phê duyệt được!"
  },
  "recruitments.changeStatus": {
    "api": "product",
    "method": "POST",
    "path": "/recruitments/{id}/change-status/{status}",
    "verb": "changeStatus",
    "jsonParameters": [],
    "fallbackMessage": "Không chuyển được trạng thái!"
  },
  "recruitments.copy": {
    "api": "product",
    "method": "POST",
    "path": "/recruitments/{id}/copy",
    "verb": "copy",
    "jsonParameters": [],
    "fallbackMessage": "Không sao chép được!"
  },
  "recruitments.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/recruitments/{id}",
    "verb": "destroy",
    "jsonParameters": [],
    "fallbackMessage": "Xóa thất bại!"
  },
  "recruitments.destroyBulk": {
    "api": "product",
    "method": "POST",
    "path": "/recruitments/destroy-bulk",
    "verb": "destroyBulk",
    "jsonParameters": [],
    "fallbackMessage": "Xóa thất bại!"
  },
  "recruitments.generateCode": {
    "api": "product",
    "method": "GET",
    "path": "/recruitments/code/generate",
    "verb": "generateCode",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "recruitments.history": {
    "api": "product",
    "method": "GET",
    "path": "/recruitments/{id}/history",
    "verb": "history",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "recruitments.list": {
    "api": "product",
    "method": "GET",
    "path": "/recruitments",
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
    "verb": "quick",
    "jsonParameters": [],
    "fallbackMessage": "Thêm mới thất bại!"
  },
  "recruitments.reject": {
    "api": "product",
    "method": "POST",
    "path": "/recruitments/{id}/reject",
    "verb": "reject",
    "jsonParameters": [],
    "fallbackMessage": "Không từ chối được!"
  },
  "recruitments.restore": {
    "api": "product",
    "method": "POST",
    "path": "/recruitments/restore",
    "verb": "restore",
    "jsonParameters": [],
    "fallbackMessage": "Không hoàn tác được!"
  },
  "recruitments.show": {
    "api": "product",
    "method": "GET",
    "path": "/recruitments/{id}",
    "verb": "show",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "recruitments.store": {
    "api": "product",
    "method": "POST",
    "path": "/recruitments",
    "verb": "store",
    "jsonParameters": [],
    "fallbackMessage": "Thêm mới thất bại!"
  },
  "recruitments.submit": {
    "api": "product",
    "method": "POST",
    "path": "/recruitments/{id}/submit",
    "verb": "submit",
    "jsonParameters": [],
    "fallbackMessage": "Không gửi duyệt được!"
  },
  "recruitments.update": {
    "api": "product",
    "method": "PUT",
    "path": "/recruitments/{id}",
    "verb": "update",
    "jsonParameters": [],
    "fallbackMessage": "Cập nhật thất bại!"
  },
  "requestChangeInfos.cancel": {
    "api": "product",
    "method": "POST",
    "path": "/request-change-infos/{id}/cancel",
    "verb": "cancel",
    "jsonParameters": [],
    "fallbackMessage": "Không hủy được yêu cầu!"
  },
  "requestChangeInfos.export": {
    "api": "product",
    "method": "GET",
    "path": "/request-change-infos/export",
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
    "verb": "fileTicket",
    "jsonParameters": [],
    "fallbackMessage": "Không tải được tệp!"
  },
  "requestChangeInfos.list": {
    "api": "product",
    "method": "GET",
    "path": "/request-change-infos",
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
    "verb": "reveal",
    "jsonParameters": [],
    "fallbackMessage": "Không mở được thông tin!"
  },
  "requestChangeInfos.review": {
    "api": "product",
    "method": "POST",
    "path": "/request-change-infos/{id}/review",
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
    "verb": "show",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "requestChangeInfos.store": {
    "api": "product",
    "method": "POST",
    "path": "/request-change-infos",
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
    "verb": "show",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "requestChangeSettings.update": {
    "api": "product",
    "method": "PUT",
    "path": "/request-change-settings",
    "verb": "update",
    "jsonParameters": [],
    "fallbackMessage": "Không lưu được cài đặt!"
  },
  "reservePool.erase": {
    "api": "product",
    "method": "POST",
    "path": "/candidates/reserve-pool/erase",
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
    "verb": "destroy",
    "jsonParameters": [],
    "fallbackMessage": "Xóa thất bại!"
  },
  "rewardsDisciplines.destroyBulk": {
    "api": "product",
    "method": "POST",
    "path": "/employees/rewards-disciplines/delete/bulk",
    "verb": "destroyBulk",
    "jsonParameters": [],
    "fallbackMessage": "Xóa thất bại!"
  },
  "rewardsDisciplines.export": {
    "api": "product",
    "method": "GET",
    "path": "/employees/rewards-disciplines/export",
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
    "verb": "forms",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "rewardsDisciplines.list": {
    "api": "product",
    "method": "GET",
    "path": "/employees/rewards-disciplines",
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
    "verb": "move",
    "jsonParameters": [],
    "fallbackMessage": "Không chuyển được bước xử lý kỷ luật!"
  },
  "rewardsDisciplines.ofEmployee": {
    "api": "product",
    "method": "GET",
    "path": "/employees/rewards-disciplines/get",
    "verb": "ofEmployee",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "rewardsDisciplines.restore": {
    "api": "product",
    "method": "POST",
    "path": "/employees/rewards-disciplines/restore",
    "verb": "restore",
    "jsonParameters": [],
    "fallbackMessage": "Không hoàn tác được!"
  },
  "rewardsDisciplines.show": {
    "api": "product",
    "method": "GET",
    "path": "/employees/rewards-disciplines/{id}",
    "verb": "show",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "rewardsDisciplines.store": {
    "api": "product",
    "method": "POST",
    "path": "/employees/rewards-disciplines",
    "verb": "store",
    "jsonParameters": [],
    "fallbackMessage": "Thêm mới thất bại!"
  },
  "rewardsDisciplines.update": {
    "api": "product",
    "method": "PUT",
    "path": "/employees/rewards-disciplines/{id}",
    "verb": "update",
    "jsonParameters": [],
    "fallbackMessage": "Cập nhật thất bại!"
  },
  "roles.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/roles/{id}",
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
    "verb": "preview",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "roles.restore": {
    "api": "product",
    "method": "POST",
    "path": "/roles/restore",
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
    "verb": "show",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "roles.store": {
    "api": "product",
    "method": "POST",
    "path": "/roles",
    "verb": "store",
    "jsonParameters": [],
    "fallbackMessage": "Không tạo được xếp loại!"
  },
  "roles.update": {
    "api": "product",
    "method": "PUT",
    "path": "/roles/{id}",
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
    "verb": "changeCompany",
    "jsonParameters": [],
    "fallbackMessage": "Không đổi được công ty."
  },
  "session.companies": {
    "api": "identity",
    "method": "GET",
    "path": "/me/companies",
    "verb": "companies",
    "jsonParameters": []
  },
  "session.currentCompany": {
    "api": "identity",
    "method": "GET",
    "path": "/me/current-company",
    "verb": "currentCompany",
    "jsonParameters": []
  },
  "session.login": {
    "api": "identity",
    "method": "POST",
    "path": "/login",
    "verb": "login",
    "jsonParameters": [],
    "fallbackMessage": "Không đăng nhập được, vui lòng thử lại sau."
  },
  "session.logout": {
    "api": "identity",
    "method": "POST",
    "path": "/logout",
    "verb": "logout",
    "jsonParameters": []
  },
  "session.me": {
    "api": "identity",
    "method": "GET",
    "path": "/me",
    "verb": "me",
    "jsonParameters": []
  },
  "signers.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/signers/{id}",
    "verb": "destroy",
    "jsonParameters": [],
    "fallbackMessage": "Xóa thất bại!"
  },
  "signers.destroyBulk": {
    "api": "product",
    "method": "POST",
    "path": "/signers/destroy-bulk",
    "verb": "destroyBulk",
    "jsonParameters": [],
    "fallbackMessage": "Xóa thất bại!"
  },
  "signers.list": {
    "api": "product",
    "method": "GET",
    "path": "/signers",
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
    "verb": "restore",
    "jsonParameters": [],
    "fallbackMessage": "Không hoàn tác được!"
  },
  "signers.show": {
    "api": "product",
    "method": "GET",
    "path": "/signers/{id}",
    "verb": "show",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "signers.store": {
    "api": "product",
    "method": "POST",
    "path": "/signers",
    "verb": "store",
    "jsonParameters": [],
    "fallbackMessage": "Thêm mới thất bại!"
  },
  "signers.update": {
    "api": "product",
    "method": "PUT",
    "path": "/signers/{id}",
    "verb": "update",
    "jsonParameters": [],
    "fallbackMessage": "Cập nhật thất bại!"
  },
  "statistics.addresses": {
    "api": "product",
    "method": "GET",
    "path": "/statistics/employees/address",
    "verb": "addresses",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được số liệu thống kê!"
  },
  "statistics.addressesDownload": {
    "api": "product",
    "method": "GET",
    "path": "/statistics/employees/address/download",
    "verb": "addressesDownload",
    "jsonParameters": [],
    "fallbackMessage": "Không tải được số liệu thống kê!",
    "answersFile": true
  },
  "statistics.ages": {
    "api": "product",
    "method": "GET",
    "path": "/statistics/employees/ages",
    "verb": "ages",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được số liệu thống kê!"
  },
  "statistics.agesDownload": {
    "api": "product",
    "method": "GET",
    "path": "/statistics/employees/ages/download",
    "verb": "agesDownload",
    "jsonParameters": [],
    "fallbackMessage": "Không tải được số liệu thống kê!",
    "answersFile": true
  },
  "statistics.children": {
    "api": "product",
    "method": "GET",
    "path": "/statistics/employees/children",
    "verb": "children",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được số liệu thống kê!"
  },
  "statistics.childrenDownload": {
    "api": "product",
    "method": "GET",
    "path": "/statistics/employees/children/download",
    "verb": "childrenDownload",
    "jsonParameters": [],
    "fallbackMessage": "Không tải được số liệu thống kê!",
    "answersFile": true
  },
  "statistics.contracts": {
    "api": "product",
    "method": "GET",
    "path": "/statistics/contracts",
    "verb": "contracts",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được số liệu thống kê!"
  },
  "statistics.contractsDownload": {
    "api": "product",
    "method": "GET",
    "path": "/statistics/contracts/download",
    "verb": "contractsDownload",
    "jsonParameters": [],
    "fallbackMessage": "Không tải được số liệu thống kê!",
    "answersFile": true
  },
  "statistics.drill": {
    "api": "product",
    "method": "POST",
    "path": "/statistics/drill",
    "verb": "drill",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "statistics.educationLevels": {
    "api": "product",
    "method": "GET",
    "path": "/statistics/employees/education-levels",
    "verb": "educationLevels",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được số liệu thống kê!"
  },
  "statistics.educationLevelsDownload": {
    "api": "product",
    "method": "GET",
    "path": "/statistics/employees/education-levels/download",
    "verb": "educationLevelsDownload",
    "jsonParameters": [],
    "fallbackMessage": "Không tải được số liệu thống kê!",
    "answersFile": true
  },
  "statistics.employees": {
    "api": "product",
    "method": "GET",
    "path": "/statistics/employees",
    "verb": "employees",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được số liệu thống kê!"
  },
  "statistics.employeesDownload": {
    "api": "product",
    "method": "GET",
    "path": "/statistics/employees/download",
    "verb": "employeesDownload",
    "jsonParameters": [],
    "fallbackMessage": "Không tải được số liệu thống kê!",
    "answersFile": true
  },
  "statistics.seniority": {
    "api": "product",
    "method": "GET",
    "path": "/statistics/employees/seniority",
    "verb": "seniority",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được số liệu thống kê!"
  },
  "statistics.seniorityDownload": {
    "api": "product",
    "method": "GET",
    "path": "/statistics/employees/seniority/download",
    "verb": "seniorityDownload",
    "jsonParameters": [],
    "fallbackMessage": "Không tải được số liệu thống kê!",
    "answersFile": true
  },
  "statistics.volatility": {
    "api": "product",
    "method": "GET",
    "path": "/statistics/employees/volatility",
    "verb": "volatility",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được số liệu thống kê!"
  },
  "statistics.volatilityDownload": {
    "api": "product",
    "method": "GET",
    "path": "/statistics/employees/volatility/download",
    "verb": "volatilityDownload",
    "jsonParameters": [],
    "fallbackMessage": "Không tải được số liệu thống kê!",
    "answersFile": true
  },
  "trainingAttendances.close": {
    "api": "product",
    "method": "POST",
    "path": "/details/{id}/close",
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
    "verb": "list",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "trainingAttendances.updateBulk": {
    "api": "product",
    "method": "POST",
    "path": "/details/{id}/attendances/bulk",
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
    "verb": "file",
    "jsonParameters": [],
    "fallbackMessage": "Không tải được tài liệu!",
    "answersFile": true
  },
  "trainingDocuments.store": {
    "api": "product",
    "method": "POST",
    "path": "/trainings/{id}/documents",
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
    "verb": "export",
    "jsonParameters": [],
    "fallbackMessage": "Không xuất được danh sách học viên!",
    "answersFile": true
  },
  "trainingEmployees.import": {
    "api": "product",
    "method": "POST",
    "path": "/training-employees/{id}/import/excel",
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
    "verb": "list",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "trainingEmployees.promised": {
    "api": "product",
    "method": "POST",
    "path": "/training-employees/{id}/promised",
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
    "verb": "destroy",
    "jsonParameters": [],
    "fallbackMessage": "Xóa thất bại!",
    "serverMessage": 400
  },
  "trainingFormalities.destroyBulk": {
    "api": "product",
    "method": "POST",
    "path": "/training-formalities/destroy-bulk",
    "verb": "destroyBulk",
    "jsonParameters": [],
    "fallbackMessage": "Xóa thất bại!",
    "serverMessage": 400
  },
  "trainingFormalities.export": {
    "api": "product",
    "method": "GET",
    "path": "/training-formalities/export",
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
    "verb": "importTemplate",
    "jsonParameters": [],
    "fallbackMessage": "Không tải được mẫu nhập!",
    "answersFile": true
  },
  "trainingFormalities.list": {
    "api": "product",
    "method": "GET",
    "path": "/training-formalities",
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
    "verb": "restore",
    "jsonParameters": [],
    "fallbackMessage": "Không hoàn tác được!"
  },
  "trainingFormalities.show": {
    "api": "product",
    "method": "GET",
    "path": "/training-formalities/{id}",
    "verb": "show",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "trainingFormalities.store": {
    "api": "product",
    "method": "POST",
    "path": "/training-formalities",
    "verb": "store",
    "jsonParameters": [],
    "fallbackMessage": "Thêm mới thất bại!",
    "serverMessage": 400
  },
  "trainingFormalities.undoImport": {
    "api": "product",
    "method": "POST",
    "path": "/training-formalities/import/{id}/undo",
    "verb": "undoImport",
    "jsonParameters": [],
    "fallbackMessage": "Không hoàn tác được!"
  },
  "trainingFormalities.update": {
    "api": "product",
    "method": "PUT",
    "path": "/training-formalities/{id}",
    "verb": "update",
    "jsonParameters": [],
    "fallbackMessage": "Cập nhật thất bại!",
    "serverMessage": 400
  },
  "trainingInvitations.show": {
    "api": "product",
    "method": "GET",
    "path": "/trainings/{id}/invitation",
    "verb": "show",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "trainingLecturers.store": {
    "api": "product",
    "method": "POST",
    "path": "/trainings/{id}/lecturers",
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
    "verb": "destroy",
    "jsonParameters": [],
    "fallbackMessage": "Xóa thất bại!",
    "serverMessage": 400
  },
  "trainingLocations.destroyBulk": {
    "api": "product",
    "method": "POST",
    "path": "/trainings/locations/destroy-bulk",
    "verb": "destroyBulk",
    "jsonParameters": [],
    "fallbackMessage": "Xóa thất bại!",
    "serverMessage": 400
  },
  "trainingLocations.export": {
    "api": "product",
    "method": "GET",
    "path": "/trainings/locations/export",
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
    "verb": "importTemplate",
    "jsonParameters": [],
    "fallbackMessage": "Không tải được mẫu nhập!",
    "answersFile": true
  },
  "trainingLocations.list": {
    "api": "product",
    "method": "GET",
    "path": "/trainings/locations",
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
    "verb": "restore",
    "jsonParameters": [],
    "fallbackMessage": "Không hoàn tác được!"
  },
  "trainingLocations.show": {
    "api": "product",
    "method": "GET",
    "path": "/trainings/locations/{id}",
    "verb": "show",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "trainingLocations.store": {
    "api": "product",
    "method": "POST",
    "path": "/trainings/locations",
    "verb": "store",
    "jsonParameters": [],
    "fallbackMessage": "Thêm mới thất bại!",
    "serverMessage": 400
  },
  "trainingLocations.undoImport": {
    "api": "product",
    "method": "POST",
    "path": "/trainings/locations/import/{id}/undo",
    "verb": "undoImport",
    "jsonParameters": [],
    "fallbackMessage": "Không hoàn tác được!"
  },
  "trainingLocations.update": {
    "api": "product",
    "method": "PUT",
    "path": "/trainings/locations/{id}",
    "verb": "update",
    "jsonParameters": [],
    "fallbackMessage": "Cập nhật thất bại!",
    "serverMessage": 400
  },
  "trainingMails.askToConfirm": {
    "api": "product",
    "method": "POST",
    "path": "/training-employees/{id}/send-mail-confirm",
    "verb": "askToConfirm",
    "jsonParameters": [],
    "fallbackMessage": "Không gửi được thư!"
  },
  "trainingMails.confirmations": {
    "api": "product",
    "method": "GET",
    "path": "/training-employees/{id}/list-confirm",
    "verb": "confirmations",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "trainingMails.notices": {
    "api": "product",
    "method": "GET",
    "path": "/trainings/{id}/employees/notify/training-plan",
    "verb": "notices",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "trainingMails.notify": {
    "api": "product",
    "method": "POST",
    "path": "/trainings/{id}/employees/notify/training-plan",
    "verb": "notify",
    "jsonParameters": [],
    "fallbackMessage": "Không gửi được thư!"
  },
  "trainingPartners.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/partners/{id}",
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
    "verb": "approve",
    "jsonParameters": [],
    "fallbackMessage": "Không duyệt được!"
  },
  "trainingPlans.cancel": {
    "api": "product",
    "method": "POST",
    "path": "/training-plans/{id}/cancel",
    "verb": "cancel",
    "jsonParameters": [],
    "fallbackMessage": "Không hủy được!"
  },
  "trainingPlans.copy": {
    "api": "product",
    "method": "POST",
    "path": "/training-plans/{id}/copy",
    "verb": "copy",
    "jsonParameters": [],
    "fallbackMessage": "Không sao chép được!"
  },
  "trainingPlans.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/training-plans/{id}",
    "verb": "destroy",
    "jsonParameters": [],
    "fallbackMessage": "Xóa thất bại!"
  },
  "trainingPlans.destroyBulk": {
    "api": "product",
    "method": "POST",
    "path": "/training-plans/destroy-bulk",
    "verb": "destroyBulk",
    "jsonParameters": [],
    "fallbackMessage": "Xóa thất bại!"
  },
  "trainingPlans.finish": {
    "api": "product",
    "method": "POST",
    "path": "/training-plans/{id}/finish",
    "verb": "finish",
    "jsonParameters": [],
    "fallbackMessage": "Không hoàn thành được!"
  },
  "trainingPlans.history": {
    "api": "product",
    "method": "GET",
    "path": "/training-plans/{id}/history",
    "verb": "history",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "trainingPlans.list": {
    "api": "product",
    "method": "GET",
    "path": "/training-plans",
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
    "verb": "restore",
    "jsonParameters": [],
    "fallbackMessage": "Không hoàn tác được!"
  },
  "trainingPlans.return": {
    "api": "product",
    "method": "POST",
    "path": "/training-plans/{id}/return",
    "verb": "return",
    "jsonParameters": [],
    "fallbackMessage": "Không trả lại được!"
  },
  "trainingPlans.revise": {
    "api": "product",
    "method": "POST",
    "path": "/training-plans/{id}/revise",
    "verb": "revise",
    "jsonParameters": [],
    "fallbackMessage": "Không điều chỉnh được!"
  },
  "trainingPlans.show": {
    "api": "product",
    "method": "GET",
    "path": "/training-plans/{id}",
    "verb": "show",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "trainingPlans.store": {
    "api": "product",
    "method": "POST",
    "path": "/training-plans",
    "verb": "store",
    "jsonParameters": [],
    "fallbackMessage": "Thêm mới thất bại!"
  },
  "trainingPlans.submit": {
    "api": "product",
    "method": "POST",
    "path": "/training-plans/{id}/submit",
    "verb": "submit",
    "jsonParameters": [],
    "fallbackMessage": "Không trình duyệt được!"
  },
  "trainingPlans.update": {
    "api": "product",
    "method": "PUT",
    "path": "/training-plans/{id}",
    "verb": "update",
    "jsonParameters": [],
    "fallbackMessage": "Cập nhật thất bại!"
  },
  "trainingPlans.withdraw": {
    "api": "product",
    "method": "POST",
    "path": "/training-plans/{id}/withdraw",
    "verb": "withdraw",
    "jsonParameters": [],
    "fallbackMessage": "Không rút lại được!"
  },
  "trainingReports.certificates": {
    "api": "product",
    "method": "GET",
    "path": "/reports/trainings/certificates",
    "verb": "certificates",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "trainingReports.courses": {
    "api": "product",
    "method": "GET",
    "path": "/reports/trainings/courses",
    "verb": "courses",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "trainingSubjects.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/subjects/{id}",
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
    "verb": "destroy",
    "jsonParameters": [],
    "fallbackMessage": "Xóa thất bại!",
    "serverMessage": 400
  },
  "trainingTypes.destroyBulk": {
    "api": "product",
    "method": "POST",
    "path": "/training-types/destroy-bulk",
    "verb": "destroyBulk",
    "jsonParameters": [],
    "fallbackMessage": "Xóa thất bại!",
    "serverMessage": 400
  },
  "trainingTypes.export": {
    "api": "product",
    "method": "GET",
    "path": "/training-types/export",
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
    "verb": "importTemplate",
    "jsonParameters": [],
    "fallbackMessage": "Không tải được mẫu nhập!",
    "answersFile": true
  },
  "trainingTypes.list": {
    "api": "product",
    "method": "GET",
    "path": "/training-types",
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
    "verb": "restore",
    "jsonParameters": [],
    "fallbackMessage": "Không hoàn tác được!"
  },
  "trainingTypes.show": {
    "api": "product",
    "method": "GET",
    "path": "/training-types/{id}",
    "verb": "show",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "trainingTypes.store": {
    "api": "product",
    "method": "POST",
    "path": "/training-types",
    "verb": "store",
    "jsonParameters": [],
    "fallbackMessage": "Thêm mới thất bại!",
    "serverMessage": 400
  },
  "trainingTypes.undoImport": {
    "api": "product",
    "method": "POST",
    "path": "/training-types/import/{id}/undo",
    "verb": "undoImport",
    "jsonParameters": [],
    "fallbackMessage": "Không hoàn tác được!"
  },
  "trainingTypes.update": {
    "api": "product",
    "method": "PUT",
    "path": "/training-types/{id}",
    "verb": "update",
    "jsonParameters": [],
    "fallbackMessage": "Cập nhật thất bại!",
    "serverMessage": 400
  },
  "trainings.begin": {
    "api": "product",
    "method": "POST",
    "path": "/trainings/{id}/begin",
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
    "verb": "cancel",
    "jsonParameters": [],
    "fallbackMessage": "Không hủy được khóa đào tạo!"
  },
  "trainings.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/trainings/{id}",
    "verb": "destroy",
    "jsonParameters": [],
    "fallbackMessage": "Xóa thất bại!"
  },
  "trainings.destroyBulk": {
    "api": "product",
    "method": "POST",
    "path": "/trainings/destroy-bulk",
    "verb": "destroyBulk",
    "jsonParameters": [],
    "fallbackMessage": "Xóa thất bại!"
  },
  "trainings.finish": {
    "api": "product",
    "method": "POST",
    "path": "/trainings/{id}/finish",
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
    "verb": "open",
    "jsonParameters": [],
    "fallbackMessage": "Không mở được khóa đào tạo!"
  },
  "trainings.restore": {
    "api": "product",
    "method": "POST",
    "path": "/trainings/restore",
    "verb": "restore",
    "jsonParameters": [],
    "fallbackMessage": "Không hoàn tác được!"
  },
  "trainings.show": {
    "api": "product",
    "method": "GET",
    "path": "/trainings/{id}",
    "verb": "show",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "trainings.store": {
    "api": "product",
    "method": "POST",
    "path": "/trainings",
    "verb": "store",
    "jsonParameters": [],
    "fallbackMessage": "Thêm mới thất bại!"
  },
  "trainings.update": {
    "api": "product",
    "method": "PUT",
    "path": "/trainings/{id}",
    "verb": "update",
    "jsonParameters": [],
    "fallbackMessage": "Cập nhật thất bại!"
  },
  "wards.list": {
    "api": "product",
    "method": "GET",
    "path": "/address/wards",
    "verb": "list",
    "jsonParameters": [],
    "rows": "wards",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "wards.show": {
    "api": "product",
    "method": "GET",
    "path": "/address/wards/{id}",
    "verb": "show",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "workProgresses.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/work-progresses/{id}",
    "verb": "destroy",
    "jsonParameters": [],
    "fallbackMessage": "Xóa thất bại!"
  },
  "workProgresses.destroyBulk": {
    "api": "product",
    "method": "POST",
    "path": "/work-progresses/destroy-bulk",
    "verb": "destroyBulk",
    "jsonParameters": [],
    "fallbackMessage": "Xóa thất bại!"
  },
  "workProgresses.export": {
    "api": "product",
    "method": "GET",
    "path": "/work-progresses/export",
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
    "verb": "paper",
    "jsonParameters": [],
    "fallbackMessage": "Không in được quá trình công tác!",
    "answersFile": true
  },
  "workProgresses.restore": {
    "api": "product",
    "method": "POST",
    "path": "/work-progresses/restore",
    "verb": "restore",
    "jsonParameters": [],
    "fallbackMessage": "Không hoàn tác được!"
  },
  "workProgresses.show": {
    "api": "product",
    "method": "GET",
    "path": "/work-progresses/{id}",
    "verb": "show",
    "jsonParameters": [],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "workProgresses.store": {
    "api": "product",
    "method": "POST",
    "path": "/work-progresses",
    "verb": "store",
    "jsonParameters": [],
    "fallbackMessage": "Thêm mới thất bại!"
  },
  "workProgresses.update": {
    "api": "product",
    "method": "PUT",
    "path": "/work-progresses/{id}",
    "verb": "update",
    "jsonParameters": [],
    "fallbackMessage": "Cập nhật thất bại!"
  }
} as const
