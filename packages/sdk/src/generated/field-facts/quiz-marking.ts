// Generated from openapi/ by `npm run generate`; never edited.
const earned0 = {"title":"Điểm","type":"number","minimum":0,"maximum":100} as const
const remark1 = {"title":"Nhận xét","type":"string","nullable":true,"minLength":1,"maxLength":1000,"pattern":"[^\\s\\p{DI}]"} as const
const reason2 = {"title":"Lý do sửa điểm","type":"string","minLength":1,"maxLength":500,"pattern":"[^\\s\\p{DI}]"} as const

/** What the contract says of the fields of `quizMarking`; see `FieldFact`. */
export const fieldFacts = {
  resource: "quizMarking",
  titles: {"id":"Mã","code":"Mã","name":"Tên kỳ thi","status":"Trạng thái","waiting":"Chờ chấm","marked":"Đã chấm"},
  verbs: ["list","questions","answers","picture","mark"],
  sortable: [],
  takes: {
    mark: { fields: { earned: earned0, remark: remark1, reason: reason2 }, requires: ["earned","version"] },
  },
} as const
