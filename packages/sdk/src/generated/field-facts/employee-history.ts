// Generated from openapi/ by `npm run generate`; never edited.

/** What the contract says of the fields of `employeeHistory`; see `FieldFact`. */
export const fieldFacts = {
  resource: "employeeHistory",
  titles: {"id":"Mã","at":"Thời điểm","user_name":"Người thực hiện","source":"Nguồn","path":"Trường","label":"Thông tin","job_change":"Biến động công việc","job_change.id":"Mã","job_change.kind":"Loại thay đổi","job_change.deed":"Thao tác","job_change.effective_date":"Ngày hiệu lực","old_value":"Giá trị","new_value":"Giá trị"},
  verbs: ["list"],
  sortable: [],
  takes: {
  },
} as const
