// Generated from openapi/ by `npm run generate`; never edited.
const content0 = {"title":"Nội dung","type":"string","minLength":1,"maxLength":2000,"pattern":"[^\\s\\p{DI}]"} as const
const kind1 = {"title":"Loại câu hỏi","type":"string"} as const
const option_a2 = {"title":"Đáp án A","type":"string","nullable":true,"minLength":1,"maxLength":500,"pattern":"[^\\s\\p{DI}]"} as const
const option_b3 = {"title":"Đáp án B","type":"string","nullable":true,"minLength":1,"maxLength":500,"pattern":"[^\\s\\p{DI}]"} as const
const option_c4 = {"title":"Đáp án C","type":"string","nullable":true,"minLength":1,"maxLength":500,"pattern":"[^\\s\\p{DI}]"} as const
const option_d5 = {"title":"Đáp án D","type":"string","nullable":true,"minLength":1,"maxLength":500,"pattern":"[^\\s\\p{DI}]"} as const
const option_e6 = {"title":"Đáp án E","type":"string","nullable":true,"minLength":1,"maxLength":500,"pattern":"[^\\s\\p{DI}]"} as const
const option_f7 = {"title":"Đáp án F","type":"string","nullable":true,"minLength":1,"maxLength":500,"pattern":"[^\\s\\p{DI}]"} as const
const right_options8 = {"title":"Đáp án đúng","type":"array","maxItems":6} as const
const blanks9 = {"title":"Đáp án điền","type":"string","nullable":true,"minLength":1,"maxLength":2000} as const
const difficulty10 = {"title":"Độ khó","type":"integer"} as const
const field_id11 = {"title":"Lĩnh vực","type":"integer","minimum":1,"maximum":9007199254740991} as const
const category_id12 = {"title":"Nhóm đề thi","type":"integer","nullable":true,"minimum":1,"maximum":9007199254740991} as const
const points13 = {"title":"Điểm","type":"number","minimum":0.25,"maximum":100} as const
const partial_credit14 = {"title":"Chấm từng phần","type":"boolean"} as const
const keep_order15 = {"title":"Giữ thứ tự đáp án","type":"boolean"} as const
const explanation16 = {"title":"Giải thích","type":"string","nullable":true,"maxLength":2000} as const
const source17 = {"title":"Nguồn","type":"string","nullable":true,"maxLength":200} as const
const status18 = {"title":"Trạng thái","type":"string"} as const
const questions19 = {"title":"Câu hỏi","type":"array","minItems":1,"maxItems":500} as const

/** What the contract says of the fields of `quizQuestions`; see `FieldFact`. */
export const fieldFacts = {
  resource: "quizQuestions",
  titles: {"id":"Mã","content":"Nội dung","kind":"Loại câu hỏi","option_a":"Đáp án A","option_b":"Đáp án B","option_c":"Đáp án C","option_d":"Đáp án D","option_e":"Đáp án E","option_f":"Đáp án F","right_options":"Đáp án đúng","blanks":"Đáp án điền","difficulty":"Độ khó","field_id":"Lĩnh vực","field_name":"Tên lĩnh vực","category_id":"Nhóm đề thi","category_name":"Tên nhóm đề thi","points":"Điểm","partial_credit":"Chấm từng phần","keep_order":"Giữ thứ tự đáp án","explanation":"Giải thích","source":"Nguồn","status":"Trạng thái","version_number":"Phiên bản","version":"Phiên bản","created_at":"Ngày tạo","updated_at":"Ngày cập nhật"},
  verbs: ["list","store","show","destroy","destroyBulk","restore","update","storeBulk","export","import","importTemplate","markImport","undoImport"],
  sortable: ["content","kind","field_id","category_id","difficulty","points","status","created_at","updated_at"],
  takes: {
    store: { fields: { content: content0, kind: kind1, option_a: option_a2, option_b: option_b3, option_c: option_c4, option_d: option_d5, option_e: option_e6, option_f: option_f7, right_options: right_options8, blanks: blanks9, difficulty: difficulty10, field_id: field_id11, category_id: category_id12, points: points13, partial_credit: partial_credit14, keep_order: keep_order15, explanation: explanation16, source: source17, status: status18 }, requires: ["content","kind","field_id"] },
    update: { fields: { content: content0, kind: kind1, option_a: option_a2, option_b: option_b3, option_c: option_c4, option_d: option_d5, option_e: option_e6, option_f: option_f7, right_options: right_options8, blanks: blanks9, difficulty: difficulty10, field_id: field_id11, category_id: category_id12, points: points13, partial_credit: partial_credit14, keep_order: keep_order15, explanation: explanation16, source: source17, status: status18 }, requires: [] },
    storeBulk: { fields: { questions: questions19 }, requires: ["questions"] },
    row: { fields: { content: content0, kind: kind1, option_a: option_a2, option_b: option_b3, option_c: option_c4, option_d: option_d5, option_e: option_e6, option_f: option_f7, right_options: right_options8, blanks: blanks9, difficulty: difficulty10, field_id: field_id11, category_id: category_id12, points: points13, partial_credit: partial_credit14, keep_order: keep_order15, explanation: explanation16, source: source17, status: status18 }, requires: ["content","kind","field_id"] },
  },
} as const
