// Generated from openapi/ by `npm run generate`; never edited.

/** What the contract says of the fields of `reportLists`; see `FieldFact`. */
export const fieldFacts = {
  resource: "reportLists",
  titles: {},
  verbs: ["overview","people","download","print"],
  sortable: [],
  takes: {
  },
} as const
