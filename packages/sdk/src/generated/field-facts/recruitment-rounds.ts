// Generated from openapi/ by `npm run generate`; never edited.
const rounds0 = {"title":"rounds","type":"array","minItems":1,"maxItems":30} as const
const rounds1 = {"title":"rounds","type":"array","maxItems":30} as const
const removed_ids2 = {"title":"Dòng bỏ đi","type":"array","maxItems":200} as const
const round_id3 = {"title":"Vòng","type":"integer","minimum":1,"maximum":9007199254740991} as const
const minutes4 = {"title":"Thời lượng","type":"integer","nullable":true,"minimum":5,"maximum":480} as const
const criteria5 = {"title":"Tiêu chí","type":"array","maxItems":30} as const
const questions6 = {"title":"Câu hỏi","type":"array","maxItems":50} as const
const seats7 = {"title":"Ghế chấm","type":"array","maxItems":20} as const
const recruitment_id8 = {"title":"Đợt tuyển dụng","type":"integer","minimum":1,"maximum":9007199254740991} as const
const display_order9 = {"title":"Thứ tự","type":"integer","minimum":1,"maximum":99} as const
const name10 = {"title":"Tên vòng","type":"string","minLength":1,"maxLength":200,"pattern":"[^\\s\\p{DI}]"} as const
const kind11 = {"title":"Loại vòng","type":"string"} as const
const weight12 = {"title":"Trọng số","type":"number","minimum":0,"maximum":100} as const

/** What the contract says of the fields of `recruitmentRounds`; see `FieldFact`. */
export const fieldFacts = {
  resource: "recruitmentRounds",
  titles: {"id":"Mã","display_order":"Thứ tự","name":"Tên vòng","kind":"Loại vòng","date":"Ngày","location":"Địa điểm","max_score":"Điểm tối đa","pass_score":"Điểm đạt","weight":"Trọng số","state":"Trạng thái","minutes":"Thời lượng","version":"Phiên bản"},
  takes: {
    storeBulk: { fields: { rounds: rounds0 }, requires: ["rounds"] },
    updateBulk: { fields: { rounds: rounds1, removed_ids: removed_ids2 }, requires: ["rounds"] },
    interviews: { fields: { round_id: round_id3, minutes: minutes4, criteria: criteria5, questions: questions6, seats: seats7 }, requires: ["round_id","criteria"] },
    store: { fields: { recruitment_id: recruitment_id8, display_order: display_order9, name: name10, kind: kind11, weight: weight12 }, requires: ["recruitment_id","name","kind"] },
  },
} as const
