// Generated from openapi/ by `npm run generate`; never edited.
const code0 = {"title":"Mã đợt","type":"string","minLength":2,"maxLength":30,"pattern":"^(?!.*\\p{DI})[\\p{L}\\p{N}][\\p{L}\\p{N}./_-]*$"} as const
const name1 = {"title":"Tên đợt","type":"string","minLength":1,"maxLength":200,"pattern":"[^\\s\\p{DI}]"} as const
const department_id2 = {"title":"Đơn vị đề nghị","type":"integer","minimum":1,"maximum":9007199254740991} as const
const position_id3 = {"title":"Vị trí","type":"integer","minimum":1,"maximum":9007199254740991} as const
const quantity4 = {"title":"Số lượng","type":"integer","minimum":1,"maximum":10000} as const
const reason5 = {"title":"Lý do tuyển","type":"string"} as const
const replaced_employee_ids6 = {"title":"Thay cho","type":"array","maxItems":100} as const
const start_date7 = {"title":"Ngày bắt đầu","type":"string","nullable":true,"format":"date"} as const
const deadline8 = {"title":"Hạn nộp hồ sơ","type":"string","nullable":true,"format":"date"} as const
const expected_start9 = {"title":"Ngày cần nhân sự","type":"string","nullable":true,"format":"date"} as const
const work_place10 = {"title":"Nơi làm việc","type":"string","nullable":true,"minLength":1,"maxLength":255} as const
const address11 = {"title":"Địa chỉ","type":"string","nullable":true,"maxLength":300} as const
const new_district_id12 = {"title":"Phường/Xã/Đặc khu","type":"integer","nullable":true,"minimum":1,"maximum":99999} as const
const ward_id13 = {"title":"Phường/Xã (cũ)","type":"integer","nullable":true,"minimum":1,"maximum":99999} as const
const nature_of_work14 = {"title":"Tính chất công việc","type":"integer","nullable":true} as const
const employment_kind15 = {"title":"Hình thức làm việc","type":"string"} as const
const salary_from16 = {"title":"Lương từ","type":"integer","nullable":true,"minimum":0,"maximum":1000000000} as const
const salary_to17 = {"title":"Lương đến","type":"integer","nullable":true,"minimum":0,"maximum":1000000000} as const
const is_salary_negotiable18 = {"title":"Lương thỏa thuận","type":"boolean"} as const
const description19 = {"title":"Mô tả công việc","type":"string","nullable":true,"minLength":1,"maxLength":20000} as const
const requirements20 = {"title":"Yêu cầu","type":"string","nullable":true,"minLength":1,"maxLength":20000} as const
const benefits21 = {"title":"Quyền lợi","type":"string","nullable":true,"minLength":1,"maxLength":20000} as const
const contact22 = {"title":"Liên hệ","type":"string","nullable":true,"minLength":1,"maxLength":300} as const
const approver_id23 = {"title":"Người phê duyệt","type":"integer","nullable":true,"minimum":1,"maximum":9007199254740991} as const
const reason24 = {"title":"Lý do","type":"string","minLength":1,"maxLength":500,"pattern":"[^\\s\\p{DI}]"} as const
const closing_note25 = {"title":"Ghi chú kết thúc","type":"string","minLength":1,"maxLength":2000,"pattern":"[^\\s\\p{DI}]"} as const
const deadline26 = {"title":"Hạn nộp hồ sơ","type":"string","format":"date"} as const
const candidates27 = {"title":"Ứng viên chưa có kết quả","type":"array","maxItems":4} as const
const description28 = {"title":"Mô tả công việc","type":"string","minLength":1,"maxLength":20000,"pattern":"[^\\s\\p{DI}]"} as const
const requirements29 = {"title":"Yêu cầu","type":"string","minLength":1,"maxLength":20000,"pattern":"[^\\s\\p{DI}]"} as const

/** What the contract says of the fields of `recruitments`; see `FieldFact`. */
export const fieldFacts = {
  resource: "recruitments",
  titles: {"id":"Mã","code":"Mã đợt","name":"Tên đợt","department_id":"Đơn vị đề nghị","department_name":"Đơn vị","position_id":"Vị trí","position_name":"Vị trí","quantity":"Số lượng","reason":"Lý do tuyển","replaced_employee_ids":"Thay cho","start_date":"Ngày bắt đầu","deadline":"Hạn nộp hồ sơ","expected_start":"Ngày cần nhân sự","work_place":"Nơi làm việc","address":"Địa chỉ","new_district_id":"Phường/Xã/Đặc khu","ward_id":"Phường/Xã (cũ)","full_address":"Địa chỉ đầy đủ","nature_of_work":"Tính chất công việc","employment_kind":"Hình thức làm việc","salary_from":"Lương từ","salary_to":"Lương đến","is_salary_negotiable":"Lương thỏa thuận","description":"Mô tả công việc","requirements":"Yêu cầu","benefits":"Quyền lợi","contact":"Liên hệ","approver_id":"Người phê duyệt","approver_name":"Người phê duyệt","status":"Trạng thái","approval":"Phê duyệt","approval_reason":"Lý do từ chối","closing_note":"Ghi chú kết thúc","days_left":"Còn lại","planned_cost":"Dự toán","actual_cost":"Thực tế","candidate_total":"Hồ sơ","new_total":"Mới nộp","answer_due":"Hứa phản hồi","filled_total":"Trúng tuyển","version":"Phiên bản","created_at":"Ngày tạo","updated_at":"Ngày cập nhật"},
  verbs: ["list","store","show","update","destroy","destroyBulk","restore","generateCode","changeStatus","submit","approve","reject","copy","history","quick"],
  sortable: ["code","name","quantity","start_date","deadline","status","created_at","updated_at"],
  takes: {
    store: { fields: { code: code0, name: name1, department_id: department_id2, position_id: position_id3, quantity: quantity4, reason: reason5, replaced_employee_ids: replaced_employee_ids6, start_date: start_date7, deadline: deadline8, expected_start: expected_start9, work_place: work_place10, address: address11, new_district_id: new_district_id12, ward_id: ward_id13, nature_of_work: nature_of_work14, employment_kind: employment_kind15, salary_from: salary_from16, salary_to: salary_to17, is_salary_negotiable: is_salary_negotiable18, description: description19, requirements: requirements20, benefits: benefits21, contact: contact22, approver_id: approver_id23 }, requires: ["name","department_id","position_id","quantity"] },
    update: { fields: { code: code0, name: name1, department_id: department_id2, position_id: position_id3, quantity: quantity4, reason: reason5, replaced_employee_ids: replaced_employee_ids6, start_date: start_date7, deadline: deadline8, expected_start: expected_start9, work_place: work_place10, address: address11, new_district_id: new_district_id12, ward_id: ward_id13, nature_of_work: nature_of_work14, employment_kind: employment_kind15, salary_from: salary_from16, salary_to: salary_to17, is_salary_negotiable: is_salary_negotiable18, description: description19, requirements: requirements20, benefits: benefits21, contact: contact22, approver_id: approver_id23 }, requires: [] },
    changeStatus: { fields: { reason: reason24, closing_note: closing_note25, deadline: deadline26, candidates: candidates27 }, requires: [] },
    submit: { fields: {  }, requires: [] },
    approve: { fields: {  }, requires: [] },
    reject: { fields: { reason: reason24 }, requires: ["reason"] },
    quick: { fields: { department_id: department_id2, position_id: position_id3, quantity: quantity4, deadline: deadline26, description: description28, requirements: requirements29 }, requires: ["department_id","position_id","quantity","deadline","description","requirements"] },
  },
} as const
