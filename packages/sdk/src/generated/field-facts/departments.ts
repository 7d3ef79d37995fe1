// Generated from openapi/ by `npm run generate`; never edited.
const code0 = {"title":"Mã đơn vị","type":"string","pattern":"^[A-Z0-9][A-Z0-9_-]{1,19}$","patternSays":"gồm 2–20 ký tự: chữ không dấu, chữ số, - hoặc _","capitals":true} as const
const name1 = {"title":"Tên đơn vị","type":"string","minLength":1,"maxLength":200,"pattern":"[^\\s\\p{DI}]"} as const
const short_name2 = {"title":"Tên viết tắt","type":"string","nullable":true,"maxLength":50} as const
const parent_id3 = {"title":"Đơn vị cấp trên","type":"integer","nullable":true,"minimum":1,"maximum":9007199254740991} as const
const level4 = {"title":"Cấp đơn vị","type":"integer","minimum":1,"maximum":6} as const
const manager_id5 = {"title":"Trưởng đơn vị","type":"integer","nullable":true,"minimum":1,"maximum":9007199254740991} as const
const headcount_plan6 = {"title":"Định biên","type":"integer","nullable":true,"minimum":0,"maximum":1000000} as const
const found_date7 = {"title":"Ngày thành lập","type":"string","nullable":true,"format":"date"} as const
const decision_no8 = {"title":"Số quyết định thành lập","type":"string","nullable":true,"maxLength":50} as const
const address9 = {"title":"Địa chỉ","type":"string","nullable":true,"maxLength":300} as const
const phone10 = {"title":"Số điện thoại","type":"string","nullable":true,"pattern":"^0[0-9]{9,10}$","patternSays":"gồm 10 hoặc 11 chữ số, bắt đầu bằng số 0"} as const
const wage_region11 = {"title":"Vùng lương tối thiểu","type":"integer","nullable":true,"minimum":1,"maximum":4} as const
const before_id12 = {"title":"Đứng trước đơn vị","type":"integer","nullable":true,"minimum":1,"maximum":9007199254740991} as const
const effective_date13 = {"title":"Ngày hiệu lực","type":"string","format":"date"} as const
const into_id14 = {"title":"Sáp nhập vào đơn vị","type":"integer","minimum":1,"maximum":9007199254740991} as const
const decision_no15 = {"title":"Số quyết định giải thể","type":"string","nullable":true,"maxLength":50} as const
const closed_on16 = {"title":"Ngày giải thể","type":"string","format":"date"} as const
const decision_no17 = {"title":"Số quyết định giải thể","type":"string","minLength":1,"maxLength":50,"pattern":"[^\\s\\p{DI}]"} as const

/** What the contract says of the fields of `departments`; see `FieldFact`. */
export const fieldFacts = {
  resource: "departments",
  titles: {"id":"Mã","parent_id":"Đơn vị cấp trên","code":"Mã đơn vị","name":"Tên đơn vị","short_name":"Tên viết tắt","level":"Cấp đơn vị","is_active":"Trạng thái","employee_total":"Số nhân viên","headcount_plan":"Định biên","display_order":"Thứ tự","version":"Phiên bản","own_employee_total":"Số nhân viên của riêng đơn vị","manager_name":"Trưởng đơn vị","path":"Thuộc","children":"Đơn vị trực thuộc","manager_id":"Trưởng đơn vị","found_date":"Ngày thành lập","decision_no":"Số quyết định thành lập","address":"Địa chỉ","phone":"Số điện thoại","wage_region":"Vùng lương tối thiểu","closed_on":"Ngày giải thể","close_decision_no":"Số quyết định giải thể","merged_into_id":"Đã sáp nhập vào","created_at":"Ngày tạo","updated_at":"Ngày cập nhật"},
  verbs: ["list","store","show","update","destroy","destroyBulk","restore","employees","move","merge","undoMerge","close","reopen","history","export","import","importTemplate","markImport","undoImport"],
  sortable: ["display_order","code","name","level","headcount_plan","is_active"],
  takes: {
    store: { fields: { code: code0, name: name1, short_name: short_name2, parent_id: parent_id3, level: level4, manager_id: manager_id5, headcount_plan: headcount_plan6, found_date: found_date7, decision_no: decision_no8, address: address9, phone: phone10, wage_region: wage_region11 }, requires: ["code","name","level"] },
    update: { fields: { code: code0, name: name1, short_name: short_name2, parent_id: parent_id3, level: level4, manager_id: manager_id5, headcount_plan: headcount_plan6, found_date: found_date7, decision_no: decision_no8, address: address9, phone: phone10, wage_region: wage_region11 }, requires: [] },
    move: { fields: { parent_id: parent_id3, before_id: before_id12, effective_date: effective_date13 }, requires: ["parent_id"] },
    merge: { fields: { into_id: into_id14, effective_date: effective_date13, decision_no: decision_no15 }, requires: ["into_id"] },
    close: { fields: { closed_on: closed_on16, decision_no: decision_no17 }, requires: ["closed_on","decision_no"] },
    reopen: { fields: { effective_date: effective_date13 }, requires: [] },
  },
} as const
