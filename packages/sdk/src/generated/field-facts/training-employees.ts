// Generated from openapi/ by `npm run generate`; never edited.
const employee_ids0 = {"title":"Nhân viên","type":"array","minItems":1,"maxItems":2000} as const
const mandatory1 = {"title":"Bắt buộc","type":"boolean"} as const
const state2 = {"title":"Trạng thái","type":"string"} as const
const employees3 = {"title":"employees","type":"array","maxItems":2000} as const
const removed_ids4 = {"title":"Học viên bỏ ra","type":"array","maxItems":2000} as const
const id5 = {"title":"Mã","type":"integer","minimum":1,"maximum":9007199254740991} as const
const employee_id6 = {"title":"Nhân viên","type":"integer","minimum":1,"maximum":9007199254740991} as const
const group_name7 = {"title":"Lớp nhỏ","type":"string","nullable":true,"maxLength":50} as const
const note8 = {"title":"Ghi chú","type":"string","nullable":true,"maxLength":500} as const
const remark9 = {"title":"Nhận xét","type":"string","nullable":true,"maxLength":1000} as const
const ids10 = {"title":"Học viên","type":"array","minItems":1,"maxItems":2000} as const
const results11 = {"title":"Kết quả","type":"array","minItems":1,"maxItems":2000} as const
const reason12 = {"title":"Lý do","type":"string","minLength":1,"maxLength":500,"pattern":"[^\\s\\p{DI}]"} as const

/** What the contract says of the fields of `trainingEmployees`; see `FieldFact`. */
export const fieldFacts = {
  resource: "trainingEmployees",
  titles: {"id":"Mã","employee_id":"Nhân viên","nhansu_id":"Mã nhân viên","full_name":"Họ và tên","unit_name":"Đơn vị","state":"Trạng thái","waiting_place":"Thứ tự chờ","mandatory":"Bắt buộc","group_name":"Lớp nhỏ","note":"Ghi chú","reason":"Lý do","answered_at":"Trả lời lúc","answered_by":"Cách trả lời","score":"Điểm","attendance":"Tham dự","certificate_no":"Số chứng chỉ","issue_date":"Ngày cấp","expiry_date":"Hết hạn","promised_at":"Cam kết lúc","remark":"Nhận xét","version":"Phiên bản"},
  verbs: ["list","storeBulk","updateBulk","update","destroy","import","importResults","export","joinedBulk","saveResults","judge","registered","promised","confirmed","refused","joined","absent","withdrawn","return"],
  sortable: [],
  takes: {
    storeBulk: { fields: { employee_ids: employee_ids0, mandatory: mandatory1, state: state2 }, requires: ["employee_ids"] },
    updateBulk: { fields: { employees: employees3, removed_ids: removed_ids4 }, requires: ["employees"] },
    row: { fields: { id: id5, employee_id: employee_id6, mandatory: mandatory1, group_name: group_name7, note: note8, remark: remark9 }, requires: ["employee_id"] },
    update: { fields: { mandatory: mandatory1, group_name: group_name7, note: note8, remark: remark9 }, requires: [] },
    joinedBulk: { fields: { ids: ids10 }, requires: ["ids"] },
    saveResults: { fields: { results: results11 }, requires: ["results"] },
    registered: { fields: { reason: reason12 }, requires: [] },
    promised: { fields: { reason: reason12 }, requires: [] },
    confirmed: { fields: { reason: reason12 }, requires: [] },
    refused: { fields: { reason: reason12 }, requires: ["reason"] },
    joined: { fields: { reason: reason12 }, requires: [] },
    absent: { fields: { reason: reason12 }, requires: ["reason"] },
    withdrawn: { fields: { reason: reason12 }, requires: ["reason"] },
    return: { fields: { reason: reason12 }, requires: ["reason"] },
  },
} as const
