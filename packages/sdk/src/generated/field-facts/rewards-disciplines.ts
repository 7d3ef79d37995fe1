// Generated from openapi/ by `npm run generate`; never edited.
const type0 = {"title":"Loại","type":"string"} as const
const employee_ids1 = {"title":"Nhân viên","type":"array","maxItems":500} as const
const department_id2 = {"title":"Tập thể","type":"integer","nullable":true,"minimum":1,"maximum":9007199254740991} as const
const form_id3 = {"title":"Hình thức","type":"integer","nullable":true,"minimum":1,"maximum":9007199254740991} as const
const reason_id4 = {"title":"Lý do","type":"integer","nullable":true,"minimum":1,"maximum":9007199254740991} as const
const number5 = {"title":"Số quyết định","type":"string","nullable":true,"minLength":1,"maxLength":100,"pattern":"[^\\s\\p{DI}]"} as const
const decision_date6 = {"title":"Ngày quyết định","type":"string","nullable":true,"format":"date"} as const
const effective_date7 = {"title":"Ngày hiệu lực","type":"string","nullable":true,"format":"date"} as const
const signer8 = {"title":"Người ký","type":"string","nullable":true,"minLength":1,"maxLength":100,"pattern":"[^\\s\\p{DI}]"} as const
const level9 = {"title":"Cấp","type":"string","nullable":true} as const
const reason10 = {"title":"Nội dung","type":"string","minLength":1,"maxLength":1000,"pattern":"[^\\s\\p{DI}]"} as const
const year11 = {"title":"Năm","type":"integer","nullable":true,"minimum":1950,"maximum":2100} as const
const period12 = {"title":"Đợt","type":"string","nullable":true,"minLength":1,"maxLength":100,"pattern":"[^\\s\\p{DI}]"} as const
const money13 = {"title":"Mức thưởng","type":"integer","nullable":true,"minimum":0,"maximum":100000000000} as const
const gift14 = {"title":"Hiện vật","type":"string","nullable":true,"minLength":1,"maxLength":200,"pattern":"[^\\s\\p{DI}]"} as const
const violation_date15 = {"title":"Ngày vi phạm","type":"string","nullable":true,"format":"date"} as const
const found_date16 = {"title":"Ngày phát hiện","type":"string","nullable":true,"format":"date"} as const
const about_assets17 = {"title":"Liên quan tài chính, tài sản, bí mật","type":"boolean"} as const
const minutes_no18 = {"title":"Số biên bản","type":"string","nullable":true,"minLength":1,"maxLength":50,"pattern":"[^\\s\\p{DI}]"} as const
const minutes_date19 = {"title":"Ngày lập biên bản","type":"string","nullable":true,"format":"date"} as const
const clause20 = {"title":"Điều khoản nội quy bị vi phạm","type":"string","nullable":true,"minLength":1,"maxLength":200,"pattern":"[^\\s\\p{DI}]"} as const
const damages21 = {"title":"Bồi thường","type":"integer","nullable":true,"minimum":0,"maximum":100000000000} as const
const suspended_from22 = {"title":"Tạm đình chỉ từ ngày","type":"string","nullable":true,"format":"date"} as const
const suspended_to23 = {"title":"Tạm đình chỉ đến ngày","type":"string","nullable":true,"format":"date"} as const
const note24 = {"title":"Ghi chú","type":"string","nullable":true,"minLength":1,"maxLength":2000,"pattern":"[^\\s\\p{DI}]"} as const
const to25 = {"title":"Bước","type":"string"} as const
const invited_on26 = {"title":"Ngày thông báo họp","type":"string","format":"date"} as const
const invited_way27 = {"title":"Cách thông báo","type":"string"} as const
const union_name28 = {"title":"Đại diện công đoàn","type":"string","minLength":1,"maxLength":100,"pattern":"[^\\s\\p{DI}]"} as const
const union_invited_on29 = {"title":"Ngày thông báo công đoàn","type":"string","format":"date"} as const
const union_invited_way30 = {"title":"Cách thông báo công đoàn","type":"string"} as const
const parent_name31 = {"title":"Cha, mẹ, người đại diện","type":"string","minLength":1,"maxLength":100,"pattern":"[^\\s\\p{DI}]"} as const
const parent_invited_on32 = {"title":"Ngày thông báo cha, mẹ","type":"string","format":"date"} as const
const parent_invited_way33 = {"title":"Cách thông báo cha, mẹ","type":"string"} as const
const meeting_place34 = {"title":"Giờ, nơi họp","type":"string","minLength":1,"maxLength":200,"pattern":"[^\\s\\p{DI}]"} as const
const meeting_date35 = {"title":"Ngày họp xử lý","type":"string","format":"date"} as const
const participants36 = {"title":"Thành phần tham dự","type":"string","minLength":1,"maxLength":1000,"pattern":"[^\\s\\p{DI}]"} as const
const form_id37 = {"title":"Hình thức","type":"integer","minimum":1,"maximum":9007199254740991} as const
const months38 = {"title":"Số tháng kéo dài","type":"integer","minimum":1,"maximum":6} as const
const dismissal_case39 = {"title":"Trường hợp sa thải (Điều 125)","type":"string"} as const
const protection40 = {"title":"Lý do tạm hoãn","type":"string"} as const
const protected_until41 = {"title":"Tạm hoãn đến ngày","type":"string","format":"date"} as const
const reason42 = {"title":"Lý do không xử lý","type":"string","minLength":1,"maxLength":500,"pattern":"[^\\s\\p{DI}]"} as const
const reduction_number43 = {"title":"Số quyết định giảm thời hạn","type":"string","minLength":1,"maxLength":100,"pattern":"[^\\s\\p{DI}]"} as const
const reduction_date44 = {"title":"Ngày quyết định giảm thời hạn","type":"string","format":"date"} as const
const reduced_cleared_date45 = {"title":"Ngày xóa kỷ luật sau khi giảm","type":"string","format":"date"} as const

/** What the contract says of the fields of `rewardsDisciplines`; see `FieldFact`. */
export const fieldFacts = {
  resource: "rewardsDisciplines",
  titles: {"id":"Mã","type":"Loại","employee_ids":"Nhân viên","employees":"Nhân viên","employee_total":"Số nhân viên","department_id":"Tập thể","department_name":"Đơn vị","form_id":"Hình thức","form_name":"Hình thức","legal_form":"Hình thức theo Điều 124","reason_id":"Lý do","reason_name":"Lý do","number":"Số quyết định","decision_date":"Ngày quyết định","effective_date":"Ngày hiệu lực","signer":"Người ký","level":"Cấp","reason":"Nội dung","year":"Năm","period":"Đợt","money":"Mức thưởng","gift":"Hiện vật","state":"Trạng thái","violation_date":"Ngày vi phạm","found_date":"Ngày phát hiện","about_assets":"Liên quan tài chính, tài sản, bí mật","minutes_no":"Số biên bản","minutes_date":"Ngày lập biên bản","clause":"Điều khoản nội quy bị vi phạm","invited_on":"Ngày thông báo họp","invited_way":"Cách thông báo","union_name":"Đại diện công đoàn","union_invited_on":"Ngày thông báo công đoàn","union_invited_way":"Cách thông báo công đoàn","parent_name":"Cha, mẹ, người đại diện","parent_invited_on":"Ngày thông báo cha, mẹ","parent_invited_way":"Cách thông báo cha, mẹ","meeting_place":"Giờ, nơi họp","meeting_date":"Ngày họp xử lý","participants":"Thành phần tham dự","months":"Số tháng kéo dài","dismissal_case":"Trường hợp sa thải (Điều 125)","damages":"Bồi thường","suspended_from":"Tạm đình chỉ từ ngày","suspended_to":"Tạm đình chỉ đến ngày","protection":"Lý do tạm hoãn","protected_until":"Tạm hoãn đến ngày","dropped_reason":"Lý do không xử lý","decision_id":"Quyết định kỷ luật","ending_decision_id":"Quyết định chấm dứt hợp đồng","limit_day":"Hết thời hiệu xử lý","due":"Thời hiệu","is_clearing_stopped":"Dừng xóa kỷ luật","cleared_date":"Ngày xóa kỷ luật","reduction_number":"Số quyết định giảm thời hạn","reduction_date":"Ngày quyết định giảm thời hạn","reduced_cleared_date":"Ngày xóa kỷ luật sau khi giảm","note":"Ghi chú","masked_fields":"Thông tin không được xem","version":"Phiên bản","created_at":"Ngày tạo","updated_at":"Ngày cập nhật"},
  heads: {"decision_date":"Ngày QĐ","employees.full_name":"Nhân viên"},
  verbs: ["list","store","show","update","destroy","destroyBulk","restore","ofEmployee","forms","export","move","reduce","withdrawReduction"],
  sortable: ["type","number","decision_date","effective_date","state","violation_date","money","created_at","updated_at"],
  takes: {
    store: { fields: { type: type0, employee_ids: employee_ids1, department_id: department_id2, form_id: form_id3, reason_id: reason_id4, number: number5, decision_date: decision_date6, effective_date: effective_date7, signer: signer8, level: level9, reason: reason10, year: year11, period: period12, money: money13, gift: gift14, violation_date: violation_date15, found_date: found_date16, about_assets: about_assets17, minutes_no: minutes_no18, minutes_date: minutes_date19, clause: clause20, damages: damages21, suspended_from: suspended_from22, suspended_to: suspended_to23, note: note24 }, requires: ["type","reason"] },
    update: { fields: { type: type0, employee_ids: employee_ids1, department_id: department_id2, form_id: form_id3, reason_id: reason_id4, number: number5, decision_date: decision_date6, effective_date: effective_date7, signer: signer8, level: level9, reason: reason10, year: year11, period: period12, money: money13, gift: gift14, violation_date: violation_date15, found_date: found_date16, about_assets: about_assets17, minutes_no: minutes_no18, minutes_date: minutes_date19, clause: clause20, damages: damages21, suspended_from: suspended_from22, suspended_to: suspended_to23, note: note24 }, requires: [] },
    move: { fields: { to: to25, invited_on: invited_on26, invited_way: invited_way27, union_name: union_name28, union_invited_on: union_invited_on29, union_invited_way: union_invited_way30, parent_name: parent_name31, parent_invited_on: parent_invited_on32, parent_invited_way: parent_invited_way33, meeting_place: meeting_place34, meeting_date: meeting_date35, participants: participants36, form_id: form_id37, months: months38, dismissal_case: dismissal_case39, protection: protection40, protected_until: protected_until41, reason: reason42 }, requires: ["to"] },
    reduce: { fields: { reduction_number: reduction_number43, reduction_date: reduction_date44, reduced_cleared_date: reduced_cleared_date45 }, requires: ["reduction_number","reduction_date","reduced_cleared_date"] },
  },
} as const
