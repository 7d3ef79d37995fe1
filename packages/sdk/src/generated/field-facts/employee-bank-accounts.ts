// Generated from openapi/ by `npm run generate`; never edited.
const bank_name0 = {"title":"Ngân hàng","type":"string","minLength":1,"maxLength":100,"pattern":"[^\\s\\p{DI}]"} as const
const branch1 = {"title":"Chi nhánh","type":"string","nullable":true,"minLength":1,"maxLength":100,"pattern":"[^\\s\\p{DI}]"} as const
const account_number2 = {"title":"Số tài khoản","type":"string","pattern":"^[0-9A-Za-z]{6,19}$","patternSays":"gồm 6–19 chữ số hoặc chữ không dấu"} as const
const account_holder3 = {"title":"Chủ tài khoản","type":"string","minLength":1,"maxLength":100,"pattern":"[^\\s\\p{DI}]"} as const
const is_salary_account4 = {"title":"Tài khoản nhận lương","type":"boolean"} as const
const display_order5 = {"title":"Thứ tự","type":"integer","minimum":0,"maximum":999} as const

/** What the contract says of the fields of `employeeBankAccounts`; see `FieldFact`. */
export const fieldFacts = {
  resource: "employeeBankAccounts",
  titles: {"id":"Mã","bank_name":"Ngân hàng","branch":"Chi nhánh","account_number":"Số tài khoản","account_holder":"Chủ tài khoản","is_salary_account":"Tài khoản nhận lương","display_order":"Thứ tự","warnings":"Cần chú ý","version":"Phiên bản","created_at":"Ngày tạo","updated_at":"Ngày cập nhật","masked_fields":"Thông tin không được xem","dotted_fields":"Thông tin được che"},
  verbs: ["list","store","update","destroy","restore"],
  sortable: [],
  takes: {
    store: { fields: { bank_name: bank_name0, branch: branch1, account_number: account_number2, account_holder: account_holder3, is_salary_account: is_salary_account4, display_order: display_order5 }, requires: ["bank_name","account_number","account_holder"] },
    update: { fields: { bank_name: bank_name0, branch: branch1, account_number: account_number2, account_holder: account_holder3, is_salary_account: is_salary_account4, display_order: display_order5 }, requires: [] },
  },
} as const
