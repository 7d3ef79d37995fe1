// Generated from openapi/ by `npm run generate`; never edited.
const columns0 = {"title":"Cột","type":"array","minItems":1} as const
const sort1 = {"title":"Sắp xếp","type":"string","maxLength":200} as const
const search2 = {"title":"search","type":"object"} as const
const filter3 = {"title":"filter","type":"object"} as const
const login4 = {"title":"Tên đăng nhập","type":"string","pattern":"^[a-z0-9][a-z0-9._-]{2,63}$"} as const
const role_ids5 = {"title":"Vai trò","type":"array","maxItems":50} as const
const ids6 = {"title":"Nhân viên","type":"array","minItems":1,"maxItems":100} as const

/** What the contract says of the fields of `employees`; see `FieldFact`. */
export const fieldFacts = {
  resource: "employees",
  titles: {"id":"Mã","nhansu_id":"Mã nhân viên","full_name":"Họ và tên","gender":"Giới tính","date_of_birth":"Ngày sinh","phone":"Số điện thoại","company_email":"Email công ty","nature_of_work":"Tính chất công việc","work_state":"Tình trạng làm việc","active":"Trạng thái hoạt động","group_join_date":"Ngày vào tập đoàn","join_date":"Ngày vào công ty","official_date":"Ngày chính thức","leave_date":"Ngày nghỉ việc","timekeeping_code":"Mã chấm công","account.id":"Mã","account.login":"Tên đăng nhập","account.is_active":"Trạng thái tài khoản","version":"Phiên bản","created_at":"Ngày tạo","updated_at":"Ngày cập nhật"},
  takes: {
    print: { fields: { columns: columns0, sort: sort1, search: search2, filter: filter3 }, requires: [] },
    export: { fields: { columns: columns0, sort: sort1, search: search2, filter: filter3 }, requires: [] },
    activateAccount: { fields: { login: login4, role_ids: role_ids5 }, requires: [] },
    activateAccounts: { fields: { ids: ids6 }, requires: ["ids"] },
    deactivateAccounts: { fields: { ids: ids6 }, requires: ["ids"] },
  },
} as const
