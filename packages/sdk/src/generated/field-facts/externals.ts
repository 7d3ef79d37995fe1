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
const code9 = {"title":"Mã xác nhận","type":"string","pattern":"^[A-Za-z0-9_-]{22}$","patternSays":"là mã trong thư"} as const
const purpose10 = {"title":"Mục đích","type":"string"} as const
const id11 = {"title":"Lịch hẹn","type":"string","format":"uuid"} as const
const starts_at12 = {"title":"Giờ hẹn","type":"string","format":"date-time"} as const
const answer13 = {"title":"Trả lời","type":"string"} as const
const reason14 = {"title":"Lý do","type":"string","nullable":true,"minLength":1,"maxLength":500,"pattern":"[^\\s\\p{DI}]"} as const
const refusal15 = {"title":"Nhóm lý do","type":"string","nullable":true} as const

/** What the contract says of the fields of `externals`; see `FieldFact`. */
export const fieldFacts = {
  resource: "externals",
  titles: {},
  verbs: ["companies","company","recruitments","recruitment","form","apply","check","upload","sendLink","application","withdraw","confirmEmail","addPaper","withdrawConsent","answerAppointment","takeAway","calendar","answerOffer","erase","update"],
  sortable: [],
  takes: {
    apply: { fields: { token: token0, content: content1, answers: answers2, consents: consents3, files: files4, source_word: source_word5, website: website6 }, requires: ["token","content","consents"] },
    check: { fields: { token: token0, content: content1, answers: answers2, consents: consents3, files: files4, source_word: source_word5, website: website6 }, requires: ["token","content","consents"] },
    sendLink: { fields: { email: email7 }, requires: ["email"] },
    withdraw: { fields: { reason: reason8 }, requires: [] },
    confirmEmail: { fields: { code: code9 }, requires: ["code"] },
    withdrawConsent: { fields: { purpose: purpose10 }, requires: ["purpose"] },
    answerAppointment: { fields: { id: id11, starts_at: starts_at12, answer: answer13, reason: reason14 }, requires: ["id","starts_at","answer"] },
    answerOffer: { fields: { answer: answer13, refusal: refusal15, reason: reason14 }, requires: ["answer"] },
    update: { fields: { content: content1, answers: answers2, files: files4 }, requires: ["version","content"] },
  },
} as const
