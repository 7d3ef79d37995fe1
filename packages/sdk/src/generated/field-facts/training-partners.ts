// Generated from openapi/ by `npm run generate`; never edited.
const partner_info_id0 = {"title":"Đối tác","type":"integer","minimum":1,"maximum":9007199254740991} as const
const contract_no1 = {"title":"Số hợp đồng","type":"string","nullable":true,"maxLength":50} as const
const value2 = {"title":"Giá trị hợp đồng","type":"integer","nullable":true,"minimum":0,"maximum":1000000000000} as const
const from_date3 = {"title":"Từ ngày","type":"string","nullable":true,"format":"date"} as const
const to_date4 = {"title":"Đến ngày","type":"string","nullable":true,"format":"date"} as const
const evaluation5 = {"title":"Đánh giá","type":"integer","nullable":true,"minimum":1,"maximum":5} as const

/** What the contract says of the fields of `trainingPartners`; see `FieldFact`. */
export const fieldFacts = {
  resource: "trainingPartners",
  titles: {},
  verbs: ["store","update","destroy"],
  sortable: [],
  takes: {
    store: { fields: { partner_info_id: partner_info_id0, contract_no: contract_no1, value: value2, from_date: from_date3, to_date: to_date4, evaluation: evaluation5 }, requires: ["partner_info_id"] },
    update: { fields: { partner_info_id: partner_info_id0, contract_no: contract_no1, value: value2, from_date: from_date3, to_date: to_date4, evaluation: evaluation5 }, requires: [] },
  },
} as const
