// Generated from openapi/ by `npm run generate`; never edited.

/** What the contract says of the fields of `newProvinces`; see `FieldFact`. */
export const fieldFacts = {
  resource: "newProvinces",
  titles: {"id":"Mã","code":"Mã","full_name":"Tỉnh/Thành phố"},
  verbs: ["list","show"],
  sortable: [],
  takes: {
  },
} as const
