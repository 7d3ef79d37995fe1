// Generated from openapi/ by `npm run generate`; never edited.
const kind0 = {"title":"Loại thay đổi","type":"string"} as const
const ids1 = {"title":"Nhân viên","type":"array","minItems":1,"maxItems":5000} as const
const effective_date2 = {"title":"Ngày hiệu lực","type":"string","format":"date"} as const
const facts3 = {"title":"facts","type":"object"} as const
const decision_no4 = {"title":"Số quyết định","type":"string","nullable":true,"minLength":1,"maxLength":50} as const
const decision_date5 = {"title":"Ngày quyết định","type":"string","nullable":true,"format":"date"} as const
const decision_type6 = {"title":"Loại quyết định","type":"integer","nullable":true,"minimum":1,"maximum":15} as const
const decision7 = {"title":"Quyết định","type":"object"} as const
const reason8 = {"title":"Lý do","type":"string","nullable":true,"minLength":1,"maxLength":500} as const
const reason9 = {"title":"Lý do rút","type":"string","minLength":1,"maxLength":500} as const

/** What the contract says of the fields of `jobChanges`; see `FieldFact`. */
export const fieldFacts = {
  resource: "jobChanges",
  titles: {},
  verbs: ["ofEmployee","why","store","withdraw","correct"],
  sortable: [],
  takes: {
    store: { fields: { kind: kind0, ids: ids1, effective_date: effective_date2, facts: facts3, decision_no: decision_no4, decision_date: decision_date5, decision_type: decision_type6, decision: decision7, reason: reason8 }, requires: ["kind","ids","effective_date","facts"] },
    withdraw: { fields: { reason: reason9 }, requires: ["reason"] },
    correct: { fields: { effective_date: effective_date2, facts: facts3, decision_no: decision_no4, decision_date: decision_date5, decision_type: decision_type6, reason: reason8 }, requires: ["effective_date","facts"] },
  },
} as const
