// Generated from openapi/ by `npm run generate`; never edited.

/** What the contract says of the fields of `districts`; see `FieldFact`. */
export const fieldFacts = {
  resource: "districts",
  titles: {"id":"Mã","code":"Mã","province_id":"Tỉnh/Thành phố (cũ)","full_name":"Quận/Huyện (cũ)"},
  verbs: ["list","show"],
  sortable: [],
  takes: {
  },
} as const
