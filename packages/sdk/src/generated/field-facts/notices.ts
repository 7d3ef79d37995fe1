// Generated from openapi/ by `npm run generate`; never edited.
const last_id0 = {"title":"Thông báo mới nhất đã thấy","type":"integer","minimum":1} as const
const silenced1 = {"title":"Loại thông báo đã tắt","type":"array","maxItems":100} as const

/** What the contract says of the fields of `notices`; see `FieldFact`. */
export const fieldFacts = {
  resource: "notices",
  titles: {"id":"Mã","kind":"Loại thông báo","sentence":"Nội dung","link":"Đường dẫn","state":"Trạng thái","stands_in_for":"Thay cho","created_at":"Ngày tạo","read_at":"Đọc lúc"},
  verbs: ["list","unread","read","readAll","settings","saveSettings"],
  sortable: ["created_at"],
  takes: {
    readAll: { fields: { last_id: last_id0 }, requires: ["last_id"] },
    saveSettings: { fields: { silenced: silenced1 }, requires: ["silenced"] },
  },
} as const
