/** What a company's own decision may name anywhere, each with an example. */
export const decisionTags = {
  'Tên công ty': 'Công ty Cổ phần Sông Mây',
  'Địa danh': 'Hà Nội',
  'Tình trạng bản in': '(Bản nháp, chưa có giá trị)',
  'Số quyết định': '45/2026/QĐ-SM',
  'Ngày lập': 'Hà Nội, ngày 05 tháng 02 năm 2026',
  'Loại quyết định': 'Điều chuyển',
  'Trích yếu': 'Về việc điều chuyển nhân sự',
  'Căn cứ': 'Căn cứ nhu cầu công việc;',
  'Số giấy ủy quyền': '05/UQ-SM',
  'Ngày hiệu lực': '01-03-2026',
  'Người được quyết định': 'ông/bà Nguyễn Thị Hồng Đào, mã nhân viên NS0103',
  'Số người': '1',
  'Quyết định được đính chính': '40/2026/QĐ-SM',
  'Người ký': 'Phạm Thu Hà',
  'Chức vụ người ký': 'Giám đốc',
} as const

/** The list of the people of a decision, between {#…} and {/…}. */
export const peopleList = 'Danh sách người'

/** What stands between the two tags of that list, once for each person. */
export const personTags = {
  STT: '1',
  'Mã nhân viên': 'NS0103',
  'Họ và tên': 'Nguyễn Thị Hồng Đào',
  'Nội dung': 'Có hiệu lực từ ngày: 15-03-2026. Chức vụ: Trưởng nhóm. Đơn vị: Phòng Kế toán.',
  'Có hiệu lực từ ngày': '15-03-2026',
  'Chức vụ': 'Trưởng nhóm',
  'Đơn vị': 'Phòng Kế toán',
  'Nơi làm việc': 'Hà Nội',
  'Quản lý trực tiếp': 'Lê Văn Minh',
  'Thử việc đến ngày': '30-04-2026',
  'Nhiệm kỳ đến ngày': '28-02-2029',
  'Làm trưởng đơn vị': 'Có',
  'Nghỉ đến hết ngày': '31-03-2026',
  'Lý do': 'Theo nguyện vọng cá nhân',
  'Ngạch lương': 'Chuyên viên',
  'Bậc lương': '3',
  'Hệ số lương': '2,67',
  'Mức lương cơ bản': '9.000.000 đồng/tháng',
  'Lương đóng bảo hiểm': '9.000.000 đồng/tháng',
  'Ngày nâng bậc lần sau': '01-03-2029',
} as const

export type DecisionTag = keyof typeof decisionTags
export type PersonTag = keyof typeof personTags
