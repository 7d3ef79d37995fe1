// Generated from openapi/ by `npm run generate`; never edited.

/** What the contract says of the fields of `mails`; see `FieldFact`. */
export const fieldFacts = {
  resource: "mails",
  titles: {"id":"Mã","template":"Mẫu thư","template_title":"Loại thư","to_name":"Người nhận","to_address":"Địa chỉ email","subject":"Tiêu đề","state":"Trạng thái","attempts":"Số lần gửi","last_error":"Lỗi gần nhất","has_secrets":"Có liên kết dùng một lần","requested_by.id":"Mã","requested_by.full_name":"Họ và tên","created_at":"Ngày tạo","attempted_at":"Lần gửi gần nhất","sent_at":"Đã gửi lúc"},
  verbs: ["list","show","cancel","retry"],
  sortable: ["created_at","sent_at"],
  takes: {
  },
} as const
