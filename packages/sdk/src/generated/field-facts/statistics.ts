// Generated from openapi/ by `npm run generate`; never edited.
const report0 = {"title":"Báo cáo","type":"string"} as const
const row1 = {"title":"Khóa dòng","type":"string","nullable":true,"maxLength":40} as const
const column2 = {"title":"Khóa cột","type":"string","maxLength":40} as const
const as_of3 = {"title":"Tính đến ngày","type":"string","format":"date"} as const
const from4 = {"title":"Tháng","type":"string","pattern":"^[0-9]{4}-(0[1-9]|1[0-2])$"} as const
const department_id5 = {"title":"Đơn vị","type":"integer","minimum":1,"maximum":9007199254740991} as const
const nature_of_work6 = {"title":"Tính chất công việc","type":"integer","minimum":1,"maximum":7} as const
const position_level7 = {"title":"Cấp chức vụ","type":"integer","minimum":1,"maximum":15} as const
const work_state8 = {"title":"Trạng thái làm việc","type":"string"} as const
const gender9 = {"title":"Giới tính","type":"string"} as const
const by10 = {"title":"Xem theo","type":"string"} as const
const scheme11 = {"title":"Địa chỉ","type":"string"} as const
const province_id12 = {"title":"Tỉnh/Thành phố","type":"integer","minimum":1,"maximum":2147483647} as const
const page13 = {"title":"Trang","type":"integer","minimum":1,"maximum":100000} as const
const size14 = {"title":"Số dòng","type":"integer","minimum":1,"maximum":200} as const

/** What the contract says of the fields of `statistics`; see `FieldFact`. */
export const fieldFacts = {
  resource: "statistics",
  titles: {},
  takes: {
    drill: { fields: { report: report0, row: row1, column: column2, as_of: as_of3, from: from4, to: from4, department_id: department_id5, nature_of_work: nature_of_work6, position_level: position_level7, work_state: work_state8, gender: gender9, by: by10, scheme: scheme11, province_id: province_id12, page: page13, size: size14 }, requires: ["report","row","column"] },
  },
} as const
