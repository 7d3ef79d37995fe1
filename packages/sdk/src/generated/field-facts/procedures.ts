// Generated from openapi/ by `npm run generate`; never edited.
const candidate_id0 = {"title":"Mã","type":"integer","minimum":1,"maximum":9007199254740991} as const
const decision_type1 = {"title":"Loại quyết định tiếp nhận","type":"integer"} as const
const start_date2 = {"title":"Ngày nhận việc","type":"string","format":"date"} as const
const probation_to3 = {"title":"Thử việc đến ngày","type":"string","nullable":true,"format":"date"} as const
const department_id4 = {"title":"Đơn vị","type":"integer","minimum":1,"maximum":9007199254740991} as const
const position_id5 = {"title":"Chức vụ","type":"integer","minimum":1,"maximum":9007199254740991} as const
const nature_of_work6 = {"title":"Tính chất công việc","type":"integer","nullable":true,"minimum":1,"maximum":7} as const
const note7 = {"title":"Ghi chú","type":"string","nullable":true,"minLength":1,"maxLength":2000,"pattern":"[^\\s\\p{DI}]"} as const
const items8 = {"title":"Công việc","type":"array","maxItems":50} as const
const signer_id9 = {"title":"Người ký","type":"integer","minimum":1,"maximum":9007199254740991} as const
const sign_date10 = {"title":"Ngày ký","type":"string","format":"date"} as const
const number11 = {"title":"Số quyết định","type":"string","minLength":1,"maxLength":50,"pattern":"[^\\s\\p{DI}]"} as const
const employee_id12 = {"title":"Hồ sơ đã có","type":"integer","nullable":true,"minimum":1,"maximum":9007199254740991} as const
const papers13 = {"title":"Giấy tờ đưa vào hồ sơ nhân viên","type":"array","maxItems":20} as const

/** What the contract says of the fields of `procedures`; see `FieldFact`. */
export const fieldFacts = {
  resource: "procedures",
  titles: {"id":"Mã","candidate_id":"Mã","full_name":"Họ và tên","recruitment_id":"Đợt tuyển dụng","recruitment_name":"Đợt tuyển dụng","decision_type":"Loại quyết định tiếp nhận","start_date":"Ngày nhận việc","department_id":"Đơn vị","department_name":"Đơn vị","position_id":"Chức vụ","position_name":"Chức vụ","state":"Trạng thái","item_total":"Số công việc","open_total":"Chưa xong","employee_id":"Hồ sơ nhân viên","version":"Phiên bản","created_at":"Ngày tạo","updated_at":"Ngày cập nhật","probation_to":"Thử việc đến ngày","nature_of_work":"Tính chất công việc","note":"Ghi chú","items":"Công việc","decision_id":"Quyết định tiếp nhận","papers.state":"Trạng thái","papers.message":"Ghi chú","papers.run_id":"Công việc","finished_at":"Hoàn tất lúc"},
  verbs: ["list","store","restore","show","update","destroy","finish"],
  sortable: ["start_date","state","created_at","updated_at"],
  takes: {
    store: { fields: { candidate_id: candidate_id0, decision_type: decision_type1, start_date: start_date2, probation_to: probation_to3, department_id: department_id4, position_id: position_id5, nature_of_work: nature_of_work6, note: note7, items: items8 }, requires: ["candidate_id","decision_type","start_date"] },
    update: { fields: { decision_type: decision_type1, start_date: start_date2, probation_to: probation_to3, department_id: department_id4, position_id: position_id5, nature_of_work: nature_of_work6, note: note7, items: items8 }, requires: [] },
    finish: { fields: { signer_id: signer_id9, sign_date: sign_date10, number: number11, employee_id: employee_id12, papers: papers13 }, requires: ["signer_id","sign_date"] },
  },
} as const
