// Generated from openapi/ by `npm run generate`; never edited.
const kind0 = {"title":"Loại số","type":"string"} as const
const contract_type_id1 = {"title":"Loại hợp đồng","type":"integer","nullable":true,"minimum":1,"maximum":9007199254740991} as const
const number2 = {"title":"Số","type":"string","minLength":1,"maxLength":100,"pattern":"[^\\s\\p{DI}]"} as const
const reason3 = {"title":"Lý do bỏ số","type":"string","minLength":3,"maxLength":500,"pattern":"[^\\s\\p{DI}]"} as const
const columns4 = {"title":"Cột","type":"array","minItems":1} as const
const sort5 = {"title":"Sắp xếp","type":"string","maxLength":200} as const
const search6 = {"title":"search","type":"object"} as const
const filter7 = {"title":"filter","type":"object"} as const

/** What the contract says of the fields of `drawnNumbers`; see `FieldFact`. */
export const fieldFacts = {
  resource: "drawnNumbers",
  titles: {"id":"Mã","kind":"Loại số","contract_type_name":"Loại hợp đồng đánh số riêng","number":"Số","year":"Năm","sequence":"Thứ tự","state":"Tình trạng","reason":"Lý do bỏ số","drawn_by_name":"Người lấy số","drawn_at":"Ngày lấy số"},
  verbs: ["list","giveUp","export","print"],
  sortable: ["number","year","sequence","drawn_at"],
  takes: {
    giveUp: { fields: { kind: kind0, contract_type_id: contract_type_id1, number: number2, reason: reason3 }, requires: ["kind","reason"] },
    export: { fields: { columns: columns4, sort: sort5, search: search6, filter: filter7 }, requires: [] },
    print: { fields: { columns: columns4, sort: sort5, search: search6, filter: filter7 }, requires: [] },
  },
} as const
