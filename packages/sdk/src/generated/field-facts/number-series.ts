// Generated from openapi/ by `npm run generate`; never edited.
const decision_type0 = {"title":"Loại quyết định","type":"integer","minimum":1,"maximum":15} as const
const contract_type_id1 = {"title":"Loại hợp đồng","type":"integer","nullable":true,"minimum":1,"maximum":9007199254740991} as const
const pattern2 = {"title":"Mẫu số","type":"string","minLength":3,"maxLength":100,"pattern":"[^\\s\\p{DI}]"} as const
const padding3 = {"title":"Số chữ số","type":"integer","minimum":1,"maximum":9} as const
const yearly4 = {"title":"Đánh số lại mỗi năm","type":"boolean"} as const
const first_number5 = {"title":"Số bắt đầu","type":"integer","minimum":1,"maximum":999999999} as const

/** What the contract says of the fields of `numberSeries`; see `FieldFact`. */
export const fieldFacts = {
  resource: "numberSeries",
  titles: {"id":"Mã","kind":"Loại số","contract_type_id":"Loại hợp đồng","contract_type_name":"Tên loại hợp đồng","pattern":"Mẫu số","padding":"Số chữ số","yearly":"Đánh số lại mỗi năm","first_number":"Số bắt đầu","next_numbers":"Ba số kế tiếp","version":"Phiên bản","updated_at":"Ngày cập nhật"},
  verbs: ["list","store","update","destroy"],
  sortable: [],
  takes: {
    store: { fields: { decision_type: decision_type0, contract_type_id: contract_type_id1, pattern: pattern2, padding: padding3, yearly: yearly4, first_number: first_number5 }, requires: ["pattern"] },
    update: { fields: { pattern: pattern2, padding: padding3, yearly: yearly4, first_number: first_number5 }, requires: [] },
  },
} as const
