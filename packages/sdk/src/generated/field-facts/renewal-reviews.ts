// Generated from openapi/ by `npm run generate`; never edited.
const proposal0 = {"title":"Đề nghị","type":"string","nullable":true} as const
const proposed_type_id1 = {"title":"Loại và thời hạn đề nghị","type":"integer","nullable":true,"minimum":1,"maximum":9007199254740991} as const
const unit_opinion2 = {"title":"Ý kiến đơn vị","type":"string","nullable":true,"minLength":1,"maxLength":2000,"pattern":"[^\\s\\p{DI}]"} as const
const hr_opinion3 = {"title":"Ý kiến nhân sự","type":"string","nullable":true,"minLength":1,"maxLength":2000,"pattern":"[^\\s\\p{DI}]"} as const
const form4 = {"title":"Dạng tệp","type":"string"} as const

/** What the contract says of the fields of `renewalReviews`; see `FieldFact`. */
export const fieldFacts = {
  resource: "renewalReviews",
  titles: {"contract_id":"Hợp đồng","employee_id":"Nhân viên","nhansu_id":"Mã nhân viên","full_name":"Họ và tên","department_name":"Đơn vị","position_name":"Chức vụ","contract_number":"Số hợp đồng","contract_type_name":"Loại hợp đồng","start_date":"Ngày hiệu lực","end_date":"Ngày hết hạn","days_left":"Còn lại (ngày)","due_date":"Hạn cho ý kiến","review_status":"Trạng thái phiếu","head_name":"Trưởng đơn vị","proposal":"Đề nghị","proposed_type_id":"Loại và thời hạn đề nghị","proposed_type_name":"Loại và thời hạn đề nghị","unit_opinion":"Ý kiến đơn vị","unit_by_name":"Người ghi ý kiến đơn vị","unit_at":"Đơn vị ghi lúc","hr_opinion":"Ý kiến nhân sự","hr_by_name":"Người ghi ý kiến nhân sự","hr_at":"Nhân sự ghi lúc","closed_reason":"Lý do khóa phiếu","renewal_id":"Hợp đồng tái ký","decision_id":"Quyết định không gia hạn","next_day":"Ngày sau khi hết hạn","may_write_unit":"Được ghi ý kiến đơn vị","may_write_hr":"Được ghi ý kiến nhân sự","types":"Loại hợp đồng có thể đề nghị","version":"Phiên bản"},
  verbs: ["mine","show","update","paper"],
  sortable: [],
  takes: {
    update: { fields: { proposal: proposal0, proposed_type_id: proposed_type_id1, unit_opinion: unit_opinion2, hr_opinion: hr_opinion3 }, requires: [] },
    paper: { fields: { form: form4 }, requires: ["form"] },
  },
} as const
