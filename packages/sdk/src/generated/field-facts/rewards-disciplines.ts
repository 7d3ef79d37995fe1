// Generated from openapi/ by `npm run generate`; never edited.
const type0 = {"title":"Loại","type":"string"} as const
const employee_ids1 = {"title":"Nhân viên","type":"array","maxItems":500} as const
const department_id2 = {"title":"Tập thể","type":"integer","nullable":true,"minimum":1,"maximum":9007199254740991} as const
const form_id3 = {"title":"Hình thức","type":"integer","nullable":true,"minimum":1,"maximum":9007199254740991} as const
const number4 = {"title":"Số quyết định","type":"string","nullable":true,"minLength":1,"maxLength":100,"pattern":"[^\\s\\p{DI}]"} as const
const decision_date5 = {"title":"Ngày quyết định","type":"string","nullable":true,"format":"date"} as const
const effective_date6 = {"title":"Ngày hiệu lực","type":"string","nullable":true,"format":"date"} as const
const signer7 = {"title":"Người ký","type":"string","nullable":true,"minLength":1,"maxLength":100,"pattern":"[^\\s\\p{DI}]"} as const
const level8 = {"title":"Cấp","type":"string","nullable":true} as const
const reason9 = {"title":"Nội dung","type":"string","minLength":1,"maxLength":1000,"pattern":"[^\\s\\p{DI}]"} as const
const year10 = {"title":"Năm","type":"integer","nullable":true,"minimum":1950,"maximum":2100} as const
const period11 = {"title":"Đợt","type":"string","nullable":true,"minLength":1,"maxLength":100,"pattern":"[^\\s\\p{DI}]"} as const
const money12 = {"title":"Mức thưởng","type":"integer","nullable":true,"minimum":0,"maximum":100000000000} as const
const gift13 = {"title":"Hiện vật","type":"string","nullable":true,"minLength":1,"maxLength":200,"pattern":"[^\\s\\p{DI}]"} as const
const violation_date14 = {"title":"Ngày vi phạm","type":"string","nullable":true,"format":"date"} as const
const found_date15 = {"title":"Ngày phát hiện","type":"string","nullable":true,"format":"date"} as const
const about_assets16 = {"title":"Liên quan tài chính, tài sản, bí mật","type":"boolean"} as const
const minutes_no17 = {"title":"Số biên bản","type":"string","nullable":true,"minLength":1,"maxLength":50,"pattern":"[^\\s\\p{DI}]"} as const
const minutes_date18 = {"title":"Ngày lập biên bản","type":"string","nullable":true,"format":"date"} as const
const clause19 = {"title":"Điều khoản nội quy bị vi phạm","type":"string","nullable":true,"minLength":1,"maxLength":200,"pattern":"[^\\s\\p{DI}]"} as const
const damages20 = {"title":"Bồi thường","type":"integer","nullable":true,"minimum":0,"maximum":100000000000} as const
const suspended_from21 = {"title":"Tạm đình chỉ từ ngày","type":"string","nullable":true,"format":"date"} as const
const suspended_to22 = {"title":"Tạm đình chỉ đến ngày","type":"string","nullable":true,"format":"date"} as const
const note23 = {"title":"Ghi chú","type":"string","nullable":true,"minLength":1,"maxLength":2000,"pattern":"[^\\s\\p{DI}]"} as const
const name24 = {"title":"Hình thức","type":"string","minLength":1,"maxLength":200,"pattern":"[^\\s\\p{DI}]"} as const
const is_active25 = {"title":"Đang dùng","type":"boolean"} as const
const to26 = {"title":"Bước","type":"string"} as const
const invited_on27 = {"title":"Ngày thông báo họp","type":"string","format":"date"} as const
const invited_way28 = {"title":"Cách thông báo","type":"string"} as const
const union_name29 = {"title":"Đại diện công đoàn","type":"string","minLength":1,"maxLength":100,"pattern":"[^\\s\\p{DI}]"} as const
const union_invited_on30 = {"title":"Ngày thông báo công đoàn","type":"string","format":"date"} as const
const union_invited_way31 = {"title":"Cách thông báo công đoàn","type":"string"} as const
const parent_name32 = {"title":"Cha, mẹ, người đại diện","type":"string","minLength":1,"maxLength":100,"pattern":"[^\\s\\p{DI}]"} as const
const parent_invited_on33 = {"title":"Ngày thông báo cha, mẹ","type":"string","format":"date"} as const
const parent_invited_way34 = {"title":"Cách thông báo cha, mẹ","type":"string"} as const
const meeting_place35 = {"title":"Giờ, nơi họp","type":"string","minLength":1,"maxLength":200,"pattern":"[^\\s\\p{DI}]"} as const
const meeting_date36 = {"title":"Ngày họp xử lý","type":"string","format":"date"} as const
const participants37 = {"title":"Thành phần tham dự","type":"string","minLength":1,"maxLength":1000,"pattern":"[^\\s\\p{DI}]"} as const
const form_id38 = {"title":"Hình thức","type":"integer","minimum":1,"maximum":9007199254740991} as const
const months39 = {"title":"Số tháng kéo dài","type":"integer","minimum":1,"maximum":6} as const
const dismissal_case40 = {"title":"Trường hợp sa thải (Điều 125)","type":"string"} as const
const protection41 = {"title":"Lý do tạm hoãn","type":"string"} as const
const protected_until42 = {"title":"Tạm hoãn đến ngày","type":"string","format":"date"} as const
const reason43 = {"title":"Lý do không xử lý","type":"string","minLength":1,"maxLength":500,"pattern":"[^\\s\\p{DI}]"} as const
const reduction_number44 = {"title":"Số quyết định giảm thời hạn","type":"string","minLength":1,"maxLength":100,"pattern":"[^\\s\\p{DI}]"} as const
const reduction_date45 = {"title":"Ngày quyết định giảm thời hạn","type":"string","format":"date"} as const
const reduced_cleared_date46 = {"title":"Ngày xóa kỷ luật sau khi giảm","type":"string","format":"date"} as const

/** What the contract says of the fields of `rewardsDisciplines`; see `FieldFact`. */
export const fieldFacts = {
  resource: "rewardsDisciplines",
  titles: {"id":"Mã","type":"Loại","employee_ids":"Nhân viên","employees":"Nhân viên","employee_total":"Số nhân viên","department_id":"Tập thể","department_name":"Đơn vị","form_id":"Hình thức","form_name":"Hình thức","legal_form":"Hình thức theo Điều 124","number":"Số quyết định","decision_date":"Ngày quyết định","effective_date":"Ngày hiệu lực","signer":"Người ký","level":"Cấp","reason":"Nội dung","year":"Năm","period":"Đợt","money":"Mức thưởng","gift":"Hiện vật","state":"Trạng thái","violation_date":"Ngày vi phạm","found_date":"Ngày phát hiện","about_assets":"Liên quan tài chính, tài sản, bí mật","minutes_no":"Số biên bản","minutes_date":"Ngày lập biên bản","clause":"Điều khoản nội quy bị vi phạm","invited_on":"Ngày thông báo họp","invited_way":"Cách thông báo","union_name":"Đại diện công đoàn","union_invited_on":"Ngày thông báo công đoàn","union_invited_way":"Cách thông báo công đoàn","parent_name":"Cha, mẹ, người đại diện","parent_invited_on":"Ngày thông báo cha, mẹ","parent_invited_way":"Cách thông báo cha, mẹ","meeting_place":"Giờ, nơi họp","meeting_date":"Ngày họp xử lý","participants":"Thành phần tham dự","months":"Số tháng kéo dài","dismissal_case":"Trường hợp sa thải (Điều 125)","damages":"Bồi thường","suspended_from":"Tạm đình chỉ từ ngày","suspended_to":"Tạm đình chỉ đến ngày","protection":"Lý do tạm hoãn","protected_until":"Tạm hoãn đến ngày","dropped_reason":"Lý do không xử lý","decision_id":"Quyết định kỷ luật","ending_decision_id":"Quyết định chấm dứt hợp đồng","limit_day":"Hết thời hiệu xử lý","due":"Thời hiệu","is_clearing_stopped":"Dừng xóa kỷ luật","cleared_date":"Ngày xóa kỷ luật","reduction_number":"Số quyết định giảm thời hạn","reduction_date":"Ngày quyết định giảm thời hạn","reduced_cleared_date":"Ngày xóa kỷ luật sau khi giảm","note":"Ghi chú","masked_fields":"Thông tin không được xem","version":"Phiên bản","created_at":"Ngày tạo","updated_at":"Ngày cập nhật"},
  heads: {"decision_date":"Ngày QĐ","employees.full_name":"Nhân viên"},
  verbs: ["list","store","show","update","destroy","destroyBulk","restore","ofEmployee","forms","storeForm","updateForm","destroyForm","export","move","reduce","withdrawReduction"],
  sortable: ["type","number","decision_date","effective_date","state","violation_date","money","created_at","updated_at"],
  takes: {
    store: { fields: { type: type0, employee_ids: employee_ids1, department_id: department_id2, form_id: form_id3, number: number4, decision_date: decision_date5, effective_date: effective_date6, signer: signer7, level: level8, reason: reason9, year: year10, period: period11, money: money12, gift: gift13, violation_date: violation_date14, found_date: found_date15, about_assets: about_assets16, minutes_no: minutes_no17, minutes_date: minutes_date18, clause: clause19, damages: damages20, suspended_from: suspended_from21, suspended_to: suspended_to22, note: note23 }, requires: ["type","reason"] },
    update: { fields: { type: type0, employee_ids: employee_ids1, department_id: department_id2, form_id: form_id3, number: number4, decision_date: decision_date5, effective_date: effective_date6, signer: signer7, level: level8, reason: reason9, year: year10, period: period11, money: money12, gift: gift13, violation_date: violation_date14, found_date: found_date15, about_assets: about_assets16, minutes_no: minutes_no17, minutes_date: minutes_date18, clause: clause19, damages: damages20, suspended_from: suspended_from21, suspended_to: suspended_to22, note: note23 }, requires: [] },
    storeForm: { fields: { name: name24 }, requires: ["name"] },
    updateForm: { fields: { name: name24, is_active: is_active25 }, requires: [] },
    move: { fields: { to: to26, invited_on: invited_on27, invited_way: invited_way28, union_name: union_name29, union_invited_on: union_invited_on30, union_invited_way: union_invited_way31, parent_name: parent_name32, parent_invited_on: parent_invited_on33, parent_invited_way: parent_invited_way34, meeting_place: meeting_place35, meeting_date: meeting_date36, participants: participants37, form_id: form_id38, months: months39, dismissal_case: dismissal_case40, protection: protection41, protected_until: protected_until42, reason: reason43 }, requires: ["to"] },
    reduce: { fields: { reduction_number: reduction_number44, reduction_date: reduction_date45, reduced_cleared_date: reduced_cleared_date46 }, requires: ["reduction_number","reduction_date","reduced_cleared_date"] },
  },
} as const
