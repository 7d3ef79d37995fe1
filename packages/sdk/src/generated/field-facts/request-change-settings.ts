// Generated from openapi/ by `npm run generate`; never edited.
const remind_days0 = {"title":"Nhắc người duyệt sau (ngày làm việc)","type":"array","maxItems":5} as const
const fields1 = {"title":"Trường","type":"array","minItems":1,"maxItems":500} as const

/** What the contract says of the fields of `requestChangeSettings`; see `FieldFact`. */
export const fieldFacts = {
  resource: "requestChangeSettings",
  titles: {"remind_days":"Nhắc người duyệt sau (ngày làm việc)","fields":"Cách cập nhật từng thông tin","version":"Phiên bản"},
  verbs: ["show","update"],
  sortable: [],
  takes: {
    update: { fields: { remind_days: remind_days0, fields: fields1 }, requires: [] },
  },
} as const
