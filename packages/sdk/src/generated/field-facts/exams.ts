// Generated from openapi/ by `npm run generate`; never edited.
const name0 = {"title":"Tên đợt kiểm tra","type":"string","minLength":1,"maxLength":200,"pattern":"[^\\s\\p{DI}]"} as const
const kind1 = {"title":"Loại kiểm tra","type":"string"} as const
const department_id2 = {"title":"Đơn vị tổ chức","type":"integer","nullable":true,"minimum":1,"maximum":9007199254740991} as const
const from_date3 = {"title":"Từ ngày","type":"string","format":"date"} as const
const to_date4 = {"title":"Đến ngày","type":"string","format":"date"} as const
const place5 = {"title":"Địa điểm","type":"string","nullable":true,"minLength":1,"maxLength":200} as const
const level_from_id6 = {"title":"Từ bậc","type":"integer","nullable":true,"minimum":1,"maximum":9007199254740991} as const
const level_to_id7 = {"title":"Lên bậc","type":"integer","nullable":true,"minimum":1,"maximum":9007199254740991} as const
const pass_score8 = {"title":"Điểm đạt","type":"number","minimum":0,"maximum":10} as const
const note9 = {"title":"Ghi chú","type":"string","nullable":true,"maxLength":2000} as const
const grade_in_file10 = {"title":"Ghi kết quả vào hồ sơ","type":"boolean"} as const
const raises_needs11 = {"title":"Lập nhu cầu đào tạo","type":"boolean"} as const
const retest_days12 = {"title":"Thi lại sau (ngày)","type":"integer","nullable":true,"minimum":1,"maximum":365} as const
const retest_limit13 = {"title":"Số lần thi lại","type":"integer","minimum":1,"maximum":5} as const
const certificate_id14 = {"title":"Cấp chứng chỉ","type":"integer","nullable":true,"minimum":1,"maximum":9007199254740991} as const
const drafts_decision15 = {"title":"Soạn quyết định nâng bậc","type":"boolean"} as const
const action16 = {"title":"Thao tác","type":"string"} as const
const reason17 = {"title":"Lý do","type":"string","minLength":1,"maxLength":500,"pattern":"[^\\s\\p{DI}]"} as const
const repeat_months18 = {"title":"Lặp lại sau (tháng)","type":"integer","nullable":true,"minimum":1,"maximum":60} as const
const repeat_lead_days19 = {"title":"Lập nháp trước (ngày)","type":"integer","minimum":0,"maximum":180} as const
const repeat_owner_id20 = {"title":"Người phụ trách","type":"integer","nullable":true,"minimum":1,"maximum":9007199254740991} as const
const repeat_department_id21 = {"title":"Người dự đợt sau thuộc đơn vị","type":"integer","nullable":true,"minimum":1,"maximum":9007199254740991} as const
const employee_ids22 = {"title":"Nhân viên","type":"array","maxItems":2000} as const

/** What the contract says of the fields of `exams`; see `FieldFact`. */
export const fieldFacts = {
  resource: "exams",
  titles: {"id":"Mã","code":"Mã đợt","name":"Tên đợt kiểm tra","kind":"Loại kiểm tra","department_id":"Đơn vị tổ chức","department_name":"Đơn vị tổ chức","from_date":"Từ ngày","to_date":"Đến ngày","place":"Địa điểm","level_from_id":"Từ bậc","level_from_name":"Từ bậc","level_to_id":"Lên bậc","level_to_name":"Lên bậc","pass_score":"Điểm đạt","note":"Ghi chú","grade_in_file":"Ghi kết quả vào hồ sơ","raises_needs":"Lập nhu cầu đào tạo","retest_days":"Thi lại sau (ngày)","retest_limit":"Số lần thi lại","certificate_id":"Cấp chứng chỉ","certificate_name":"Cấp chứng chỉ","drafts_decision":"Soạn quyết định nâng bậc","decision_id":"Quyết định nâng bậc","retest_of_id":"Thi lại của đợt","repeat_months":"Lặp lại sau (tháng)","repeat_lead_days":"Lập nháp trước (ngày)","repeat_owner_id":"Người phụ trách","repeat_owner_name":"Người phụ trách","repeat_department_id":"Người dự đợt sau thuộc đơn vị","repeat_department_name":"Người dự đợt sau thuộc đơn vị","repeat_of_id":"Lặp lại của đợt","next_on":"Ngày đợt tiếp theo","next_exam_id":"Đợt tiếp theo","next_exam_code":"Đợt tiếp theo","status":"Trạng thái","status_reason":"Lý do","published_at":"Công bố lúc","field_names":"Lĩnh vực","people_total":"Số người","notified_total":"Đã báo","entered_total":"Đã có kết quả","passed_total":"Đạt","parts":"Phần thi","board":"Hội đồng","version":"Phiên bản","created_at":"Ngày tạo","updated_at":"Ngày cập nhật"},
  verbs: ["mine","workProgress","list","store","show","update","destroy","destroyBulk","restore","move","consequences","repeat","questions","sendNotification"],
  sortable: ["code","name","kind","from_date","to_date","status","created_at","updated_at"],
  takes: {
    store: { fields: { name: name0, kind: kind1, department_id: department_id2, from_date: from_date3, to_date: to_date4, place: place5, level_from_id: level_from_id6, level_to_id: level_to_id7, pass_score: pass_score8, note: note9, grade_in_file: grade_in_file10, raises_needs: raises_needs11, retest_days: retest_days12, retest_limit: retest_limit13, certificate_id: certificate_id14, drafts_decision: drafts_decision15 }, requires: ["name","kind","from_date","to_date"] },
    update: { fields: { name: name0, kind: kind1, department_id: department_id2, from_date: from_date3, to_date: to_date4, place: place5, level_from_id: level_from_id6, level_to_id: level_to_id7, pass_score: pass_score8, note: note9, grade_in_file: grade_in_file10, raises_needs: raises_needs11, retest_days: retest_days12, retest_limit: retest_limit13, certificate_id: certificate_id14, drafts_decision: drafts_decision15 }, requires: [] },
    move: { fields: { action: action16, reason: reason17, grade_in_file: grade_in_file10, raises_needs: raises_needs11, retest_days: retest_days12, certificate_id: certificate_id14, drafts_decision: drafts_decision15 }, requires: ["action"] },
    repeat: { fields: { repeat_months: repeat_months18, repeat_lead_days: repeat_lead_days19, repeat_owner_id: repeat_owner_id20, repeat_department_id: repeat_department_id21 }, requires: ["repeat_months"] },
    sendNotification: { fields: { employee_ids: employee_ids22 }, requires: [] },
  },
} as const
