// Generated from openapi/ by `npm run generate`; never edited.
const source_totals0 = {"title":"Số lượng ở hệ thống cũ","type":"object"} as const
const is_put_away1 = {"title":"Cất trang","type":"boolean"} as const

/** What the contract says of the fields of `firstImports`; see `FieldFact`. */
export const fieldFacts = {
  resource: "firstImports",
  titles: {"steps":"Các bước","gaps":"Còn thiếu","put_away_at":"Cất lúc","put_away_by_name":"Người cất","version":"Phiên bản"},
  verbs: ["show","update"],
  sortable: [],
  takes: {
    update: { fields: { source_totals: source_totals0, is_put_away: is_put_away1 }, requires: [] },
  },
} as const
