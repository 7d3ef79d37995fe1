// Generated from openapi/ by `npm run generate`; never edited.

/** What the contract says of the fields of `emailSendings`; see `FieldFact`. */
export const fieldFacts = {
  resource: "emailSendings",
  titles: {"id":"Mã","name":"Mẫu email","subject":"Tiêu đề","total":"Đã chọn","waiting":"Đang chờ","held":"Không gửi","sent":"Đã gửi","failed":"Gửi lỗi","cancelled":"Đã hủy","is_over":"Đã xong","requested_by_name":"Người gửi","created_at":"Ngày tạo","cancelled_at":"Dừng lúc"},
  verbs: ["list","show","cancel"],
  sortable: [],
  takes: {
  },
} as const
