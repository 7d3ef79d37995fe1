// Generated from openapi/ by `npm run generate`; never edited.
const needs_authority_no0 = {"title":"Yêu cầu số giấy ủy quyền của người ký","type":"boolean"} as const

/** What the contract says of the fields of `contractSettings`; see `FieldFact`. */
export const fieldFacts = {
  resource: "contractSettings",
  titles: {"needs_authority_no":"Yêu cầu số giấy ủy quyền của người ký","version":"Phiên bản"},
  verbs: ["show","update"],
  sortable: [],
  takes: {
    update: { fields: { needs_authority_no: needs_authority_no0 }, requires: [] },
  },
} as const
