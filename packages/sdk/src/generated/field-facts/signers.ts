// Generated from openapi/ by `npm run generate`; never edited.
const employee_id0 = {"title":"Nhân viên","type":"integer","minimum":1,"maximum":9007199254740991} as const
const printed_title1 = {"title":"Chức vụ in trên văn bản","type":"string","minLength":1,"maxLength":200,"pattern":"[^\\s\\p{DI}]"} as const
const paper_kinds2 = {"title":"Loại văn bản được ký","type":"array","minItems":1,"maxItems":6} as const
const decision_types3 = {"title":"Loại quyết định được ký","type":"array","maxItems":15} as const
const valid_from4 = {"title":"Được ký từ ngày","type":"string","format":"date"} as const
const valid_to5 = {"title":"Đến ngày","type":"string","nullable":true,"format":"date"} as const
const authority_no6 = {"title":"Số giấy ủy quyền","type":"string","nullable":true,"minLength":1,"maxLength":100} as const
const is_legal_representative7 = {"title":"Người đại diện theo pháp luật","type":"boolean"} as const
const authority_document_id8 = {"title":"Bản quét giấy ủy quyền","type":"integer","nullable":true,"minimum":1,"maximum":9007199254740991} as const
const note9 = {"title":"Ghi chú","type":"string","nullable":true,"maxLength":1000} as const

/** What the contract says of the fields of `signers`; see `FieldFact`. */
export const fieldFacts = {
  resource: "signers",
  titles: {"id":"Mã","employee_id":"Nhân viên","employee_name":"Họ và tên","nhansu_id":"Mã nhân viên","printed_title":"Chức vụ in trên văn bản","paper_kinds":"Loại văn bản được ký","decision_types":"Loại quyết định được ký","valid_from":"Được ký từ ngày","valid_to":"Đến ngày","state":"Hiệu lực hôm nay","authority_no":"Số giấy ủy quyền","is_legal_representative":"Người đại diện theo pháp luật","authority_document_id":"Bản quét giấy ủy quyền","authority_document_number":"Số tài liệu ủy quyền","note":"Ghi chú","version":"Phiên bản","created_at":"Ngày tạo","updated_at":"Ngày cập nhật"},
  heads: {"printed_title":"Chức vụ ký","valid_from":"Từ ngày","state":"Hiệu lực"},
  verbs: ["list","store","show","update","destroy","destroyBulk","restore"],
  sortable: ["printed_title","valid_from","valid_to","authority_no","created_at","updated_at"],
  takes: {
    store: { fields: { employee_id: employee_id0, printed_title: printed_title1, paper_kinds: paper_kinds2, decision_types: decision_types3, valid_from: valid_from4, valid_to: valid_to5, authority_no: authority_no6, is_legal_representative: is_legal_representative7, authority_document_id: authority_document_id8, note: note9 }, requires: ["employee_id","printed_title","paper_kinds","valid_from"] },
    update: { fields: { employee_id: employee_id0, printed_title: printed_title1, paper_kinds: paper_kinds2, decision_types: decision_types3, valid_from: valid_from4, valid_to: valid_to5, authority_no: authority_no6, is_legal_representative: is_legal_representative7, authority_document_id: authority_document_id8, note: note9 }, requires: [] },
  },
} as const
