// Generated from openapi/ by `npm run generate`; never edited.
const list0 = {"title":"Danh sách","type":"string","pattern":"^[a-zA-Z]{1,60}$"} as const
const name1 = {"title":"Tên chế độ xem","type":"string","minLength":1,"maxLength":80,"pattern":"[^\\s\\p{DI}]"} as const
const address2 = {"title":"Bộ lọc","type":"string","maxLength":4000} as const
const layout3 = {"title":"Cách bày cột","type":"object"} as const

/** What the contract says of the fields of `listViews`; see `FieldFact`. */
export const fieldFacts = {
  resource: "listViews",
  titles: {"id":"Mã","list":"Danh sách","name":"Tên chế độ xem","address":"Bộ lọc","layout":"Cách bày cột","layout.order":"Thứ tự cột","layout.columns":"Cột","layout.density":"Độ giãn dòng"},
  verbs: ["list","store","save","destroy"],
  sortable: [],
  takes: {
    store: { fields: { list: list0, name: name1, address: address2, layout: layout3 }, requires: ["list","name","address","layout"] },
    save: { fields: { address: address2, layout: layout3 }, requires: ["address","layout"] },
  },
} as const
