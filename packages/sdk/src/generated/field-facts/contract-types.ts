// Generated from openapi/ by `npm run generate`; never edited.
const code0 = {"title":"Mã","type":"string","pattern":"^[A-Z0-9][A-Z0-9_-]{1,19}$","patternSays":"gồm 2–20 ký tự: chữ không dấu, chữ số, - hoặc _","capitals":true} as const
const name1 = {"title":"Tên loại hợp đồng","type":"string","minLength":1,"maxLength":200,"pattern":"[^\\s\\p{DI}]"} as const
const kind2 = {"title":"Nhóm hợp đồng","type":"string"} as const
const term_months3 = {"title":"Thời hạn (tháng)","type":"integer","nullable":true,"minimum":1,"maximum":36} as const
const term_days4 = {"title":"Thời hạn (ngày)","type":"integer","nullable":true,"minimum":1,"maximum":180} as const
const next_type_id5 = {"title":"Loại hợp đồng tiếp theo","type":"integer","nullable":true,"minimum":1,"maximum":9007199254740991} as const
const description6 = {"title":"Mô tả","type":"string","nullable":true,"maxLength":1000} as const
const is_active7 = {"title":"Trạng thái","type":"boolean"} as const

/** What the contract says of the fields of `contractTypes`; see `FieldFact`. */
export const fieldFacts = {
  resource: "contractTypes",
  titles: {"id":"Mã","code":"Mã","name":"Tên loại hợp đồng","kind":"Nhóm hợp đồng","term_months":"Thời hạn (tháng)","term_days":"Thời hạn (ngày)","next_type_id":"Loại hợp đồng tiếp theo","description":"Mô tả","is_active":"Trạng thái","version":"Phiên bản","created_at":"Ngày tạo","updated_at":"Ngày cập nhật"},
  verbs: ["list","store","show","update","destroy","destroyBulk","restore","export","import","importTemplate","markImport","undoImport"],
  sortable: ["code","name","kind","is_active","created_at","updated_at"],
  takes: {
    store: { fields: { code: code0, name: name1, kind: kind2, term_months: term_months3, term_days: term_days4, next_type_id: next_type_id5, description: description6, is_active: is_active7 }, requires: ["code","name","kind"] },
    update: { fields: { code: code0, name: name1, kind: kind2, term_months: term_months3, term_days: term_days4, next_type_id: next_type_id5, description: description6, is_active: is_active7 }, requires: [] },
  },
} as const
