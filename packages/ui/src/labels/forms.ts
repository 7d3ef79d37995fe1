/** Words of fields and everything that is typed into. */
export const formsLabels = {
  required: 'Bắt buộc',
  showPassword: 'Hiện mật khẩu',
  hidePassword: 'Ẩn mật khẩu',
  capsLock: 'Phím Caps Lock đang bật.',
  choose: 'Chọn...',
  chooseNothing: 'Bỏ chọn',

  searchPlaceholder: 'Chọn hoặc gõ để tìm...',
  choices: 'Các lựa chọn',
  openList: 'Mở danh sách',
  closeList: 'Đóng danh sách',
  searching: 'Đang tìm...',
  searchFailed: 'Chưa tải được danh sách. Nhấn Enter để thử lại.',
  noOption: 'Không có lựa chọn nào khớp. Hãy thử từ khác.',
  moreOptions: (count: number) => `Còn ${count} lựa chọn nữa. Hãy gõ thêm để thu hẹp.`,
  removeChoice: (label: string) => `Bỏ ${label}`,
  unfold: (label: string) => `Mở ${label}`,
  fold: (label: string) => `Thu gọn ${label}`,

  errorCount: (count: number) => `Có ${count} chỗ cần sửa trước khi lưu`,

  notANumber: 'Giá trị chưa đúng. Hãy nhập một số, ví dụ 1,500.',
  tooManyDecimals: (decimals: number) =>
    decimals === 0
      ? 'Hãy nhập số nguyên, không có phần lẻ.'
      : `Hãy nhập tối đa ${decimals} chữ số sau dấu thập phân.`,
  numberAtLeast: (min: string) => `Hãy nhập số từ ${min} trở lên.`,
  numberAtMost: (max: string) => `Hãy nhập số không quá ${max}.`,
  numberBetween: (min: string, max: string) => `Hãy nhập số từ ${min} đến ${max}.`,
  notAnAmount: 'Số tiền chưa đúng. Hãy nhập số đồng tròn, ví dụ 12,500,000 hoặc 12.5 triệu.',
  currency: '₫',
  notADate: 'Ngày chưa đúng. Hãy nhập ngày/tháng/năm, ví dụ 31/12/2026.',
  dateAtLeast: (min: string) => `Hãy nhập ngày từ ${min} trở đi.`,
  dateAtMost: (max: string) => `Hãy nhập ngày không sau ${max}.`,
  dateBetween: (min: string, max: string) => `Hãy nhập ngày từ ${min} đến ${max}.`,
  datePlaceholder: 'Ngày/tháng/năm',
  dateFrom: 'Từ ngày',
  dateTo: 'Đến ngày',
  datesReversed: 'Ngày đầu đang sau ngày cuối. Hãy đổi lại thứ tự.',
  openCalendar: 'Mở lịch',
  calendar: 'Lịch',
  today: 'Hôm nay',
  calendarMonth: (month: number) => `Tháng ${month}`,
  /** From Sunday on, as JavaScript counts. */
  calendarWeekdays: ['CN', 'T2', 'T3', 'T4', 'T5', 'T6', 'T7'],
  calendarFailed: 'Chưa mở được lịch. Hãy nhập ngày bằng bàn phím.',
  notATime: 'Giờ chưa đúng. Hãy nhập giờ:phút:giây, ví dụ 08:30:00.',
  timePlaceholder: 'Giờ:phút:giây',
}
