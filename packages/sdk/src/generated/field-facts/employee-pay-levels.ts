// Generated from openapi/ by `npm run generate`; never edited.
const effective_date0 = {"title":"Ngày hiệu lực","type":"string","format":"date"} as const
const pay_scale1 = {"title":"Ngạch lương","type":"string","nullable":true,"minLength":1,"maxLength":100,"pattern":"[^\\s\\p{DI}]"} as const
const pay_grade2 = {"title":"Bậc lương","type":"integer","nullable":true,"minimum":1,"maximum":8} as const
const coefficient3 = {"title":"Hệ số lương","type":"number","nullable":true,"minimum":0.01,"maximum":99.99} as const
const base_salary4 = {"title":"Lương cơ bản","type":"integer","nullable":true,"minimum":0,"maximum":100000000000} as const
const insurance_salary5 = {"title":"Lương đóng bảo hiểm","type":"integer","nullable":true,"minimum":0,"maximum":100000000000} as const
const next_raise_date6 = {"title":"Ngày xét nâng lương","type":"string","nullable":true,"format":"date"} as const
const decision_no7 = {"title":"Số quyết định","type":"string","nullable":true,"minLength":1,"maxLength":50} as const
const decision_date8 = {"title":"Ngày quyết định","type":"string","nullable":true,"format":"date"} as const
const reason9 = {"title":"Lý do","type":"string","nullable":true,"minLength":1,"maxLength":500} as const
const reason10 = {"title":"Lý do rút","type":"string","minLength":1,"maxLength":500} as const

/** What the contract says of the fields of `employeePayLevels`; see `FieldFact`. */
export const fieldFacts = {
  resource: "employeePayLevels",
  titles: {"id":"Mã","valid_from":"Từ ngày","valid_to":"Đến trước ngày","waits":"Chờ hiệu lực","decision_no":"Số quyết định","decision_date":"Ngày quyết định","by_decision":"Theo quyết định","pay_scale":"Ngạch lương","pay_grade":"Bậc lương","coefficient":"Hệ số lương","base_salary":"Lương cơ bản","insurance_salary":"Lương đóng bảo hiểm","next_raise_date":"Ngày xét nâng lương","masked_fields":"Thông tin không được xem","dotted_fields":"Thông tin được che"},
  verbs: ["list","store","correct","withdraw"],
  sortable: [],
  takes: {
    store: { fields: { effective_date: effective_date0, pay_scale: pay_scale1, pay_grade: pay_grade2, coefficient: coefficient3, base_salary: base_salary4, insurance_salary: insurance_salary5, next_raise_date: next_raise_date6, decision_no: decision_no7, decision_date: decision_date8, reason: reason9 }, requires: ["effective_date"] },
    correct: { fields: { effective_date: effective_date0, pay_scale: pay_scale1, pay_grade: pay_grade2, coefficient: coefficient3, base_salary: base_salary4, insurance_salary: insurance_salary5, next_raise_date: next_raise_date6, decision_no: decision_no7, decision_date: decision_date8, reason: reason9 }, requires: ["effective_date"] },
    withdraw: { fields: { reason: reason10 }, requires: ["reason"] },
  },
} as const
