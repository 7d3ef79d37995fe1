// Generated from openapi/ by `npm run generate`; never edited.

/** What the contract says of the fields of `newDistricts`; see `FieldFact`. */
export const fieldFacts = {
  resource: "newDistricts",
  titles: {"id":"Mã","code":"Mã","province_id":"Tỉnh/Thành phố","full_name":"Phường/Xã/Đặc khu"},
  verbs: ["list","show"],
  sortable: [],
  takes: {
  },
} as const
