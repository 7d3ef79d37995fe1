// Generated from openapi/ by `npm run generate`; never edited.
const name0 = {"title":"Tên chứng chỉ","type":"string","minLength":1,"maxLength":200,"pattern":"[^\\s\\p{DI}]"} as const
const group_id1 = {"title":"Nhóm chứng chỉ","type":"integer","nullable":true,"minimum":1,"maximum":9007199254740991} as const
const valid_months2 = {"title":"Thời hạn","type":"integer","nullable":true,"minimum":1,"maximum":600} as const
const remind_days3 = {"title":"Nhắc trước","type":"integer","minimum":0,"maximum":365} as const
const issuer4 = {"title":"Nơi cấp","type":"string","nullable":true,"maxLength":200} as const
const required_natures5 = {"title":"Bắt buộc với tính chất công việc","type":"array","maxItems":7} as const
const required_position_levels6 = {"title":"Bắt buộc với cấp chức vụ","type":"array","maxItems":15} as const
const required_safety_groups7 = {"title":"Bắt buộc với nhóm huấn luyện an toàn","type":"array","maxItems":6} as const

/** What the contract says of the fields of `certificates`; see `FieldFact`. */
export const fieldFacts = {
  resource: "certificates",
  titles: {"id":"Mã","name":"Tên chứng chỉ","group_id":"Nhóm chứng chỉ","valid_months":"Thời hạn","remind_days":"Nhắc trước","issuer":"Nơi cấp","required_natures":"Bắt buộc với tính chất công việc","required_position_levels":"Bắt buộc với cấp chức vụ","required_safety_groups":"Bắt buộc với nhóm huấn luyện an toàn","group":"Nhóm chứng chỉ","group.id":"Mã","group.name":"Tên nhóm","version":"Phiên bản","created_at":"Ngày tạo","updated_at":"Ngày cập nhật"},
  verbs: ["list","store","show","update","destroy","destroyBulk","restore","export","import","importTemplate","markImport","undoImport"],
  sortable: ["name","group_id","valid_months","remind_days","created_at","updated_at"],
  takes: {
    store: { fields: { name: name0, group_id: group_id1, valid_months: valid_months2, remind_days: remind_days3, issuer: issuer4, required_natures: required_natures5, required_position_levels: required_position_levels6, required_safety_groups: required_safety_groups7 }, requires: ["name"] },
    update: { fields: { name: name0, group_id: group_id1, valid_months: valid_months2, remind_days: remind_days3, issuer: issuer4, required_natures: required_natures5, required_position_levels: required_position_levels6, required_safety_groups: required_safety_groups7 }, requires: [] },
  },
} as const
