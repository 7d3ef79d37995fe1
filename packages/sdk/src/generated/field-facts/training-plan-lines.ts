// Generated from openapi/ by `npm run generate`; never edited.
const lines0 = {"title":"lines","type":"array","maxItems":300} as const
const removed_ids1 = {"title":"Nội dung bỏ đi","type":"array","maxItems":300} as const
const id2 = {"title":"Mã","type":"integer","minimum":1,"maximum":9007199254740991} as const
const place3 = {"title":"Thứ tự","type":"integer","minimum":1,"maximum":999} as const
const name4 = {"title":"Nội dung đào tạo","type":"string","minLength":1,"maxLength":200,"pattern":"[^\\s\\p{DI}]"} as const
const type_id5 = {"title":"Loại đào tạo","type":"integer","minimum":1,"maximum":9007199254740991} as const
const formality_id6 = {"title":"Hình thức","type":"integer","nullable":true,"minimum":1,"maximum":9007199254740991} as const
const field_id7 = {"title":"Lĩnh vực","type":"integer","nullable":true,"minimum":1,"maximum":9007199254740991} as const
const people8 = {"title":"Số người dự kiến","type":"integer","minimum":0,"maximum":100000} as const
const months9 = {"title":"Tháng","type":"array","maxItems":12} as const
const planned10 = {"title":"Dự toán","type":"integer","minimum":0,"maximum":1000000000000} as const
const note11 = {"title":"Ghi chú","type":"string","nullable":true,"maxLength":500} as const

/** What the contract says of the fields of `trainingPlanLines`; see `FieldFact`. */
export const fieldFacts = {
  resource: "trainingPlanLines",
  titles: {},
  verbs: ["updateBulk","export","import","importTemplate","markImport","undoImport","openCourse"],
  sortable: [],
  takes: {
    updateBulk: { fields: { lines: lines0, removed_ids: removed_ids1 }, requires: ["lines"] },
    row: { fields: { id: id2, place: place3, name: name4, type_id: type_id5, formality_id: formality_id6, field_id: field_id7, people: people8, months: months9, planned: planned10, note: note11 }, requires: ["name","type_id"] },
    undoImport: { fields: { import_id: id2 }, requires: ["import_id"] },
  },
} as const
