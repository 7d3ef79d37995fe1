// Generated from openapi/ by `npm run generate`; never edited.
const full_name0 = {"title":"Họ và tên","type":"string","minLength":1,"maxLength":100,"pattern":"[^\\s\\p{DI}]"} as const
const gender1 = {"title":"Giới tính","type":"string","nullable":true} as const
const date_of_birth2 = {"title":"Ngày sinh","type":"string","format":"date"} as const
const phone3 = {"title":"Số điện thoại","type":"string","maxLength":11,"pattern":"^0[0-9]{9,10}$","patternSays":"gồm 10 hoặc 11 chữ số, bắt đầu bằng số 0"} as const
const email4 = {"title":"Email","type":"string","nullable":true,"maxLength":200,"format":"email"} as const
const id_number5 = {"title":"Số căn cước","type":"string","nullable":true,"maxLength":12,"pattern":"^0[0-9]{11}$","patternSays":"gồm 12 chữ số, bắt đầu bằng số 0"} as const
const height6 = {"title":"Chiều cao (cm)","type":"integer","nullable":true,"minimum":100,"maximum":250} as const
const weight7 = {"title":"Cân nặng (kg)","type":"integer","nullable":true,"minimum":25,"maximum":250} as const
const marital_status8 = {"title":"Tình trạng hôn nhân","type":"string","nullable":true} as const
const edu_level9 = {"title":"Trình độ","type":"string","nullable":true} as const
const school10 = {"title":"Trường","type":"string","nullable":true,"minLength":1,"maxLength":200,"pattern":"[^\\s\\p{DI}]"} as const
const major11 = {"title":"Chuyên ngành","type":"string","nullable":true,"minLength":1,"maxLength":200,"pattern":"[^\\s\\p{DI}]"} as const
const graduation_year12 = {"title":"Năm tốt nghiệp","type":"integer","nullable":true,"minimum":1940,"maximum":2100} as const
const grade13 = {"title":"Xếp loại tốt nghiệp","type":"string","nullable":true} as const
const languages14 = {"title":"Ngoại ngữ","type":"array","maxItems":10} as const
const it_skills15 = {"title":"Tin học","type":"array","maxItems":20} as const
const relatives_in_group16 = {"title":"Người thân trong tập đoàn","type":"string","nullable":true,"minLength":1,"maxLength":500,"pattern":"[^\\s\\p{DI}]"} as const
const experiences17 = {"title":"Kinh nghiệm làm việc","type":"array","maxItems":20} as const
const source18 = {"title":"Nguồn","type":"string"} as const
const referrer_id19 = {"title":"Người giới thiệu","type":"integer","nullable":true,"minimum":1,"maximum":9007199254740991} as const
const expected_salary20 = {"title":"Mức lương mong muốn","type":"integer","nullable":true,"minimum":0,"maximum":1000000000} as const
const available_date21 = {"title":"Ngày có thể nhận việc","type":"string","nullable":true,"format":"date"} as const
const shift_ok22 = {"title":"Làm ca được","type":"boolean","nullable":true} as const
const conflict_of_interest23 = {"title":"Xung đột lợi ích","type":"string","nullable":true,"minLength":1,"maxLength":500,"pattern":"[^\\s\\p{DI}]"} as const
const note24 = {"title":"Ghi chú","type":"string","nullable":true,"minLength":1,"maxLength":2000,"pattern":"[^\\s\\p{DI}]"} as const
const address25 = {"title":"Địa chỉ","type":"string","nullable":true,"maxLength":300} as const
const new_district_id26 = {"title":"Phường/Xã/Đặc khu","type":"integer","nullable":true,"minimum":1,"maximum":99999} as const
const ward_id27 = {"title":"Phường/Xã (cũ)","type":"integer","nullable":true,"minimum":1,"maximum":99999} as const
const tags28 = {"title":"Nhãn","type":"array","maxItems":20} as const
const consent_way29 = {"title":"Cách đồng ý","type":"string"} as const
const consent_reserve30 = {"title":"Đồng ý lưu nguồn dự trữ","type":"boolean"} as const
const applicant_id31 = {"title":"Hồ sơ đã có","type":"integer","nullable":true,"minimum":1,"maximum":9007199254740991} as const
const is_other_person32 = {"title":"Là người khác","type":"boolean"} as const
const run_id33 = {"title":"Lần nhập","type":"integer","minimum":1,"maximum":9007199254740991} as const

/** What the contract says of the fields of `recruitmentCandidates`; see `FieldFact`. */
export const fieldFacts = {
  resource: "recruitmentCandidates",
  titles: {"id":"Mã","applicant_id":"Mã","recruitment_id":"Đợt tuyển dụng","recruitment_code":"Mã đợt","recruitment_name":"Đợt tuyển dụng","position_name":"Vị trí","full_name":"Họ và tên","gender":"Giới tính","date_of_birth":"Ngày sinh","phone":"Số điện thoại","email":"Email","edu_level":"Trình độ","major":"Chuyên ngành","source":"Nguồn","expected_salary":"Mức lương mong muốn","state":"Trạng thái","state_reason":"Lý do","applied_at":"Ngày nộp","archived_until":"Lưu đến ngày","tags":"Nhãn","has_cv":"CV","version":"Phiên bản","created_at":"Ngày tạo","updated_at":"Ngày cập nhật","masked_fields":"Thông tin không được xem"},
  verbs: ["list","store","import","undoImport","importTemplate","markAsSeen"],
  sortable: ["full_name","state","applied_at","date_of_birth","created_at","updated_at"],
  takes: {
    store: { fields: { full_name: full_name0, gender: gender1, date_of_birth: date_of_birth2, phone: phone3, email: email4, id_number: id_number5, height: height6, weight: weight7, marital_status: marital_status8, edu_level: edu_level9, school: school10, major: major11, graduation_year: graduation_year12, grade: grade13, languages: languages14, it_skills: it_skills15, relatives_in_group: relatives_in_group16, experiences: experiences17, source: source18, referrer_id: referrer_id19, expected_salary: expected_salary20, available_date: available_date21, shift_ok: shift_ok22, conflict_of_interest: conflict_of_interest23, note: note24, address: address25, new_district_id: new_district_id26, ward_id: ward_id27, tags: tags28, consent_way: consent_way29, consent_reserve: consent_reserve30, applicant_id: applicant_id31, is_other_person: is_other_person32 }, requires: ["full_name","date_of_birth","phone","consent_way"] },
    undoImport: { fields: { run_id: run_id33 }, requires: ["run_id"] },
  },
} as const
