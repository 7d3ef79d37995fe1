// Generated from openapi/ by `npm run generate`; never edited.
const name0 = {"title":"Tên đối tác","type":"string","minLength":1,"maxLength":200,"pattern":"[^\\s\\p{DI}]"} as const
const short_name1 = {"title":"Tên viết tắt","type":"string","nullable":true,"maxLength":50} as const
const tax_code2 = {"title":"Mã số thuế","type":"string","nullable":true,"pattern":"^[0-9]{10}(-[0-9]{3})?$","patternSays":"gồm 10 chữ số; của chi nhánh thêm dấu - và 3 chữ số"} as const
const address3 = {"title":"Địa chỉ","type":"string","nullable":true,"maxLength":300} as const
const new_district_id4 = {"title":"Phường/Xã/Đặc khu","type":"integer","nullable":true,"minimum":1,"maximum":99999} as const
const ward_id5 = {"title":"Phường/Xã (cũ)","type":"integer","nullable":true,"minimum":1,"maximum":99999} as const
const representative6 = {"title":"Người đại diện","type":"string","nullable":true,"maxLength":100} as const
const phone7 = {"title":"Số điện thoại","type":"string","nullable":true,"pattern":"^0[0-9]{9,10}$","patternSays":"gồm 10 hoặc 11 chữ số, bắt đầu bằng số 0"} as const
const email8 = {"title":"Email","type":"string","nullable":true,"maxLength":254,"format":"email"} as const
const website9 = {"title":"Website","type":"string","nullable":true,"maxLength":300,"pattern":"^https?://[^ ]+$","patternSays":"bắt đầu bằng http:// hoặc https://"} as const
const training_fields10 = {"title":"Lĩnh vực đào tạo","type":"string","nullable":true,"maxLength":500} as const
const contract_no11 = {"title":"Số hợp đồng","type":"string","nullable":true,"maxLength":50} as const
const rating12 = {"title":"Đánh giá","type":"integer","nullable":true,"minimum":1,"maximum":5} as const
const licence_no13 = {"title":"Số giấy chứng nhận đủ điều kiện","type":"string","nullable":true,"maxLength":50} as const
const licence_from14 = {"title":"Ngày cấp giấy chứng nhận","type":"string","nullable":true,"format":"date"} as const
const licence_to15 = {"title":"Giấy chứng nhận có giá trị đến","type":"string","nullable":true,"format":"date"} as const
const is_active16 = {"title":"Trạng thái","type":"boolean"} as const

/** What the contract says of the fields of `partnerInfos`; see `FieldFact`. */
export const fieldFacts = {
  resource: "partnerInfos",
  titles: {"id":"Mã","name":"Tên đối tác","short_name":"Tên viết tắt","tax_code":"Mã số thuế","address":"Địa chỉ","new_district_id":"Phường/Xã/Đặc khu","ward_id":"Phường/Xã (cũ)","full_address":"Địa chỉ đầy đủ","representative":"Người đại diện","phone":"Số điện thoại","email":"Email","website":"Website","training_fields":"Lĩnh vực đào tạo","contract_no":"Số hợp đồng","rating":"Đánh giá","licence_no":"Số giấy chứng nhận đủ điều kiện","licence_from":"Ngày cấp giấy chứng nhận","licence_to":"Giấy chứng nhận có giá trị đến","is_active":"Trạng thái","version":"Phiên bản","created_at":"Ngày tạo","updated_at":"Ngày cập nhật"},
  heads: {"licence_to":"Giấy chứng nhận đến","licence_no":"Số giấy chứng nhận"},
  verbs: ["list","store","show","update","destroy","destroyBulk","restore","export","import","importTemplate","markImport","undoImport"],
  sortable: ["name","short_name","rating","licence_to","is_active","created_at","updated_at"],
  takes: {
    store: { fields: { name: name0, short_name: short_name1, tax_code: tax_code2, address: address3, new_district_id: new_district_id4, ward_id: ward_id5, representative: representative6, phone: phone7, email: email8, website: website9, training_fields: training_fields10, contract_no: contract_no11, rating: rating12, licence_no: licence_no13, licence_from: licence_from14, licence_to: licence_to15, is_active: is_active16 }, requires: ["name"] },
    update: { fields: { name: name0, short_name: short_name1, tax_code: tax_code2, address: address3, new_district_id: new_district_id4, ward_id: ward_id5, representative: representative6, phone: phone7, email: email8, website: website9, training_fields: training_fields10, contract_no: contract_no11, rating: rating12, licence_no: licence_no13, licence_from: licence_from14, licence_to: licence_to15, is_active: is_active16 }, requires: [] },
  },
} as const
