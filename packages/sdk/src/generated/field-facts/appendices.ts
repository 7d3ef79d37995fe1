// Generated from openapi/ by `npm run generate`; never edited.
const ids0 = {"title":"Hợp đồng","type":"array","minItems":1,"maxItems":5000} as const
const matching1 = {"title":"Theo bộ lọc","type":"object"} as const
const sign_date2 = {"title":"Ngày ký","type":"string","format":"date"} as const
const start_date3 = {"title":"Ngày hiệu lực","type":"string","format":"date"} as const
const end_date4 = {"title":"Đến ngày","type":"string","nullable":true,"format":"date"} as const
const content5 = {"title":"Nội dung","type":"string","minLength":1,"maxLength":5000,"pattern":"[^\\s\\p{DI}]"} as const
const pay_change6 = {"title":"Thay đổi lương","type":"string","nullable":true} as const
const pay_amount7 = {"title":"Số tiền","type":"integer","nullable":true,"minimum":-999999999999,"maximum":999999999999} as const
const pay_percent8 = {"title":"Tỷ lệ (%)","type":"number","nullable":true,"minimum":-90,"maximum":500} as const
const pay_rounding9 = {"title":"Làm tròn đến","type":"integer","nullable":true} as const
const job_title10 = {"title":"Công việc","type":"string","nullable":true,"minLength":1,"maxLength":200,"pattern":"[^\\s\\p{DI}]"} as const
const work_place11 = {"title":"Địa điểm làm việc","type":"string","nullable":true,"minLength":1,"maxLength":500,"pattern":"[^\\s\\p{DI}]"} as const
const working_time12 = {"title":"Thời giờ làm việc","type":"string","nullable":true,"minLength":1,"maxLength":500,"pattern":"[^\\s\\p{DI}]"} as const
const signer_id13 = {"title":"Người ký","type":"integer","minimum":1,"maximum":9007199254740991} as const
const signer_name14 = {"title":"Người ký","type":"string","nullable":true,"minLength":1,"maxLength":100,"pattern":"[^\\s\\p{DI}]"} as const
const signer_title15 = {"title":"Chức vụ người ký","type":"string","nullable":true,"minLength":1,"maxLength":200,"pattern":"[^\\s\\p{DI}]"} as const
const authority_no16 = {"title":"Số giấy ủy quyền","type":"string","nullable":true,"minLength":1,"maxLength":100,"pattern":"[^\\s\\p{DI}]"} as const
const ids17 = {"title":"Phụ lục","type":"array","minItems":1,"maxItems":500} as const
const number18 = {"title":"Số phụ lục","type":"string","minLength":1,"maxLength":100,"pattern":"[^\\s\\p{DI}]"} as const
const changes19 = {"title":"Thay đổi","type":"array","minItems":1} as const
const salary20 = {"title":"Mức lương","type":"integer","nullable":true,"minimum":0,"maximum":999999999999} as const
const position_id21 = {"title":"Chức vụ mới","type":"integer","nullable":true,"minimum":1,"maximum":9007199254740991} as const
const department_id22 = {"title":"Đơn vị mới","type":"integer","nullable":true,"minimum":1,"maximum":9007199254740991} as const
const form23 = {"title":"Dạng tệp","type":"string"} as const
const with_identity24 = {"title":"Ghi số định danh, địa chỉ","type":"boolean"} as const

/** What the contract says of the fields of `appendices`; see `FieldFact`. */
export const fieldFacts = {
  resource: "appendices",
  titles: {"id":"Mã","contract_id":"Hợp đồng","appendix_number":"Số phụ lục","sign_date":"Ngày ký","start_date":"Ngày hiệu lực","end_date":"Đến ngày","changes":"Thay đổi","content":"Nội dung","salary":"Mức lương","job_title":"Công việc","work_place":"Địa điểm làm việc","working_time":"Thời giờ làm việc","signer_id":"Người ký theo ủy quyền","signer_name":"Người ký","signer_title":"Chức vụ người ký","authority_no":"Số giấy ủy quyền","decisions":"Quyết định","masked_fields":"Thông tin không được xem","created_at":"Ngày tạo"},
  verbs: ["bulk","decide","signers","list","store","paper"],
  sortable: [],
  takes: {
    bulk: { fields: { ids: ids0, matching: matching1, sign_date: sign_date2, start_date: start_date3, end_date: end_date4, content: content5, pay_change: pay_change6, pay_amount: pay_amount7, pay_percent: pay_percent8, pay_rounding: pay_rounding9, job_title: job_title10, work_place: work_place11, working_time: working_time12, signer_id: signer_id13, signer_name: signer_name14, signer_title: signer_title15, authority_no: authority_no16 }, requires: ["sign_date","start_date","content"] },
    decide: { fields: { ids: ids17 }, requires: ["ids"] },
    store: { fields: { number: number18, sign_date: sign_date2, start_date: start_date3, end_date: end_date4, changes: changes19, content: content5, salary: salary20, job_title: job_title10, work_place: work_place11, working_time: working_time12, position_id: position_id21, department_id: department_id22, signer_id: signer_id13, signer_name: signer_name14, signer_title: signer_title15, authority_no: authority_no16 }, requires: ["sign_date","start_date","changes","content"] },
    paper: { fields: { form: form23, with_identity: with_identity24 }, requires: ["form"] },
  },
} as const
