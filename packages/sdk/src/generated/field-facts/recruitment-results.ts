// Generated from openapi/ by `npm run generate`; never edited.
const round_id0 = {"title":"Vòng","type":"integer","minimum":1,"maximum":9007199254740991} as const
const candidate_id1 = {"title":"Ứng viên","type":"integer","minimum":1,"maximum":9007199254740991} as const
const scores2 = {"title":"Điểm tiêu chí","type":"array","maxItems":30} as const
const score3 = {"title":"Điểm","type":"number","nullable":true,"minimum":0,"maximum":1000} as const
const remark4 = {"title":"Nhận xét","type":"string","nullable":true,"minLength":1,"maxLength":2000,"pattern":"[^\\s\\p{DI}]"} as const
const recommendation5 = {"title":"Đề xuất","type":"string","nullable":true,"minLength":1,"maxLength":1000,"pattern":"[^\\s\\p{DI}]"} as const
const conclusion6 = {"title":"Kết luận","type":"string","nullable":true} as const
const proposed_position_id7 = {"title":"Vị trí đề xuất","type":"integer","nullable":true,"minimum":1,"maximum":9007199254740991} as const
const proposed_salary8 = {"title":"Mức lương đề xuất","type":"integer","nullable":true,"minimum":0,"maximum":1000000000} as const
const proposed_start9 = {"title":"Ngày nhận việc đề xuất","type":"string","nullable":true,"format":"date"} as const
const proposed_probation_days10 = {"title":"Số ngày thử việc đề xuất","type":"integer","nullable":true,"minimum":0,"maximum":180} as const
const reason11 = {"title":"Lý do","type":"string","minLength":1,"maxLength":500,"pattern":"[^\\s\\p{DI}]"} as const

/** What the contract says of the fields of `recruitmentResults`; see `FieldFact`. */
export const fieldFacts = {
  resource: "recruitmentResults",
  titles: {"id":"Mã","recruitment_id":"Mã","recruitment_name":"Đợt tuyển dụng","name":"Tên vòng","kind":"Loại vòng","state":"Trạng thái","max_score":"Điểm tối đa","pass_score":"Điểm đạt","weight":"Trọng số","round_id":"Mã","candidate_id":"Mã","employee_id":"Người chấm","employee_name":"Người chấm","is_mine":"Phiếu của tôi","scores":"Điểm tiêu chí","score":"Điểm","remark":"Nhận xét","recommendation":"Đề xuất","conclusion":"Kết luận","proposed_position_id":"Vị trí đề xuất","proposed_salary":"Mức lương đề xuất","proposed_start":"Ngày nhận việc đề xuất","proposed_probation_days":"Số ngày thử việc đề xuất","total":"Điểm","reopened_reason":"Lý do mở lại","handed_in_at":"Nộp lúc","versions":"Các lần nộp","version":"Phiên bản","created_at":"Ngày tạo","updated_at":"Ngày cập nhật"},
  verbs: ["list","store","mine","form","recuse","show","update","minutes","paper","handIn","reopen"],
  sortable: [],
  takes: {
    store: { fields: { round_id: round_id0, candidate_id: candidate_id1, scores: scores2, score: score3, remark: remark4, recommendation: recommendation5, conclusion: conclusion6, proposed_position_id: proposed_position_id7, proposed_salary: proposed_salary8, proposed_start: proposed_start9, proposed_probation_days: proposed_probation_days10 }, requires: ["round_id","candidate_id"] },
    recuse: { fields: { round_id: round_id0, candidate_id: candidate_id1 }, requires: ["round_id","candidate_id"] },
    update: { fields: { scores: scores2, score: score3, remark: remark4, recommendation: recommendation5, conclusion: conclusion6, proposed_position_id: proposed_position_id7, proposed_salary: proposed_salary8, proposed_start: proposed_start9, proposed_probation_days: proposed_probation_days10 }, requires: [] },
    handIn: { fields: {  }, requires: [] },
    reopen: { fields: { reason: reason11 }, requires: ["reason"] },
  },
} as const
