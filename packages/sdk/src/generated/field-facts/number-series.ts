// Generated from openapi/ by `npm run generate`; never edited.
const pattern0 = {"title":"Mẫu số","type":"string","minLength":3,"maxLength":100,"pattern":"[^\\s\\p{DI}]"} as const
const padding1 = {"title":"Số chữ số","type":"integer","minimum":1,"maximum":9} as const
const yearly2 = {"title":"Đánh số lại mỗi năm","type":"boolean"} as const
const first_number3 = {"title":"Số bắt đầu","type":"integer","minimum":1,"maximum":999999999} as const

/** What the contract says of the fields of `numberSeries`; see `FieldFact`. */
export const fieldFacts = {
  resource: "numberSeries",
  titles: {"id":"Mã","kind":"Loại số","pattern":"Mẫu số","padding":"Số chữ số","yearly":"Đánh số lại mỗi năm","first_number":"Số bắt đầu","next_numbers":"Ba số kế tiếp","version":"Phiên bản","updated_at":"Ngày cập nhật"},
  verbs: ["list","update"],
  sortable: [],
  takes: {
    update: { fields: { pattern: pattern0, padding: padding1, yearly: yearly2, first_number: first_number3 }, requires: [] },
  },
} as const
