// Generated from openapi/ by `npm run generate`; never edited.
const login0 = {"title":"Tên đăng nhập","type":"string","minLength":1,"maxLength":64} as const
const password1 = {"title":"Mật khẩu","type":"string","minLength":1,"maxLength":512,"format":"password"} as const
const current_company_id2 = {"title":"Công ty","type":"integer","minimum":1,"maximum":2147483647} as const

/** What the contract says of the fields of `session`; see `FieldFact`. */
export const fieldFacts = {
  resource: "session",
  titles: {},
  verbs: ["login","logout","me","companies","currentCompany","changeCompany"],
  sortable: [],
  takes: {
    login: { fields: { login: login0, password: password1 }, requires: ["login","password"] },
    changeCompany: { fields: { current_company_id: current_company_id2 }, requires: ["current_company_id"] },
  },
} as const
