// Generated from openapi/ by `npm run generate`; never edited.
export const operations = {
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
  }
} as const
