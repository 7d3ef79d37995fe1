/** Words of dialogs, drawers, menus, toasts and the progress bar. */
export const overlaysLabels = {
  confirmFailed: 'Chưa thực hiện được. Vui lòng thử lại.',
  undo: 'Hoàn tác',
  notification: 'Thông báo',
  notifications: (key: string) => `Thông báo (phím ${key})`,
  closeNotification: 'Đóng thông báo',
  toneBad: 'Lỗi',
  toneWarn: 'Lưu ý',
  pageProgress: 'Đang tải trang',
  pageProgressFailed: 'Chưa tải được',
}
