// Generated from openapi/ by `npm run generate`; never edited.
const columns0 = {"title":"Cột","type":"array","minItems":1} as const
const sort1 = {"title":"Sắp xếp","type":"string","maxLength":200} as const
const search2 = {"title":"search","type":"object"} as const
const filter3 = {"title":"filter","type":"object"} as const

/** What the contract says of the fields of `auditTrail`; see `FieldFact`. */
export const fieldFacts = {
  resource: "auditTrail",
  titles: {"id":"Mã","at":"Thời điểm","user.id":"Mã","user.login":"Tên đăng nhập","user.full_name":"Họ và tên","operation":"Thao tác","resource":"Đối tượng","record_id":"Mã bản ghi","record_name":"Bản ghi","result":"Kết quả","changed_fields":"Trường thay đổi","changed_labels":"Thông tin thay đổi","changes":"Giá trị cũ, mới","detail":"Chi tiết","request_id":"Mã yêu cầu"},
  heads: {"user.full_name":"Người thực hiện","user.login":"Tài khoản thực hiện"},
  verbs: ["list","export"],
  sortable: ["at"],
  takes: {
    export: { fields: { columns: columns0, sort: sort1, search: search2, filter: filter3 }, requires: [] },
  },
} as const
