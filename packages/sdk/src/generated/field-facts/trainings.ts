// Generated from openapi/ by `npm run generate`; never edited.
const name0 = {"title":"Tên khóa","type":"string","minLength":1,"maxLength":200,"pattern":"[^\\s\\p{DI}]"} as const
const type_id1 = {"title":"Loại đào tạo","type":"integer","minimum":1,"maximum":9007199254740991} as const
const formality_id2 = {"title":"Hình thức","type":"integer","nullable":true,"minimum":1,"maximum":9007199254740991} as const
const field_id3 = {"title":"Lĩnh vực","type":"integer","nullable":true,"minimum":1,"maximum":9007199254740991} as const
const location_id4 = {"title":"Địa điểm","type":"integer","nullable":true,"minimum":1,"maximum":9007199254740991} as const
const owner_id5 = {"title":"Người phụ trách","type":"integer","nullable":true,"minimum":1,"maximum":9007199254740991} as const
const start_date6 = {"title":"Ngày bắt đầu","type":"string","nullable":true,"format":"date"} as const
const end_date7 = {"title":"Ngày kết thúc","type":"string","nullable":true,"format":"date"} as const
const hours8 = {"title":"Thời lượng (giờ)","type":"number","nullable":true,"minimum":0,"maximum":10000} as const
const is_external9 = {"title":"Đào tạo bên ngoài","type":"boolean"} as const
const register_deadline10 = {"title":"Hạn đăng ký","type":"string","nullable":true,"format":"date"} as const
const confirm_deadline11 = {"title":"Hạn xác nhận","type":"string","nullable":true,"format":"date"} as const
const max_people12 = {"title":"Số người tối đa","type":"integer","nullable":true,"minimum":1,"maximum":100000} as const
const certificate_id13 = {"title":"Chứng chỉ cấp","type":"integer","nullable":true,"minimum":1,"maximum":9007199254740991} as const
const valid_months14 = {"title":"Thời hạn chứng chỉ","type":"integer","nullable":true,"minimum":1,"maximum":600} as const
const least_attendance15 = {"title":"Chuyên cần tối thiểu","type":"integer","nullable":true,"minimum":0,"maximum":100} as const
const least_score16 = {"title":"Điểm đạt","type":"number","nullable":true,"minimum":0,"maximum":10} as const
const commit_required17 = {"title":"Có cam kết","type":"boolean"} as const
const commit_months18 = {"title":"Số tháng cam kết","type":"integer","nullable":true,"minimum":1,"maximum":600} as const
const is_safety_duty19 = {"title":"Huấn luyện an toàn bắt buộc","type":"boolean"} as const
const is_abroad20 = {"title":"Học ở nước ngoài","type":"boolean"} as const
const is_open21 = {"title":"Cho tự đăng ký","type":"boolean"} as const
const open_department_id22 = {"title":"Đơn vị được đăng ký","type":"integer","nullable":true,"minimum":1,"maximum":9007199254740991} as const
const open_position_levels23 = {"title":"Cấp chức vụ được đăng ký","type":"array","maxItems":15} as const
const open_position_ids24 = {"title":"Chức vụ được đăng ký","type":"array","maxItems":100} as const
const open_natures25 = {"title":"Tính chất công việc được đăng ký","type":"array","maxItems":7} as const
const note26 = {"title":"Ghi chú","type":"string","nullable":true,"maxLength":2000} as const
const start_date27 = {"title":"Ngày bắt đầu","type":"string","format":"date"} as const
const end_date28 = {"title":"Ngày kết thúc","type":"string","format":"date"} as const
const reason29 = {"title":"Lý do","type":"string","minLength":1,"maxLength":500,"pattern":"[^\\s\\p{DI}]"} as const

/** What the contract says of the fields of `trainings`; see `FieldFact`. */
export const fieldFacts = {
  resource: "trainings",
  titles: {"id":"Mã","code":"Mã khóa","name":"Tên khóa","type_id":"Loại đào tạo","type_name":"Loại đào tạo","formality_id":"Hình thức","formality_name":"Hình thức","field_id":"Lĩnh vực","field_name":"Lĩnh vực","location_id":"Địa điểm","location_name":"Địa điểm","owner_id":"Người phụ trách","owner_name":"Người phụ trách","start_date":"Ngày bắt đầu","end_date":"Ngày kết thúc","hours":"Thời lượng (giờ)","is_external":"Đào tạo bên ngoài","register_deadline":"Hạn đăng ký","confirm_deadline":"Hạn xác nhận","max_people":"Số người tối đa","certificate_id":"Chứng chỉ cấp","certificate_name":"Chứng chỉ cấp","valid_months":"Thời hạn chứng chỉ","least_attendance":"Chuyên cần tối thiểu","least_score":"Điểm đạt","commit_required":"Có cam kết","commit_months":"Số tháng cam kết","is_safety_duty":"Huấn luyện an toàn bắt buộc","is_abroad":"Học ở nước ngoài","is_open":"Cho tự đăng ký","open_department_id":"Đơn vị được đăng ký","open_department_name":"Đơn vị được đăng ký","open_position_levels":"Cấp chức vụ được đăng ký","open_position_ids":"Chức vụ được đăng ký","open_position_names":"Chức vụ được đăng ký","open_natures":"Tính chất công việc được đăng ký","note":"Ghi chú","plan_id":"Kế hoạch đào tạo","plan_code":"Kế hoạch","status":"Trạng thái","status_reason":"Lý do","cancel_reason":"Lý do hủy","people_total":"Sĩ số","confirmed_total":"Xác nhận","joined_total":"Tham gia","passed_total":"Đạt","planned":"Dự toán","actual":"Thực tế","version":"Phiên bản","created_at":"Ngày tạo","updated_at":"Ngày cập nhật"},
  verbs: ["list","store","show","update","destroy","destroyBulk","restore","history","next","copy","enrol","open","begin","finish","reopen","cancel"],
  sortable: ["code","name","start_date","end_date","hours","people_total","status","created_at","updated_at"],
  takes: {
    store: { fields: { name: name0, type_id: type_id1, formality_id: formality_id2, field_id: field_id3, location_id: location_id4, owner_id: owner_id5, start_date: start_date6, end_date: end_date7, hours: hours8, is_external: is_external9, register_deadline: register_deadline10, confirm_deadline: confirm_deadline11, max_people: max_people12, certificate_id: certificate_id13, valid_months: valid_months14, least_attendance: least_attendance15, least_score: least_score16, commit_required: commit_required17, commit_months: commit_months18, is_safety_duty: is_safety_duty19, is_abroad: is_abroad20, is_open: is_open21, open_department_id: open_department_id22, open_position_levels: open_position_levels23, open_position_ids: open_position_ids24, open_natures: open_natures25, note: note26 }, requires: ["name","type_id"] },
    update: { fields: { name: name0, type_id: type_id1, formality_id: formality_id2, field_id: field_id3, location_id: location_id4, owner_id: owner_id5, start_date: start_date6, end_date: end_date7, hours: hours8, is_external: is_external9, register_deadline: register_deadline10, confirm_deadline: confirm_deadline11, max_people: max_people12, certificate_id: certificate_id13, valid_months: valid_months14, least_attendance: least_attendance15, least_score: least_score16, commit_required: commit_required17, commit_months: commit_months18, is_safety_duty: is_safety_duty19, is_abroad: is_abroad20, is_open: is_open21, open_department_id: open_department_id22, open_position_levels: open_position_levels23, open_position_ids: open_position_ids24, open_natures: open_natures25, note: note26 }, requires: [] },
    copy: { fields: { name: name0, start_date: start_date27, end_date: end_date28, register_deadline: register_deadline10, confirm_deadline: confirm_deadline11 }, requires: ["start_date","end_date"] },
    open: { fields: {  }, requires: [] },
    begin: { fields: {  }, requires: [] },
    finish: { fields: {  }, requires: [] },
    reopen: { fields: { reason: reason29 }, requires: ["reason"] },
    cancel: { fields: { reason: reason29 }, requires: ["reason"] },
  },
} as const
