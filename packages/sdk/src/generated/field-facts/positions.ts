// Generated from openapi/ by `npm run generate`; never edited.
const code0 = {"title":"Mã","type":"string","pattern":"^[A-Z0-9][A-Z0-9_-]{1,19}$","patternSays":"gồm 2–20 ký tự: chữ không dấu, chữ số, - hoặc _","capitals":true} as const
const name1 = {"title":"Tên chức vụ","type":"string","minLength":1,"maxLength":200,"pattern":"[^\\s\\p{DI}]"} as const
const department_id2 = {"title":"Đơn vị","type":"integer","nullable":true,"minimum":1,"maximum":9007199254740991} as const
const position_level3 = {"title":"Cấp chức vụ","type":"integer","minimum":1,"maximum":15} as const
const nature_of_work4 = {"title":"Tính chất công việc","type":"integer","nullable":true,"minimum":1,"maximum":7} as const
const safety_group5 = {"title":"Nhóm huấn luyện an toàn","type":"integer","nullable":true,"minimum":1,"maximum":6} as const
const headcount_plan6 = {"title":"Định biên","type":"integer","nullable":true,"minimum":0,"maximum":100000} as const
const labour_group7 = {"title":"Vị trí việc làm (mẫu 01/PLI)","type":"string","nullable":true} as const
const probation_group8 = {"title":"Nhóm công việc thử việc","type":"string","nullable":true} as const
const job_description9 = {"title":"Mô tả công việc","type":"string","nullable":true,"maxLength":5000} as const
const requirements10 = {"title":"Yêu cầu","type":"string","nullable":true,"maxLength":5000} as const

/** What the contract says of the fields of `positions`; see `FieldFact`. */
export const fieldFacts = {
  resource: "positions",
  titles: {"id":"Mã","code":"Mã","name":"Tên chức vụ","department_id":"Đơn vị","position_level":"Cấp chức vụ","nature_of_work":"Tính chất công việc","safety_group":"Nhóm huấn luyện an toàn","headcount_plan":"Định biên","labour_group":"Vị trí việc làm (mẫu 01/PLI)","probation_group":"Nhóm công việc thử việc","job_description":"Mô tả công việc","requirements":"Yêu cầu","is_active":"Trạng thái","holder_total":"Số người giữ","department_name":"Đơn vị","version":"Phiên bản","created_at":"Ngày tạo","updated_at":"Ngày cập nhật"},
  heads: {"holder_total":"Đang giữ"},
  verbs: ["list","store","show","update","destroy","destroyBulk","restore","changeStatus","export","import","importTemplate","markImport","undoImport"],
  sortable: ["code","name","position_level","headcount_plan","is_active","created_at","updated_at"],
  takes: {
    store: { fields: { code: code0, name: name1, department_id: department_id2, position_level: position_level3, nature_of_work: nature_of_work4, safety_group: safety_group5, headcount_plan: headcount_plan6, labour_group: labour_group7, probation_group: probation_group8, job_description: job_description9, requirements: requirements10 }, requires: ["code","name","position_level"] },
    update: { fields: { code: code0, name: name1, department_id: department_id2, position_level: position_level3, nature_of_work: nature_of_work4, safety_group: safety_group5, headcount_plan: headcount_plan6, labour_group: labour_group7, probation_group: probation_group8, job_description: job_description9, requirements: requirements10 }, requires: [] },
  },
} as const
