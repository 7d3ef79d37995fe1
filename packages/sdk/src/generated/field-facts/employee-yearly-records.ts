// Generated from openapi/ by `npm run generate`; never edited.
const year0 = {"title":"Năm","type":"integer","minimum":1990,"maximum":2100} as const
const leave_days_taken1 = {"title":"Ngày phép đã nghỉ","type":"number","nullable":true,"minimum":0,"maximum":366} as const
const overtime_hours2 = {"title":"Giờ làm thêm","type":"number","nullable":true,"minimum":0,"maximum":5000} as const
const note3 = {"title":"Ghi chú","type":"string","nullable":true,"minLength":1,"maxLength":500,"pattern":"[^\\s\\p{DI}]"} as const

/** What the contract says of the fields of `employeeYearlyRecords`; see `FieldFact`. */
export const fieldFacts = {
  resource: "employeeYearlyRecords",
  titles: {"id":"Mã","year":"Năm","leave_days_taken":"Ngày phép đã nghỉ","overtime_hours":"Giờ làm thêm","note":"Ghi chú","warnings":"Cần chú ý","version":"Phiên bản","created_at":"Ngày tạo","updated_at":"Ngày cập nhật","masked_fields":"Thông tin không được xem","dotted_fields":"Thông tin được che"},
  verbs: ["list","store","update","destroy","restore"],
  sortable: [],
  takes: {
    store: { fields: { year: year0, leave_days_taken: leave_days_taken1, overtime_hours: overtime_hours2, note: note3 }, requires: ["year"] },
    update: { fields: { year: year0, leave_days_taken: leave_days_taken1, overtime_hours: overtime_hours2, note: note3 }, requires: [] },
  },
} as const
