// Generated from openapi/ by `npm run generate`; never edited.
const costs0 = {"title":"costs","type":"array","minItems":1,"maxItems":200} as const
const kind1 = {"title":"Loại chi phí","type":"string"} as const
const name2 = {"title":"Nội dung","type":"string","minLength":1,"maxLength":200,"pattern":"[^\\s\\p{DI}]"} as const
const planned3 = {"title":"Dự toán","type":"integer","minimum":0,"maximum":1000000000000} as const
const actual4 = {"title":"Thực tế","type":"integer","nullable":true,"minimum":0,"maximum":1000000000000} as const
const payer5 = {"title":"Người chi trả","type":"string"} as const
const paid_date6 = {"title":"Ngày chi","type":"string","nullable":true,"format":"date"} as const
const invoice_no7 = {"title":"Số hóa đơn, chứng từ","type":"string","nullable":true,"maxLength":50} as const
const counts_for_commitment8 = {"title":"Tính vào cam kết","type":"boolean"} as const
const employee_ids9 = {"title":"Chi riêng cho","type":"array","maxItems":2000} as const
const costs10 = {"title":"costs","type":"array","maxItems":200} as const
const removed_ids11 = {"title":"Chi phí bỏ đi","type":"array","maxItems":200} as const

/** What the contract says of the fields of `trainingCosts`; see `FieldFact`. */
export const fieldFacts = {
  resource: "trainingCosts",
  titles: {},
  verbs: ["storeBulk","updateBulk"],
  sortable: [],
  takes: {
    storeBulk: { fields: { costs: costs0 }, requires: ["costs"] },
    row: { fields: { kind: kind1, name: name2, planned: planned3, actual: actual4, payer: payer5, paid_date: paid_date6, invoice_no: invoice_no7, counts_for_commitment: counts_for_commitment8, employee_ids: employee_ids9 }, requires: ["kind","name"] },
    updateBulk: { fields: { costs: costs10, removed_ids: removed_ids11 }, requires: ["costs"] },
  },
} as const
