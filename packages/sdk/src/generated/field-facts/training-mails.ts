// Generated from openapi/ by `npm run generate`; never edited.
const ids0 = {"title":"Học viên","type":"array","minItems":1,"maxItems":2000} as const

/** What the contract says of the fields of `trainingMails`; see `FieldFact`. */
export const fieldFacts = {
  resource: "trainingMails",
  titles: {},
  verbs: ["notices","notify","confirmations","askToConfirm","printInvitations"],
  sortable: [],
  takes: {
    notify: { fields: { ids: ids0 }, requires: [] },
    askToConfirm: { fields: { ids: ids0 }, requires: [] },
    printInvitations: { fields: { ids: ids0 }, requires: [] },
  },
} as const
