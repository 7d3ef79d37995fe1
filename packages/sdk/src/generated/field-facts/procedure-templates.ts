// Generated from openapi/ by `npm run generate`; never edited.
const nature_of_work0 = {"title":"Tính chất công việc","type":"integer","nullable":true,"minimum":1,"maximum":7} as const
const items1 = {"title":"Công việc","type":"array","maxItems":50} as const

/** What the contract says of the fields of `procedureTemplates`; see `FieldFact`. */
export const fieldFacts = {
  resource: "procedureTemplates",
  titles: {"id":"Mã","nature_of_work":"Tính chất công việc","items":"Công việc","version":"Phiên bản","created_at":"Ngày tạo","updated_at":"Ngày cập nhật"},
  verbs: ["list","update"],
  sortable: [],
  takes: {
    update: { fields: { nature_of_work: nature_of_work0, items: items1 }, requires: ["nature_of_work","items"] },
  },
} as const
