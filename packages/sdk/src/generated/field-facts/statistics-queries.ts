// Generated from openapi/ by `npm run generate`; never edited.
const name0 = {"title":"Tên mẫu","type":"string","minLength":1,"maxLength":100,"pattern":"[^\\s\\p{DI}]"} as const
const is_shared1 = {"title":"Dùng chung trong công ty","type":"boolean"} as const
const query2 = {"title":"Nội dung mẫu","type":"object"} as const

/** What the contract says of the fields of `statisticsQueries`; see `FieldFact`. */
export const fieldFacts = {
  resource: "statisticsQueries",
  titles: {"id":"Mã","name":"Tên mẫu","is_shared":"Dùng chung trong công ty","is_own":"Của tôi","owner_name":"Người lưu","query":"Nội dung mẫu","query.match":"Kết hợp","query.conditions":"Điều kiện","query.columns":"Cột","faults":"Phần không dùng được","version":"Phiên bản","created_at":"Ngày tạo","updated_at":"Ngày cập nhật"},
  verbs: ["list","store","update","destroy","restore"],
  sortable: [],
  takes: {
    store: { fields: { name: name0, is_shared: is_shared1, query: query2 }, requires: ["name","query"] },
    update: { fields: { name: name0, is_shared: is_shared1, query: query2 }, requires: [] },
  },
} as const
