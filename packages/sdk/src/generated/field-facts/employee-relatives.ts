// Generated from openapi/ by `npm run generate`; never edited.
const relationship0 = {"title":"Quan hệ","type":"integer","minimum":1,"maximum":13} as const
const full_name1 = {"title":"Họ và tên","type":"string","minLength":2,"maxLength":100,"pattern":"[^\\s\\p{DI}]"} as const
const gender2 = {"title":"Giới tính","type":"string","nullable":true} as const
const date_of_birth3 = {"title":"Ngày sinh","type":"string","nullable":true,"format":"date"} as const
const birth_year4 = {"title":"Năm sinh","type":"integer","nullable":true,"minimum":1880,"maximum":2100} as const
const id_number5 = {"title":"Số định danh","type":"string","nullable":true,"pattern":"^[0-9]{12}$","patternSays":"gồm đúng 12 chữ số"} as const
const birth_certificate_no6 = {"title":"Số giấy khai sinh","type":"string","nullable":true,"minLength":1,"maxLength":50,"pattern":"[^\\s\\p{DI}]"} as const
const birth_certificate_book7 = {"title":"Quyển số","type":"string","nullable":true,"minLength":1,"maxLength":50,"pattern":"[^\\s\\p{DI}]"} as const
const birth_certificate_place8 = {"title":"Nơi cấp giấy khai sinh","type":"string","nullable":true,"minLength":1,"maxLength":200,"pattern":"[^\\s\\p{DI}]"} as const
const job9 = {"title":"Nghề nghiệp","type":"string","nullable":true,"minLength":1,"maxLength":100,"pattern":"[^\\s\\p{DI}]"} as const
const work_place10 = {"title":"Nơi làm việc","type":"string","nullable":true,"minLength":1,"maxLength":200,"pattern":"[^\\s\\p{DI}]"} as const
const address11 = {"title":"Địa chỉ","type":"string","nullable":true,"minLength":1,"maxLength":255,"pattern":"[^\\s\\p{DI}]"} as const
const phone12 = {"title":"Số điện thoại","type":"string","nullable":true,"pattern":"^0([35789][0-9]{8}|2[0-9]{9})$","patternSays":"là số di động hoặc cố định bắt đầu bằng 0"} as const
const is_dead13 = {"title":"Đã mất","type":"boolean"} as const
const works_in_group14 = {"title":"Làm trong tập đoàn","type":"boolean"} as const
const relative_nhansu_id15 = {"title":"Mã nhân viên của thân nhân","type":"string","nullable":true,"pattern":"^[A-Z0-9]{4,12}$","patternSays":"gồm 4–12 chữ cái không dấu hoặc chữ số","capitals":true} as const
const is_dependant16 = {"title":"Người phụ thuộc","type":"boolean"} as const
const dep_from17 = {"title":"Giảm trừ từ tháng","type":"string","nullable":true,"pattern":"^[0-9]{4}-(0[1-9]|1[0-2])$","patternSays":"có dạng năm-tháng"} as const
const dep_to18 = {"title":"Giảm trừ đến tháng","type":"string","nullable":true,"pattern":"^[0-9]{4}-(0[1-9]|1[0-2])$","patternSays":"có dạng năm-tháng"} as const
const dep_tax_code19 = {"title":"Mã số thuế người phụ thuộc","type":"string","nullable":true,"pattern":"^([0-9]{10}|[0-9]{12}|[0-9]{10}-[0-9]{3})$","patternSays":"gồm 10 hoặc 12 chữ số, hoặc 10 chữ số - 3 chữ số"} as const
const note20 = {"title":"Ghi chú","type":"string","nullable":true,"minLength":1,"maxLength":500,"pattern":"[^\\s\\p{DI}]"} as const
const display_order21 = {"title":"Thứ tự","type":"integer","minimum":0,"maximum":999} as const

/** What the contract says of the fields of `employeeRelatives`; see `FieldFact`. */
export const fieldFacts = {
  resource: "employeeRelatives",
  titles: {"id":"Mã","relationship":"Quan hệ","full_name":"Họ và tên","gender":"Giới tính","date_of_birth":"Ngày sinh","birth_year":"Năm sinh","id_number":"Số định danh","birth_certificate_no":"Số giấy khai sinh","birth_certificate_book":"Quyển số","birth_certificate_place":"Nơi cấp giấy khai sinh","job":"Nghề nghiệp","work_place":"Nơi làm việc","address":"Địa chỉ","phone":"Số điện thoại","is_dead":"Đã mất","works_in_group":"Làm trong tập đoàn","relative_nhansu_id":"Mã nhân viên của thân nhân","is_dependant":"Người phụ thuộc","dep_from":"Giảm trừ từ tháng","dep_to":"Giảm trừ đến tháng","dep_tax_code":"Mã số thuế người phụ thuộc","note":"Ghi chú","display_order":"Thứ tự","warnings":"Cần chú ý","version":"Phiên bản","created_at":"Ngày tạo","updated_at":"Ngày cập nhật","masked_fields":"Thông tin không được xem","dotted_fields":"Thông tin được che"},
  verbs: ["list","store","update","destroy","restore"],
  sortable: [],
  takes: {
    store: { fields: { relationship: relationship0, full_name: full_name1, gender: gender2, date_of_birth: date_of_birth3, birth_year: birth_year4, id_number: id_number5, birth_certificate_no: birth_certificate_no6, birth_certificate_book: birth_certificate_book7, birth_certificate_place: birth_certificate_place8, job: job9, work_place: work_place10, address: address11, phone: phone12, is_dead: is_dead13, works_in_group: works_in_group14, relative_nhansu_id: relative_nhansu_id15, is_dependant: is_dependant16, dep_from: dep_from17, dep_to: dep_to18, dep_tax_code: dep_tax_code19, note: note20, display_order: display_order21 }, requires: ["relationship","full_name"] },
    update: { fields: { relationship: relationship0, full_name: full_name1, gender: gender2, date_of_birth: date_of_birth3, birth_year: birth_year4, id_number: id_number5, birth_certificate_no: birth_certificate_no6, birth_certificate_book: birth_certificate_book7, birth_certificate_place: birth_certificate_place8, job: job9, work_place: work_place10, address: address11, phone: phone12, is_dead: is_dead13, works_in_group: works_in_group14, relative_nhansu_id: relative_nhansu_id15, is_dependant: is_dependant16, dep_from: dep_from17, dep_to: dep_to18, dep_tax_code: dep_tax_code19, note: note20, display_order: display_order21 }, requires: [] },
  },
} as const
