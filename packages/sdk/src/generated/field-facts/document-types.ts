// Generated from openapi/ by `npm run generate`; never edited.
const code0 = {"title":"Mã","type":"string","pattern":"^[A-Z0-9][A-Z0-9_-]{1,19}$","patternSays":"gồm 2–20 ký tự: chữ không dấu, chữ số, - hoặc _","capitals":true} as const
const name1 = {"title":"Tên loại tài liệu","type":"string","minLength":1,"maxLength":200,"pattern":"[^\\s\\p{DI}]"} as const
const is_decision2 = {"title":"Là quyết định","type":"boolean"} as const
const description3 = {"title":"Mô tả","type":"string","nullable":true,"maxLength":1000} as const
const is_active4 = {"title":"Trạng thái","type":"boolean"} as const

/** What the contract says of the fields of `documentTypes`; see `FieldFact`. */
export const fieldFacts = {
  resource: "documentTypes",
  titles: {"id":"Mã","code":"Mã","name":"Tên loại tài liệu","is_decision":"Là quyết định","description":"Mô tả","is_active":"Trạng thái","version":"Phiên bản","created_at":"Ngày tạo","updated_at":"Ngày cập nhật"},
  takes: {
    store: { fields: { code: code0, name: name1, is_decision: is_decision2, description: description3, is_active: is_active4 }, requires: ["code","name"] },
    update: { fields: { code: code0, name: name1, is_decision: is_decision2, description: description3, is_active: is_active4 }, requires: [] },
  },
} as const
