// Generated from openapi/ by `npm run generate`; never edited.
const purpose0 = {"title":"Mục đích","type":"string"} as const
const content1 = {"title":"Nội dung","type":"string","minLength":20,"maxLength":5000,"pattern":"[^\\s\\p{DI}]"} as const
const asks_anew2 = {"title":"Hỏi lại người đã đồng ý","type":"boolean"} as const
const after3 = {"title":"Phiên bản đang dùng","type":"integer","minimum":0,"maximum":2147483647} as const

/** What the contract says of the fields of `consentTexts`; see `FieldFact`. */
export const fieldFacts = {
  resource: "consentTexts",
  titles: {"id":"Mã","purpose":"Mục đích","number":"Phiên bản","content":"Nội dung","asks_anew":"Hỏi lại người đã đồng ý","created_by_name":"Người ban hành","created_at":"Ngày tạo"},
  verbs: ["show","store"],
  sortable: [],
  takes: {
    store: { fields: { purpose: purpose0, content: content1, asks_anew: asks_anew2, after: after3 }, requires: ["purpose","content"] },
  },
} as const
