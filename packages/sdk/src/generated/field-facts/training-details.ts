// Generated from openapi/ by `npm run generate`; never edited.
const details0 = {"title":"details","type":"array","minItems":1,"maxItems":200} as const
const details1 = {"title":"details","type":"array","maxItems":200} as const
const removed_ids2 = {"title":"Buổi học bỏ đi","type":"array","maxItems":200} as const

/** What the contract says of the fields of `trainingDetails`; see `FieldFact`. */
export const fieldFacts = {
  resource: "trainingDetails",
  titles: {},
  takes: {
    storeBulk: { fields: { details: details0 }, requires: ["details"] },
    updateBulk: { fields: { details: details1, removed_ids: removed_ids2 }, requires: ["details"] },
  },
} as const
