// Generated from openapi/ by `npm run generate`; never edited.
const kind0 = {"title":"Loại giấy","type":"string"} as const
const form1 = {"title":"Dạng tệp","type":"string"} as const
const employee_id2 = {"title":"Nhân viên","type":"integer","minimum":1,"maximum":9007199254740991} as const

/** What the contract says of the fields of `rewardPapers`; see `FieldFact`. */
export const fieldFacts = {
  resource: "rewardPapers",
  titles: {"id":"Mã","kind":"Loại giấy tờ","name":"Tên tệp","media_type":"Loại tệp","size":"Dung lượng","scan_state":"Kiểm tra vi-rút","created_at":"Ngày tạo"},
  verbs: ["list","paperTicket","print","storeFile","destroyFile","restoreFile","fileTicket"],
  sortable: [],
  takes: {
    print: { fields: { kind: kind0, form: form1, employee_id: employee_id2 }, requires: ["kind","form"] },
  },
} as const
