const small = [
  'à á ả ã ạ ă ằ ắ ẳ ẵ ặ â ầ ấ ẩ ẫ ậ',
  'è é ẻ ẽ ẹ ê ề ế ể ễ ệ',
  'ì í ỉ ĩ ị',
  'ò ó ỏ õ ọ ô ồ ố ổ ỗ ộ ơ ờ ớ ở ỡ ợ',
  'ù ú ủ ũ ụ ư ừ ứ ử ữ ự',
  'ỳ ý ỷ ỹ ỵ',
  'đ',
].flatMap((line) => line.normalize('NFC').split(' '))

/** The 134 accented letters of Vietnamese: 67 small, then their capitals. */
export const vietnameseLetters: readonly string[] = [...small, ...small.map((letter) => letter.toUpperCase())]
