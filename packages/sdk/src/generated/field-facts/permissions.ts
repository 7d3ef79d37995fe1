// Generated from openapi/ by `npm run generate`; never edited.

/** What the contract says of the fields of `permissions`; see `FieldFact`. */
export const fieldFacts = {
  resource: "permissions",
  titles: {"area":"Nhóm quyền","label":"Quyền"},
  verbs: ["currentUser","list","explain"],
  sortable: [],
  takes: {
  },
} as const
