// Generated from openapi/ by `npm run generate`; never edited.
const duration0 = {"title":"Thời gian làm bài (phút)","type":"integer","minimum":1,"maximum":600} as const
const pass_percent1 = {"title":"Điểm đạt (%)","type":"integer","minimum":0,"maximum":100} as const
const paper_count2 = {"title":"Số mã đề","type":"integer","minimum":1,"maximum":24} as const
const shuffle_questions3 = {"title":"Trộn câu hỏi","type":"boolean"} as const
const shuffle_options4 = {"title":"Trộn đáp án","type":"boolean"} as const
const show_result5 = {"title":"Công bố điểm","type":"string"} as const
const show_answers6 = {"title":"Cho xem đáp án","type":"boolean"} as const
const show_marks7 = {"title":"Cho xem đúng/sai","type":"boolean"} as const
const show_explanations8 = {"title":"Cho xem giải thích","type":"boolean"} as const
const notice9 = {"title":"Thông báo cho thí sinh","type":"array","minItems":1,"maxItems":20} as const

/** What the contract says of the fields of `quizSettings`; see `FieldFact`. */
export const fieldFacts = {
  resource: "quizSettings",
  titles: {"duration":"Thời gian làm bài (phút)","pass_percent":"Điểm đạt (%)","paper_count":"Số mã đề","shuffle_questions":"Trộn câu hỏi","shuffle_options":"Trộn đáp án","show_result":"Công bố điểm","show_answers":"Cho xem đáp án","show_marks":"Cho xem đúng/sai","show_explanations":"Cho xem giải thích","notice":"Thông báo cho thí sinh","notice_version":"Phiên bản thông báo","version":"Phiên bản"},
  verbs: ["show","update"],
  sortable: [],
  takes: {
    update: { fields: { duration: duration0, pass_percent: pass_percent1, paper_count: paper_count2, shuffle_questions: shuffle_questions3, shuffle_options: shuffle_options4, show_result: show_result5, show_answers: show_answers6, show_marks: show_marks7, show_explanations: show_explanations8, notice: notice9 }, requires: [] },
  },
} as const
