// Generated from openapi/ by `npm run generate`; never edited.
const from_date0 = {"title":"Từ ngày","type":"string","format":"date"} as const
const to_date1 = {"title":"Đến ngày","type":"string","format":"date"} as const
const job2 = {"title":"Công việc tạm thời","type":"string","minLength":1,"maxLength":200,"pattern":"[^\\s\\p{DI}]"} as const
const told_on3 = {"title":"Ngày báo cho người lao động","type":"string","nullable":true,"format":"date"} as const
const has_consent4 = {"title":"Có đồng ý bằng văn bản","type":"boolean"} as const
const reason5 = {"title":"Lý do","type":"string","nullable":true,"minLength":1,"maxLength":500,"pattern":"[^\\s\\p{DI}]"} as const
const decision_no6 = {"title":"Số văn bản","type":"string","nullable":true,"minLength":1,"maxLength":50,"pattern":"[^\\s\\p{DI}]"} as const
const note7 = {"title":"Ghi chú","type":"string","nullable":true,"minLength":1,"maxLength":500,"pattern":"[^\\s\\p{DI}]"} as const

/** What the contract says of the fields of `employeeTemporaryWorks`; see `FieldFact`. */
export const fieldFacts = {
  resource: "employeeTemporaryWorks",
  titles: {"id":"Mã","from_date":"Từ ngày","to_date":"Đến ngày","job":"Công việc tạm thời","told_on":"Ngày báo cho người lao động","has_consent":"Có đồng ý bằng văn bản","reason":"Lý do","decision_no":"Số văn bản","note":"Ghi chú","warnings":"Cần chú ý","version":"Phiên bản","created_at":"Ngày tạo","updated_at":"Ngày cập nhật","masked_fields":"Thông tin không được xem","dotted_fields":"Thông tin được che"},
  verbs: ["list","store","update","destroy","restore"],
  sortable: [],
  takes: {
    store: { fields: { from_date: from_date0, to_date: to_date1, job: job2, told_on: told_on3, has_consent: has_consent4, reason: reason5, decision_no: decision_no6, note: note7 }, requires: ["from_date","to_date","job"] },
    update: { fields: { from_date: from_date0, to_date: to_date1, job: job2, told_on: told_on3, has_consent: has_consent4, reason: reason5, decision_no: decision_no6, note: note7 }, requires: [] },
  },
} as const
