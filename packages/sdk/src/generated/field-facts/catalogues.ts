// Generated from openapi/ by `npm run generate`; never edited.
const catalogue0 = {"title":"Danh mục","type":"string"} as const
const from_company_id1 = {"title":"Công ty","type":"integer","minimum":1,"maximum":2147483647} as const
const keys2 = {"title":"Mục được chọn","type":"array","minItems":1,"maxItems":1000} as const

/** What the contract says of the fields of `catalogues`; see `FieldFact`. */
export const fieldFacts = {
  resource: "catalogues",
  titles: {},
  verbs: ["companies","preview","copy"],
  sortable: [],
  takes: {
    preview: { fields: { catalogue: catalogue0, from_company_id: from_company_id1 }, requires: ["catalogue","from_company_id"] },
    copy: { fields: { catalogue: catalogue0, from_company_id: from_company_id1, keys: keys2 }, requires: ["catalogue","from_company_id","keys"] },
  },
} as const
