// Generated from openapi/ by `npm run generate`; never edited.
const conditions0 = {"title":"conditions","type":"array","minItems":1,"maxItems":50} as const
const conditions1 = {"title":"conditions","type":"array","maxItems":50} as const
const removed_ids2 = {"title":"Dòng bỏ đi","type":"array","maxItems":200} as const

/** What the contract says of the fields of `recruitmentConditions`; see `FieldFact`. */
export const fieldFacts = {
  resource: "recruitmentConditions",
  titles: {},
  takes: {
    storeBulk: { fields: { conditions: conditions0 }, requires: ["conditions"] },
    updateBulk: { fields: { conditions: conditions1, removed_ids: removed_ids2 }, requires: ["conditions"] },
  },
} as const
