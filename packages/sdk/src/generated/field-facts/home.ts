// Generated from openapi/ by `npm run generate`; never edited.

/** What the contract says of the fields of `home`; see `FieldFact`. */
export const fieldFacts = {
  resource: "home",
  titles: {},
  verbs: ["show"],
  sortable: [],
  takes: {
  },
} as const
