// Generated from openapi/ by `npm run generate`; never edited.
const name0 = {"title":"Tên phòng","type":"string","minLength":1,"maxLength":100,"pattern":"[^\\s\\p{DI}]"} as const
const capacity1 = {"title":"Sức chứa","type":"integer","nullable":true,"minimum":1,"maximum":1000} as const
const is_active2 = {"title":"Đang sử dụng","type":"boolean"} as const

/** What the contract says of the fields of `recruitmentRooms`; see `FieldFact`. */
export const fieldFacts = {
  resource: "recruitmentRooms",
  titles: {"id":"Mã","name":"Tên phòng","capacity":"Sức chứa","is_active":"Đang sử dụng","version":"Phiên bản"},
  verbs: ["list","store","update"],
  sortable: [],
  takes: {
    store: { fields: { name: name0, capacity: capacity1, is_active: is_active2 }, requires: ["name"] },
    update: { fields: { name: name0, capacity: capacity1, is_active: is_active2 }, requires: [] },
  },
} as const
