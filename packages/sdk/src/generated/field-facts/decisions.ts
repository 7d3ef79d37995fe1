// Generated from openapi/ by `npm run generate`; never edited.
const decision_type0 = {"title":"Loại quyết định","type":"integer","minimum":1,"maximum":15} as const
const effective_date1 = {"title":"Ngày hiệu lực","type":"string","format":"date"} as const
const sign_date2 = {"title":"Ngày ký","type":"string","nullable":true,"format":"date"} as const
const signer_id3 = {"title":"Người ký","type":"integer","nullable":true,"minimum":1,"maximum":9007199254740991} as const
const typed_number4 = {"title":"Số quyết định","type":"string","nullable":true,"minLength":1,"maxLength":50,"pattern":"[^\\s\\p{DI}]"} as const
const summary5 = {"title":"Trích yếu","type":"string","minLength":1,"maxLength":500,"pattern":"[^\\s\\p{DI}]"} as const
const reason6 = {"title":"Căn cứ","type":"string","nullable":true,"minLength":1,"maxLength":2000} as const
const people7 = {"title":"Nhân viên","type":"array","minItems":1,"maxItems":500} as const
const columns8 = {"title":"Cột","type":"array","minItems":1} as const
const sort9 = {"title":"Sắp xếp","type":"string","maxLength":200} as const
const search10 = {"title":"search","type":"object"} as const
const filter11 = {"title":"filter","type":"object"} as const
const corrects_id12 = {"title":"Quyết định được đính chính","type":"integer","nullable":true,"minimum":1,"maximum":9007199254740991} as const
const decision_types13 = {"title":"Loại quyết định","type":"array","minItems":1,"maxItems":15} as const
const sign_date14 = {"title":"Ngày ký","type":"string","format":"date"} as const
const decisions15 = {"title":"Quyết định","type":"array","minItems":1,"maxItems":100} as const
const signer_id16 = {"title":"Người ký","type":"integer","minimum":1,"maximum":9007199254740991} as const
const marks17 = {"title":"marks","type":"array","maxItems":500} as const
const file_ids18 = {"title":"Tệp đính kèm đã xem","type":"array","maxItems":20} as const
const reason19 = {"title":"Lý do hủy","type":"string","minLength":3,"maxLength":500,"pattern":"[^\\s\\p{DI}]"} as const
const reason20 = {"title":"Lý do thu hồi","type":"string","minLength":3,"maxLength":500,"pattern":"[^\\s\\p{DI}]"} as const
const sign_date21 = {"title":"Ngày ký quyết định thu hồi","type":"string","format":"date"} as const
const number22 = {"title":"Số quyết định thu hồi","type":"string","minLength":1,"maxLength":50,"pattern":"[^\\s\\p{DI}]"} as const
const with_contracts23 = {"title":"Khôi phục hợp đồng đã chấm dứt","type":"boolean"} as const
const with_accounts24 = {"title":"Mở lại tài khoản","type":"boolean"} as const
const reason25 = {"title":"Lý do đính chính","type":"string","minLength":3,"maxLength":500,"pattern":"[^\\s\\p{DI}]"} as const
const sign_date26 = {"title":"Ngày ký quyết định đính chính","type":"string","format":"date"} as const
const number27 = {"title":"Số quyết định đính chính","type":"string","minLength":1,"maxLength":50,"pattern":"[^\\s\\p{DI}]"} as const
const form28 = {"title":"Dạng tệp","type":"string"} as const
const employee_id29 = {"title":"Nhân viên","type":"integer","minimum":1,"maximum":9007199254740991} as const
const paper_ids30 = {"title":"Bản in","type":"array","minItems":1,"maxItems":500} as const

/** What the contract says of the fields of `decisions`; see `FieldFact`. */
export const fieldFacts = {
  resource: "decisions",
  titles: {"id":"Mã","decision_type":"Loại quyết định","decision_number":"Số quyết định","summary":"Trích yếu","sign_date":"Ngày ký","effective_date":"Ngày hiệu lực","state":"Tình trạng","status_name":"Trạng thái","employee_names":"Nhân viên","people_total":"Số người","applied_total":"Đã áp dụng","signer_name":"Người ký","version":"Phiên bản","created_at":"Ngày tạo","updated_at":"Ngày cập nhật","reason":"Căn cứ","typed_number":"Số quyết định","signer_id":"Người ký","signer_title":"Chức vụ người ký","authority_no":"Số giấy ủy quyền","document_id":"Tài liệu","created_by_name":"Người soạn","issued_by_name":"Người ban hành","issued_at":"Ban hành lúc","end_reason":"Lý do đính chính, thu hồi hoặc hủy","end_date":"Ngày đính chính hoặc thu hồi","end_number":"Số quyết định đính chính hoặc thu hồi","ended_by_name":"Người đính chính, thu hồi hoặc hủy","corrects_id":"Quyết định được đính chính","corrects_number":"Số quyết định được đính chính","correction_reason":"Lý do đính chính","corrected_by_id":"Quyết định đính chính","issue_block":"Vì sao chưa ban hành được","is_past":"Có trước phần mềm","people":"Nhân viên"},
  heads: {"effective_date":"Hiệu lực"},
  verbs: ["list","store","show","update","destroy","destroyBulk","restore","export","import","importTemplate","markImport","undoImport","preview","signers","issueBulk","issue","cancel","revoke","correct","storeFile","destroyFile","restoreFile","fileTicket","paper","printPeople","paperArchive","papers","paperTicket"],
  sortable: ["decision_number","decision_type","sign_date","effective_date","summary","created_at","updated_at"],
  takes: {
    store: { fields: { decision_type: decision_type0, effective_date: effective_date1, sign_date: sign_date2, signer_id: signer_id3, typed_number: typed_number4, summary: summary5, reason: reason6, people: people7 }, requires: ["decision_type","effective_date","summary","people"] },
    update: { fields: { effective_date: effective_date1, sign_date: sign_date2, signer_id: signer_id3, typed_number: typed_number4, summary: summary5, reason: reason6, people: people7 }, requires: [] },
    export: { fields: { columns: columns8, sort: sort9, search: search10, filter: filter11 }, requires: [] },
    preview: { fields: { corrects_id: corrects_id12, decision_type: decision_type0, effective_date: effective_date1, sign_date: sign_date2, signer_id: signer_id3, typed_number: typed_number4, summary: summary5, reason: reason6, people: people7 }, requires: ["decision_type","effective_date","summary","people"] },
    signers: { fields: { decision_types: decision_types13, sign_date: sign_date14 }, requires: ["decision_types","sign_date"] },
    issueBulk: { fields: { decisions: decisions15, sign_date: sign_date14, signer_id: signer_id16 }, requires: ["decisions","sign_date","signer_id"] },
    issue: { fields: { number: typed_number4, sign_date: sign_date14, signer_id: signer_id16, marks: marks17, file_ids: file_ids18 }, requires: ["sign_date","signer_id"] },
    cancel: { fields: { reason: reason19 }, requires: ["reason"] },
    revoke: { fields: { reason: reason20, sign_date: sign_date21, number: number22, with_contracts: with_contracts23, with_accounts: with_accounts24 }, requires: ["reason","sign_date"] },
    correct: { fields: { reason: reason25, sign_date: sign_date26, signer_id: signer_id16, number: number27, effective_date: effective_date1, people: people7, marks: marks17 }, requires: ["reason","sign_date","signer_id"] },
    paper: { fields: { form: form28, employee_id: employee_id29 }, requires: ["form"] },
    printPeople: { fields: { employee_ids: people7, form: form28 }, requires: ["employee_ids","form"] },
    paperArchive: { fields: { paper_ids: paper_ids30 }, requires: ["paper_ids"] },
  },
} as const
