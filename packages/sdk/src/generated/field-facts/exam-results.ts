// Generated from openapi/ by `npm run generate`; never edited.
const employee_ids0 = {"title":"Nhân viên","type":"array","maxItems":2000} as const
const form1 = {"title":"Loại giấy tờ","type":"string"} as const
const results2 = {"title":"Kết quả","type":"array","minItems":1,"maxItems":2000} as const
const scores3 = {"title":"Điểm","type":"array","maxItems":50} as const
const absent_reason4 = {"title":"Lý do vắng","type":"string","nullable":true,"minLength":1,"maxLength":500,"pattern":"[^\\s\\p{DI}]"} as const
const remark5 = {"title":"Nhận xét","type":"string","nullable":true,"maxLength":1000} as const
const reason6 = {"title":"Lý do đính chính","type":"string","minLength":1,"maxLength":500,"pattern":"[^\\s\\p{DI}]"} as const

/** What the contract says of the fields of `examResults`; see `FieldFact`. */
export const fieldFacts = {
  resource: "examResults",
  titles: {"id":"Mã","employee_id":"Mã","nhansu_id":"Mã nhân viên","full_name":"Họ và tên","unit_name":"Đơn vị","state":"Trạng thái","scores":"Điểm","total":"Tổng điểm","classify_name":"Xếp loại","passed":"Kết quả","absent_reason":"Lý do vắng","remark":"Nhận xét","notified_at":"Đã báo lúc","corrections":"Đính chính","version":"Phiên bản"},
  verbs: ["sync","list","paper","export","save","import","correct"],
  sortable: [],
  takes: {
    sync: { fields: { employee_ids: employee_ids0 }, requires: ["employee_ids"] },
    paper: { fields: { form: form1 }, requires: ["form"] },
    save: { fields: { results: results2 }, requires: ["results"] },
    correct: { fields: { scores: scores3, absent_reason: absent_reason4, remark: remark5, reason: reason6 }, requires: ["reason"] },
  },
} as const
