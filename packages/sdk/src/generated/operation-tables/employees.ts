// Generated from openapi/ by `npm run generate`; never edited.
export const operations = {
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
  }
} as const
