// Generated from openapi/ by `npm run generate`; never edited.

/** What the contract says of the fields of `papers`; see `FieldFact`. */
export const fieldFacts = {
  resource: "papers",
  titles: {},
  verbs: ["show","ofCode"],
  sortable: [],
  takes: {
  },
} as const
