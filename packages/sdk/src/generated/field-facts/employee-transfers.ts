// Generated from openapi/ by `npm run generate`; never edited.
const employee_id0 = {"title":"Nhân viên","type":"integer","minimum":1,"maximum":9007199254740991} as const
const to_company_id1 = {"title":"Công ty nhận","type":"integer","minimum":1,"maximum":2147483647} as const
const effective_date2 = {"title":"Ngày chuyển","type":"string","format":"date"} as const
const note3 = {"title":"Lời nhắn cho công ty nhận","type":"string","nullable":true,"minLength":1,"maxLength":1000,"pattern":"[^\\s\\p{DI}]"} as const
const signer_id4 = {"title":"Người ký quyết định chấm dứt","type":"integer","minimum":1,"maximum":9007199254740991} as const
const consent_version5 = {"title":"Phiên bản lời đồng ý","type":"integer","minimum":1,"maximum":1000} as const
const consent_means6 = {"title":"Cách đồng ý","type":"string"} as const
const consent_on7 = {"title":"Ngày nhân viên ký đồng ý","type":"string","format":"date"} as const
const file8 = {"title":"Bản scan nhân viên đã ký","type":"string","format":"binary"} as const
const reason9 = {"title":"Lý do","type":"string","minLength":1,"maxLength":1000,"pattern":"[^\\s\\p{DI}]"} as const
const join_date10 = {"title":"Ngày vào công ty","type":"string","format":"date"} as const
const decision_type11 = {"title":"Loại quyết định tiếp nhận","type":"integer"} as const
const department_id12 = {"title":"Đơn vị","type":"integer","minimum":1,"maximum":9007199254740991} as const
const position_id13 = {"title":"Chức vụ","type":"integer","minimum":1,"maximum":9007199254740991} as const
const nature_of_work14 = {"title":"Tính chất công việc","type":"integer","nullable":true,"minimum":1,"maximum":7} as const
const work_place15 = {"title":"Nơi làm việc","type":"string","nullable":true,"minLength":1,"maxLength":255} as const
const direct_manager_id16 = {"title":"Quản lý trực tiếp","type":"integer","nullable":true,"minimum":1,"maximum":9007199254740991} as const
const probation_to17 = {"title":"Thử việc đến","type":"string","nullable":true,"format":"date"} as const
const decision_no18 = {"title":"Số quyết định","type":"string","nullable":true,"minLength":1,"maxLength":50} as const
const decision_date19 = {"title":"Ngày quyết định","type":"string","nullable":true,"format":"date"} as const
const decision20 = {"title":"Quyết định","type":"object"} as const

/** What the contract says of the fields of `employeeTransfers`; see `FieldFact`. */
export const fieldFacts = {
  resource: "employeeTransfers",
  titles: {"id":"Mã","direction":"Chiều chuyển","other_company_name":"Công ty chuyển hoặc nhận","employee_id":"Nhân viên","nhansu_id":"Mã nhân viên","full_name":"Họ và tên","birth_year":"Năm sinh","position_name":"Chức vụ ở công ty chuyển","effective_date":"Ngày chuyển","join_date":"Ngày vào công ty nhận","state":"Trạng thái","decision_id":"Quyết định chấm dứt","decision_state":"Quyết định chấm dứt hợp đồng","created_by_name":"Người đề nghị","settled_by_name":"Người xử lý","settled_at":"Xử lý lúc","version":"Phiên bản","created_at":"Đề nghị lúc","updated_at":"Cập nhật lúc"},
  verbs: ["list","store","preview","consentPaper","mine","show","consentFile","withdraw","accept","refuse","agree","disagree"],
  sortable: ["state","direction","full_name","nhansu_id","other_company_name","effective_date","created_at","settled_at"],
  takes: {
    store: { fields: { employee_id: employee_id0, to_company_id: to_company_id1, effective_date: effective_date2, note: note3, signer_id: signer_id4, consent_version: consent_version5, consent_means: consent_means6, consent_on: consent_on7, file: file8 }, requires: ["employee_id","to_company_id","effective_date","consent_means","consent_version"] },
    consentPaper: { fields: { employee_id: employee_id0, to_company_id: to_company_id1, effective_date: effective_date2 }, requires: ["employee_id","to_company_id","effective_date"] },
    withdraw: { fields: { reason: reason9 }, requires: [] },
    accept: { fields: { join_date: join_date10, decision_type: decision_type11, department_id: department_id12, position_id: position_id13, nature_of_work: nature_of_work14, work_place: work_place15, direct_manager_id: direct_manager_id16, probation_to: probation_to17, decision_no: decision_no18, decision_date: decision_date19, decision: decision20 }, requires: ["join_date","decision_type","position_id","department_id"] },
    refuse: { fields: { reason: reason9 }, requires: ["reason"] },
    agree: { fields: { consent_version: consent_version5 }, requires: ["consent_version"] },
    disagree: { fields: {  }, requires: [] },
  },
} as const
