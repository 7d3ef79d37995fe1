// Generated from openapi/ by `npm run generate`; never edited.
const employee_id0 = {"title":"Nhân viên","type":"integer","minimum":1,"maximum":9007199254740991} as const
const certificate_id1 = {"title":"Chứng chỉ","type":"integer","minimum":1,"maximum":9007199254740991} as const
const number2 = {"title":"Số chứng chỉ","type":"string","minLength":1,"maxLength":50,"pattern":"[^\\s\\p{DI}]"} as const
const issuer3 = {"title":"Nơi cấp","type":"string","nullable":true,"minLength":1,"maxLength":200,"pattern":"[^\\s\\p{DI}]"} as const
const issue_date4 = {"title":"Ngày cấp","type":"string","format":"date"} as const
const expiry_date5 = {"title":"Hết hạn","type":"string","nullable":true,"format":"date"} as const
const note6 = {"title":"Ghi chú","type":"string","nullable":true,"minLength":1,"maxLength":500,"pattern":"[^\\s\\p{DI}]"} as const
const columns7 = {"title":"Cột","type":"array","minItems":1} as const
const sort8 = {"title":"Sắp xếp","type":"string","maxLength":200} as const
const search9 = {"title":"search","type":"object"} as const
const filter10 = {"title":"filter","type":"object"} as const
const ids11 = {"title":"Chứng chỉ","type":"array","minItems":1,"maxItems":2000} as const
const training_id12 = {"title":"Khóa đào tạo","type":"integer","minimum":1,"maximum":9007199254740991} as const
const course13 = {"title":"Khóa mới","type":"object"} as const
const mandatory14 = {"title":"Bắt buộc","type":"boolean"} as const
const ids15 = {"title":"Chứng chỉ","type":"array","minItems":1,"maxItems":500} as const
const reason16 = {"title":"Lý do","type":"string","minLength":1,"maxLength":500,"pattern":"[^\\s\\p{DI}]"} as const

/** What the contract says of the fields of `employeeCertificates`; see `FieldFact`. */
export const fieldFacts = {
  resource: "employeeCertificates",
  titles: {"id":"Mã","employee_id":"Nhân viên","nhansu_id":"Mã NV","full_name":"Họ và tên","unit_name":"Đơn vị","certificate_id":"Chứng chỉ","certificate_name":"Chứng chỉ","number":"Số chứng chỉ","issuer":"Nơi cấp","issue_date":"Ngày cấp","expiry_date":"Hết hạn","state":"Trạng thái","days_left":"Còn lại (ngày)","training_id":"Khóa đào tạo","training_code":"Khóa đào tạo","exam_id":"Đợt kiểm tra","exam_code":"Đợt kiểm tra","note":"Ghi chú","revoked_on":"Ngày thu hồi","revoke_reason":"Lý do thu hồi","revoked_by_name":"Người thu hồi","version":"Phiên bản","created_at":"Ngày tạo","updated_at":"Ngày cập nhật"},
  verbs: ["list","store","show","update","destroy","destroyBulk","restore","export","import","importTemplate","markImport","undoImport","renew","print","printCourse","revoke"],
  sortable: ["number","issuer","issue_date","expiry_date","revoked_on","created_at","updated_at"],
  takes: {
    store: { fields: { employee_id: employee_id0, certificate_id: certificate_id1, number: number2, issuer: issuer3, issue_date: issue_date4, expiry_date: expiry_date5, note: note6 }, requires: ["employee_id","certificate_id","number","issue_date"] },
    update: { fields: { employee_id: employee_id0, certificate_id: certificate_id1, number: number2, issuer: issuer3, issue_date: issue_date4, expiry_date: expiry_date5, note: note6 }, requires: [] },
    export: { fields: { columns: columns7, sort: sort8, search: search9, filter: filter10 }, requires: [] },
    renew: { fields: { ids: ids11, training_id: training_id12, course: course13, mandatory: mandatory14 }, requires: ["ids"] },
    print: { fields: { ids: ids15 }, requires: ["ids"] },
    revoke: { fields: { reason: reason16 }, requires: ["reason"] },
  },
} as const
