// Generated from openapi/ by `npm run generate`; never edited.
const employee_id0 = {"title":"Nhân viên","type":"integer","minimum":1,"maximum":9007199254740991} as const
const certificate_id1 = {"title":"Chứng chỉ","type":"integer","nullable":true,"minimum":1,"maximum":9007199254740991} as const
const field_id2 = {"title":"Lĩnh vực","type":"integer","nullable":true,"minimum":1,"maximum":9007199254740991} as const
const type_id3 = {"title":"Loại đào tạo","type":"integer","nullable":true,"minimum":1,"maximum":9007199254740991} as const
const due_date4 = {"title":"Hạn","type":"string","nullable":true,"format":"date"} as const
const priority5 = {"title":"Ưu tiên","type":"string"} as const
const note6 = {"title":"Ghi chú","type":"string","nullable":true,"minLength":1,"maxLength":500,"pattern":"[^\\s\\p{DI}]"} as const
const ids7 = {"title":"Nhu cầu","type":"array","minItems":1,"maxItems":2000} as const
const reason8 = {"title":"Lý do","type":"string","minLength":1,"maxLength":500,"pattern":"[^\\s\\p{DI}]"} as const
const plan_id9 = {"title":"Kế hoạch","type":"integer","minimum":1,"maximum":9007199254740991} as const
const type_id10 = {"title":"Loại đào tạo","type":"integer","minimum":1,"maximum":9007199254740991} as const
const training_id11 = {"title":"Khóa đào tạo","type":"integer","minimum":1,"maximum":9007199254740991} as const
const course12 = {"title":"Khóa mới","type":"object"} as const
const mandatory13 = {"title":"Bắt buộc","type":"boolean"} as const

/** What the contract says of the fields of `trainingNeeds`; see `FieldFact`. */
export const fieldFacts = {
  resource: "trainingNeeds",
  titles: {"id":"Mã","employee_id":"Nhân viên","nhansu_id":"Mã NV","full_name":"Họ và tên","unit_name":"Đơn vị","certificate_id":"Chứng chỉ","field_id":"Lĩnh vực","type_id":"Loại đào tạo","target_name":"Nội dung","source":"Nguồn","certificate_no":"Chứng chỉ sắp hết hạn","exam_id":"Đợt kiểm tra","exam_code":"Đợt kiểm tra","due_date":"Hạn","days_left":"Còn lại (ngày)","priority":"Ưu tiên","is_required":"Bắt buộc","note":"Ghi chú","state":"Trạng thái","close_cause":"Vì sao đóng","closed_because":"Lý do đóng","closed_on":"Ngày đóng","plan_id":"Kế hoạch","plan_code":"Kế hoạch","training_id":"Khóa đào tạo","training_code":"Khóa đào tạo","created_by_name":"Người đề xuất","version":"Phiên bản","created_at":"Ngày tạo","updated_at":"Ngày cập nhật"},
  verbs: ["list","store","show","update","destroy","destroyBulk","restore","export","dismiss","reopen","plan","place"],
  sortable: ["due_date","full_name","target_name","priority","state","created_at","updated_at"],
  takes: {
    store: { fields: { employee_id: employee_id0, certificate_id: certificate_id1, field_id: field_id2, type_id: type_id3, due_date: due_date4, priority: priority5, note: note6 }, requires: ["employee_id"] },
    update: { fields: { employee_id: employee_id0, certificate_id: certificate_id1, field_id: field_id2, type_id: type_id3, due_date: due_date4, priority: priority5, note: note6 }, requires: [] },
    dismiss: { fields: { ids: ids7, reason: reason8 }, requires: ["ids","reason"] },
    reopen: { fields: { ids: ids7 }, requires: ["ids"] },
    plan: { fields: { ids: ids7, plan_id: plan_id9, type_id: type_id10 }, requires: ["ids","plan_id"] },
    place: { fields: { ids: ids7, training_id: training_id11, course: course12, mandatory: mandatory13 }, requires: ["ids"] },
  },
} as const
