// Generated from openapi/ by `npm run generate`; never edited.
const employee_id0 = {"title":"Nhân viên","type":"integer","minimum":1,"maximum":9007199254740991} as const
const items1 = {"title":"Thay đổi","type":"array","minItems":1,"maxItems":100} as const
const file_ids2 = {"title":"Minh chứng","type":"array","maxItems":10} as const
const effective_date3 = {"title":"Ngày hiệu lực","type":"string","nullable":true,"format":"date"} as const
const note4 = {"title":"Lời nhắn","type":"string","nullable":true,"minLength":1,"maxLength":500,"pattern":"[^\\s\\p{DI}]"} as const
const ids5 = {"title":"Danh sách đã chọn","type":"array","minItems":1,"maxItems":100} as const
const accept6 = {"title":"Đồng ý","type":"boolean"} as const
const reason7 = {"title":"Lý do từ chối","type":"string","nullable":true,"minLength":1,"maxLength":500,"pattern":"[^\\s\\p{DI}]"} as const

/** What the contract says of the fields of `requestChangeInfos`; see `FieldFact`. */
export const fieldFacts = {
  resource: "requestChangeInfos",
  titles: {"id":"Mã","employee_id":"Mã","nhansu_id":"Mã nhân viên","full_name":"Nhân viên","department_name":"Đơn vị","field_change":"Các trường","changes":"Thông tin thay đổi","state":"Trạng thái","effective_date":"Ngày hiệu lực","note":"Lời nhắn","is_mine":"Của tôi","created_by_name":"Người gửi","reviewed_by_name":"Người duyệt","reviewed_at":"Ngày duyệt","waiting_days":"Số ngày chờ","version":"Phiên bản","created_at":"Ngày gửi","updated_at":"Cập nhật lúc"},
  verbs: ["list","store","storeFile","storePicture","export","waitingFields","reviewBulk","show","cancel","review","reveal","fileTicket"],
  sortable: ["state","full_name","nhansu_id","created_at","reviewed_at","effective_date"],
  takes: {
    store: { fields: { employee_id: employee_id0, items: items1, file_ids: file_ids2, effective_date: effective_date3, note: note4 }, requires: ["items"] },
    reviewBulk: { fields: { ids: ids5, accept: accept6, reason: reason7 }, requires: ["ids","accept"] },
    review: { fields: { items: items1 }, requires: ["version","items"] },
  },
} as const
