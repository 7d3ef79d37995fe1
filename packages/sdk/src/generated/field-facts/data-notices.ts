// Generated from openapi/ by `npm run generate`; never edited.
const content0 = {"title":"Nội dung","type":"string","minLength":100,"maxLength":20000,"pattern":"[^\\s\\p{DI}]"} as const
const after1 = {"title":"Phiên bản đang dùng","type":"integer","minimum":0,"maximum":2147483647} as const
const number2 = {"title":"Phiên bản","type":"integer","minimum":1,"maximum":2147483647} as const

/** What the contract says of the fields of `dataNotices`; see `FieldFact`. */
export const fieldFacts = {
  resource: "dataNotices",
  titles: {"id":"Mã","number":"Phiên bản","content":"Nội dung","readers":"Số người đã đọc","created_by_name":"Người ban hành","created_at":"Ngày tạo"},
  verbs: ["list","store","current","read","unread"],
  sortable: [],
  takes: {
    store: { fields: { content: content0, after: after1 }, requires: ["content"] },
    read: { fields: { number: number2 }, requires: ["number"] },
  },
} as const
