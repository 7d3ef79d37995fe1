// Generated from openapi/ by `npm run generate`; never edited.
const application_id0 = {"title":"Hồ sơ","type":"integer","minimum":1,"maximum":9007199254740991} as const
const answer1 = {"title":"Trả lời","type":"string","minLength":1,"maxLength":500,"pattern":"[^\\s\\p{DI}]"} as const

/** What the contract says of the fields of `eraseRequests`; see `FieldFact`. */
export const fieldFacts = {
  resource: "eraseRequests",
  titles: {},
  verbs: ["ofCampaign","settle"],
  sortable: [],
  takes: {
    settle: { fields: { application_id: application_id0, answer: answer1 }, requires: ["application_id","answer"] },
  },
} as const
