// Generated from openapi/ by `npm run generate`; never edited.
const employee_id0 = {"title":"Nhân viên","type":"integer","minimum":1,"maximum":9007199254740991} as const
const other_company_id1 = {"title":"Công ty khác","type":"integer","minimum":1,"maximum":2147483647} as const
const other_nhansu_id2 = {"title":"Mã ở công ty khác","type":"string","maxLength":12,"pattern":"^[A-Z0-9]{4,12}$"} as const

/** What the contract says of the fields of `samePeople`; see `FieldFact`. */
export const fieldFacts = {
  resource: "samePeople",
  titles: {"employee_id":"Mã","full_name":"Họ và tên","nhansu_id":"Mã nhân viên","active":"Đang làm việc ở công ty này","other_company_id":"Công ty khác","other_company_name":"Công ty khác","other_nhansu_id":"Mã ở công ty khác","other_active":"Đang làm việc ở công ty khác","same_name":"Trùng họ tên","same_birth_date":"Trùng ngày sinh","stays":"Mã giữ lại","hindrance":"Chưa liên kết được vì"},
  verbs: ["list","life","link"],
  sortable: [],
  takes: {
    link: { fields: { employee_id: employee_id0, other_company_id: other_company_id1, other_nhansu_id: other_nhansu_id2 }, requires: ["employee_id","other_company_id","other_nhansu_id"] },
  },
} as const
