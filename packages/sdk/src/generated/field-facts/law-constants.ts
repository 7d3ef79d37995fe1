// Generated from openapi/ by `npm run generate`; never edited.
const key0 = {"title":"Thông số","type":"string","pattern":"^[a-z][a-z0-9_]{2,59}$"} as const
const from_date1 = {"title":"Áp dụng từ ngày","type":"string","format":"date"} as const
const value2 = {"title":"Giá trị","type":"number","minimum":0,"maximum":999999999999} as const
const source3 = {"title":"Căn cứ","type":"string","minLength":3,"maxLength":300,"pattern":"[^\\s\\p{DI}]"} as const
const revision4 = {"title":"Lần sửa","type":"integer","minimum":0,"maximum":1000000} as const

/** What the contract says of the fields of `lawConstants`; see `FieldFact`. */
export const fieldFacts = {
  resource: "lawConstants",
  titles: {"key":"Thông số","area":"Nhóm","label":"Thông số","unit":"Đơn vị tính","value":"Giá trị"},
  verbs: ["list","preview","storeValue"],
  sortable: [],
  takes: {
    preview: { fields: { key: key0, from_date: from_date1, value: value2, source: source3, revision: revision4 }, requires: ["key","from_date","value","source"] },
    storeValue: { fields: { key: key0, from_date: from_date1, value: value2, source: source3, revision: revision4 }, requires: ["key","from_date","value","source"] },
  },
} as const
