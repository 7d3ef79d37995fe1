// Generated from openapi/ by `npm run generate`; never edited.
const name0 = {"title":"Tên mẫu","type":"string","minLength":1,"maxLength":200,"pattern":"[^\\s\\p{DI}]"} as const
const kind1 = {"title":"Loại thư","type":"string"} as const
const subject2 = {"title":"Tiêu đề","type":"string","minLength":1,"maxLength":300,"pattern":"[^\\s\\p{DI}]"} as const
const body3 = {"title":"Nội dung","type":"string","minLength":1,"maxLength":20000,"pattern":"[^\\s\\p{DI}]"} as const
const signature4 = {"title":"Chữ ký","type":"string","nullable":true,"minLength":1,"maxLength":2000,"pattern":"[^\\s\\p{DI}]"} as const
const cc_addresses5 = {"title":"Người nhận thêm (CC)","type":"array","maxItems":10} as const
const is_active6 = {"title":"Trạng thái","type":"boolean"} as const
const candidate_id7 = {"title":"Ứng viên","type":"integer","minimum":1,"maximum":9007199254740991} as const
const values8 = {"title":"Thông tin điền vào thư","type":"object"} as const
const email_id9 = {"title":"Mẫu email","type":"integer","minimum":1,"maximum":9007199254740991} as const
const candidate_ids10 = {"title":"Ứng viên","type":"array","minItems":1,"maxItems":5000} as const

/** What the contract says of the fields of `emails`; see `FieldFact`. */
export const fieldFacts = {
  resource: "emails",
  titles: {"id":"Mã","name":"Tên mẫu","kind":"Loại thư","subject":"Tiêu đề","body":"Nội dung","signature":"Chữ ký","cc_addresses":"Người nhận thêm (CC)","is_active":"Trạng thái","version":"Phiên bản","created_at":"Ngày tạo","updated_at":"Ngày cập nhật"},
  verbs: ["list","store","show","update","destroy","destroyBulk","restore","preview","send"],
  sortable: ["name","kind","is_active","created_at","updated_at"],
  takes: {
    store: { fields: { name: name0, kind: kind1, subject: subject2, body: body3, signature: signature4, cc_addresses: cc_addresses5, is_active: is_active6 }, requires: ["name","kind","subject","body"] },
    update: { fields: { name: name0, kind: kind1, subject: subject2, body: body3, signature: signature4, cc_addresses: cc_addresses5, is_active: is_active6 }, requires: [] },
    preview: { fields: { subject: subject2, body: body3, signature: signature4, candidate_id: candidate_id7, values: values8 }, requires: ["subject","body"] },
    send: { fields: { email_id: email_id9, candidate_ids: candidate_ids10, values: values8 }, requires: ["email_id","candidate_ids"] },
  },
} as const
