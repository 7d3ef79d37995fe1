// Generated from openapi/ by `npm run generate`; never edited.

/** What the contract says of the fields of `jobs`; see `FieldFact`. */
export const fieldFacts = {
  resource: "jobs",
  titles: {"id":"Mã","name":"Loại công việc","title":"Công việc","state":"Trạng thái","done":"Đã xong","total":"Tổng số","message":"Ghi chú","result":"Kết quả","requested_by.id":"Mã","requested_by.full_name":"Họ và tên","attempts":"Số lần chạy","is_cancelling":"Đang hủy","can_retry":"Chạy lại được","created_at":"Ngày tạo","started_at":"Bắt đầu","finished_at":"Kết thúc"},
  verbs: ["list","show","cancel","retry"],
  sortable: ["created_at","finished_at"],
  takes: {
  },
} as const
