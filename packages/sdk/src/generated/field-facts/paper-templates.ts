// Generated from openapi/ by `npm run generate`; never edited.
const file0 = {"title":"Mẫu","type":"string","format":"binary"} as const

/** What the contract says of the fields of `paperTemplates`; see `FieldFact`. */
export const fieldFacts = {
  resource: "paperTemplates",
  titles: {"kind":"Loại giấy","contract_type_id":"Loại hợp đồng","title":"Loại giấy","file.id":"Mã","file.name":"Tên tệp","file.media_type":"Loại tệp","file.size":"Dung lượng","file.scan_state":"Kiểm tra vi-rút","file.created_at":"Ngày tạo","clauses.updated_at":"Ngày cập nhật"},
  verbs: ["list","store","destroy","restore","file"],
  sortable: [],
  takes: {
    store: { fields: { file: file0 }, requires: ["file"] },
  },
} as const
