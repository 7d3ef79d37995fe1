// Generated from openapi/ by `npm run generate`; never edited.
const employee_id0 = {"title":"Nhân viên","type":"integer","minimum":1,"maximum":9007199254740991} as const
const role1 = {"title":"Vai trò","type":"string"} as const

/** What the contract says of the fields of `examBoard`; see `FieldFact`. */
export const fieldFacts = {
  resource: "examBoard",
  titles: {},
  verbs: ["store","update","destroy"],
  sortable: [],
  takes: {
    store: { fields: { employee_id: employee_id0, role: role1 }, requires: ["employee_id","role"] },
    update: { fields: { employee_id: employee_id0, role: role1 }, requires: [] },
  },
} as const
