// Generated from openapi/ by `npm run generate`; never edited.

/** What the contract says of the fields of `wards`; see `FieldFact`. */
export const fieldFacts = {
  resource: "wards",
  titles: {"id":"Mã","code":"Mã","district_id":"Quận/Huyện (cũ)","full_name":"Phường/Xã (cũ)"},
  verbs: ["list","show"],
  sortable: [],
  takes: {
  },
} as const
