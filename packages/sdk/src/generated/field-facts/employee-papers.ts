// Generated from openapi/ by `npm run generate`; never edited.
const id_number0 = {"title":"Số căn cước","type":"string","nullable":true,"maxLength":12,"pattern":"^0[0-9]{11}$","patternSays":"gồm 12 chữ số, bắt đầu bằng số 0"} as const
const id_issue_date1 = {"title":"Ngày cấp căn cước","type":"string","nullable":true,"format":"date"} as const
const id_issue_place2 = {"title":"Nơi cấp căn cước","type":"string","nullable":true,"minLength":1,"maxLength":200,"pattern":"[^\\s\\p{DI}]"} as const
const id_expiry_date3 = {"title":"Căn cước có giá trị đến","type":"string","nullable":true,"format":"date"} as const
const id_without_expiry4 = {"title":"Không thời hạn","type":"boolean"} as const
const old_id_number5 = {"title":"Số CMND cũ","type":"string","nullable":true,"maxLength":9,"pattern":"^[0-9]{9}$","patternSays":"gồm 9 chữ số"} as const
const passport_no6 = {"title":"Số hộ chiếu","type":"string","nullable":true,"maxLength":12,"pattern":"^[A-Z0-9]{6,12}$","patternSays":"gồm 6 đến 12 chữ in hoa và chữ số"} as const
const passport_issue_date7 = {"title":"Ngày cấp hộ chiếu","type":"string","nullable":true,"format":"date"} as const
const passport_expiry_date8 = {"title":"Hộ chiếu có giá trị đến","type":"string","nullable":true,"format":"date"} as const
const passport_issue_place9 = {"title":"Nơi cấp hộ chiếu","type":"string","nullable":true,"minLength":1,"maxLength":200,"pattern":"[^\\s\\p{DI}]"} as const
const work_permit_no10 = {"title":"Số giấy phép lao động","type":"string","nullable":true,"minLength":1,"maxLength":30,"pattern":"[^\\s\\p{DI}]"} as const
const work_permit_expiry_date11 = {"title":"Giấy phép lao động có giá trị đến","type":"string","nullable":true,"format":"date"} as const
const tax_code12 = {"title":"Mã số thuế","type":"string","nullable":true,"maxLength":14,"pattern":"^[0-9]{12}$|^[0-9]{10}(-[0-9]{3})?$","patternSays":"gồm 10, 12 hoặc 13 chữ số (10 chữ số, dấu gạch và 3 chữ số)"} as const
const old_tax_code13 = {"title":"Mã số thuế cũ","type":"string","nullable":true,"maxLength":14,"pattern":"^[0-9]{10}(-[0-9]{3})?$","patternSays":"gồm 10 hoặc 13 chữ số (10 chữ số, dấu gạch và 3 chữ số)"} as const
const social_insurance_no14 = {"title":"Mã số BHXH","type":"string","nullable":true,"maxLength":12,"pattern":"^[0-9]{12}$|^[0-9]{10}$","patternSays":"gồm 10 hoặc 12 chữ số"} as const
const old_social_insurance_no15 = {"title":"Mã số BHXH cũ","type":"string","nullable":true,"maxLength":10,"pattern":"^[0-9]{10}$","patternSays":"gồm 10 chữ số"} as const
const health_insurance_no16 = {"title":"Số thẻ BHYT","type":"string","nullable":true,"maxLength":15,"pattern":"^[A-Z]{2}[0-9]{13}$|^[0-9]{10}$","patternSays":"gồm 15 ký tự (2 chữ in hoa và 13 chữ số) hoặc 10 chữ số cuối"} as const
const medical_place17 = {"title":"Nơi đăng ký khám chữa bệnh ban đầu","type":"string","nullable":true,"minLength":1,"maxLength":200,"pattern":"[^\\s\\p{DI}]"} as const
const si_start_month18 = {"title":"Tháng bắt đầu đóng BHXH","type":"string","nullable":true,"maxLength":7,"pattern":"^[0-9]{4}-(0[1-9]|1[0-2])$","patternSays":"là tháng, dạng năm-tháng"} as const
const si_salary19 = {"title":"Mức lương đóng BHXH","type":"integer","nullable":true,"minimum":1,"maximum":100000000000} as const
const labour_book20 = {"title":"Tình trạng sổ BHXH","type":"string","nullable":true} as const
const driver_licence_no21 = {"title":"Số giấy phép lái xe","type":"string","nullable":true,"maxLength":12,"pattern":"^[0-9]{12}$","patternSays":"gồm 12 chữ số"} as const
const driver_licence_class22 = {"title":"Hạng giấy phép lái xe","type":"string","nullable":true} as const
const driver_licence_issue_date23 = {"title":"Ngày cấp giấy phép lái xe","type":"string","nullable":true,"format":"date"} as const
const driver_licence_expiry_date24 = {"title":"Giấy phép lái xe có giá trị đến","type":"string","nullable":true,"format":"date"} as const

/** What the contract says of the fields of `employeePapers`; see `FieldFact`. */
export const fieldFacts = {
  resource: "employeePapers",
  titles: {"id_number":"Số căn cước","id_issue_date":"Ngày cấp căn cước","id_issue_place":"Nơi cấp căn cước","id_expiry_date":"Căn cước có giá trị đến","id_without_expiry":"Không thời hạn","old_id_number":"Số CMND cũ","passport_no":"Số hộ chiếu","passport_issue_date":"Ngày cấp hộ chiếu","passport_expiry_date":"Hộ chiếu có giá trị đến","passport_issue_place":"Nơi cấp hộ chiếu","work_permit_no":"Số giấy phép lao động","work_permit_expiry_date":"Giấy phép lao động có giá trị đến","tax_code":"Mã số thuế","old_tax_code":"Mã số thuế cũ","social_insurance_no":"Mã số BHXH","old_social_insurance_no":"Mã số BHXH cũ","health_insurance_no":"Số thẻ BHYT","medical_place":"Nơi đăng ký khám chữa bệnh ban đầu","si_start_month":"Tháng bắt đầu đóng BHXH","si_salary":"Mức lương đóng BHXH","labour_book":"Tình trạng sổ BHXH","driver_licence_no":"Số giấy phép lái xe","driver_licence_class":"Hạng giấy phép lái xe","driver_licence_issue_date":"Ngày cấp giấy phép lái xe","driver_licence_expiry_date":"Giấy phép lái xe có giá trị đến","version":"Phiên bản","masked_fields":"Thông tin không được xem","dotted_fields":"Thông tin được che"},
  verbs: ["show","update"],
  sortable: [],
  takes: {
    update: { fields: { id_number: id_number0, id_issue_date: id_issue_date1, id_issue_place: id_issue_place2, id_expiry_date: id_expiry_date3, id_without_expiry: id_without_expiry4, old_id_number: old_id_number5, passport_no: passport_no6, passport_issue_date: passport_issue_date7, passport_expiry_date: passport_expiry_date8, passport_issue_place: passport_issue_place9, work_permit_no: work_permit_no10, work_permit_expiry_date: work_permit_expiry_date11, tax_code: tax_code12, old_tax_code: old_tax_code13, social_insurance_no: social_insurance_no14, old_social_insurance_no: old_social_insurance_no15, health_insurance_no: health_insurance_no16, medical_place: medical_place17, si_start_month: si_start_month18, si_salary: si_salary19, labour_book: labour_book20, driver_licence_no: driver_licence_no21, driver_licence_class: driver_licence_class22, driver_licence_issue_date: driver_licence_issue_date23, driver_licence_expiry_date: driver_licence_expiry_date24 }, requires: [] },
  },
} as const
