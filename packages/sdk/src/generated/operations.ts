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
  "address.find": {
    "api": "product",
    "method": "GET",
    "path": "/address/find",
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
  "appendices.bulk": {
    "api": "product",
    "method": "POST",
    "path": "/contracts/appendices/bulk",
    "fallbackMessage": "Không lập được phụ lục!",
    "touches": [
      "contracts",
      "drawnNumbers"
    ]
  },
  "appendices.decide": {
    "api": "product",
    "method": "POST",
    "path": "/contracts/appendices/decisions",
    "fallbackMessage": "Không soạn được quyết định!",
    "touches": [
      "decisions"
    ]
  },
  "appendices.list": {
    "api": "product",
    "method": "GET",
    "path": "/contracts/{id}/appendices",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "appendices.paper": {
    "api": "product",
    "method": "POST",
    "path": "/contracts/{id}/appendices/{row_id}/paper",
    "fallbackMessage": "Không in được phụ lục!",
    "answersFile": true
  },
  "appendices.signers": {
    "api": "product",
    "method": "GET",
    "path": "/contracts/appendices/signers",
    "fallbackMessage": "Không lấy được danh sách người ký!"
  },
  "appendices.store": {
    "api": "product",
    "method": "POST",
    "path": "/contracts/{id}/appendices",
    "fallbackMessage": "Không tạo được phụ lục!",
    "touches": [
      "contracts",
      "decisions"
    ]
  },
  "applicationForms.poster": {
    "api": "product",
    "method": "POST",
    "path": "/recruitments/{id}/poster",
    "fallbackMessage": "Không in được thông báo tuyển dụng!",
    "answersFile": true
  },
  "applicationForms.publish": {
    "api": "product",
    "method": "POST",
    "path": "/recruitments/{id}/publication",
    "fallbackMessage": "Không đổi được việc đăng đợt tuyển dụng!",
    "touches": [
      "recruitments"
    ]
  },
  "applicationForms.show": {
    "api": "product",
    "method": "GET",
    "path": "/recruitments/{id}/application-form",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "applicationForms.update": {
    "api": "product",
    "method": "PUT",
    "path": "/recruitments/{id}/application-form",
    "fallbackMessage": "Không lưu được biểu mẫu!",
    "touches": [
      "recruitments"
    ]
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
    "sortable": [
      "at"
    ],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "candidates.accepted": {
    "api": "product",
    "method": "POST",
    "path": "/candidates/{id}/accepted",
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
    "fallbackMessage": "Không xóa được tệp!"
  },
  "candidates.emails": {
    "api": "product",
    "method": "GET",
    "path": "/candidates/{id}/emails",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "candidates.export": {
    "api": "product",
    "method": "POST",
    "path": "/candidates/export",
    "fallbackMessage": "Không xuất được danh sách ứng viên!",
    "answersFile": true
  },
  "candidates.exports": {
    "api": "product",
    "method": "POST",
    "path": "/candidates/{id}/exports",
    "fallbackMessage": "Không xuất được hồ sơ ứng viên!",
    "answersFile": true
  },
  "candidates.exportsPdf": {
    "api": "product",
    "method": "POST",
    "path": "/candidates/{id}/exports-pdf",
    "fallbackMessage": "Không in được hồ sơ ứng viên!",
    "answersFile": true
  },
  "candidates.fail": {
    "api": "product",
    "method": "POST",
    "path": "/candidates/{id}/fail",
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
    "fallbackMessage": "Không tải được tệp!"
  },
  "candidates.history": {
    "api": "product",
    "method": "GET",
    "path": "/candidates/{id}/history",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "candidates.hold": {
    "api": "product",
    "method": "POST",
    "path": "/candidates/{id}/hold",
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
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "candidates.release": {
    "api": "product",
    "method": "POST",
    "path": "/candidates/{id}/release",
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
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "candidates.similar": {
    "api": "product",
    "method": "POST",
    "path": "/candidates/similar",
    "fallbackMessage": "Không tìm được hồ sơ trùng!"
  },
  "candidates.statuses": {
    "api": "product",
    "method": "GET",
    "path": "/candidates/statuses/list",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "candidates.store": {
    "api": "product",
    "method": "POST",
    "path": "/candidates",
    "fallbackMessage": "Không thêm được ứng viên!",
    "touches": [
      "reservePool"
    ]
  },
  "candidates.storeConsent": {
    "api": "product",
    "method": "POST",
    "path": "/candidates/{id}/consents",
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
    "fallbackMessage": "Không tải lên được CV!",
    "files": [
      "file"
    ]
  },
  "candidates.storePhoto": {
    "api": "product",
    "method": "POST",
    "path": "/candidates/{id}/photo",
    "fallbackMessage": "Không tải lên được ảnh!",
    "files": [
      "file"
    ]
  },
  "candidates.update": {
    "api": "product",
    "method": "POST",
    "path": "/candidates/{id}/update",
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
    "fallbackMessage": "Không lấy được danh sách công ty!"
  },
  "catalogues.copy": {
    "api": "product",
    "method": "POST",
    "path": "/catalogues/copy",
    "fallbackMessage": "Không lấy được danh mục!"
  },
  "catalogues.preview": {
    "api": "product",
    "method": "POST",
    "path": "/catalogues/preview",
    "fallbackMessage": "Không xem trước được danh mục!"
  },
  "certificateGroups.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/certificate-groups/{id}",
    "fallbackMessage": "Xóa thất bại!",
    "serverMessage": 400
  },
  "certificateGroups.destroyBulk": {
    "api": "product",
    "method": "POST",
    "path": "/certificate-groups/destroy-bulk",
    "fallbackMessage": "Xóa thất bại!",
    "serverMessage": 400
  },
  "certificateGroups.export": {
    "api": "product",
    "method": "GET",
    "path": "/certificate-groups/export",
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
    "fallbackMessage": "Không nhập được danh sách nhóm chứng chỉ!",
    "files": [
      "file"
    ]
  },
  "certificateGroups.importTemplate": {
    "api": "product",
    "method": "GET",
    "path": "/certificate-groups/import/template",
    "fallbackMessage": "Không tải được mẫu nhập!",
    "answersFile": true
  },
  "certificateGroups.list": {
    "api": "product",
    "method": "GET",
    "path": "/certificate-groups",
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
    "fallbackMessage": "Không hoàn tác được!"
  },
  "certificateGroups.show": {
    "api": "product",
    "method": "GET",
    "path": "/certificate-groups/{id}",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "certificateGroups.store": {
    "api": "product",
    "method": "POST",
    "path": "/certificate-groups",
    "fallbackMessage": "Thêm mới thất bại!",
    "serverMessage": 400
  },
  "certificateGroups.undoImport": {
    "api": "product",
    "method": "POST",
    "path": "/certificate-groups/import/{id}/undo",
    "fallbackMessage": "Không hoàn tác được!"
  },
  "certificateGroups.update": {
    "api": "product",
    "method": "PUT",
    "path": "/certificate-groups/{id}",
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
    "fallbackMessage": "Xóa thất bại!",
    "serverMessage": 400
  },
  "certificates.destroyBulk": {
    "api": "product",
    "method": "POST",
    "path": "/certificates/destroy-bulk",
    "fallbackMessage": "Xóa thất bại!",
    "serverMessage": 400
  },
  "certificates.export": {
    "api": "product",
    "method": "GET",
    "path": "/certificates/export",
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
    "fallbackMessage": "Không nhập được danh sách chứng chỉ!",
    "files": [
      "file"
    ]
  },
  "certificates.importTemplate": {
    "api": "product",
    "method": "GET",
    "path": "/certificates/import/template",
    "fallbackMessage": "Không tải được mẫu nhập!",
    "answersFile": true
  },
  "certificates.list": {
    "api": "product",
    "method": "GET",
    "path": "/certificates",
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
    "fallbackMessage": "Không hoàn tác được!"
  },
  "certificates.show": {
    "api": "product",
    "method": "GET",
    "path": "/certificates/{id}",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "certificates.store": {
    "api": "product",
    "method": "POST",
    "path": "/certificates",
    "fallbackMessage": "Thêm mới thất bại!",
    "serverMessage": 400
  },
  "certificates.undoImport": {
    "api": "product",
    "method": "POST",
    "path": "/certificates/import/{id}/undo",
    "fallbackMessage": "Không hoàn tác được!"
  },
  "certificates.update": {
    "api": "product",
    "method": "PUT",
    "path": "/certificates/{id}",
    "fallbackMessage": "Cập nhật thất bại!",
    "serverMessage": 400
  },
  "classifies.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/classifies/{id}",
    "fallbackMessage": "Không xóa được xếp loại!"
  },
  "classifies.destroyBulk": {
    "api": "product",
    "method": "POST",
    "path": "/classifies/destroy-bulk",
    "fallbackMessage": "Không xóa được xếp loại!"
  },
  "classifies.export": {
    "api": "product",
    "method": "GET",
    "path": "/classifies/export",
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
    "fallbackMessage": "Không nhập được danh sách xếp loại!",
    "files": [
      "file"
    ]
  },
  "classifies.importTemplate": {
    "api": "product",
    "method": "GET",
    "path": "/classifies/import/template",
    "fallbackMessage": "Không tải được mẫu nhập!",
    "answersFile": true
  },
  "classifies.list": {
    "api": "product",
    "method": "GET",
    "path": "/classifies",
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
    "fallbackMessage": "Không hoàn tác được!"
  },
  "classifies.show": {
    "api": "product",
    "method": "GET",
    "path": "/classifies/{id}",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "classifies.store": {
    "api": "product",
    "method": "POST",
    "path": "/classifies",
    "fallbackMessage": "Không tạo được xếp loại!"
  },
  "classifies.undoImport": {
    "api": "product",
    "method": "POST",
    "path": "/classifies/import/{id}/undo",
    "fallbackMessage": "Không hoàn tác được!"
  },
  "classifies.update": {
    "api": "product",
    "method": "PUT",
    "path": "/classifies/{id}",
    "fallbackMessage": "Không cập nhật được xếp loại!"
  },
  "company.destroyLogo": {
    "api": "product",
    "method": "DELETE",
    "path": "/company/logo",
    "fallbackMessage": "Không gỡ được biểu trưng!"
  },
  "company.logo": {
    "api": "product",
    "method": "GET",
    "path": "/company/logo",
    "fallbackMessage": "Không tải được biểu trưng!",
    "answersFile": true
  },
  "company.logoTicket": {
    "api": "product",
    "method": "POST",
    "path": "/company/logo/ticket",
    "fallbackMessage": "Không tải được biểu trưng!"
  },
  "company.restoreLogo": {
    "api": "product",
    "method": "POST",
    "path": "/company/logo/restore",
    "fallbackMessage": "Không hoàn tác được!"
  },
  "company.show": {
    "api": "product",
    "method": "GET",
    "path": "/company",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "company.storeLogo": {
    "api": "product",
    "method": "POST",
    "path": "/company/logo",
    "fallbackMessage": "Không tải lên được biểu trưng!",
    "files": [
      "file"
    ]
  },
  "company.update": {
    "api": "product",
    "method": "PUT",
    "path": "/company",
    "fallbackMessage": "Không cập nhật được thông tin công ty!"
  },
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
    "sortable": [
      "state",
      "kind",
      "full_name",
      "nhansu_id",
      "created_at",
      "issued_on",
      "settled_at"
    ],
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
  },
  "consentTexts.show": {
    "api": "product",
    "method": "GET",
    "path": "/consent-texts",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "consentTexts.store": {
    "api": "product",
    "method": "POST",
    "path": "/consent-texts",
    "fallbackMessage": "Không lưu được nội dung đồng ý!",
    "touches": [
      "applicationForms"
    ]
  },
  "contractBoard.export": {
    "api": "product",
    "method": "GET",
    "path": "/contracts/board/export",
    "fallbackMessage": "Không xuất được bảng hợp đồng 90 ngày!",
    "answersFile": true
  },
  "contractBoard.show": {
    "api": "product",
    "method": "GET",
    "path": "/contracts/board",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "contractSettings.show": {
    "api": "product",
    "method": "GET",
    "path": "/contract-settings",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "contractSettings.update": {
    "api": "product",
    "method": "PUT",
    "path": "/contract-settings",
    "fallbackMessage": "Cập nhật thất bại!",
    "touches": [
      "contracts"
    ]
  },
  "contractTypes.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/contract-types/{id}",
    "fallbackMessage": "Xóa thất bại!",
    "touches": [
      "drawnNumbers",
      "numberSeries",
      "paperTemplates"
    ]
  },
  "contractTypes.destroyBulk": {
    "api": "product",
    "method": "POST",
    "path": "/contract-types/destroy-bulk",
    "fallbackMessage": "Xóa thất bại!"
  },
  "contractTypes.export": {
    "api": "product",
    "method": "GET",
    "path": "/contract-types/export",
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
    "fallbackMessage": "Không nhập được danh sách loại hợp đồng!",
    "files": [
      "file"
    ]
  },
  "contractTypes.importTemplate": {
    "api": "product",
    "method": "GET",
    "path": "/contract-types/import/template",
    "fallbackMessage": "Không tải được mẫu nhập!",
    "answersFile": true
  },
  "contractTypes.list": {
    "api": "product",
    "method": "GET",
    "path": "/contract-types",
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
    "fallbackMessage": "Không hoàn tác được!"
  },
  "contractTypes.show": {
    "api": "product",
    "method": "GET",
    "path": "/contract-types/{id}",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "contractTypes.store": {
    "api": "product",
    "method": "POST",
    "path": "/contract-types",
    "fallbackMessage": "Thêm mới thất bại!"
  },
  "contractTypes.undoImport": {
    "api": "product",
    "method": "POST",
    "path": "/contract-types/import/{id}/undo",
    "fallbackMessage": "Không hoàn tác được!"
  },
  "contractTypes.update": {
    "api": "product",
    "method": "PUT",
    "path": "/contract-types/{id}",
    "fallbackMessage": "Cập nhật thất bại!",
    "touches": [
      "drawnNumbers",
      "numberSeries",
      "paperTemplates"
    ]
  },
  "contracts.cancel": {
    "api": "product",
    "method": "POST",
    "path": "/contracts/{id}/cancel",
    "fallbackMessage": "Không hủy được hợp đồng!",
    "touches": [
      "drawnNumbers"
    ]
  },
  "contracts.check": {
    "api": "product",
    "method": "POST",
    "path": "/contracts/check",
    "fallbackMessage": "Không kiểm tra được hợp đồng!"
  },
  "contracts.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/contracts/{id}",
    "fallbackMessage": "Không xóa được hợp đồng!"
  },
  "contracts.destroyBulk": {
    "api": "product",
    "method": "POST",
    "path": "/contracts/destroy-bulk",
    "fallbackMessage": "Không xóa được hợp đồng!"
  },
  "contracts.end": {
    "api": "product",
    "method": "POST",
    "path": "/contracts/{id}/end",
    "fallbackMessage": "Không chấm dứt được hợp đồng!"
  },
  "contracts.endNotice": {
    "api": "product",
    "method": "POST",
    "path": "/contracts/{id}/end-notice",
    "fallbackMessage": "Không in được thông báo chấm dứt!",
    "answersFile": true
  },
  "contracts.expiring": {
    "api": "product",
    "method": "GET",
    "path": "/contracts/expiring",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "contracts.export": {
    "api": "product",
    "method": "POST",
    "path": "/contracts/export",
    "fallbackMessage": "Không xuất được danh sách hợp đồng!",
    "answersFile": true
  },
  "contracts.fileTicket": {
    "api": "product",
    "method": "POST",
    "path": "/contracts/{id}/file/ticket",
    "fallbackMessage": "Không tải được bản ký!"
  },
  "contracts.history": {
    "api": "product",
    "method": "GET",
    "path": "/contracts/{id}/history",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "contracts.import": {
    "api": "product",
    "method": "POST",
    "path": "/contracts/import",
    "fallbackMessage": "Không nhập được hợp đồng!",
    "files": [
      "file"
    ],
    "touches": [
      "appendices",
      "drawnNumbers",
      "numberSeries"
    ]
  },
  "contracts.importTemplate": {
    "api": "product",
    "method": "GET",
    "path": "/contracts/import/template",
    "fallbackMessage": "Không tải được mẫu nhập!",
    "answersFile": true
  },
  "contracts.issue": {
    "api": "product",
    "method": "POST",
    "path": "/contracts/{id}/issue",
    "fallbackMessage": "Không ban hành được hợp đồng!"
  },
  "contracts.issueBulk": {
    "api": "product",
    "method": "POST",
    "path": "/contracts/issue-bulk",
    "fallbackMessage": "Không ban hành được hợp đồng!"
  },
  "contracts.list": {
    "api": "product",
    "method": "GET",
    "path": "/contracts",
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
  "contracts.markImport": {
    "api": "product",
    "method": "POST",
    "path": "/contracts/import/marked",
    "fallbackMessage": "Không kiểm tra được tệp!",
    "files": [
      "file"
    ],
    "answersFile": true
  },
  "contracts.paper": {
    "api": "product",
    "method": "POST",
    "path": "/contracts/{id}/paper",
    "fallbackMessage": "Không in được hợp đồng!",
    "answersFile": true
  },
  "contracts.paperArchive": {
    "api": "product",
    "method": "POST",
    "path": "/contracts/paper-archive",
    "fallbackMessage": "Không tải được bản in!",
    "answersFile": true
  },
  "contracts.paperTicket": {
    "api": "product",
    "method": "POST",
    "path": "/contracts/{id}/papers/{row_id}/ticket",
    "fallbackMessage": "Không tải được bản in!"
  },
  "contracts.papers": {
    "api": "product",
    "method": "GET",
    "path": "/contracts/{id}/papers",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "contracts.printBulk": {
    "api": "product",
    "method": "POST",
    "path": "/contracts/print-bulk",
    "fallbackMessage": "Không in được hợp đồng!"
  },
  "contracts.remind": {
    "api": "product",
    "method": "POST",
    "path": "/contracts/remind",
    "fallbackMessage": "Không nhắc được!"
  },
  "contracts.reminders": {
    "api": "product",
    "method": "GET",
    "path": "/contracts/{id}/reminders",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "contracts.renew": {
    "api": "product",
    "method": "POST",
    "path": "/contracts/renew",
    "fallbackMessage": "Không lập được hợp đồng tái ký!"
  },
  "contracts.restore": {
    "api": "product",
    "method": "POST",
    "path": "/contracts/restore",
    "fallbackMessage": "Không hoàn tác được!"
  },
  "contracts.show": {
    "api": "product",
    "method": "GET",
    "path": "/contracts/{id}",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "contracts.sign": {
    "api": "product",
    "method": "POST",
    "path": "/contracts/{id}/sign",
    "fallbackMessage": "Không lưu được bản ký!",
    "files": [
      "file"
    ]
  },
  "contracts.signers": {
    "api": "product",
    "method": "POST",
    "path": "/contracts/signers",
    "fallbackMessage": "Không lấy được danh sách người ký!"
  },
  "contracts.store": {
    "api": "product",
    "method": "POST",
    "path": "/contracts",
    "fallbackMessage": "Không tạo được hợp đồng!"
  },
  "contracts.undoImport": {
    "api": "product",
    "method": "POST",
    "path": "/contracts/import/{id}/undo",
    "fallbackMessage": "Không hoàn tác được!",
    "touches": [
      "appendices",
      "drawnNumbers",
      "numberSeries"
    ]
  },
  "contracts.update": {
    "api": "product",
    "method": "PUT",
    "path": "/contracts/{id}",
    "fallbackMessage": "Không cập nhật được hợp đồng!"
  },
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
  "dataQuality.check": {
    "api": "product",
    "method": "POST",
    "path": "/employees/data-quality/check",
    "fallbackMessage": "Không kiểm tra lại được dữ liệu!",
    "touches": [
      "employees"
    ]
  },
  "dataQuality.mine": {
    "api": "product",
    "method": "GET",
    "path": "/employees/data-quality/mine",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "dataQuality.request": {
    "api": "product",
    "method": "POST",
    "path": "/employees/data-quality/requests",
    "fallbackMessage": "Không gửi được đề nghị!"
  },
  "dataQuality.show": {
    "api": "product",
    "method": "GET",
    "path": "/employees/data-quality",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "decisionSettings.show": {
    "api": "product",
    "method": "GET",
    "path": "/decision-settings",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "decisionSettings.update": {
    "api": "product",
    "method": "PUT",
    "path": "/decision-settings",
    "fallbackMessage": "Cập nhật thất bại!",
    "touches": [
      "decisions"
    ]
  },
  "decisions.cancel": {
    "api": "product",
    "method": "POST",
    "path": "/decisions/{id}/cancel",
    "fallbackMessage": "Không hủy được quyết định!",
    "touches": [
      "employees",
      "rewardsDisciplines",
      "departments",
      "positions",
      "jobChanges",
      "leaverTasks",
      "contracts",
      "documents",
      "drawnNumbers",
      "trainingCommitments"
    ]
  },
  "decisions.correct": {
    "api": "product",
    "method": "POST",
    "path": "/decisions/{id}/correct",
    "fallbackMessage": "Không đính chính được quyết định!",
    "touches": [
      "employees",
      "rewardsDisciplines",
      "departments",
      "positions",
      "jobChanges",
      "leaverTasks",
      "contracts",
      "documents",
      "drawnNumbers"
    ]
  },
  "decisions.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/decisions/{id}",
    "fallbackMessage": "Không xóa được quyết định!"
  },
  "decisions.destroyBulk": {
    "api": "product",
    "method": "POST",
    "path": "/decisions/destroy-bulk",
    "fallbackMessage": "Không xóa được quyết định!"
  },
  "decisions.destroyFile": {
    "api": "product",
    "method": "DELETE",
    "path": "/decisions/{id}/files/{file_id}",
    "fallbackMessage": "Không gỡ được tệp!"
  },
  "decisions.export": {
    "api": "product",
    "method": "POST",
    "path": "/decisions/export",
    "fallbackMessage": "Không xuất được danh sách quyết định!",
    "answersFile": true
  },
  "decisions.fileTicket": {
    "api": "product",
    "method": "POST",
    "path": "/decisions/{id}/files/{file_id}/ticket",
    "fallbackMessage": "Không tải được tệp!"
  },
  "decisions.import": {
    "api": "product",
    "method": "POST",
    "path": "/decisions/import",
    "fallbackMessage": "Không nhập được quyết định!",
    "files": [
      "file"
    ],
    "touches": [
      "documents",
      "drawnNumbers",
      "jobChanges",
      "numberSeries"
    ]
  },
  "decisions.importTemplate": {
    "api": "product",
    "method": "GET",
    "path": "/decisions/import/template",
    "fallbackMessage": "Không tải được mẫu nhập!",
    "answersFile": true
  },
  "decisions.issue": {
    "api": "product",
    "method": "POST",
    "path": "/decisions/{id}/issue",
    "fallbackMessage": "Không ban hành được quyết định!",
    "touches": [
      "employees",
      "rewardsDisciplines",
      "departments",
      "positions",
      "jobChanges",
      "leaverTasks",
      "contracts",
      "documents",
      "drawnNumbers",
      "trainingCommitments"
    ]
  },
  "decisions.issueBulk": {
    "api": "product",
    "method": "POST",
    "path": "/decisions/issue-bulk",
    "fallbackMessage": "Không ban hành được các quyết định!",
    "touches": [
      "employees",
      "rewardsDisciplines",
      "departments",
      "positions",
      "jobChanges",
      "leaverTasks",
      "contracts",
      "documents",
      "drawnNumbers",
      "trainingCommitments"
    ]
  },
  "decisions.list": {
    "api": "product",
    "method": "GET",
    "path": "/decisions",
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
  "decisions.markImport": {
    "api": "product",
    "method": "POST",
    "path": "/decisions/import/marked",
    "fallbackMessage": "Không kiểm tra được tệp!",
    "files": [
      "file"
    ],
    "answersFile": true
  },
  "decisions.paper": {
    "api": "product",
    "method": "POST",
    "path": "/decisions/{id}/paper",
    "fallbackMessage": "Không in được quyết định!",
    "answersFile": true
  },
  "decisions.paperArchive": {
    "api": "product",
    "method": "POST",
    "path": "/decisions/{id}/papers/archive",
    "fallbackMessage": "Không tải được bản in!",
    "answersFile": true
  },
  "decisions.paperTicket": {
    "api": "product",
    "method": "POST",
    "path": "/decisions/{id}/papers/{row_id}/ticket",
    "fallbackMessage": "Không tải được bản in!"
  },
  "decisions.papers": {
    "api": "product",
    "method": "GET",
    "path": "/decisions/{id}/papers",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "decisions.preview": {
    "api": "product",
    "method": "POST",
    "path": "/decisions/preview",
    "fallbackMessage": "Không xem trước được quyết định!"
  },
  "decisions.printPeople": {
    "api": "product",
    "method": "POST",
    "path": "/decisions/{id}/paper/people",
    "fallbackMessage": "Không in được quyết định!"
  },
  "decisions.restore": {
    "api": "product",
    "method": "POST",
    "path": "/decisions/restore",
    "fallbackMessage": "Không hoàn tác được!"
  },
  "decisions.restoreFile": {
    "api": "product",
    "method": "POST",
    "path": "/decisions/{id}/files/{file_id}/restore",
    "fallbackMessage": "Không hoàn tác được!"
  },
  "decisions.revoke": {
    "api": "product",
    "method": "POST",
    "path": "/decisions/{id}/revoke",
    "fallbackMessage": "Không thu hồi được quyết định!",
    "touches": [
      "employees",
      "rewardsDisciplines",
      "departments",
      "positions",
      "jobChanges",
      "leaverTasks",
      "contracts",
      "documents",
      "drawnNumbers",
      "trainingCommitments"
    ]
  },
  "decisions.show": {
    "api": "product",
    "method": "GET",
    "path": "/decisions/{id}",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "decisions.signers": {
    "api": "product",
    "method": "POST",
    "path": "/decisions/signers",
    "fallbackMessage": "Không lấy được danh sách người ký!"
  },
  "decisions.store": {
    "api": "product",
    "method": "POST",
    "path": "/decisions",
    "fallbackMessage": "Không tạo được quyết định!"
  },
  "decisions.storeFile": {
    "api": "product",
    "method": "POST",
    "path": "/decisions/{id}/files",
    "fallbackMessage": "Không tải lên được tệp!",
    "files": [
      "file"
    ]
  },
  "decisions.undoImport": {
    "api": "product",
    "method": "POST",
    "path": "/decisions/import/{id}/undo",
    "fallbackMessage": "Không hoàn tác được!",
    "touches": [
      "documents",
      "drawnNumbers",
      "jobChanges",
      "numberSeries"
    ]
  },
  "decisions.update": {
    "api": "product",
    "method": "PUT",
    "path": "/decisions/{id}",
    "fallbackMessage": "Không cập nhật được quyết định!"
  },
  "departments.close": {
    "api": "product",
    "method": "POST",
    "path": "/departments/{id}/close",
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
    "fallbackMessage": "Không thể xóa phòng ban!"
  },
  "departments.destroyBulk": {
    "api": "product",
    "method": "POST",
    "path": "/departments/destroy-bulk",
    "fallbackMessage": "Không thể xóa phòng ban!"
  },
  "departments.employees": {
    "api": "product",
    "method": "GET",
    "path": "/departments/{id}/employees",
    "fallbackMessage": "Không thể lấy dữ liệu từ máy chủ!"
  },
  "departments.export": {
    "api": "product",
    "method": "GET",
    "path": "/departments/export",
    "jsonParameters": [
      "search",
      "filter"
    ],
    "fallbackMessage": "Không xuất được danh sách đơn vị!",
    "answersFile": true
  },
  "departments.history": {
    "api": "product",
    "method": "GET",
    "path": "/departments/{id}/history",
    "fallbackMessage": "Không thể lấy dữ liệu từ máy chủ!"
  },
  "departments.import": {
    "api": "product",
    "method": "POST",
    "path": "/departments/import",
    "fallbackMessage": "Không nhập được danh sách đơn vị!",
    "files": [
      "file"
    ]
  },
  "departments.importTemplate": {
    "api": "product",
    "method": "GET",
    "path": "/departments/import/template",
    "fallbackMessage": "Không tải được mẫu nhập!",
    "answersFile": true
  },
  "departments.list": {
    "api": "product",
    "method": "GET",
    "path": "/departments",
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
  "departments.markImport": {
    "api": "product",
    "method": "POST",
    "path": "/departments/import/marked",
    "fallbackMessage": "Không kiểm tra được tệp!",
    "files": [
      "file"
    ],
    "answersFile": true
  },
  "departments.merge": {
    "api": "product",
    "method": "POST",
    "path": "/departments/{id}/merge",
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
    "fallbackMessage": "Không hoàn tác được!"
  },
  "departments.show": {
    "api": "product",
    "method": "GET",
    "path": "/departments/{id}",
    "fallbackMessage": "Không thể lấy dữ liệu từ máy chủ!"
  },
  "departments.store": {
    "api": "product",
    "method": "POST",
    "path": "/departments",
    "fallbackMessage": "Không thể tạo mới phòng ban!"
  },
  "departments.undoImport": {
    "api": "product",
    "method": "POST",
    "path": "/departments/import/{id}/undo",
    "fallbackMessage": "Không hoàn tác được!"
  },
  "departments.undoMerge": {
    "api": "product",
    "method": "POST",
    "path": "/departments/{id}/undo-merge",
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
    "rows": "districts",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "districts.show": {
    "api": "product",
    "method": "GET",
    "path": "/address/districts/{id}",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "documentReadings.confirm": {
    "api": "product",
    "method": "POST",
    "path": "/document-readings/{id}/confirm",
    "fallbackMessage": "Không ghi nhận được xác nhận!",
    "touches": [
      "home"
    ]
  },
  "documentReadings.export": {
    "api": "product",
    "method": "POST",
    "path": "/document-readings/{id}/export",
    "fallbackMessage": "Không xuất được báo cáo!",
    "answersFile": true
  },
  "documentReadings.list": {
    "api": "product",
    "method": "GET",
    "path": "/documents/{id}/readings",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "documentReadings.mine": {
    "api": "product",
    "method": "GET",
    "path": "/document-readings/mine",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "documentReadings.people": {
    "api": "product",
    "method": "GET",
    "path": "/document-readings/{id}/people",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "documentReadings.resume": {
    "api": "product",
    "method": "POST",
    "path": "/document-readings/{id}/resume",
    "fallbackMessage": "Không gửi lại được yêu cầu!",
    "touches": [
      "home"
    ]
  },
  "documentReadings.show": {
    "api": "product",
    "method": "GET",
    "path": "/document-readings/{id}",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "documentReadings.store": {
    "api": "product",
    "method": "POST",
    "path": "/documents/{id}/readings",
    "fallbackMessage": "Không gửi được tài liệu!",
    "touches": [
      "home"
    ]
  },
  "documentReadings.ticket": {
    "api": "product",
    "method": "POST",
    "path": "/document-readings/{id}/files/{file_id}/ticket",
    "fallbackMessage": "Không tải được tệp!"
  },
  "documentReadings.withdraw": {
    "api": "product",
    "method": "POST",
    "path": "/document-readings/{id}/withdraw",
    "fallbackMessage": "Không thu hồi được yêu cầu!",
    "touches": [
      "home"
    ]
  },
  "documentTypes.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/document-types/{id}",
    "fallbackMessage": "Xóa thất bại!"
  },
  "documentTypes.destroyBulk": {
    "api": "product",
    "method": "POST",
    "path": "/document-types/destroy-bulk",
    "fallbackMessage": "Xóa thất bại!"
  },
  "documentTypes.export": {
    "api": "product",
    "method": "GET",
    "path": "/document-types/export",
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
    "fallbackMessage": "Không nhập được danh sách loại tài liệu!",
    "files": [
      "file"
    ]
  },
  "documentTypes.importTemplate": {
    "api": "product",
    "method": "GET",
    "path": "/document-types/import/template",
    "fallbackMessage": "Không tải được mẫu nhập!",
    "answersFile": true
  },
  "documentTypes.list": {
    "api": "product",
    "method": "GET",
    "path": "/document-types",
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
    "fallbackMessage": "Không hoàn tác được!"
  },
  "documentTypes.show": {
    "api": "product",
    "method": "GET",
    "path": "/document-types/{id}",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "documentTypes.store": {
    "api": "product",
    "method": "POST",
    "path": "/document-types",
    "fallbackMessage": "Thêm mới thất bại!"
  },
  "documentTypes.undoImport": {
    "api": "product",
    "method": "POST",
    "path": "/document-types/import/{id}/undo",
    "fallbackMessage": "Không hoàn tác được!"
  },
  "documentTypes.update": {
    "api": "product",
    "method": "PUT",
    "path": "/document-types/{id}",
    "fallbackMessage": "Cập nhật thất bại!"
  },
  "documents.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/documents/{id}",
    "fallbackMessage": "Không xóa được tài liệu!"
  },
  "documents.destroyBulk": {
    "api": "product",
    "method": "POST",
    "path": "/documents/destroy-bulk",
    "fallbackMessage": "Không xóa được tài liệu!"
  },
  "documents.destroyFile": {
    "api": "product",
    "method": "DELETE",
    "path": "/documents/{id}/files/{file_id}",
    "fallbackMessage": "Không gỡ được tệp!"
  },
  "documents.destroyMixed": {
    "api": "product",
    "method": "POST",
    "path": "/documents/mixed/delete",
    "fallbackMessage": "Không xóa được tài liệu!"
  },
  "documents.export": {
    "api": "product",
    "method": "POST",
    "path": "/documents/export",
    "fallbackMessage": "Không xuất được danh sách tài liệu!",
    "answersFile": true
  },
  "documents.fileTicket": {
    "api": "product",
    "method": "POST",
    "path": "/documents/{id}/files/{file_id}/ticket",
    "fallbackMessage": "Không tải được tệp!"
  },
  "documents.fromDocumentary": {
    "api": "product",
    "method": "GET",
    "path": "/documents/from-documentary/by-code",
    "fallbackMessage": "Không tìm thấy văn bản có mã này."
  },
  "documents.list": {
    "api": "product",
    "method": "GET",
    "path": "/documents",
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
  "documents.match": {
    "api": "product",
    "method": "POST",
    "path": "/documents/match",
    "fallbackMessage": "Không nhận được tên tệp!"
  },
  "documents.mixed": {
    "api": "product",
    "method": "GET",
    "path": "/documents/mixed/get",
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
    "fallbackMessage": "Không hoàn tác được!"
  },
  "documents.restoreFile": {
    "api": "product",
    "method": "POST",
    "path": "/documents/{id}/files/{file_id}/restore",
    "fallbackMessage": "Không hoàn tác được!"
  },
  "documents.show": {
    "api": "product",
    "method": "GET",
    "path": "/documents/{id}",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "documents.store": {
    "api": "product",
    "method": "POST",
    "path": "/documents",
    "fallbackMessage": "Không tạo được tài liệu!"
  },
  "documents.storeFile": {
    "api": "product",
    "method": "POST",
    "path": "/documents/{id}/files",
    "fallbackMessage": "Không tải lên được tệp!",
    "files": [
      "file"
    ]
  },
  "documents.update": {
    "api": "product",
    "method": "PUT",
    "path": "/documents/{id}",
    "fallbackMessage": "Không cập nhật được tài liệu!"
  },
  "drawnNumbers.export": {
    "api": "product",
    "method": "POST",
    "path": "/drawn-numbers/export",
    "fallbackMessage": "Không xuất được sổ số!",
    "answersFile": true
  },
  "drawnNumbers.giveUp": {
    "api": "product",
    "method": "POST",
    "path": "/drawn-numbers/give-up",
    "fallbackMessage": "Không bỏ số được!",
    "touches": [
      "numberSeries"
    ]
  },
  "drawnNumbers.list": {
    "api": "product",
    "method": "GET",
    "path": "/drawn-numbers",
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
  "drawnNumbers.print": {
    "api": "product",
    "method": "POST",
    "path": "/drawn-numbers/print",
    "fallbackMessage": "Không in được sổ số!",
    "answersFile": true
  },
  "emailSendings.cancel": {
    "api": "product",
    "method": "POST",
    "path": "/email-sendings/{id}/cancel",
    "fallbackMessage": "Không dừng được việc gửi!",
    "touches": [
      "candidates"
    ]
  },
  "emailSendings.list": {
    "api": "product",
    "method": "GET",
    "path": "/email-sendings",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "emailSendings.show": {
    "api": "product",
    "method": "GET",
    "path": "/email-sendings/{id}",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "emails.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/emails/{id}",
    "fallbackMessage": "Xóa thất bại!"
  },
  "emails.destroyBulk": {
    "api": "product",
    "method": "POST",
    "path": "/emails/destroy-bulk",
    "fallbackMessage": "Xóa thất bại!"
  },
  "emails.list": {
    "api": "product",
    "method": "GET",
    "path": "/emails",
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
    "fallbackMessage": "Không xem trước được!"
  },
  "emails.restore": {
    "api": "product",
    "method": "POST",
    "path": "/emails/restore",
    "fallbackMessage": "Không hoàn tác được!"
  },
  "emails.send": {
    "api": "product",
    "method": "POST",
    "path": "/emails/send",
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
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "emails.store": {
    "api": "product",
    "method": "POST",
    "path": "/emails",
    "fallbackMessage": "Thêm mới thất bại!"
  },
  "emails.update": {
    "api": "product",
    "method": "PUT",
    "path": "/emails/{id}",
    "fallbackMessage": "Cập nhật thất bại!"
  },
  "employeeAccidents.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/employees/{id}/accidents/{row_id}",
    "fallbackMessage": "Xóa thất bại!",
    "touches": [
      "employeeHistory"
    ]
  },
  "employeeAccidents.list": {
    "api": "product",
    "method": "GET",
    "path": "/employees/{id}/accidents",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "employeeAccidents.restore": {
    "api": "product",
    "method": "POST",
    "path": "/employees/{id}/accidents/restore",
    "fallbackMessage": "Không hoàn tác được!",
    "touches": [
      "employeeHistory"
    ]
  },
  "employeeAccidents.store": {
    "api": "product",
    "method": "POST",
    "path": "/employees/{id}/accidents",
    "fallbackMessage": "Thêm mới thất bại!",
    "touches": [
      "employeeHistory"
    ]
  },
  "employeeAccidents.update": {
    "api": "product",
    "method": "PUT",
    "path": "/employees/{id}/accidents/{row_id}",
    "fallbackMessage": "Cập nhật thất bại!",
    "touches": [
      "employeeHistory"
    ]
  },
  "employeeAddresses.show": {
    "api": "product",
    "method": "GET",
    "path": "/employees/{id}/addresses",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "employeeAddresses.update": {
    "api": "product",
    "method": "PUT",
    "path": "/employees/{id}/addresses",
    "fallbackMessage": "Không cập nhật được địa chỉ!",
    "touches": [
      "employees"
    ]
  },
  "employeeAffiliations.show": {
    "api": "product",
    "method": "GET",
    "path": "/employees/{id}/affiliations",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "employeeAffiliations.update": {
    "api": "product",
    "method": "PUT",
    "path": "/employees/{id}/affiliations",
    "fallbackMessage": "Không cập nhật được thông tin Đảng, đoàn thể, quân ngũ, chính sách!",
    "touches": [
      "employees"
    ]
  },
  "employeeAllowances.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/employees/{id}/allowances/{row_id}",
    "fallbackMessage": "Xóa thất bại!",
    "touches": [
      "employeeHistory"
    ]
  },
  "employeeAllowances.list": {
    "api": "product",
    "method": "GET",
    "path": "/employees/{id}/allowances",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "employeeAllowances.restore": {
    "api": "product",
    "method": "POST",
    "path": "/employees/{id}/allowances/restore",
    "fallbackMessage": "Không hoàn tác được!",
    "touches": [
      "employeeHistory"
    ]
  },
  "employeeAllowances.store": {
    "api": "product",
    "method": "POST",
    "path": "/employees/{id}/allowances",
    "fallbackMessage": "Thêm mới thất bại!",
    "touches": [
      "employeeHistory"
    ]
  },
  "employeeAllowances.update": {
    "api": "product",
    "method": "PUT",
    "path": "/employees/{id}/allowances/{row_id}",
    "fallbackMessage": "Cập nhật thất bại!",
    "touches": [
      "employeeHistory"
    ]
  },
  "employeeAvatar.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/employees/{id}/avatar",
    "fallbackMessage": "Không gỡ được ảnh!"
  },
  "employeeAvatar.picture": {
    "api": "product",
    "method": "GET",
    "path": "/employees/{id}/avatar/picture",
    "fallbackMessage": "Không tải được ảnh!",
    "answersFile": true
  },
  "employeeAvatar.restorePicture": {
    "api": "product",
    "method": "POST",
    "path": "/employees/{id}/avatar/restore",
    "fallbackMessage": "Không hoàn tác được!"
  },
  "employeeAvatar.show": {
    "api": "product",
    "method": "GET",
    "path": "/employees/{id}/avatar",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "employeeAvatar.store": {
    "api": "product",
    "method": "POST",
    "path": "/employees/{id}/avatar",
    "fallbackMessage": "Không tải lên được ảnh!",
    "files": [
      "file"
    ]
  },
  "employeeBankAccounts.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/employees/{id}/bank-accounts/{row_id}",
    "fallbackMessage": "Xóa thất bại!",
    "touches": [
      "employeeHistory"
    ]
  },
  "employeeBankAccounts.list": {
    "api": "product",
    "method": "GET",
    "path": "/employees/{id}/bank-accounts",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "employeeBankAccounts.restore": {
    "api": "product",
    "method": "POST",
    "path": "/employees/{id}/bank-accounts/restore",
    "fallbackMessage": "Không hoàn tác được!",
    "touches": [
      "employeeHistory"
    ]
  },
  "employeeBankAccounts.store": {
    "api": "product",
    "method": "POST",
    "path": "/employees/{id}/bank-accounts",
    "fallbackMessage": "Thêm mới thất bại!",
    "touches": [
      "employeeHistory"
    ]
  },
  "employeeBankAccounts.update": {
    "api": "product",
    "method": "PUT",
    "path": "/employees/{id}/bank-accounts/{row_id}",
    "fallbackMessage": "Cập nhật thất bại!",
    "touches": [
      "employeeHistory"
    ]
  },
  "employeeCertificates.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/employee-certificates/{id}",
    "fallbackMessage": "Xóa thất bại!",
    "touches": [
      "trainingReports"
    ]
  },
  "employeeCertificates.destroyBulk": {
    "api": "product",
    "method": "POST",
    "path": "/employee-certificates/destroy-bulk",
    "fallbackMessage": "Xóa thất bại!"
  },
  "employeeCertificates.export": {
    "api": "product",
    "method": "POST",
    "path": "/employee-certificates/export",
    "fallbackMessage": "Không xuất được danh sách chứng chỉ đã cấp!",
    "answersFile": true
  },
  "employeeCertificates.import": {
    "api": "product",
    "method": "POST",
    "path": "/employee-certificates/import",
    "fallbackMessage": "Không nhập được chứng chỉ đã cấp!",
    "files": [
      "file"
    ],
    "touches": [
      "trainingNeeds",
      "trainingReports"
    ]
  },
  "employeeCertificates.importTemplate": {
    "api": "product",
    "method": "GET",
    "path": "/employee-certificates/import/template",
    "fallbackMessage": "Không tải được mẫu nhập!",
    "answersFile": true
  },
  "employeeCertificates.list": {
    "api": "product",
    "method": "GET",
    "path": "/employee-certificates",
    "jsonParameters": [
      "search",
      "filter"
    ],
    "rows": "employee_certificates",
    "sortable": [
      "number",
      "issuer",
      "issue_date",
      "expiry_date",
      "revoked_on",
      "created_at",
      "updated_at"
    ],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "employeeCertificates.markImport": {
    "api": "product",
    "method": "POST",
    "path": "/employee-certificates/import/marked",
    "fallbackMessage": "Không kiểm tra được tệp!",
    "files": [
      "file"
    ],
    "answersFile": true
  },
  "employeeCertificates.print": {
    "api": "product",
    "method": "POST",
    "path": "/employee-certificates/print",
    "fallbackMessage": "Không in được giấy chứng nhận!",
    "answersFile": true
  },
  "employeeCertificates.printCourse": {
    "api": "product",
    "method": "POST",
    "path": "/trainings/{id}/certificates/print",
    "fallbackMessage": "Không in được giấy chứng nhận!",
    "answersFile": true
  },
  "employeeCertificates.renew": {
    "api": "product",
    "method": "POST",
    "path": "/employee-certificates/renew",
    "fallbackMessage": "Không mở được lớp gia hạn!",
    "touches": [
      "trainings",
      "trainingEmployees",
      "trainingInvitations",
      "trainingNeeds",
      "trainingReports"
    ]
  },
  "employeeCertificates.restore": {
    "api": "product",
    "method": "POST",
    "path": "/employee-certificates/restore",
    "fallbackMessage": "Không hoàn tác được!"
  },
  "employeeCertificates.revoke": {
    "api": "product",
    "method": "POST",
    "path": "/employee-certificates/{id}/revoke",
    "fallbackMessage": "Không thu hồi được chứng chỉ!",
    "touches": [
      "trainingEmployees",
      "trainingReports"
    ]
  },
  "employeeCertificates.show": {
    "api": "product",
    "method": "GET",
    "path": "/employee-certificates/{id}",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "employeeCertificates.store": {
    "api": "product",
    "method": "POST",
    "path": "/employee-certificates",
    "fallbackMessage": "Thêm mới thất bại!",
    "touches": [
      "trainingReports"
    ]
  },
  "employeeCertificates.undoImport": {
    "api": "product",
    "method": "POST",
    "path": "/employee-certificates/import/{id}/undo",
    "fallbackMessage": "Không hoàn tác được!",
    "touches": [
      "trainingNeeds",
      "trainingReports"
    ]
  },
  "employeeCertificates.update": {
    "api": "product",
    "method": "PUT",
    "path": "/employee-certificates/{id}",
    "fallbackMessage": "Cập nhật thất bại!",
    "touches": [
      "trainingReports"
    ]
  },
  "employeeDiplomas.destroyFile": {
    "api": "product",
    "method": "DELETE",
    "path": "/employees/{id}/diplomas/{row_id}",
    "fallbackMessage": "Không gỡ được tệp!"
  },
  "employeeDiplomas.fileTicket": {
    "api": "product",
    "method": "POST",
    "path": "/employees/{id}/diplomas/{row_id}/ticket",
    "fallbackMessage": "Không tải được tệp!"
  },
  "employeeDiplomas.list": {
    "api": "product",
    "method": "GET",
    "path": "/employees/{id}/diplomas",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "employeeDiplomas.restoreFile": {
    "api": "product",
    "method": "POST",
    "path": "/employees/{id}/diplomas/{row_id}/restore",
    "fallbackMessage": "Không hoàn tác được!"
  },
  "employeeDiplomas.storeFile": {
    "api": "product",
    "method": "POST",
    "path": "/employees/{id}/diplomas/{row_id}",
    "fallbackMessage": "Không tải lên được tệp!",
    "files": [
      "file"
    ]
  },
  "employeeEducations.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/employees/{id}/educations/{row_id}",
    "fallbackMessage": "Xóa thất bại!",
    "touches": [
      "employeeHistory"
    ]
  },
  "employeeEducations.list": {
    "api": "product",
    "method": "GET",
    "path": "/employees/{id}/educations",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "employeeEducations.restore": {
    "api": "product",
    "method": "POST",
    "path": "/employees/{id}/educations/restore",
    "fallbackMessage": "Không hoàn tác được!",
    "touches": [
      "employeeHistory"
    ]
  },
  "employeeEducations.store": {
    "api": "product",
    "method": "POST",
    "path": "/employees/{id}/educations",
    "fallbackMessage": "Thêm mới thất bại!",
    "touches": [
      "employeeHistory"
    ]
  },
  "employeeEducations.update": {
    "api": "product",
    "method": "PUT",
    "path": "/employees/{id}/educations/{row_id}",
    "fallbackMessage": "Cập nhật thất bại!",
    "touches": [
      "employeeHistory"
    ]
  },
  "employeeHealth.show": {
    "api": "product",
    "method": "GET",
    "path": "/employees/{id}/health",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "employeeHealth.update": {
    "api": "product",
    "method": "PUT",
    "path": "/employees/{id}/health",
    "fallbackMessage": "Không cập nhật được thông tin sức khỏe!",
    "touches": [
      "employees"
    ]
  },
  "employeeHealthChecks.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/employees/{id}/health-checks/{row_id}",
    "fallbackMessage": "Xóa thất bại!",
    "touches": [
      "employeeHistory"
    ]
  },
  "employeeHealthChecks.list": {
    "api": "product",
    "method": "GET",
    "path": "/employees/{id}/health-checks",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "employeeHealthChecks.restore": {
    "api": "product",
    "method": "POST",
    "path": "/employees/{id}/health-checks/restore",
    "fallbackMessage": "Không hoàn tác được!",
    "touches": [
      "employeeHistory"
    ]
  },
  "employeeHealthChecks.store": {
    "api": "product",
    "method": "POST",
    "path": "/employees/{id}/health-checks",
    "fallbackMessage": "Thêm mới thất bại!",
    "touches": [
      "employeeHistory"
    ]
  },
  "employeeHealthChecks.update": {
    "api": "product",
    "method": "PUT",
    "path": "/employees/{id}/health-checks/{row_id}",
    "fallbackMessage": "Cập nhật thất bại!",
    "touches": [
      "employeeHistory"
    ]
  },
  "employeeHistory.list": {
    "api": "product",
    "method": "GET",
    "path": "/employees/{id}/history",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "employeeItSkills.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/employees/{id}/it-skills/{row_id}",
    "fallbackMessage": "Xóa thất bại!",
    "touches": [
      "employeeHistory"
    ]
  },
  "employeeItSkills.list": {
    "api": "product",
    "method": "GET",
    "path": "/employees/{id}/it-skills",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "employeeItSkills.restore": {
    "api": "product",
    "method": "POST",
    "path": "/employees/{id}/it-skills/restore",
    "fallbackMessage": "Không hoàn tác được!",
    "touches": [
      "employeeHistory"
    ]
  },
  "employeeItSkills.store": {
    "api": "product",
    "method": "POST",
    "path": "/employees/{id}/it-skills",
    "fallbackMessage": "Thêm mới thất bại!",
    "touches": [
      "employeeHistory"
    ]
  },
  "employeeItSkills.update": {
    "api": "product",
    "method": "PUT",
    "path": "/employees/{id}/it-skills/{row_id}",
    "fallbackMessage": "Cập nhật thất bại!",
    "touches": [
      "employeeHistory"
    ]
  },
  "employeeLanguages.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/employees/{id}/languages/{row_id}",
    "fallbackMessage": "Xóa thất bại!",
    "touches": [
      "employeeHistory"
    ]
  },
  "employeeLanguages.list": {
    "api": "product",
    "method": "GET",
    "path": "/employees/{id}/languages",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "employeeLanguages.restore": {
    "api": "product",
    "method": "POST",
    "path": "/employees/{id}/languages/restore",
    "fallbackMessage": "Không hoàn tác được!",
    "touches": [
      "employeeHistory"
    ]
  },
  "employeeLanguages.store": {
    "api": "product",
    "method": "POST",
    "path": "/employees/{id}/languages",
    "fallbackMessage": "Thêm mới thất bại!",
    "touches": [
      "employeeHistory"
    ]
  },
  "employeeLanguages.update": {
    "api": "product",
    "method": "PUT",
    "path": "/employees/{id}/languages/{row_id}",
    "fallbackMessage": "Cập nhật thất bại!",
    "touches": [
      "employeeHistory"
    ]
  },
  "employeeMissingPapers.mark": {
    "api": "product",
    "method": "PUT",
    "path": "/employees/{id}/missing/{paper_id}",
    "fallbackMessage": "Không đánh dấu được hồ sơ!",
    "touches": [
      "employees"
    ]
  },
  "employeeMissingPapers.show": {
    "api": "product",
    "method": "GET",
    "path": "/employees/{id}/missing",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "employeeMissingPapers.unmark": {
    "api": "product",
    "method": "DELETE",
    "path": "/employees/{id}/missing/{paper_id}",
    "fallbackMessage": "Không bỏ đánh dấu được hồ sơ!",
    "touches": [
      "employees"
    ]
  },
  "employeePapers.show": {
    "api": "product",
    "method": "GET",
    "path": "/employees/{id}/papers",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "employeePapers.update": {
    "api": "product",
    "method": "PUT",
    "path": "/employees/{id}/papers",
    "fallbackMessage": "Không cập nhật được giấy tờ!",
    "touches": [
      "employees"
    ]
  },
  "employeePayLevels.correct": {
    "api": "product",
    "method": "POST",
    "path": "/employees/{id}/pay-levels/{row_id}/correct",
    "fallbackMessage": "Không đính chính được mức lương!",
    "touches": [
      "jobChanges"
    ]
  },
  "employeePayLevels.list": {
    "api": "product",
    "method": "GET",
    "path": "/employees/{id}/pay-levels",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "employeePayLevels.store": {
    "api": "product",
    "method": "POST",
    "path": "/employees/{id}/pay-levels",
    "fallbackMessage": "Không ghi được mức lương!",
    "touches": [
      "jobChanges"
    ]
  },
  "employeePayLevels.withdraw": {
    "api": "product",
    "method": "POST",
    "path": "/employees/{id}/pay-levels/{row_id}/withdraw",
    "fallbackMessage": "Không rút được mức lương!",
    "touches": [
      "jobChanges"
    ]
  },
  "employeeRelatives.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/employees/{id}/relatives/{row_id}",
    "fallbackMessage": "Xóa thất bại!",
    "touches": [
      "employeeHistory"
    ]
  },
  "employeeRelatives.list": {
    "api": "product",
    "method": "GET",
    "path": "/employees/{id}/relatives",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "employeeRelatives.restore": {
    "api": "product",
    "method": "POST",
    "path": "/employees/{id}/relatives/restore",
    "fallbackMessage": "Không hoàn tác được!",
    "touches": [
      "employeeHistory"
    ]
  },
  "employeeRelatives.store": {
    "api": "product",
    "method": "POST",
    "path": "/employees/{id}/relatives",
    "fallbackMessage": "Thêm mới thất bại!",
    "touches": [
      "employeeHistory"
    ]
  },
  "employeeRelatives.update": {
    "api": "product",
    "method": "PUT",
    "path": "/employees/{id}/relatives/{row_id}",
    "fallbackMessage": "Cập nhật thất bại!",
    "touches": [
      "employeeHistory"
    ]
  },
  "employeeTemporaryWorks.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/employees/{id}/temporary-works/{row_id}",
    "fallbackMessage": "Xóa thất bại!",
    "touches": [
      "employeeHistory"
    ]
  },
  "employeeTemporaryWorks.list": {
    "api": "product",
    "method": "GET",
    "path": "/employees/{id}/temporary-works",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "employeeTemporaryWorks.restore": {
    "api": "product",
    "method": "POST",
    "path": "/employees/{id}/temporary-works/restore",
    "fallbackMessage": "Không hoàn tác được!",
    "touches": [
      "employeeHistory"
    ]
  },
  "employeeTemporaryWorks.store": {
    "api": "product",
    "method": "POST",
    "path": "/employees/{id}/temporary-works",
    "fallbackMessage": "Thêm mới thất bại!",
    "touches": [
      "employeeHistory"
    ]
  },
  "employeeTemporaryWorks.update": {
    "api": "product",
    "method": "PUT",
    "path": "/employees/{id}/temporary-works/{row_id}",
    "fallbackMessage": "Cập nhật thất bại!",
    "touches": [
      "employeeHistory"
    ]
  },
  "employeeTransfers.accept": {
    "api": "product",
    "method": "POST",
    "path": "/employee-transfers/{id}/accept",
    "fallbackMessage": "Không tiếp nhận được!",
    "touches": [
      "home",
      "employees",
      "decisions",
      "contracts",
      "documents",
      "drawnNumbers"
    ]
  },
  "employeeTransfers.agree": {
    "api": "product",
    "method": "POST",
    "path": "/employee-transfers/{id}/agree",
    "fallbackMessage": "Không gửi được câu trả lời!",
    "touches": [
      "home"
    ]
  },
  "employeeTransfers.consentFile": {
    "api": "product",
    "method": "GET",
    "path": "/employee-transfers/{id}/consent-file",
    "fallbackMessage": "Không tải được bản đồng ý!",
    "answersFile": true
  },
  "employeeTransfers.consentPaper": {
    "api": "product",
    "method": "POST",
    "path": "/employee-transfers/consent-paper",
    "fallbackMessage": "Không in được bản đồng ý!",
    "answersFile": true
  },
  "employeeTransfers.disagree": {
    "api": "product",
    "method": "POST",
    "path": "/employee-transfers/{id}/disagree",
    "fallbackMessage": "Không gửi được câu trả lời!",
    "touches": [
      "home",
      "decisions"
    ]
  },
  "employeeTransfers.list": {
    "api": "product",
    "method": "GET",
    "path": "/employee-transfers",
    "jsonParameters": [
      "filter"
    ],
    "rows": "transfers",
    "sortable": [
      "state",
      "direction",
      "full_name",
      "nhansu_id",
      "other_company_name",
      "effective_date",
      "created_at",
      "settled_at"
    ],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "employeeTransfers.mine": {
    "api": "product",
    "method": "GET",
    "path": "/employee-transfers/mine",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "employeeTransfers.preview": {
    "api": "product",
    "method": "GET",
    "path": "/employee-transfers/preview",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "employeeTransfers.refuse": {
    "api": "product",
    "method": "POST",
    "path": "/employee-transfers/{id}/refuse",
    "fallbackMessage": "Không từ chối được!",
    "touches": [
      "home"
    ]
  },
  "employeeTransfers.show": {
    "api": "product",
    "method": "GET",
    "path": "/employee-transfers/{id}",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "employeeTransfers.store": {
    "api": "product",
    "method": "POST",
    "path": "/employee-transfers",
    "fallbackMessage": "Không gửi được đề nghị!",
    "files": [
      "file"
    ],
    "touches": [
      "home",
      "decisions"
    ]
  },
  "employeeTransfers.withdraw": {
    "api": "product",
    "method": "POST",
    "path": "/employee-transfers/{id}/withdraw",
    "fallbackMessage": "Không rút được đề nghị!",
    "touches": [
      "home",
      "decisions"
    ]
  },
  "employeeYearlyRecords.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/employees/{id}/yearly-records/{row_id}",
    "fallbackMessage": "Xóa thất bại!",
    "touches": [
      "employeeHistory"
    ]
  },
  "employeeYearlyRecords.list": {
    "api": "product",
    "method": "GET",
    "path": "/employees/{id}/yearly-records",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "employeeYearlyRecords.restore": {
    "api": "product",
    "method": "POST",
    "path": "/employees/{id}/yearly-records/restore",
    "fallbackMessage": "Không hoàn tác được!",
    "touches": [
      "employeeHistory"
    ]
  },
  "employeeYearlyRecords.store": {
    "api": "product",
    "method": "POST",
    "path": "/employees/{id}/yearly-records",
    "fallbackMessage": "Thêm mới thất bại!",
    "touches": [
      "employeeHistory"
    ]
  },
  "employeeYearlyRecords.update": {
    "api": "product",
    "method": "PUT",
    "path": "/employees/{id}/yearly-records/{row_id}",
    "fallbackMessage": "Cập nhật thất bại!",
    "touches": [
      "employeeHistory"
    ]
  },
  "employees.activateAccount": {
    "api": "product",
    "method": "POST",
    "path": "/employees/{id}/account/active",
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
    "fallbackMessage": "Lỗi trong quá trình kích hoạt tài khoản",
    "touches": [
      "accounts"
    ]
  },
  "employees.deactivateAccount": {
    "api": "product",
    "method": "POST",
    "path": "/employees/{id}/account/deactivate",
    "fallbackMessage": "Lỗi trong quá vô hiệu hóa tài khoản",
    "touches": [
      "accounts"
    ]
  },
  "employees.deactivateAccounts": {
    "api": "product",
    "method": "POST",
    "path": "/employees/account/deactivate-bulk",
    "fallbackMessage": "Lỗi trong quá vô hiệu hóa tài khoản",
    "touches": [
      "accounts"
    ]
  },
  "employees.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/employees/{id}",
    "fallbackMessage": "Không xóa được nhân viên!"
  },
  "employees.destroyBulk": {
    "api": "product",
    "method": "POST",
    "path": "/employees/destroy-bulk",
    "fallbackMessage": "Không xóa được nhân viên!"
  },
  "employees.export": {
    "api": "product",
    "method": "POST",
    "path": "/employees/export",
    "fallbackMessage": "Không xuất được danh sách nhân viên!",
    "answersFile": true
  },
  "employees.find": {
    "api": "product",
    "method": "GET",
    "path": "/employees/find",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "employees.import": {
    "api": "product",
    "method": "POST",
    "path": "/employees/import",
    "fallbackMessage": "Không nhập được hồ sơ nhân viên!",
    "files": [
      "file"
    ]
  },
  "employees.importTemplate": {
    "api": "product",
    "method": "GET",
    "path": "/employees/import/template",
    "fallbackMessage": "Không tải được mẫu nhập!",
    "answersFile": true
  },
  "employees.importedPeople": {
    "api": "product",
    "method": "GET",
    "path": "/employees/import/{id}/people",
    "fallbackMessage": "Không xem được những người của lần nhập!"
  },
  "employees.info": {
    "api": "product",
    "method": "GET",
    "path": "/employees/{nhansu_id}/info",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "employees.list": {
    "api": "product",
    "method": "GET",
    "path": "/employees",
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
  "employees.markImport": {
    "api": "product",
    "method": "POST",
    "path": "/employees/import/marked",
    "fallbackMessage": "Không kiểm tra được tệp!",
    "files": [
      "file"
    ],
    "answersFile": true
  },
  "employees.print": {
    "api": "product",
    "method": "POST",
    "path": "/employees/print",
    "fallbackMessage": "Không in được danh sách nhân viên!",
    "answersFile": true
  },
  "employees.printFile": {
    "api": "product",
    "method": "POST",
    "path": "/employees/{id}/print",
    "fallbackMessage": "Không in được sơ yếu lý lịch!",
    "answersFile": true
  },
  "employees.restore": {
    "api": "product",
    "method": "POST",
    "path": "/employees/restore",
    "fallbackMessage": "Không hoàn tác được!"
  },
  "employees.reveal": {
    "api": "product",
    "method": "POST",
    "path": "/employees/{id}/reveal",
    "fallbackMessage": "Không xem được thông tin!"
  },
  "employees.show": {
    "api": "product",
    "method": "GET",
    "path": "/employees/{id}",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "employees.store": {
    "api": "product",
    "method": "POST",
    "path": "/employees",
    "fallbackMessage": "Không thêm được nhân viên!",
    "touches": [
      "departments",
      "positions",
      "decisions",
      "contracts",
      "documents",
      "drawnNumbers"
    ]
  },
  "employees.undoImport": {
    "api": "product",
    "method": "POST",
    "path": "/employees/import/{id}/undo",
    "fallbackMessage": "Không hoàn tác được!",
    "touches": [
      "departments",
      "positions",
      "decisions",
      "documents"
    ]
  },
  "employees.undoImportOfPeople": {
    "api": "product",
    "method": "POST",
    "path": "/employees/import/{id}/undo/people",
    "fallbackMessage": "Không hoàn tác được!",
    "touches": [
      "departments",
      "positions",
      "decisions",
      "documents"
    ]
  },
  "employees.update": {
    "api": "product",
    "method": "PUT",
    "path": "/employees/{id}",
    "fallbackMessage": "Không cập nhật được nhân viên!"
  },
  "eraseRequests.ofCampaign": {
    "api": "product",
    "method": "GET",
    "path": "/recruitments/{id}/erase-requests",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "eraseRequests.settle": {
    "api": "product",
    "method": "POST",
    "path": "/recruitments/{id}/erase-requests/settle",
    "fallbackMessage": "Không lưu được trả lời!",
    "touches": [
      "candidates"
    ]
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
  "examBoard.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/exam-board/{id}",
    "fallbackMessage": "Xóa thất bại!",
    "touches": [
      "exams"
    ]
  },
  "examBoard.store": {
    "api": "product",
    "method": "POST",
    "path": "/exams/{id}/board",
    "fallbackMessage": "Thêm mới thất bại!",
    "touches": [
      "exams"
    ]
  },
  "examBoard.update": {
    "api": "product",
    "method": "PUT",
    "path": "/exam-board/{id}",
    "fallbackMessage": "Cập nhật thất bại!",
    "touches": [
      "exams"
    ]
  },
  "examParts.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/exam-parts/{id}",
    "fallbackMessage": "Xóa thất bại!",
    "touches": [
      "exams",
      "examResults"
    ]
  },
  "examParts.makeQuiz": {
    "api": "product",
    "method": "POST",
    "path": "/exam-parts/{id}/quiz",
    "fallbackMessage": "Không tạo được kỳ thi!",
    "touches": [
      "exams",
      "quizExams"
    ]
  },
  "examParts.store": {
    "api": "product",
    "method": "POST",
    "path": "/exams/{id}/parts",
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
    "fallbackMessage": "Không đính chính được kết quả!",
    "touches": [
      "exams",
      "trainingNeeds"
    ]
  },
  "examResults.export": {
    "api": "product",
    "method": "GET",
    "path": "/exams/{id}/list-results/export",
    "fallbackMessage": "Không xuất được kết quả kiểm tra!",
    "answersFile": true
  },
  "examResults.import": {
    "api": "product",
    "method": "POST",
    "path": "/exams/{id}/results/import",
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
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "examResults.paper": {
    "api": "product",
    "method": "POST",
    "path": "/exams/{id}/paper",
    "fallbackMessage": "Không in được giấy tờ đợt kiểm tra!",
    "answersFile": true
  },
  "examResults.save": {
    "api": "product",
    "method": "PUT",
    "path": "/exams/{id}/results",
    "fallbackMessage": "Không lưu được điểm!",
    "touches": [
      "exams"
    ]
  },
  "examResults.sync": {
    "api": "product",
    "method": "POST",
    "path": "/exams/{id}/employees/sync",
    "fallbackMessage": "Không cập nhật được danh sách!",
    "touches": [
      "exams"
    ]
  },
  "exams.consequences": {
    "api": "product",
    "method": "GET",
    "path": "/exams/{id}/consequences",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "exams.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/exams/{id}",
    "fallbackMessage": "Xóa thất bại!"
  },
  "exams.destroyBulk": {
    "api": "product",
    "method": "POST",
    "path": "/exams/destroy/bulk",
    "fallbackMessage": "Xóa thất bại!"
  },
  "exams.list": {
    "api": "product",
    "method": "GET",
    "path": "/exams",
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
  "exams.mine": {
    "api": "product",
    "method": "GET",
    "path": "/exams/mine",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "exams.move": {
    "api": "product",
    "method": "POST",
    "path": "/exams/{id}/move",
    "fallbackMessage": "Không chuyển được trạng thái đợt kiểm tra!",
    "touches": [
      "examResults",
      "trainingNeeds",
      "employeeCertificates",
      "decisions",
      "trainingReports"
    ]
  },
  "exams.questions": {
    "api": "product",
    "method": "GET",
    "path": "/exams/{id}/list-questions",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "exams.repeat": {
    "api": "product",
    "method": "PUT",
    "path": "/exams/{id}/repeat",
    "fallbackMessage": "Không đặt được lịch lặp lại!"
  },
  "exams.restore": {
    "api": "product",
    "method": "POST",
    "path": "/exams/restore",
    "fallbackMessage": "Không hoàn tác được!"
  },
  "exams.sendNotification": {
    "api": "product",
    "method": "POST",
    "path": "/exams/{id}/send-notification",
    "fallbackMessage": "Không gửi được thông báo!",
    "touches": [
      "examResults"
    ]
  },
  "exams.show": {
    "api": "product",
    "method": "GET",
    "path": "/exams/{id}",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "exams.store": {
    "api": "product",
    "method": "POST",
    "path": "/exams",
    "fallbackMessage": "Thêm mới thất bại!"
  },
  "exams.update": {
    "api": "product",
    "method": "PUT",
    "path": "/exams/{id}",
    "fallbackMessage": "Cập nhật thất bại!"
  },
  "exams.workProgress": {
    "api": "product",
    "method": "GET",
    "path": "/exams/wp-list-exams",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "externals.addPaper": {
    "api": "product",
    "method": "POST",
    "path": "/externals/application/papers",
    "fallbackMessage": "Không tải lên được giấy tờ, vui lòng thử lại sau.",
    "files": [
      "paper"
    ],
    "link": "application",
    "isPublic": true
  },
  "externals.answerAppointment": {
    "api": "product",
    "method": "POST",
    "path": "/externals/application/appointment",
    "fallbackMessage": "Không gửi được trả lời, vui lòng thử lại sau.",
    "link": "application",
    "isPublic": true
  },
  "externals.answerOffer": {
    "api": "product",
    "method": "POST",
    "path": "/externals/application/offer",
    "fallbackMessage": "Không gửi được trả lời, vui lòng thử lại sau.",
    "link": "application",
    "isPublic": true
  },
  "externals.answerTraining": {
    "api": "product",
    "method": "POST",
    "path": "/externals/training/answer",
    "fallbackMessage": "Không gửi được trả lời, vui lòng thử lại sau.",
    "link": "training_confirm",
    "isPublic": true
  },
  "externals.application": {
    "api": "product",
    "method": "GET",
    "path": "/externals/application",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!",
    "link": "application",
    "isPublic": true
  },
  "externals.apply": {
    "api": "product",
    "method": "POST",
    "path": "/externals/recruitments/{id}/candidates",
    "fallbackMessage": "Không gửi được hồ sơ, vui lòng thử lại sau.",
    "link": "campaign",
    "isPublic": true
  },
  "externals.calendar": {
    "api": "product",
    "method": "GET",
    "path": "/externals/application/appointments/{id}/calendar",
    "fallbackMessage": "Không tải về được tệp lịch, vui lòng thử lại sau.",
    "answersFile": true,
    "link": "application",
    "isPublic": true
  },
  "externals.check": {
    "api": "product",
    "method": "POST",
    "path": "/externals/recruitments/{id}/check",
    "fallbackMessage": "Không kiểm tra được hồ sơ, vui lòng thử lại sau.",
    "link": "campaign",
    "isPublic": true
  },
  "externals.communes": {
    "api": "product",
    "method": "GET",
    "path": "/externals/recruitments/{id}/communes",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!",
    "link": "campaign",
    "isPublic": true
  },
  "externals.companies": {
    "api": "product",
    "method": "GET",
    "path": "/externals/companies",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!",
    "isPublic": true
  },
  "externals.company": {
    "api": "product",
    "method": "GET",
    "path": "/externals/companies/{code}",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!",
    "isPublic": true
  },
  "externals.confirmEmail": {
    "api": "product",
    "method": "POST",
    "path": "/externals/application/email",
    "fallbackMessage": "Không xác nhận được email, vui lòng thử lại sau.",
    "link": "application",
    "isPublic": true
  },
  "externals.erase": {
    "api": "product",
    "method": "POST",
    "path": "/externals/application/erase",
    "fallbackMessage": "Không xóa được hồ sơ, vui lòng thử lại sau.",
    "link": "application",
    "isPublic": true
  },
  "externals.form": {
    "api": "product",
    "method": "GET",
    "path": "/externals/recruitments/{id}/form",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!",
    "link": "campaign",
    "isPublic": true
  },
  "externals.logo": {
    "api": "product",
    "method": "GET",
    "path": "/externals/recruitments/{id}/logo",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!",
    "answersFile": true,
    "link": "campaign",
    "isPublic": true
  },
  "externals.offerPaper": {
    "api": "product",
    "method": "GET",
    "path": "/externals/application/offer/paper",
    "fallbackMessage": "Không lập được thư mời nhận việc, vui lòng thử lại sau.",
    "answersFile": true,
    "link": "application",
    "isPublic": true
  },
  "externals.provinces": {
    "api": "product",
    "method": "GET",
    "path": "/externals/recruitments/{id}/provinces",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!",
    "link": "campaign",
    "isPublic": true
  },
  "externals.recruitment": {
    "api": "product",
    "method": "GET",
    "path": "/externals/recruitments/{id}",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!",
    "isPublic": true
  },
  "externals.recruitments": {
    "api": "product",
    "method": "GET",
    "path": "/externals/recruitments",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!",
    "isPublic": true
  },
  "externals.sendLink": {
    "api": "product",
    "method": "POST",
    "path": "/externals/recruitments/{id}/link",
    "fallbackMessage": "Không gửi lại được đường dẫn, vui lòng thử lại sau.",
    "link": "campaign",
    "isPublic": true
  },
  "externals.stay": {
    "api": "product",
    "method": "POST",
    "path": "/externals/application/stay",
    "fallbackMessage": "Không gia hạn được, vui lòng thử lại sau.",
    "link": "application",
    "isPublic": true
  },
  "externals.takeAway": {
    "api": "product",
    "method": "GET",
    "path": "/externals/application/archive",
    "fallbackMessage": "Không tải về được hồ sơ, vui lòng thử lại sau.",
    "answersFile": true,
    "link": "application",
    "isPublic": true
  },
  "externals.training": {
    "api": "product",
    "method": "GET",
    "path": "/externals/training",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!",
    "link": "training_confirm",
    "isPublic": true
  },
  "externals.update": {
    "api": "product",
    "method": "POST",
    "path": "/externals/candidates/{id}/update",
    "fallbackMessage": "Không sửa được hồ sơ, vui lòng thử lại sau.",
    "link": "application",
    "isPublic": true
  },
  "externals.upload": {
    "api": "product",
    "method": "POST",
    "path": "/externals/recruitments/{id}/files",
    "fallbackMessage": "Không tải lên được tệp, vui lòng thử lại sau.",
    "files": [
      "cv",
      "photo",
      "answer"
    ],
    "link": "campaign",
    "isPublic": true
  },
  "externals.withdraw": {
    "api": "product",
    "method": "POST",
    "path": "/externals/application/withdraw",
    "fallbackMessage": "Không rút được hồ sơ, vui lòng thử lại sau.",
    "link": "application",
    "isPublic": true
  },
  "externals.withdrawConsent": {
    "api": "product",
    "method": "POST",
    "path": "/externals/application/consents/withdraw",
    "fallbackMessage": "Không rút được đồng ý, vui lòng thử lại sau.",
    "link": "application",
    "isPublic": true
  },
  "fields.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/fields/{id}",
    "fallbackMessage": "Xóa thất bại!"
  },
  "fields.destroyBulk": {
    "api": "product",
    "method": "POST",
    "path": "/fields/destroy/bulk",
    "fallbackMessage": "Xóa thất bại!"
  },
  "fields.export": {
    "api": "product",
    "method": "GET",
    "path": "/fields/export",
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
    "fallbackMessage": "Không nhập được danh sách lĩnh vực!",
    "files": [
      "file"
    ]
  },
  "fields.importTemplate": {
    "api": "product",
    "method": "GET",
    "path": "/fields/import/template",
    "fallbackMessage": "Không tải được mẫu nhập!",
    "answersFile": true
  },
  "fields.list": {
    "api": "product",
    "method": "GET",
    "path": "/fields",
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
    "fallbackMessage": "Không hoàn tác được!"
  },
  "fields.show": {
    "api": "product",
    "method": "GET",
    "path": "/fields/{id}",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "fields.store": {
    "api": "product",
    "method": "POST",
    "path": "/fields",
    "fallbackMessage": "Thêm mới thất bại!"
  },
  "fields.undoImport": {
    "api": "product",
    "method": "POST",
    "path": "/fields/import/{id}/undo",
    "fallbackMessage": "Không hoàn tác được!"
  },
  "fields.update": {
    "api": "product",
    "method": "PUT",
    "path": "/fields/{id}",
    "fallbackMessage": "Cập nhật thất bại!"
  },
  "fileUsage.show": {
    "api": "product",
    "method": "GET",
    "path": "/file-usage",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "files.download": {
    "api": "product",
    "method": "GET",
    "path": "/files/{ticket}",
    "fallbackMessage": "Không tải được tệp!",
    "answersFile": true,
    "isPublic": true
  },
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
  },
  "interviewerTimes.mine": {
    "api": "product",
    "method": "GET",
    "path": "/interviewer-times/mine",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "interviewerTimes.save": {
    "api": "product",
    "method": "PUT",
    "path": "/interviewer-times/mine",
    "fallbackMessage": "Cập nhật thất bại!",
    "touches": [
      "recruitmentSchedules"
    ]
  },
  "jobChanges.correct": {
    "api": "product",
    "method": "POST",
    "path": "/employees/job-changes/{id}/correct",
    "fallbackMessage": "Không đính chính được thay đổi công việc!",
    "touches": [
      "employees",
      "departments",
      "positions",
      "leaverTasks"
    ]
  },
  "jobChanges.ofEmployee": {
    "api": "product",
    "method": "GET",
    "path": "/employees/{id}/job",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "jobChanges.store": {
    "api": "product",
    "method": "POST",
    "path": "/employees/job-changes",
    "fallbackMessage": "Không ghi được thay đổi công việc!",
    "touches": [
      "employees",
      "departments",
      "positions",
      "decisions",
      "contracts",
      "documents",
      "drawnNumbers",
      "trainingCommitments",
      "leaverTasks"
    ]
  },
  "jobChanges.why": {
    "api": "product",
    "method": "GET",
    "path": "/employees/{id}/job/why",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "jobChanges.withdraw": {
    "api": "product",
    "method": "POST",
    "path": "/employees/job-changes/{id}/withdraw",
    "fallbackMessage": "Không rút được thay đổi công việc!",
    "touches": [
      "employees",
      "leaverTasks"
    ]
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
    "fallbackMessage": "Không chạy lại được công việc, vui lòng thử lại sau."
  },
  "jobs.show": {
    "api": "product",
    "method": "GET",
    "path": "/jobs/{id}",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "labourReport.check": {
    "api": "product",
    "method": "GET",
    "path": "/statistics/labour-report/check",
    "fallbackMessage": "Không lấy được số liệu thống kê!"
  },
  "labourReport.download": {
    "api": "product",
    "method": "GET",
    "path": "/statistics/labour-report/export",
    "fallbackMessage": "Không tải được số liệu thống kê!",
    "answersFile": true
  },
  "labourReport.print": {
    "api": "product",
    "method": "GET",
    "path": "/statistics/labour-report/print",
    "fallbackMessage": "Không in được báo cáo!",
    "answersFile": true
  },
  "labourReport.show": {
    "api": "product",
    "method": "GET",
    "path": "/statistics/labour-report",
    "fallbackMessage": "Không lấy được số liệu thống kê!"
  },
  "lawConstants.list": {
    "api": "product",
    "method": "GET",
    "path": "/law-constants",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "lawConstants.preview": {
    "api": "product",
    "method": "POST",
    "path": "/law-constants/preview",
    "fallbackMessage": "Không xem trước được!"
  },
  "lawConstants.storeValue": {
    "api": "product",
    "method": "POST",
    "path": "/law-constants/values",
    "fallbackMessage": "Không lưu được giá trị!"
  },
  "leaverTasks.list": {
    "api": "product",
    "method": "GET",
    "path": "/leaver-tasks",
    "jsonParameters": [
      "filter"
    ],
    "rows": "leaver_tasks",
    "sortable": [
      "full_name",
      "leave_date",
      "due_date",
      "done_at"
    ],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "leaverTasks.mine": {
    "api": "product",
    "method": "GET",
    "path": "/leaver-tasks/mine",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "leaverTasks.update": {
    "api": "product",
    "method": "PUT",
    "path": "/leaver-tasks/{id}",
    "fallbackMessage": "Không ghi được việc này!",
    "touches": [
      "home"
    ]
  },
  "leaverTemplate.preview": {
    "api": "product",
    "method": "POST",
    "path": "/leaver-template/preview",
    "fallbackMessage": "Không tính được hạn!"
  },
  "leaverTemplate.show": {
    "api": "product",
    "method": "GET",
    "path": "/leaver-template",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "leaverTemplate.update": {
    "api": "product",
    "method": "PUT",
    "path": "/leaver-template",
    "fallbackMessage": "Không lưu được mẫu!"
  },
  "levels.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/levels/{id}",
    "fallbackMessage": "Không xóa được xếp loại!"
  },
  "levels.destroyBulk": {
    "api": "product",
    "method": "POST",
    "path": "/levels/destroy-bulk",
    "fallbackMessage": "Không xóa được xếp loại!"
  },
  "levels.export": {
    "api": "product",
    "method": "GET",
    "path": "/levels/export",
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
    "fallbackMessage": "Không nhập được danh sách trình độ!",
    "files": [
      "file"
    ]
  },
  "levels.importTemplate": {
    "api": "product",
    "method": "GET",
    "path": "/levels/import/template",
    "fallbackMessage": "Không tải được mẫu nhập!",
    "answersFile": true
  },
  "levels.list": {
    "api": "product",
    "method": "GET",
    "path": "/levels",
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
    "fallbackMessage": "Không hoàn tác được!"
  },
  "levels.show": {
    "api": "product",
    "method": "GET",
    "path": "/levels/{id}",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "levels.store": {
    "api": "product",
    "method": "POST",
    "path": "/levels",
    "fallbackMessage": "Không tạo được xếp loại!"
  },
  "levels.undoImport": {
    "api": "product",
    "method": "POST",
    "path": "/levels/import/{id}/undo",
    "fallbackMessage": "Không hoàn tác được!"
  },
  "levels.update": {
    "api": "product",
    "method": "PUT",
    "path": "/levels/{id}",
    "fallbackMessage": "Không cập nhật được xếp loại!"
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
    "fallbackMessage": "Không gửi lại được thư, vui lòng thử lại sau."
  },
  "mails.show": {
    "api": "product",
    "method": "GET",
    "path": "/mails/{id}",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "newDistricts.list": {
    "api": "product",
    "method": "GET",
    "path": "/address/districts/new",
    "rows": "districts",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "newDistricts.show": {
    "api": "product",
    "method": "GET",
    "path": "/address/districts/new/{id}",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "newProvinces.list": {
    "api": "product",
    "method": "GET",
    "path": "/address/provinces/new",
    "rows": "provinces",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "newProvinces.show": {
    "api": "product",
    "method": "GET",
    "path": "/address/provinces/new/{id}",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "notices.list": {
    "api": "product",
    "method": "GET",
    "path": "/notices",
    "rows": "notices",
    "sortable": [
      "created_at"
    ],
    "fallbackMessage": "Không lấy được thông báo!"
  },
  "notices.read": {
    "api": "product",
    "method": "POST",
    "path": "/notices/{id}/read",
    "fallbackMessage": "Không đánh dấu được thông báo, vui lòng thử lại sau."
  },
  "notices.readAll": {
    "api": "product",
    "method": "POST",
    "path": "/notices/read-all",
    "fallbackMessage": "Không đánh dấu được thông báo, vui lòng thử lại sau."
  },
  "notices.saveSettings": {
    "api": "product",
    "method": "PUT",
    "path": "/notices/settings",
    "fallbackMessage": "Không lưu được cài đặt thông báo, vui lòng thử lại sau."
  },
  "notices.settings": {
    "api": "product",
    "method": "GET",
    "path": "/notices/settings",
    "fallbackMessage": "Không lấy được cài đặt thông báo!"
  },
  "notices.unread": {
    "api": "product",
    "method": "GET",
    "path": "/notices/unread",
    "fallbackMessage": "Không lấy được số thông báo!"
  },
  "numberSeries.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/number-series/{id}",
    "fallbackMessage": "Không bỏ được kiểu đánh số!",
    "touches": [
      "contractTypes"
    ]
  },
  "numberSeries.list": {
    "api": "product",
    "method": "GET",
    "path": "/number-series",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "numberSeries.store": {
    "api": "product",
    "method": "POST",
    "path": "/number-series",
    "fallbackMessage": "Không thêm được kiểu đánh số!",
    "touches": [
      "contractTypes"
    ]
  },
  "numberSeries.update": {
    "api": "product",
    "method": "PUT",
    "path": "/number-series/{id}",
    "fallbackMessage": "Không cập nhật được kiểu đánh số!",
    "touches": [
      "contractTypes"
    ]
  },
  "paperClauses.preview": {
    "api": "product",
    "method": "POST",
    "path": "/paper-templates/{kind}/clauses/preview",
    "fallbackMessage": "Không xem trước được!",
    "answersFile": true
  },
  "paperClauses.reset": {
    "api": "product",
    "method": "POST",
    "path": "/paper-templates/{kind}/clauses/reset",
    "fallbackMessage": "Không lấy lại được nội dung mặc định!",
    "touches": [
      "paperTemplates"
    ]
  },
  "paperClauses.show": {
    "api": "product",
    "method": "GET",
    "path": "/paper-templates/{kind}/clauses",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "paperClauses.update": {
    "api": "product",
    "method": "PUT",
    "path": "/paper-templates/{kind}/clauses",
    "fallbackMessage": "Không cập nhật được điều khoản!",
    "touches": [
      "paperTemplates"
    ]
  },
  "paperTemplates.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/paper-templates/{kind}",
    "fallbackMessage": "Không gỡ được mẫu!",
    "touches": [
      "contractTypes"
    ]
  },
  "paperTemplates.file": {
    "api": "product",
    "method": "GET",
    "path": "/paper-templates/{kind}/file",
    "fallbackMessage": "Không tải được mẫu!",
    "answersFile": true
  },
  "paperTemplates.list": {
    "api": "product",
    "method": "GET",
    "path": "/paper-templates",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "paperTemplates.restore": {
    "api": "product",
    "method": "POST",
    "path": "/paper-templates/{kind}/restore",
    "fallbackMessage": "Không hoàn tác được!",
    "touches": [
      "contractTypes"
    ]
  },
  "paperTemplates.store": {
    "api": "product",
    "method": "POST",
    "path": "/paper-templates/{kind}",
    "fallbackMessage": "Không tải lên được mẫu!",
    "files": [
      "file"
    ],
    "touches": [
      "contractTypes"
    ]
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
  },
  "partnerInfos.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/partner-infos/{id}",
    "fallbackMessage": "Xóa thất bại!",
    "serverMessage": 400
  },
  "partnerInfos.destroyBulk": {
    "api": "product",
    "method": "POST",
    "path": "/partner-infos/destroy-bulk",
    "fallbackMessage": "Xóa thất bại!",
    "serverMessage": 400
  },
  "partnerInfos.export": {
    "api": "product",
    "method": "GET",
    "path": "/partner-infos/export",
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
    "fallbackMessage": "Không nhập được danh sách đối tác đào tạo!",
    "files": [
      "file"
    ]
  },
  "partnerInfos.importTemplate": {
    "api": "product",
    "method": "GET",
    "path": "/partner-infos/import/template",
    "fallbackMessage": "Không tải được mẫu nhập!",
    "answersFile": true
  },
  "partnerInfos.list": {
    "api": "product",
    "method": "GET",
    "path": "/partner-infos",
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
    "fallbackMessage": "Không hoàn tác được!"
  },
  "partnerInfos.show": {
    "api": "product",
    "method": "GET",
    "path": "/partner-infos/{id}",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "partnerInfos.store": {
    "api": "product",
    "method": "POST",
    "path": "/partner-infos",
    "fallbackMessage": "Thêm mới thất bại!",
    "serverMessage": 400
  },
  "partnerInfos.undoImport": {
    "api": "product",
    "method": "POST",
    "path": "/partner-infos/import/{id}/undo",
    "fallbackMessage": "Không hoàn tác được!"
  },
  "partnerInfos.update": {
    "api": "product",
    "method": "PUT",
    "path": "/partner-infos/{id}",
    "fallbackMessage": "Cập nhật thất bại!",
    "serverMessage": 400
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
    "sortable": [
      "next_due",
      "state",
      "kind",
      "full_name",
      "nhansu_id",
      "received_on",
      "settled_at"
    ],
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
  },
  "positions.changeStatus": {
    "api": "product",
    "method": "POST",
    "path": "/positions/{id}/change-status",
    "fallbackMessage": "Không cập nhật được xếp loại!"
  },
  "positions.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/positions/{id}",
    "fallbackMessage": "Không xóa được xếp loại!",
    "touches": [
      "departments"
    ]
  },
  "positions.destroyBulk": {
    "api": "product",
    "method": "POST",
    "path": "/positions/destroy-bulk",
    "fallbackMessage": "Không xóa được xếp loại!"
  },
  "positions.export": {
    "api": "product",
    "method": "GET",
    "path": "/positions/export",
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
    "fallbackMessage": "Không nhập được danh sách chức vụ!",
    "files": [
      "file"
    ]
  },
  "positions.importTemplate": {
    "api": "product",
    "method": "GET",
    "path": "/positions/import/template",
    "fallbackMessage": "Không tải được mẫu nhập!",
    "answersFile": true
  },
  "positions.list": {
    "api": "product",
    "method": "GET",
    "path": "/positions",
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
    "fallbackMessage": "Không hoàn tác được!"
  },
  "positions.show": {
    "api": "product",
    "method": "GET",
    "path": "/positions/{id}",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "positions.store": {
    "api": "product",
    "method": "POST",
    "path": "/positions",
    "fallbackMessage": "Không tạo được xếp loại!"
  },
  "positions.undoImport": {
    "api": "product",
    "method": "POST",
    "path": "/positions/import/{id}/undo",
    "fallbackMessage": "Không hoàn tác được!"
  },
  "positions.update": {
    "api": "product",
    "method": "PUT",
    "path": "/positions/{id}",
    "fallbackMessage": "Không cập nhật được xếp loại!",
    "touches": [
      "employees",
      "departments"
    ]
  },
  "procedureTemplates.list": {
    "api": "product",
    "method": "GET",
    "path": "/procedure-templates",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "procedureTemplates.update": {
    "api": "product",
    "method": "PUT",
    "path": "/procedure-templates",
    "fallbackMessage": "Không lưu được mẫu thủ tục!"
  },
  "procedures.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/procedures/{id}",
    "fallbackMessage": "Không xóa được thủ tục!"
  },
  "procedures.finish": {
    "api": "product",
    "method": "POST",
    "path": "/procedures/{id}/finish",
    "fallbackMessage": "Không hoàn tất được thủ tục!",
    "touches": [
      "candidates",
      "recruitmentCandidates",
      "employees",
      "decisions",
      "documents"
    ]
  },
  "procedures.list": {
    "api": "product",
    "method": "GET",
    "path": "/procedures",
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
    "fallbackMessage": "Không hoàn tác được!"
  },
  "procedures.show": {
    "api": "product",
    "method": "GET",
    "path": "/procedures/{id}",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "procedures.store": {
    "api": "product",
    "method": "POST",
    "path": "/procedures",
    "fallbackMessage": "Không lập được thủ tục!",
    "touches": [
      "candidates"
    ]
  },
  "procedures.update": {
    "api": "product",
    "method": "PUT",
    "path": "/procedures/{id}",
    "fallbackMessage": "Không cập nhật được thủ tục!"
  },
  "profile.changePassword": {
    "api": "identity",
    "method": "POST",
    "path": "/me/change-password",
    "fallbackMessage": "Không đổi được mật khẩu, vui lòng thử lại sau."
  },
  "profile.endOtherSessions": {
    "api": "identity",
    "method": "POST",
    "path": "/me/sessions/end-others",
    "fallbackMessage": "Không kết thúc được các phiên đăng nhập, vui lòng thử lại sau."
  },
  "profile.endSession": {
    "api": "identity",
    "method": "DELETE",
    "path": "/me/sessions/{id}",
    "fallbackMessage": "Không kết thúc được phiên đăng nhập, vui lòng thử lại sau."
  },
  "profile.passwordLink": {
    "api": "identity",
    "method": "POST",
    "path": "/password-link",
    "fallbackMessage": "Không mở được liên kết, vui lòng thử lại sau."
  },
  "profile.resetPassword": {
    "api": "identity",
    "method": "POST",
    "path": "/reset-password",
    "fallbackMessage": "Không đặt được mật khẩu, vui lòng thử lại sau."
  },
  "profile.sessions": {
    "api": "identity",
    "method": "GET",
    "path": "/me/sessions"
  },
  "profile.signIns": {
    "api": "identity",
    "method": "GET",
    "path": "/me/sign-ins"
  },
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
  "provinces.list": {
    "api": "product",
    "method": "GET",
    "path": "/address/provinces",
    "rows": "provinces",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "provinces.show": {
    "api": "product",
    "method": "GET",
    "path": "/address/provinces/{id}",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "quizAttempts.cancel": {
    "api": "product",
    "method": "POST",
    "path": "/quiz/taken-exams/{id}/cancel",
    "fallbackMessage": "Không hủy được bài thi!",
    "touches": [
      "quizExams",
      "quizTaking",
      "quizMarking",
      "quizReports",
      "exams",
      "examResults"
    ]
  },
  "quizAttempts.history": {
    "api": "product",
    "method": "GET",
    "path": "/quiz/taken-exams/{id}/history",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "quizAttempts.judgeLate": {
    "api": "product",
    "method": "POST",
    "path": "/quiz/taken-exams/{id}/late-answers",
    "fallbackMessage": "Không xét được câu trả lời muộn!",
    "touches": [
      "quizExams",
      "quizTaking",
      "quizMarking",
      "quizReports",
      "exams",
      "examResults"
    ]
  },
  "quizAttempts.reopen": {
    "api": "product",
    "method": "POST",
    "path": "/quiz/taken-exams/{id}/reopen",
    "fallbackMessage": "Không mở lại được bài thi!",
    "touches": [
      "quizExams",
      "quizTaking",
      "quizMarking",
      "quizReports",
      "exams",
      "examResults"
    ]
  },
  "quizCategories.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/quiz/categories/{id}",
    "fallbackMessage": "Xóa thất bại!"
  },
  "quizCategories.destroyBulk": {
    "api": "product",
    "method": "POST",
    "path": "/quiz/categories/destroy-bulk",
    "fallbackMessage": "Xóa thất bại!"
  },
  "quizCategories.export": {
    "api": "product",
    "method": "GET",
    "path": "/quiz/categories/export",
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
    "fallbackMessage": "Không nhập được danh sách nhóm đề thi!",
    "files": [
      "file"
    ]
  },
  "quizCategories.importTemplate": {
    "api": "product",
    "method": "GET",
    "path": "/quiz/categories/import/template",
    "fallbackMessage": "Không tải được mẫu nhập!",
    "answersFile": true
  },
  "quizCategories.list": {
    "api": "product",
    "method": "GET",
    "path": "/quiz/categories",
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
    "fallbackMessage": "Không hoàn tác được!"
  },
  "quizCategories.show": {
    "api": "product",
    "method": "GET",
    "path": "/quiz/categories/{id}",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "quizCategories.store": {
    "api": "product",
    "method": "POST",
    "path": "/quiz/categories",
    "fallbackMessage": "Thêm mới thất bại!"
  },
  "quizCategories.undoImport": {
    "api": "product",
    "method": "POST",
    "path": "/quiz/categories/import/{id}/undo",
    "fallbackMessage": "Không hoàn tác được!"
  },
  "quizCategories.update": {
    "api": "product",
    "method": "PUT",
    "path": "/quiz/categories/{id}",
    "fallbackMessage": "Cập nhật thất bại!"
  },
  "quizCorrections.correct": {
    "api": "product",
    "method": "POST",
    "path": "/quiz/exams/{id}/corrections",
    "fallbackMessage": "Không sửa được đáp án!",
    "touches": [
      "quizExams",
      "quizTaking",
      "quizMarking",
      "quizReports",
      "exams",
      "examResults"
    ]
  },
  "quizCorrections.list": {
    "api": "product",
    "method": "GET",
    "path": "/quiz/exams/{id}/corrections",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "quizCorrections.results": {
    "api": "product",
    "method": "GET",
    "path": "/quiz/corrections/{id}/results",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "quizCorrections.undo": {
    "api": "product",
    "method": "POST",
    "path": "/quiz/corrections/{id}/undo",
    "fallbackMessage": "Không hoàn tác được!",
    "touches": [
      "quizExams",
      "quizTaking",
      "quizMarking",
      "quizReports",
      "exams",
      "examResults"
    ]
  },
  "quizExams.addPeople": {
    "api": "product",
    "method": "POST",
    "path": "/quiz/exams/{id}/employees",
    "fallbackMessage": "Cập nhật thất bại!"
  },
  "quizExams.analysis": {
    "api": "product",
    "method": "GET",
    "path": "/quiz/exams/{id}/analysis",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "quizExams.beforeRelease": {
    "api": "product",
    "method": "GET",
    "path": "/quiz/exams/{id}/release",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "quizExams.cancel": {
    "api": "product",
    "method": "POST",
    "path": "/quiz/exams/{id}/cancel",
    "fallbackMessage": "Không hủy được kỳ thi!"
  },
  "quizExams.cells": {
    "api": "product",
    "method": "GET",
    "path": "/quiz/exams/{id}/cells",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "quizExams.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/quiz/exams/{id}",
    "fallbackMessage": "Xóa thất bại!"
  },
  "quizExams.destroyBulk": {
    "api": "product",
    "method": "POST",
    "path": "/quiz/exams/destroy/bulk",
    "fallbackMessage": "Xóa thất bại!"
  },
  "quizExams.detachEmployees": {
    "api": "product",
    "method": "POST",
    "path": "/quiz/exams/{id}/detach-employees",
    "fallbackMessage": "Cập nhật thất bại!"
  },
  "quizExams.giveMinutes": {
    "api": "product",
    "method": "POST",
    "path": "/quiz/exams/{id}/extra-minutes",
    "fallbackMessage": "Không thêm được giờ làm bài!"
  },
  "quizExams.list": {
    "api": "product",
    "method": "GET",
    "path": "/quiz/exams",
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
  "quizExams.markers": {
    "api": "product",
    "method": "GET",
    "path": "/quiz/exams/{id}/markers",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "quizExams.monitor": {
    "api": "product",
    "method": "GET",
    "path": "/quiz/exams/{id}/monitor",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "quizExams.paper": {
    "api": "product",
    "method": "POST",
    "path": "/quiz/exams/{id}/paper",
    "fallbackMessage": "Không in được đề thi!",
    "answersFile": true
  },
  "quizExams.pause": {
    "api": "product",
    "method": "POST",
    "path": "/quiz/exams/{id}/pause",
    "fallbackMessage": "Không tạm dừng được kỳ thi!"
  },
  "quizExams.people": {
    "api": "product",
    "method": "GET",
    "path": "/quiz/exams/{id}/employees",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "quizExams.publish": {
    "api": "product",
    "method": "POST",
    "path": "/quiz/exams/{id}/publish",
    "fallbackMessage": "Không công bố được kỳ thi!"
  },
  "quizExams.questions": {
    "api": "product",
    "method": "GET",
    "path": "/quiz/exams/{id}/questions",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "quizExams.release": {
    "api": "product",
    "method": "POST",
    "path": "/quiz/exams/{id}/release",
    "fallbackMessage": "Không công bố được kết quả!",
    "touches": [
      "quizTaking",
      "quizReports",
      "exams",
      "examResults"
    ]
  },
  "quizExams.restore": {
    "api": "product",
    "method": "POST",
    "path": "/quiz/exams/restore",
    "fallbackMessage": "Không hoàn tác được!"
  },
  "quizExams.resultPaper": {
    "api": "product",
    "method": "POST",
    "path": "/quiz/exams/{id}/result-paper",
    "fallbackMessage": "Không in được bảng điểm, biên bản thi!",
    "answersFile": true
  },
  "quizExams.resume": {
    "api": "product",
    "method": "POST",
    "path": "/quiz/exams/{id}/resume",
    "fallbackMessage": "Không tiếp tục được kỳ thi!"
  },
  "quizExams.saveCells": {
    "api": "product",
    "method": "PUT",
    "path": "/quiz/exams/{id}/cells",
    "fallbackMessage": "Cập nhật thất bại!"
  },
  "quizExams.saveMarkers": {
    "api": "product",
    "method": "PUT",
    "path": "/quiz/exams/{id}/markers",
    "fallbackMessage": "Cập nhật thất bại!"
  },
  "quizExams.seatEmployees": {
    "api": "product",
    "method": "POST",
    "path": "/quiz/exams/{id}/seat-employees",
    "fallbackMessage": "Không xếp được phòng thi!"
  },
  "quizExams.sendMessage": {
    "api": "product",
    "method": "POST",
    "path": "/quiz/exams/{id}/messages",
    "fallbackMessage": "Không gửi được thông báo!"
  },
  "quizExams.sendNotifications": {
    "api": "product",
    "method": "POST",
    "path": "/quiz/exams/{id}/send-notifications",
    "fallbackMessage": "Không gửi được thông báo!"
  },
  "quizExams.show": {
    "api": "product",
    "method": "GET",
    "path": "/quiz/exams/{id}",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "quizExams.store": {
    "api": "product",
    "method": "POST",
    "path": "/quiz/exams",
    "fallbackMessage": "Thêm mới thất bại!"
  },
  "quizExams.takenExams": {
    "api": "product",
    "method": "GET",
    "path": "/quiz/exams/{id}/taken-exams",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "quizExams.takenExamsExport": {
    "api": "product",
    "method": "GET",
    "path": "/quiz/exams/{id}/taken-exams/export",
    "fallbackMessage": "Không xuất được bảng điểm!",
    "answersFile": true
  },
  "quizExams.tryPaper": {
    "api": "product",
    "method": "POST",
    "path": "/quiz/exams/{id}/trial",
    "fallbackMessage": "Không chạy thử được đề thi!"
  },
  "quizExams.update": {
    "api": "product",
    "method": "PUT",
    "path": "/quiz/exams/{id}",
    "fallbackMessage": "Cập nhật thất bại!"
  },
  "quizExams.upload": {
    "api": "product",
    "method": "POST",
    "path": "/quiz/exams/{id}/upload",
    "fallbackMessage": "Không nhập được danh sách thí sinh!",
    "files": [
      "file"
    ]
  },
  "quizExams.withdraw": {
    "api": "product",
    "method": "POST",
    "path": "/quiz/exams/{id}/withdraw",
    "fallbackMessage": "Không thu hồi được kỳ thi!"
  },
  "quizMarking.answers": {
    "api": "product",
    "method": "GET",
    "path": "/internal/quiz/marking/{id}/answers",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "quizMarking.list": {
    "api": "product",
    "method": "GET",
    "path": "/internal/quiz/marking",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "quizMarking.mark": {
    "api": "product",
    "method": "PUT",
    "path": "/internal/quiz/marked-answers/{id}",
    "fallbackMessage": "Chưa lưu được điểm!"
  },
  "quizMarking.picture": {
    "api": "product",
    "method": "GET",
    "path": "/internal/quiz/marking/{id}/media/{question_id}",
    "fallbackMessage": "Không tải được hình!",
    "answersFile": true
  },
  "quizMarking.questions": {
    "api": "product",
    "method": "GET",
    "path": "/internal/quiz/marking/{id}",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "quizQuestions.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/quiz/questions/{id}",
    "fallbackMessage": "Xóa thất bại!"
  },
  "quizQuestions.destroyBulk": {
    "api": "product",
    "method": "POST",
    "path": "/quiz/questions/destroy/bulk",
    "fallbackMessage": "Xóa thất bại!"
  },
  "quizQuestions.export": {
    "api": "product",
    "method": "GET",
    "path": "/quiz/questions/export",
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
    "fallbackMessage": "Không nhập được danh sách câu hỏi!",
    "files": [
      "file"
    ]
  },
  "quizQuestions.importTemplate": {
    "api": "product",
    "method": "GET",
    "path": "/quiz/questions/import/template",
    "fallbackMessage": "Không tải được mẫu nhập!",
    "answersFile": true
  },
  "quizQuestions.list": {
    "api": "product",
    "method": "GET",
    "path": "/quiz/questions",
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
      "exams_total",
      "last_used_on",
      "takers_total",
      "facility",
      "created_at",
      "updated_at"
    ],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "quizQuestions.markImport": {
    "api": "product",
    "method": "POST",
    "path": "/quiz/questions/import/marked",
    "fallbackMessage": "Không kiểm tra được tệp!",
    "files": [
      "file"
    ],
    "answersFile": true
  },
  "quizQuestions.picture": {
    "api": "product",
    "method": "GET",
    "path": "/quiz/questions/pictures/{id}",
    "fallbackMessage": "Không tải được hình!",
    "answersFile": true
  },
  "quizQuestions.restore": {
    "api": "product",
    "method": "POST",
    "path": "/quiz/questions/restore",
    "fallbackMessage": "Không hoàn tác được!"
  },
  "quizQuestions.show": {
    "api": "product",
    "method": "GET",
    "path": "/quiz/questions/{id}",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "quizQuestions.store": {
    "api": "product",
    "method": "POST",
    "path": "/quiz/questions",
    "fallbackMessage": "Thêm mới thất bại!"
  },
  "quizQuestions.storeBulk": {
    "api": "product",
    "method": "POST",
    "path": "/quiz/questions/store/bulk",
    "fallbackMessage": "Thêm mới thất bại!"
  },
  "quizQuestions.storeFile": {
    "api": "product",
    "method": "POST",
    "path": "/quiz/questions/pictures",
    "fallbackMessage": "Không tải lên được hình!",
    "files": [
      "file"
    ]
  },
  "quizQuestions.undoImport": {
    "api": "product",
    "method": "POST",
    "path": "/quiz/questions/import/{id}/undo",
    "fallbackMessage": "Không hoàn tác được!"
  },
  "quizQuestions.update": {
    "api": "product",
    "method": "POST",
    "path": "/quiz/questions/{id}/update",
    "fallbackMessage": "Cập nhật thất bại!"
  },
  "quizQuestions.uses": {
    "api": "product",
    "method": "GET",
    "path": "/quiz/questions/{id}/uses",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "quizReports.mastery": {
    "api": "product",
    "method": "GET",
    "path": "/quiz/reports/mastery",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "quizReports.masteryExport": {
    "api": "product",
    "method": "GET",
    "path": "/quiz/reports/mastery/export",
    "fallbackMessage": "Không xuất được báo cáo kỳ thi!",
    "answersFile": true
  },
  "quizReports.masteryPeople": {
    "api": "product",
    "method": "GET",
    "path": "/quiz/reports/mastery/people",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "quizReports.ofEmployee": {
    "api": "product",
    "method": "GET",
    "path": "/quiz/reports/of-employee",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "quizReports.show": {
    "api": "product",
    "method": "GET",
    "path": "/quiz/reports",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "quizSettings.show": {
    "api": "product",
    "method": "GET",
    "path": "/quiz/settings",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "quizSettings.update": {
    "api": "product",
    "method": "PUT",
    "path": "/quiz/settings",
    "fallbackMessage": "Cập nhật thất bại!"
  },
  "quizTaking.answers": {
    "api": "product",
    "method": "POST",
    "path": "/internal/quiz/exams/{id}/answers",
    "fallbackMessage": "Chưa lưu được câu trả lời!"
  },
  "quizTaking.finish": {
    "api": "product",
    "method": "POST",
    "path": "/internal/quiz/exams/{id}/finish",
    "fallbackMessage": "Chưa nộp được bài!"
  },
  "quizTaking.info": {
    "api": "product",
    "method": "GET",
    "path": "/internal/quiz/exams/{id}/info",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "quizTaking.list": {
    "api": "product",
    "method": "GET",
    "path": "/internal/quiz/exams",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "quizTaking.picture": {
    "api": "product",
    "method": "GET",
    "path": "/internal/quiz/exams/{id}/media/{slot}",
    "fallbackMessage": "Không tải được hình!",
    "answersFile": true
  },
  "quizTaking.reportIncident": {
    "api": "product",
    "method": "POST",
    "path": "/internal/quiz/exams/{id}/incidents",
    "fallbackMessage": "Chưa gửi được báo cáo sự cố!"
  },
  "quizTaking.results": {
    "api": "product",
    "method": "GET",
    "path": "/internal/quiz/exams/{id}/show-results",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "quizTaking.start": {
    "api": "product",
    "method": "POST",
    "path": "/internal/quiz/exams/{id}/start",
    "fallbackMessage": "Không vào thi được!"
  },
  "quizTaking.takeOver": {
    "api": "product",
    "method": "POST",
    "path": "/internal/quiz/exams/{id}/take-over",
    "fallbackMessage": "Không tiếp tục được!"
  },
  "quizTaking.viewAnswers": {
    "api": "product",
    "method": "GET",
    "path": "/quiz/taken-exams/{id}/view-answers",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "reconciliation.export": {
    "api": "product",
    "method": "GET",
    "path": "/contracts/reconciliation/export",
    "fallbackMessage": "Không xuất được bảng đối chiếu hồ sơ!",
    "answersFile": true
  },
  "reconciliation.show": {
    "api": "product",
    "method": "GET",
    "path": "/contracts/reconciliation",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "recruitmentBoards.bulk": {
    "api": "product",
    "method": "POST",
    "path": "/recruitments/{id}/boards/bulk",
    "fallbackMessage": "Cập nhật thất bại!",
    "touches": [
      "recruitments",
      "recruitmentResults",
      "recruitmentSchedules"
    ]
  },
  "recruitmentCandidates.import": {
    "api": "product",
    "method": "POST",
    "path": "/recruitments/{id}/candidates/import",
    "fallbackMessage": "Không nhập được ứng viên!",
    "files": [
      "file"
    ],
    "touches": [
      "candidates",
      "recruitments"
    ]
  },
  "recruitmentCandidates.importTemplate": {
    "api": "product",
    "method": "GET",
    "path": "/recruitments/{id}/candidates/import/template",
    "fallbackMessage": "Không tải được tệp mẫu!",
    "answersFile": true
  },
  "recruitmentCandidates.list": {
    "api": "product",
    "method": "GET",
    "path": "/recruitments/{id}/candidates",
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
    "fallbackMessage": "Không đánh dấu được!",
    "touches": [
      "candidates"
    ]
  },
  "recruitmentCandidates.store": {
    "api": "product",
    "method": "POST",
    "path": "/recruitments/{id}/candidates",
    "fallbackMessage": "Không thêm được ứng viên!",
    "touches": [
      "candidates",
      "recruitments"
    ]
  },
  "recruitmentCandidates.undoImport": {
    "api": "product",
    "method": "POST",
    "path": "/recruitments/{id}/candidates/import/undo",
    "fallbackMessage": "Không hoàn tác được!",
    "touches": [
      "candidates",
      "reservePool"
    ]
  },
  "recruitmentConditions.destroyBulk": {
    "api": "product",
    "method": "POST",
    "path": "/recruitments/{id}/conditions/destroy-bulk",
    "fallbackMessage": "Xóa thất bại!",
    "touches": [
      "recruitments"
    ]
  },
  "recruitmentConditions.storeBulk": {
    "api": "product",
    "method": "POST",
    "path": "/recruitments/{id}/conditions/store-bulk",
    "fallbackMessage": "Cập nhật thất bại!",
    "touches": [
      "recruitments"
    ]
  },
  "recruitmentConditions.updateBulk": {
    "api": "product",
    "method": "POST",
    "path": "/recruitments/{id}/conditions/update-bulk",
    "fallbackMessage": "Cập nhật thất bại!",
    "touches": [
      "recruitments"
    ]
  },
  "recruitmentCosts.storeBulk": {
    "api": "product",
    "method": "POST",
    "path": "/recruitments/{id}/costs/bulk/store",
    "fallbackMessage": "Cập nhật thất bại!",
    "touches": [
      "recruitments"
    ]
  },
  "recruitmentCosts.updateBulk": {
    "api": "product",
    "method": "POST",
    "path": "/recruitments/{id}/costs/bulk/update",
    "fallbackMessage": "Cập nhật thất bại!",
    "touches": [
      "recruitments"
    ]
  },
  "recruitmentDocuments.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/recruitment-documents/{id}",
    "fallbackMessage": "Xóa thất bại!",
    "touches": [
      "recruitments"
    ]
  },
  "recruitmentDocuments.file": {
    "api": "product",
    "method": "GET",
    "path": "/recruitment-documents/{id}/file",
    "fallbackMessage": "Không tải được tài liệu!",
    "answersFile": true
  },
  "recruitmentDocuments.restore": {
    "api": "product",
    "method": "POST",
    "path": "/recruitment-documents/{id}/restore",
    "fallbackMessage": "Không hoàn tác được!",
    "touches": [
      "recruitments"
    ]
  },
  "recruitmentDocuments.store": {
    "api": "product",
    "method": "POST",
    "path": "/recruitments/{id}/documents",
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
    "fallbackMessage": "Không tải được báo cáo tuyển dụng!",
    "answersFile": true
  },
  "recruitmentReport.drill": {
    "api": "product",
    "method": "POST",
    "path": "/recruitment-report/drill",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "recruitmentReport.show": {
    "api": "product",
    "method": "GET",
    "path": "/recruitment-report",
    "fallbackMessage": "Không lấy được báo cáo tuyển dụng!"
  },
  "recruitmentResults.form": {
    "api": "product",
    "method": "GET",
    "path": "/results/form",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "recruitmentResults.handIn": {
    "api": "product",
    "method": "POST",
    "path": "/results/{id}/hand-in",
    "fallbackMessage": "Cập nhật thất bại!"
  },
  "recruitmentResults.list": {
    "api": "product",
    "method": "GET",
    "path": "/results",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "recruitmentResults.mine": {
    "api": "product",
    "method": "GET",
    "path": "/results/mine",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "recruitmentResults.minutes": {
    "api": "product",
    "method": "POST",
    "path": "/results/minutes",
    "fallbackMessage": "Không in được biên bản!",
    "answersFile": true
  },
  "recruitmentResults.paper": {
    "api": "product",
    "method": "POST",
    "path": "/results/{id}/paper",
    "fallbackMessage": "Không in được phiếu đánh giá!",
    "answersFile": true
  },
  "recruitmentResults.recuse": {
    "api": "product",
    "method": "POST",
    "path": "/results/recuse",
    "fallbackMessage": "Cập nhật thất bại!",
    "touches": [
      "recruitmentSchedules"
    ]
  },
  "recruitmentResults.reopen": {
    "api": "product",
    "method": "POST",
    "path": "/results/{id}/reopen",
    "fallbackMessage": "Cập nhật thất bại!"
  },
  "recruitmentResults.show": {
    "api": "product",
    "method": "GET",
    "path": "/results/{id}",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "recruitmentResults.store": {
    "api": "product",
    "method": "POST",
    "path": "/results",
    "fallbackMessage": "Cập nhật thất bại!",
    "touches": [
      "recruitmentSchedules"
    ]
  },
  "recruitmentResults.update": {
    "api": "product",
    "method": "PUT",
    "path": "/results/{id}",
    "fallbackMessage": "Cập nhật thất bại!"
  },
  "recruitmentRooms.list": {
    "api": "product",
    "method": "GET",
    "path": "/recruitment-rooms",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "recruitmentRooms.store": {
    "api": "product",
    "method": "POST",
    "path": "/recruitment-rooms",
    "fallbackMessage": "Cập nhật thất bại!",
    "touches": [
      "recruitmentSchedules"
    ]
  },
  "recruitmentRooms.update": {
    "api": "product",
    "method": "PUT",
    "path": "/recruitment-rooms/{id}",
    "fallbackMessage": "Cập nhật thất bại!",
    "touches": [
      "recruitmentSchedules"
    ]
  },
  "recruitmentRounds.close": {
    "api": "product",
    "method": "POST",
    "path": "/rounds/{id}/close",
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
    "fallbackMessage": "Cập nhật thất bại!",
    "touches": [
      "recruitments",
      "recruitmentResults"
    ]
  },
  "recruitmentRounds.reopen": {
    "api": "product",
    "method": "POST",
    "path": "/rounds/{id}/reopen",
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
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "recruitmentRounds.store": {
    "api": "product",
    "method": "POST",
    "path": "/rounds",
    "fallbackMessage": "Cập nhật thất bại!",
    "touches": [
      "recruitments"
    ]
  },
  "recruitmentRounds.storeBulk": {
    "api": "product",
    "method": "POST",
    "path": "/recruitments/{id}/rounds/bulk/store",
    "fallbackMessage": "Cập nhật thất bại!",
    "touches": [
      "recruitments"
    ]
  },
  "recruitmentRounds.updateBulk": {
    "api": "product",
    "method": "POST",
    "path": "/recruitments/{id}/rounds/bulk/update",
    "fallbackMessage": "Cập nhật thất bại!",
    "touches": [
      "recruitments"
    ]
  },
  "recruitmentRounds.weights": {
    "api": "product",
    "method": "POST",
    "path": "/recruitments/{id}/rounds/weights",
    "fallbackMessage": "Cập nhật thất bại!",
    "touches": [
      "recruitments",
      "recruitmentResults"
    ]
  },
  "recruitmentSchedules.attendance": {
    "api": "product",
    "method": "POST",
    "path": "/schedules/{id}/attendance",
    "fallbackMessage": "Cập nhật thất bại!",
    "touches": [
      "recruitmentResults"
    ]
  },
  "recruitmentSchedules.calendar": {
    "api": "product",
    "method": "POST",
    "path": "/schedules/{id}/calendar",
    "fallbackMessage": "Không tải được tệp lịch!",
    "answersFile": true
  },
  "recruitmentSchedules.candidates": {
    "api": "product",
    "method": "GET",
    "path": "/schedules/candidate/list",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "recruitmentSchedules.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/schedules/{id}",
    "fallbackMessage": "Cập nhật thất bại!",
    "touches": [
      "recruitmentResults"
    ]
  },
  "recruitmentSchedules.invitations": {
    "api": "product",
    "method": "POST",
    "path": "/schedules/{id}/invitations",
    "fallbackMessage": "Không gửi được thư mời!",
    "touches": [
      "emailSendings",
      "candidates"
    ]
  },
  "recruitmentSchedules.list": {
    "api": "product",
    "method": "GET",
    "path": "/schedules",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "recruitmentSchedules.restore": {
    "api": "product",
    "method": "POST",
    "path": "/schedules/{id}/restore",
    "fallbackMessage": "Cập nhật thất bại!",
    "touches": [
      "recruitmentResults"
    ]
  },
  "recruitmentSchedules.store": {
    "api": "product",
    "method": "POST",
    "path": "/schedules",
    "fallbackMessage": "Cập nhật thất bại!",
    "touches": [
      "recruitmentResults"
    ]
  },
  "recruitmentSchedules.update": {
    "api": "product",
    "method": "PUT",
    "path": "/schedules/{id}",
    "fallbackMessage": "Cập nhật thất bại!",
    "touches": [
      "recruitmentResults"
    ]
  },
  "recruitmentSettings.show": {
    "api": "product",
    "method": "GET",
    "path": "/recruitment-settings",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "recruitmentSettings.update": {
    "api": "product",
    "method": "PUT",
    "path": "/recruitment-settings",
    "fallbackMessage": "Cập nhật thất bại!"
  },
  "recruitments.approve": {
    "api": "product",
    "method": "POST",
    "path": "/recruitments/{id}/approve",
    "fallbackMessage": "Không phê duyệt được!"
  },
  "recruitments.changeStatus": {
    "api": "product",
    "method": "POST",
    "path": "/recruitments/{id}/change-status/{status}",
    "fallbackMessage": "Không chuyển được trạng thái!",
    "touches": [
      "candidates",
      "recruitmentCandidates",
      "reservePool",
      "recruitmentReport"
    ]
  },
  "recruitments.copy": {
    "api": "product",
    "method": "POST",
    "path": "/recruitments/{id}/copy",
    "fallbackMessage": "Không sao chép được!"
  },
  "recruitments.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/recruitments/{id}",
    "fallbackMessage": "Xóa thất bại!"
  },
  "recruitments.destroyBulk": {
    "api": "product",
    "method": "POST",
    "path": "/recruitments/destroy-bulk",
    "fallbackMessage": "Xóa thất bại!"
  },
  "recruitments.generateCode": {
    "api": "product",
    "method": "GET",
    "path": "/recruitments/code/generate",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "recruitments.history": {
    "api": "product",
    "method": "GET",
    "path": "/recruitments/{id}/history",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "recruitments.list": {
    "api": "product",
    "method": "GET",
    "path": "/recruitments",
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
    "fallbackMessage": "Thêm mới thất bại!"
  },
  "recruitments.reject": {
    "api": "product",
    "method": "POST",
    "path": "/recruitments/{id}/reject",
    "fallbackMessage": "Không từ chối được!"
  },
  "recruitments.restore": {
    "api": "product",
    "method": "POST",
    "path": "/recruitments/restore",
    "fallbackMessage": "Không hoàn tác được!"
  },
  "recruitments.show": {
    "api": "product",
    "method": "GET",
    "path": "/recruitments/{id}",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "recruitments.store": {
    "api": "product",
    "method": "POST",
    "path": "/recruitments",
    "fallbackMessage": "Thêm mới thất bại!"
  },
  "recruitments.submit": {
    "api": "product",
    "method": "POST",
    "path": "/recruitments/{id}/submit",
    "fallbackMessage": "Không gửi duyệt được!"
  },
  "recruitments.update": {
    "api": "product",
    "method": "PUT",
    "path": "/recruitments/{id}",
    "fallbackMessage": "Cập nhật thất bại!"
  },
  "reminderRules.list": {
    "api": "product",
    "method": "GET",
    "path": "/reminder-rules",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "reminderRules.update": {
    "api": "product",
    "method": "PUT",
    "path": "/reminder-rules/{id}",
    "fallbackMessage": "Không cập nhật được lời nhắc!"
  },
  "renewalReviews.mine": {
    "api": "product",
    "method": "GET",
    "path": "/renewal-reviews/mine",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "renewalReviews.paper": {
    "api": "product",
    "method": "POST",
    "path": "/contracts/{id}/renewal-review/paper",
    "fallbackMessage": "Không in được phiếu đánh giá tái ký!",
    "answersFile": true
  },
  "renewalReviews.show": {
    "api": "product",
    "method": "GET",
    "path": "/contracts/{id}/renewal-review",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "renewalReviews.update": {
    "api": "product",
    "method": "PUT",
    "path": "/contracts/{id}/renewal-review",
    "fallbackMessage": "Không lưu được phiếu đánh giá tái ký!",
    "touches": [
      "contracts",
      "home"
    ]
  },
  "reportLists.download": {
    "api": "product",
    "method": "GET",
    "path": "/report-lists/{key}/export",
    "fallbackMessage": "Không tải được số liệu thống kê!",
    "answersFile": true
  },
  "reportLists.overview": {
    "api": "product",
    "method": "GET",
    "path": "/report-lists",
    "fallbackMessage": "Không lấy được số liệu thống kê!"
  },
  "reportLists.people": {
    "api": "product",
    "method": "GET",
    "path": "/report-lists/{key}",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "reportLists.print": {
    "api": "product",
    "method": "GET",
    "path": "/report-lists/{key}/print",
    "fallbackMessage": "Không in được danh sách!",
    "answersFile": true
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
  },
  "requiredPapers.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/required-papers/{id}",
    "fallbackMessage": "Xóa thất bại!"
  },
  "requiredPapers.destroyBulk": {
    "api": "product",
    "method": "POST",
    "path": "/required-papers/destroy-bulk",
    "fallbackMessage": "Xóa thất bại!"
  },
  "requiredPapers.export": {
    "api": "product",
    "method": "GET",
    "path": "/required-papers/export",
    "jsonParameters": [
      "search",
      "filter"
    ],
    "fallbackMessage": "Không xuất được danh sách loại hồ sơ phải nộp!",
    "answersFile": true
  },
  "requiredPapers.import": {
    "api": "product",
    "method": "POST",
    "path": "/required-papers/import",
    "fallbackMessage": "Không nhập được danh sách loại hồ sơ phải nộp!",
    "files": [
      "file"
    ]
  },
  "requiredPapers.importTemplate": {
    "api": "product",
    "method": "GET",
    "path": "/required-papers/import/template",
    "fallbackMessage": "Không tải được mẫu nhập!",
    "answersFile": true
  },
  "requiredPapers.list": {
    "api": "product",
    "method": "GET",
    "path": "/required-papers",
    "jsonParameters": [
      "search",
      "filter"
    ],
    "rows": "required_papers",
    "sortable": [
      "code",
      "name",
      "document_type_id",
      "nature_of_work",
      "is_active",
      "created_at",
      "updated_at"
    ],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "requiredPapers.markImport": {
    "api": "product",
    "method": "POST",
    "path": "/required-papers/import/marked",
    "fallbackMessage": "Không kiểm tra được tệp!",
    "files": [
      "file"
    ],
    "answersFile": true
  },
  "requiredPapers.restore": {
    "api": "product",
    "method": "POST",
    "path": "/required-papers/restore",
    "fallbackMessage": "Không hoàn tác được!"
  },
  "requiredPapers.show": {
    "api": "product",
    "method": "GET",
    "path": "/required-papers/{id}",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "requiredPapers.store": {
    "api": "product",
    "method": "POST",
    "path": "/required-papers",
    "fallbackMessage": "Thêm mới thất bại!"
  },
  "requiredPapers.undoImport": {
    "api": "product",
    "method": "POST",
    "path": "/required-papers/import/{id}/undo",
    "fallbackMessage": "Không hoàn tác được!"
  },
  "requiredPapers.update": {
    "api": "product",
    "method": "PUT",
    "path": "/required-papers/{id}",
    "fallbackMessage": "Cập nhật thất bại!"
  },
  "reservePool.erase": {
    "api": "product",
    "method": "POST",
    "path": "/candidates/reserve-pool/erase",
    "fallbackMessage": "Không xóa được dữ liệu!",
    "touches": [
      "candidates"
    ]
  },
  "reservePool.list": {
    "api": "product",
    "method": "GET",
    "path": "/candidates/reserve-pool",
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
  "rewardDisciplineForms.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/reward-discipline-forms/{id}",
    "fallbackMessage": "Xóa thất bại!"
  },
  "rewardDisciplineForms.destroyBulk": {
    "api": "product",
    "method": "POST",
    "path": "/reward-discipline-forms/destroy-bulk",
    "fallbackMessage": "Xóa thất bại!"
  },
  "rewardDisciplineForms.export": {
    "api": "product",
    "method": "GET",
    "path": "/reward-discipline-forms/export",
    "jsonParameters": [
      "search",
      "filter"
    ],
    "fallbackMessage": "Không xuất được danh sách hình thức khen thưởng, kỷ luật!",
    "answersFile": true
  },
  "rewardDisciplineForms.import": {
    "api": "product",
    "method": "POST",
    "path": "/reward-discipline-forms/import",
    "fallbackMessage": "Không nhập được danh sách hình thức khen thưởng, kỷ luật!",
    "files": [
      "file"
    ]
  },
  "rewardDisciplineForms.importTemplate": {
    "api": "product",
    "method": "GET",
    "path": "/reward-discipline-forms/import/template",
    "fallbackMessage": "Không tải được mẫu nhập!",
    "answersFile": true
  },
  "rewardDisciplineForms.list": {
    "api": "product",
    "method": "GET",
    "path": "/reward-discipline-forms",
    "jsonParameters": [
      "search",
      "filter"
    ],
    "rows": "reward_discipline_forms",
    "sortable": [
      "code",
      "name",
      "type",
      "is_active",
      "created_at",
      "updated_at"
    ],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "rewardDisciplineForms.markImport": {
    "api": "product",
    "method": "POST",
    "path": "/reward-discipline-forms/import/marked",
    "fallbackMessage": "Không kiểm tra được tệp!",
    "files": [
      "file"
    ],
    "answersFile": true
  },
  "rewardDisciplineForms.restore": {
    "api": "product",
    "method": "POST",
    "path": "/reward-discipline-forms/restore",
    "fallbackMessage": "Không hoàn tác được!"
  },
  "rewardDisciplineForms.show": {
    "api": "product",
    "method": "GET",
    "path": "/reward-discipline-forms/{id}",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "rewardDisciplineForms.store": {
    "api": "product",
    "method": "POST",
    "path": "/reward-discipline-forms",
    "fallbackMessage": "Thêm mới thất bại!"
  },
  "rewardDisciplineForms.undoImport": {
    "api": "product",
    "method": "POST",
    "path": "/reward-discipline-forms/import/{id}/undo",
    "fallbackMessage": "Không hoàn tác được!"
  },
  "rewardDisciplineForms.update": {
    "api": "product",
    "method": "PUT",
    "path": "/reward-discipline-forms/{id}",
    "fallbackMessage": "Cập nhật thất bại!"
  },
  "rewardImports.import": {
    "api": "product",
    "method": "POST",
    "path": "/employees/rewards-disciplines/import",
    "fallbackMessage": "Không nhập được khen thưởng!",
    "files": [
      "file"
    ],
    "touches": [
      "rewardsDisciplines"
    ]
  },
  "rewardImports.importTemplate": {
    "api": "product",
    "method": "GET",
    "path": "/employees/rewards-disciplines/import/template",
    "fallbackMessage": "Không tải được mẫu nhập!",
    "answersFile": true
  },
  "rewardImports.markImport": {
    "api": "product",
    "method": "POST",
    "path": "/employees/rewards-disciplines/import/marked",
    "fallbackMessage": "Không kiểm tra được tệp!",
    "files": [
      "file"
    ],
    "answersFile": true
  },
  "rewardImports.undoImport": {
    "api": "product",
    "method": "POST",
    "path": "/employees/rewards-disciplines/import/{id}/undo",
    "fallbackMessage": "Không hoàn tác được!",
    "touches": [
      "rewardsDisciplines"
    ]
  },
  "rewardPapers.destroyFile": {
    "api": "product",
    "method": "DELETE",
    "path": "/employees/rewards-disciplines/{id}/files/{file_id}",
    "fallbackMessage": "Không gỡ được tệp!"
  },
  "rewardPapers.fileTicket": {
    "api": "product",
    "method": "POST",
    "path": "/employees/rewards-disciplines/{id}/files/{file_id}/ticket",
    "fallbackMessage": "Không tải được tệp!"
  },
  "rewardPapers.list": {
    "api": "product",
    "method": "GET",
    "path": "/employees/rewards-disciplines/{id}/papers",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "rewardPapers.paperTicket": {
    "api": "product",
    "method": "POST",
    "path": "/employees/rewards-disciplines/{id}/papers/{row_id}/ticket",
    "fallbackMessage": "Không tải được bản in!"
  },
  "rewardPapers.print": {
    "api": "product",
    "method": "POST",
    "path": "/employees/rewards-disciplines/{id}/paper",
    "fallbackMessage": "Không in được giấy tờ!",
    "answersFile": true
  },
  "rewardPapers.restoreFile": {
    "api": "product",
    "method": "POST",
    "path": "/employees/rewards-disciplines/{id}/files/{file_id}/restore",
    "fallbackMessage": "Không hoàn tác được!"
  },
  "rewardPapers.storeFile": {
    "api": "product",
    "method": "POST",
    "path": "/employees/rewards-disciplines/{id}/files",
    "fallbackMessage": "Không tải lên được tệp!",
    "files": [
      "file"
    ]
  },
  "rewardReasons.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/reward-reasons/{id}",
    "fallbackMessage": "Xóa thất bại!"
  },
  "rewardReasons.destroyBulk": {
    "api": "product",
    "method": "POST",
    "path": "/reward-reasons/destroy-bulk",
    "fallbackMessage": "Xóa thất bại!"
  },
  "rewardReasons.export": {
    "api": "product",
    "method": "GET",
    "path": "/reward-reasons/export",
    "jsonParameters": [
      "search",
      "filter"
    ],
    "fallbackMessage": "Không xuất được danh sách lý do khen thưởng, kỷ luật!",
    "answersFile": true
  },
  "rewardReasons.import": {
    "api": "product",
    "method": "POST",
    "path": "/reward-reasons/import",
    "fallbackMessage": "Không nhập được danh sách lý do khen thưởng, kỷ luật!",
    "files": [
      "file"
    ]
  },
  "rewardReasons.importTemplate": {
    "api": "product",
    "method": "GET",
    "path": "/reward-reasons/import/template",
    "fallbackMessage": "Không tải được mẫu nhập!",
    "answersFile": true
  },
  "rewardReasons.list": {
    "api": "product",
    "method": "GET",
    "path": "/reward-reasons",
    "jsonParameters": [
      "search",
      "filter"
    ],
    "rows": "reward_reasons",
    "sortable": [
      "code",
      "name",
      "type",
      "is_active",
      "created_at",
      "updated_at"
    ],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "rewardReasons.markImport": {
    "api": "product",
    "method": "POST",
    "path": "/reward-reasons/import/marked",
    "fallbackMessage": "Không kiểm tra được tệp!",
    "files": [
      "file"
    ],
    "answersFile": true
  },
  "rewardReasons.restore": {
    "api": "product",
    "method": "POST",
    "path": "/reward-reasons/restore",
    "fallbackMessage": "Không hoàn tác được!"
  },
  "rewardReasons.show": {
    "api": "product",
    "method": "GET",
    "path": "/reward-reasons/{id}",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "rewardReasons.store": {
    "api": "product",
    "method": "POST",
    "path": "/reward-reasons",
    "fallbackMessage": "Thêm mới thất bại!"
  },
  "rewardReasons.undoImport": {
    "api": "product",
    "method": "POST",
    "path": "/reward-reasons/import/{id}/undo",
    "fallbackMessage": "Không hoàn tác được!"
  },
  "rewardReasons.update": {
    "api": "product",
    "method": "PUT",
    "path": "/reward-reasons/{id}",
    "fallbackMessage": "Cập nhật thất bại!"
  },
  "rewardsDisciplines.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/employees/rewards-disciplines/{id}",
    "fallbackMessage": "Xóa thất bại!"
  },
  "rewardsDisciplines.destroyBulk": {
    "api": "product",
    "method": "POST",
    "path": "/employees/rewards-disciplines/delete/bulk",
    "fallbackMessage": "Xóa thất bại!"
  },
  "rewardsDisciplines.export": {
    "api": "product",
    "method": "GET",
    "path": "/employees/rewards-disciplines/export",
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
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "rewardsDisciplines.list": {
    "api": "product",
    "method": "GET",
    "path": "/employees/rewards-disciplines",
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
    "fallbackMessage": "Không chuyển được bước xử lý kỷ luật!",
    "touches": [
      "home",
      "decisions"
    ]
  },
  "rewardsDisciplines.ofEmployee": {
    "api": "product",
    "method": "GET",
    "path": "/employees/rewards-disciplines/get",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "rewardsDisciplines.reduce": {
    "api": "product",
    "method": "POST",
    "path": "/employees/rewards-disciplines/{id}/reduction",
    "fallbackMessage": "Không giảm được thời hạn!",
    "touches": [
      "home"
    ]
  },
  "rewardsDisciplines.restore": {
    "api": "product",
    "method": "POST",
    "path": "/employees/rewards-disciplines/restore",
    "fallbackMessage": "Không hoàn tác được!"
  },
  "rewardsDisciplines.show": {
    "api": "product",
    "method": "GET",
    "path": "/employees/rewards-disciplines/{id}",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "rewardsDisciplines.store": {
    "api": "product",
    "method": "POST",
    "path": "/employees/rewards-disciplines",
    "fallbackMessage": "Thêm mới thất bại!"
  },
  "rewardsDisciplines.update": {
    "api": "product",
    "method": "PUT",
    "path": "/employees/rewards-disciplines/{id}",
    "fallbackMessage": "Cập nhật thất bại!"
  },
  "rewardsDisciplines.withdrawReduction": {
    "api": "product",
    "method": "DELETE",
    "path": "/employees/rewards-disciplines/{id}/reduction",
    "fallbackMessage": "Không bỏ được giảm thời hạn!",
    "touches": [
      "home"
    ]
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
  },
  "samePeople.life": {
    "api": "product",
    "method": "GET",
    "path": "/same-people/{id}/life",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "samePeople.link": {
    "api": "product",
    "method": "POST",
    "path": "/same-people/link",
    "fallbackMessage": "Không liên kết được!",
    "touches": [
      "employees",
      "employeeTransfers",
      "accounts"
    ]
  },
  "samePeople.list": {
    "api": "product",
    "method": "GET",
    "path": "/same-people",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "session.changeCompany": {
    "api": "identity",
    "method": "POST",
    "path": "/me/change-current-company",
    "fallbackMessage": "Không đổi được công ty."
  },
  "session.companies": {
    "api": "identity",
    "method": "GET",
    "path": "/me/companies"
  },
  "session.currentCompany": {
    "api": "identity",
    "method": "GET",
    "path": "/me/current-company"
  },
  "session.login": {
    "api": "identity",
    "method": "POST",
    "path": "/login",
    "fallbackMessage": "Không đăng nhập được, vui lòng thử lại sau."
  },
  "session.logout": {
    "api": "identity",
    "method": "POST",
    "path": "/logout"
  },
  "session.me": {
    "api": "identity",
    "method": "GET",
    "path": "/me"
  },
  "signers.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/signers/{id}",
    "fallbackMessage": "Xóa thất bại!"
  },
  "signers.destroyBulk": {
    "api": "product",
    "method": "POST",
    "path": "/signers/destroy-bulk",
    "fallbackMessage": "Xóa thất bại!"
  },
  "signers.list": {
    "api": "product",
    "method": "GET",
    "path": "/signers",
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
    "fallbackMessage": "Không hoàn tác được!"
  },
  "signers.show": {
    "api": "product",
    "method": "GET",
    "path": "/signers/{id}",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "signers.store": {
    "api": "product",
    "method": "POST",
    "path": "/signers",
    "fallbackMessage": "Thêm mới thất bại!"
  },
  "signers.update": {
    "api": "product",
    "method": "PUT",
    "path": "/signers/{id}",
    "fallbackMessage": "Cập nhật thất bại!"
  },
  "standIns.end": {
    "api": "product",
    "method": "POST",
    "path": "/stand-ins/{id}/end",
    "fallbackMessage": "Không bỏ được người thay!"
  },
  "standIns.list": {
    "api": "product",
    "method": "GET",
    "path": "/stand-ins",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "standIns.store": {
    "api": "product",
    "method": "POST",
    "path": "/stand-ins",
    "fallbackMessage": "Không lưu được người thay!"
  },
  "statistics.addresses": {
    "api": "product",
    "method": "GET",
    "path": "/statistics/employees/address",
    "fallbackMessage": "Không lấy được số liệu thống kê!"
  },
  "statistics.addressesDownload": {
    "api": "product",
    "method": "GET",
    "path": "/statistics/employees/address/download",
    "fallbackMessage": "Không tải được số liệu thống kê!",
    "answersFile": true
  },
  "statistics.ages": {
    "api": "product",
    "method": "GET",
    "path": "/statistics/employees/ages",
    "fallbackMessage": "Không lấy được số liệu thống kê!"
  },
  "statistics.agesDownload": {
    "api": "product",
    "method": "GET",
    "path": "/statistics/employees/ages/download",
    "fallbackMessage": "Không tải được số liệu thống kê!",
    "answersFile": true
  },
  "statistics.check": {
    "api": "product",
    "method": "POST",
    "path": "/statistics/check",
    "fallbackMessage": "Không kiểm tra được số liệu!"
  },
  "statistics.children": {
    "api": "product",
    "method": "GET",
    "path": "/statistics/employees/children",
    "fallbackMessage": "Không lấy được số liệu thống kê!"
  },
  "statistics.childrenDownload": {
    "api": "product",
    "method": "GET",
    "path": "/statistics/employees/children/download",
    "fallbackMessage": "Không tải được số liệu thống kê!",
    "answersFile": true
  },
  "statistics.contracts": {
    "api": "product",
    "method": "GET",
    "path": "/statistics/contracts",
    "fallbackMessage": "Không lấy được số liệu thống kê!"
  },
  "statistics.contractsDownload": {
    "api": "product",
    "method": "GET",
    "path": "/statistics/contracts/download",
    "fallbackMessage": "Không tải được số liệu thống kê!",
    "answersFile": true
  },
  "statistics.drill": {
    "api": "product",
    "method": "POST",
    "path": "/statistics/drill",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "statistics.drillDownload": {
    "api": "product",
    "method": "POST",
    "path": "/statistics/drill/export",
    "fallbackMessage": "Không tải được số liệu thống kê!",
    "answersFile": true
  },
  "statistics.drillPrint": {
    "api": "product",
    "method": "POST",
    "path": "/statistics/drill/print",
    "fallbackMessage": "Không in được danh sách!",
    "answersFile": true
  },
  "statistics.educationLevels": {
    "api": "product",
    "method": "GET",
    "path": "/statistics/employees/education-levels",
    "fallbackMessage": "Không lấy được số liệu thống kê!"
  },
  "statistics.educationLevelsDownload": {
    "api": "product",
    "method": "GET",
    "path": "/statistics/employees/education-levels/download",
    "fallbackMessage": "Không tải được số liệu thống kê!",
    "answersFile": true
  },
  "statistics.employees": {
    "api": "product",
    "method": "GET",
    "path": "/statistics/employees",
    "fallbackMessage": "Không lấy được số liệu thống kê!"
  },
  "statistics.employeesDownload": {
    "api": "product",
    "method": "GET",
    "path": "/statistics/employees/download",
    "fallbackMessage": "Không tải được số liệu thống kê!",
    "answersFile": true
  },
  "statistics.seniority": {
    "api": "product",
    "method": "GET",
    "path": "/statistics/employees/seniority",
    "fallbackMessage": "Không lấy được số liệu thống kê!"
  },
  "statistics.seniorityDownload": {
    "api": "product",
    "method": "GET",
    "path": "/statistics/employees/seniority/download",
    "fallbackMessage": "Không tải được số liệu thống kê!",
    "answersFile": true
  },
  "statistics.volatility": {
    "api": "product",
    "method": "GET",
    "path": "/statistics/employees/volatility",
    "fallbackMessage": "Không lấy được số liệu thống kê!"
  },
  "statistics.volatilityDownload": {
    "api": "product",
    "method": "GET",
    "path": "/statistics/employees/volatility/download",
    "fallbackMessage": "Không tải được số liệu thống kê!",
    "answersFile": true
  },
  "statistics.withConditions": {
    "api": "product",
    "method": "POST",
    "path": "/statistics/employees/with-conditions",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "statistics.withConditionsDownload": {
    "api": "product",
    "method": "POST",
    "path": "/statistics/employees/with-conditions/download",
    "fallbackMessage": "Không tải được số liệu thống kê!",
    "answersFile": true
  },
  "statisticsQueries.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/statistics/queries/{id}",
    "fallbackMessage": "Không xóa được mẫu!"
  },
  "statisticsQueries.list": {
    "api": "product",
    "method": "GET",
    "path": "/statistics/queries",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "statisticsQueries.restore": {
    "api": "product",
    "method": "POST",
    "path": "/statistics/queries/restore",
    "fallbackMessage": "Không hoàn tác được!"
  },
  "statisticsQueries.store": {
    "api": "product",
    "method": "POST",
    "path": "/statistics/queries",
    "fallbackMessage": "Không lưu được mẫu!"
  },
  "statisticsQueries.update": {
    "api": "product",
    "method": "PUT",
    "path": "/statistics/queries/{id}",
    "fallbackMessage": "Không lưu được mẫu!"
  },
  "suspectedApplications.ofCampaign": {
    "api": "product",
    "method": "GET",
    "path": "/recruitments/{id}/suspected-applications",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "suspectedApplications.release": {
    "api": "product",
    "method": "POST",
    "path": "/recruitments/{id}/suspected-applications/release",
    "fallbackMessage": "Không đưa được hồ sơ vào danh sách ứng viên!",
    "touches": [
      "candidates",
      "recruitmentCandidates",
      "recruitments"
    ]
  },
  "trainingAttendances.close": {
    "api": "product",
    "method": "POST",
    "path": "/details/{id}/close",
    "fallbackMessage": "Không đóng được điểm danh!",
    "touches": [
      "trainings",
      "trainingEmployees"
    ]
  },
  "trainingAttendances.list": {
    "api": "product",
    "method": "GET",
    "path": "/details/{id}/attendances",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "trainingAttendances.print": {
    "api": "product",
    "method": "POST",
    "path": "/details/{id}/attendances/print",
    "fallbackMessage": "Không in được danh sách điểm danh!",
    "answersFile": true
  },
  "trainingAttendances.updateBulk": {
    "api": "product",
    "method": "POST",
    "path": "/details/{id}/attendances/bulk",
    "fallbackMessage": "Cập nhật thất bại!",
    "touches": [
      "trainings",
      "trainingEmployees"
    ]
  },
  "trainingCommitments.activate": {
    "api": "product",
    "method": "POST",
    "path": "/training-commitments/{id}/activate",
    "fallbackMessage": "Không thực hiện được!",
    "touches": [
      "trainingInvitations"
    ]
  },
  "trainingCommitments.claim": {
    "api": "product",
    "method": "POST",
    "path": "/training-commitments/{id}/claim",
    "fallbackMessage": "Không thực hiện được!",
    "touches": [
      "trainingInvitations"
    ]
  },
  "trainingCommitments.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/training-commitments/{id}",
    "fallbackMessage": "Xóa thất bại!",
    "touches": [
      "trainingInvitations"
    ]
  },
  "trainingCommitments.destroyBulk": {
    "api": "product",
    "method": "POST",
    "path": "/training-commitments/destroy-bulk",
    "fallbackMessage": "Xóa thất bại!"
  },
  "trainingCommitments.file": {
    "api": "product",
    "method": "GET",
    "path": "/training-commitments/{id}/file",
    "fallbackMessage": "Không tải được bản cam kết!",
    "answersFile": true
  },
  "trainingCommitments.list": {
    "api": "product",
    "method": "GET",
    "path": "/training-commitments",
    "jsonParameters": [
      "search",
      "filter"
    ],
    "rows": "commitments",
    "sortable": [
      "number",
      "full_name",
      "from_date",
      "to_date",
      "signed_on",
      "created_at",
      "updated_at"
    ],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "trainingCommitments.paper": {
    "api": "product",
    "method": "POST",
    "path": "/training-commitments/{id}/paper",
    "fallbackMessage": "Không in được hợp đồng đào tạo!",
    "answersFile": true
  },
  "trainingCommitments.repay": {
    "api": "product",
    "method": "POST",
    "path": "/training-commitments/{id}/repay",
    "fallbackMessage": "Không ghi nhận được!",
    "touches": [
      "trainingInvitations"
    ]
  },
  "trainingCommitments.restore": {
    "api": "product",
    "method": "POST",
    "path": "/training-commitments/restore",
    "fallbackMessage": "Không hoàn tác được!"
  },
  "trainingCommitments.resume": {
    "api": "product",
    "method": "POST",
    "path": "/training-commitments/{id}/resume",
    "fallbackMessage": "Không khôi phục được!",
    "touches": [
      "trainingInvitations"
    ]
  },
  "trainingCommitments.settle": {
    "api": "product",
    "method": "POST",
    "path": "/training-commitments/{id}/settle",
    "fallbackMessage": "Không quyết toán được!",
    "touches": [
      "trainingInvitations"
    ]
  },
  "trainingCommitments.settlementPaper": {
    "api": "product",
    "method": "POST",
    "path": "/training-commitments/{id}/settlement-paper",
    "fallbackMessage": "Không in được biên bản thanh lý!",
    "answersFile": true
  },
  "trainingCommitments.show": {
    "api": "product",
    "method": "GET",
    "path": "/training-commitments/{id}",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "trainingCommitments.sign": {
    "api": "product",
    "method": "POST",
    "path": "/training-commitments/{id}/sign",
    "fallbackMessage": "Không ghi nhận được!",
    "files": [
      "file"
    ],
    "touches": [
      "trainingInvitations"
    ]
  },
  "trainingCommitments.store": {
    "api": "product",
    "method": "POST",
    "path": "/training-commitments",
    "fallbackMessage": "Thêm mới thất bại!",
    "touches": [
      "trainingInvitations"
    ]
  },
  "trainingCommitments.storeBulk": {
    "api": "product",
    "method": "POST",
    "path": "/trainings/{id}/commitments",
    "fallbackMessage": "Không lập được cam kết!",
    "touches": [
      "trainingInvitations"
    ]
  },
  "trainingCommitments.update": {
    "api": "product",
    "method": "PUT",
    "path": "/training-commitments/{id}",
    "fallbackMessage": "Cập nhật thất bại!",
    "touches": [
      "trainingInvitations"
    ]
  },
  "trainingCommitments.waive": {
    "api": "product",
    "method": "POST",
    "path": "/training-commitments/{id}/waive",
    "fallbackMessage": "Không thực hiện được!",
    "touches": [
      "trainingInvitations"
    ]
  },
  "trainingCosts.storeBulk": {
    "api": "product",
    "method": "POST",
    "path": "/trainings/{id}/costs/bulk/store",
    "fallbackMessage": "Cập nhật thất bại!",
    "touches": [
      "trainings",
      "trainingCommitments",
      "trainingReports"
    ]
  },
  "trainingCosts.updateBulk": {
    "api": "product",
    "method": "POST",
    "path": "/trainings/{id}/costs/bulk/update",
    "fallbackMessage": "Cập nhật thất bại!",
    "touches": [
      "trainings",
      "trainingCommitments",
      "trainingReports"
    ]
  },
  "trainingDetails.calendar": {
    "api": "product",
    "method": "GET",
    "path": "/trainings/calendar",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "trainingDetails.storeBulk": {
    "api": "product",
    "method": "POST",
    "path": "/trainings/{id}/details/bulk/store",
    "fallbackMessage": "Cập nhật thất bại!",
    "touches": [
      "trainings",
      "trainingInvitations"
    ]
  },
  "trainingDetails.updateBulk": {
    "api": "product",
    "method": "POST",
    "path": "/trainings/{id}/details/bulk/update",
    "fallbackMessage": "Cập nhật thất bại!",
    "touches": [
      "trainings",
      "trainingInvitations"
    ]
  },
  "trainingDocuments.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/training-documents/{id}",
    "fallbackMessage": "Xóa thất bại!",
    "touches": [
      "trainings",
      "trainingInvitations"
    ]
  },
  "trainingDocuments.file": {
    "api": "product",
    "method": "GET",
    "path": "/training-documents/{id}/file",
    "fallbackMessage": "Không tải được tài liệu!",
    "answersFile": true
  },
  "trainingDocuments.store": {
    "api": "product",
    "method": "POST",
    "path": "/trainings/{id}/documents",
    "fallbackMessage": "Thêm mới thất bại!",
    "files": [
      "file"
    ],
    "touches": [
      "trainings",
      "trainingInvitations"
    ]
  },
  "trainingDocuments.update": {
    "api": "product",
    "method": "PUT",
    "path": "/training-documents/{id}",
    "fallbackMessage": "Cập nhật thất bại!",
    "touches": [
      "trainings",
      "trainingInvitations"
    ]
  },
  "trainingEmployees.absent": {
    "api": "product",
    "method": "POST",
    "path": "/training-employees/{id}/absent",
    "fallbackMessage": "Không ghi nhận được!",
    "touches": [
      "trainings",
      "trainingInvitations",
      "trainingReports"
    ]
  },
  "trainingEmployees.confirmed": {
    "api": "product",
    "method": "POST",
    "path": "/training-employees/{id}/confirmed",
    "fallbackMessage": "Không xác nhận được!",
    "touches": [
      "trainings",
      "trainingInvitations",
      "trainingReports"
    ]
  },
  "trainingEmployees.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/training-employees/{id}",
    "fallbackMessage": "Xóa thất bại!",
    "touches": [
      "trainings",
      "trainingInvitations",
      "trainingReports"
    ]
  },
  "trainingEmployees.export": {
    "api": "product",
    "method": "GET",
    "path": "/trainings/{id}/employees/export",
    "fallbackMessage": "Không xuất được danh sách học viên!",
    "answersFile": true
  },
  "trainingEmployees.import": {
    "api": "product",
    "method": "POST",
    "path": "/training-employees/{id}/import/excel",
    "fallbackMessage": "Không nhập được học viên!",
    "files": [
      "file"
    ],
    "touches": [
      "trainings",
      "trainingInvitations",
      "trainingReports"
    ]
  },
  "trainingEmployees.importResults": {
    "api": "product",
    "method": "POST",
    "path": "/training-employees/import/result",
    "fallbackMessage": "Không nhập được kết quả!",
    "files": [
      "file"
    ],
    "touches": [
      "trainings",
      "trainingInvitations",
      "employeeCertificates",
      "trainingReports"
    ]
  },
  "trainingEmployees.joined": {
    "api": "product",
    "method": "POST",
    "path": "/training-employees/{id}/joined/manager-confirm",
    "fallbackMessage": "Không xác nhận được!",
    "touches": [
      "trainings",
      "trainingInvitations",
      "trainingReports"
    ]
  },
  "trainingEmployees.joinedBulk": {
    "api": "product",
    "method": "POST",
    "path": "/trainings/{id}/employees/joined",
    "fallbackMessage": "Không xác nhận được!",
    "touches": [
      "trainings",
      "trainingInvitations",
      "trainingAttendances",
      "trainingReports"
    ]
  },
  "trainingEmployees.judge": {
    "api": "product",
    "method": "POST",
    "path": "/trainings/{id}/employees/judge",
    "fallbackMessage": "Không ghi được kết quả!",
    "touches": [
      "trainings",
      "trainingInvitations",
      "employeeCertificates",
      "trainingReports"
    ]
  },
  "trainingEmployees.list": {
    "api": "product",
    "method": "GET",
    "path": "/trainings/{id}/employees",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "trainingEmployees.promised": {
    "api": "product",
    "method": "POST",
    "path": "/training-employees/{id}/promised",
    "fallbackMessage": "Không ghi nhận được cam kết!",
    "touches": [
      "trainings",
      "trainingInvitations",
      "trainingReports"
    ]
  },
  "trainingEmployees.refused": {
    "api": "product",
    "method": "POST",
    "path": "/training-employees/{id}/refused",
    "fallbackMessage": "Không ghi nhận được!",
    "touches": [
      "trainings",
      "trainingInvitations",
      "trainingReports"
    ]
  },
  "trainingEmployees.registered": {
    "api": "product",
    "method": "POST",
    "path": "/training-employees/{id}/registered",
    "fallbackMessage": "Không đăng ký được!",
    "touches": [
      "trainings",
      "trainingInvitations",
      "trainingReports"
    ]
  },
  "trainingEmployees.return": {
    "api": "product",
    "method": "POST",
    "path": "/training-employees/{id}/return",
    "fallbackMessage": "Không thực hiện được!",
    "touches": [
      "trainings",
      "trainingInvitations",
      "employeeCertificates",
      "trainingReports"
    ]
  },
  "trainingEmployees.saveResults": {
    "api": "product",
    "method": "POST",
    "path": "/trainings/{id}/employees/results",
    "fallbackMessage": "Không ghi được kết quả!",
    "touches": [
      "trainings",
      "trainingInvitations",
      "employeeCertificates",
      "trainingReports"
    ]
  },
  "trainingEmployees.storeBulk": {
    "api": "product",
    "method": "POST",
    "path": "/trainings/{id}/employees/bulk/store",
    "fallbackMessage": "Không thêm được học viên!",
    "touches": [
      "trainings",
      "trainingInvitations",
      "trainingReports"
    ]
  },
  "trainingEmployees.update": {
    "api": "product",
    "method": "PUT",
    "path": "/training-employees/{id}",
    "fallbackMessage": "Cập nhật thất bại!",
    "touches": [
      "trainings",
      "trainingInvitations",
      "trainingReports"
    ]
  },
  "trainingEmployees.updateBulk": {
    "api": "product",
    "method": "POST",
    "path": "/trainings/{id}/employees/bulk/update",
    "fallbackMessage": "Cập nhật thất bại!",
    "touches": [
      "trainings",
      "trainingInvitations",
      "trainingReports"
    ]
  },
  "trainingEmployees.withdrawn": {
    "api": "product",
    "method": "POST",
    "path": "/training-employees/{id}/withdrawn",
    "fallbackMessage": "Không ghi nhận được!",
    "touches": [
      "trainings",
      "trainingInvitations",
      "trainingReports"
    ]
  },
  "trainingFormalities.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/training-formalities/{id}",
    "fallbackMessage": "Xóa thất bại!",
    "serverMessage": 400
  },
  "trainingFormalities.destroyBulk": {
    "api": "product",
    "method": "POST",
    "path": "/training-formalities/destroy-bulk",
    "fallbackMessage": "Xóa thất bại!",
    "serverMessage": 400
  },
  "trainingFormalities.export": {
    "api": "product",
    "method": "GET",
    "path": "/training-formalities/export",
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
    "fallbackMessage": "Không nhập được danh sách hình thức đào tạo!",
    "files": [
      "file"
    ]
  },
  "trainingFormalities.importTemplate": {
    "api": "product",
    "method": "GET",
    "path": "/training-formalities/import/template",
    "fallbackMessage": "Không tải được mẫu nhập!",
    "answersFile": true
  },
  "trainingFormalities.list": {
    "api": "product",
    "method": "GET",
    "path": "/training-formalities",
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
    "fallbackMessage": "Không hoàn tác được!"
  },
  "trainingFormalities.show": {
    "api": "product",
    "method": "GET",
    "path": "/training-formalities/{id}",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "trainingFormalities.store": {
    "api": "product",
    "method": "POST",
    "path": "/training-formalities",
    "fallbackMessage": "Thêm mới thất bại!",
    "serverMessage": 400
  },
  "trainingFormalities.undoImport": {
    "api": "product",
    "method": "POST",
    "path": "/training-formalities/import/{id}/undo",
    "fallbackMessage": "Không hoàn tác được!"
  },
  "trainingFormalities.update": {
    "api": "product",
    "method": "PUT",
    "path": "/training-formalities/{id}",
    "fallbackMessage": "Cập nhật thất bại!",
    "serverMessage": 400
  },
  "trainingInvitations.document": {
    "api": "product",
    "method": "GET",
    "path": "/training-invitations/documents/{id}",
    "fallbackMessage": "Không tải được tài liệu!",
    "answersFile": true
  },
  "trainingInvitations.mine": {
    "api": "product",
    "method": "GET",
    "path": "/training-invitations",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "trainingInvitations.show": {
    "api": "product",
    "method": "GET",
    "path": "/trainings/{id}/invitation",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "trainingInvitations.taught": {
    "api": "product",
    "method": "GET",
    "path": "/trainings/{id}/taught",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "trainingLecturers.store": {
    "api": "product",
    "method": "POST",
    "path": "/trainings/{id}/lecturers",
    "fallbackMessage": "Cập nhật thất bại!",
    "touches": [
      "trainings",
      "trainingInvitations"
    ]
  },
  "trainingLecturers.storeBulk": {
    "api": "product",
    "method": "POST",
    "path": "/trainings/{id}/lecturers/bulk/store",
    "fallbackMessage": "Cập nhật thất bại!",
    "touches": [
      "trainings",
      "trainingInvitations"
    ]
  },
  "trainingLecturers.updateBulk": {
    "api": "product",
    "method": "POST",
    "path": "/trainings/{id}/lecturers/bulk/update",
    "fallbackMessage": "Cập nhật thất bại!",
    "touches": [
      "trainings",
      "trainingInvitations"
    ]
  },
  "trainingLocations.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/trainings/locations/{id}",
    "fallbackMessage": "Xóa thất bại!",
    "serverMessage": 400
  },
  "trainingLocations.destroyBulk": {
    "api": "product",
    "method": "POST",
    "path": "/trainings/locations/destroy-bulk",
    "fallbackMessage": "Xóa thất bại!",
    "serverMessage": 400
  },
  "trainingLocations.export": {
    "api": "product",
    "method": "GET",
    "path": "/trainings/locations/export",
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
    "fallbackMessage": "Không nhập được danh sách địa điểm đào tạo!",
    "files": [
      "file"
    ]
  },
  "trainingLocations.importTemplate": {
    "api": "product",
    "method": "GET",
    "path": "/trainings/locations/import/template",
    "fallbackMessage": "Không tải được mẫu nhập!",
    "answersFile": true
  },
  "trainingLocations.list": {
    "api": "product",
    "method": "GET",
    "path": "/trainings/locations",
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
    "fallbackMessage": "Không hoàn tác được!"
  },
  "trainingLocations.show": {
    "api": "product",
    "method": "GET",
    "path": "/trainings/locations/{id}",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "trainingLocations.store": {
    "api": "product",
    "method": "POST",
    "path": "/trainings/locations",
    "fallbackMessage": "Thêm mới thất bại!",
    "serverMessage": 400
  },
  "trainingLocations.undoImport": {
    "api": "product",
    "method": "POST",
    "path": "/trainings/locations/import/{id}/undo",
    "fallbackMessage": "Không hoàn tác được!"
  },
  "trainingLocations.update": {
    "api": "product",
    "method": "PUT",
    "path": "/trainings/locations/{id}",
    "fallbackMessage": "Cập nhật thất bại!",
    "serverMessage": 400
  },
  "trainingMails.askToConfirm": {
    "api": "product",
    "method": "POST",
    "path": "/training-employees/{id}/send-mail-confirm",
    "fallbackMessage": "Không gửi được thư!"
  },
  "trainingMails.confirmations": {
    "api": "product",
    "method": "GET",
    "path": "/training-employees/{id}/list-confirm",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "trainingMails.notices": {
    "api": "product",
    "method": "GET",
    "path": "/trainings/{id}/employees/notify/training-plan",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "trainingMails.notify": {
    "api": "product",
    "method": "POST",
    "path": "/trainings/{id}/employees/notify/training-plan",
    "fallbackMessage": "Không gửi được thư!"
  },
  "trainingMails.printInvitations": {
    "api": "product",
    "method": "POST",
    "path": "/training-employees/{id}/print-invitations",
    "fallbackMessage": "Không in được giấy triệu tập!",
    "answersFile": true
  },
  "trainingNeeds.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/training-needs/{id}",
    "fallbackMessage": "Xóa thất bại!"
  },
  "trainingNeeds.destroyBulk": {
    "api": "product",
    "method": "POST",
    "path": "/training-needs/destroy-bulk",
    "fallbackMessage": "Xóa thất bại!"
  },
  "trainingNeeds.dismiss": {
    "api": "product",
    "method": "POST",
    "path": "/training-needs/dismiss",
    "fallbackMessage": "Không bỏ qua được!",
    "touches": [
      "trainingPlans"
    ]
  },
  "trainingNeeds.export": {
    "api": "product",
    "method": "GET",
    "path": "/training-needs/export",
    "jsonParameters": [
      "filter"
    ],
    "fallbackMessage": "Không xuất được danh sách nhu cầu đào tạo!",
    "answersFile": true
  },
  "trainingNeeds.list": {
    "api": "product",
    "method": "GET",
    "path": "/training-needs",
    "jsonParameters": [
      "search",
      "filter"
    ],
    "rows": "needs",
    "sortable": [
      "due_date",
      "full_name",
      "target_name",
      "priority",
      "state",
      "created_at",
      "updated_at"
    ],
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "trainingNeeds.place": {
    "api": "product",
    "method": "POST",
    "path": "/training-needs/place",
    "fallbackMessage": "Không xếp lớp được!",
    "touches": [
      "trainings",
      "trainingEmployees",
      "trainingInvitations",
      "trainingPlans",
      "trainingReports"
    ]
  },
  "trainingNeeds.plan": {
    "api": "product",
    "method": "POST",
    "path": "/training-needs/plan",
    "fallbackMessage": "Không đưa vào kế hoạch được!",
    "touches": [
      "trainingPlans",
      "trainingPlanLines"
    ]
  },
  "trainingNeeds.reopen": {
    "api": "product",
    "method": "POST",
    "path": "/training-needs/reopen",
    "fallbackMessage": "Không mở lại được!"
  },
  "trainingNeeds.restore": {
    "api": "product",
    "method": "POST",
    "path": "/training-needs/restore",
    "fallbackMessage": "Không hoàn tác được!"
  },
  "trainingNeeds.show": {
    "api": "product",
    "method": "GET",
    "path": "/training-needs/{id}",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "trainingNeeds.store": {
    "api": "product",
    "method": "POST",
    "path": "/training-needs",
    "fallbackMessage": "Thêm mới thất bại!"
  },
  "trainingNeeds.update": {
    "api": "product",
    "method": "PUT",
    "path": "/training-needs/{id}",
    "fallbackMessage": "Cập nhật thất bại!"
  },
  "trainingPartners.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/partners/{id}",
    "fallbackMessage": "Xóa thất bại!",
    "touches": [
      "trainings"
    ]
  },
  "trainingPartners.store": {
    "api": "product",
    "method": "POST",
    "path": "/trainings/{id}/partners",
    "fallbackMessage": "Cập nhật thất bại!",
    "touches": [
      "trainings"
    ]
  },
  "trainingPartners.update": {
    "api": "product",
    "method": "PUT",
    "path": "/partners/{id}",
    "fallbackMessage": "Cập nhật thất bại!",
    "touches": [
      "trainings"
    ]
  },
  "trainingPlanLines.export": {
    "api": "product",
    "method": "GET",
    "path": "/training-plans/{id}/lines/export",
    "fallbackMessage": "Không xuất được nội dung kế hoạch!",
    "answersFile": true
  },
  "trainingPlanLines.import": {
    "api": "product",
    "method": "POST",
    "path": "/training-plans/{id}/lines/import",
    "fallbackMessage": "Không nhập được nội dung kế hoạch!",
    "files": [
      "file"
    ],
    "touches": [
      "trainingPlans"
    ]
  },
  "trainingPlanLines.importTemplate": {
    "api": "product",
    "method": "GET",
    "path": "/training-plans/{id}/lines/import/template",
    "fallbackMessage": "Không tải được mẫu nhập!",
    "answersFile": true
  },
  "trainingPlanLines.markImport": {
    "api": "product",
    "method": "POST",
    "path": "/training-plans/{id}/lines/import/marked",
    "fallbackMessage": "Không kiểm tra được tệp!",
    "files": [
      "file"
    ],
    "answersFile": true
  },
  "trainingPlanLines.openCourse": {
    "api": "product",
    "method": "POST",
    "path": "/training-plan-lines/{id}/course",
    "fallbackMessage": "Không lập được khóa đào tạo!",
    "touches": [
      "trainings",
      "trainingPlans",
      "trainingNeeds",
      "trainingReports"
    ]
  },
  "trainingPlanLines.undoImport": {
    "api": "product",
    "method": "POST",
    "path": "/training-plans/{id}/lines/import/undo",
    "fallbackMessage": "Không hoàn tác được!",
    "touches": [
      "trainingPlans"
    ]
  },
  "trainingPlanLines.updateBulk": {
    "api": "product",
    "method": "POST",
    "path": "/training-plans/{id}/lines/bulk/update",
    "fallbackMessage": "Cập nhật thất bại!",
    "touches": [
      "trainingPlans"
    ]
  },
  "trainingPlans.approve": {
    "api": "product",
    "method": "POST",
    "path": "/training-plans/{id}/approve",
    "fallbackMessage": "Không duyệt được!"
  },
  "trainingPlans.cancel": {
    "api": "product",
    "method": "POST",
    "path": "/training-plans/{id}/cancel",
    "fallbackMessage": "Không hủy được!"
  },
  "trainingPlans.copy": {
    "api": "product",
    "method": "POST",
    "path": "/training-plans/{id}/copy",
    "fallbackMessage": "Không sao chép được!"
  },
  "trainingPlans.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/training-plans/{id}",
    "fallbackMessage": "Xóa thất bại!"
  },
  "trainingPlans.destroyBulk": {
    "api": "product",
    "method": "POST",
    "path": "/training-plans/destroy-bulk",
    "fallbackMessage": "Xóa thất bại!"
  },
  "trainingPlans.finish": {
    "api": "product",
    "method": "POST",
    "path": "/training-plans/{id}/finish",
    "fallbackMessage": "Không hoàn thành được!"
  },
  "trainingPlans.history": {
    "api": "product",
    "method": "GET",
    "path": "/training-plans/{id}/history",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "trainingPlans.list": {
    "api": "product",
    "method": "GET",
    "path": "/training-plans",
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
  "trainingPlans.paper": {
    "api": "product",
    "method": "POST",
    "path": "/training-plans/{id}/paper",
    "fallbackMessage": "Không in được kế hoạch đào tạo!",
    "answersFile": true
  },
  "trainingPlans.restore": {
    "api": "product",
    "method": "POST",
    "path": "/training-plans/restore",
    "fallbackMessage": "Không hoàn tác được!"
  },
  "trainingPlans.return": {
    "api": "product",
    "method": "POST",
    "path": "/training-plans/{id}/return",
    "fallbackMessage": "Không trả lại được!"
  },
  "trainingPlans.revise": {
    "api": "product",
    "method": "POST",
    "path": "/training-plans/{id}/revise",
    "fallbackMessage": "Không điều chỉnh được!"
  },
  "trainingPlans.show": {
    "api": "product",
    "method": "GET",
    "path": "/training-plans/{id}",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "trainingPlans.store": {
    "api": "product",
    "method": "POST",
    "path": "/training-plans",
    "fallbackMessage": "Thêm mới thất bại!"
  },
  "trainingPlans.submit": {
    "api": "product",
    "method": "POST",
    "path": "/training-plans/{id}/submit",
    "fallbackMessage": "Không trình duyệt được!"
  },
  "trainingPlans.update": {
    "api": "product",
    "method": "PUT",
    "path": "/training-plans/{id}",
    "fallbackMessage": "Cập nhật thất bại!"
  },
  "trainingPlans.withdraw": {
    "api": "product",
    "method": "POST",
    "path": "/training-plans/{id}/withdraw",
    "fallbackMessage": "Không rút lại được!"
  },
  "trainingReports.certificates": {
    "api": "product",
    "method": "GET",
    "path": "/reports/trainings/certificates",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "trainingReports.certificatesExport": {
    "api": "product",
    "method": "GET",
    "path": "/reports/trainings/certificates/export",
    "fallbackMessage": "Không xuất được báo cáo chứng chỉ!",
    "answersFile": true
  },
  "trainingReports.certificatesPrint": {
    "api": "product",
    "method": "GET",
    "path": "/reports/trainings/certificates/print",
    "fallbackMessage": "Không in được báo cáo chứng chỉ!",
    "answersFile": true
  },
  "trainingReports.courseRows": {
    "api": "product",
    "method": "GET",
    "path": "/reports/trainings/courses/rows",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "trainingReports.courses": {
    "api": "product",
    "method": "GET",
    "path": "/reports/trainings/courses",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "trainingReports.coursesExport": {
    "api": "product",
    "method": "GET",
    "path": "/reports/trainings/courses/export",
    "fallbackMessage": "Không xuất được báo cáo khóa đào tạo!",
    "answersFile": true
  },
  "trainingReports.coursesPrint": {
    "api": "product",
    "method": "GET",
    "path": "/reports/trainings/courses/print",
    "fallbackMessage": "Không in được báo cáo khóa đào tạo!",
    "answersFile": true
  },
  "trainingReports.yearNotice": {
    "api": "product",
    "method": "GET",
    "path": "/reports/trainings/courses/year-notice",
    "fallbackMessage": "Không in được thông báo kết quả đào tạo năm!",
    "answersFile": true
  },
  "trainingSubjects.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/subjects/{id}",
    "fallbackMessage": "Xóa thất bại!",
    "touches": [
      "trainings"
    ]
  },
  "trainingSubjects.store": {
    "api": "product",
    "method": "POST",
    "path": "/trainings/{id}/subjects",
    "fallbackMessage": "Cập nhật thất bại!",
    "touches": [
      "trainings"
    ]
  },
  "trainingSubjects.update": {
    "api": "product",
    "method": "POST",
    "path": "/subjects/{id}",
    "fallbackMessage": "Cập nhật thất bại!",
    "touches": [
      "trainings"
    ]
  },
  "trainingTypes.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/training-types/{id}",
    "fallbackMessage": "Xóa thất bại!",
    "serverMessage": 400
  },
  "trainingTypes.destroyBulk": {
    "api": "product",
    "method": "POST",
    "path": "/training-types/destroy-bulk",
    "fallbackMessage": "Xóa thất bại!",
    "serverMessage": 400
  },
  "trainingTypes.export": {
    "api": "product",
    "method": "GET",
    "path": "/training-types/export",
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
    "fallbackMessage": "Không nhập được danh sách loại đào tạo!",
    "files": [
      "file"
    ]
  },
  "trainingTypes.importTemplate": {
    "api": "product",
    "method": "GET",
    "path": "/training-types/import/template",
    "fallbackMessage": "Không tải được mẫu nhập!",
    "answersFile": true
  },
  "trainingTypes.list": {
    "api": "product",
    "method": "GET",
    "path": "/training-types",
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
    "fallbackMessage": "Không hoàn tác được!"
  },
  "trainingTypes.show": {
    "api": "product",
    "method": "GET",
    "path": "/training-types/{id}",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "trainingTypes.store": {
    "api": "product",
    "method": "POST",
    "path": "/training-types",
    "fallbackMessage": "Thêm mới thất bại!",
    "serverMessage": 400
  },
  "trainingTypes.undoImport": {
    "api": "product",
    "method": "POST",
    "path": "/training-types/import/{id}/undo",
    "fallbackMessage": "Không hoàn tác được!"
  },
  "trainingTypes.update": {
    "api": "product",
    "method": "PUT",
    "path": "/training-types/{id}",
    "fallbackMessage": "Cập nhật thất bại!",
    "serverMessage": 400
  },
  "trainings.begin": {
    "api": "product",
    "method": "POST",
    "path": "/trainings/{id}/begin",
    "fallbackMessage": "Không bắt đầu được khóa đào tạo!",
    "touches": [
      "trainingPlans",
      "trainingInvitations",
      "trainingReports"
    ]
  },
  "trainings.cancel": {
    "api": "product",
    "method": "POST",
    "path": "/trainings/{id}/cancel",
    "fallbackMessage": "Không hủy được khóa đào tạo!",
    "touches": [
      "trainingEmployees",
      "trainingInvitations",
      "employeeCertificates",
      "trainingCommitments",
      "trainingReports"
    ]
  },
  "trainings.copy": {
    "api": "product",
    "method": "POST",
    "path": "/trainings/{id}/copy",
    "fallbackMessage": "Không sao chép được khóa đào tạo!",
    "touches": [
      "trainingReports"
    ]
  },
  "trainings.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/trainings/{id}",
    "fallbackMessage": "Xóa thất bại!",
    "touches": [
      "trainingReports"
    ]
  },
  "trainings.destroyBulk": {
    "api": "product",
    "method": "POST",
    "path": "/trainings/destroy-bulk",
    "fallbackMessage": "Xóa thất bại!",
    "touches": [
      "trainingReports"
    ]
  },
  "trainings.enrol": {
    "api": "product",
    "method": "POST",
    "path": "/trainings/{id}/enrol",
    "fallbackMessage": "Không đăng ký được khóa đào tạo!",
    "touches": [
      "trainingInvitations",
      "trainingEmployees",
      "trainingReports"
    ]
  },
  "trainings.finish": {
    "api": "product",
    "method": "POST",
    "path": "/trainings/{id}/finish",
    "fallbackMessage": "Không kết thúc được khóa đào tạo!",
    "touches": [
      "trainingPlans",
      "trainingEmployees",
      "employeeCertificates",
      "trainingCommitments",
      "trainingReports"
    ]
  },
  "trainings.history": {
    "api": "product",
    "method": "GET",
    "path": "/trainings/{id}/history",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "trainings.list": {
    "api": "product",
    "method": "GET",
    "path": "/trainings",
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
  "trainings.next": {
    "api": "product",
    "method": "GET",
    "path": "/trainings/{id}/next",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "trainings.open": {
    "api": "product",
    "method": "POST",
    "path": "/trainings/{id}/open",
    "fallbackMessage": "Không mở được khóa đào tạo!"
  },
  "trainings.reopen": {
    "api": "product",
    "method": "POST",
    "path": "/trainings/{id}/reopen",
    "fallbackMessage": "Không mở lại được khóa đào tạo!",
    "touches": [
      "trainingEmployees",
      "trainingInvitations",
      "employeeCertificates",
      "trainingCommitments",
      "trainingReports"
    ]
  },
  "trainings.restore": {
    "api": "product",
    "method": "POST",
    "path": "/trainings/restore",
    "fallbackMessage": "Không hoàn tác được!",
    "touches": [
      "trainingReports"
    ]
  },
  "trainings.show": {
    "api": "product",
    "method": "GET",
    "path": "/trainings/{id}",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "trainings.store": {
    "api": "product",
    "method": "POST",
    "path": "/trainings",
    "fallbackMessage": "Thêm mới thất bại!",
    "touches": [
      "trainingReports"
    ]
  },
  "trainings.update": {
    "api": "product",
    "method": "PUT",
    "path": "/trainings/{id}",
    "fallbackMessage": "Cập nhật thất bại!",
    "touches": [
      "trainingReports"
    ]
  },
  "wards.list": {
    "api": "product",
    "method": "GET",
    "path": "/address/wards",
    "rows": "wards",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "wards.show": {
    "api": "product",
    "method": "GET",
    "path": "/address/wards/{id}",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "workProgresses.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/work-progresses/{id}",
    "fallbackMessage": "Xóa thất bại!"
  },
  "workProgresses.destroyBulk": {
    "api": "product",
    "method": "POST",
    "path": "/work-progresses/destroy-bulk",
    "fallbackMessage": "Xóa thất bại!"
  },
  "workProgresses.export": {
    "api": "product",
    "method": "GET",
    "path": "/work-progresses/export",
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
    "fallbackMessage": "Không in được quá trình công tác!",
    "answersFile": true
  },
  "workProgresses.restore": {
    "api": "product",
    "method": "POST",
    "path": "/work-progresses/restore",
    "fallbackMessage": "Không hoàn tác được!"
  },
  "workProgresses.show": {
    "api": "product",
    "method": "GET",
    "path": "/work-progresses/{id}",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "workProgresses.store": {
    "api": "product",
    "method": "POST",
    "path": "/work-progresses",
    "fallbackMessage": "Thêm mới thất bại!"
  },
  "workProgresses.update": {
    "api": "product",
    "method": "PUT",
    "path": "/work-progresses/{id}",
    "fallbackMessage": "Cập nhật thất bại!"
  }
} as const
