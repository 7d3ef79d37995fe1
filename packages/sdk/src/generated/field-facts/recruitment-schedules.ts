// Generated from openapi/ by `npm run generate`; never edited.
const round_id0 = {"title":"Vòng","type":"integer","minimum":1,"maximum":9007199254740991} as const
const starts_at1 = {"title":"Bắt đầu","type":"string","format":"date-time"} as const
const ends_at2 = {"title":"Kết thúc","type":"string","format":"date-time"} as const
const mode3 = {"title":"Hình thức","type":"string"} as const
const room_id4 = {"title":"Phòng","type":"integer","nullable":true,"minimum":1,"maximum":9007199254740991} as const
const place5 = {"title":"Địa điểm","type":"string","nullable":true,"minLength":1,"maxLength":255,"pattern":"[^\\s\\p{DI}]"} as const
const link6 = {"title":"Đường dẫn","type":"string","nullable":true,"maxLength":500,"pattern":"^https://[^\\s]+$","patternSays":"bắt đầu bằng https:// và không có khoảng trắng"} as const
const note7 = {"title":"Ghi chú","type":"string","nullable":true,"minLength":1,"maxLength":1000,"pattern":"[^\\s\\p{DI}]"} as const
const candidate_ids8 = {"title":"Ứng viên","type":"array","minItems":1,"maxItems":50} as const
const employee_ids9 = {"title":"Người chấm","type":"array","maxItems":20} as const
const clash_reason10 = {"title":"Lý do xếp trùng","type":"string","nullable":true,"minLength":1,"maxLength":500,"pattern":"[^\\s\\p{DI}]"} as const
const reason11 = {"title":"Lý do","type":"string","minLength":1,"maxLength":500,"pattern":"[^\\s\\p{DI}]"} as const
const absent_ids12 = {"title":"Ứng viên vắng mặt","type":"array","maxItems":50} as const
const email_id13 = {"title":"Mẫu email","type":"integer","nullable":true,"minimum":1,"maximum":9007199254740991} as const
const values14 = {"title":"Thông tin điền vào thư","type":"object"} as const

/** What the contract says of the fields of `recruitmentSchedules`; see `FieldFact`. */
export const fieldFacts = {
  resource: "recruitmentSchedules",
  titles: {"id":"Mã","recruitment_id":"Mã","recruitment_name":"Đợt tuyển dụng","round_id":"Mã","round_name":"Vòng","starts_at":"Bắt đầu","ends_at":"Kết thúc","mode":"Hình thức","room_id":"Phòng","room_name":"Phòng","place":"Địa điểm","link":"Đường dẫn","note":"Ghi chú","state":"Trạng thái","sequence":"Lần đổi","clash_reason":"Lý do xếp trùng","candidates":"Ứng viên","interviewers":"Người chấm","is_mine":"Tôi tham gia","version":"Phiên bản","created_at":"Ngày tạo","updated_at":"Ngày cập nhật"},
  verbs: ["list","store","candidates","update","destroy","restore","attendance","invitations","calendar"],
  sortable: [],
  takes: {
    store: { fields: { round_id: round_id0, starts_at: starts_at1, ends_at: ends_at2, mode: mode3, room_id: room_id4, place: place5, link: link6, note: note7, candidate_ids: candidate_ids8, employee_ids: employee_ids9, clash_reason: clash_reason10 }, requires: ["round_id","starts_at","ends_at","candidate_ids","employee_ids"] },
    update: { fields: { starts_at: starts_at1, ends_at: ends_at2, mode: mode3, room_id: room_id4, place: place5, link: link6, note: note7, candidate_ids: candidate_ids8, employee_ids: employee_ids9, clash_reason: clash_reason10, reason: reason11 }, requires: ["reason"] },
    attendance: { fields: { absent_ids: absent_ids12 }, requires: ["absent_ids"] },
    invitations: { fields: { email_id: email_id13, values: values14 }, requires: [] },
  },
} as const
