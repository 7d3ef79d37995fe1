// Generated from openapi/ by `npm run generate`; never edited.

/** What the contract says of the fields of `quizReports`; see `FieldFact`. */
export const fieldFacts = {
  resource: "quizReports",
  titles: {"assigned":"Được giao","taken":"Đã thi","not_taken":"Chưa thi","unmarked":"Chờ chấm","unreleased":"Chờ công bố","passed":"Đạt","failed":"Không đạt","average":"Điểm trung bình","spread":"Phổ điểm"},
  verbs: ["show","mastery","masteryExport","masteryPeople","ofEmployee"],
  sortable: [],
  takes: {
  },
} as const
