// Generated from openapi/ by `npm run generate`; never edited.
const subject0 = {"title":"Tiêu đề","type":"string","minLength":1,"maxLength":300,"pattern":"[^\\s\\p{DI}]"} as const
const body1 = {"title":"Nội dung","type":"string","minLength":1,"maxLength":20000,"pattern":"[^\\s\\p{DI}]"} as const

/** What the contract says of the fields of `mailTemplates`; see `FieldFact`. */
export const fieldFacts = {
  resource: "mailTemplates",
  titles: {"name":"Mẫu thư","title":"Loại thư","subject":"Tiêu đề","body":"Nội dung","version":"Phiên bản","updated_at":"Ngày cập nhật"},
  verbs: ["list","update","reset","preview"],
  sortable: [],
  takes: {
    update: { fields: { subject: subject0, body: body1 }, requires: ["subject","body"] },
    reset: { fields: {  }, requires: [] },
    preview: { fields: { subject: subject0, body: body1 }, requires: ["subject","body"] },
  },
} as const
