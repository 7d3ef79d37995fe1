// Generated from openapi/ by `npm run generate`; never edited.
export const operations = {
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
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "drawnNumbers.print": {
    "api": "product",
    "method": "POST",
    "path": "/drawn-numbers/print",
    "fallbackMessage": "Không in được sổ số!",
    "answersFile": true
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
  }
} as const
