/** What a company's own 'Phiếu đánh giá tái ký' may name, each with an example. */
export const reviewTags = {
  'Tên công ty': 'Công ty Cổ phần Sông Mây',
  'Địa danh': 'Hà Nội',
  'Ngày lập': 'Hà Nội, ngày 15 tháng 01 năm 2027',
  'Số hợp đồng': '123/2026/HĐLĐ-SM',
  'Loại hợp đồng': 'Hợp đồng lao động xác định thời hạn 12 tháng',
  'Từ ngày': '01-03-2026',
  'Đến ngày': '28-02-2027',
  'Họ và tên': 'Nguyễn Thị Hồng Đào',
  'Mã nhân viên': 'NS0103',
  'Đơn vị': 'Phòng Kế toán',
  'Chức vụ': 'Chuyên viên kế toán',
  'Hạn cho ý kiến': '29-01-2027',
  'Đề nghị của đơn vị': 'Đề nghị ký tiếp',
  'Loại và thời hạn đề nghị': 'Hợp đồng lao động không xác định thời hạn',
  'Ý kiến đơn vị': 'Hoàn thành tốt công việc.',
  'Ý kiến nhân sự': 'Đồng ý với đề nghị của đơn vị.',
  'Trưởng đơn vị': 'Lê Văn Minh',
  'Người ghi ý kiến nhân sự': 'Phạm Thu Hà',
} as const

export type ReviewTag = keyof typeof reviewTags
