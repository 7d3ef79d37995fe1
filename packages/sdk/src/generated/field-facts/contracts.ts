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
const is_part_time24 = {"title":"Làm việc không trọn thời gian","type":"boolean"} as const
const hours_per_day25 = {"title":"Số giờ làm việc/ngày","type":"number","nullable":true,"minimum":0.5,"maximum":24} as const
const hours_per_week26 = {"title":"Số giờ làm việc/tuần","type":"number","nullable":true,"minimum":0.5,"maximum":168} as const
const training_form27 = {"title":"Hình thức đào tạo nghề","type":"string","nullable":true} as const
const training_fee28 = {"title":"Học phí","type":"integer","nullable":true,"minimum":0,"maximum":999999999999} as const
const consent_document_id29 = {"title":"Văn bản đồng ý của người đại diện","type":"integer","nullable":true,"minimum":1,"maximum":9007199254740991} as const
const note30 = {"title":"Ghi chú","type":"string","nullable":true,"minLength":1,"maxLength":1000,"pattern":"[^\\s\\p{DI}]"} as const
const columns31 = {"title":"Cột","type":"array","minItems":1} as const
const as_of32 = {"title":"Tính đến ngày","type":"string","format":"date"} as const
const sort33 = {"title":"Sắp xếp","type":"string","maxLength":200} as const
const search34 = {"title":"search","type":"object"} as const
const filter35 = {"title":"filter","type":"object"} as const
const id36 = {"title":"Hợp đồng","type":"integer","nullable":true,"minimum":1,"maximum":9007199254740991} as const
const draft37 = {"title":"draft","type":"object"} as const
const ids38 = {"title":"Danh sách đã chọn","type":"array","minItems":1,"maxItems":1000} as const
const sign_date39 = {"title":"Ngày ký","type":"string","format":"date"} as const
const signer_id40 = {"title":"Người ký","type":"integer","minimum":1,"maximum":9007199254740991} as const
const ids41 = {"title":"Hợp đồng","type":"array","minItems":1,"maxItems":200} as const
const form42 = {"title":"Dạng tệp","type":"string"} as const
const with_identity43 = {"title":"Ghi số định danh, địa chỉ","type":"boolean"} as const
const paper_ids44 = {"title":"Bản in","type":"array","minItems":1,"maxItems":200} as const
const number45 = {"title":"Số hợp đồng","type":"string","minLength":1,"maxLength":100,"pattern":"[^\\s\\p{DI}]"} as const
const ended_date46 = {"title":"Ngày chấm dứt","type":"string","format":"date"} as const
const end_reason47 = {"title":"Lý do chấm dứt","type":"string"} as const
const notice_date48 = {"title":"Ngày báo trước","type":"string","nullable":true,"format":"date"} as const
const notice_exemption49 = {"title":"Trường hợp không phải báo trước","type":"string","nullable":true} as const
const is_special_job50 = {"title":"Ngành, nghề, công việc đặc thù","type":"boolean"} as const
const decision_no51 = {"title":"Số quyết định","type":"string","nullable":true,"minLength":1,"maxLength":100,"pattern":"[^\\s\\p{DI}]"} as const
const reason52 = {"title":"Lý do hủy","type":"string","minLength":3,"maxLength":500,"pattern":"[^\\s\\p{DI}]"} as const

/** What the contract says of the fields of `contracts`; see `FieldFact`. */
export const fieldFacts = {
  resource: "contracts",
  titles: {"id":"Mã","employee_id":"Nhân viên","nhansu_id":"Mã nhân viên","full_name":"Họ và tên","department_name":"Đơn vị","position_name":"Chức vụ","active":"Trạng thái làm việc","contract_number":"Số hợp đồng","contract_type_id":"Loại hợp đồng","contract_type_name":"Loại hợp đồng","kind":"Nhóm hợp đồng","state":"Tình trạng","sign_date":"Ngày ký","start_date":"Ngày hiệu lực","end_date":"Ngày hết hạn","days_left":"Còn lại (ngày)","status_name":"Trạng thái","overdue_days":"Quá hạn ký (ngày)","overdue_text":"Quá hạn ký","has_file":"Bản ký","e_contract_due":"Hạn có mã hợp đồng điện tử","review_status":"Trạng thái phiếu","version":"Phiên bản","created_at":"Ngày tạo","updated_at":"Ngày cập nhật","other_term":"Thời hạn khác","term_exception":"Trường hợp ngoại lệ","term_exception_reason":"Lý do ngoại lệ","signer_id":"Người ký theo ủy quyền","signer_name":"Người ký","signer_title":"Chức vụ người ký","authority_no":"Số giấy ủy quyền","job_title":"Công việc","work_place":"Địa điểm làm việc","nature_of_work":"Tính chất công việc","probation_group":"Nhóm công việc thử việc","probation_days":"Số ngày thử việc","probation_salary":"Lương thử việc","salary_level":"Bậc lương","salary":"Mức lương","allowances":"Phụ cấp","pay_form":"Hình thức trả lương","pay_day":"Kỳ trả lương","working_time":"Thời giờ làm việc","leave_days":"Số ngày phép năm","is_part_time":"Làm việc không trọn thời gian","hours_per_day":"Số giờ làm việc/ngày","hours_per_week":"Số giờ làm việc/tuần","training_form":"Hình thức đào tạo nghề","training_fee":"Học phí","consent_document_id":"Văn bản đồng ý của người đại diện","consent_document_number":"Số văn bản đồng ý","note":"Ghi chú","e_contract_id":"Mã hợp đồng điện tử","ended_date":"Ngày chấm dứt","end_reason":"Lý do chấm dứt","notice_date":"Ngày báo trước","notice_exemption":"Trường hợp không phải báo trước","is_special_job":"Ngành, nghề, công việc đặc thù","payment_due_date":"Hạn thanh toán","decision_no":"Số quyết định","cancel_reason":"Lý do hủy","issued_at":"Ngày ban hành","findings":"Cảnh báo","masked_fields":"Thông tin không được xem"},
  heads: {"nhansu_id":"Mã NV","full_name":"Họ tên","contract_type_name":"Loại","start_date":"Hiệu lực","end_date":"Hết hạn","days_left":"Còn (ngày)","review_status":"Phiếu đánh giá"},
  verbs: ["list","store","show","update","destroy","destroyBulk","restore","export","import","importTemplate","markImport","undoImport","check","expiring","issueBulk","printBulk","paperArchive","renew","remind","history","reminders","signers","issue","sign","fileTicket","end","cancel","endNotice","paper","papers","paperTicket"],
  sortable: ["contract_number","full_name","nhansu_id","sign_date","start_date","end_date","days_left","created_at","updated_at"],
  takes: {
    store: { fields: { employee_id: employee_id0, contract_type_id: contract_type_id1, start_date: start_date2, end_date: end_date3, other_term: other_term4, term_exception: term_exception5, term_exception_reason: term_exception_reason6, sign_date: sign_date7, signer_name: signer_name8, signer_title: signer_title9, authority_no: authority_no10, job_title: job_title11, work_place: work_place12, nature_of_work: nature_of_work13, probation_group: probation_group14, probation_days: probation_days15, probation_salary: probation_salary16, salary_level: salary_level17, salary: salary18, allowances: allowances19, pay_form: pay_form20, pay_day: pay_day21, working_time: working_time22, leave_days: leave_days23, is_part_time: is_part_time24, hours_per_day: hours_per_day25, hours_per_week: hours_per_week26, training_form: training_form27, training_fee: training_fee28, consent_document_id: consent_document_id29, note: note30 }, requires: ["employee_id","contract_type_id","start_date"] },
    update: { fields: { contract_type_id: contract_type_id1, start_date: start_date2, end_date: end_date3, other_term: other_term4, term_exception: term_exception5, term_exception_reason: term_exception_reason6, sign_date: sign_date7, signer_name: signer_name8, signer_title: signer_title9, authority_no: authority_no10, job_title: job_title11, work_place: work_place12, nature_of_work: nature_of_work13, probation_group: probation_group14, probation_days: probation_days15, probation_salary: probation_salary16, salary_level: salary_level17, salary: salary18, allowances: allowances19, pay_form: pay_form20, pay_day: pay_day21, working_time: working_time22, leave_days: leave_days23, is_part_time: is_part_time24, hours_per_day: hours_per_day25, hours_per_week: hours_per_week26, training_form: training_form27, training_fee: training_fee28, consent_document_id: consent_document_id29, note: note30 }, requires: [] },
    export: { fields: { columns: columns31, as_of: as_of32, sort: sort33, search: search34, filter: filter35 }, requires: [] },
    check: { fields: { id: id36, draft: draft37 }, requires: ["draft"] },
    issueBulk: { fields: { ids: ids38, sign_date: sign_date39, signer_id: signer_id40, signer_name: signer_name8, signer_title: signer_title9, authority_no: authority_no10 }, requires: ["ids","sign_date"] },
    printBulk: { fields: { ids: ids41, form: form42, with_identity: with_identity43 }, requires: ["ids","form"] },
    paperArchive: { fields: { paper_ids: paper_ids44 }, requires: ["paper_ids"] },
    renew: { fields: { ids: ids38, contract_type_id: contract_type_id1, start_date: start_date2 }, requires: ["ids"] },
    remind: { fields: { ids: ids38 }, requires: ["ids"] },
    signers: { fields: { ids: ids38, sign_date: sign_date39 }, requires: ["ids","sign_date"] },
    issue: { fields: { number: number45, sign_date: sign_date39, signer_id: signer_id40, signer_name: signer_name8, signer_title: signer_title9, authority_no: authority_no10 }, requires: ["sign_date"] },
    end: { fields: { ended_date: ended_date46, end_reason: end_reason47, notice_date: notice_date48, notice_exemption: notice_exemption49, is_special_job: is_special_job50, decision_no: decision_no51 }, requires: ["ended_date","end_reason"] },
    cancel: { fields: { reason: reason52 }, requires: ["reason"] },
    endNotice: { fields: { form: form42 }, requires: ["form"] },
    paper: { fields: { form: form42, with_identity: with_identity43 }, requires: ["form"] },
  },
} as const
