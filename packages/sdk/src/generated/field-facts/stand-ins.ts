// Generated from openapi/ by `npm run generate`; never edited.
const user_id0 = {"title":"Người thay","type":"integer","minimum":1,"maximum":9007199254740991} as const
const from_date1 = {"title":"Từ ngày","type":"string","format":"date"} as const
const to_date2 = {"title":"Đến ngày","type":"string","format":"date"} as const

/** What the contract says of the fields of `standIns`; see `FieldFact`. */
export const fieldFacts = {
  resource: "standIns",
  titles: {"id":"Mã","away_name":"Người vắng","stand_in_name":"Người thay","from_date":"Từ ngày","to_date":"Đến ngày","is_mine":"Tôi vắng","is_now":"Đang thay","covers":"Xử lý thay được","lacks":"Không xử lý thay được"},
  verbs: ["list","store","end"],
  sortable: [],
  takes: {
    store: { fields: { user_id: user_id0, from_date: from_date1, to_date: to_date2 }, requires: ["user_id","from_date","to_date"] },
  },
} as const
