// Generated from openapi/ by `npm run generate`; never edited.
const items0 = {"title":"Việc cần làm","type":"array","maxItems":50} as const
const leave_date1 = {"title":"Ngày làm việc cuối cùng","type":"string","format":"date"} as const

/** What the contract says of the fields of `leaverTemplate`; see `FieldFact`. */
export const fieldFacts = {
  resource: "leaverTemplate",
  titles: {"items":"Việc cần làm","usual_items":"Việc thường có","is_own":"Mẫu riêng của công ty","version":"Phiên bản"},
  verbs: ["show","update","preview"],
  sortable: [],
  takes: {
    update: { fields: { items: items0 }, requires: ["items"] },
    preview: { fields: { leave_date: leave_date1, items: items0 }, requires: ["leave_date","items"] },
  },
} as const
