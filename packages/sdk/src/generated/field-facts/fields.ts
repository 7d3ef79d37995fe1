// Generated from openapi/ by `npm run generate`; never edited.
const code0 = {"title":"Mã","type":"string","pattern":"^[A-Z0-9][A-Z0-9_-]{1,19}$","patternSays":"gồm 2–20 ký tự: chữ không dấu, chữ số, - hoặc _","capitals":true} as const
const name1 = {"title":"Tên lĩnh vực","type":"string","minLength":1,"maxLength":200,"pattern":"[^\\s\\p{DI}]"} as const
const parent_id2 = {"title":"Thuộc lĩnh vực","type":"integer","nullable":true,"minimum":1,"maximum":9007199254740991} as const
const description3 = {"title":"Mô tả","type":"string","nullable":true,"maxLength":1000} as const
const is_active4 = {"title":"Trạng thái","type":"boolean"} as const

/** What the contract says of the fields of `fields`; see `FieldFact`. */
export const fieldFacts = {
  resource: "fields",
  titles: {"id":"Mã","code":"Mã","name":"Tên lĩnh vực","parent_id":"Thuộc lĩnh vực","description":"Mô tả","is_active":"Trạng thái","depth":"Bậc","path":"Đường dẫn","version":"Phiên bản","created_at":"Ngày tạo","updated_at":"Ngày cập nhật"},
  verbs: ["list","store","show","update","destroy","destroyBulk","restore","export","import","importTemplate","markImport","undoImport"],
  sortable: ["code","name","path","is_active","created_at","updated_at"],
  takes: {
    store: { fields: { code: code0, name: name1, parent_id: parent_id2, description: description3, is_active: is_active4 }, requires: ["code","name"] },
    update: { fields: { code: code0, name: name1, parent_id: parent_id2, description: description3, is_active: is_active4 }, requires: [] },
  },
} as const
