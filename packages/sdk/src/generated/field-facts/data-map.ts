// Generated from openapi/ by `npm run generate`; never edited.

/** What the contract says of the fields of `dataMap`; see `FieldFact`. */
export const fieldFacts = {
  resource: "dataMap",
  titles: {"classes":"Nhóm thời hạn","left_out":"Không đưa vào gói dữ liệu"},
  verbs: ["show"],
  sortable: [],
  takes: {
  },
} as const
