// Generated from openapi/ by `npm run generate`; never edited.
const content0 = {"title":"Nội dung","type":"string","minLength":1,"maxLength":2000,"pattern":"[^\\s\\p{DI}]"} as const
const kind1 = {"title":"Loại câu hỏi","type":"string"} as const
const picture_id2 = {"title":"Hình minh họa","type":"integer","nullable":true,"minimum":1,"maximum":9007199254740991} as const
const option_a3 = {"title":"Đáp án A","type":"string","nullable":true,"minLength":1,"maxLength":500,"pattern":"[^\\s\\p{DI}]"} as const
const option_b4 = {"title":"Đáp án B","type":"string","nullable":true,"minLength":1,"maxLength":500,"pattern":"[^\\s\\p{DI}]"} as const
const option_c5 = {"title":"Đáp án C","type":"string","nullable":true,"minLength":1,"maxLength":500,"pattern":"[^\\s\\p{DI}]"} as const
const option_d6 = {"title":"Đáp án D","type":"string","nullable":true,"minLength":1,"maxLength":500,"pattern":"[^\\s\\p{DI}]"} as const
const option_e7 = {"title":"Đáp án E","type":"string","nullable":true,"minLength":1,"maxLength":500,"pattern":"[^\\s\\p{DI}]"} as const
const option_f8 = {"title":"Đáp án F","type":"string","nullable":true,"minLength":1,"maxLength":500,"pattern":"[^\\s\\p{DI}]"} as const
const right_options9 = {"title":"Đáp án đúng","type":"array","maxItems":6} as const
const blanks10 = {"title":"Đáp án điền","type":"string","nullable":true,"minLength":1,"maxLength":2000} as const
const difficulty11 = {"title":"Độ khó","type":"integer"} as const
const field_id12 = {"title":"Lĩnh vực","type":"integer","minimum":1,"maximum":9007199254740991} as const
const category_id13 = {"title":"Nhóm đề thi","type":"integer","nullable":true,"minimum":1,"maximum":9007199254740991} as const
const points14 = {"title":"Điểm","type":"number","minimum":0.25,"maximum":100} as const
const partial_credit15 = {"title":"Chấm từng phần","type":"boolean"} as const
const keep_order16 = {"title":"Giữ thứ tự đáp án","type":"boolean"} as const
const explanation17 = {"title":"Giải thích","type":"string","nullable":true,"maxLength":2000} as const
const source18 = {"title":"Nguồn","type":"string","nullable":true,"maxLength":200} as const
const status19 = {"title":"Trạng thái","type":"string"} as const
const questions20 = {"title":"Câu hỏi","type":"array","minItems":1,"maxItems":500} as const

/** What the contract says of the fields of `quizQuestions`; see `FieldFact`. */
export const fieldFacts = {
  resource: "quizQuestions",
  titles: {"id":"Mã","content":"Nội dung","kind":"Loại câu hỏi","picture_id":"Hình minh họa","option_a":"Đáp án A","option_b":"Đáp án B","option_c":"Đáp án C","option_d":"Đáp án D","option_e":"Đáp án E","option_f":"Đáp án F","right_options":"Đáp án đúng","blanks":"Đáp án điền","difficulty":"Độ khó","field_id":"Lĩnh vực","field_name":"Tên lĩnh vực","category_id":"Nhóm đề thi","category_name":"Tên nhóm đề thi","points":"Điểm","partial_credit":"Chấm từng phần","keep_order":"Giữ thứ tự đáp án","explanation":"Giải thích","source":"Nguồn","status":"Trạng thái","version_number":"Phiên bản","exams_total":"Số kỳ thi đã dùng","last_used_on":"Dùng gần nhất","takers_total":"Lượt trả lời","facility":"Tỷ lệ đúng (%)","version":"Phiên bản","created_at":"Ngày tạo","updated_at":"Ngày cập nhật"},
  verbs: ["list","store","show","destroy","destroyBulk","restore","update","storeFile","picture","uses","storeBulk","export","import","importTemplate","markImport","undoImport"],
  sortable: ["content","kind","field_id","category_id","difficulty","points","status","exams_total","last_used_on","takers_total","facility","created_at","updated_at"],
  takes: {
    store: { fields: { content: content0, kind: kind1, picture_id: picture_id2, option_a: option_a3, option_b: option_b4, option_c: option_c5, option_d: option_d6, option_e: option_e7, option_f: option_f8, right_options: right_options9, blanks: blanks10, difficulty: difficulty11, field_id: field_id12, category_id: category_id13, points: points14, partial_credit: partial_credit15, keep_order: keep_order16, explanation: explanation17, source: source18, status: status19 }, requires: ["content","kind","field_id"] },
    update: { fields: { content: content0, kind: kind1, picture_id: picture_id2, option_a: option_a3, option_b: option_b4, option_c: option_c5, option_d: option_d6, option_e: option_e7, option_f: option_f8, right_options: right_options9, blanks: blanks10, difficulty: difficulty11, field_id: field_id12, category_id: category_id13, points: points14, partial_credit: partial_credit15, keep_order: keep_order16, explanation: explanation17, source: source18, status: status19 }, requires: [] },
    storeBulk: { fields: { questions: questions20 }, requires: ["questions"] },
    row: { fields: { content: content0, kind: kind1, picture_id: picture_id2, option_a: option_a3, option_b: option_b4, option_c: option_c5, option_d: option_d6, option_e: option_e7, option_f: option_f8, right_options: right_options9, blanks: blanks10, difficulty: difficulty11, field_id: field_id12, category_id: category_id13, points: points14, partial_credit: partial_credit15, keep_order: keep_order16, explanation: explanation17, source: source18, status: status19 }, requires: ["content","kind","field_id"] },
  },
} as const
