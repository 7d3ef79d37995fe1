// Generated from openapi/ by `npm run generate`; never edited.

/** What the contract says of the fields of `provinces`; see `FieldFact`. */
export const fieldFacts = {
  resource: "provinces",
  titles: {"id":"Mã","code":"Mã","full_name":"Tỉnh/Thành phố (cũ)"},
  verbs: ["list","show"],
  sortable: [],
  takes: {
  },
} as const
