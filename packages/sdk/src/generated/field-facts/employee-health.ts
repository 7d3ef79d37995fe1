// Generated from openapi/ by `npm run generate`; never edited.
const height0 = {"title":"Chiều cao (cm)","type":"integer","nullable":true,"minimum":100,"maximum":220} as const
const weight1 = {"title":"Cân nặng (kg)","type":"integer","nullable":true,"minimum":30,"maximum":200} as const
const blood_group2 = {"title":"Nhóm máu","type":"string","nullable":true} as const
const health_grade3 = {"title":"Loại sức khỏe","type":"string","nullable":true} as const
const shirt_size4 = {"title":"Cỡ áo","type":"string","nullable":true} as const
const shoe_size5 = {"title":"Cỡ giày","type":"integer","nullable":true,"minimum":34,"maximum":46} as const

/** What the contract says of the fields of `employeeHealth`; see `FieldFact`. */
export const fieldFacts = {
  resource: "employeeHealth",
  titles: {"height":"Chiều cao (cm)","weight":"Cân nặng (kg)","blood_group":"Nhóm máu","health_grade":"Loại sức khỏe","shirt_size":"Cỡ áo","shoe_size":"Cỡ giày","version":"Phiên bản","masked_fields":"Thông tin không được xem","dotted_fields":"Thông tin được che"},
  verbs: ["show","update"],
  sortable: [],
  takes: {
    update: { fields: { height: height0, weight: weight1, blood_group: blood_group2, health_grade: health_grade3, shirt_size: shirt_size4, shoe_size: shoe_size5 }, requires: [] },
  },
} as const
