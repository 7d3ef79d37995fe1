// Generated from openapi/ by `npm run generate`; never edited.
const days_before0 = {"title":"Nhắc trước (ngày)","type":"array","minItems":1,"maxItems":6} as const
const to_holder1 = {"title":"Nhắc chính nhân viên","type":"boolean"} as const
const to_head2 = {"title":"Nhắc trưởng đơn vị","type":"boolean"} as const
const role_ids3 = {"title":"Nhắc theo vai trò","type":"array","maxItems":20} as const
const employee_ids4 = {"title":"Nhắc thêm người","type":"array","maxItems":50} as const
const is_active5 = {"title":"Đang nhắc","type":"boolean"} as const

/** What the contract says of the fields of `reminderRules`; see `FieldFact`. */
export const fieldFacts = {
  resource: "reminderRules",
  titles: {"id":"Mã","kind":"Loại nhắc","days_before":"Nhắc trước (ngày)","to_holder":"Nhắc chính nhân viên","to_head":"Nhắc trưởng đơn vị","role_ids":"Nhắc theo vai trò","role_names":"Vai trò","employee_ids":"Nhắc thêm người","employee_names":"Người nhận","is_active":"Đang nhắc","version":"Phiên bản","updated_at":"Ngày cập nhật"},
  verbs: ["list","update"],
  sortable: [],
  takes: {
    update: { fields: { days_before: days_before0, to_holder: to_holder1, to_head: to_head2, role_ids: role_ids3, employee_ids: employee_ids4, is_active: is_active5 }, requires: [] },
  },
} as const
