// Generated from openapi/ by `npm run generate`; never edited.

/** What the contract says of the fields of `rewardImports`; see `FieldFact`. */
export const fieldFacts = {
  resource: "rewardImports",
  titles: {},
  verbs: ["import","importTemplate","markImport","undoImport"],
  sortable: [],
  takes: {
  },
} as const
