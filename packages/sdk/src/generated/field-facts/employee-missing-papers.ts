// Generated from openapi/ by `npm run generate`; never edited.
const state0 = {"title":"Tình trạng","type":"string"} as const
const handed_in_on1 = {"title":"Ngày nộp","type":"string","nullable":true,"format":"date"} as const
const storage_place2 = {"title":"Nơi lưu bản giấy","type":"string","nullable":true,"minLength":1,"maxLength":200,"pattern":"[^\\s\\p{DI}]"} as const
const reason3 = {"title":"Lý do miễn nộp","type":"string","nullable":true,"minLength":1,"maxLength":500,"pattern":"[^\\s\\p{DI}]"} as const

/** What the contract says of the fields of `employeeMissingPapers`; see `FieldFact`. */
export const fieldFacts = {
  resource: "employeeMissingPapers",
  titles: {"total":"Phải nộp","present":"Đã có"},
  verbs: ["show","mark","unmark"],
  sortable: [],
  takes: {
    mark: { fields: { state: state0, handed_in_on: handed_in_on1, storage_place: storage_place2, reason: reason3 }, requires: ["state"] },
  },
} as const
