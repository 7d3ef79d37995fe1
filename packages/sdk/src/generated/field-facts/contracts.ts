// Generated from openapi/ by `npm run generate`; never edited.
const employee_id0 = {"title":"Nhân viên","type":"integer","minimum":1,"maximum":9007199254740991} as const
const contract_type_id1 = {"title":"Loại hợp đồng","type":"integer","minimum":1,"maximum":9007199254740991} as const
const start_date2 = {"title":"Ngày hiệu lực","type":"string","format":"date"} as const
const end_date3 = {"title":"Ngày hết hạn","type":"string","nullable":true,"format":"date"} as const
const other_term4 = {"title":"Thời hạn khác","type":"boolean"} as const
const term_exception5 = {"title":"Trường hợp ngoại lệ","type":"string","nullable":true} as const
const term_exception_reason6 = {"title":"Lý do ngoại lệ","type":"string","nullable":true,"minLength":1,"maxLength":500,"pattern":"[^\\s\\p{DI}]"} as const
const sign_date7 = {"title":"Ngày ký","type":"string","nullable":true,"format":"date"} as const
const signer_name8 = {"title":"Người ký","type":"string","nullable":true,"minLength":1,"maxLength":100,"pattern":"[^\\s\\p{DI}]"} as const
const signer_title9 = {"title":"Chức vụ người ký","type":"string","nullable":true,"minLength":1,"maxLength":200,"pattern":"[^\\s\\p{DI}]"} as const
const authority_no10 = {"title":"Số giấy ủy quyền","type":"string","nullable":true,"minLength":1,"maxLength":100,"pattern":"[^\\s\\p{DI}]"} as const
const job_title11 = {"title":"Công việc","type":"string","nullable":true,"minLength":1,"maxLength":200,"pattern":"[^\\s\\p{DI}]"} as const
const work_place12 = {"title":"Địa điểm làm việc","type":"string","nullable":true,"minLength":1,"maxLength":500,"pattern":"[^\\s\\p{DI}]"} as const
const nature_of_work13 = {"title":"Tính chất công việc","type":"integer","nullable":true,"minimum":1,"maximum":7} as const
const probation_group14 = {"title":"Nhóm công việc thử việc","type":"string","nullable":true} as const
const probation_days15 = {"title":"Số ngày thử việc","type":"integer","nullable":true,"minimum":1,"maximum":180} as const
const probation_salary16 = {"title":"Lương thử việc","type":"integer","nullable":true,"minimum":0,"maximum":999999999999} as const
const salary_level17 = {"title":"Bậc lương","type":"integer","nullable":true,"minimum":1,"maximum":8} as const
const salary18 = {"title":"Mức lương","type":"integer","nullable":true,"minimum":0,"maximum":999999999999} as const
const allowances19 = {"title":"Phụ cấp","type":"string","nullable":true,"minLength":1,"maxLength":1000,"pattern":"[^\\s\\p{DI}]"} as const
const pay_form20 = {"title":"Hình thức trả lương","type":"string","nullable":true} as const
const pay_day21 = {"title":"Kỳ trả lương","type":"string","nullable":true,"minLength":1,"maxLength":200,"pattern":"[^\\s\\p{DI}]"} as const
const working_time22 = {"title":"Thời giờ làm việc","type":"string","nullable":true,"minLength":1,"maxLength":500,"pattern":"[^\\s\\p{DI}]"} as const
const leave_days23 = {"title":"Số ngày phép năm","type":"number","nullable":true,"minimum":0,"maximum":60} as const
const note24 = {"title":"Ghi chú","type":"string","nullable":true,"minLength":1,"maxLength":1000,"pattern":"[^\\s\\p{DI}]"} as const
const columns25 = {"title":"Cột","type":"array","minItems":1} as const
const as_of26 = {"title":"Tính đến ngày","type":"string","format":"date"} as const
const sort27 = {"title":"Sắp xếp","type":"string","maxLength":200} as const
const search28 = {"title":"search","type":"object"} as const
const filter29 = {"title":"filter","type":"object"} as const
const id30 = {"title":"Hợp đồng","type":"integer","nullable":true,"minimum":1,"maximum":9007199254740991} as const
const draft31 = {"title":"draft","type":"object"} as const
const ids32 = {"title":"Danh sách đã chọn","type":"array","minItems":1,"maxItems":1000} as const
const sign_date33 = {"title":"Ngày ký","type":"string","format":"date"} as const
const number34 = {"title":"Số hợp đồng","type":"string","minLength":1,"maxLength":100,"pattern":"[^\\s\\p{DI}]"} as const
const ended_date35 = {"title":"Ngày chấm dứt","type":"string","format":"date"} as const
const end_reason36 = {"title":"Lý do chấm dứt","type":"string"} as const
const notice_date37 = {"title":"Ngày báo trước","type":"string","nullable":true,"format":"date"} as const
const decision_no38 = {"title":"Số quyết định","type":"string","nullable":true,"minLength":1,"maxLength":100,"pattern":"[^\\s\\p{DI}]"} as const
const reason39 = {"title":"Lý do hủy","type":"string","minLength":3,"maxLength":500,"pattern":"[^\\s\\p{DI}]"} as const
const form40 = {"title":"Dạng tệp","type":"string"} as const

/** What the contract says of the fields of `contracts`; see `FieldFact`. */
export const fieldFacts = {
  resource: "contracts",
  titles: {"id":"Mã","employee_id":"Nhân viên","nhansu_id":"Mã nhân viên","full_name":"Họ và tên","department_name":"Đơn vị","position_name":"Chức vụ","contract_number":"Số hợp đồng","contract_type_id":"Loại hợp đồng","contract_type_name":"Loại hợp đồng","kind":"Nhóm hợp đồng","state":"Tình trạng","sign_date":"Ngày ký","start_date":"Ngày hiệu lực","end_date":"Ngày hết hạn","days_left":"Còn lại (ngày)","status_name":"Trạng thái","overdue_days":"Quá hạn ký (ngày)","overdue_text":"Quá hạn ký","has_file":"Bản ký","review_status":"Trạng thái phiếu","version":"Phiên bản","created_at":"Ngày tạo","updated_at":"Ngày cập nhật","other_term":"Thời hạn khác","term_exception":"Trường hợp ngoại lệ","term_exception_reason":"Lý do ngoại lệ","signer_name":"Người ký","signer_title":"Chức vụ người ký","authority_no":"Số giấy ủy quyền","job_title":"Công việc","work_place":"Địa điểm làm việc","nature_of_work":"Tính chất công việc","probation_group":"Nhóm công việc thử việc","probation_days":"Số ngày thử việc","probation_salary":"Lương thử việc","salary_level":"Bậc lương","salary":"Mức lương","allowances":"Phụ cấp","pay_form":"Hình thức trả lương","pay_day":"Kỳ trả lương","working_time":"Thời giờ làm việc","leave_days":"Số ngày phép năm","note":"Ghi chú","e_contract_id":"Mã hợp đồng điện tử","ended_date":"Ngày chấm dứt","end_reason":"Lý do chấm dứt","notice_date":"Ngày báo trước","decision_no":"Số quyết định","cancel_reason":"Lý do hủy","issued_at":"Ngày ban hành","findings":"Cảnh báo","masked_fields":"Thông tin không được xem"},
  heads: {"nhansu_id":"Mã NV","full_name":"Họ tên","contract_type_name":"Loại","start_date":"Hiệu lực","end_date":"Hết hạn","days_left":"Còn (ngày)","review_status":"Phiếu đánh giá"},
  verbs: ["list","store","show","update","destroy","destroyBulk","restore","export","import","importTemplate","markImport","undoImport","check","expiring","issueBulk","renew","issue","sign","fileTicket","end","cancel","paper"],
  sortable: ["contract_number","full_name","nhansu_id","sign_date","start_date","end_date","days_left","created_at","updated_at"],
  takes: {
    store: { fields: { employee_id: employee_id0, contract_type_id: contract_type_id1, start_date: start_date2, end_date: end_date3, other_term: other_term4, term_exception: term_exception5, term_exception_reason: term_exception_reason6, sign_date: sign_date7, signer_name: signer_name8, signer_title: signer_title9, authority_no: authority_no10, job_title: job_title11, work_place: work_place12, nature_of_work: nature_of_work13, probation_group: probation_group14, probation_days: probation_days15, probation_salary: probation_salary16, salary_level: salary_level17, salary: salary18, allowances: allowances19, pay_form: pay_form20, pay_day: pay_day21, working_time: working_time22, leave_days: leave_days23, note: note24 }, requires: ["employee_id","contract_type_id","start_date"] },
    update: { fields: { contract_type_id: contract_type_id1, start_date: start_date2, end_date: end_date3, other_term: other_term4, term_exception: term_exception5, term_exception_reason: term_exception_reason6, sign_date: sign_date7, signer_name: signer_name8, signer_title: signer_title9, authority_no: authority_no10, job_title: job_title11, work_place: work_place12, nature_of_work: nature_of_work13, probation_group: probation_group14, probation_days: probation_days15, probation_salary: probation_salary16, salary_level: salary_level17, salary: salary18, allowances: allowances19, pay_form: pay_form20, pay_day: pay_day21, working_time: working_time22, leave_days: leave_days23, note: note24 }, requires: [] },
    export: { fields: { columns: columns25, as_of: as_of26, sort: sort27, search: search28, filter: filter29 }, requires: [] },
    check: { fields: { id: id30, draft: draft31 }, requires: ["draft"] },
    issueBulk: { fields: { ids: ids32, sign_date: sign_date33, signer_name: signer_name8, signer_title: signer_title9, authority_no: authority_no10 }, requires: ["ids","sign_date"] },
    renew: { fields: { ids: ids32, contract_type_id: contract_type_id1, start_date: start_date2 }, requires: ["ids"] },
    issue: { fields: { number: number34, sign_date: sign_date33, signer_name: signer_name8, signer_title: signer_title9, authority_no: authority_no10 }, requires: ["sign_date"] },
    end: { fields: { ended_date: ended_date35, end_reason: end_reason36, notice_date: notice_date37, decision_no: decision_no38 }, requires: ["ended_date","end_reason"] },
    cancel: { fields: { reason: reason39 }, requires: ["reason"] },
    paper: { fields: { form: form40 }, requires: ["form"] },
  },
} as const
