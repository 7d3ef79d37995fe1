// Generated from openapi/ by `npm run generate`; never edited.
const kind0 = {"title":"Loại số","type":"string"} as const
const number1 = {"title":"Số","type":"string","minLength":1,"maxLength":100,"pattern":"[^\\s\\p{DI}]"} as const
const reason2 = {"title":"Lý do bỏ số","type":"string","minLength":3,"maxLength":500,"pattern":"[^\\s\\p{DI}]"} as const
const columns3 = {"title":"Cột","type":"array","minItems":1} as const
const sort4 = {"title":"Sắp xếp","type":"string","maxLength":200} as const
const search5 = {"title":"search","type":"object"} as const
const filter6 = {"title":"filter","type":"object"} as const

/** What the contract says of the fields of `drawnNumbers`; see `FieldFact`. */
export const fieldFacts = {
  resource: "drawnNumbers",
  titles: {"id":"Mã","kind":"Loại số","number":"Số","year":"Năm","sequence":"Thứ tự","state":"Tình trạng","reason":"Lý do bỏ số","drawn_by_name":"Người lấy số","drawn_at":"Ngày lấy số"},
  verbs: ["list","giveUp","export","print"],
  sortable: ["number","year","sequence","drawn_at"],
  takes: {
    giveUp: { fields: { kind: kind0, number: number1, reason: reason2 }, requires: ["kind","reason"] },
    export: { fields: { columns: columns3, sort: sort4, search: search5, filter: filter6 }, requires: [] },
    print: { fields: { columns: columns3, sort: sort4, search: search5, filter: filter6 }, requires: [] },
  },
} as const
