// Generated from openapi/ by `npm run generate`; never edited.
const conditions0 = {"title":"conditions","type":"array","minItems":1,"maxItems":50} as const
const type1 = {"title":"Tiêu chí","type":"string"} as const
const operator2 = {"title":"So sánh","type":"string"} as const
const values3 = {"title":"Giá trị","type":"array","minItems":1,"maxItems":20} as const
const need4 = {"title":"Mức độ","type":"string"} as const
const ground5 = {"title":"Căn cứ","type":"string","nullable":true,"minLength":1,"maxLength":500} as const
const conditions6 = {"title":"conditions","type":"array","maxItems":50} as const
const removed_ids7 = {"title":"Dòng bỏ đi","type":"array","maxItems":200} as const

/** What the contract says of the fields of `recruitmentConditions`; see `FieldFact`. */
export const fieldFacts = {
  resource: "recruitmentConditions",
  titles: {},
  verbs: ["storeBulk","updateBulk","destroyBulk"],
  sortable: [],
  takes: {
    storeBulk: { fields: { conditions: conditions0 }, requires: ["conditions"] },
    row: { fields: { type: type1, operator: operator2, values: values3, need: need4, ground: ground5 }, requires: ["type","operator","values"] },
    updateBulk: { fields: { conditions: conditions6, removed_ids: removed_ids7 }, requires: ["conditions"] },
  },
} as const
