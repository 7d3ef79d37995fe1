// Generated from openapi/ by `npm run generate`; never edited.
const employee_id0 = {"title":"Nhân viên","type":"integer","minimum":1,"maximum":9007199254740991} as const
const kind1 = {"title":"Loại giấy","type":"string"} as const
const recipient2 = {"title":"Nơi nhận","type":"string","nullable":true,"minLength":1,"maxLength":200,"pattern":"[^\\s\\p{DI}]"} as const
const purpose3 = {"title":"Mục đích sử dụng","type":"string","minLength":1,"maxLength":300,"pattern":"[^\\s\\p{DI}]"} as const
const valid_until4 = {"title":"Có giá trị đến hết ngày","type":"string","format":"date"} as const
const signer_id5 = {"title":"Người ký","type":"integer","minimum":1,"maximum":9007199254740991} as const
const with_id_number6 = {"title":"Ghi số định danh cá nhân","type":"boolean"} as const
const reason7 = {"title":"Lý do từ chối","type":"string","minLength":1,"maxLength":1000,"pattern":"[^\\s\\p{DI}]"} as const
const reason8 = {"title":"Lý do thu hồi","type":"string","minLength":1,"maxLength":1000,"pattern":"[^\\s\\p{DI}]"} as const

/** What the contract says of the fields of `confirmationRequests`; see `FieldFact`. */
export const fieldFacts = {
  resource: "confirmationRequests",
  titles: {"id":"Mã","employee_id":"Mã","nhansu_id":"Mã nhân viên","full_name":"Nhân viên","department_name":"Đơn vị","kind":"Loại giấy","purpose":"Mục đích sử dụng","recipient":"Nơi nhận","state":"Trạng thái","days_waiting":"Số ngày chờ","number":"Số giấy","issued_on":"Ngày cấp","is_mine":"Của tôi","created_by_name":"Người gửi","settled_by_name":"Người xử lý","settled_at":"Xử lý lúc","revoked_by_name":"Người thu hồi","revoked_at":"Thu hồi lúc","version":"Phiên bản","created_at":"Gửi lúc","updated_at":"Cập nhật lúc"},
  verbs: ["list","store","show","issue","refuse","cancel","revoke","preview","paper"],
  sortable: ["state","kind","full_name","nhansu_id","created_at","issued_on","settled_at"],
  takes: {
    store: { fields: { employee_id: employee_id0, kind: kind1, recipient: recipient2, purpose: purpose3 }, requires: ["kind","purpose"] },
    issue: { fields: { valid_until: valid_until4, signer_id: signer_id5, with_id_number: with_id_number6 }, requires: [] },
    refuse: { fields: { reason: reason7 }, requires: ["reason"] },
    cancel: { fields: {  }, requires: [] },
    revoke: { fields: { reason: reason8 }, requires: ["reason"] },
  },
} as const
