// Generated from openapi/ by `npm run generate`; never edited.

/** What the contract says of the fields of `trainingInvitations`; see `FieldFact`. */
export const fieldFacts = {
  resource: "trainingInvitations",
  titles: {"person_id":"Mã","person_version":"Phiên bản","state":"Trạng thái","waiting_place":"Thứ tự chờ","mandatory":"Bắt buộc","reason":"Lý do","answered_at":"Trả lời lúc","answered_by":"Cách trả lời","code":"Mã khóa","name":"Tên khóa","status":"Trạng thái","type_name":"Loại đào tạo","location_name":"Địa điểm","start_date":"Ngày bắt đầu","end_date":"Ngày kết thúc","hours":"Thời lượng (giờ)","register_deadline":"Hạn đăng ký","confirm_deadline":"Hạn xác nhận","commit_required":"Có cam kết","commit_months":"Số tháng cam kết","colleagues_total":"Đồng nghiệp cùng học"},
  verbs: ["mine","document","show","taught"],
  sortable: [],
  takes: {
  },
} as const
