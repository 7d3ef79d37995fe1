// Generated from openapi/ by `npm run generate`; never edited.
const fields0 = {"title":"Các trường được hỏi","type":"array","maxItems":19} as const
const questions1 = {"title":"Câu hỏi của đợt","type":"array","maxItems":20} as const
const is_listed2 = {"title":"Đăng công khai","type":"boolean"} as const
const is_salary_public3 = {"title":"Công khai mức lương","type":"boolean"} as const
const answer_within_days4 = {"title":"Phản hồi trong vòng (ngày)","type":"integer","minimum":1,"maximum":60} as const
const state5 = {"title":"Trên cổng ứng tuyển","type":"string"} as const

/** What the contract says of the fields of `applicationForms`; see `FieldFact`. */
export const fieldFacts = {
  resource: "applicationForms",
  titles: {"fields":"Các trường được hỏi","questions":"Câu hỏi của đợt","is_listed":"Đăng công khai","is_salary_public":"Công khai mức lương","answer_within_days":"Phản hồi trong vòng (ngày)","version":"Phiên bản"},
  verbs: ["show","update","publish","poster"],
  sortable: [],
  takes: {
    update: { fields: { fields: fields0, questions: questions1, is_listed: is_listed2, is_salary_public: is_salary_public3, answer_within_days: answer_within_days4 }, requires: [] },
    publish: { fields: { state: state5 }, requires: ["state"] },
  },
} as const
