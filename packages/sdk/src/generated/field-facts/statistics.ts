// Generated from openapi/ by `npm run generate`; never edited.
const as_of0 = {"title":"Tính đến ngày","type":"string","format":"date"} as const
const department_id1 = {"title":"Đơn vị","type":"integer","minimum":1,"maximum":9007199254740991} as const
const match2 = {"title":"Kết hợp","type":"string"} as const
const conditions3 = {"title":"Điều kiện","type":"array","maxItems":30} as const
const columns4 = {"title":"Cột","type":"array","minItems":1,"maxItems":40} as const
const sort5 = {"title":"Sắp xếp","type":"string","maxLength":41,"pattern":"^-?[a-z_]+$"} as const
const page6 = {"title":"Trang","type":"integer","minimum":1,"maximum":100000} as const
const size7 = {"title":"Số dòng","type":"integer","minimum":1,"maximum":200} as const
const report8 = {"title":"Báo cáo","type":"string"} as const
const from9 = {"title":"Tháng","type":"string","pattern":"^[0-9]{4}-(0[1-9]|1[0-2])$"} as const
const nature_of_work10 = {"title":"Tính chất công việc","type":"integer","minimum":1,"maximum":7} as const
const position_level11 = {"title":"Cấp chức vụ","type":"integer","minimum":1,"maximum":15} as const
const work_state12 = {"title":"Trạng thái làm việc","type":"string"} as const
const gender13 = {"title":"Giới tính","type":"string"} as const
const by14 = {"title":"Xem theo","type":"string"} as const
const scheme15 = {"title":"Địa chỉ","type":"string"} as const
const province_id16 = {"title":"Tỉnh/Thành phố","type":"integer","minimum":1,"maximum":2147483647} as const
const row17 = {"title":"Khóa dòng","type":"string","nullable":true,"maxLength":40} as const
const column18 = {"title":"Khóa cột","type":"string","maxLength":40} as const

/** What the contract says of the fields of `statistics`; see `FieldFact`. */
export const fieldFacts = {
  resource: "statistics",
  titles: {},
  verbs: ["employees","addresses","ages","children","educationLevels","volatility","seniority","contracts","employeesDownload","addressesDownload","agesDownload","childrenDownload","educationLevelsDownload","volatilityDownload","seniorityDownload","contractsDownload","withConditions","withConditionsDownload","check","drill","drillDownload","drillPrint"],
  sortable: [],
  takes: {
    withConditions: { fields: { as_of: as_of0, department_id: department_id1, match: match2, conditions: conditions3, columns: columns4, sort: sort5, page: page6, size: size7 }, requires: ["conditions"] },
    withConditionsDownload: { fields: { as_of: as_of0, department_id: department_id1, match: match2, conditions: conditions3, columns: columns4, sort: sort5, page: page6, size: size7 }, requires: ["conditions"] },
    check: { fields: { report: report8, as_of: as_of0, from: from9, to: from9, department_id: department_id1, nature_of_work: nature_of_work10, position_level: position_level11, work_state: work_state12, gender: gender13, by: by14, scheme: scheme15, province_id: province_id16 }, requires: ["report"] },
    drill: { fields: { report: report8, row: row17, column: column18, as_of: as_of0, from: from9, to: from9, department_id: department_id1, nature_of_work: nature_of_work10, position_level: position_level11, work_state: work_state12, gender: gender13, by: by14, scheme: scheme15, province_id: province_id16, page: page6, size: size7 }, requires: ["report","row","column"] },
    drillDownload: { fields: { report: report8, row: row17, column: column18, as_of: as_of0, from: from9, to: from9, department_id: department_id1, nature_of_work: nature_of_work10, position_level: position_level11, work_state: work_state12, gender: gender13, by: by14, scheme: scheme15, province_id: province_id16 }, requires: ["report","row","column"] },
    drillPrint: { fields: { report: report8, row: row17, column: column18, as_of: as_of0, from: from9, to: from9, department_id: department_id1, nature_of_work: nature_of_work10, position_level: position_level11, work_state: work_state12, gender: gender13, by: by14, scheme: scheme15, province_id: province_id16 }, requires: ["report","row","column"] },
  },
} as const
