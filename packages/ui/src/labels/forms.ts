/** Words of fields and everything that is typed into. */
export const formsLabels = {
  required: 'Bắt buộc',
  showPassword: 'Hiện mật khẩu',
  hidePassword: 'Ẩn mật khẩu',
  capsLock: 'Phím Caps Lock đang bật.',
  choose: 'Chọn...',
  chooseNothing: 'Bỏ chọn',
}
