// Generated from openapi/ by `npm run generate`; never edited.

/** What the contract says of the fields of `labourReport`; see `FieldFact`. */
export const fieldFacts = {
  resource: "labourReport",
  titles: {"period":"Kỳ báo cáo","as_of":"Tính đến ngày","due_date":"Hạn gửi trước ngày","office":"Nơi nhận báo cáo","basis":"Căn cứ lấy số liệu","total":"Tổng số","women":"Nữ","complete":"Đủ dữ liệu","groups":"Vị trí việc làm","contracts":"Loại hợp đồng"},
  verbs: ["show","check","download","print"],
  sortable: [],
  takes: {
  },
} as const
