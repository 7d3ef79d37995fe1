// Generated from openapi/ by `npm run generate`; never edited.
const boards0 = {"title":"boards","type":"array","maxItems":50} as const
const employee_id1 = {"title":"Nhân viên","type":"integer","minimum":1,"maximum":9007199254740991} as const
const role2 = {"title":"Vai trò","type":"string"} as const
const round_ids3 = {"title":"Vòng tham gia","type":"array","maxItems":50} as const

/** What the contract says of the fields of `recruitmentBoards`; see `FieldFact`. */
export const fieldFacts = {
  resource: "recruitmentBoards",
  titles: {},
  verbs: ["bulk"],
  sortable: [],
  takes: {
    bulk: { fields: { boards: boards0 }, requires: ["boards"] },
    row: { fields: { employee_id: employee_id1, role: role2, round_ids: round_ids3 }, requires: ["employee_id","role"] },
  },
} as const
