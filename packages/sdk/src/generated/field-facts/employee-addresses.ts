// Generated from openapi/ by `npm run generate`; never edited.
const new_regular_address0 = {"title":"Địa chỉ thường trú (số nhà, đường, thôn)","type":"string","nullable":true,"minLength":1,"maxLength":255,"pattern":"[^\\s\\p{DI}]"} as const
const new_province_id1 = {"title":"Tỉnh/Thành phố (thường trú)","type":"integer","nullable":true,"minimum":1,"maximum":99} as const
const new_district_id2 = {"title":"Phường/Xã/Đặc khu (thường trú)","type":"integer","nullable":true,"minimum":1,"maximum":99999} as const
const tmp_address3 = {"title":"Nơi ở hiện tại (số nhà, đường, thôn)","type":"string","nullable":true,"minLength":1,"maxLength":255,"pattern":"[^\\s\\p{DI}]"} as const
const new_province_tmp_id4 = {"title":"Tỉnh/Thành phố (nơi ở hiện tại)","type":"integer","nullable":true,"minimum":1,"maximum":99} as const
const new_district_tmp_id5 = {"title":"Phường/Xã/Đặc khu (nơi ở hiện tại)","type":"integer","nullable":true,"minimum":1,"maximum":99999} as const
const regular_address6 = {"title":"Địa chỉ thường trú cũ (trước 01/07/2025)","type":"string","nullable":true,"minLength":1,"maxLength":255,"pattern":"[^\\s\\p{DI}]"} as const
const ward_id7 = {"title":"Phường/Xã cũ (thường trú)","type":"integer","nullable":true,"minimum":1,"maximum":99999} as const
const old_tmp_address8 = {"title":"Nơi ở hiện tại cũ (trước 01/07/2025)","type":"string","nullable":true,"minLength":1,"maxLength":255,"pattern":"[^\\s\\p{DI}]"} as const
const ward_tmp_id9 = {"title":"Phường/Xã cũ (nơi ở hiện tại)","type":"integer","nullable":true,"minimum":1,"maximum":99999} as const

/** What the contract says of the fields of `employeeAddresses`; see `FieldFact`. */
export const fieldFacts = {
  resource: "employeeAddresses",
  titles: {"new_regular_address":"Địa chỉ thường trú (số nhà, đường, thôn)","new_province_id":"Tỉnh/Thành phố (thường trú)","new_district_id":"Phường/Xã/Đặc khu (thường trú)","tmp_address":"Nơi ở hiện tại (số nhà, đường, thôn)","new_province_tmp_id":"Tỉnh/Thành phố (nơi ở hiện tại)","new_district_tmp_id":"Phường/Xã/Đặc khu (nơi ở hiện tại)","regular_address":"Địa chỉ thường trú cũ (trước 01/07/2025)","ward_id":"Phường/Xã cũ (thường trú)","old_tmp_address":"Nơi ở hiện tại cũ (trước 01/07/2025)","ward_tmp_id":"Phường/Xã cũ (nơi ở hiện tại)","province_id":"Tỉnh/Thành phố cũ (thường trú)","district_id":"Quận/Huyện cũ (thường trú)","province_tmp_id":"Tỉnh/Thành phố cũ (nơi ở hiện tại)","district_tmp_id":"Quận/Huyện cũ (nơi ở hiện tại)","regular_text":"Địa chỉ thường trú","tmp_text":"Nơi ở hiện tại","old_regular_text":"Địa chỉ thường trú theo đơn vị cũ","old_tmp_text":"Nơi ở hiện tại theo đơn vị cũ","version":"Phiên bản","masked_fields":"Thông tin không được xem","dotted_fields":"Thông tin được che"},
  verbs: ["show","update"],
  sortable: [],
  takes: {
    update: { fields: { new_regular_address: new_regular_address0, new_province_id: new_province_id1, new_district_id: new_district_id2, tmp_address: tmp_address3, new_province_tmp_id: new_province_tmp_id4, new_district_tmp_id: new_district_tmp_id5, regular_address: regular_address6, ward_id: ward_id7, old_tmp_address: old_tmp_address8, ward_tmp_id: ward_tmp_id9 }, requires: [] },
  },
} as const
