// Generated from openapi/ by `npm run generate`; never edited.

/** What the contract says of the fields of `files`; see `FieldFact`. */
export const fieldFacts = {
  resource: "files",
  titles: {},
  verbs: ["download"],
  sortable: [],
  takes: {
  },
} as const
