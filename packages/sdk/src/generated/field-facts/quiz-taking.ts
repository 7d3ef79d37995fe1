// Generated from openapi/ by `npm run generate`; never edited.
const device0 = {"title":"Thiết bị","type":"string","pattern":"^[0-9a-f-]{16,64}$"} as const
const notice_version1 = {"title":"Thông báo","type":"integer","minimum":1} as const
const answers2 = {"title":"Câu trả lời","type":"array","maxItems":50} as const
const away_count3 = {"title":"Số lần rời trang","type":"integer","minimum":0,"maximum":100000} as const
const away_seconds4 = {"title":"Thời gian rời trang (giây)","type":"integer","minimum":0,"maximum":100000} as const
const text5 = {"title":"Sự cố","type":"string","minLength":1,"maxLength":1000,"pattern":"[^\\s\\p{DI}]"} as const

/** What the contract says of the fields of `quizTaking`; see `FieldFact`. */
export const fieldFacts = {
  resource: "quizTaking",
  titles: {"id":"Mã","code":"Mã","name":"Tên kỳ thi","status":"Trạng thái","start_at":"Mở lúc","end_at":"Đóng lúc","duration":"Thời gian làm bài (phút)","extra_minutes":"Thêm giờ (phút)","questions_total":"Số câu","pass_percent":"Điểm đạt (%)","note":"Ghi chú cho thí sinh","pause_reason":"Lý do tạm dừng","paused_part":"Phần đang tạm dừng","last_move.kind":"Việc đã làm","last_move.reason":"Lý do","last_move.minutes":"Thời gian làm thêm (phút)","state":"Trạng thái bài thi","receipt.finished_at":"Nộp lúc","receipt.ended_by":"Nộp bởi","receipt.answered":"Số câu trả lời","receipt.total":"Số câu","receipt.hash":"Mã xác nhận"},
  verbs: ["viewAnswers","list","info","start","takeOver","answers","reportIncident","finish","picture","results"],
  sortable: [],
  takes: {
    start: { fields: { device: device0, notice_version: notice_version1 }, requires: ["device","notice_version"] },
    takeOver: { fields: { device: device0 }, requires: ["device"] },
    answers: { fields: { device: device0, answers: answers2, away_count: away_count3, away_seconds: away_seconds4 }, requires: ["device","answers"] },
    reportIncident: { fields: { text: text5 }, requires: ["text"] },
    finish: { fields: { device: device0, answers: answers2 }, requires: ["device","answers"] },
  },
} as const
