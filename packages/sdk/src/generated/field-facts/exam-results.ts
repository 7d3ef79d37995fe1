// Generated from openapi/ by `npm run generate`; never edited.
const employee_ids0 = {"title":"Nhân viên","type":"array","maxItems":2000} as const
const results1 = {"title":"Kết quả","type":"array","minItems":1,"maxItems":2000} as const
const scores2 = {"title":"Điểm","type":"array","maxItems":50} as const
const absent_reason3 = {"title":"Lý do vắng","type":"string","nullable":true,"minLength":1,"maxLength":500,"pattern":"[^\\s\\p{DI}]"} as const
const remark4 = {"title":"Nhận xét","type":"string","nullable":true,"maxLength":1000} as const
const reason5 = {"title":"Lý do đính chính","type":"string","minLength":1,"maxLength":500,"pattern":"[^\\s\\p{DI}]"} as const

/** What the contract says of the fields of `examResults`; see `FieldFact`. */
export const fieldFacts = {
  resource: "examResults",
  titles: {"id":"Mã","employee_id":"Mã","nhansu_id":"Mã nhân viên","full_name":"Họ và tên","unit_name":"Đơn vị","state":"Trạng thái","scores":"Điểm","total":"Tổng điểm","classify_name":"Xếp loại","passed":"Kết quả","absent_reason":"Lý do vắng","remark":"Nhận xét","notified_at":"Đã báo lúc","corrections":"Đính chính","version":"Phiên bản"},
  verbs: ["sync","list","export","save","import","correct"],
  sortable: [],
  takes: {
    sync: { fields: { employee_ids: employee_ids0 }, requires: ["employee_ids"] },
    save: { fields: { results: results1 }, requires: ["results"] },
    correct: { fields: { scores: scores2, absent_reason: absent_reason3, remark: remark4, reason: reason5 }, requires: ["reason"] },
  },
} as const
