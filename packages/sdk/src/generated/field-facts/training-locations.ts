// Generated from openapi/ by `npm run generate`; never edited.
const code0 = {"title":"Mã","type":"string","pattern":"^[A-Z0-9][A-Z0-9_-]{1,19}$","patternSays":"gồm 2–20 ký tự: chữ không dấu, chữ số, - hoặc _","capitals":true} as const
const name1 = {"title":"Tên địa điểm","type":"string","minLength":1,"maxLength":200,"pattern":"[^\\s\\p{DI}]"} as const
const address2 = {"title":"Địa chỉ","type":"string","nullable":true,"maxLength":300} as const
const new_district_id3 = {"title":"Phường/Xã/Đặc khu","type":"integer","nullable":true,"minimum":1,"maximum":99999} as const
const ward_id4 = {"title":"Phường/Xã (cũ)","type":"integer","nullable":true,"minimum":1,"maximum":99999} as const
const description5 = {"title":"Mô tả","type":"string","nullable":true,"maxLength":1000} as const
const is_active6 = {"title":"Trạng thái","type":"boolean"} as const

/** What the contract says of the fields of `trainingLocations`; see `FieldFact`. */
export const fieldFacts = {
  resource: "trainingLocations",
  titles: {"id":"Mã","code":"Mã","name":"Tên địa điểm","address":"Địa chỉ","new_district_id":"Phường/Xã/Đặc khu","ward_id":"Phường/Xã (cũ)","full_address":"Địa chỉ đầy đủ","description":"Mô tả","is_active":"Trạng thái","version":"Phiên bản","created_at":"Ngày tạo","updated_at":"Ngày cập nhật"},
  verbs: ["list","store","show","update","destroy","destroyBulk","restore","export","import","importTemplate","markImport","undoImport"],
  sortable: ["code","name","is_active","created_at","updated_at"],
  takes: {
    store: { fields: { code: code0, name: name1, address: address2, new_district_id: new_district_id3, ward_id: ward_id4, description: description5, is_active: is_active6 }, requires: ["code","name"] },
    update: { fields: { code: code0, name: name1, address: address2, new_district_id: new_district_id3, ward_id: ward_id4, description: description5, is_active: is_active6 }, requires: [] },
  },
} as const
