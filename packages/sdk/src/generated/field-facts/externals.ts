// Generated from openapi/ by `npm run generate`; never edited.

/** What the contract says of the fields of `externals`; see `FieldFact`. */
export const fieldFacts = {
  resource: "externals",
  titles: {},
  takes: {
  },
} as const
