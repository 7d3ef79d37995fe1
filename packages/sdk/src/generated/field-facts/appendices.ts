// Generated from openapi/ by `npm run generate`; never edited.
const number0 = {"title":"Số phụ lục","type":"string","minLength":1,"maxLength":100,"pattern":"[^\\s\\p{DI}]"} as const
const sign_date1 = {"title":"Ngày ký","type":"string","format":"date"} as const
const start_date2 = {"title":"Ngày hiệu lực","type":"string","format":"date"} as const
const end_date3 = {"title":"Đến ngày","type":"string","nullable":true,"format":"date"} as const
const changes4 = {"title":"Thay đổi","type":"array","minItems":1} as const
const content5 = {"title":"Nội dung","type":"string","minLength":1,"maxLength":5000,"pattern":"[^\\s\\p{DI}]"} as const
const salary6 = {"title":"Mức lương","type":"integer","nullable":true,"minimum":0,"maximum":999999999999} as const
const job_title7 = {"title":"Công việc","type":"string","nullable":true,"minLength":1,"maxLength":200,"pattern":"[^\\s\\p{DI}]"} as const
const work_place8 = {"title":"Địa điểm làm việc","type":"string","nullable":true,"minLength":1,"maxLength":500,"pattern":"[^\\s\\p{DI}]"} as const
const working_time9 = {"title":"Thời giờ làm việc","type":"string","nullable":true,"minLength":1,"maxLength":500,"pattern":"[^\\s\\p{DI}]"} as const
const signer_name10 = {"title":"Người ký","type":"string","nullable":true,"minLength":1,"maxLength":100,"pattern":"[^\\s\\p{DI}]"} as const
const signer_title11 = {"title":"Chức vụ người ký","type":"string","nullable":true,"minLength":1,"maxLength":200,"pattern":"[^\\s\\p{DI}]"} as const
const authority_no12 = {"title":"Số giấy ủy quyền","type":"string","nullable":true,"minLength":1,"maxLength":100,"pattern":"[^\\s\\p{DI}]"} as const

/** What the contract says of the fields of `appendices`; see `FieldFact`. */
export const fieldFacts = {
  resource: "appendices",
  titles: {"id":"Mã","contract_id":"Hợp đồng","appendix_number":"Số phụ lục","sign_date":"Ngày ký","start_date":"Ngày hiệu lực","end_date":"Đến ngày","changes":"Thay đổi","content":"Nội dung","salary":"Mức lương","job_title":"Công việc","work_place":"Địa điểm làm việc","working_time":"Thời giờ làm việc","signer_name":"Người ký","signer_title":"Chức vụ người ký","authority_no":"Số giấy ủy quyền","masked_fields":"Thông tin không được xem","created_at":"Ngày tạo"},
  verbs: ["list","store"],
  sortable: [],
  takes: {
    store: { fields: { number: number0, sign_date: sign_date1, start_date: start_date2, end_date: end_date3, changes: changes4, content: content5, salary: salary6, job_title: job_title7, work_place: work_place8, working_time: working_time9, signer_name: signer_name10, signer_title: signer_title11, authority_no: authority_no12 }, requires: ["sign_date","start_date","changes","content"] },
  },
} as const
