// Generated from openapi/ by `npm run generate`; never edited.
const ids0 = {"title":"Danh sách đã chọn","type":"array","minItems":1,"maxItems":1000} as const

/** What the contract says of the fields of `reservePool`; see `FieldFact`. */
export const fieldFacts = {
  resource: "reservePool",
  titles: {"id":"Mã","applicant_id":"Mã","recruitment_name":"Từ đợt tuyển dụng","position_name":"Vị trí","full_name":"Họ và tên","date_of_birth":"Ngày sinh","phone":"Số điện thoại","email":"Email","edu_level":"Trình độ","major":"Chuyên ngành","languages":"Ngoại ngữ","it_skills":"Tin học","applied_at":"Ngày nộp","archived_until":"Lưu đến ngày","consent_until":"Đồng ý đến","state_reason":"Lý do","tags":"Nhãn","has_cv":"CV","version":"Phiên bản","created_at":"Ngày tạo","updated_at":"Ngày cập nhật"},
  verbs: ["list","erase"],
  sortable: ["full_name","applied_at","archived_until","date_of_birth","created_at","updated_at"],
  takes: {
    erase: { fields: { ids: ids0 }, requires: ["ids"] },
  },
} as const
