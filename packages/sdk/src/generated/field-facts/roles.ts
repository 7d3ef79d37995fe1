// Generated from openapi/ by `npm run generate`; never edited.
const name0 = {"title":"Tên vai trò","type":"string","minLength":1,"maxLength":100,"pattern":"^[^\\s\\p{Cc}\\p{Cf}\\p{DI}][^\\p{Cc}\\p{Cf}\\p{DI}]*$","patternSays":"không được bắt đầu bằng khoảng trắng hay chứa ký tự ẩn"} as const
const description1 = {"title":"Mô tả","type":"string","nullable":true,"maxLength":500} as const
const grants2 = {"title":"Quyền được cấp","type":"array","maxItems":200} as const

/** What the contract says of the fields of `roles`; see `FieldFact`. */
export const fieldFacts = {
  resource: "roles",
  titles: {"id":"Mã","name":"Tên vai trò","description":"Mô tả","is_shipped":"Vai trò có sẵn","grant_total":"Số quyền","member_total":"Số người dùng","version":"Phiên bản","created_at":"Ngày tạo","updated_at":"Ngày cập nhật","grants":"Quyền được cấp"},
  verbs: ["list","store","show","update","destroy","destroyBulk","restore","preview"],
  sortable: ["name","grant_total","member_total","created_at","updated_at"],
  takes: {
    store: { fields: { name: name0, description: description1, grants: grants2 }, requires: ["name","grants"] },
    update: { fields: { name: name0, description: description1, grants: grants2 }, requires: [] },
    preview: { fields: { grants: grants2 }, requires: ["grants"] },
  },
} as const
