// Generated from openapi/ by `npm run generate`; never edited.

/** What the contract says of the fields of `address`; see `FieldFact`. */
export const fieldFacts = {
  resource: "address",
  titles: {},
  verbs: ["find"],
  sortable: [],
  takes: {
  },
} as const
