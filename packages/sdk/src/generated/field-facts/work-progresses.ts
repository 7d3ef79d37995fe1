// Generated from openapi/ by `npm run generate`; never edited.
const employee_id0 = {"title":"Nhân viên","type":"integer","minimum":1,"maximum":9007199254740991} as const
const from_date1 = {"title":"Từ ngày","type":"string","format":"date"} as const
const to_date2 = {"title":"Đến ngày","type":"string","nullable":true,"format":"date"} as const
const company_name3 = {"title":"Công ty","type":"string","minLength":1,"maxLength":200,"pattern":"[^\\s\\p{DI}]"} as const
const position_name4 = {"title":"Chức vụ","type":"string","nullable":true,"minLength":1,"maxLength":200,"pattern":"[^\\s\\p{DI}]"} as const
const reason5 = {"title":"Lý do","type":"string","nullable":true,"minLength":1,"maxLength":500,"pattern":"[^\\s\\p{DI}]"} as const
const note6 = {"title":"Ghi chú","type":"string","nullable":true,"minLength":1,"maxLength":500,"pattern":"[^\\s\\p{DI}]"} as const

/** What the contract says of the fields of `workProgresses`; see `FieldFact`. */
export const fieldFacts = {
  resource: "workProgresses",
  titles: {"id":"Mã","employee_id":"Nhân viên","nhansu_id":"Mã nhân viên","full_name":"Họ và tên","kind":"Loại","from_date":"Từ ngày","to_date":"Đến ngày","company_name":"Công ty","department_id":"Mã đơn vị","department_name":"Đơn vị","position_name":"Chức vụ","position_level":"Cấp chức vụ","nature_of_work":"Tính chất công việc","salary_level":"Bậc lương","change_kind":"Loại thay đổi","decision_no":"Số quyết định","decision_type":"Loại quyết định","decision_date":"Ngày quyết định","reason":"Lý do","note":"Ghi chú","masked_fields":"Thông tin không được xem","version":"Phiên bản","created_at":"Ngày tạo","updated_at":"Ngày cập nhật"},
  verbs: ["list","store","show","update","destroy","destroyBulk","restore","export","paper"],
  sortable: ["from_date","to_date","full_name","nhansu_id","created_at","updated_at"],
  takes: {
    store: { fields: { employee_id: employee_id0, from_date: from_date1, to_date: to_date2, company_name: company_name3, position_name: position_name4, reason: reason5, note: note6 }, requires: ["employee_id","from_date","to_date","company_name"] },
    update: { fields: { employee_id: employee_id0, from_date: from_date1, to_date: to_date2, company_name: company_name3, position_name: position_name4, reason: reason5, note: note6 }, requires: [] },
  },
} as const
