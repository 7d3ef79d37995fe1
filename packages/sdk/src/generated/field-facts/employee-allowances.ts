// Generated from openapi/ by `npm run generate`; never edited.
const allowance_type0 = {"title":"Loại phụ cấp","type":"integer","minimum":1,"maximum":5} as const
const amount1 = {"title":"Số tiền","type":"integer","minimum":1,"maximum":1000000000} as const
const paid_per2 = {"title":"Tính theo","type":"string"} as const
const from_date3 = {"title":"Từ ngày","type":"string","format":"date"} as const
const to_date4 = {"title":"Đến ngày","type":"string","nullable":true,"format":"date"} as const
const note5 = {"title":"Ghi chú","type":"string","nullable":true,"minLength":1,"maxLength":500,"pattern":"[^\\s\\p{DI}]"} as const

/** What the contract says of the fields of `employeeAllowances`; see `FieldFact`. */
export const fieldFacts = {
  resource: "employeeAllowances",
  titles: {"id":"Mã","allowance_type":"Loại phụ cấp","amount":"Số tiền","paid_per":"Tính theo","from_date":"Từ ngày","to_date":"Đến ngày","note":"Ghi chú","version":"Phiên bản","created_at":"Ngày tạo","updated_at":"Ngày cập nhật","masked_fields":"Thông tin không được xem","dotted_fields":"Thông tin được che"},
  verbs: ["list","store","update","destroy","restore"],
  sortable: [],
  takes: {
    store: { fields: { allowance_type: allowance_type0, amount: amount1, paid_per: paid_per2, from_date: from_date3, to_date: to_date4, note: note5 }, requires: ["allowance_type","amount","from_date"] },
    update: { fields: { allowance_type: allowance_type0, amount: amount1, paid_per: paid_per2, from_date: from_date3, to_date: to_date4, note: note5 }, requires: [] },
  },
} as const
