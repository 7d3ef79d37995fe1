// Generated from openapi/ by `npm run generate`; never edited.
const file0 = {"title":"Ảnh","type":"string","format":"binary"} as const
const square1 = {"title":"Khung cắt","type":"string","pattern":"^[0-9]{1,5},[0-9]{1,5},[0-9]{1,5}$","patternSays":"gồm ba số: trái, trên, cạnh"} as const
const id2 = {"title":"Mã","type":"integer","minimum":1,"maximum":9007199254740991} as const
const instead_of3 = {"title":"Ảnh đang có","type":"integer","nullable":true,"minimum":1,"maximum":9007199254740991} as const

/** What the contract says of the fields of `employeeAvatar`; see `FieldFact`. */
export const fieldFacts = {
  resource: "employeeAvatar",
  titles: {},
  verbs: ["show","store","destroy","restorePicture","picture"],
  sortable: [],
  takes: {
    store: { fields: { file: file0, square: square1 }, requires: ["file","square"] },
    restorePicture: { fields: { id: id2, instead_of: instead_of3 }, requires: ["id"] },
  },
} as const
