// Generated from openapi/ by `npm run generate`; never edited.
const state0 = {"title":"Tình trạng","type":"string"} as const
const note1 = {"title":"Ghi chú","type":"string","nullable":true,"minLength":1,"maxLength":500,"pattern":"[^\\s\\p{DI}]"} as const
const due_date2 = {"title":"Hạn","type":"string","format":"date"} as const

/** What the contract says of the fields of `leaverTasks`; see `FieldFact`. */
export const fieldFacts = {
  resource: "leaverTasks",
  titles: {"id":"Mã","employee_id":"Nhân viên","nhansu_id":"Mã nhân viên","full_name":"Họ và tên","department_name":"Đơn vị","leave_date":"Ngày làm việc cuối cùng","name":"Việc cần làm","doer":"Người thực hiện","due_date":"Hạn","days_left":"Còn lại (ngày)","status":"Tình trạng","note":"Ghi chú","done_by_name":"Người ghi","done_at":"Ghi lúc","end_reason":"Lý do hủy","may_tick":"Được ghi","may_move":"Được đổi hạn","version":"Phiên bản","created_at":"Ngày tạo","updated_at":"Ngày cập nhật"},
  verbs: ["list","mine","update"],
  sortable: ["full_name","leave_date","due_date","done_at"],
  takes: {
    update: { fields: { state: state0, note: note1, due_date: due_date2 }, requires: [] },
  },
} as const
