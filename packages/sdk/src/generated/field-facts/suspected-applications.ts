// Generated from openapi/ by `npm run generate`; never edited.
const ids0 = {"title":"Danh sách đã chọn","type":"array","minItems":1,"maxItems":1000} as const

/** What the contract says of the fields of `suspectedApplications`; see `FieldFact`. */
export const fieldFacts = {
  resource: "suspectedApplications",
  titles: {},
  verbs: ["ofCampaign","release"],
  sortable: [],
  takes: {
    release: { fields: { ids: ids0 }, requires: ["ids"] },
  },
} as const
