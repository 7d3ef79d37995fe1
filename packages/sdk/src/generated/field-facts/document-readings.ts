// Generated from openapi/ by `npm run generate`; never edited.
const due_date0 = {"title":"Hạn xác nhận","type":"string","format":"date"} as const
const department_ids1 = {"title":"Đơn vị và trực thuộc","type":"array","maxItems":100} as const
const position_ids2 = {"title":"Chức vụ","type":"array","maxItems":100} as const
const employee_ids3 = {"title":"Nhân viên","type":"array","maxItems":500} as const
const file_ids4 = {"title":"Tệp đã đọc","type":"array","minItems":1,"maxItems":20} as const

/** What the contract says of the fields of `documentReadings`; see `FieldFact`. */
export const fieldFacts = {
  resource: "documentReadings",
  titles: {"id":"Mã","document_id":"Mã","document_number":"Số/Ký hiệu","document_summary":"Trích yếu","due_date":"Hạn xác nhận","days_left":"Số ngày còn lại","department_names":"Đơn vị","position_names":"Chức vụ","employee_total":"Số người được chọn đích danh","figures.total":"Số người","figures.confirmed":"Đã xác nhận","figures.again":"Chờ xác nhận lại","figures.waiting":"Chưa xác nhận","figures.without_account":"Chưa có tài khoản","withdrawn_at":"Thu hồi lúc","created_by_name":"Người gửi","created_at":"Gửi lúc"},
  verbs: ["list","store","mine","show","people","export","withdraw","resume","ticket","confirm"],
  sortable: [],
  takes: {
    store: { fields: { due_date: due_date0, department_ids: department_ids1, position_ids: position_ids2, employee_ids: employee_ids3 }, requires: ["due_date"] },
    confirm: { fields: { file_ids: file_ids4 }, requires: ["file_ids"] },
  },
} as const
