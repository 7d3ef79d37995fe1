// Generated from openapi/ by `npm run generate`; never edited.
const question_id0 = {"title":"Câu hỏi","type":"integer","minimum":1,"maximum":9007199254740991} as const
const kind1 = {"title":"Cách sửa","type":"string"} as const
const right_options2 = {"title":"Đáp án đúng","type":"array","maxItems":6} as const
const blanks3 = {"title":"Đáp án điền","type":"string","nullable":true,"minLength":1,"maxLength":2000} as const
const reason4 = {"title":"Lý do","type":"string","minLength":1,"maxLength":500,"pattern":"[^\\s\\p{DI}]"} as const
const step5 = {"title":"Lần sửa","type":"integer","minimum":0} as const

/** What the contract says of the fields of `quizCorrections`; see `FieldFact`. */
export const fieldFacts = {
  resource: "quizCorrections",
  titles: {"id":"Mã","kind":"Loại câu hỏi","content":"Nội dung","options":"Đáp án","right_options":"Đáp án đúng","blanks":"Đáp án điền","points":"Điểm","places":"Vị trí","correction_id":"Lần sửa"},
  verbs: ["list","correct","results","undo"],
  sortable: [],
  takes: {
    correct: { fields: { question_id: question_id0, kind: kind1, right_options: right_options2, blanks: blanks3, reason: reason4, step: step5 }, requires: ["question_id","kind","reason","step"] },
    undo: { fields: { reason: reason4, step: step5 }, requires: ["reason","step"] },
  },
} as const
