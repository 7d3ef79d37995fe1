// Generated from openapi/ by `npm run generate`; never edited.

/** What the contract says of the fields of `trainingReports`; see `FieldFact`. */
export const fieldFacts = {
  resource: "trainingReports",
  titles: {},
  verbs: ["certificates","certificatesExport","certificatesPrint","coursesExport","coursesPrint","courses","yearNotice","courseRows"],
  sortable: [],
  takes: {
  },
} as const
