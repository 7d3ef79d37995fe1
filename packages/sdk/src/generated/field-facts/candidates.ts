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
const archived_until30 = {"title":"Lưu đến ngày","type":"string","nullable":true,"format":"date"} as const
const reason31 = {"title":"Lý do","type":"string","minLength":1,"maxLength":500,"pattern":"[^\\s\\p{DI}]"} as const
const applicant_id32 = {"title":"Hồ sơ đã có","type":"integer","nullable":true,"minimum":1,"maximum":9007199254740991} as const
const is_other_person33 = {"title":"Là người khác","type":"boolean"} as const
const columns34 = {"title":"Cột","type":"array","minItems":1} as const
const sort35 = {"title":"Sắp xếp","type":"string","maxLength":200} as const
const search36 = {"title":"search","type":"object"} as const
const filter37 = {"title":"filter","type":"object"} as const
const id38 = {"title":"Ứng viên","type":"integer","nullable":true,"minimum":1,"maximum":9007199254740991} as const
const way39 = {"title":"Cách liên hệ","type":"string"} as const
const reason40 = {"title":"Ghi chú","type":"string","nullable":true,"minLength":1,"maxLength":500,"pattern":"[^\\s\\p{DI}]"} as const
const reason41 = {"title":"Lý do","type":"string","nullable":true,"minLength":1,"maxLength":500,"pattern":"[^\\s\\p{DI}]"} as const
const offered_salary42 = {"title":"Mức lương đề nghị","type":"integer","nullable":true,"minimum":0,"maximum":1000000000} as const
const offered_start43 = {"title":"Ngày dự kiến nhận việc","type":"string","nullable":true,"format":"date"} as const
const probation_group44 = {"title":"Nhóm công việc thử việc","type":"string","nullable":true} as const
const probation_days45 = {"title":"Số ngày thử việc","type":"integer","nullable":true,"minimum":0,"maximum":180} as const
const beyond_quantity46 = {"title":"Nhận vượt số lượng","type":"boolean"} as const
const way47 = {"title":"Đã báo ứng viên bằng","type":"string","nullable":true} as const
const refusal48 = {"title":"Nhóm lý do","type":"string"} as const
const archived_until49 = {"title":"Lưu đến ngày","type":"string","format":"date"} as const
const round_id50 = {"title":"Vòng","type":"integer","nullable":true,"minimum":1,"maximum":9007199254740991} as const
const recruitment_id51 = {"title":"Đợt tuyển dụng","type":"integer","minimum":1,"maximum":9007199254740991} as const
const until52 = {"title":"Đồng ý lưu đến","type":"string","nullable":true,"format":"date"} as const

/** What the contract says of the fields of `candidates`; see `FieldFact`. */
export const fieldFacts = {
  resource: "candidates",
  titles: {"id":"Mã","applicant_id":"Mã","recruitment_id":"Đợt tuyển dụng","recruitment_code":"Mã đợt","recruitment_name":"Đợt tuyển dụng","position_name":"Vị trí","full_name":"Họ và tên","gender":"Giới tính","date_of_birth":"Ngày sinh","phone":"Số điện thoại","email":"Email","edu_level":"Trình độ","major":"Chuyên ngành","source":"Nguồn","expected_salary":"Mức lương mong muốn","state":"Trạng thái","state_reason":"Lý do","applied_at":"Ngày nộp","archived_until":"Lưu đến ngày","tags":"Nhãn","has_cv":"CV","version":"Phiên bản","created_at":"Ngày tạo","updated_at":"Ngày cập nhật","masked_fields":"Thông tin không được xem","id_number":"Số căn cước","height":"Chiều cao (cm)","weight":"Cân nặng (kg)","marital_status":"Tình trạng hôn nhân","school":"Trường","graduation_year":"Năm tốt nghiệp","grade":"Xếp loại tốt nghiệp","languages":"Ngoại ngữ","it_skills":"Tin học","relatives_in_group":"Người thân trong tập đoàn","experiences":"Kinh nghiệm làm việc","referrer_id":"Người giới thiệu","available_date":"Ngày có thể nhận việc","shift_ok":"Làm ca được","conflict_of_interest":"Xung đột lợi ích","note":"Ghi chú","address":"Địa chỉ","new_district_id":"Phường/Xã/Đặc khu","ward_id":"Phường/Xã (cũ)","full_address":"Địa chỉ đầy đủ","referrer_name":"Người giới thiệu","seen_at":"Xem lúc","seen_by_name":"Người xem","refusal":"Nhóm lý do","offered_salary":"Mức lương đề nghị","offered_start":"Ngày dự kiến nhận việc","probation_group":"Nhóm công việc thử việc","probation_days":"Số ngày thử việc","hold_reason":"Lý do giữ hồ sơ","erase_on":"Ngày xóa dữ liệu","consents":"Đồng ý","files":"Tệp"},
  verbs: ["list","store","export","destroyBulk","restore","similar","positions","statuses","show","destroy","update","contacted","confirmed","accepted","workRefuse","archived","fail","back","assignRecruitment","hold","release","storeConsent","withdrawConsent","history","emails","exports","exportsPdf","storeCv","storePhoto","destroyFile","fileTicket"],
  sortable: ["full_name","state","applied_at","date_of_birth","created_at","updated_at"],
  takes: {
    store: { fields: { full_name: full_name0, gender: gender1, date_of_birth: date_of_birth2, phone: phone3, email: email4, id_number: id_number5, height: height6, weight: weight7, marital_status: marital_status8, edu_level: edu_level9, school: school10, major: major11, graduation_year: graduation_year12, grade: grade13, languages: languages14, it_skills: it_skills15, relatives_in_group: relatives_in_group16, experiences: experiences17, source: source18, referrer_id: referrer_id19, expected_salary: expected_salary20, available_date: available_date21, shift_ok: shift_ok22, conflict_of_interest: conflict_of_interest23, note: note24, address: address25, new_district_id: new_district_id26, ward_id: ward_id27, tags: tags28, consent_way: consent_way29, archived_until: archived_until30, reason: reason31, applicant_id: applicant_id32, is_other_person: is_other_person33 }, requires: ["full_name","date_of_birth","phone","consent_way","reason"] },
    export: { fields: { columns: columns34, sort: sort35, search: search36, filter: filter37 }, requires: [] },
    similar: { fields: { id: id38, full_name: full_name0, date_of_birth: date_of_birth2, phone: phone3, email: email4, id_number: id_number5 }, requires: [] },
    update: { fields: { full_name: full_name0, gender: gender1, date_of_birth: date_of_birth2, phone: phone3, email: email4, id_number: id_number5, height: height6, weight: weight7, marital_status: marital_status8, edu_level: edu_level9, school: school10, major: major11, graduation_year: graduation_year12, grade: grade13, languages: languages14, it_skills: it_skills15, relatives_in_group: relatives_in_group16, experiences: experiences17, source: source18, referrer_id: referrer_id19, expected_salary: expected_salary20, available_date: available_date21, shift_ok: shift_ok22, conflict_of_interest: conflict_of_interest23, note: note24, address: address25, new_district_id: new_district_id26, ward_id: ward_id27, tags: tags28, is_other_person: is_other_person33 }, requires: [] },
    contacted: { fields: { way: way39, reason: reason40 }, requires: ["way"] },
    confirmed: { fields: { reason: reason40 }, requires: [] },
    accepted: { fields: { reason: reason41, offered_salary: offered_salary42, offered_start: offered_start43, probation_group: probation_group44, probation_days: probation_days45, beyond_quantity: beyond_quantity46, way: way47 }, requires: [] },
    workRefuse: { fields: { refusal: refusal48, reason: reason31 }, requires: ["refusal","reason"] },
    archived: { fields: { reason: reason31, archived_until: archived_until49 }, requires: ["reason","archived_until"] },
    fail: { fields: { reason: reason31, round_id: round_id50 }, requires: ["reason"] },
    back: { fields: { reason: reason31 }, requires: ["reason"] },
    assignRecruitment: { fields: { recruitment_id: recruitment_id51 }, requires: ["recruitment_id"] },
    hold: { fields: { reason: reason31 }, requires: ["reason"] },
    release: { fields: {  }, requires: [] },
    storeConsent: { fields: { way: consent_way29, until: until52 }, requires: ["way"] },
    withdrawConsent: { fields: {  }, requires: [] },
  },
} as const
