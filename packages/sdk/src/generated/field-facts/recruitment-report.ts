// Generated from openapi/ by `npm run generate`; never edited.
const table0 = {"title":"Bảng","type":"string"} as const
const row1 = {"title":"Khóa dòng","type":"string","nullable":true,"maxLength":40} as const
const column2 = {"title":"Cột","type":"string"} as const
const from3 = {"title":"Từ ngày","type":"string","format":"date"} as const
const to4 = {"title":"Đến ngày","type":"string","format":"date"} as const
const department_id5 = {"title":"Đơn vị đề nghị","type":"integer","minimum":1,"maximum":9007199254740991} as const
const page6 = {"title":"Trang","type":"integer","minimum":1,"maximum":100000} as const
const size7 = {"title":"Số dòng","type":"integer","minimum":1,"maximum":200} as const

/** What the contract says of the fields of `recruitmentReport`; see `FieldFact`. */
export const fieldFacts = {
  resource: "recruitmentReport",
  titles: {"from":"Từ ngày","to":"Đến ngày","basis":"Căn cứ lấy số liệu","campaigns.title":"Tên bảng","sources.title":"Tên bảng","may_open":"Được mở danh sách"},
  verbs: ["show","download","drill"],
  sortable: [],
  takes: {
    drill: { fields: { table: table0, row: row1, column: column2, from: from3, to: to4, department_id: department_id5, page: page6, size: size7 }, requires: ["table","row","column"] },
  },
} as const
