// Generated from openapi/ by `npm run generate`; never edited.
const details0 = {"title":"details","type":"array","minItems":1,"maxItems":200} as const
const date1 = {"title":"Ngày","type":"string","format":"date"} as const
const from_time2 = {"title":"Từ giờ","type":"string","pattern":"^([01][0-9]|2[0-3]):[0-5][0-9]$","patternSays":"có dạng giờ:phút, như 07:30"} as const
const to_time3 = {"title":"Đến giờ","type":"string","pattern":"^([01][0-9]|2[0-3]):[0-5][0-9]$","patternSays":"có dạng giờ:phút, như 07:30"} as const
const subject_id4 = {"title":"Môn học","type":"integer","nullable":true,"minimum":1,"maximum":9007199254740991} as const
const lecturer_id5 = {"title":"Giảng viên","type":"integer","nullable":true,"minimum":1,"maximum":9007199254740991} as const
const location_id6 = {"title":"Địa điểm","type":"integer","nullable":true,"minimum":1,"maximum":9007199254740991} as const
const group_name7 = {"title":"Lớp nhỏ","type":"string","nullable":true,"maxLength":50} as const
const details8 = {"title":"details","type":"array","maxItems":200} as const
const removed_ids9 = {"title":"Buổi học bỏ đi","type":"array","maxItems":200} as const

/** What the contract says of the fields of `trainingDetails`; see `FieldFact`. */
export const fieldFacts = {
  resource: "trainingDetails",
  titles: {},
  verbs: ["calendar","storeBulk","updateBulk"],
  sortable: [],
  takes: {
    storeBulk: { fields: { details: details0 }, requires: ["details"] },
    row: { fields: { date: date1, from_time: from_time2, to_time: to_time3, subject_id: subject_id4, lecturer_id: lecturer_id5, location_id: location_id6, group_name: group_name7 }, requires: ["date","from_time","to_time"] },
    updateBulk: { fields: { details: details8, removed_ids: removed_ids9 }, requires: ["details"] },
  },
} as const
