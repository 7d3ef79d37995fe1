// Generated from openapi/ by `npm run generate`; never edited.
const full_name0 = {"title":"Họ và tên","type":"string","minLength":2,"maxLength":100,"pattern":"^\\p{L}[\\p{L}\\p{M}'’.-]*( [\\p{L}\\p{M}'’.-]+)+$","patternSays":"gồm ít nhất hai từ, chỉ có chữ và dấu cách","oneLine":true} as const
const gender1 = {"title":"Giới tính","type":"string"} as const
const date_of_birth2 = {"title":"Ngày sinh","type":"string","format":"date"} as const
const phone3 = {"title":"Số điện thoại","type":"string","nullable":true,"maxLength":20,"pattern":"^[0-9+ .()-]{9,20}$","patternSays":"gồm chữ số, dấu cách, dấu chấm, gạch nối"} as const
const company_email4 = {"title":"Email công ty","type":"string","nullable":true,"maxLength":254,"format":"email"} as const
const timekeeping_code5 = {"title":"Mã chấm công","type":"string","nullable":true,"pattern":"^[A-Z0-9]{1,12}$","patternSays":"gồm 1–12 chữ không dấu và chữ số","capitals":true} as const
const group_join_date6 = {"title":"Ngày vào tập đoàn","type":"string","nullable":true,"format":"date"} as const
const company_phone7 = {"title":"Điện thoại công ty","type":"string","nullable":true,"maxLength":20,"pattern":"^[0-9+ .()-]{6,20}$","patternSays":"gồm chữ số, dấu cách, dấu chấm, gạch nối"} as const
const extension8 = {"title":"Số máy lẻ","type":"string","nullable":true,"maxLength":8,"pattern":"^[0-9]{1,8}$","patternSays":"gồm 1 đến 8 chữ số"} as const
const general_education9 = {"title":"Trình độ văn hóa","type":"string","nullable":true,"maxLength":5,"pattern":"^([1-9]|1[0-2])/1[02]$","patternSays":"là lớp trên hệ, như 12/12 hoặc 10/10"} as const
const skill_grade10 = {"title":"Bậc thợ","type":"string","nullable":true} as const
const hr_note11 = {"title":"Ghi chú của nhân sự","type":"string","nullable":true,"minLength":1,"maxLength":2000,"pattern":"[^\\s\\p{DI}]"} as const
const place_of_birth12 = {"title":"Nơi sinh","type":"string","nullable":true,"minLength":1,"maxLength":200,"pattern":"[^\\s\\p{DI}]"} as const
const native_place13 = {"title":"Quê quán","type":"string","nullable":true,"minLength":1,"maxLength":255,"pattern":"[^\\s\\p{DI}]"} as const
const ethnic14 = {"title":"Dân tộc","type":"string","nullable":true,"minLength":1,"maxLength":50,"pattern":"[^\\s\\p{DI}]"} as const
const religion15 = {"title":"Tôn giáo","type":"string","nullable":true,"minLength":1,"maxLength":50,"pattern":"[^\\s\\p{DI}]"} as const
const nationality16 = {"title":"Quốc tịch","type":"string","nullable":true,"minLength":1,"maxLength":50,"pattern":"[^\\s\\p{DI}]"} as const
const marital_status17 = {"title":"Tình trạng hôn nhân","type":"string","nullable":true} as const
const personal_email18 = {"title":"Email cá nhân","type":"string","nullable":true,"maxLength":254,"format":"email"} as const
const emergency_name19 = {"title":"Người liên hệ khẩn cấp","type":"string","nullable":true,"minLength":1,"maxLength":100,"pattern":"[^\\s\\p{DI}]"} as const
const emergency_relation20 = {"title":"Quan hệ với người liên hệ khẩn cấp","type":"string","nullable":true,"minLength":1,"maxLength":50,"pattern":"[^\\s\\p{DI}]"} as const
const emergency_phone21 = {"title":"Điện thoại người liên hệ khẩn cấp","type":"string","nullable":true,"maxLength":20,"pattern":"^[0-9+ .()-]{9,20}$","patternSays":"gồm chữ số, dấu cách, dấu chấm, gạch nối"} as const
const reception22 = {"title":"Tiếp nhận","type":"object"} as const
const decision23 = {"title":"Quyết định","type":"object"} as const
const papers24 = {"title":"Giấy tờ","type":"object"} as const
const addresses25 = {"title":"Địa chỉ","type":"object"} as const
const health26 = {"title":"Sức khỏe","type":"object"} as const
const affiliations27 = {"title":"Đảng, đoàn thể, quân ngũ, chính sách","type":"object"} as const
const fields28 = {"title":"Thông tin cần xem","type":"array","minItems":1,"maxItems":100} as const
const employee_ids29 = {"title":"Nhân viên","type":"array","minItems":1,"maxItems":1000} as const
const columns30 = {"title":"Cột","type":"array","minItems":1} as const
const as_of31 = {"title":"Tính đến ngày","type":"string","format":"date"} as const
const sort32 = {"title":"Sắp xếp","type":"string","maxLength":200} as const
const search33 = {"title":"search","type":"object"} as const
const filter34 = {"title":"filter","type":"object"} as const
const login35 = {"title":"Tên đăng nhập","type":"string","pattern":"^[a-z0-9][a-z0-9._-]{2,63}$"} as const
const role_ids36 = {"title":"Vai trò","type":"array","maxItems":50} as const
const ids37 = {"title":"Nhân viên","type":"array","minItems":1,"maxItems":100} as const

/** What the contract says of the fields of `employees`; see `FieldFact`. */
export const fieldFacts = {
  resource: "employees",
  titles: {"id":"Mã","nhansu_id":"Mã nhân viên","full_name":"Họ và tên","gender":"Giới tính","date_of_birth":"Ngày sinh","phone":"Số điện thoại","company_email":"Email công ty","nature_of_work":"Tính chất công việc","work_state":"Tình trạng làm việc","active":"Trạng thái hoạt động","group_join_date":"Ngày vào tập đoàn","days_away":"Số ngày nghỉ giữa hai lần làm việc","join_date":"Ngày vào công ty","official_date":"Ngày chính thức","leave_date":"Ngày nghỉ việc","timekeeping_code":"Mã chấm công","account.id":"Mã","account.login":"Tên đăng nhập","account.is_active":"Trạng thái tài khoản","age":"Tuổi","position_level":"Cấp chức vụ","education_level":"Trình độ","papers_state":"Tình trạng hồ sơ","missing_papers":"Hồ sơ còn thiếu","findings":"Dữ liệu cần xem lại","sensitive_findings":"Giấy tờ cần xem lại","number_findings":"Mã số, tài khoản cần xem lại","contract_end_date":"Hết hạn hợp đồng","id_number":"Số căn cước","old_id_number":"Số CMND cũ","passport_no":"Số hộ chiếu","tax_code":"Mã số thuế","social_insurance_no":"Mã số BHXH","health_insurance_no":"Số thẻ BHYT","pay_scale":"Ngạch lương","pay_grade":"Bậc lương","coefficient":"Hệ số lương","base_salary":"Lương cơ bản","insurance_salary":"Lương đóng bảo hiểm","version":"Phiên bản","created_at":"Ngày tạo","updated_at":"Ngày cập nhật","former_codes":"Mã cũ","company_phone":"Điện thoại công ty","extension":"Số máy lẻ","general_education":"Trình độ văn hóa","skill_grade":"Bậc thợ","hr_note":"Ghi chú của nhân sự","place_of_birth":"Nơi sinh","native_place":"Quê quán","ethnic":"Dân tộc","religion":"Tôn giáo","nationality":"Quốc tịch","marital_status":"Tình trạng hôn nhân","personal_email":"Email cá nhân","emergency_name":"Người liên hệ khẩn cấp","emergency_relation":"Quan hệ với người liên hệ khẩn cấp","emergency_phone":"Điện thoại người liên hệ khẩn cấp","masked_fields":"Thông tin không được xem","dotted_fields":"Thông tin được che"},
  heads: {"join_date":"Ngày vào","active":"Trạng thái","work_state":"Tình trạng","account.login":"Tài khoản","account_state":"Tài khoản"},
  verbs: ["list","store","destroyBulk","restore","show","update","destroy","reveal","printFile","info","import","importTemplate","markImport","importedPeople","undoImport","undoImportOfPeople","print","export","find","activateAccount","deactivateAccount","activateAccounts","deactivateAccounts"],
  sortable: ["nhansu_id","full_name","date_of_birth","join_date","official_date","leave_date","active","work_state","nature_of_work"],
  takes: {
    store: { fields: { full_name: full_name0, gender: gender1, date_of_birth: date_of_birth2, phone: phone3, company_email: company_email4, timekeeping_code: timekeeping_code5, group_join_date: group_join_date6, company_phone: company_phone7, extension: extension8, general_education: general_education9, skill_grade: skill_grade10, hr_note: hr_note11, place_of_birth: place_of_birth12, native_place: native_place13, ethnic: ethnic14, religion: religion15, nationality: nationality16, marital_status: marital_status17, personal_email: personal_email18, emergency_name: emergency_name19, emergency_relation: emergency_relation20, emergency_phone: emergency_phone21, reception: reception22, decision: decision23, papers: papers24, addresses: addresses25, health: health26, affiliations: affiliations27 }, requires: ["full_name","gender","date_of_birth","phone","reception"] },
    update: { fields: { full_name: full_name0, gender: gender1, date_of_birth: date_of_birth2, phone: phone3, company_email: company_email4, timekeeping_code: timekeeping_code5, group_join_date: group_join_date6, company_phone: company_phone7, extension: extension8, general_education: general_education9, skill_grade: skill_grade10, hr_note: hr_note11, place_of_birth: place_of_birth12, native_place: native_place13, ethnic: ethnic14, religion: religion15, nationality: nationality16, marital_status: marital_status17, personal_email: personal_email18, emergency_name: emergency_name19, emergency_relation: emergency_relation20, emergency_phone: emergency_phone21 }, requires: [] },
    reveal: { fields: { fields: fields28 }, requires: ["fields"] },
    undoImportOfPeople: { fields: { employee_ids: employee_ids29 }, requires: ["employee_ids"] },
    print: { fields: { columns: columns30, as_of: as_of31, sort: sort32, search: search33, filter: filter34 }, requires: [] },
    export: { fields: { columns: columns30, as_of: as_of31, sort: sort32, search: search33, filter: filter34 }, requires: [] },
    activateAccount: { fields: { login: login35, role_ids: role_ids36 }, requires: [] },
    activateAccounts: { fields: { ids: ids37 }, requires: ["ids"] },
    deactivateAccounts: { fields: { ids: ids37 }, requires: ["ids"] },
  },
} as const
