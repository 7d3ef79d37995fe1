// Generated from openapi/ by `npm run generate`; never edited.

/** What the contract says of the fields of `employeeHistory`; see `FieldFact`. */
export const fieldFacts = {
  resource: "employeeHistory",
  titles: {"id":"Mã","at":"Thời điểm","user_name":"Người thực hiện","source":"Nguồn","path":"Trường","label":"Thông tin","old_value":"Giá trị","new_value":"Giá trị"},
  verbs: ["list"],
  sortable: [],
  takes: {
  },
} as const
