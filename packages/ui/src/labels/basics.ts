/** Words of buttons, states and small parts. */
export const basicsLabels = {
  working: 'Đang xử lý',
  loading: 'Đang tải dữ liệu...',
  retry: 'Thử lại',
  close: 'Đóng',
  cancel: 'Huỷ',
  copy: 'Sao chép',
  copied: 'Đã sao chép',
  requestId: 'Mã yêu cầu',
  errorTitle: 'Không tải được dữ liệu',
  errorText: 'Đã có lỗi khi tải dữ liệu. Vui lòng thử lại sau ít phút.',
  notFoundText: 'Lỗi rồi! Trang bạn tìm kiếm không tồn tại!',
  notFoundLink: 'Về trang chính',
  forbiddenText: 'Bạn cần thêm quyền để truy cập vào trang này. Vui lòng liên hệ với quản trị viên.',
  empty: 'Không có dữ liệu để hiển thị',
  noValue: 'Chưa có',
  progress: (percent: number) => `Đã hoàn thành ${percent}%`,
}
