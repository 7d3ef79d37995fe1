/** What is said before a file is deleted. */
export const removalNote =
  'Chỉ xóa hồ sơ lập nhầm. Hồ sơ đã có quá trình công tác, tài khoản hoặc dữ liệu khác gắn với người này thì không xóa được; hãy dùng "Nghỉ việc".'
