// Generated from openapi/ by `npm run generate`; never edited.
const department_id0 = {"title":"Đơn vị","type":"integer","minimum":1} as const

/** What the contract says of the fields of `dataQuality`; see `FieldFact`. */
export const fieldFacts = {
  resource: "dataQuality",
  titles: {"unit.id":"Mã","unit.name":"Đơn vị","unit.parent_id":"Đơn vị cấp trên","checked_at":"Kiểm tra lúc","total.people":"Đang làm việc","total.complete":"Đủ hồ sơ","total.lacking_papers":"Thiếu giấy tờ phải nộp","total.lacking_data":"Thiếu thông tin","total.contradictory":"Thông tin mâu thuẫn"},
  verbs: ["show","check","request","mine"],
  sortable: [],
  takes: {
    request: { fields: { department_id: department_id0 }, requires: [] },
  },
} as const
