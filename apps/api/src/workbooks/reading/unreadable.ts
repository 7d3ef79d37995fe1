const sentences = {
  noWorkbook: 'Tệp này không phải là sổ Excel (.xlsx), hoặc đã hỏng.',
  old: 'Tệp thuộc định dạng Excel cũ hoặc có mật khẩu. Hãy mở bằng Excel, bỏ mật khẩu rồi lưu lại thành .xlsx.',
  macros: 'Tệp có chứa macro. Hãy lưu lại thành sổ Excel thường (.xlsx) rồi thử lại.',
  tooMuch: 'Tệp quá lớn khi mở ra. Hãy chia thành nhiều tệp nhỏ hơn.',
  tooManyRows: 'Mỗi lần chỉ nhập được 10,000 dòng. Hãy chia thành nhiều tệp.',
  tooManyRowsOfAll: 'Tệp có hơn 60,000 dòng ở tất cả các trang tính. Hãy chia thành nhiều tệp.',
  tooManyColumns: 'Trang tính có quá nhiều cột. Hãy dùng mẫu tải về.',
  empty: 'Trang tính đầu tiên không có dữ liệu.',
} as const

export type Unreadable = keyof typeof sentences

/** A file that cannot be read as a workbook; its message is for the user. */
export class UnreadableWorkbook extends Error {
  readonly reason: Unreadable

  constructor(reason: Unreadable) {
    super(sentences[reason])
    this.name = 'UnreadableWorkbook'
    this.reason = reason
  }
}
