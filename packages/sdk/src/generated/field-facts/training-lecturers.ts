// Generated from openapi/ by `npm run generate`; never edited.
const employee_id0 = {"title":"Giảng viên nội bộ","type":"integer","nullable":true,"minimum":1,"maximum":9007199254740991} as const
const name1 = {"title":"Họ và tên","type":"string","nullable":true,"maxLength":100} as const
const phone2 = {"title":"Điện thoại","type":"string","nullable":true,"pattern":"^0[0-9]{9,10}$","patternSays":"gồm 10–11 chữ số, bắt đầu bằng 0"} as const
const organisation3 = {"title":"Đơn vị công tác","type":"string","nullable":true,"maxLength":200} as const
const title4 = {"title":"Chức danh","type":"string","nullable":true,"maxLength":100} as const
const fee_per_hour5 = {"title":"Thù lao/giờ","type":"integer","nullable":true,"minimum":0,"maximum":1000000000} as const
const certificate6 = {"title":"Chứng chỉ giảng dạy","type":"string","nullable":true,"maxLength":200} as const
const certificate_end7 = {"title":"Hết hạn chứng chỉ","type":"string","nullable":true,"format":"date"} as const
const lecturers8 = {"title":"lecturers","type":"array","minItems":1,"maxItems":200} as const
const lecturers9 = {"title":"lecturers","type":"array","maxItems":200} as const
const removed_ids10 = {"title":"Giảng viên bỏ ra","type":"array","maxItems":200} as const

/** What the contract says of the fields of `trainingLecturers`; see `FieldFact`. */
export const fieldFacts = {
  resource: "trainingLecturers",
  titles: {},
  verbs: ["store","storeBulk","updateBulk"],
  sortable: [],
  takes: {
    store: { fields: { employee_id: employee_id0, name: name1, phone: phone2, organisation: organisation3, title: title4, fee_per_hour: fee_per_hour5, certificate: certificate6, certificate_end: certificate_end7 }, requires: [] },
    storeBulk: { fields: { lecturers: lecturers8 }, requires: ["lecturers"] },
    row: { fields: { employee_id: employee_id0, name: name1, phone: phone2, organisation: organisation3, title: title4, fee_per_hour: fee_per_hour5, certificate: certificate6, certificate_end: certificate_end7 }, requires: [] },
    updateBulk: { fields: { lecturers: lecturers9, removed_ids: removed_ids10 }, requires: ["lecturers"] },
  },
} as const
