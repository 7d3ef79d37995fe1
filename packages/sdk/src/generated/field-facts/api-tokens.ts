// Generated from openapi/ by `npm run generate`; never edited.
const name0 = {"title":"Tên phần mềm","type":"string","minLength":1,"maxLength":100,"pattern":"[^\\s\\p{DI}]"} as const
const expires_on1 = {"title":"Dùng đến hết ngày","type":"string","format":"date"} as const

/** What the contract says of the fields of `apiTokens`; see `FieldFact`. */
export const fieldFacts = {
  resource: "apiTokens",
  titles: {"id":"Mã","name":"Tên phần mềm","ends_with":"Kết thúc bằng","expires_on":"Dùng đến hết ngày","is_expired":"Đã hết hạn","last_used_at":"Dùng lần cuối","created_at":"Ngày tạo"},
  verbs: ["list","store","destroy"],
  sortable: [],
  takes: {
    store: { fields: { name: name0, expires_on: expires_on1 }, requires: ["name","expires_on"] },
  },
} as const
