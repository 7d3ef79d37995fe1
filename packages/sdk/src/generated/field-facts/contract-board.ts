// Generated from openapi/ by `npm run generate`; never edited.

/** What the contract says of the fields of `contractBoard`; see `FieldFact`. */
export const fieldFacts = {
  resource: "contractBoard",
  titles: {"unit.id":"Mã","unit.name":"Đơn vị","unit.parent_id":"Đơn vị cấp trên","stage":"Giai đoạn","late":"Chỉ dòng trễ hạn","until":"Đến ngày","total.total":"Tổng số","total.late":"Trễ hạn","total.overdue":"Quá hạn ký","total.to_come":"Chưa đến kỳ đánh giá","total.asked":"Chờ ý kiến đơn vị","total.probation":"Chờ kết quả thử việc","total.answered":"Đề nghị ký tiếp","total.drafted":"Đã lập bản nháp","total.renewed":"Đã ban hành tiếp","total.notice_due":"Cần báo chấm dứt","total.ended":"Đã chốt chấm dứt"},
  verbs: ["show","export"],
  sortable: [],
  takes: {
  },
} as const
