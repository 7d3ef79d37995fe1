// Generated from openapi/ by `npm run generate`; never edited.
const fields0 = {"title":"Trường","type":"array","minItems":1,"maxItems":500} as const

/** What the contract says of the fields of `requestChangeSettings`; see `FieldFact`. */
export const fieldFacts = {
  resource: "requestChangeSettings",
  titles: {"fields":"Cách cập nhật từng thông tin","version":"Phiên bản"},
  verbs: ["show","update"],
  sortable: [],
  takes: {
    update: { fields: { fields: fields0 }, requires: ["fields"] },
  },
} as const
