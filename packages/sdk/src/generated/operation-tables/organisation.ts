// Generated from openapi/ by `npm run generate`; never edited.
export const operations = {
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
  }
} as const
