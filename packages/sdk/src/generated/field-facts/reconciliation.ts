// Generated from openapi/ by `npm run generate`; never edited.

/** What the contract says of the fields of `reconciliation`; see `FieldFact`. */
export const fieldFacts = {
  resource: "reconciliation",
  titles: {"unit.id":"Mã","unit.name":"Đơn vị","unit.parent_id":"Đơn vị cấp trên","mismatch":"Điểm chưa khớp","checked":"Số người đã đối chiếu","people":"Số người có điểm chưa khớp","total.total":"Tổng số","total.no_contract":"Chưa có hợp đồng","total.contract_over":"Hợp đồng đã hết hạn","total.work_state":"Tình trạng khác loại hợp đồng","total.job_title":"Chức vụ khác hợp đồng","total.work_place":"Nơi làm việc khác hợp đồng","total.pay":"Lương khác hợp đồng","total.no_decision":"Chưa có số quyết định","total.held_up":"Đến ngày chưa áp dụng được","total.contract_of_leaver":"Nghỉ việc, hợp đồng còn hiệu lực","total.no_social_insurance":"Chưa có mã số BHXH"},
  verbs: ["show","export"],
  sortable: [],
  takes: {
  },
} as const
