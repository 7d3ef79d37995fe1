// Generated from openapi/ by `npm run generate`; never edited.
const kind0 = {"title":"Loại khám","type":"string"} as const
const checked_on1 = {"title":"Ngày khám","type":"string","format":"date"} as const
const facility2 = {"title":"Nơi khám","type":"string","nullable":true,"minLength":1,"maxLength":200,"pattern":"[^\\s\\p{DI}]"} as const
const health_grade3 = {"title":"Loại sức khỏe","type":"integer","nullable":true,"minimum":1,"maximum":5} as const
const conclusion4 = {"title":"Kết luận","type":"string","nullable":true,"minLength":1,"maxLength":500,"pattern":"[^\\s\\p{DI}]"} as const
const next_due_date5 = {"title":"Lần khám tiếp theo","type":"string","nullable":true,"format":"date"} as const
const note6 = {"title":"Ghi chú","type":"string","nullable":true,"minLength":1,"maxLength":500,"pattern":"[^\\s\\p{DI}]"} as const

/** What the contract says of the fields of `employeeHealthChecks`; see `FieldFact`. */
export const fieldFacts = {
  resource: "employeeHealthChecks",
  titles: {"id":"Mã","kind":"Loại khám","checked_on":"Ngày khám","facility":"Nơi khám","health_grade":"Loại sức khỏe","conclusion":"Kết luận","next_due_date":"Lần khám tiếp theo","note":"Ghi chú","version":"Phiên bản","created_at":"Ngày tạo","updated_at":"Ngày cập nhật","masked_fields":"Thông tin không được xem","dotted_fields":"Thông tin được che"},
  verbs: ["list","store","update","destroy","restore"],
  sortable: [],
  takes: {
    store: { fields: { kind: kind0, checked_on: checked_on1, facility: facility2, health_grade: health_grade3, conclusion: conclusion4, next_due_date: next_due_date5, note: note6 }, requires: ["kind","checked_on"] },
    update: { fields: { kind: kind0, checked_on: checked_on1, facility: facility2, health_grade: health_grade3, conclusion: conclusion4, next_due_date: next_due_date5, note: note6 }, requires: [] },
  },
} as const
