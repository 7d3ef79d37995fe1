// Generated from openapi/ by `npm run generate`; never edited.
const name0 = {"title":"Tên đợt","type":"string","minLength":1,"maxLength":150} as const
const from_date1 = {"title":"Từ ngày","type":"string","format":"date"} as const
const to_date2 = {"title":"Đến ngày","type":"string","format":"date"} as const
const groups3 = {"title":"Nhóm thông tin cần xác nhận","type":"array","minItems":1,"maxItems":10} as const
const department_ids4 = {"title":"Đơn vị và trực thuộc","type":"array","maxItems":100} as const
const position_ids5 = {"title":"Chức vụ","type":"array","maxItems":100} as const
const employee_ids6 = {"title":"Nhân viên","type":"array","maxItems":500} as const
const reason7 = {"title":"Lý do hủy","type":"string","minLength":1,"maxLength":500} as const
const seen8 = {"title":"Dấu nội dung đã xem","type":"string","pattern":"^[0-9a-f]{64}$"} as const

/** What the contract says of the fields of `profileRounds`; see `FieldFact`. */
export const fieldFacts = {
  resource: "profileRounds",
  titles: {"id":"Mã","name":"Tên đợt","from_date":"Từ ngày","to_date":"Đến ngày","state":"Trạng thái","groups":"Nhóm thông tin cần xác nhận","department_names":"Đơn vị","position_names":"Chức vụ","employee_total":"Số người được chọn đích danh","figures.total":"Số người","figures.confirmed":"Đã xác nhận","figures.requested":"Đã gửi yêu cầu cập nhật","figures.waiting":"Chưa trả lời","figures.without_account":"Chưa có tài khoản","closed_at":"Kết thúc sớm lúc","cancelled_at":"Hủy lúc","cancel_reason":"Lý do hủy","created_by_name":"Người mở","created_at":"Mở lúc"},
  verbs: ["list","store","mine","show","people","export","close","cancel","confirm"],
  sortable: [],
  takes: {
    store: { fields: { name: name0, from_date: from_date1, to_date: to_date2, groups: groups3, department_ids: department_ids4, position_ids: position_ids5, employee_ids: employee_ids6 }, requires: ["name","from_date","to_date","groups"] },
    cancel: { fields: { reason: reason7 }, requires: ["reason"] },
    confirm: { fields: { seen: seen8 }, requires: ["seen"] },
  },
} as const
