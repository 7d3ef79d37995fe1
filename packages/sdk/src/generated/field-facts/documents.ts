// Generated from openapi/ by `npm run generate`; never edited.
const document_type_id0 = {"title":"Loại tài liệu","type":"integer","minimum":1,"maximum":9007199254740991} as const
const decision_type1 = {"title":"Loại quyết định","type":"integer","nullable":true,"minimum":1,"maximum":15} as const
const number2 = {"title":"Số/Ký hiệu","type":"string","minLength":1,"maxLength":100,"pattern":"[^\\s\\p{DI}]"} as const
const summary3 = {"title":"Trích yếu","type":"string","minLength":1,"maxLength":1000,"pattern":"[^\\s\\p{DI}]"} as const
const issue_date4 = {"title":"Ngày ban hành","type":"string","format":"date"} as const
const effective_date5 = {"title":"Ngày hiệu lực","type":"string","nullable":true,"format":"date"} as const
const expiry_date6 = {"title":"Ngày hết hiệu lực","type":"string","nullable":true,"format":"date"} as const
const remind_days7 = {"title":"Nhắc trước khi hết hạn (ngày)","type":"array","maxItems":5} as const
const signer8 = {"title":"Người ký","type":"string","nullable":true,"minLength":1,"maxLength":100} as const
const signer_title9 = {"title":"Chức vụ người ký","type":"string","nullable":true,"minLength":1,"maxLength":200} as const
const issued_by10 = {"title":"Nơi ban hành","type":"string","nullable":true,"minLength":1,"maxLength":200} as const
const employee_ids11 = {"title":"Nhân viên liên quan","type":"array","maxItems":500} as const
const is_original12 = {"title":"Bản gốc","type":"boolean"} as const
const copies13 = {"title":"Số bản","type":"integer","nullable":true,"minimum":1,"maximum":1000} as const
const storage_place14 = {"title":"Nơi lưu bản giấy","type":"string","nullable":true,"minLength":1,"maxLength":200} as const
const note15 = {"title":"Ghi chú","type":"string","nullable":true,"maxLength":2000} as const
const documentary_code16 = {"title":"Mã văn thư","type":"string","nullable":true,"minLength":1,"maxLength":100} as const
const columns17 = {"title":"Cột","type":"array","minItems":1} as const
const sort18 = {"title":"Sắp xếp","type":"string","maxLength":200} as const
const search19 = {"title":"search","type":"object"} as const
const filter20 = {"title":"filter","type":"object"} as const
const items21 = {"title":"Danh sách đã chọn","type":"array","minItems":1,"maxItems":1000} as const
const names22 = {"title":"Tên tệp","type":"array","minItems":1,"maxItems":200} as const

/** What the contract says of the fields of `documents`; see `FieldFact`. */
export const fieldFacts = {
  resource: "documents",
  titles: {"id":"Mã","document_type_id":"Loại tài liệu","document_type_label":"Tên loại tài liệu","is_sensitive":"Nhạy cảm","decision_type":"Loại quyết định","number":"Số/Ký hiệu","summary":"Trích yếu","issue_date":"Ngày ban hành","effective_date":"Ngày hiệu lực","expiry_date":"Ngày hết hiệu lực","remind_days":"Nhắc trước khi hết hạn (ngày)","expiry_state":"Thời hạn","days_left":"Số ngày còn lại","signer":"Người ký","signer_title":"Chức vụ người ký","issued_by":"Nơi ban hành","employee_ids":"Nhân viên liên quan","employees":"Nhân viên","employee_total":"Số nhân viên","is_original":"Bản gốc","copies":"Số bản","storage_place":"Nơi lưu bản giấy","note":"Ghi chú","source":"Nguồn","documentary_code":"Mã văn thư","file_total":"Số tệp","files":"Tệp đính kèm","created_by_name":"Người tạo","version":"Phiên bản","created_at":"Ngày tạo","updated_at":"Ngày cập nhật"},
  heads: {"document_type_label":"Loại","file_total":"Tệp","is_original":"Bản giấy","employees.full_name":"Nhân viên"},
  verbs: ["list","store","show","update","destroy","destroyBulk","restore","export","mixed","destroyMixed","fromDocumentary","match","storeFile","destroyFile","restoreFile","fileTicket"],
  sortable: ["document_type_id","decision_type","number","summary","issue_date","effective_date","expiry_date","signer","issued_by","source","is_original","storage_place","created_at","updated_at"],
  takes: {
    store: { fields: { document_type_id: document_type_id0, decision_type: decision_type1, number: number2, summary: summary3, issue_date: issue_date4, effective_date: effective_date5, expiry_date: expiry_date6, remind_days: remind_days7, signer: signer8, signer_title: signer_title9, issued_by: issued_by10, employee_ids: employee_ids11, is_original: is_original12, copies: copies13, storage_place: storage_place14, note: note15, documentary_code: documentary_code16 }, requires: ["document_type_id","summary","issue_date"] },
    update: { fields: { document_type_id: document_type_id0, decision_type: decision_type1, number: number2, summary: summary3, issue_date: issue_date4, effective_date: effective_date5, expiry_date: expiry_date6, remind_days: remind_days7, signer: signer8, signer_title: signer_title9, issued_by: issued_by10, employee_ids: employee_ids11, is_original: is_original12, copies: copies13, storage_place: storage_place14, note: note15, documentary_code: documentary_code16 }, requires: [] },
    export: { fields: { columns: columns17, sort: sort18, search: search19, filter: filter20 }, requires: [] },
    destroyMixed: { fields: { items: items21 }, requires: ["items"] },
    match: { fields: { names: names22 }, requires: ["names"] },
  },
} as const
