// Generated from openapi/ by `npm run generate`; never edited.
const token0 = {"title":"Mã biểu mẫu","type":"string","maxLength":200,"pattern":"^[A-Za-z0-9_.-]+$","patternSays":"là mã của biểu mẫu"} as const
const content1 = {"title":"content","type":"object"} as const
const answers2 = {"title":"Trả lời","type":"array","maxItems":50} as const
const consents3 = {"title":"Đồng ý","type":"array","minItems":1,"maxItems":4} as const
const files4 = {"title":"Hồ sơ đính kèm","type":"object"} as const
const source_word5 = {"title":"Nguồn","type":"string","minLength":1,"maxLength":60,"pattern":"^[a-z0-9_-]+$"} as const
const website6 = {"title":"Để trống","type":"string","maxLength":200} as const
const email7 = {"title":"Email","type":"string","maxLength":200,"format":"email"} as const
const reason8 = {"title":"Lý do rút","type":"string","minLength":1,"maxLength":500,"pattern":"[^\\s\\p{DI}]"} as const
const number9 = {"title":"Phiên bản","type":"integer","minimum":1,"maximum":2147483647} as const
const code10 = {"title":"Mã xác nhận","type":"string","pattern":"^[A-Za-z0-9_-]{22}$","patternSays":"là mã trong thư"} as const
const purpose11 = {"title":"Mục đích","type":"string"} as const
const id12 = {"title":"Lịch hẹn","type":"string","format":"uuid"} as const
const starts_at13 = {"title":"Giờ hẹn","type":"string","format":"date-time"} as const
const answer14 = {"title":"Trả lời","type":"string"} as const
const reason15 = {"title":"Lý do","type":"string","nullable":true,"minLength":1,"maxLength":500,"pattern":"[^\\s\\p{DI}]"} as const
const refusal16 = {"title":"Nhóm lý do","type":"string","nullable":true} as const
const id17 = {"title":"Lời mời","type":"integer","minimum":1,"maximum":9007199254740991} as const
const way18 = {"title":"Cách trả lời","type":"string"} as const
const promise19 = {"title":"Đồng ý với cam kết","type":"boolean"} as const
const promise_text20 = {"title":"Nội dung cam kết đã đọc","type":"string","minLength":1,"maxLength":1000,"pattern":"[^\\s\\p{DI}]"} as const
const reason21 = {"title":"Lý do không tham gia","type":"string","minLength":1,"maxLength":500,"pattern":"[^\\s\\p{DI}]"} as const

/** What the contract says of the fields of `externals`; see `FieldFact`. */
export const fieldFacts = {
  resource: "externals",
  titles: {},
  verbs: ["companies","company","recruitments","recruitment","form","provinces","communes","apply","check","upload","logo","sendLink","application","withdraw","stay","confirmEmail","addPaper","withdrawConsent","answerAppointment","takeAway","calendar","answerOffer","offerPaper","erase","training","answerTraining","update"],
  sortable: [],
  takes: {
    apply: { fields: { token: token0, content: content1, answers: answers2, consents: consents3, files: files4, source_word: source_word5, website: website6 }, requires: ["token","content","consents"] },
    check: { fields: { token: token0, content: content1, answers: answers2, consents: consents3, files: files4, source_word: source_word5, website: website6 }, requires: ["token","content","consents"] },
    sendLink: { fields: { email: email7 }, requires: ["email"] },
    withdraw: { fields: { reason: reason8 }, requires: [] },
    stay: { fields: { number: number9 }, requires: ["number"] },
    confirmEmail: { fields: { code: code10 }, requires: ["code"] },
    withdrawConsent: { fields: { purpose: purpose11 }, requires: ["purpose"] },
    answerAppointment: { fields: { id: id12, starts_at: starts_at13, answer: answer14, reason: reason15 }, requires: ["id","starts_at","answer"] },
    answerOffer: { fields: { answer: answer14, refusal: refusal16, reason: reason15 }, requires: ["answer"] },
    answerTraining: { fields: { id: id17, answer: answer14, way: way18, promise: promise19, promise_text: promise_text20, reason: reason21 }, requires: ["id","version","answer"] },
    update: { fields: { content: content1, answers: answers2, files: files4 }, requires: ["version","content"] },
  },
} as const
