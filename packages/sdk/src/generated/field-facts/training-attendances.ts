// Generated from openapi/ by `npm run generate`; never edited.
const attendances0 = {"title":"attendances","type":"array","minItems":1,"maxItems":2000} as const
const id1 = {"title":"Mã","type":"integer","minimum":1,"maximum":9007199254740991} as const
const state2 = {"title":"Điểm danh","type":"string"} as const
const minutes3 = {"title":"Số phút có mặt","type":"integer","nullable":true,"minimum":0,"maximum":1440} as const
const note4 = {"title":"Ghi chú","type":"string","nullable":true,"maxLength":500} as const

/** What the contract says of the fields of `trainingAttendances`; see `FieldFact`. */
export const fieldFacts = {
  resource: "trainingAttendances",
  titles: {"id":"Mã","training_id":"Mã","date":"Ngày","from_time":"Từ giờ","to_time":"Đến giờ","group_name":"Lớp nhỏ","closed_at":"Đóng lúc"},
  verbs: ["list","updateBulk","print","close"],
  sortable: [],
  takes: {
    updateBulk: { fields: { attendances: attendances0 }, requires: ["attendances"] },
    row: { fields: { id: id1, state: state2, minutes: minutes3, note: note4 }, requires: ["id","state"] },
  },
} as const
