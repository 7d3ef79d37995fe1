// Generated from openapi/ by `npm run generate`; never edited.
const request_id0 = {"title":"Yêu cầu","type":"integer","minimum":1,"maximum":9007199254740991} as const

/** What the contract says of the fields of `dataArchives`; see `FieldFact`. */
export const fieldFacts = {
  resource: "dataArchives",
  titles: {"id":"Mã","state":"Tình trạng","is_mine":"Do tôi lập","request_id":"Yêu cầu","run_id":"Công việc nền","requested_by_name":"Người lập","rows":"Số dòng dữ liệu","files":"Số tệp","missing":"Số tệp chưa lấy được","size":"Dung lượng","created_at":"Ngày tạo","made_at":"Lập xong lúc","expires_at":"Tải trước","taken_at":"Đã tải lúc"},
  verbs: ["make","list","ticket"],
  sortable: [],
  takes: {
    make: { fields: { request_id: request_id0 }, requires: [] },
  },
} as const
