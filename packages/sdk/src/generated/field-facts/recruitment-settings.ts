// Generated from openapi/ by `npm run generate`; never edited.
const needs_approval0 = {"title":"Phải phê duyệt trước khi tuyển","type":"boolean"} as const
const needs_board1 = {"title":"Phải có hội đồng tuyển dụng","type":"boolean"} as const
const code_pattern2 = {"title":"Mẫu mã đợt","type":"string","minLength":5,"maxLength":24,"pattern":"^(?!.*\\p{DI})(?=.*\\{year\\})(?=.*\\{seq\\})[\\p{L}\\p{N}./_{}-]+$"} as const

/** What the contract says of the fields of `recruitmentSettings`; see `FieldFact`. */
export const fieldFacts = {
  resource: "recruitmentSettings",
  titles: {"needs_approval":"Phải phê duyệt trước khi tuyển","needs_board":"Phải có hội đồng tuyển dụng","code_pattern":"Mẫu mã đợt","version":"Phiên bản"},
  verbs: ["show","update"],
  sortable: [],
  takes: {
    update: { fields: { needs_approval: needs_approval0, needs_board: needs_board1, code_pattern: code_pattern2 }, requires: [] },
  },
} as const
