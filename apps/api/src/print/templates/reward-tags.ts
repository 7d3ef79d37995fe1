/** Whom the papers of rewards and disciplines are about, each with an example. */
const personTags = {
  'Tên công ty': 'Công ty Cổ phần Sông Mây',
  'Địa danh': 'Hà Nội',
  'Ngày lập': 'Hà Nội, ngày 15 tháng 01 năm 2027',
  'Họ và tên': 'Nguyễn Thị Hồng Đào',
  'Mã nhân viên': 'NS0103',
  'Ngày sinh': '12-04-1992',
  'Chức vụ': 'Chuyên viên kế toán',
  'Đơn vị': 'Phòng Kế toán',
} as const

/** What a company's own certificate of a reward may name. */
export const rewardTags = {
  ...personTags,
  'Tập thể': 'Phòng Kế toán',
  'Hình thức': 'Giấy khen',
  'Nội dung': 'Hoàn thành xuất sắc nhiệm vụ năm 2026',
  'Số quyết định': '15/QĐ-KT',
  'Ngày quyết định': '15-01-2027',
  'Cấp khen thưởng': 'Công ty',
  'Năm, đợt': '2026, Tổng kết năm',
  'Người ký': 'Phạm Thu Hà',
} as const

/** What a company's own papers of a discipline case may name. */
export const disciplineTags = {
  ...personTags,
  'Số biên bản': '01/BB',
  'Ngày lập biên bản': '02-03-2026',
  'Hành vi vi phạm': 'Tự ý rời vị trí làm việc',
  'Ngày vi phạm': '01-03-2026',
  'Ngày phát hiện': '02-03-2026',
  'Điều khoản nội quy': 'Khoản 2 Điều 15 nội quy lao động',
  'Ngày thông báo': '03-03-2026',
  'Ngày họp': '12-03-2026',
  'Giờ, nơi họp': '8 giờ 30, phòng họp tầng 2',
  'Đại diện công đoàn': 'Trần Văn Nam',
  'Cha, mẹ hoặc người đại diện': 'Lê Thị Bình',
  'Người được mời': 'ông/bà Nguyễn Thị Hồng Đào; ban chấp hành công đoàn',
  'Thành phần tham dự': 'Người lao động, ban chấp hành công đoàn',
  'Hình thức': 'Khiển trách',
  'Số quyết định': '20/QĐ-KL',
  'Ngày quyết định': '20-03-2026',
  'Ngày hiệu lực': '20-03-2026',
  'Số quyết định giảm': '30/QĐ-GTH',
  'Ngày quyết định giảm': '01-07-2026',
  'Ngày xóa kỷ luật': '01-08-2026',
} as const

export type RewardTag = keyof typeof rewardTags
export type DisciplineTag = keyof typeof disciplineTags
