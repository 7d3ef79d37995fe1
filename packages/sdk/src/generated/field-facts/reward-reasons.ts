// Generated from openapi/ by `npm run generate`; never edited.
const code0 = {"title":"Mã","type":"string","pattern":"^[A-Z0-9][A-Z0-9_-]{1,19}$","patternSays":"gồm 2–20 ký tự: chữ không dấu, chữ số, - hoặc _","capitals":true} as const
const name1 = {"title":"Tên lý do","type":"string","minLength":1,"maxLength":200,"pattern":"[^\\s\\p{DI}]"} as const
const type2 = {"title":"Áp dụng cho","type":"string"} as const
const description3 = {"title":"Mô tả","type":"string","nullable":true,"maxLength":1000} as const
const is_active4 = {"title":"Trạng thái","type":"boolean"} as const

/** What the contract says of the fields of `rewardReasons`; see `FieldFact`. */
export const fieldFacts = {
  resource: "rewardReasons",
  titles: {"id":"Mã","code":"Mã","name":"Tên lý do","type":"Áp dụng cho","description":"Mô tả","is_active":"Trạng thái","version":"Phiên bản","created_at":"Ngày tạo","updated_at":"Ngày cập nhật"},
  verbs: ["list","store","show","update","destroy","destroyBulk","restore","export","import","importTemplate","markImport","undoImport"],
  sortable: ["code","name","type","is_active","created_at","updated_at"],
  takes: {
    store: { fields: { code: code0, name: name1, type: type2, description: description3, is_active: is_active4 }, requires: ["code","name","type"] },
    update: { fields: { code: code0, name: name1, type: type2, description: description3, is_active: is_active4 }, requires: [] },
  },
} as const
