// Generated from openapi/ by `npm run generate`; never edited.
const costs0 = {"title":"costs","type":"array","minItems":1,"maxItems":200} as const
const name1 = {"title":"Nội dung","type":"string","minLength":1,"maxLength":200,"pattern":"[^\\s\\p{DI}]"} as const
const planned2 = {"title":"Dự toán","type":"integer","minimum":0,"maximum":1000000000000} as const
const actual3 = {"title":"Thực tế","type":"integer","nullable":true,"minimum":0,"maximum":1000000000000} as const
const paid_date4 = {"title":"Ngày chi","type":"string","nullable":true,"format":"date"} as const
const invoice_no5 = {"title":"Số hóa đơn","type":"string","nullable":true,"minLength":1,"maxLength":50} as const
const note6 = {"title":"Ghi chú","type":"string","nullable":true,"minLength":1,"maxLength":500} as const
const costs7 = {"title":"costs","type":"array","maxItems":200} as const
const removed_ids8 = {"title":"Dòng bỏ đi","type":"array","maxItems":200} as const

/** What the contract says of the fields of `recruitmentCosts`; see `FieldFact`. */
export const fieldFacts = {
  resource: "recruitmentCosts",
  titles: {},
  verbs: ["storeBulk","updateBulk"],
  sortable: [],
  takes: {
    storeBulk: { fields: { costs: costs0 }, requires: ["costs"] },
    row: { fields: { name: name1, planned: planned2, actual: actual3, paid_date: paid_date4, invoice_no: invoice_no5, note: note6 }, requires: ["name"] },
    updateBulk: { fields: { costs: costs7, removed_ids: removed_ids8 }, requires: ["costs"] },
  },
} as const
