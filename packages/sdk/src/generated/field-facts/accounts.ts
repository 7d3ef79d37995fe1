// Generated from openapi/ by `npm run generate`; never edited.
const employee_id0 = {"title":"Nhân viên","type":"integer","minimum":1,"maximum":9007199254740991} as const
const login1 = {"title":"Tên đăng nhập","type":"string","pattern":"^[a-z0-9][a-z0-9._-]{2,63}$"} as const
const role_ids2 = {"title":"Vai trò","type":"array","maxItems":50} as const
const full_name3 = {"title":"Họ và tên","type":"string","minLength":2,"maxLength":100,"pattern":"^[^\\s\\p{Cc}\\p{Cf}\\p{DI}][^\\p{Cc}\\p{Cf}\\p{DI}]*$","patternSays":"không được bắt đầu bằng khoảng trắng hay chứa ký tự ẩn"} as const
const is_active4 = {"title":"Trạng thái tài khoản","type":"boolean"} as const
const company_ids5 = {"title":"Công ty","type":"array","minItems":1,"maxItems":100} as const
const employee_ids6 = {"title":"Nhân viên","type":"array","minItems":1,"maxItems":5000} as const
const to_id7 = {"title":"Người nhận","type":"integer","minimum":1,"maximum":9007199254740991} as const

/** What the contract says of the fields of `accounts`; see `FieldFact`. */
export const fieldFacts = {
  resource: "accounts",
  titles: {"id":"Mã","login":"Tên đăng nhập","full_name":"Họ và tên","nhansu_id":"Mã nhân viên","employee_id":"Nhân viên","employee_state":"Người dùng là","is_active":"Trạng thái tài khoản","roles":"Vai trò","companies":"Công ty","last_sign_in_at":"Đăng nhập gần nhất","session_total":"Phiên đăng nhập chưa kết thúc","version":"Phiên bản","created_at":"Ngày tạo","updated_at":"Ngày cập nhật"},
  verbs: ["list","store","show","update","destroy","destroyBulk","restore","companies","loginSuggestion","resetPassword","endSessions","workOfEmployees","work","handOver"],
  sortable: ["login","full_name","nhansu_id","is_active","created_at","updated_at"],
  takes: {
    store: { fields: { employee_id: employee_id0, login: login1, role_ids: role_ids2 }, requires: ["employee_id"] },
    update: { fields: { login: login1, full_name: full_name3, is_active: is_active4, role_ids: role_ids2, company_ids: company_ids5 }, requires: [] },
    loginSuggestion: { fields: { employee_id: employee_id0 }, requires: ["employee_id"] },
    workOfEmployees: { fields: { employee_ids: employee_ids6 }, requires: ["employee_ids"] },
    handOver: { fields: { to_id: to_id7 }, requires: ["to_id"] },
  },
} as const
