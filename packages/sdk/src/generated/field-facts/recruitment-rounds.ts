// Generated from openapi/ by `npm run generate`; never edited.
const rounds0 = {"title":"rounds","type":"array","minItems":1,"maxItems":30} as const
const display_order1 = {"title":"Thứ tự","type":"integer","minimum":1,"maximum":99} as const
const name2 = {"title":"Tên vòng","type":"string","minLength":1,"maxLength":200,"pattern":"[^\\s\\p{DI}]"} as const
const kind3 = {"title":"Loại vòng","type":"string"} as const
const date4 = {"title":"Ngày","type":"string","nullable":true,"format":"date"} as const
const location5 = {"title":"Địa điểm","type":"string","nullable":true,"minLength":1,"maxLength":255} as const
const max_score6 = {"title":"Điểm tối đa","type":"number","minimum":0.01,"maximum":1000} as const
const pass_score7 = {"title":"Điểm đạt","type":"number","nullable":true,"minimum":0,"maximum":1000} as const
const weight8 = {"title":"Trọng số","type":"number","minimum":0,"maximum":100} as const
const minutes9 = {"title":"Thời lượng","type":"integer","nullable":true,"minimum":5,"maximum":480} as const
const rounds10 = {"title":"rounds","type":"array","maxItems":30} as const
const removed_ids11 = {"title":"Dòng bỏ đi","type":"array","maxItems":200} as const
const weights12 = {"title":"Trọng số các vòng","type":"array","minItems":1,"maxItems":100} as const
const reason13 = {"title":"Lý do","type":"string","nullable":true,"minLength":1,"maxLength":500,"pattern":"[^\\s\\p{DI}]"} as const
const round_id14 = {"title":"Vòng","type":"integer","minimum":1,"maximum":9007199254740991} as const
const criteria15 = {"title":"Tiêu chí","type":"array","maxItems":30} as const
const seen_criteria16 = {"title":"Tiêu chí đã thấy","type":"array","maxItems":30} as const
const questions17 = {"title":"Câu hỏi","type":"array","maxItems":50} as const
const seats18 = {"title":"Ghế chấm","type":"array","maxItems":20} as const
const recruitment_id19 = {"title":"Đợt tuyển dụng","type":"integer","minimum":1,"maximum":9007199254740991} as const
const reason20 = {"title":"Lý do","type":"string","minLength":1,"maxLength":500,"pattern":"[^\\s\\p{DI}]"} as const

/** What the contract says of the fields of `recruitmentRounds`; see `FieldFact`. */
export const fieldFacts = {
  resource: "recruitmentRounds",
  titles: {"id":"Mã","display_order":"Thứ tự","name":"Tên vòng","kind":"Loại vòng","date":"Ngày","location":"Địa điểm","max_score":"Điểm tối đa","pass_score":"Điểm đạt","weight":"Trọng số","state":"Trạng thái","minutes":"Thời lượng","criteria":"Tiêu chí","questions":"Câu hỏi","seats":"Ghế chấm","version":"Phiên bản"},
  verbs: ["storeBulk","updateBulk","weights","interviews","store","show","close","reopen"],
  sortable: [],
  takes: {
    storeBulk: { fields: { rounds: rounds0 }, requires: ["rounds"] },
    row: { fields: { display_order: display_order1, name: name2, kind: kind3, date: date4, location: location5, max_score: max_score6, pass_score: pass_score7, weight: weight8, minutes: minutes9 }, requires: ["name","kind"] },
    updateBulk: { fields: { rounds: rounds10, removed_ids: removed_ids11 }, requires: ["rounds"] },
    weights: { fields: { weights: weights12, reason: reason13 }, requires: ["weights"] },
    interviews: { fields: { round_id: round_id14, minutes: minutes9, criteria: criteria15, seen_criteria: seen_criteria16, questions: questions17, seats: seats18, reason: reason13 }, requires: ["round_id","criteria"] },
    store: { fields: { recruitment_id: recruitment_id19, display_order: display_order1, name: name2, kind: kind3, weight: weight8 }, requires: ["recruitment_id","name","kind"] },
    close: { fields: { reason: reason13 }, requires: [] },
    reopen: { fields: { reason: reason20 }, requires: ["reason"] },
  },
} as const
