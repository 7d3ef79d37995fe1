// Generated from openapi/ by `npm run generate`; never edited.
const needs_other_issuer0 = {"title":"Người soạn không tự ban hành","type":"boolean"} as const

/** What the contract says of the fields of `decisionSettings`; see `FieldFact`. */
export const fieldFacts = {
  resource: "decisionSettings",
  titles: {"needs_other_issuer":"Người soạn không tự ban hành","version":"Phiên bản"},
  verbs: ["show","update"],
  sortable: [],
  takes: {
    update: { fields: { needs_other_issuer: needs_other_issuer0 }, requires: [] },
  },
} as const
