/** What a company's own notice of the end of a contract may name, each with an example. */
export const endNoticeTags = {
  'Tên công ty': 'Công ty Cổ phần Sông Mây',
  'Địa danh': 'Hà Nội',
  'Ngày lập': 'Hà Nội, ngày 15 tháng 01 năm 2027',
  'Số hợp đồng': '123/2026/HĐLĐ-SM',
  'Ngày ký hợp đồng': '25-02-2026',
  'Loại hợp đồng': 'xác định thời hạn',
  'Từ ngày': '01-03-2026',
  'Đến ngày': '28-02-2027',
  'Họ và tên': 'Nguyễn Thị Hồng Đào',
  'Mã nhân viên': 'NS0103',
  'Ngày sinh': '12-04-1992',
  'Giới tính': 'Nữ',
  'Công việc': 'Chuyên viên kế toán',
  'Đơn vị': 'Phòng Kế toán',
  'Ngày chấm dứt': '28-02-2027',
  'Lý do chấm dứt': 'Hết hạn hợp đồng',
  'Ngày báo trước': '15-01-2027',
  'Trường hợp không báo trước': 'người lao động không được trả đủ lương hoặc trả lương không đúng hạn',
  'Số quyết định': '12/2027/QĐ-SM',
} as const

export type EndNoticeTag = keyof typeof endNoticeTags
