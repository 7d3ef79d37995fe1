// Generated from openapi/ by `npm run generate`; never edited.
const code0 = {"title":"Mã trình độ","type":"string","pattern":"^[A-Z0-9][A-Z0-9_-]{1,19}$","patternSays":"gồm 2–20 ký tự: chữ không dấu, chữ số, - hoặc _","capitals":true} as const
const name1 = {"title":"Tên trình độ","type":"string","minLength":1,"maxLength":200,"pattern":"[^\\s\\p{DI}]"} as const
const level_group2 = {"title":"Nhóm trình độ","type":"string"} as const
const rank3 = {"title":"Thứ bậc","type":"integer","minimum":0,"maximum":999} as const
const is_active4 = {"title":"Trạng thái","type":"boolean"} as const

/** What the contract says of the fields of `levels`; see `FieldFact`. */
export const fieldFacts = {
  resource: "levels",
  titles: {"id":"Mã","code":"Mã trình độ","name":"Tên trình độ","level_group":"Nhóm trình độ","rank":"Thứ bậc","is_active":"Trạng thái","version":"Phiên bản","created_at":"Ngày tạo","updated_at":"Ngày cập nhật"},
  verbs: ["list","store","show","update","destroy","destroyBulk","restore","export","import","importTemplate","markImport","undoImport"],
  sortable: ["code","name","level_group","rank","is_active","created_at","updated_at"],
  takes: {
    store: { fields: { code: code0, name: name1, level_group: level_group2, rank: rank3, is_active: is_active4 }, requires: ["code","name","level_group","rank"] },
    update: { fields: { code: code0, name: name1, level_group: level_group2, rank: rank3, is_active: is_active4 }, requires: [] },
  },
} as const
