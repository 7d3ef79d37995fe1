// Generated from openapi/ by `npm run generate`; never edited.
const place0 = {"title":"Địa danh","type":"string","nullable":true,"minLength":1,"maxLength":100,"pattern":"[^\\s\\p{DI}]"} as const
const labour_office1 = {"title":"Nơi nhận báo cáo lao động","type":"string","nullable":true,"minLength":1,"maxLength":200,"pattern":"[^\\s\\p{DI}]"} as const
const birthdays_shown2 = {"title":"Cho mọi người biết sinh nhật trong đơn vị mình","type":"boolean"} as const
const about3 = {"title":"Giới thiệu công ty","type":"string","nullable":true,"minLength":1,"maxLength":5000,"pattern":"[^\\s\\p{DI}]"} as const
const data_contact4 = {"title":"Người liên hệ về dữ liệu cá nhân","type":"string","nullable":true,"minLength":1,"maxLength":100,"pattern":"[^\\s\\p{DI}]"} as const
const data_phone5 = {"title":"Số điện thoại","type":"string","nullable":true,"pattern":"^[0-9]{8,11}$"} as const
const data_email6 = {"title":"Email","type":"string","nullable":true,"minLength":3,"maxLength":200,"pattern":"^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$"} as const
const id7 = {"title":"Mã","type":"integer","minimum":1,"maximum":9007199254740991} as const

/** What the contract says of the fields of `company`; see `FieldFact`. */
export const fieldFacts = {
  resource: "company",
  titles: {"id":"Mã","code":"Mã công ty","name":"Tên công ty","short_name":"Tên viết tắt","place":"Địa danh","labour_office":"Nơi nhận báo cáo lao động","birthdays_shown":"Cho mọi người biết sinh nhật trong đơn vị mình","about":"Giới thiệu công ty","data_contact":"Người liên hệ về dữ liệu cá nhân","data_phone":"Số điện thoại","data_email":"Email","version":"Phiên bản","logo.id":"Mã","logo.name":"Tên tệp","logo.media_type":"Loại tệp","logo.size":"Dung lượng","logo.scan_state":"Kiểm tra vi-rút","logo.created_at":"Ngày tạo"},
  verbs: ["show","update","logo","storeLogo","destroyLogo","restoreLogo","logoTicket"],
  sortable: [],
  takes: {
    update: { fields: { place: place0, labour_office: labour_office1, birthdays_shown: birthdays_shown2, about: about3, data_contact: data_contact4, data_phone: data_phone5, data_email: data_email6 }, requires: [] },
    restoreLogo: { fields: { id: id7 }, requires: ["id"] },
  },
} as const
