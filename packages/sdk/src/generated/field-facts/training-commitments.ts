// Generated from openapi/ by `npm run generate`; never edited.
const employee_id0 = {"title":"Nhân viên","type":"integer","minimum":1,"maximum":9007199254740991} as const
const training_id1 = {"title":"Khóa đào tạo","type":"integer","minimum":1,"maximum":9007199254740991} as const
const months2 = {"title":"Số tháng cam kết","type":"integer","minimum":1,"maximum":600} as const
const reckoned_by3 = {"title":"Cách tính","type":"string"} as const
const leave_counts4 = {"title":"Tính cả thời gian nghỉ không lương","type":"boolean"} as const
const training_pay5 = {"title":"Tiền lương trong thời gian đào tạo","type":"string","nullable":true,"minLength":1,"maxLength":500,"pattern":"[^\\s\\p{DI}]"} as const
const employer_duties6 = {"title":"Trách nhiệm của công ty","type":"string","nullable":true,"minLength":1,"maxLength":2000,"pattern":"[^\\s\\p{DI}]"} as const
const employee_duties7 = {"title":"Trách nhiệm của người lao động","type":"string","nullable":true,"minLength":1,"maxLength":2000,"pattern":"[^\\s\\p{DI}]"} as const
const note8 = {"title":"Ghi chú","type":"string","nullable":true,"minLength":1,"maxLength":500,"pattern":"[^\\s\\p{DI}]"} as const
const left_on9 = {"title":"Ngày làm việc cuối cùng","type":"string","format":"date"} as const
const reason10 = {"title":"Lý do","type":"string","minLength":1,"maxLength":500,"pattern":"[^\\s\\p{DI}]"} as const
const basis11 = {"title":"Căn cứ bồi hoàn","type":"string"} as const
const paid_on12 = {"title":"Ngày bồi hoàn","type":"string","format":"date"} as const
const employee_ids13 = {"title":"Học viên","type":"array","minItems":1,"maxItems":500} as const

/** What the contract says of the fields of `trainingCommitments`; see `FieldFact`. */
export const fieldFacts = {
  resource: "trainingCommitments",
  titles: {"id":"Mã","number":"Số cam kết","employee_id":"Nhân viên","nhansu_id":"Mã NV","full_name":"Họ và tên","unit_name":"Đơn vị","training_id":"Khóa đào tạo","training_code":"Mã khóa","training_name":"Tên khóa","months":"Số tháng cam kết","reckoned_by":"Cách tính","leave_counts":"Tính cả thời gian nghỉ không lương","state":"Trạng thái","signed_on":"Ngày ký","from_date":"Từ ngày","to_date":"Đến ngày","cost":"Chi phí tính cam kết","without_pay":"Chưa gồm lương khi học","reckoned_on":"Tính đến hết ngày","whole":"Phải phục vụ","served":"Đã phục vụ","left":"Còn lại","repayment":"Bồi hoàn","left_on":"Ngày làm việc cuối cùng","decision_no":"Quyết định thôi việc","basis":"Căn cứ bồi hoàn","close_reason":"Lý do miễn","paid_on":"Ngày bồi hoàn","file_name":"Bản đã ký","training_pay":"Tiền lương trong thời gian đào tạo","employer_duties":"Trách nhiệm của công ty","employee_duties":"Trách nhiệm của người lao động","missing_contents":"Nội dung còn thiếu","note":"Ghi chú","version":"Phiên bản","created_at":"Ngày tạo","updated_at":"Ngày cập nhật"},
  verbs: ["list","store","show","update","destroy","destroyBulk","restore","sign","activate","settle","resume","waive","claim","repay","paper","settlementPaper","file","storeBulk"],
  sortable: ["number","full_name","from_date","to_date","signed_on","created_at","updated_at"],
  takes: {
    store: { fields: { employee_id: employee_id0, training_id: training_id1, months: months2, reckoned_by: reckoned_by3, leave_counts: leave_counts4, training_pay: training_pay5, employer_duties: employer_duties6, employee_duties: employee_duties7, note: note8 }, requires: ["employee_id","training_id","months"] },
    update: { fields: { employee_id: employee_id0, training_id: training_id1, months: months2, reckoned_by: reckoned_by3, leave_counts: leave_counts4, training_pay: training_pay5, employer_duties: employer_duties6, employee_duties: employee_duties7, note: note8 }, requires: [] },
    activate: { fields: {  }, requires: [] },
    settle: { fields: { left_on: left_on9 }, requires: ["left_on"] },
    resume: { fields: {  }, requires: [] },
    waive: { fields: { reason: reason10 }, requires: ["reason"] },
    claim: { fields: { basis: basis11 }, requires: ["basis"] },
    repay: { fields: { paid_on: paid_on12 }, requires: ["paid_on"] },
    storeBulk: { fields: { employee_ids: employee_ids13, months: months2, reckoned_by: reckoned_by3, leave_counts: leave_counts4, training_pay: training_pay5, employer_duties: employer_duties6, employee_duties: employee_duties7 }, requires: ["employee_ids","months"] },
  },
} as const
