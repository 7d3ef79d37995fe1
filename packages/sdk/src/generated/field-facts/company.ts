// Generated from openapi/ by `npm run generate`; never edited.
const place0 = {"title":"Địa danh","type":"string","nullable":true,"minLength":1,"maxLength":100,"pattern":"[^\\s\\p{DI}]"} as const
const id1 = {"title":"Mã","type":"integer","minimum":1,"maximum":9007199254740991} as const

/** What the contract says of the fields of `company`; see `FieldFact`. */
export const fieldFacts = {
  resource: "company",
  titles: {"id":"Mã","code":"Mã công ty","name":"Tên công ty","short_name":"Tên viết tắt","place":"Địa danh","version":"Phiên bản","logo.id":"Mã","logo.name":"Tên tệp","logo.media_type":"Loại tệp","logo.size":"Dung lượng","logo.scan_state":"Kiểm tra vi-rút","logo.created_at":"Ngày tạo"},
  takes: {
    update: { fields: { place: place0 }, requires: ["place"] },
    restoreLogo: { fields: { id: id1 }, requires: ["id"] },
  },
} as const
