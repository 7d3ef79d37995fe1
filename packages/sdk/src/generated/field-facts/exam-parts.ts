// Generated from openapi/ by `npm run generate`; never edited.
const position0 = {"title":"Thứ tự","type":"integer","minimum":1,"maximum":99} as const
const kind1 = {"title":"Hình thức","type":"string"} as const
const name2 = {"title":"Tên phần thi","type":"string","minLength":1,"maxLength":100,"pattern":"[^\\s\\p{DI}]"} as const
const field_id3 = {"title":"Lĩnh vực","type":"integer","nullable":true,"minimum":1,"maximum":9007199254740991} as const
const weight4 = {"title":"Hệ số","type":"number","maximum":100} as const
const pass_score5 = {"title":"Điểm liệt dưới","type":"number","nullable":true,"minimum":0,"maximum":10} as const
const held_on6 = {"title":"Ngày thi","type":"string","nullable":true,"format":"date"} as const
const starts_at7 = {"title":"Giờ bắt đầu","type":"string","nullable":true,"pattern":"^([01][0-9]|2[0-3]):[0-5][0-9]$"} as const
const place8 = {"title":"Địa điểm","type":"string","nullable":true,"minLength":1,"maxLength":200} as const
const quiz_exam_id9 = {"title":"Kỳ thi trắc nghiệm","type":"integer","nullable":true,"minimum":1,"maximum":9007199254740991} as const
const question_ids10 = {"title":"Câu hỏi","type":"array","maxItems":500} as const

/** What the contract says of the fields of `examParts`; see `FieldFact`. */
export const fieldFacts = {
  resource: "examParts",
  titles: {},
  verbs: ["store","update","destroy","makeQuiz"],
  sortable: [],
  takes: {
    store: { fields: { position: position0, kind: kind1, name: name2, field_id: field_id3, weight: weight4, pass_score: pass_score5, held_on: held_on6, starts_at: starts_at7, place: place8, quiz_exam_id: quiz_exam_id9, question_ids: question_ids10 }, requires: ["kind","name"] },
    update: { fields: { position: position0, kind: kind1, name: name2, field_id: field_id3, weight: weight4, pass_score: pass_score5, held_on: held_on6, starts_at: starts_at7, place: place8, quiz_exam_id: quiz_exam_id9, question_ids: question_ids10 }, requires: [] },
  },
} as const
