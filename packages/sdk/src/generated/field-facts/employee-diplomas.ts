// Generated from openapi/ by `npm run generate`; never edited.
const id0 = {"title":"Mã","type":"integer","minimum":1,"maximum":9007199254740991} as const
const instead_of1 = {"title":"Tệp đang có","type":"integer","nullable":true,"minimum":1,"maximum":9007199254740991} as const

/** What the contract says of the fields of `employeeDiplomas`; see `FieldFact`. */
export const fieldFacts = {
  resource: "employeeDiplomas",
  titles: {"education_id":"Quá trình học tập","file":"Tệp văn bằng","file.id":"Mã","file.name":"Tên tệp","file.media_type":"Loại tệp","file.size":"Dung lượng","file.scan_state":"Kiểm tra vi-rút","file.created_at":"Ngày tạo"},
  verbs: ["list","storeFile","destroyFile","restoreFile","fileTicket"],
  sortable: [],
  takes: {
    restoreFile: { fields: { id: id0, instead_of: instead_of1 }, requires: ["id"] },
  },
} as const
