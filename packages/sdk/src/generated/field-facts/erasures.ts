// Generated from openapi/ by `npm run generate`; never edited.
const employee_id0 = {"title":"Nhân viên","type":"integer","minimum":1,"maximum":9007199254740991} as const
const by_two1 = {"title":"Xóa phải có hai người","type":"boolean"} as const

/** What the contract says of the fields of `erasures`; see `FieldFact`. */
export const fieldFacts = {
  resource: "erasures",
  titles: {"employee_id":"Mã","nhansu_id":"Mã nhân viên","full_name":"Nhân viên","leave_date":"Ngày nghỉ việc","classes":"Nhóm đến hạn","hindrance":"Vì sao chưa xóa được"},
  verbs: ["list","propose","saveSettings","confirm","paper","withdraw"],
  sortable: [],
  takes: {
    propose: { fields: { employee_id: employee_id0 }, requires: ["employee_id"] },
    saveSettings: { fields: { by_two: by_two1 }, requires: ["by_two"] },
    confirm: { fields: {  }, requires: [] },
    withdraw: { fields: {  }, requires: [] },
  },
} as const
