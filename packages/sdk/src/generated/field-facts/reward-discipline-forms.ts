// Generated from openapi/ by `npm run generate`; never edited.
const code0 = {"title":"Mã","type":"string","pattern":"^[A-Z0-9][A-Z0-9_-]{1,19}$","patternSays":"gồm 2–20 ký tự: chữ không dấu, chữ số, - hoặc _","capitals":true} as const
const name1 = {"title":"Tên hình thức","type":"string","minLength":1,"maxLength":200,"pattern":"[^\\s\\p{DI}]"} as const
const description2 = {"title":"Mô tả","type":"string","nullable":true,"maxLength":1000} as const
const is_active3 = {"title":"Trạng thái","type":"boolean"} as const

/** What the contract says of the fields of `rewardDisciplineForms`; see `FieldFact`. */
export const fieldFacts = {
  resource: "rewardDisciplineForms",
  titles: {"id":"Mã","code":"Mã","name":"Tên hình thức","type":"Loại","description":"Mô tả","is_active":"Trạng thái","version":"Phiên bản","created_at":"Ngày tạo","updated_at":"Ngày cập nhật"},
  verbs: ["list","store","show","update","destroy","destroyBulk","restore","export","import","importTemplate","markImport","undoImport"],
  sortable: ["code","name","type","is_active","created_at","updated_at"],
  takes: {
    store: { fields: { code: code0, name: name1, description: description2, is_active: is_active3 }, requires: ["code","name"] },
    update: { fields: { code: code0, name: name1, description: description2, is_active: is_active3 }, requires: [] },
  },
} as const
