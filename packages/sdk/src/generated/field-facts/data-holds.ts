// Generated from openapi/ by `npm run generate`; never edited.
const employee_id0 = {"title":"Nhân viên","type":"integer","minimum":1,"maximum":9007199254740991} as const
const reason1 = {"title":"Lý do","type":"string","minLength":1,"maxLength":1000,"pattern":"[^\\s\\p{DI}]"} as const
const until_date2 = {"title":"Giữ đến hết ngày","type":"string","nullable":true,"format":"date"} as const
const reason3 = {"title":"Lý do bỏ","type":"string","minLength":1,"maxLength":1000,"pattern":"[^\\s\\p{DI}]"} as const

/** What the contract says of the fields of `dataHolds`; see `FieldFact`. */
export const fieldFacts = {
  resource: "dataHolds",
  titles: {"id":"Mã","employee_id":"Mã","nhansu_id":"Mã nhân viên","full_name":"Nhân viên","reason":"Lý do","until_date":"Giữ đến hết ngày","is_in_force":"Đang giữ","is_mine":"Của tôi","created_by_name":"Người ghi nhận","ended_at":"Bỏ lúc","ended_by_name":"Người bỏ","end_reason":"Lý do bỏ","version":"Phiên bản","created_at":"Ngày tạo"},
  verbs: ["list","store","end"],
  sortable: [],
  takes: {
    store: { fields: { employee_id: employee_id0, reason: reason1, until_date: until_date2 }, requires: ["employee_id","reason"] },
    end: { fields: { reason: reason3 }, requires: ["reason"] },
  },
} as const
