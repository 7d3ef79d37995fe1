// Generated from openapi/ by `npm run generate`; never edited.

/** What the contract says of the fields of `fileUsage`; see `FieldFact`. */
export const fieldFacts = {
  resource: "fileUsage",
  titles: {"files":"Số tệp","used_bytes":"Đã dùng","most_bytes":"Được dùng","most_files_a_day":"Số tệp một người được tải lên trong 24 giờ"},
  verbs: ["show"],
  sortable: [],
  takes: {
  },
} as const
