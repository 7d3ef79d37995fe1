// Generated from openapi/ by `npm run generate`; never edited.
const name0 = {"title":"Tên kế hoạch","type":"string","minLength":1,"maxLength":200,"pattern":"[^\\s\\p{DI}]"} as const
const year1 = {"title":"Năm","type":"integer","minimum":2000,"maximum":2100} as const
const quarter2 = {"title":"Quý","type":"integer","nullable":true,"minimum":1,"maximum":4} as const
const department_id3 = {"title":"Đơn vị","type":"integer","nullable":true,"minimum":1,"maximum":9007199254740991} as const
const note4 = {"title":"Ghi chú","type":"string","nullable":true,"maxLength":2000} as const
const reason5 = {"title":"Lý do","type":"string","minLength":1,"maxLength":500,"pattern":"[^\\s\\p{DI}]"} as const

/** What the contract says of the fields of `trainingPlans`; see `FieldFact`. */
export const fieldFacts = {
  resource: "trainingPlans",
  titles: {"id":"Mã","code":"Mã kế hoạch","name":"Tên kế hoạch","year":"Năm","quarter":"Quý","department_id":"Đơn vị","department_name":"Đơn vị","note":"Ghi chú","status":"Trạng thái","status_reason":"Lý do","revision":"Lần điều chỉnh","lines_total":"Số nội dung","people_total":"Dự kiến (người)","joined_total":"Đã tham gia","planned_total":"Dự toán","actual_total":"Thực tế","approved_people":"Số người đã duyệt","approved_planned":"Dự toán đã duyệt","approved_at":"Duyệt lúc","is_own":"Do mình lập","may_withdraw":"Rút lại được","version":"Phiên bản","created_at":"Ngày tạo","updated_at":"Ngày cập nhật"},
  verbs: ["list","store","show","update","destroy","destroyBulk","restore","submit","withdraw","return","approve","revise","finish","cancel","copy","history","paper"],
  sortable: ["code","name","year","quarter","planned_total","people_total","status","created_at","updated_at"],
  takes: {
    store: { fields: { name: name0, year: year1, quarter: quarter2, department_id: department_id3, note: note4 }, requires: ["name","year"] },
    update: { fields: { name: name0, year: year1, quarter: quarter2, department_id: department_id3, note: note4 }, requires: [] },
    submit: { fields: {  }, requires: [] },
    withdraw: { fields: {  }, requires: [] },
    return: { fields: { reason: reason5 }, requires: ["reason"] },
    approve: { fields: {  }, requires: [] },
    revise: { fields: { reason: reason5 }, requires: ["reason"] },
    finish: { fields: {  }, requires: [] },
    cancel: { fields: { reason: reason5 }, requires: ["reason"] },
    copy: { fields: { year: year1 }, requires: [] },
  },
} as const
