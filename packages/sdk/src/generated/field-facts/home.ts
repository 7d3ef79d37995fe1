// Generated from openapi/ by `npm run generate`; never edited.
const order0 = {"title":"Thứ tự thẻ","type":"array","maxItems":100} as const
const put_away1 = {"title":"Thẻ đã cất","type":"array","maxItems":100} as const

/** What the contract says of the fields of `home`; see `FieldFact`. */
export const fieldFacts = {
  resource: "home",
  titles: {"is_arranged":"Đã sắp xếp"},
  verbs: ["show","arrange"],
  sortable: [],
  takes: {
    arrange: { fields: { order: order0, put_away: put_away1 }, requires: ["order","put_away"] },
  },
} as const
