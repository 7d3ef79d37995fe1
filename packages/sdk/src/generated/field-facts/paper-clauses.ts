// Generated from openapi/ by `npm run generate`; never edited.
const content0 = {"title":"Nội dung điều khoản","type":"string","minLength":1,"maxLength":20000,"pattern":"[^\\s\\p{DI}]"} as const

/** What the contract says of the fields of `paperClauses`; see `FieldFact`. */
export const fieldFacts = {
  resource: "paperClauses",
  titles: {"kind":"Loại giấy","title":"Loại giấy","content":"Nội dung điều khoản","shipped":"Nội dung mặc định","version":"Phiên bản","updated_at":"Ngày cập nhật","warnings":"Điều cần xem lại"},
  verbs: ["show","update","reset","preview"],
  sortable: [],
  takes: {
    update: { fields: { content: content0 }, requires: ["content"] },
    reset: { fields: {  }, requires: [] },
    preview: { fields: { content: content0 }, requires: ["content"] },
  },
} as const
