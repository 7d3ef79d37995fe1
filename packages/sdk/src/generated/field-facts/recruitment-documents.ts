// Generated from openapi/ by `npm run generate`; never edited.
const kind0 = {"title":"Loại tài liệu","type":"string"} as const
const name1 = {"title":"Tên tài liệu","type":"string","minLength":1,"maxLength":200,"pattern":"[^\\s\\p{DI}]"} as const
const note2 = {"title":"Ghi chú","type":"string","minLength":1,"maxLength":500} as const
const round_id3 = {"title":"Vòng","type":"integer","minimum":1,"maximum":9007199254740991} as const
const file4 = {"title":"Tệp","type":"string","format":"binary"} as const

/** What the contract says of the fields of `recruitmentDocuments`; see `FieldFact`. */
export const fieldFacts = {
  resource: "recruitmentDocuments",
  titles: {},
  verbs: ["store","update","destroy","restore","file"],
  sortable: [],
  takes: {
    store: { fields: { kind: kind0, name: name1, note: note2, round_id: round_id3, file: file4 }, requires: ["kind","name","file"] },
    update: { fields: { kind: kind0, name: name1, note: note2, round_id: round_id3, file: file4 }, requires: [] },
  },
} as const
