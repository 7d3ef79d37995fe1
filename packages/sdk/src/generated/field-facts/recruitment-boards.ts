// Generated from openapi/ by `npm run generate`; never edited.
const boards0 = {"title":"boards","type":"array","maxItems":50} as const

/** What the contract says of the fields of `recruitmentBoards`; see `FieldFact`. */
export const fieldFacts = {
  resource: "recruitmentBoards",
  titles: {},
  takes: {
    bulk: { fields: { boards: boards0 }, requires: ["boards"] },
  },
} as const
