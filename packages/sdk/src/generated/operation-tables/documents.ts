// Generated from openapi/ by `npm run generate`; never edited.
export const operations = {
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
  }
} as const
