// Generated from openapi/ by `npm run generate`; never edited.

/** What the contract says of the fields of `personalDataViews`; see `FieldFact`. */
export const fieldFacts = {
  resource: "personalDataViews",
  titles: {"id":"Mã","at":"Thời điểm","deed":"Việc đã làm","what":"Chức năng đã dùng","shown":"Thông tin đã xem","viewer_roles":"Vai trò","viewer_unit":"Đơn vị","viewer_name":"Người xem"},
  verbs: ["list"],
  sortable: [],
  takes: {
  },
} as const
