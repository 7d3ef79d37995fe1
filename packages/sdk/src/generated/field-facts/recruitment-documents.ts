// Generated from openapi/ by `npm run generate`; never edited.

/** What the contract says of the fields of `recruitmentDocuments`; see `FieldFact`. */
export const fieldFacts = {
  resource: "recruitmentDocuments",
  titles: {},
  takes: {
  },
} as const
