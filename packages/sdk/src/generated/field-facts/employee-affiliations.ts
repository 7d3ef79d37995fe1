// Generated from openapi/ by `npm run generate`; never edited.
const party_join_date0 = {"title":"Ngày vào Đảng (dự bị)","type":"string","nullable":true,"format":"date"} as const
const party_official_date1 = {"title":"Ngày vào Đảng chính thức","type":"string","nullable":true,"format":"date"} as const
const party_card_no2 = {"title":"Số thẻ đảng viên","type":"string","nullable":true,"minLength":1,"maxLength":20,"pattern":"[^\\s\\p{DI}]"} as const
const party_cell3 = {"title":"Chi bộ sinh hoạt","type":"string","nullable":true,"minLength":1,"maxLength":200,"pattern":"[^\\s\\p{DI}]"} as const
const party_title4 = {"title":"Chức vụ Đảng","type":"string","nullable":true,"minLength":1,"maxLength":100,"pattern":"[^\\s\\p{DI}]"} as const
const union_join_date5 = {"title":"Ngày vào công đoàn","type":"string","nullable":true,"format":"date"} as const
const union_title6 = {"title":"Chức vụ công đoàn","type":"string","nullable":true,"minLength":1,"maxLength":100,"pattern":"[^\\s\\p{DI}]"} as const
const youth_join_date7 = {"title":"Ngày vào Đoàn","type":"string","nullable":true,"format":"date"} as const
const youth_title8 = {"title":"Chức vụ Đoàn","type":"string","nullable":true,"minLength":1,"maxLength":100,"pattern":"[^\\s\\p{DI}]"} as const
const army_from9 = {"title":"Ngày nhập ngũ","type":"string","nullable":true,"format":"date"} as const
const army_to10 = {"title":"Ngày xuất ngũ","type":"string","nullable":true,"format":"date"} as const
const army_rank11 = {"title":"Cấp bậc quân đội","type":"string","nullable":true,"minLength":1,"maxLength":100,"pattern":"[^\\s\\p{DI}]"} as const
const army_unit12 = {"title":"Đơn vị quân đội","type":"string","nullable":true,"minLength":1,"maxLength":200,"pattern":"[^\\s\\p{DI}]"} as const
const militia13 = {"title":"Tự vệ, dân quân","type":"boolean"} as const
const wounded_grade14 = {"title":"Thương binh hạng","type":"string","nullable":true} as const
const martyr_child15 = {"title":"Con liệt sĩ","type":"boolean"} as const
const merit_family16 = {"title":"Gia đình có công","type":"boolean"} as const
const disabled17 = {"title":"Người khuyết tật","type":"boolean"} as const

/** What the contract says of the fields of `employeeAffiliations`; see `FieldFact`. */
export const fieldFacts = {
  resource: "employeeAffiliations",
  titles: {"party_join_date":"Ngày vào Đảng (dự bị)","party_official_date":"Ngày vào Đảng chính thức","party_card_no":"Số thẻ đảng viên","party_cell":"Chi bộ sinh hoạt","party_title":"Chức vụ Đảng","union_join_date":"Ngày vào công đoàn","union_title":"Chức vụ công đoàn","youth_join_date":"Ngày vào Đoàn","youth_title":"Chức vụ Đoàn","army_from":"Ngày nhập ngũ","army_to":"Ngày xuất ngũ","army_rank":"Cấp bậc quân đội","army_unit":"Đơn vị quân đội","militia":"Tự vệ, dân quân","wounded_grade":"Thương binh hạng","martyr_child":"Con liệt sĩ","merit_family":"Gia đình có công","disabled":"Người khuyết tật","version":"Phiên bản","masked_fields":"Thông tin không được xem","dotted_fields":"Thông tin được che"},
  verbs: ["show","update"],
  sortable: [],
  takes: {
    update: { fields: { party_join_date: party_join_date0, party_official_date: party_official_date1, party_card_no: party_card_no2, party_cell: party_cell3, party_title: party_title4, union_join_date: union_join_date5, union_title: union_title6, youth_join_date: youth_join_date7, youth_title: youth_title8, army_from: army_from9, army_to: army_to10, army_rank: army_rank11, army_unit: army_unit12, militia: militia13, wounded_grade: wounded_grade14, martyr_child: martyr_child15, merit_family: merit_family16, disabled: disabled17 }, requires: [] },
  },
} as const
