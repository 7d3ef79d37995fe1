// Generated from openapi/ by `npm run generate`; never edited.
const education_level0 = {"title":"Trình độ","type":"string"} as const
const school1 = {"title":"Trường","type":"string","nullable":true,"minLength":1,"maxLength":200,"pattern":"[^\\s\\p{DI}]"} as const
const major2 = {"title":"Chuyên ngành","type":"string","nullable":true,"minLength":1,"maxLength":200,"pattern":"[^\\s\\p{DI}]"} as const
const form3 = {"title":"Hình thức đào tạo","type":"string","nullable":true} as const
const grade4 = {"title":"Xếp loại tốt nghiệp","type":"string","nullable":true} as const
const from_date5 = {"title":"Từ ngày","type":"string","nullable":true,"format":"date"} as const
const to_date6 = {"title":"Đến ngày","type":"string","nullable":true,"format":"date"} as const
const graduation_year7 = {"title":"Năm tốt nghiệp","type":"integer","nullable":true,"minimum":1940,"maximum":2100} as const
const diploma_no8 = {"title":"Số hiệu văn bằng","type":"string","nullable":true,"minLength":1,"maxLength":50,"pattern":"[^\\s\\p{DI}]"} as const

/** What the contract says of the fields of `employeeEducations`; see `FieldFact`. */
export const fieldFacts = {
  resource: "employeeEducations",
  titles: {"id":"Mã","education_level":"Trình độ","school":"Trường","major":"Chuyên ngành","form":"Hình thức đào tạo","grade":"Xếp loại tốt nghiệp","from_date":"Từ ngày","to_date":"Đến ngày","graduation_year":"Năm tốt nghiệp","diploma_no":"Số hiệu văn bằng","is_highest":"Cao nhất","version":"Phiên bản","created_at":"Ngày tạo","updated_at":"Ngày cập nhật","masked_fields":"Thông tin không được xem","dotted_fields":"Thông tin được che"},
  verbs: ["list","store","update","destroy","restore"],
  sortable: [],
  takes: {
    store: { fields: { education_level: education_level0, school: school1, major: major2, form: form3, grade: grade4, from_date: from_date5, to_date: to_date6, graduation_year: graduation_year7, diploma_no: diploma_no8 }, requires: ["education_level"] },
    update: { fields: { education_level: education_level0, school: school1, major: major2, form: form3, grade: grade4, from_date: from_date5, to_date: to_date6, graduation_year: graduation_year7, diploma_no: diploma_no8 }, requires: [] },
  },
} as const
