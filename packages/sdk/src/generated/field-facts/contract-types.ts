// Generated from openapi/ by `npm run generate`; never edited.
const code0 = {"title":"Mã","type":"string","pattern":"^[A-Z0-9][A-Z0-9_-]{1,19}$","patternSays":"gồm 2–20 ký tự: chữ không dấu, chữ số, - hoặc _","capitals":true} as const
const name1 = {"title":"Tên loại hợp đồng","type":"string","minLength":1,"maxLength":200,"pattern":"[^\\s\\p{DI}]"} as const
const kind2 = {"title":"Nhóm hợp đồng","type":"string"} as const
const term_months3 = {"title":"Thời hạn (tháng)","type":"integer","nullable":true,"minimum":1,"maximum":36} as const
const term_days4 = {"title":"Thời hạn (ngày)","type":"integer","nullable":true,"minimum":1,"maximum":180} as const
const next_type_id5 = {"title":"Loại hợp đồng tiếp theo","type":"integer","nullable":true,"minimum":1,"maximum":9007199254740991} as const
const working_time6 = {"title":"Thời giờ làm việc","type":"string","nullable":true,"minLength":1,"maxLength":500,"pattern":"[^\\s\\p{DI}]"} as const
const hours_per_day7 = {"title":"Số giờ làm việc/ngày","type":"number","nullable":true,"minimum":0.5,"maximum":24} as const
const hours_per_week8 = {"title":"Số giờ làm việc/tuần","type":"number","nullable":true,"minimum":0.5,"maximum":168} as const
const pay_form9 = {"title":"Hình thức trả lương","type":"string","nullable":true} as const
const pay_day10 = {"title":"Kỳ trả lương","type":"string","nullable":true,"minLength":1,"maxLength":200,"pattern":"[^\\s\\p{DI}]"} as const
const description11 = {"title":"Mô tả","type":"string","nullable":true,"maxLength":1000} as const
const is_active12 = {"title":"Trạng thái","type":"boolean"} as const

/** What the contract says of the fields of `contractTypes`; see `FieldFact`. */
export const fieldFacts = {
  resource: "contractTypes",
  titles: {"id":"Mã","code":"Mã","name":"Tên loại hợp đồng","kind":"Nhóm hợp đồng","term_months":"Thời hạn (tháng)","term_days":"Thời hạn (ngày)","next_type_id":"Loại hợp đồng tiếp theo","working_time":"Thời giờ làm việc","hours_per_day":"Số giờ làm việc/ngày","hours_per_week":"Số giờ làm việc/tuần","pay_form":"Hình thức trả lương","pay_day":"Kỳ trả lương","own_number_pattern":"Đánh số riêng","own_template_name":"Mẫu Word riêng","description":"Mô tả","is_active":"Trạng thái","version":"Phiên bản","created_at":"Ngày tạo","updated_at":"Ngày cập nhật"},
  verbs: ["list","store","show","update","destroy","destroyBulk","restore","export","import","importTemplate","markImport","undoImport"],
  sortable: ["code","name","kind","is_active","created_at","updated_at"],
  takes: {
    store: { fields: { code: code0, name: name1, kind: kind2, term_months: term_months3, term_days: term_days4, next_type_id: next_type_id5, working_time: working_time6, hours_per_day: hours_per_day7, hours_per_week: hours_per_week8, pay_form: pay_form9, pay_day: pay_day10, description: description11, is_active: is_active12 }, requires: ["code","name","kind"] },
    update: { fields: { code: code0, name: name1, kind: kind2, term_months: term_months3, term_days: term_days4, next_type_id: next_type_id5, working_time: working_time6, hours_per_day: hours_per_day7, hours_per_week: hours_per_week8, pay_form: pay_form9, pay_day: pay_day10, description: description11, is_active: is_active12 }, requires: [] },
  },
} as const
