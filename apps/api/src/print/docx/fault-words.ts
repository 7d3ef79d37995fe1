/** What a Word file is refused for, in the words of whoever uploads it. */
export const faults = {
  noDocx: 'Tệp này không phải là tệp Word (.docx), hoặc đã hỏng.',
  old: 'Tệp thuộc định dạng Word cũ hoặc có mật khẩu. Hãy mở bằng Word, bỏ mật khẩu rồi lưu lại thành .docx.',
  tooLarge: 'Tệp quá lớn khi mở ra. Hãy bớt hình ảnh và nội dung rồi thử lại.',
  tooMany: (most: number) => `Tệp có quá nhiều phần bên trong (tối đa ${most}).`,
  twice: (part: string) => `Tệp có hai phần cùng tên "${short(part)}".`,
  badXml: (part: string) => `Không đọc được phần "${short(part)}" của tệp. Hãy mở bằng Word rồi lưu lại.`,
  doctype: (part: string) =>
    `Phần "${short(part)}" khai báo DOCTYPE hoặc thực thể, không có trong tệp Word thường.`,
  macros: 'Tệp có chứa macro. Hãy lưu lại thành tệp Word thường (.docx).',
  embedded: (part: string) =>
    `Tệp có đối tượng nhúng "${short(part)}" (OLE, ActiveX). Hãy xóa đối tượng này.`,
  attachedTemplate: (target: string) =>
    `Tệp gắn với mẫu nền ở nơi khác "${short(target)}" (attachedTemplate). Trong Word, hãy gắn lại với Normal.dotm rồi lưu.`,
  externalPicture: (target: string) =>
    `Hình ảnh "${short(target)}" nằm ngoài tệp. Hãy chèn hẳn hình vào tệp thay vì liên kết.`,
  externalPart: (target: string) =>
    `Tệp liên kết tới nội dung ở ngoài "${short(target)}". Hãy bỏ liên kết này.`,
  foreignChunk: (target: string) =>
    `Tệp chèn nguyên một tệp khác "${short(target)}". Hãy dán nội dung thay vì chèn tệp.`,
  field: (name: string) =>
    `Trường "${short(name)}" của Word không được dùng trong mẫu vì lấy nội dung từ nơi khác hoặc chạy lệnh.`,
  unknownTag: (tag: string) =>
    `Không có thẻ {${short(tag)}}. Hãy sao chép thẻ từ danh sách của loại giấy này.`,
  rawTag: (tag: string) => `Thẻ {${short(tag)}} chèn mã XML nên không được dùng.`,
  rowTag: (tag: string, list: string) => `Thẻ {${short(tag)}} chỉ dùng được giữa {#${list}} và {/${list}}.`,
  stray: (words: string) => `Dấu { hoặc } không thành thẻ trong đoạn "${short(words)}".`,
  unknownList: (tag: string) => `Không có danh sách {#${short(tag)}} cho loại giấy này.`,
  nested: (tag: string) =>
    `Danh sách {#${short(tag)}} nằm trong một danh sách khác; danh sách không được lồng nhau.`,
  unclosed: (tag: string) =>
    `Danh sách {#${short(tag)}} chưa được đóng đúng chỗ: {#…} và {/…} phải nằm trong cùng một dòng của bảng, cùng một đoạn, hoặc mỗi thẻ một đoạn riêng.`,
  unopened: (tag: string) => `Thẻ {/${short(tag)}} không có thẻ mở {#${short(tag)}} trước nó.`,
  tooManyTags: (most: number) => `Mẫu có quá nhiều thẻ (tối đa ${most}).`,
  more: (count: number) => `Và ${count} lỗi khác.`,
} as const

/** Names out of a file may be as long as it likes. */
function short(words: string): string {
  const seen = words.replaceAll(/\s+/g, ' ').trim()
  return seen.length > 60 ? `${seen.slice(0, 60)}…` : seen
}
