// Generated from openapi/ by `npm run generate`; never edited.
const code0 = {"title":"Mã","type":"string","pattern":"^[A-Z0-9][A-Z0-9_-]{1,19}$","patternSays":"gồm 2–20 ký tự: chữ không dấu, chữ số, - hoặc _","capitals":true} as const
const name1 = {"title":"Tên kỳ thi","type":"string","minLength":1,"maxLength":200,"pattern":"[^\\s\\p{DI}]"} as const
const category_id2 = {"title":"Nhóm đề thi","type":"integer","nullable":true,"minimum":1,"maximum":9007199254740991} as const
const start_at3 = {"title":"Mở lúc","type":"string","format":"date-time"} as const
const end_at4 = {"title":"Đóng lúc","type":"string","format":"date-time"} as const
const duration5 = {"title":"Thời gian làm bài (phút)","type":"integer","minimum":1,"maximum":600} as const
const pass_percent6 = {"title":"Điểm đạt (%)","type":"integer","minimum":0,"maximum":100} as const
const paper_count7 = {"title":"Số mã đề","type":"integer","minimum":1,"maximum":24} as const
const shuffle_questions8 = {"title":"Trộn câu hỏi","type":"boolean"} as const
const shuffle_options9 = {"title":"Trộn đáp án","type":"boolean"} as const
const show_result10 = {"title":"Công bố điểm","type":"string"} as const
const show_answers11 = {"title":"Cho xem đáp án","type":"boolean"} as const
const show_marks12 = {"title":"Cho xem đúng/sai","type":"boolean"} as const
const show_explanations13 = {"title":"Cho xem giải thích","type":"boolean"} as const
const waits_for_release14 = {"title":"Chờ công bố kết quả","type":"boolean"} as const
const note15 = {"title":"Ghi chú cho thí sinh","type":"string","nullable":true,"maxLength":2000} as const
const cells16 = {"title":"Cấu trúc đề","type":"array","maxItems":500} as const
const employee_ids17 = {"title":"Nhân viên","type":"array","maxItems":1000} as const
const department_ids18 = {"title":"Đơn vị","type":"array","maxItems":100} as const
const position_ids19 = {"title":"Vị trí","type":"array","maxItems":100} as const
const extra_minutes20 = {"title":"Thêm giờ (phút)","type":"integer","minimum":0,"maximum":600} as const
const room21 = {"title":"Phòng thi","type":"string","minLength":1,"maxLength":50,"pattern":"[^\\s\\p{DI}]"} as const
const employee_ids22 = {"title":"Danh sách đã chọn","type":"array","minItems":1,"maxItems":1000} as const
const minutes23 = {"title":"Thêm giờ (phút)","type":"integer","minimum":1,"maximum":240} as const
const reason24 = {"title":"Lý do","type":"string","minLength":1,"maxLength":500,"pattern":"[^\\s\\p{DI}]"} as const
const employee_id25 = {"title":"Thí sinh","type":"integer","minimum":1,"maximum":9007199254740991} as const
const room26 = {"title":"Phòng thi","type":"string","nullable":true,"minLength":1,"maxLength":50,"pattern":"[^\\s\\p{DI}]"} as const
const accepted_flags27 = {"title":"Câu đã xem lại","type":"array","maxItems":2000} as const
const text28 = {"title":"Nội dung","type":"string","minLength":1,"maxLength":500,"pattern":"[^\\s\\p{DI}]"} as const
const employee_ids29 = {"title":"Người chấm","type":"array","maxItems":50} as const
const code30 = {"title":"Mã đề","type":"string","minLength":1,"maxLength":20} as const
const answers31 = {"title":"Câu trả lời","type":"array","maxItems":2000} as const
const form32 = {"title":"Bản in","type":"string"} as const

/** What the contract says of the fields of `quizExams`; see `FieldFact`. */
export const fieldFacts = {
  resource: "quizExams",
  titles: {"id":"Mã","code":"Mã","name":"Tên kỳ thi","category_id":"Nhóm đề thi","category_name":"Tên nhóm đề thi","start_at":"Mở lúc","end_at":"Đóng lúc","duration":"Thời gian làm bài (phút)","pass_percent":"Điểm đạt (%)","paper_count":"Số mã đề","shuffle_questions":"Trộn câu hỏi","shuffle_options":"Trộn đáp án","show_result":"Công bố điểm","show_answers":"Cho xem đáp án","show_marks":"Cho xem đúng/sai","show_explanations":"Cho xem giải thích","waits_for_release":"Chờ công bố kết quả","note":"Ghi chú cho thí sinh","status":"Trạng thái","released_at":"Công bố kết quả lúc","cancel_reason":"Lý do hủy","pause_reason":"Lý do tạm dừng","questions_total":"Số câu","people_total":"Thí sinh","begun_total":"Đã vào thi","handed_in_total":"Đã nộp","version":"Phiên bản","created_at":"Ngày tạo","updated_at":"Ngày cập nhật"},
  verbs: ["list","store","show","update","destroy","destroyBulk","restore","cells","saveCells","people","addPeople","detachEmployees","giveMinutes","seatEmployees","upload","sendNotifications","publish","withdraw","beforeRelease","release","cancel","pause","resume","monitor","sendMessage","markers","saveMarkers","questions","takenExams","takenExamsExport","analysis","tryPaper","paper","resultPaper"],
  sortable: ["code","name","category_id","start_at","end_at","duration","created_at","updated_at"],
  takes: {
    store: { fields: { code: code0, name: name1, category_id: category_id2, start_at: start_at3, end_at: end_at4, duration: duration5, pass_percent: pass_percent6, paper_count: paper_count7, shuffle_questions: shuffle_questions8, shuffle_options: shuffle_options9, show_result: show_result10, show_answers: show_answers11, show_marks: show_marks12, show_explanations: show_explanations13, waits_for_release: waits_for_release14, note: note15 }, requires: ["code","name","start_at","end_at","duration"] },
    update: { fields: { code: code0, name: name1, category_id: category_id2, start_at: start_at3, end_at: end_at4, duration: duration5, pass_percent: pass_percent6, paper_count: paper_count7, shuffle_questions: shuffle_questions8, shuffle_options: shuffle_options9, show_result: show_result10, show_answers: show_answers11, show_marks: show_marks12, show_explanations: show_explanations13, waits_for_release: waits_for_release14, note: note15 }, requires: [] },
    saveCells: { fields: { cells: cells16 }, requires: ["cells"] },
    addPeople: { fields: { employee_ids: employee_ids17, department_ids: department_ids18, position_ids: position_ids19, extra_minutes: extra_minutes20, room: room21 }, requires: [] },
    detachEmployees: { fields: { employee_ids: employee_ids22 }, requires: ["employee_ids"] },
    giveMinutes: { fields: { minutes: minutes23, reason: reason24, room: room21, employee_id: employee_id25 }, requires: ["minutes","reason"] },
    seatEmployees: { fields: { employee_ids: employee_ids22, room: room26 }, requires: ["employee_ids","room"] },
    sendNotifications: { fields: { employee_ids: employee_ids22 }, requires: ["employee_ids"] },
    publish: { fields: {  }, requires: [] },
    withdraw: { fields: {  }, requires: [] },
    release: { fields: { accepted_flags: accepted_flags27 }, requires: [] },
    cancel: { fields: { reason: reason24 }, requires: ["reason"] },
    pause: { fields: { reason: reason24, room: room21, employee_id: employee_id25 }, requires: ["reason"] },
    resume: { fields: { reason: reason24, room: room21, employee_id: employee_id25 }, requires: ["reason"] },
    sendMessage: { fields: { text: text28, room: room21, employee_id: employee_id25 }, requires: ["text"] },
    saveMarkers: { fields: { employee_ids: employee_ids29 }, requires: ["employee_ids"] },
    tryPaper: { fields: { code: code30, answers: answers31 }, requires: ["code","answers"] },
    paper: { fields: { code: code30, form: form32 }, requires: ["code","form"] },
    resultPaper: { fields: { form: form32 }, requires: ["form"] },
  },
} as const
