// Generated from openapi/ by `npm run generate`; never edited.
const kind0 = {"title":"Loại tài liệu","type":"string"} as const
const name1 = {"title":"Tên tài liệu","type":"string","minLength":1,"maxLength":200,"pattern":"[^\\s\\p{DI}]"} as const
const visible_to_people2 = {"title":"Cho học viên xem","type":"boolean"} as const
const file3 = {"title":"Tệp","type":"string","format":"binary"} as const

/** What the contract says of the fields of `trainingDocuments`; see `FieldFact`. */
export const fieldFacts = {
  resource: "trainingDocuments",
  titles: {},
  verbs: ["store","update","destroy","file"],
  sortable: [],
  takes: {
    store: { fields: { kind: kind0, name: name1, visible_to_people: visible_to_people2, file: file3 }, requires: ["kind","name","file"] },
    update: { fields: { kind: kind0, name: name1, visible_to_people: visible_to_people2 }, requires: [] },
  },
} as const
