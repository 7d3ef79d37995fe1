// Generated from openapi/ by `npm run generate`; never edited.
const kind0 = {"title":"Loại","type":"string"} as const
const happened_on1 = {"title":"Ngày xảy ra","type":"string","format":"date"} as const
const place2 = {"title":"Nơi xảy ra","type":"string","nullable":true,"minLength":1,"maxLength":200,"pattern":"[^\\s\\p{DI}]"} as const
const description3 = {"title":"Diễn biến","type":"string","nullable":true,"minLength":1,"maxLength":1000,"pattern":"[^\\s\\p{DI}]"} as const
const injury4 = {"title":"Thương tích hoặc bệnh","type":"string","nullable":true,"minLength":1,"maxLength":300,"pattern":"[^\\s\\p{DI}]"} as const
const days_off5 = {"title":"Số ngày nghỉ","type":"integer","nullable":true,"minimum":0,"maximum":3650} as const
const loss_percent6 = {"title":"Suy giảm khả năng lao động (%)","type":"number","nullable":true,"minimum":0,"maximum":100} as const
const record_no7 = {"title":"Số biên bản","type":"string","nullable":true,"minLength":1,"maxLength":50,"pattern":"[^\\s\\p{DI}]"} as const
const note8 = {"title":"Ghi chú","type":"string","nullable":true,"minLength":1,"maxLength":500,"pattern":"[^\\s\\p{DI}]"} as const

/** What the contract says of the fields of `employeeAccidents`; see `FieldFact`. */
export const fieldFacts = {
  resource: "employeeAccidents",
  titles: {"id":"Mã","kind":"Loại","happened_on":"Ngày xảy ra","place":"Nơi xảy ra","description":"Diễn biến","injury":"Thương tích hoặc bệnh","days_off":"Số ngày nghỉ","loss_percent":"Suy giảm khả năng lao động (%)","record_no":"Số biên bản","note":"Ghi chú","version":"Phiên bản","created_at":"Ngày tạo","updated_at":"Ngày cập nhật","masked_fields":"Thông tin không được xem","dotted_fields":"Thông tin được che"},
  verbs: ["list","store","update","destroy","restore"],
  sortable: [],
  takes: {
    store: { fields: { kind: kind0, happened_on: happened_on1, place: place2, description: description3, injury: injury4, days_off: days_off5, loss_percent: loss_percent6, record_no: record_no7, note: note8 }, requires: ["kind","happened_on"] },
    update: { fields: { kind: kind0, happened_on: happened_on1, place: place2, description: description3, injury: injury4, days_off: days_off5, loss_percent: loss_percent6, record_no: record_no7, note: note8 }, requires: [] },
  },
} as const
