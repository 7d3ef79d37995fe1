// Generated from openapi/ by `npm run generate`; never edited.
const code0 = {"title":"Mã","type":"string","pattern":"^[A-Z0-9][A-Z0-9_-]{1,19}$","patternSays":"gồm 2–20 ký tự: chữ không dấu, chữ số, - hoặc _","capitals":true} as const
const name1 = {"title":"Tên xếp loại","type":"string","minLength":1,"maxLength":200,"pattern":"[^\\s\\p{DI}]"} as const
const applies_to2 = {"title":"Áp dụng cho","type":"string"} as const
const min_score3 = {"title":"Điểm từ","type":"number","nullable":true,"minimum":0,"maximum":10} as const
const max_score4 = {"title":"Điểm đến","type":"number","nullable":true,"minimum":0,"maximum":10} as const
const rank5 = {"title":"Thứ bậc","type":"integer","minimum":0,"maximum":999} as const
const is_active6 = {"title":"Trạng thái","type":"boolean"} as const

/** What the contract says of the fields of `classifies`; see `FieldFact`. */
export const fieldFacts = {
  resource: "classifies",
  titles: {"id":"Mã","code":"Mã","name":"Tên xếp loại","applies_to":"Áp dụng cho","min_score":"Điểm từ","max_score":"Điểm đến","rank":"Thứ bậc","is_active":"Trạng thái","version":"Phiên bản","created_at":"Ngày tạo","updated_at":"Ngày cập nhật"},
  verbs: ["list","store","show","update","destroy","destroyBulk","restore","export","import","importTemplate","markImport","undoImport"],
  sortable: ["code","name","applies_to","min_score","max_score","rank","is_active","created_at","updated_at"],
  takes: {
    store: { fields: { code: code0, name: name1, applies_to: applies_to2, min_score: min_score3, max_score: max_score4, rank: rank5, is_active: is_active6 }, requires: ["code","name","applies_to","rank"] },
    update: { fields: { code: code0, name: name1, applies_to: applies_to2, min_score: min_score3, max_score: max_score4, rank: rank5, is_active: is_active6 }, requires: [] },
  },
} as const
