// Generated from openapi/ by `npm run generate`; never edited.
const weekly0 = {"title":"Giờ trong tuần","type":"array","maxItems":50} as const
const exceptions1 = {"title":"Ngày khác thường lệ","type":"array","maxItems":100} as const

/** What the contract says of the fields of `interviewerTimes`; see `FieldFact`. */
export const fieldFacts = {
  resource: "interviewerTimes",
  titles: {},
  verbs: ["mine","save"],
  sortable: [],
  takes: {
    save: { fields: { weekly: weekly0, exceptions: exceptions1 }, requires: ["weekly","exceptions"] },
  },
} as const
