// Generated from openapi/ by `npm run generate`; never edited.
const old_password0 = {"title":"Mật khẩu hiện tại","type":"string","minLength":1,"maxLength":512,"format":"password"} as const
const new_password1 = {"title":"Mật khẩu mới","type":"string","minLength":12,"maxLength":128,"format":"password"} as const
const token2 = {"title":"Liên kết","type":"string","minLength":1,"maxLength":200} as const

/** What the contract says of the fields of `profile`; see `FieldFact`. */
export const fieldFacts = {
  resource: "profile",
  titles: {},
  verbs: ["changePassword","sessions","endSession","endOtherSessions","signIns","passwordLink","resetPassword"],
  sortable: [],
  takes: {
    changePassword: { fields: { old_password: old_password0, new_password: new_password1 }, requires: ["old_password","new_password"] },
    passwordLink: { fields: { token: token2 }, requires: ["token"] },
    resetPassword: { fields: { token: token2, new_password: new_password1 }, requires: ["token","new_password"] },
  },
} as const
