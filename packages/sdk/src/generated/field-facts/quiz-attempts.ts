// Generated from openapi/ by `npm run generate`; never edited.
const minutes0 = {"title":"Thời gian làm thêm (phút)","type":"integer","minimum":1,"maximum":600} as const
const reason1 = {"title":"Lý do","type":"string","minLength":1,"maxLength":500,"pattern":"[^\\s\\p{DI}]"} as const
const accept2 = {"title":"Chấp nhận","type":"boolean"} as const

/** What the contract says of the fields of `quizAttempts`; see `FieldFact`. */
export const fieldFacts = {
  resource: "quizAttempts",
  titles: {},
  verbs: ["history","reopen","judgeLate","cancel"],
  sortable: [],
  takes: {
    reopen: { fields: { minutes: minutes0, reason: reason1 }, requires: ["minutes","reason"] },
    judgeLate: { fields: { accept: accept2, reason: reason1 }, requires: ["accept","reason"] },
    cancel: { fields: { reason: reason1 }, requires: ["reason"] },
  },
} as const
