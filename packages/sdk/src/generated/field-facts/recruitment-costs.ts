// Generated from openapi/ by `npm run generate`; never edited.
const costs0 = {"title":"costs","type":"array","minItems":1,"maxItems":200} as const
const costs1 = {"title":"costs","type":"array","maxItems":200} as const
const removed_ids2 = {"title":"Dòng bỏ đi","type":"array","maxItems":200} as const

/** What the contract says of the fields of `recruitmentCosts`; see `FieldFact`. */
export const fieldFacts = {
  resource: "recruitmentCosts",
  titles: {},
  takes: {
    storeBulk: { fields: { costs: costs0 }, requires: ["costs"] },
    updateBulk: { fields: { costs: costs1, removed_ids: removed_ids2 }, requires: ["costs"] },
  },
} as const
