// Generated from openapi/ by `npm run generate`; never edited.
const code0 = {"title":"Mã","type":"string","pattern":"^[A-Z0-9][A-Z0-9_-]{1,19}$","patternSays":"gồm 2–20 ký tự: chữ không dấu, chữ số, - hoặc _","capitals":true} as const
const name1 = {"title":"Tên loại tài liệu","type":"string","minLength":1,"maxLength":200,"pattern":"[^\\s\\p{DI}]"} as const
const is_decision2 = {"title":"Là quyết định","type":"boolean"} as const
const is_sensitive3 = {"title":"Nhạy cảm","type":"boolean"} as const
const is_visible_to_employee4 = {"title":"Nhân viên được xem","type":"boolean"} as const
const retention_class5 = {"title":"Nhóm thời hạn lưu","type":"string"} as const
const description6 = {"title":"Mô tả","type":"string","nullable":true,"maxLength":1000} as const
const is_active7 = {"title":"Trạng thái","type":"boolean"} as const

/** What the contract says of the fields of `documentTypes`; see `FieldFact`. */
export const fieldFacts = {
  resource: "documentTypes",
  titles: {"id":"Mã","code":"Mã","name":"Tên loại tài liệu","is_decision":"Là quyết định","is_sensitive":"Nhạy cảm","is_visible_to_employee":"Nhân viên được xem","retention_class":"Nhóm thời hạn lưu","description":"Mô tả","is_active":"Trạng thái","version":"Phiên bản","created_at":"Ngày tạo","updated_at":"Ngày cập nhật"},
  heads: {"is_decision":"Nhóm tài liệu"},
  verbs: ["list","store","show","update","destroy","destroyBulk","restore","export","import","importTemplate","markImport","undoImport"],
  sortable: ["code","name","is_active","created_at","updated_at"],
  takes: {
    store: { fields: { code: code0, name: name1, is_decision: is_decision2, is_sensitive: is_sensitive3, is_visible_to_employee: is_visible_to_employee4, retention_class: retention_class5, description: description6, is_active: is_active7 }, requires: ["code","name"] },
    update: { fields: { code: code0, name: name1, is_decision: is_decision2, is_sensitive: is_sensitive3, is_visible_to_employee: is_visible_to_employee4, retention_class: retention_class5, description: description6, is_active: is_active7 }, requires: [] },
  },
} as const
