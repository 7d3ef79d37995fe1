// Generated from openapi/ by `npm run generate`; never edited.
const name0 = {"title":"Tin học","type":"string","minLength":1,"maxLength":100,"pattern":"[^\\s\\p{DI}]"} as const
const level1 = {"title":"Trình độ","type":"string","nullable":true,"minLength":1,"maxLength":100,"pattern":"[^\\s\\p{DI}]"} as const
const certificate2 = {"title":"Chứng chỉ","type":"string","nullable":true,"minLength":1,"maxLength":100,"pattern":"[^\\s\\p{DI}]"} as const
const score3 = {"title":"Điểm","type":"string","nullable":true,"minLength":1,"maxLength":20,"pattern":"[^\\s\\p{DI}]"} as const
const valid_to4 = {"title":"Có giá trị đến","type":"string","nullable":true,"format":"date"} as const
const display_order5 = {"title":"Thứ tự","type":"integer","minimum":0,"maximum":999} as const

/** What the contract says of the fields of `employeeItSkills`; see `FieldFact`. */
export const fieldFacts = {
  resource: "employeeItSkills",
  titles: {"id":"Mã","name":"Tin học","level":"Trình độ","certificate":"Chứng chỉ","score":"Điểm","valid_to":"Có giá trị đến","display_order":"Thứ tự","version":"Phiên bản","created_at":"Ngày tạo","updated_at":"Ngày cập nhật","masked_fields":"Thông tin không được xem","dotted_fields":"Thông tin được che"},
  verbs: ["list","store","update","destroy","restore"],
  sortable: [],
  takes: {
    store: { fields: { name: name0, level: level1, certificate: certificate2, score: score3, valid_to: valid_to4, display_order: display_order5 }, requires: ["name"] },
    update: { fields: { name: name0, level: level1, certificate: certificate2, score: score3, valid_to: valid_to4, display_order: display_order5 }, requires: [] },
  },
} as const
