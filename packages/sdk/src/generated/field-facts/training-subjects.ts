// Generated from openapi/ by `npm run generate`; never edited.
const name0 = {"title":"Tên môn","type":"string","minLength":1,"maxLength":200,"pattern":"[^\\s\\p{DI}]"} as const
const place1 = {"title":"Thứ tự","type":"integer","minimum":1,"maximum":999} as const
const theory_hours2 = {"title":"Giờ lý thuyết","type":"number","minimum":0,"maximum":10000} as const
const practice_hours3 = {"title":"Giờ thực hành","type":"number","minimum":0,"maximum":10000} as const
const weight4 = {"title":"Hệ số","type":"number","minimum":0,"maximum":100} as const
const pass_score5 = {"title":"Điểm đạt","type":"number","nullable":true,"minimum":0,"maximum":10} as const
const lecturer_ids6 = {"title":"Giảng viên","type":"array","maxItems":50} as const

/** What the contract says of the fields of `trainingSubjects`; see `FieldFact`. */
export const fieldFacts = {
  resource: "trainingSubjects",
  titles: {},
  verbs: ["store","update","destroy"],
  sortable: [],
  takes: {
    store: { fields: { name: name0, place: place1, theory_hours: theory_hours2, practice_hours: practice_hours3, weight: weight4, pass_score: pass_score5, lecturer_ids: lecturer_ids6 }, requires: ["name"] },
    update: { fields: { name: name0, place: place1, theory_hours: theory_hours2, practice_hours: practice_hours3, weight: weight4, pass_score: pass_score5, lecturer_ids: lecturer_ids6 }, requires: [] },
  },
} as const
