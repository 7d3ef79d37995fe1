// Generated from openapi/ by `npm run generate`; never edited.
const employee_id0 = {"title":"Nhân viên","type":"integer","minimum":1,"maximum":9007199254740991} as const
const kind1 = {"title":"Loại yêu cầu","type":"string"} as const
const content2 = {"title":"Nội dung yêu cầu","type":"string","minLength":1,"maxLength":2000,"pattern":"[^\\s\\p{DI}]"} as const
const channel3 = {"title":"Cách gửi","type":"string"} as const
const received_on4 = {"title":"Ngày nhận","type":"string","format":"date"} as const
const answer5 = {"title":"Trả lời","type":"string","minLength":1,"maxLength":2000,"pattern":"[^\\s\\p{DI}]"} as const
const reason6 = {"title":"Lý do","type":"string","minLength":1,"maxLength":2000,"pattern":"[^\\s\\p{DI}]"} as const

/** What the contract says of the fields of `personalDataRequests`; see `FieldFact`. */
export const fieldFacts = {
  resource: "personalDataRequests",
  titles: {"id":"Mã","employee_id":"Mã","nhansu_id":"Mã nhân viên","full_name":"Nhân viên","department_name":"Đơn vị","kind":"Loại yêu cầu","channel":"Cách gửi","state":"Trạng thái","received_on":"Ngày nhận","answer_due":"Hạn trả lời","due":"Hạn thực hiện","next_due":"Hạn tiếp theo","days_left":"Số ngày còn lại","is_extended":"Đã gia hạn","is_mine":"Của tôi","created_by_name":"Người ghi nhận","settled_by_name":"Người kết thúc","settled_at":"Kết thúc lúc","version":"Phiên bản","created_at":"Ghi nhận lúc","updated_at":"Cập nhật lúc"},
  verbs: ["list","store","show","answer","complete","extend","refuse"],
  sortable: ["next_due","state","kind","full_name","nhansu_id","received_on","settled_at"],
  takes: {
    store: { fields: { employee_id: employee_id0, kind: kind1, content: content2, channel: channel3, received_on: received_on4 }, requires: ["kind","content"] },
    answer: { fields: { answer: answer5 }, requires: ["answer"] },
    complete: { fields: { answer: answer5 }, requires: ["answer"] },
    extend: { fields: { reason: reason6 }, requires: ["reason"] },
    refuse: { fields: { reason: reason6 }, requires: ["reason"] },
  },
} as const
