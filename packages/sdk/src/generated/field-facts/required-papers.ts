// Generated from openapi/ by `npm run generate`; never edited.
const code0 = {"title":"Mã","type":"string","pattern":"^[A-Z0-9][A-Z0-9_-]{1,19}$","patternSays":"gồm 2–20 ký tự: chữ không dấu, chữ số, - hoặc _","capitals":true} as const
const name1 = {"title":"Tên hồ sơ","type":"string","minLength":1,"maxLength":200,"pattern":"[^\\s\\p{DI}]"} as const
const document_type_id2 = {"title":"Có khi có tài liệu loại","type":"integer","nullable":true,"minimum":1,"maximum":9007199254740991} as const
const nature_of_work3 = {"title":"Áp dụng cho tính chất công việc","type":"integer","nullable":true,"minimum":1,"maximum":7} as const
const description4 = {"title":"Mô tả","type":"string","nullable":true,"maxLength":1000} as const
const is_active5 = {"title":"Trạng thái","type":"boolean"} as const

/** What the contract says of the fields of `requiredPapers`; see `FieldFact`. */
export const fieldFacts = {
  resource: "requiredPapers",
  titles: {"id":"Mã","code":"Mã","name":"Tên hồ sơ","document_type_id":"Có khi có tài liệu loại","document_type_name":"Loại tài liệu","nature_of_work":"Áp dụng cho tính chất công việc","description":"Mô tả","is_active":"Trạng thái","version":"Phiên bản","created_at":"Ngày tạo","updated_at":"Ngày cập nhật"},
  verbs: ["list","store","show","update","destroy","destroyBulk","restore","export","import","importTemplate","markImport","undoImport"],
  sortable: ["code","name","document_type_id","nature_of_work","is_active","created_at","updated_at"],
  takes: {
    store: { fields: { code: code0, name: name1, document_type_id: document_type_id2, nature_of_work: nature_of_work3, description: description4, is_active: is_active5 }, requires: ["code","name"] },
    update: { fields: { code: code0, name: name1, document_type_id: document_type_id2, nature_of_work: nature_of_work3, description: description4, is_active: is_active5 }, requires: [] },
  },
} as const
